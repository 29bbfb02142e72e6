### Les plateaux que l’on garde : l’étagère et la galerie.

ui-gallery-about = Des plateaux dessinés par des joueurs : regardez-les, ouvrez une table sur l’un d’eux, ou copiez-le dans l’éditeur pour en faire le vôtre.
ui-gallery-draw = Dessiner un plateau
ui-gallery-everybody = Publics
ui-gallery-mine = Les miens
ui-gallery-all-games = Tous les jeux
ui-gallery-order = Ordre
ui-gallery-new = Les plus récents d’abord
ui-gallery-played = Les plus joués d’abord
ui-gallery-none = Personne n’a encore montré de plateau ici.
ui-gallery-none-mine = Vous ne gardez pas encore de plateau.
ui-gallery-none-help = Un plateau se dessine dans l’éditeur, le plateau imprimé à côté ou dessous, ou part d’un fichier. Il n’est qu’à vous tant que vous ne le partagez pas.
ui-gallery-by = de { $name }
ui-gallery-games = { $count ->
    [0] pas encore joué
    [one] { $count } partie jouée
   *[other] { $count } parties jouées
 }
ui-gallery-versions = { $count ->
    [one] { $count } version
   *[other] { $count } versions
 }
ui-gallery-private = Privé
ui-gallery-link = Par lien
ui-gallery-public = Public
ui-gallery-withdrawn = Retiré
ui-gallery-private-help = Vous seul voyez ce plateau.
ui-gallery-link-help = Qui a le lien peut regarder ce plateau, y jouer et le copier.
ui-gallery-public-help = Tout le monde trouve ce plateau dans la galerie, peut y jouer et le copier.
ui-gallery-withdrawn-help = L’hébergeur du serveur a retiré ce plateau. Vous seul le voyez, et il ne peut pas être partagé.
ui-gallery-draft = Pas encore jouable
ui-gallery-play = Ouvrir une table
ui-gallery-edit = Ouvrir dans l’éditeur
ui-gallery-look = Regarder
ui-gallery-copy = Copier dans l’éditeur
ui-gallery-file = Enregistrer en fichier
ui-gallery-copy-link = Copier le lien
ui-gallery-name = Nom
ui-gallery-who-sees = Qui le voit
ui-gallery-delete = Supprimer
ui-gallery-delete-ask = Supprimer « { $name } » ?
ui-gallery-delete-help = Toutes ses versions disparaissent. Les parties qui y ont été jouées restent, avec leur plateau.

ui-balance = Comment il se joue
ui-balance-help = Des chiffres de la carte, et ce que montrent des parties de bots. Les bots jouent quand aucune table ne les attend ; cela peut durer.
ui-balance-start = { $count ->
    [one] Faire jouer { $count } partie aux bots
   *[other] Faire jouer { $count } parties aux bots
 }
ui-balance-running = { $done } parties sur { $wanted }
ui-balance-stopped = Les parties ont été interrompues. Refaites jouer les bots.
ui-balance-none = Aucun bot n’a encore joué sur ce plateau.
ui-balance-mean = moyenne
ui-balance-least = minimum
ui-balance-most = maximum
ui-balance-rounds = Tours
ui-balance-actions = Actions
ui-balance-games = { $count ->
    [one] { $count } partie de bots
   *[other] { $count } parties de bots
 }
ui-balance-ends = Comment elles ont fini
ui-balance-no-end = sans fin
ui-balance-wins = Qui a gagné
ui-balance-seat = place { $number }
ui-balance-served = Villes qui ont rarement eu un chemin de fer
ui-balance-level = Bots : { $level }, { $players } places
