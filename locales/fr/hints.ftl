### Conseils

hint-chance = Chances de gagner : environ { $percent } %, d’après { $games ->
        [one] { $games } essai
       *[other] { $games } essais
    }.
ui-hint = Que feriez-vous ?
ui-hint-title = Conseil
ui-hint-thinking = Le bot réfléchit …
ui-hint-at = { $action } : { $place }
ui-hint-more = Puis encore { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    } de ce tour.
ui-hint-or = Ou : { $action }
ui-hint-other-plan = Ou un autre plan, qui commence de même
ui-hint-less-win-share = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de chances de gagner en moins
ui-hint-less-millions = un plan qui vaut environ { $amount ->
        [one] { $amount } million de yuans
       *[other] { $amount } millions de yuans
    } de moins
ui-hint-less-other = { $amount } de moins selon le compte du bot
ui-hint-equal = à peu près aussi bon
ui-hint-no-other = Le bot ne voit rien d’autre qui s’en approche.
ui-hint-do = Jouer ce coup
ui-hint-close = Fermer le conseil
ui-hint-marked = Un coup joué après un conseil est marqué dans le journal, visible pour tout le monde.
ui-log-hinted = après un conseil
ui-hints = Conseils
ui-hints-allow = Autoriser les conseils
ui-hints-help = À son tour, on peut demander conseil au bot le plus fort. Un coup joué après un conseil est marqué dans le journal.
ui-hints-on = Conseils autorisés
ui-hints-off = Sans conseils
ui-coach = Coach
ui-coach-off = Plus de conseils du coach
ui-coach-again = Que décide-t-on ici ?
