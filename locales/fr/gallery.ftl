### Les plateaux que l’on garde : l’étagère et la galerie.

## Ce que dit le serveur.
server-no-no-such-kept-board = Ce plateau n’existe pas, ou il est privé. Demandez le lien à son propriétaire.
server-no-no-such-board-version = Ce plateau n’a pas de version { $version }.
server-no-board-newer = Ce plateau a été modifié ailleurs : la version { $version } est plus récente. Rouvrez-le, ou enregistrez le vôtre comme nouveau plateau.
server-no-board-unfinished = On ne peut pas encore jouer sur ce plateau. Corrigez d’abord ce qui ne va pas.
server-no-board-other-game = C’est le plateau d’un autre jeu.
server-no-board-without-name = Donnez un nom au plateau.
server-no-gallery-needs-account = La galerie ne montre que les plateaux d’un compte. Créez-en un dans les réglages, ou partagez le lien.
server-no-no-board-of-seed = Cette graine ne donne pas de plateau. Prenez-en une autre.
server-no-too-many-boards = Vous gardez { $most } plateaux. Supprimez-en un d’abord.
server-no-shelf-full = Vos plateaux occupent { $most } Mo. Supprimez-en un d’abord.
server-no-balance-one-at-a-time = Des bots jouent déjà sur un autre de vos plateaux. Attendez qu’ils aient fini.

## Les pages.
ui-gallery = Plateaux
ui-gallery-about = Des plateaux dessinés par des joueurs : regardez-les, ouvrez une table sur l’un d’eux, ou copiez-le dans l’éditeur pour en faire le vôtre.
ui-gallery-lobby-help = Jouez sur votre propre plateau, ou sur celui que quelqu’un d’autre a dessiné.
ui-gallery-draw = Dessiner un plateau
ui-gallery-public = Publics
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
ui-gallery-version = version { $version }
ui-gallery-versions = { $count ->
    [one] { $count } version
   *[other] { $count } versions
 }
ui-gallery-private = Privé
ui-gallery-link = Par lien
ui-gallery-private-help = Vous seul voyez ce plateau.
ui-gallery-link-help = Qui a le lien peut regarder ce plateau, y jouer et le copier.
ui-gallery-public-help = Tout le monde trouve ce plateau dans la galerie, peut y jouer et le copier.
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
ui-gallery-back = Tous les plateaux
ui-gallery-on = Plateau : { $name }, version { $version }

## Le plateau sur la page d’une nouvelle table.
ui-new-board = Plateau
ui-new-board-shipped = Celui du jeu
ui-new-board-kept = { $name }, de { $by }
ui-new-board-random = Un nouveau, au hasard
ui-new-board-file = D’un fichier
ui-new-board-more = D’autres plateaux
ui-new-board-seed = Graine { $seed }
ui-new-board-another = Un autre
ui-new-board-made = Le plateau se prépare…
ui-new-board-help = La même graine donne partout le même plateau.

## Comment un plateau se joue.
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
