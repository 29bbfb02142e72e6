### What the pages say: lobby, tables, history, rules, settings.

## people, tables

ui-you = vous
ui-guest = Invité
ui-player-n = Joueur { $number }
ui-players = Joueurs
ui-your-name = Votre nom
ui-change-name = Changer de nom
ui-title-with = { $game } avec { $names }
ui-title-of = { $game } : { $names }
ui-people-with = avec { $names }
ui-people = { $names }
ui-title-own = Sinon, le jeu et les joueurs
ui-seats-head = Places
ui-held = tenue par un bot
ui-away = pas là
ui-bot-level = bot, { $level ->
         [random] au hasard
         [easy] facile
         [normal] normal
         [hard] difficile
        *[other] { $level }
    }
ui-income = revenu { $count }
ui-points = { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
ui-level = Niveau
ui-level-random = Au hasard
ui-level-easy = Facile
ui-level-normal = Normal
ui-level-hard = Difficile
ui-level-expert = Expert

## turn line

ui-your-turn = À vous de jouer
ui-your-turn-short = À vous
ui-waiting = En attente
ui-watching = Vous regardez
ui-over = Terminée
ui-over-round = Terminée à la manche { $round }
ui-waits-for = C’est à { $names } de jouer
ui-since = Dernier coup { $when }.
ui-sending = Envoi…
ui-skip-ahead = Passer
ui-since-mine = Depuis votre dernier coup
ui-see-again = Revoir sur le plateau
ui-past = Coup { $move } sur { $total }
ui-offline = { $count ->
         [one] Pas de réseau. Nouvel essai dans { $count } seconde. Rien n’est perdu.
        *[other] Pas de réseau. Nouvel essai dans { $count } secondes. Rien n’est perdu.
    }
ui-offline-short = Pas de réseau. Rien n’est perdu.
ui-overtaken = La partie a avancé. Regardez, puis envoyez.
ui-nothing-now = Aucun coup n’est possible pour l’instant.
ui-final = ne peut pas être annulé
ui-not-sent = aperçu, pas encore envoyé
ui-allowed = Autorisé
ui-why-not = pourquoi pas ?
ui-read-rule = Lire la règle { $rule }
ui-read-the-rule = Lire la règle
ui-find-action = Chercher un coup
ui-all-actions = Tous les coups
ui-seat-cash = Argent
ui-seat-income = Revenu
ui-seat-score = Points
ui-actions = Ce que vous pouvez faire
ui-sheet = Changer la hauteur du volet
ui-undo = Annuler le coup
ui-takeback-ask = Demander à reprendre le coup
ui-takeback-asked = { $name } demande à reprendre son coup. Réponse attendue : { $waiting }
ui-takeback-withdraw = Retirer la demande
ui-agree = Accepter
ui-refuse = Refuser
ui-sit-down = S’asseoir
ui-less = Moins
ui-more = Plus
ui-out-of-range = De { $least } à { $most }
ui-close = Fermer
ui-copy = Copier
ui-copied = Copié
ui-of = { $count } sur { $total }

## board

ui-board = Plateau
ui-board-keys = Les flèches déplacent le curseur, N va à la case possible suivante, Entrée choisit, le point d’interrogation dit pourquoi pas, 0 montre tout le plateau.
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-fit = Montrer tout le plateau
ui-find-place = Aller à un lieu
ui-find-none = Aucun lieu de ce nom.
ui-layers = Calques
ui-layer-relief = Relief
ui-layer-names = Noms
ui-layer-networks = Réseaux
ui-tap-again = Touchez encore pour choisir
ui-show-open = { $count ->
    [one] Montrer le lieu possible
   *[other] Montrer les { $count } lieux possibles
}

## log, history, charts

ui-log = Journal
ui-log-empty = Le premier coup apparaîtra ici.
ui-log-undo = { $name } annule un coup.
ui-go-to-move = Aller au coup { $move }
ui-older = Entrées plus anciennes
ui-tab-log = Journal
ui-tab-charts = Graphiques
ui-tab-rules = Règles
ui-rules-help = Chaque refus cite sa règle. Toutes les règles sont à un clic.
ui-open-rules = Ouvrir les règles
ui-download-record = Télécharger le fichier de partie
ui-history = Historique
ui-first = Au début
ui-back = Un coup en arrière
ui-forward = Un coup en avant
ui-last = Au dernier coup
ui-play = Relecture
ui-pause = Pause
ui-speed = Vitesse { $speed }
ui-turn-back = Un tour en arrière
ui-turn-forward = Un tour en avant
ui-by-turn = par tour
ui-by-move = par coup
ui-step-change = Avancer par tour ou coup par coup
ui-move = Coup { $move }
ui-round = Manche { $round }
ui-round-head = Manche
ui-live = En direct
ui-back-to-live = Retour au direct
ui-as-table = Tableau
ui-as-lines = Courbes
ui-charts-empty = Les courbes apparaissent après la première manche.
ui-start-short = début
ui-chart-cash = Argent, après chaque manche
ui-chart-income = Revenu, après chaque manche
ui-chart-score = Classement, après chaque manche

## end

ui-result = Résultat
ui-wins = { $count ->
        [one] Victoire pour { $names } avec { $score } points !
       *[other] { $names } se partagent la victoire avec { $score } points !
    }
ui-copy-position = Copier le lien de cette position
ui-share = Lien de cette position
ui-share-public = Tout le monde peut l’ouvrir : cette table est publique.
ui-share-private = Cette table est privée. Avec le lien, on peut regarder : on voit ce qui est visible de tous, sans pouvoir jouer.
ui-share-make = Créer un lien et le copier
ui-share-copy = Copier le lien
ui-share-withdraw = Révoquer le lien
ui-share-ends = Le lien montre aussi la suite de la partie. La personne qui a ouvert la table peut le révoquer à tout moment.
ui-score = { $score } { $score ->
        [one] point
       *[other] points
    }
ui-no-winner = Aucun vainqueur dans cette partie.
ui-margin = { $count } d’avance sur { $name }
ui-how-ended = Comment la partie a fini
ui-to-board = Voir le plateau
ui-to-result = Voir le résultat
ui-play-again = Rejouer
ui-seed-proof = Graine et preuve des tirages
ui-seed = Graine
ui-seed-hash = Empreinte montrée au début
ui-seed-later = montrée après la fin
ui-seed-check = Contrôle
ui-seed-fits = La graine correspond à l’empreinte.
ui-seed-differs = La graine ne correspond pas à l’empreinte.
ui-draws = Tirages

## hot-seat

ui-pass-screen = Passez l’appareil à { $name }
ui-pass-screen-help = Personne d’autre ne regarde. { $name } appuie sur le bouton.
ui-i-am = C’est moi, { $name }

## waiting room

ui-room-full = Tout le monde est là.
ui-room-open = { $count ->
         [one] { $count } place est libre.
        *[other] { $count } places sont libres.
    }
ui-room-wait = La partie commence quand la personne responsable de la table le décide.
ui-room-private = Privée : seules les personnes qui ont le lien voient cette table et peuvent s’y asseoir.
ui-room-public = Publique : cette table figure à l’accueil ; tout le monde peut regarder et s’asseoir.
ui-free-seat = Place libre
ui-colour-of-seat = Place { $number } : { $disc ->
        [1] bleu, uni
        [2] rouge, barre
        [3] jaune, anneau
        [4] violet, moitié
        [5] vert, croix
       *[6] prune, quarts
    }. Appuyez pour la prochaine couleur libre.
ui-add-bot = Ajouter un bot
ui-free = Libérer
ui-invite-link = Lien d’invitation
ui-start = Commencer la partie
ui-close-table = Fermer la table
ui-close-ask = Fermer cette table ?
ui-close-help = La partie n’a pas commencé. Son lien ne mènera plus nulle part.
ui-leave-table = Quitter la table
ui-leave-ask = Quitter cette table ?
ui-leave-help = Votre place devient libre pour d’autres.
ui-invite-renew = Renouveler le lien
ui-invite-renew-ask = Renouveler le lien d’invitation ?
ui-invite-renew-help = L’ancien lien ne marchera plus. Les personnes à la table y restent.
ui-invite-renewed = Voici le nouveau lien. L’ancien ne marche plus.
ui-end-game = Terminer la partie
ui-end-game-ask = Terminer cette partie ?
ui-end-game-help = Plus personne d’autre ne joue ici. La partie s’arrête maintenant, sans vainqueur, et quitte votre liste. C’est définitif.
ui-this-table = Cette table
ui-resign = Abandonner
ui-resign-ask = Abandonner cette partie ?
ui-resign-help = Un bot joue désormais à votre place, et le journal le dit à tous. Vous pouvez revenir à tout moment, si personne d’autre n’a pris la place.
ui-put-away = Retirer de la liste
ui-cancel = Fermer
ui-archive = Parties terminées
ui-archive-empty = Aucune pour l’instant. Toute partie jouée jusqu’au bout se retrouve ici.
ui-newer-games = Plus récentes
ui-older-games = Plus anciennes
ui-you-won = Vous avez gagné
ui-your-place = { $place }e place sur { $count }
ui-won-by = gagnée par { $names }
ui-no-table = Cette table n’existe pas ou elle est privée.
ui-no-page = Il n’y a rien à cette adresse.
ui-loading = Mise en place du plateau…

## pages

ui-pages = Pages
ui-panels = Joueurs, compagnies, journal
ui-nav-board = Plateau
ui-nav-play = Tour
ui-nav-table = Table
ui-nav-log = Journal
ui-nav-charts = Graphiques
ui-door-play = Jouer
ui-door-watch = Regarder
ui-door-rules = Règles
ui-door-settings = Réglages
ui-lobby = Vers l’accueil
ui-skip = Vers le contenu
ui-language = Langue
ui-settings = Réglages

## lobby

ui-where = Où construire aujourd’hui ?
ui-motto = Chaque règle est vérifiée, et chaque « non » dit pourquoi.
ui-games = Jeux
ui-game-facts = { $players } joueurs · { $minutes } min
ui-quick = { $count ->
         [one] { $game }, vous et { $count } bot
        *[other] { $game }, vous et { $count } bots
    }
ui-quick-help = Commence aussitôt. Places, options et plateau se changent à volonté.
ui-options = Options
ui-play-now = Jouer
ui-your-games = Vos parties
ui-wait-for-you = { $count ->
         [one] { $count } vous attend
        *[other] { $count } vous attendent
    }
ui-no-games = Aucune partie ne vous attend. Commencez contre des bots : deux clics suffisent.
ui-open-tables = Tables ouvertes
ui-no-open = Personne ne cherche de joueurs pour l’instant. Ouvrez une table ou envoyez un lien.
ui-now = { $count } en ce moment
ui-open-facts = { $count ->
         [one] { $count } joueur
        *[other] { $count } joueurs
    } · { $free ->
         [one] { $free } place libre
        *[other] { $free } places libres
    }
ui-invite = Inviter
ui-invite-help = Deux clics, sans compte.
ui-invite-button = Ouvrir une table avec lien
ui-hot-seat = Un appareil, plusieurs joueurs
ui-hot-seat-help = Faites passer la tablette. Ce qui est caché le reste.
ui-hot-seat-button = Commencer ensemble
ui-show-table = Voir
ui-watch = Regarder
ui-watch-game = Regarder une partie
ui-no-live = Aucune partie publique en ce moment.
ui-no-live-help = Tout le monde peut regarder une table affichée à l’accueil. Lancez-en une !
ui-new-here = Première visite ?
ui-new-here-help = Les règles sont courtes, avec recherche, et citées par chaque refus.
ui-read-rules = Lire les règles
ui-draw-board = Dessiner votre plateau
ui-server-trouble = Le serveur ne répond pas comme prévu. Réessayez dans un instant.
ui-pencil = Crayon
ui-pencil-idea = Dessinez sur le plateau en attendant.
ui-pencil-help = Les traits de crayon ne sont que pour vous ; rien n’est envoyé.
ui-pencil-clear = Effacer
ui-invited = Vous avez une invitation
ui-invited-help = Donnez votre nom et asseyez-vous. Sans compte.

## new table

ui-new-table = Nouvelle table
ui-name-of-seat = Nom pour la place { $number }
ui-kind-of-seat = Qui occupe la place { $number }
ui-kind-bot = Bot
ui-kind-open = Place libre
ui-kind-here = Sur cet appareil
ui-seat-open-help = quelqu’un avec le lien
ui-seat-bot-help = l’ordinateur joue
ui-title = Nom de la table
ui-public = Montrer cette table à l’accueil
ui-board-unreadable = Ce fichier n’est pas un plateau : ce n’est pas du JSON lisible.
ui-open-table = Ouvrir la table

## rules page

ui-search-rules = Chercher dans les règles
ui-contents = Sommaire
ui-no-rule = Aucune règle avec ces mots. Essayez un numéro comme { $rule }.
ui-in-short = { $game } en bref
ui-understood = Compris
ui-rules-english = Les règles elles-mêmes sont en anglais.
ui-rules-notes = Montrer les sources et les notes techniques
ui-rules-no-notes = Cacher les sources et les notes techniques
ui-all-rules = Toutes les règles
ui-table-region = Tableau
ui-book-letter-of = À la lettre (en anglais) : { $rules }
ui-book-print = Imprimer
ui-book-all-letters = Toutes les règles à la lettre (en anglais)
ui-book-back = Retour à la règle du jeu
ui-book-chapter = Tout le chapitre
ui-book-open = Ouvrir dans un nouvel onglet
ui-book-untranslated = Cette règle du jeu n’existe pas encore en { $language } ; la voici en anglais.

## settings

ui-theme = Thème
ui-theme-help = Automatique suit l’appareil.
ui-theme-auto = Automatique
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-contrast = Contraste élevé
ui-palette = Couleurs des pièces
ui-palette-help = Motifs et lettres restent les mêmes dans les trois.
ui-palette-calm = Douces
ui-palette-vivid = Vives
ui-palette-grey = Par clarté
ui-motion = Mouvement
ui-motion-auto = Automatique
ui-motion-full = Complet
ui-motion-less = Réduit
ui-pace = Rythme des bots
ui-pace-help = Combien de temps chacune de leurs décisions reste visible. La barre d’espace passe la suite.
ui-pace-now = Immédiat
ui-pace-readable = Lisible
ui-pace-slow = Lent
ui-text = Taille du texte
ui-text-help = Celle des panneaux, des pages et des fenêtres. Le plateau a son propre zoom.
ui-text-normal = Normale
ui-text-large = Grande
ui-text-largest = Très grande
ui-keys = Touches
ui-keys-on = Raccourcis à une lettre
ui-keys-setting = P passe, D termine, B construit ; K à la table les montre toutes.
ui-keys-off = Les raccourcis à une lettre se désactivent dans les réglages.
ui-key-tab = bouton suivant
ui-key-arrows = se déplacer sur le plateau, avec Ctrl de ville en ville
ui-key-next = case possible suivante sur le plateau
ui-key-enter = choisir, puis le bouton principal
ui-key-undo = annuler la dernière étape
ui-key-escape = fermer, puis abandonner l’aperçu
ui-key-why = qu’est-ce, pourquoi pas
ui-key-hint = demander un conseil
ui-key-number = changer une offre ou un nombre, sinon agrandir et réduire
ui-key-skip = montrer tout de suite les coups des bots
ui-key-pass = passer
ui-key-done = terminer
ui-key-build = construire
ui-key-share = mettre une action aux enchères
ui-key-digits = carte, groupe ou choix de ce numéro
ui-key-go = aller à un lieu : taper son nom
ui-key-talk = parler
ui-key-waiting = table suivante qui vous attend
ui-key-layers = calques du plateau
ui-key-history = un coup en arrière ou en avant
ui-key-ends = début et direct
ui-key-zoom = agrandir, réduire, tout le plateau
ui-key-table = graphique en tableau
ui-key-turn = tourner le dé
ui-key-end = l’autre extrémité de la ligne
ui-key-income = toucher les revenus
ui-key-roll = lancer les dés
ui-key-move = déplacer le train
ui-key-upgrade = améliorations
ui-key-hide = montrer ou cacher les panneaux
ui-key-regions = région suivante : à faire, plateau, joueurs, journal, historique ; avec Maj en arrière
ui-key-company = compagnie de ce numéro
ui-key-die = type de dé de ce numéro
ui-key-discard = défausser la carte
ui-key-keys = cette liste

## apprendre en jouant

ui-learn = Apprendre en { $count } minutes
ui-learn-help-lobby = De courtes leçons que vous jouez sur un vrai plateau. Sans compte.
ui-learn-first = Vous découvrez ce jeu ? { $count } courtes leçons vous le montrent en jouant.
ui-learn-title = Apprendre { $game }
ui-learn-help = { $count } leçons d’une ou deux minutes. Vous jouez, les règles répondent. Vous pouvez vous arrêter à tout moment et reprendre plus tard.
ui-learn-none = Il n’y a pas encore de leçons pour ce jeu.
ui-learn-begin = Commencer
ui-learn-resume = Continuer
ui-learn-done = terminée
ui-learn-left = commencée
ui-lesson = Leçon
ui-lesson-n = Leçon { $number } sur { $total }
ui-lesson-on = Continuer
ui-lesson-try = Essayer
ui-lesson-show = Montrez-moi
ui-lesson-again = Recommencer cette leçon
ui-lesson-all = Toutes les leçons
ui-lesson-next = Leçon suivante
ui-lesson-play = Jouer maintenant
ui-lesson-done = Bien joué. Passons à la leçon suivante.
ui-lesson-all-done = C’était la dernière leçon : vous savez jouer.
ui-lesson-refused = Refusé, comme il se doit : règle { $rule }.
ui-gallery = Plateaux
ui-gallery-lobby-help = Jouez sur votre propre plateau, ou sur celui que quelqu’un d’autre a dessiné.
ui-gallery-version = version { $version }
ui-gallery-back = Tous les plateaux
ui-gallery-on = Plateau : { $name }, version { $version }
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
