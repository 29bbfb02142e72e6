### Analysis of finished games

server-no-bad-record = This record cannot be taken: { $why }
server-no-imports-today = You have brought { $most } games within a day. Bring this one tomorrow.
server-no-imports-kept = You keep { $most } games from files. Put one of your finished games aside first.
server-no-no-such-analysis = There is no such analysis here. Ask for it first.
server-no-no-such-moment = There is no such moment in the analysis.
server-no-analyses-waiting = You have { $most } analyses waiting. Wait for one of them.
server-no-analyses-full = Many analyses are waiting. Try again later.
server-no-bad-effort = An analysis is quick or full.

## The page

ui-analysis = Analysis
ui-analysis-title = How the game went
ui-analysis-about = The bots look at every turn: who had which chance to win, how much was luck, and where somebody could have done better.
ui-analysis-ask = Analyse this game
ui-analysis-full = Look more closely
ui-analysis-working = The bots are looking at the game: { $percent } %
ui-analysis-leave = You can leave this page; the analysis goes on and is kept.
ui-analysis-failed = The analysis has failed. Try again.
ui-analysis-not-over = A game is analysed when it is over.
ui-analysis-back = Back to the table
ui-analysis-chances = Chance to win
ui-analysis-move = Move
ui-analysis-sums = Luck and play
ui-analysis-player = Player
ui-analysis-start = Start
ui-analysis-luck = Luck
ui-analysis-own = Own turns
ui-analysis-others = Others
ui-analysis-end = End
ui-analysis-sums-help = Percentage points of the chance to win. Luck is what came from draws and rolls; the rest from one’s own turns and those of the others.
ui-analysis-moments = Key moments
ui-analysis-none = In the turns that were looked at, the bot would have done nothing clearly better.
ui-analysis-moment = { $name }, move { $move }: { $points ->
        [one] { $points } percentage point lost
       *[other] { $points } percentage points lost
    }
ui-analysis-done = What was done
ui-analysis-bot = What the bot would have done
ui-analysis-better = What the bot would have done ({ $level })
ui-analysis-more = and { $count ->
        [one] { $count } more step
       *[other] { $count } more steps
    }
ui-analysis-why = Why
ui-analysis-sure = Give or take { $error }; by { $tables ->
        [one] { $tables } game
       *[other] { $tables } games
    } played on.
ui-analysis-boards = Show both boards
ui-analysis-hide = Hide the boards
ui-analysis-show = Show in the replay
ui-analysis-file = Analyse a record
ui-analysis-file-help = A finished game of any of the titles, as a record file. It becomes a private table of yours, with replay, analysis and boards to play on from; nobody else sees it.
ui-analysis-file-choose = Choose a record (.txt)
ui-analysis-file-large = This file is too large: a record has at most 2 MB.
ui-analysis-file-sending = The game is played once more, to check it …
ui-analysis-file-link = Analyse a game from a file
ui-imported = From a file
ui-imported-remove = Put this game aside
ui-imported-ask = Put this game aside?
ui-imported-help = It leaves your finished games. Bring the file again, and it is back.
ui-analysis-csv = Curve as CSV
ui-analysis-svg = Curve as a picture
ui-analysis-json = All as JSON

## Trying again from a position

ui-again = Play on from here
ui-again-about = A new table begins at move { $move } of this game, against bots. This game stays as it is.
ui-again-redealt = What you cannot see here is dealt anew.
ui-again-seat = Play as
ui-again-level = Bots
ui-again-start = Begin
ui-again-from = Goes on from move { $move } of another game.
ui-again-origin = To that game
ui-again-lines = Played on from this game
ui-again-line = From move { $move }
server-no-again-not-here = Only a finished game, or your own game against bots alone, can be played on from a position.
server-no-again-over = The game is over at this position.
