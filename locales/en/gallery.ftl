### Boards that people keep: the shelf and the gallery.

## What the server says.
server-no-no-such-kept-board = There is no such board, or it is private. Ask its owner for the link.
server-no-no-such-board-version = This board has no version { $version }.
server-no-board-newer = This board was changed elsewhere: version { $version } is newer. Open it again, or save yours as a new board.
server-no-board-unfinished = This board is not fit to play yet. Mend what is wrong with it first.
server-no-board-other-game = This is a board of another game.
server-no-board-without-name = Give the board a name.
server-no-gallery-needs-account = Only boards of an account stand in the gallery. Make one under Settings, or share the link.
server-no-too-many-boards = You keep { $most } boards. Delete one first.
server-no-shelf-full = Your boards fill { $most } MB. Delete one first.
