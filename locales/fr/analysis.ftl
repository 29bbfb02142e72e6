### Analyse des parties terminées

server-no-bad-record = Ce fichier de partie ne peut pas être repris : { $why }
server-no-imports-today = Vous avez déjà envoyé { $most } fichiers de partie en un jour. Envoyez celui-ci demain.
server-no-imports-kept = Vous conservez déjà { $most } parties venues de fichiers. Retirez-en d’abord une de vos parties terminées.
server-no-no-such-analysis = Cette analyse n’existe pas ici. Demandez-la d’abord.
server-no-no-such-moment = Ce moment n’existe pas dans l’analyse.
server-no-analyses-waiting = Vous avez déjà { $most } analyses en attente. Attendez l’une d’elles.
server-no-analyses-full = Beaucoup d’analyses sont en attente. Réessayez plus tard.
server-no-bad-effort = Une analyse est rapide ou complète.

## La page

ui-analysis = Analyse
ui-analysis-title = Le cours de la partie
ui-analysis-about = Les bots regardent chaque tour : qui avait quelles chances de gagner, ce qui tenait à la chance, et où l’on aurait pu mieux faire.
ui-analysis-ask = Analyser cette partie
ui-analysis-full = Regarder de plus près
ui-analysis-working = Les bots regardent la partie : { $percent } %
ui-analysis-leave = Vous pouvez quitter cette page ; l’analyse continue et sera conservée.
ui-analysis-failed = L’analyse a échoué. Réessayez.
ui-analysis-not-over = Une partie s’analyse quand elle est terminée.
ui-analysis-back = Retour à la table
ui-analysis-chances = Chances de gagner
ui-analysis-move = Coup
ui-analysis-sums = Chance et jeu
ui-analysis-player = Joueur
ui-analysis-start = Début
ui-analysis-luck = Chance
ui-analysis-own = Ses tours
ui-analysis-others = Les autres
ui-analysis-end = Fin
ui-analysis-sums-help = Points de pourcentage des chances de gagner. La chance, ce sont les tirages et les lancers ; le reste vient de ses propres tours et de ceux des autres.
ui-analysis-moments = Moments clés
ui-analysis-none = Dans les tours examinés, le bot n’aurait rien fait de nettement mieux.
ui-analysis-moment = { $name }, coup { $move } : { $points ->
        [one] { $points } point de pourcentage perdu
       *[other] { $points } points de pourcentage perdus
    }
ui-analysis-done = Ce qui a été joué
ui-analysis-bot = Ce que le bot aurait joué
ui-analysis-better = Ce que le bot aurait joué ({ $level })
ui-analysis-more = et { $count ->
        [one] { $count } étape de plus
       *[other] { $count } étapes de plus
    }
ui-analysis-why = Pourquoi
ui-analysis-sure = À { $error } près ; d’après { $tables ->
        [one] { $tables } partie poursuivie
       *[other] { $tables } parties poursuivies
    }.
ui-analysis-boards = Montrer les deux plateaux
ui-analysis-hide = Masquer les plateaux
ui-analysis-show = Montrer dans l’historique
ui-analysis-file = Analyser un fichier de partie
ui-analysis-file-help = Une partie terminée de l’un des jeux, sous forme de fichier. Elle devient une table privée à vous, avec la relecture, l’analyse et des plateaux d’où rejouer ; personne d’autre ne la voit.
ui-analysis-file-choose = Choisir un fichier de partie (.txt)
ui-analysis-file-large = Ce fichier est trop grand : un fichier de partie a au plus 2 Mo.
ui-analysis-file-sending = La partie est rejouée pour vérification…
ui-analysis-file-link = Analyser une partie depuis un fichier
ui-imported = Depuis un fichier
ui-imported-remove = Retirer cette partie
ui-imported-ask = Retirer cette partie ?
ui-imported-help = Elle quitte vos parties terminées. Envoyez de nouveau le fichier, et elle revient.
ui-analysis-csv = Courbe en CSV
ui-analysis-svg = Courbe en image
ui-analysis-json = Tout en JSON

## Reprendre à partir d’une position

ui-again = Continuer à partir d’ici
ui-again-about = Une nouvelle table commence au coup { $move } de cette partie, contre des bots. Cette partie reste telle quelle.
ui-again-redealt = Ce que vous ne pouvez pas voir ici est redistribué.
ui-again-seat = Jouer à la place de
ui-again-level = Bots
ui-again-start = Commencer
ui-again-from = Reprend une autre partie à partir du coup { $move }.
ui-again-origin = Vers cette partie
ui-again-lines = Reprises de cette partie
ui-again-line = À partir du coup { $move }
server-no-again-not-here = On ne peut reprendre qu’une partie terminée, ou la sienne quand on joue seul contre des bots.
server-no-again-over = La partie est déjà terminée à cette position.
