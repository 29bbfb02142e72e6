### What is said of talk, notes and rematches.

server-no-bad-talk = Say something that can be read, in at most { $most } letters.
server-no-not-your-room = Players and onlookers talk apart while the game runs.
server-no-talk-full = So much has been said here that there is no room for more.
server-no-no-such-line = This was not said here.
server-no-nobody-there = No person sits there.
server-no-nobody-named = Say whom you mean.
server-no-yourself = That is you.
server-no-too-many-blocks = You have muted or blocked { $most } people. Take one off the list first.
server-no-cannot-join = You cannot sit down at this table.
server-no-not-over = This game is not over yet.
server-no-not-asked = No seat is kept for you here.
server-no-rematch-began = The others have begun without you. Open a table of your own.
