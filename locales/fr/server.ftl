### Ce que dit le serveur.

server-no-malformed = Cette demande est illisible.
server-no-malformed-action = Ce n’est pas un coup de ce jeu.
server-no-no-session = Donnez d’abord votre nom.
server-no-bad-token = Ce jeton d’accès n’est pas connu ici.
server-no-csrf = Rechargez la page, puis réessayez.
server-no-scope-missing = Ce jeton d’accès n’a pas le droit « { $scope } ».
server-no-not-your-seat = Cette place est à quelqu’un d’autre.
server-no-not-your-table = Seule la personne responsable de la table peut le faire.
server-no-wrong-password = Le nom et le mot de passe ne correspondent pas.
server-no-no-such-table = Cette table n’existe pas ou est privée. Demandez le lien.
server-no-no-such-game = Il n’y a pas de jeu « { $game } » ici.
server-no-no-such-seat = Cette table n’a pas cette place.
server-no-no-such-version = Cette table n’a pas de coup { $version }.
server-no-no-such-file = Il n’y a pas de fichier « { $file } » pour ce jeu.
server-no-no-such-language = Il n’y a pas de langue « { $lang } » ici.
server-no-no-such-path = Il n’y a rien ici.
server-no-no-such-board = Ce jeu n’a pas de plateau « { $board } ».
server-no-no-such-level = Il n’y a pas de bot « { $level } » pour ce jeu. Choisissez parmi : { $levels }.
server-no-bad-board = On ne peut pas jouer sur ce plateau : { $problems }
server-no-bad-option = Une des options n’existe pas ou ne prend pas cette valeur.
server-no-bad-players = Ce jeu se joue à { $least } joueurs au moins et à { $most } au plus.
server-no-bad-name = Un nom a de 1 à { $most } lettres.
server-no-bad-login = Un identifiant a de 3 à 60 lettres de a à z, chiffres ou . _ @ + -
server-no-bad-password = Un mot de passe a au moins { $least } caractères.
server-no-bad-seat = Une place est un numéro, auto ou none.
server-no-which-seat = Vous avez plusieurs places ici. Dites laquelle joue.
server-no-already-account = Vous avez déjà un compte.
server-no-login-taken = Cet identifiant est pris. Choisissez-en un autre.
server-no-already-started = Cette table a déjà commencé.
server-no-not-started = Cette table n’a pas encore commencé.
server-no-seats-open = Des places sont encore libres. Attendez, ou donnez-les à des bots.
server-no-seat-taken = Cette place est prise. Choisissez-en une autre.
server-no-colour-taken = Cette couleur est prise. Choisissez-en une autre.
server-no-seat-held = Un bot tient votre place. Reprenez-la d’abord.
server-no-cannot-hold = Un bot ne peut tenir que la place d’une personne dans une partie en cours.
server-no-not-playing = On ne joue pas ici en ce moment.
server-no-still-playing = Vous jouez encore ici. Abandonnez d’abord.
server-no-not-offered = Cette place n’est pas ouverte à d’autres.
server-no-bad-pace = Ce rythme n’est pas possible : le tour est trop court ou trop long, ou la réserve trop grande.
server-no-no-clock = Il n’y a pas de pendule à cette table.
server-no-no-pause = Il n’est pas question de pause en ce moment.
server-no-bad-sleep = Les heures de sommeil durent au plus { $hours } heures.
server-no-bad-vacation = Les vacances durent au plus { $days } jours par an, dans les douze prochains mois, du premier au dernier jour.
server-no-not-abandoned = Cette personne était là il y a un instant. Attendez { $seconds } secondes après son départ.
server-no-rules-not-here = Cette table a commencé avec la version des règles { $rules }, qui n’est pas installée ici. On peut la lire, pas la jouer.
server-no-other-move = C’est permis, mais cette leçon demande un autre coup.
server-no-stale = La table a avancé. Regardez, puis envoyez de nouveau.
server-no-key-used = Cette clé a servi à un autre coup.
server-no-undo-not-free = { $free ->
    [0] Aucun coup ne peut être annulé librement. Demandez aux autres.
    [one] { $free } coup peut être annulé librement.
   *[other] { $free } coups peuvent être annulés librement.
 }
