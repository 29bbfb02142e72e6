### Was alle Spiele gemeinsam haben.

core-no-not-your-turn = An der Reihe: { $names }.
core-no-game-over = Die Partie ist beendet.

core-chance = Zufall
core-seat = Platz { $number }
core-on = an
core-off = aus
core-rule = Regel { $rule }
