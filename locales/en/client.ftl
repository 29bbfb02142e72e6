### What the pages say: lobby, tables, history, rules, settings.

## people, tables

ui-you = you
ui-guest = Guest
ui-player-n = Player { $number }
ui-players = Players
ui-your-name = Your name
ui-change-name = Change your name
ui-title-with = { $game } with { $names }
ui-title-of = { $game }: { $names }
ui-people-with = with { $names }
ui-people = { $names }
ui-title-own = Game and people, if you give none
ui-seats-head = Seats
ui-held = held by a bot
ui-away = away
ui-bot-level = bot, { $level ->
         [random] random
         [easy] easy
         [normal] normal
         [hard] hard
        *[other] { $level }
    }
ui-income = income { $count }
ui-points = { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
ui-level = Level
ui-level-random = Random
ui-level-easy = Easy
ui-level-normal = Normal
ui-level-hard = Hard
ui-level-expert = Expert

## turn line

ui-your-turn = Your turn
ui-your-turn-short = Your turn
ui-waiting = Waiting
ui-watching = Watching
ui-over = Finished
ui-over-round = Finished in round { $round }
ui-waits-for = To act: { $names }
ui-since = Last move { $when }.
ui-sending = Sending…
ui-skip-ahead = Skip
ui-since-mine = Since your last move
ui-see-again = See it again on the board
ui-past = Move { $move } of { $total }
ui-offline = { $count ->
         [one] No connection. Trying again in { $count } second. Nothing is lost.
        *[other] No connection. Trying again in { $count } seconds. Nothing is lost.
    }
ui-offline-short = No connection. Nothing is lost.
ui-overtaken = The table moved on. Look again, then send.
ui-nothing-now = Nothing can be done right now.
ui-final = cannot be undone
ui-not-sent = preview, not sent yet
ui-allowed = Allowed
ui-why-not = why not?
ui-read-rule = Read rule { $rule }
ui-read-the-rule = Read the rule
ui-find-action = Find an action
ui-all-actions = All actions
ui-seat-cash = Cash
ui-seat-income = Income
ui-seat-score = Points
ui-actions = What you can do
ui-sheet = Change the height of the sheet
ui-undo = Undo
ui-takeback-ask = Ask to take back
ui-takeback-asked = { $name } asks to take back. Still to answer: { $waiting }
ui-takeback-withdraw = Withdraw the request
ui-agree = Agree
ui-refuse = Decline
ui-sit-down = Sit down
ui-less = Less
ui-more = More
ui-out-of-range = Choose { $least } to { $most }
ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-of = { $count } of { $total }

## board

ui-board = Board
ui-board-keys = Arrow keys move the cursor, N goes to the next open place, Enter chooses, question mark tells why not, 0 fits the board.
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Show the whole board
ui-find-place = Go to a place
ui-find-none = No place of this name.
ui-layers = Layers
ui-layer-relief = Relief
ui-layer-names = Names
ui-layer-networks = Networks
ui-tap-again = Tap again to choose
ui-show-open = { $count ->
    [one] Show the open place
   *[other] Show { $count } open places
}

## log, history, charts

ui-log = Log
ui-log-empty = The first move will appear here.
ui-log-undo = { $name } undoes a move.
ui-go-to-move = Go to move { $move }
ui-older = Older entries
ui-tab-log = Log
ui-tab-charts = Charts
ui-tab-rules = Rules
ui-rules-help = Every refusal names its rule. The whole rules are one click away.
ui-open-rules = Open the rules
ui-download-record = Download the record
ui-history = History
ui-first = To the start
ui-back = One move back
ui-forward = One move forward
ui-last = To the newest move
ui-play = Replay
ui-pause = Pause
ui-speed = Speed { $speed }
ui-turn-back = One turn back
ui-turn-forward = One turn forward
ui-by-turn = by turn
ui-by-move = by move
ui-step-change = Step by turns or by single moves
ui-move = Move { $move }
ui-round = Round { $round }
ui-round-head = Round
ui-live = Live
ui-back-to-live = Back to live
ui-as-table = Table
ui-as-lines = Lines
ui-charts-empty = Lines appear after the first round.
ui-start-short = start
ui-chart-cash = Cash, after each round
ui-chart-income = Income, after each round
ui-chart-score = Standing, after each round

## end

ui-result = Result
ui-wins = { $count ->
        [one] { $names } wins with { $score } points.
       *[other] { $names } share the victory with { $score } points.
    }
ui-copy-position = Copy link to this position
ui-share = Link to this position
ui-share-public = Anybody can open it: this table is public.
ui-share-private = This table is private. Whoever has the link can look on: they see what lies open to all, and cannot play.
ui-share-make = Make a link and copy it
ui-share-copy = Copy the link
ui-share-withdraw = Withdraw the link
ui-share-ends = The link also shows what is played later. Whoever opened the table can withdraw it at any time.
ui-score = { $score } { $score ->
        [one] point
       *[other] points
    }
ui-no-winner = Nobody wins this game.
ui-margin = { $count } more than { $name }
ui-how-ended = How it ended
ui-to-board = To the board
ui-to-result = To the result
ui-play-again = Play again
ui-seed-proof = Seed and proof of draws
ui-seed = Seed
ui-seed-hash = Hash shown at the start
ui-seed-later = shown after the end
ui-seed-check = Check
ui-seed-fits = The seed fits the hash.
ui-seed-differs = The seed does not fit the hash.
ui-draws = Draws

## hot-seat

ui-pass-screen = Pass the device to { $name }
ui-pass-screen-help = Nobody else should look now. { $name } presses the button.
ui-i-am = I am { $name }

## waiting room

ui-room-full = Everyone is here.
ui-room-open = { $count ->
         [one] { $count } seat is free.
        *[other] { $count } seats are free.
    }
ui-room-wait = The game starts when the host says so.
ui-room-private = Private: only people with the link can see this table and sit down.
ui-room-public = Public: this table is shown in the lobby; everybody can watch and sit down.
ui-free-seat = Free seat
ui-colour-of-seat = Seat { $number }: { $disc ->
        [1] blue, plain
        [2] red, bar
        [3] yellow, ring
        [4] violet, half
        [5] green, cross
       *[6] plum, quarters
    }. Press for the next free colour.
ui-add-bot = Add a bot
ui-free = Free the seat
ui-invite-link = Invitation link
ui-start = Start the game
ui-close-table = Close the table
ui-close-ask = Close this table?
ui-close-help = It has not begun. Its link leads nowhere afterwards.
ui-leave-table = Leave the table
ui-leave-ask = Leave this table?
ui-leave-help = Your seat becomes free for others.
ui-invite-renew = Renew the link
ui-invite-renew-ask = Renew the invitation link?
ui-invite-renew-help = The old link no longer works. Whoever sits at the table stays.
ui-invite-renewed = This is the new link. The old one no longer works.
ui-end-game = End this game
ui-end-game-ask = End this game?
ui-end-game-help = Nobody else plays here any more. The game ends now, without a winner, and leaves your list. There is no way back.
ui-this-table = This table
ui-resign = Resign
ui-resign-ask = Resign this game?
ui-resign-help = A bot plays your seat from now on, and the log tells it to all. You may come back at any time, unless somebody else has taken the seat.
ui-put-away = Remove from the list
ui-cancel = Cancel
ui-archive = Finished games
ui-archive-empty = None yet. Every game that you play to its end is found here.
ui-newer-games = Newer
ui-older-games = Older
ui-you-won = You won
ui-your-place = Place { $place } of { $count }
ui-won-by = won by { $names }
ui-no-table = There is no such table, or it is private.
ui-no-page = There is nothing at this address.
ui-loading = Laying out the board…

## pages

ui-pages = Pages
ui-panels = Players, companies, log
ui-nav-board = Board
ui-nav-play = Turn
ui-nav-table = Table
ui-nav-log = Log
ui-nav-charts = Charts
ui-door-play = Play
ui-door-watch = Watch
ui-door-rules = Rules
ui-door-settings = Settings
ui-lobby = To the lobby
ui-skip = To the content
ui-language = Language
ui-settings = Settings

## lobby

ui-where = Where shall we build today?
ui-motto = Every rule is checked, and every “no” tells you why.
ui-games = Games
ui-game-facts = { $players } players · { $minutes } min
ui-quick = { $count ->
         [one] { $game }, you and { $count } bot
        *[other] { $game }, you and { $count } bots
    }
ui-quick-help = Starts at once. Change seats, options or board if you like.
ui-options = Options
ui-play-now = Play now
ui-your-games = Your games
ui-wait-for-you = { $count ->
         [one] { $count } waits for you
        *[other] { $count } wait for you
    }
ui-no-games = No game waits for you. Start one against bots: it takes two clicks.
ui-open-tables = Open tables
ui-no-open = Nobody is looking for players right now. Open a table, or send a friend a link.
ui-now = { $count } now
ui-open-facts = { $count ->
         [one] { $count } player
        *[other] { $count } players
    } · { $free ->
         [one] { $free } seat left
        *[other] { $free } seats left
    }
ui-invite = Invite a friend
ui-invite-help = They join as a guest with two clicks, no account.
ui-invite-button = Open a table with a link
ui-hot-seat = One device, several players
ui-hot-seat-help = Pass the tablet round. Hidden hands stay hidden.
ui-hot-seat-button = Start hot-seat
ui-show-table = Show
ui-watch = Watch
ui-watch-game = Watch a game
ui-no-live = No public game is running right now.
ui-no-live-help = A table that is shown in the lobby can be watched by everybody. Start one!
ui-new-here = New here?
ui-new-here-help = The rules are short, searchable, and linked from every refusal.
ui-read-rules = Read the rules
ui-draw-board = Draw a board of your own
ui-server-trouble = The server does not answer as it should. Try again in a moment.
ui-pencil = Pencil
ui-pencil-idea = Draw on the board while you wait.
ui-pencil-help = Only you see pencil lines; nothing is sent.
ui-pencil-clear = Rub out
ui-invited = You are invited
ui-invited-help = Tell the others your name and sit down. No account needed.

## new table

ui-new-table = New table
ui-name-of-seat = Name for seat { $number }
ui-kind-of-seat = Who sits on seat { $number }
ui-kind-bot = Bot
ui-kind-open = Free seat
ui-kind-here = At this device
ui-seat-open-help = somebody with the link
ui-seat-bot-help = a computer player
ui-title = Name of the table
ui-public = Show this table in the lobby
ui-board-unreadable = This file is not a board: it cannot be read as JSON.
ui-open-table = Open the table

## rules page

ui-search-rules = Search the rules
ui-contents = Contents
ui-no-rule = No rule with these words. Try a rule ID such as { $rule }.
ui-in-short = { $game } in short
ui-understood = Understood
ui-rules-english = The rules themselves are in English.
ui-rules-notes = Show sources and notes for programmers
ui-rules-no-notes = Hide sources and notes for programmers
ui-all-rules = All rules
ui-table-region = Table
ui-book-letter-of = To the letter: { $rules }
ui-book-print = Print
ui-book-all-letters = All rules to the letter
ui-book-back = Back to the rulebook
ui-book-chapter = The whole chapter
ui-book-open = Open in a new tab
ui-book-untranslated = This rulebook is not there in { $language } yet; here it is in English.

## settings

ui-theme = Theme
ui-theme-help = Automatic follows the device.
ui-theme-auto = Automatic
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-contrast = High contrast
ui-palette = Colours of the pieces
ui-palette-help = Patterns and letters stay the same in all three.
ui-palette-calm = Calm
ui-palette-vivid = Vivid
ui-palette-grey = By lightness
ui-motion = Motion
ui-motion-auto = Automatic
ui-motion-full = Full
ui-motion-less = Reduced
ui-pace = Pace of bots
ui-pace-help = How long each of their decisions is shown. Space skips ahead.
ui-pace-now = At once
ui-pace-readable = Readable
ui-pace-slow = Slow
ui-text = Text size
ui-text-help = Of panels, pages and windows. The map has its own zoom.
ui-text-normal = Normal
ui-text-large = Large
ui-text-largest = Largest
ui-keys = Keys
ui-keys-on = Single letters act
ui-keys-setting = P passes, D is done, B builds; K at a table lists all.
ui-keys-off = Single letters can be switched off in the settings.
ui-key-tab = next button
ui-key-arrows = move on the board, with Ctrl from city to city
ui-key-next = next open place on the board
ui-key-enter = choose, then press the main button
ui-key-undo = take back the last step
ui-key-escape = close, then drop the preview
ui-key-why = what is this, why not
ui-key-hint = ask for a hint
ui-key-number = change a bid or a number, else zoom
ui-key-skip = show what the bots did at once
ui-key-pass = pass
ui-key-done = done
ui-key-build = build
ui-key-share = offer a share
ui-key-digits = card, group or choice of that number
ui-key-go = go to a place: type its name
ui-key-talk = talk
ui-key-waiting = next table that waits for you
ui-key-layers = layers of the board
ui-key-history = one move back or forward
ui-key-ends = start and live
ui-key-zoom = zoom in, zoom out, fit the board
ui-key-table = chart as a table
ui-key-turn = turn the die
ui-key-end = the other end of the line
ui-key-income = take income
ui-key-roll = roll dice
ui-key-move = move the train
ui-key-upgrade = upgrades
ui-key-hide = show or hide the panels
ui-key-regions = next region: what to do, board, players, log, history; back with Shift
ui-key-company = company of that number
ui-key-die = kind of die of that number
ui-key-discard = discard the card
ui-key-keys = this list

## learning by playing

ui-learn = Learn in { $count } minutes
ui-learn-help-lobby = Short lessons that you play on a real board. No account needed.
ui-learn-first = New to this game? { $count } short lessons show it to you while you play.
ui-learn-title = Learn { $game }
ui-learn-help = { $count } lessons of a minute or two. You play, the rules answer. You can leave at any time and go on later.
ui-learn-none = There are no lessons for this game yet.
ui-learn-begin = Begin
ui-learn-resume = Go on
ui-learn-done = done
ui-learn-left = begun
ui-lesson = Lesson
ui-lesson-n = Lesson { $number } of { $total }
ui-lesson-on = Go on
ui-lesson-try = Try it
ui-lesson-show = Show me
ui-lesson-again = Begin this lesson again
ui-lesson-all = All lessons
ui-lesson-next = Next lesson
ui-lesson-play = Now play
ui-lesson-done = Well done. On to the next lesson.
ui-lesson-all-done = That was the last lesson: you can play.
ui-lesson-refused = Refused, as it should be: rule { $rule }.
ui-gallery = Boards
ui-gallery-lobby-help = Play on a board of your own, or on one that somebody else has drawn.
ui-gallery-version = version { $version }
ui-gallery-back = All boards
ui-gallery-on = Board: { $name }, version { $version }
ui-new-board = Board
ui-new-board-shipped = The one that comes with the game
ui-new-board-kept = { $name }, by { $by }
ui-new-board-random = A new one, by chance
ui-new-board-file = From a file
ui-new-board-more = More boards
ui-new-board-seed = Seed { $seed }
ui-new-board-another = Another one
ui-new-board-made = The board is being made …
ui-new-board-help = The same seed gives the same board everywhere.
