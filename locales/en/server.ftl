### What the server says.

server-no-malformed = This cannot be read.
server-no-malformed-action = This is not a move of this game.
server-no-no-session = Give your name first.
server-no-bad-token = This token is not known here.
server-no-csrf = Reload the page, then try again.
server-no-scope-missing = This token does not have the right “{ $scope }”.
server-no-not-your-seat = This seat is someone else’s.
server-no-not-your-table = Only the host of the table can do this.
server-no-wrong-password = Name or password do not match.
server-no-no-such-table = There is no such table, or it is private. Ask for the link.
server-no-no-such-game = There is no game “{ $game }” here.
server-no-no-such-seat = This table has no such seat.
server-no-no-such-version = This table has no move { $version }.
server-no-no-such-file = There is no file “{ $file }” for this game.
server-no-no-such-language = There is no language “{ $lang }” here.
server-no-no-such-path = There is nothing here.
server-no-no-such-board = This game has no board “{ $board }”.
server-no-no-such-level = There is no bot “{ $level }” for this game. Choose one of: { $levels }.
server-no-bad-board = This board cannot be played on: { $problems }
server-no-bad-option = One of the options does not exist or does not take this value.
server-no-bad-players = This game takes { $least } to { $most } players.
server-no-bad-name = A name has 1 to { $most } letters.
server-no-bad-login = A login has 3 to 60 letters a to z, digits or . _ @ + -
server-no-bad-password = A password has at least { $least } characters.
server-no-bad-seat = A seat is a number, auto or none.
server-no-which-seat = You have several seats here. Say which one plays.
server-no-already-account = You have an account already.
server-no-login-taken = This login is taken. Choose another.
server-no-already-started = This table has started already.
server-no-not-started = This table has not started yet.
server-no-seats-open = Some seats are still open. Wait, or give them to bots.
server-no-seat-taken = This seat is taken. Choose another.
server-no-colour-taken = This colour is taken. Choose another.
server-no-seat-held = A bot holds your seat. Take it back first.
server-no-cannot-hold = A bot can hold only the seat of a person in a running game.
server-no-not-playing = Nobody plays here just now.
server-no-still-playing = You still play here. Resign first.
server-no-not-offered = This seat is not open to others.
server-no-bad-pace = This pace is not possible: the turn is too short or too long, or the reserve too large.
server-no-no-clock = There is no clock at this table.
server-no-no-pause = There is no pause to speak of now.
server-no-bad-sleep = Sleeping hours are at most { $hours } hours.
server-no-bad-vacation = Vacations are at most { $days } days in a year, within the next twelve months, from the first day to the last.
server-no-not-abandoned = This person was here a moment ago. Wait { $seconds } seconds after they have left.
server-no-rules-not-here = This table was begun with rules version { $rules }, which is not installed here. It can be read, not played.
server-no-other-move = That is allowed, but this lesson asks for another move.
server-no-stale = The table moved on. Look again, then send.
server-no-key-used = This key was used for another move.
server-no-undo-not-free = { $free ->
    [0] No move can be undone freely now. Ask the others.
    [one] { $free } move can be undone freely.
   *[other] { $free } moves can be undone freely.
 }
server-no-nothing-to-take-back = There is no move of yours to take back.
server-no-no-takeback = Nobody asks you to take back a move now.
server-no-others-play = Others play at this table. Resign, and a bot takes your seat.
server-no-too-many-tables = You have { $most } tables. Finish or close one first.
server-no-too-many-tokens = You have { $most } tokens. Delete one first.
server-no-bad-zone = This time zone is not known here.
server-no-bad-address = This must be an address that begins with https://
server-no-bad-push-keys = This browser’s keys cannot be read.
server-no-too-many-webhooks = You have { $most } webhooks. Remove one first.
server-no-no-such-way = There is no such way to reach you, or it is removed.
server-no-no-mail-here = Mail is not set up on this server.
server-no-bad-email = This is not an e-mail address.
server-no-email-taken = This address belongs to another account here.
server-no-link-over = This link is used up or too old. Ask for a new one.
server-no-password-missing = Choose a new password.
server-no-too-large = This is larger than the server takes.
server-no-too-many = { $seconds ->
    [one] That was a lot at once. Wait { $seconds } second.
   *[other] That was a lot at once. Wait { $seconds } seconds.
 }
server-no-no-account = You are known here as a guest, without a password. Make an account first.
server-no-put-out = The host of this table has given your seat to others.
server-no-one-seat = You have a seat here already. The host can allow several.
server-no-busy = The server has too much to write just now. Nothing is lost; try again in a moment.
server-no-disk-full = The disk of the server is full. Nothing can be stored.
server-no-bots-alone = Bots alone play only for people with an account, at { $most } tables at once. Take a seat yourself.
server-no-suspended = The host of this server has stopped you from playing here. You may look on, and keep or delete your account.
server-no-database = The database does not answer. Nothing is lost; try again.
server-no-mistake = Something went wrong on our side. Sorry. The game so far is saved.

server-ev-undo = { $name } takes moves back, to move { $to }.
server-no-hints-off = No hints at this table: so it was opened.
server-no-hint-not-your-turn = A hint is given on your own turn.
server-no-no-hints-here = The bots of this game give no hints.
server-no-hint-failed = The bot found no answer in time. Ask again.
server-no-plan-too-long = A plan has at most { $most } steps. Take some back first.
server-no-order-empty = The plan has no step of your own yet. Plan your next turn first.
server-no-order-moved = You have moved since this plan began. Begin it again from now.
server-no-order-cost = Not done: { $action } would cost { $now } now, and cost { $was } in the plan.
server-no-order-changed = Not done: { $action } would not bring the same any more.
server-no-order-back = Not done: moves were taken back, and the table is no longer what you planned on.
server-no-order-late = Not done: the round that you planned for is over.
server-no-order-no-pass = Not done: the price is above yours, and you may not pass here.
server-no-no-such-lot = This cannot come up for auction any more.
