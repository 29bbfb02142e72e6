### The page of the administrators.

ui-admin-title = Administration
ui-admin-overview = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } accounts
 }, { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
 }; { $playing ->
    [one] { $playing } game runs
   *[other] { $playing } games run
 }, { $open ->
    [one] { $open } table waits
   *[other] { $open } tables wait
 } for players.
ui-admin-reports = Reports ({ $count })
ui-admin-people = People
ui-admin-tables = Tables
ui-admin-limits = Limits
ui-admin-log = Log
ui-admin-kind = Which ones
ui-admin-none = Nothing found.
ui-admin-newer = Back
ui-admin-older = More
ui-admin-show = Details
ui-admin-guest = guest
ui-admin-program = program
ui-admin-private = private
ui-admin-gone = somebody who has left
ui-admin-deleted = a table that is deleted

ui-admin-people-search = Name or login
ui-admin-people-all = Everybody
ui-admin-people-account = Accounts
ui-admin-people-guest = Guests
ui-admin-people-suspended = Suspended
ui-admin-people-limited = Limits of their own
ui-admin-people-admin = Administrator
ui-admin-reported = { $count ->
    [0] Never reported.
    [one] Reported once.
   *[other] Reported { $count } times.
 }
ui-admin-own-limits = How much they may do at once
ui-admin-usual = as everybody

ui-admin-tables-search = Title or a name at the table
ui-admin-tables-all = All tables
ui-admin-tables-open = Waiting
ui-admin-tables-playing = Running
ui-admin-tables-over = Finished
ui-admin-tables-closed = Closed

ui-admin-everything = Also those that are dealt with
ui-admin-no-reports = No report waits.
ui-admin-report = { $by } about { $name }
ui-admin-why = Reason: { $why }
ui-admin-where = { $title }, { $room }
ui-admin-room-players = among the players
ui-admin-room-onlookers = among the onlookers
ui-admin-room-board = A board
ui-admin-withheld = You play at this table: what onlookers say there is shown to you after the game.
ui-admin-is-done = Dealt with

ui-admin-remove-name = Remove name
ui-admin-remove-name-ask = “{ $name }” is replaced by a number, at all tables and in what was said. This cannot be undone.
ui-admin-suspend = Suspend
ui-admin-suspend-ask = { $name } may only look on from now. Bots play their seats, and their waiting tables close.
ui-admin-allow = Let play again
ui-admin-allow-ask = { $name } may play and talk again.
ui-admin-close = Close table
ui-admin-close-ask = “{ $name }” ends for all who play there. This cannot be undone.
ui-admin-remove-title = Remove title
ui-admin-remove-title-ask = The table “{ $name }” is called like its game. This cannot be undone.
ui-admin-strike = Take the words out
ui-admin-strike-ask = The line of { $name } disappears from the talk. The report keeps it.
ui-admin-withdraw-board = Withdraw the board
ui-admin-withdraw-board-ask = Nobody but { $name } sees the board any more, and it cannot be shared. Games that are played on it go on.
ui-admin-give-back-board = Give the board back
ui-admin-give-back-board-ask = { $name } may share the board again.
ui-admin-done = Dealt with
ui-admin-done-ask = The report about { $name } goes to those that are dealt with.
ui-admin-reopen = Open again
ui-admin-reopen-ask = The report about { $name } is open again.

ui-admin-limits-help = For each person, or each address of strangers. TRACKSIDE_LIMITS changes all of them.
ui-admin-no-limits = TRACKSIDE_LIMITS is 0: there are no limits.
ui-admin-rate = What
ui-admin-at-once = At once
ui-admin-a-minute = Then, a minute
ui-admin-rate-session = New guests
ui-admin-rate-login = Attempts to sign in
ui-admin-rate-table = New tables
ui-admin-rate-write = Moves and other changes
ui-admin-rate-ask = Previews and reasons
ui-admin-rate-trial = Notices on trial
ui-admin-rate-mail = Mails
ui-admin-rate-hint = Hints
ui-admin-rate-talk = Lines of talk
ui-admin-rate-report = Reports
ui-admin-rate-read = Questions
ui-admin-rate-lesson = Steps of lessons
ui-admin-rate-board = Boards checked
ui-admin-rate-analysis = Games analysed
ui-admin-rate-balance = Boards tried by bots

ui-admin-by = { $name }
ui-admin-by-command = { $name }, command line
ui-admin-did-grant = Made administrator:
ui-admin-did-revoke = Administrator no more:
ui-admin-did-suspend = Suspended:
ui-admin-did-allow = May play again:
ui-admin-did-limit = Limits of:
ui-admin-did-remove-name = Name removed:
ui-admin-did-close = Table closed:
ui-admin-did-remove-title = Title removed:
ui-admin-did-withdraw-board = Board withdrawn:
ui-admin-did-give-back-board = Board given back:
ui-admin-did-strike = Words taken out, report:
ui-admin-did-done = Report dealt with:
ui-admin-did-reopen = Report open again:

server-no-no-such-person = There is nobody with this id.
server-no-no-such-report = There is no such report.
server-no-not-account = Only an account can be an administrator: guests have no password.
server-no-is-suspended = This person is suspended. Allow them to play first.
server-no-is-admin = This is an administrator. Take that away first: trackside admin revoke.
server-no-bad-factor = A factor is a number from { $least } to { $most }.