server-no-nothing-to-take-back = Il n’y a pas de coup à reprendre.
server-no-no-takeback = Personne ne vous demande de reprise en ce moment.
server-no-others-play = D’autres jouent à cette table. Abandonnez, et un bot prend votre place.
server-no-too-many-tables = Vous avez { $most } tables. Terminez-en ou fermez-en une d’abord.
server-no-too-many-tokens = Vous avez { $most } jetons d’accès. Supprimez-en un d’abord.
server-no-bad-zone = Le serveur ne connaît pas ce fuseau horaire.
server-no-bad-address = Il faut une adresse qui commence par https://
server-no-bad-push-keys = Les clés de ce navigateur sont illisibles.
server-no-too-many-webhooks = Vous avez { $most } webhooks. Retirez-en un d’abord.
server-no-no-such-way = Ce moyen de vous joindre n’existe pas ou est retiré.
server-no-no-mail-here = Ce serveur n’envoie pas de courriel.
server-no-bad-email = Ce n’est pas une adresse e-mail.
server-no-email-taken = Cette adresse appartient ici à un autre compte.
server-no-link-over = Ce lien a servi ou est trop ancien. Demandez-en un nouveau.
server-no-password-missing = Choisissez un nouveau mot de passe.
server-no-too-large = C’est plus grand que ce que le serveur accepte.
server-no-too-many = { $seconds ->
    [one] Trop de demandes à la fois. Attendez { $seconds } seconde.
   *[other] Trop de demandes à la fois. Attendez { $seconds } secondes.
 }
server-no-no-account = Vous êtes ici en invité, sans mot de passe. Créez d’abord un compte.
server-no-put-out = La personne responsable de cette table a donné votre place à quelqu’un d’autre.
server-no-one-seat = Vous avez déjà une place ici. La personne responsable de la table peut en permettre plusieurs.
server-no-busy = Le serveur a trop à écrire en ce moment. Rien n’est perdu ; réessayez dans un instant.
server-no-disk-full = Le disque du serveur est plein. Rien ne peut être enregistré.
server-no-bots-alone = Les bots ne jouent entre eux que pour les personnes qui ont un compte, à { $most } tables à la fois. Prenez vous-même une place.
server-no-suspended = L’hébergeur de ce serveur ne vous laisse plus jouer ici. Vous pouvez regarder, et garder ou supprimer votre compte.
server-no-database = La base de données ne répond pas. Rien n’est perdu ; réessayez.
server-no-mistake = Quelque chose s’est mal passé de notre côté, avec nos excuses. La partie est enregistrée jusqu’ici.

server-ev-undo = { $name } reprend des coups, jusqu’au coup { $to }.
server-no-hints-off = Pas de conseils à cette table : elle a été ouverte ainsi.
server-no-hint-not-your-turn = Un conseil se donne quand c’est à vous de jouer.
server-no-no-hints-here = Les bots de ce jeu ne donnent pas de conseils.
server-no-hint-failed = Le bot n’a pas répondu à temps. Redemandez.
server-no-plan-too-long = Un plan a au plus { $most } étapes. Reprenez-en d’abord quelques-unes.
server-no-order-empty = Le plan n’a encore aucune étape à vous. Préparez d’abord votre prochain tour.
server-no-order-moved = Vous avez joué depuis le début de ce plan. Recommencez-le à partir de maintenant.
server-no-order-cost = Non exécuté : { $action } coûterait { $now } maintenant, contre { $was } dans le plan.
server-no-order-changed = Non exécuté : { $action } ne rapporterait plus la même chose.
server-no-order-back = Non exécuté : des coups ont été repris, et la table n’est plus celle de votre plan.
server-no-order-late = Non exécuté : la manche que vous aviez préparée est finie.
server-no-order-no-pass = Non exécuté : le prix dépasse le vôtre, et vous ne pouvez pas passer ici.
server-no-no-such-lot = Cela ne peut plus être mis aux enchères.
