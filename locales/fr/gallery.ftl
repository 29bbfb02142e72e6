### Les plateaux que l’on garde : l’étagère et la galerie.

## Ce que dit le serveur.
server-no-no-such-kept-board = Ce plateau n’existe pas, ou il est privé. Demandez le lien à son propriétaire.
server-no-no-such-board-version = Ce plateau n’a pas de version { $version }.
server-no-board-newer = Ce plateau a été modifié ailleurs : la version { $version } est plus récente. Rouvrez-le, ou enregistrez le vôtre comme nouveau plateau.
server-no-board-unfinished = On ne peut pas encore jouer sur ce plateau. Corrigez d’abord ce qui ne va pas.
server-no-board-other-game = C’est le plateau d’un autre jeu.
server-no-board-without-name = Donnez un nom au plateau.
server-no-gallery-needs-account = La galerie ne montre que les plateaux d’un compte. Créez-en un dans les réglages, ou partagez le lien.
server-no-too-many-boards = Vous gardez { $most } plateaux. Supprimez-en un d’abord.
server-no-shelf-full = Vos plateaux occupent { $most } Mo. Supprimez-en un d’abord.
