### Ce que tous les jeux partagent.

core-no-not-your-turn = C’est à { $names } de jouer.
core-no-game-over = La partie est terminée.
core-no-after-a-revelation = Cette étape révèle quelque chose ou laisse décider le hasard. Jouez-la seule, puis voyez.

core-chance = hasard
core-seat = Place { $number }
core-on = oui
core-off = non
core-rule = Règle { $rule }
