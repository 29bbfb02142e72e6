### Problèmes

ui-door-puzzles = Problèmes
ui-puzzles = Problèmes
ui-puzzles-help = Des positions tirées de parties de bots, où un choix est nettement meilleur que tous les autres. Ce que vous avez résolu est conservé sur cet appareil.
ui-puzzles-none = Il n’y a pas de problèmes ici.
ui-puzzles-solved = { $solved } sur { $total } résolus
ui-puzzle = Problème
ui-puzzle-n = Problème { $number }
ui-puzzle-turn = À vous de choisir
ui-puzzle-today = Problème du jour
ui-puzzle-solve = Résoudre
ui-puzzle-all = Tous les problèmes
ui-puzzle-next = Problème suivant
ui-puzzle-gone = Ce problème n’est plus là.
ui-puzzle-any = Peu importe
ui-puzzle-theme = Thème
ui-puzzle-theme-auction = Enchère
ui-puzzle-theme-link = Construction de voies
ui-puzzle-theme-block = Barrer la route
ui-puzzle-theme-trip = Transport
ui-puzzle-theme-end = Fin de partie
ui-puzzle-difficulty = Difficulté
ui-puzzle-difficulty-1 = Facile
ui-puzzle-difficulty-2 = Moyen
ui-puzzle-difficulty-3 = Difficile
ui-puzzle-players = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
ui-puzzle-solved = résolu
ui-puzzle-shown = solution montrée
ui-puzzle-ask = Vous jouez { $name }. Trouvez la meilleure étape suivante et jouez-la sur le plateau ; c’est la première étape qui compte.
ui-puzzle-right = C’est juste !
ui-puzzle-wrong = – cela coûte environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de pourcentage de chances de gagner. Essayez encore.
ui-puzzle-show = Montrer la solution
ui-puzzle-why = Ce que dit le bot ({ $level })
ui-puzzle-choices = Chances de gagner après chaque choix
