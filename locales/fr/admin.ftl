### La page des administrateurs.

ui-admin-title = Administration
ui-admin-overview = { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
 }, { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
 } ; { $playing ->
    [one] { $playing } partie en cours
   *[other] { $playing } parties en cours
 }, { $open ->
    [one] { $open } table attend
   *[other] { $open } tables attendent
 } des joueurs.
ui-admin-reports = Signalements ({ $count })
ui-admin-people = Personnes
ui-admin-tables = Tables
ui-admin-limits = Limites
ui-admin-log = Journal
ui-admin-kind = Lesquels
ui-admin-none = Rien trouvé.
ui-admin-newer = Retour
ui-admin-older = Suite
ui-admin-show = Détails
ui-admin-guest = invité
ui-admin-program = programme
ui-admin-private = privée
ui-admin-gone = quelqu’un qui est parti
ui-admin-deleted = une table supprimée

ui-admin-people-search = Nom ou identifiant
ui-admin-people-all = Tout le monde
ui-admin-people-account = Comptes
ui-admin-people-guest = Invités
ui-admin-people-suspended = Suspendu
ui-admin-people-limited = Avec leurs propres limites
ui-admin-people-admin = Administrateur
ui-admin-reported = { $count ->
    [0] Jamais signalé.
    [one] Signalé une fois.
   *[other] Signalé { $count } fois.
 }
ui-admin-own-limits = Ce qui est permis d’un coup
ui-admin-usual = comme tout le monde

ui-admin-tables-search = Titre ou nom à la table
ui-admin-tables-all = Toutes les tables
ui-admin-tables-open = En attente
ui-admin-tables-playing = En cours
ui-admin-tables-over = Terminée
ui-admin-tables-closed = Fermée

ui-admin-everything = Aussi ceux qui sont réglés
ui-admin-no-reports = Aucun signalement n’attend.
ui-admin-report = { $by } au sujet de { $name }
ui-admin-why = Raison : { $why }
ui-admin-where = { $title }, { $room }
ui-admin-room-players = entre joueurs
ui-admin-room-onlookers = entre spectateurs
ui-admin-room-board = Un plateau
ui-admin-withheld = Vous jouez à cette table : ce qu’y disent les spectateurs vous sera montré après la partie.
ui-admin-is-done = Réglé

ui-admin-remove-name = Retirer le nom
ui-admin-remove-name-ask = « { $name } » est remplacé par un numéro, à toutes les tables et dans ce qui a été dit. C’est définitif.
ui-admin-suspend = Suspendre
ui-admin-suspend-ask = { $name } ne pourra plus que regarder. Des bots jouent ses places, ses tables en attente ferment.
ui-admin-allow = Laisser rejouer
ui-admin-allow-ask = { $name } peut de nouveau jouer et parler.
ui-admin-close = Fermer la table
ui-admin-close-ask = « { $name } » s’arrête pour tous ceux qui y jouent. C’est définitif.
ui-admin-remove-title = Retirer le titre
ui-admin-remove-title-ask = La table « { $name } » portera le nom de son jeu. C’est définitif.
ui-admin-strike = Effacer les mots
ui-admin-strike-ask = La ligne de { $name } disparaît de la conversation. Le signalement la garde.
ui-admin-withdraw-board = Retirer le plateau
ui-admin-withdraw-board-ask = Seul { $name } voit encore le plateau, et il ne peut plus être partagé. Les parties en cours continuent.
ui-admin-give-back-board = Rendre le plateau
ui-admin-give-back-board-ask = { $name } peut de nouveau partager le plateau.
ui-admin-done = Réglé
ui-admin-done-ask = Le signalement au sujet de { $name } rejoint ceux qui sont réglés.
ui-admin-reopen = Rouvrir
ui-admin-reopen-ask = Le signalement au sujet de { $name } est rouvert.

ui-admin-limits-help = Par personne, ou par adresse pour les inconnus. TRACKSIDE_LIMITS les change toutes.
ui-admin-no-limits = TRACKSIDE_LIMITS est à 0 : il n’y a pas de limites.
ui-admin-rate = Quoi
ui-admin-at-once = D’un coup
ui-admin-a-minute = Puis, par minute
ui-admin-rate-session = Nouveaux invités
ui-admin-rate-login = Essais de connexion
ui-admin-rate-table = Nouvelles tables
ui-admin-rate-write = Coups et autres changements
ui-admin-rate-ask = Aperçus et explications
ui-admin-rate-trial = Notifications d’essai
ui-admin-rate-mail = E-mails
ui-admin-rate-hint = Conseils
ui-admin-rate-talk = Lignes de conversation
ui-admin-rate-report = Signalements
ui-admin-rate-read = Demandes
ui-admin-rate-lesson = Étapes de leçons
ui-admin-rate-board = Plateaux vérifiés
ui-admin-rate-analysis = Parties analysées
ui-admin-rate-balance = Plateaux essayés par des bots

ui-admin-by = { $name }
ui-admin-by-command = { $name }, ligne de commande
ui-admin-did-grant = Devenu administrateur :
ui-admin-did-revoke = N’est plus administrateur :
ui-admin-did-suspend = Suspendu :
ui-admin-did-allow = Peut rejouer :
ui-admin-did-limit = Limites de :
ui-admin-did-remove-name = Nom retiré :
ui-admin-did-close = Table fermée :
ui-admin-did-remove-title = Titre retiré :
ui-admin-did-withdraw-board = Plateau retiré :
ui-admin-did-give-back-board = Plateau rendu :
ui-admin-did-strike = Mots effacés, signalement :
ui-admin-did-done = Signalement réglé :
ui-admin-did-reopen = Signalement rouvert :

server-no-no-such-person = Personne ne porte cet identifiant.
server-no-no-such-report = Ce signalement n’existe pas.
server-no-not-account = Seul un compte peut être administrateur : les invités n’ont pas de mot de passe.
server-no-is-suspended = Cette personne est suspendue. Laissez-la d’abord rejouer.
server-no-is-admin = C’est un administrateur. Retirez-lui d’abord ce droit : trackside admin revoke.
server-no-bad-factor = Un facteur est un nombre de { $least } à { $most }.
