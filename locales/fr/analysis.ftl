### Analyse des parties terminées

server-no-bad-record = Cet enregistrement ne peut pas être analysé : { $why }
server-no-no-such-analysis = Cette analyse n’existe pas ici. Demandez-la d’abord.
server-no-no-such-moment = Ce moment n’existe pas dans l’analyse.
server-no-analyses-waiting = Vous avez déjà { $most } analyses en attente. Attendez l’une d’elles.
server-no-analyses-full = Beaucoup d’analyses sont en attente. Réessayez plus tard.
server-no-bad-effort = Une analyse est rapide ou complète.
