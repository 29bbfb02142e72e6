### Was alle Spiele gemeinsam haben.

core-no-not-your-turn = An der Reihe: { $names }.
core-no-game-over = Die Partie ist beendet.
core-no-after-a-revelation = Dieser Schritt deckt etwas auf oder lässt den Zufall entscheiden. Mach ihn einzeln und sieh dann weiter.

core-chance = Zufall
core-seat = Platz { $number }
core-on = an
core-off = aus
core-rule = Regel { $rule }
