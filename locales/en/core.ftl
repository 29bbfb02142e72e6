### What all games share.

core-no-not-your-turn = It is the turn of { $names }.
core-no-game-over = The game is over.
core-no-after-a-revelation = That step shows something new, or lets dice and cards decide. Take it alone, then see.

core-chance = chance
core-seat = Seat { $number }
core-on = on
core-off = off
core-rule = Rule { $rule }
