### Puzzles

ui-door-puzzles = Puzzles
ui-puzzles = Puzzles
ui-puzzles-help = Positions from games of bots in which one choice is clearly better than all others. What you have solved is kept on this device.
ui-puzzles-none = There are no puzzles here.
ui-puzzles-solved = { $solved } of { $total } solved
ui-puzzle = Puzzle
ui-puzzle-n = Puzzle { $number }
ui-puzzle-turn = Your choice
ui-puzzle-today = Puzzle of the day
ui-puzzle-solve = Solve it
ui-puzzle-all = All puzzles
ui-puzzle-next = Next puzzle
ui-puzzle-gone = This puzzle is not here any more.
ui-puzzle-any = All
ui-puzzle-theme = Theme
ui-puzzle-theme-auction = Auction
ui-puzzle-theme-link = Building track
ui-puzzle-theme-block = Getting in the way
ui-puzzle-theme-trip = Transport
ui-puzzle-theme-end = End of the game
ui-puzzle-difficulty = Difficulty
ui-puzzle-difficulty-1 = Easy
ui-puzzle-difficulty-2 = Medium
ui-puzzle-difficulty-3 = Hard
ui-puzzle-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-puzzle-solved = solved
ui-puzzle-shown = answer shown
ui-puzzle-ask = You play { $name }. Find the best next step and play it on the board; the first step counts.
ui-puzzle-right = Right!
ui-puzzle-wrong = – this gives away about { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    } of the chance to win. Try again.
ui-puzzle-show = Show the answer
ui-puzzle-why = What the bot says ({ $level })
ui-puzzle-choices = Chance to win after each choice
