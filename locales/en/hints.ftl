### Hints

hint-chance = Chance to win: about { $percent }%, by { $games ->
        [one] { $games } trial
       *[other] { $games } trials
    }.
ui-hint = What would you do?
ui-hint-title = Hint
ui-hint-thinking = The bot is thinking …
ui-hint-at = { $action }: { $place }
ui-hint-more = Then { $count ->
        [one] { $count } more step
       *[other] { $count } more steps
    } of this turn.
ui-hint-or = Or: { $action }
ui-hint-other-plan = Or another plan that begins alike
ui-hint-less-win-share = { $points ->
        [one] { $points } percentage point less
       *[other] { $points } percentage points less
    } chance to win
ui-hint-less-millions = a plan worth about { $amount } million yuan less
ui-hint-less-other = { $amount } less by the bot’s own count
ui-hint-equal = about as good
ui-hint-no-other = The bot sees nothing else that comes near.
ui-hint-do = Do it
ui-hint-close = Close the hint
ui-hint-marked = A move after a hint is marked in the log for all to see.
ui-log-hinted = after a hint
ui-hints = Hints
ui-hints-allow = Allow hints
ui-hints-help = On their own turn, players may ask the strongest bot. A move after a hint is marked in the log.
ui-hints-on = Hints allowed
ui-hints-off = No hints
ui-coach = Coach
ui-coach-off = No more coach lines
ui-coach-again = What is decided here?
