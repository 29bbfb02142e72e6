### What all games share.

core-no-not-your-turn = It is the turn of { $names }.
core-no-game-over = The game is over.

core-chance = chance
core-seat = Seat { $number }
core-on = on
core-off = off
core-rule = Rule { $rule }
