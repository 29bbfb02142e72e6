### Boards that people keep: the shelf and the gallery.

ui-gallery-about = Boards that people have drawn: look at them, open a table on one, or copy it into the editor and make it yours.
ui-gallery-draw = Draw a board
ui-gallery-everybody = Public
ui-gallery-mine = Mine
ui-gallery-all-games = All games
ui-gallery-order = Order
ui-gallery-new = Newest first
ui-gallery-played = Most played first
ui-gallery-none = Nobody has shown a board here yet.
ui-gallery-none-mine = You keep no boards yet.
ui-gallery-none-help = A board is drawn in the editor, with the printed one beside or beneath it, or begun from a file. It is yours until you share it.
ui-gallery-by = by { $name }
ui-gallery-games = { $count ->
    [0] not played yet
    [one] { $count } game played
   *[other] { $count } games played
 }
ui-gallery-versions = { $count ->
    [one] { $count } version
   *[other] { $count } versions
 }
ui-gallery-private = Private
ui-gallery-link = By link
ui-gallery-public = Public
ui-gallery-withdrawn = Withdrawn
ui-gallery-private-help = Nobody but you sees this board.
ui-gallery-link-help = Whoever has the link can look at this board, play on it and copy it.
ui-gallery-public-help = Everybody finds this board in the gallery, and can play on it and copy it.
ui-gallery-withdrawn-help = This board was withdrawn by whoever hosts the server. Only you see it, and it cannot be shared.
ui-gallery-draft = Not fit to play yet
ui-gallery-play = Open a table
ui-gallery-edit = Open in the editor
ui-gallery-look = Look at it
ui-gallery-copy = Copy into the editor
ui-gallery-file = Save as a file
ui-gallery-copy-link = Copy the link
ui-gallery-name = Name
ui-gallery-who-sees = Who sees it
ui-gallery-delete = Delete
ui-gallery-delete-ask = Delete “{ $name }”?
ui-gallery-delete-help = All its versions go. Games that were played on it stay, with their board.

ui-balance = How it plays
ui-balance-help = Figures of the map, and what games of bots on it show. The bots play when no table waits for them; it may take a while.
ui-balance-start = { $count ->
    [one] Let bots play { $count } game
   *[other] Let bots play { $count } games
 }
ui-balance-running = { $done } of { $wanted } games
ui-balance-stopped = The games were broken off. Let the bots play again.
ui-balance-none = Nobody has let bots play on this board yet.
ui-balance-mean = mean
ui-balance-least = least
ui-balance-most = most
ui-balance-rounds = Rounds
ui-balance-actions = Actions
ui-balance-games = { $count ->
    [one] { $count } game of bots
   *[other] { $count } games of bots
 }
ui-balance-ends = How they ended
ui-balance-no-end = without an end
ui-balance-wins = Who won
ui-balance-seat = seat { $number }
ui-balance-served = Cities that seldom had a railway
ui-balance-level = Bots: { $level }, { $players } seats
