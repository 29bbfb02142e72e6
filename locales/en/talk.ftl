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

ui-tab-talk = Talk
ui-talk = Talk
ui-notes = Notes
ui-talk-say = Say something to the table
ui-talk-send = Send
ui-talk-room = Who hears it
ui-talk-players = Players
ui-talk-onlookers = Onlookers
ui-talk-empty = Say hello. Only this table reads it.
ui-talk-empty-onlookers = Say hello to the other onlookers. Players read it when the game is over.
ui-talk-move = Move { $move }
ui-talk-unread = new:
ui-talk-mute = Quiet at this table
ui-talk-left = { $count ->
    [one] { $count } letter left
   *[other] { $count } letters left
 }
ui-talk-menu = mute, block or report
ui-talk-show-place = Show { $place } on the board
ui-mute = Mute
ui-block = Block
ui-report = Report
ui-reported = Reported. Thank you.
ui-block-ask = Block { $name }?
ui-block-help = You will not see each other’s talk any more. They cannot sit down at your tables or ask you to a rematch. You can undo this in the settings.
ui-report-ask = Report { $name }?
ui-report-help = Whoever hosts this server will read the line as it stands here.
ui-report-why = What is wrong with it (optional)
ui-notes-help = Only you see what you write here.
ui-notes-saving = Saving…
ui-notes-saved = Saved
ui-notes-failed = Not saved. The next change tries again.
ui-blocks = Muted and blocked
ui-is-mute = muted
ui-is-block = blocked
ui-unblock = Take off the list
ui-unblock-of = Take { $name } off the list
ui-rematch = Rematch
ui-rematch-asks = { $name } asks for a rematch.
ui-rematch-yes = I’m in
ui-rematch-no = No, thanks
ui-rematch-row = rematch: a seat is kept for you
ui-to-rematch = To the rematch
ui-seat-asked = asked to play again
ui-room-asked = Waiting for { $names }.
ui-room-rematch = The game starts when all have sat down.
ui-next-table = Next table
ui-next-table-count = { $count ->
    [one] Next table: { $count } waits for you
   *[other] Next table: { $count } wait for you
 }
