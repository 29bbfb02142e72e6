### Ciò che tutti i giochi condividono.

core-no-not-your-turn = Tocca a { $names }.
core-no-game-over = La partita è finita.
core-no-after-a-revelation = Questo passo rivela qualcosa o lascia decidere il caso. Fallo da solo, poi si vedrà.

core-chance = caso
core-seat = Posto { $number }
core-on = sì
core-off = no
core-rule = Regola { $rule }
