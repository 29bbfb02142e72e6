### Ce que disent les pages à une table de China Rails.

cr-ui-legend = Prix d’une borne, en millions
cr-ui-legend-clear = Plaine
cr-ui-legend-desert = Désert
cr-ui-legend-mountain = Montagne
cr-ui-legend-alpine = Haute montagne
cr-ui-legend-small = Petite ville
cr-ui-legend-medium = Ville moyenne
cr-ui-legend-major = Mégapole
cr-ui-legend-container-port = Port
cr-ui-legend-extra = Fleuve +{ $river } · rivière asséchée +{ $dry } · lac +{ $lake }
cr-ui-kind-clear = Borne en plaine
cr-ui-kind-desert = Borne dans le désert
cr-ui-kind-mountain = Borne en montagne
cr-ui-kind-alpine = Borne en haute montagne
cr-ui-kind-taiwan = Taïwan
cr-ui-city-major = Mégapole
cr-ui-city-medium = Ville moyenne
cr-ui-city-small = Petite ville
cr-ui-city-taiwan = Ville de Taïwan
cr-ui-port-container = Port à conteneurs
cr-ui-port-ferry = Port du ferry
cr-ui-supplies = Fournit
cr-ui-wants = Votre carte : { cr-load-name }
cr-ui-ferry-price = Ferry
cr-ui-link-price = Liaison de conteneurs
cr-ui-owners = Propriétaires
cr-ui-milepost-price = Prix de la borne
cr-ui-segments = Segments
cr-ui-price = Prix
cr-ui-this-turn = Dont ce tour
cr-ui-steps = Pas
cr-ui-fees = Droits de passage
cr-ui-no-fee = aucun
cr-ui-arrives = Arrivée
cr-ui-turn-n = tour { $turn }
cr-ui-trains-here = Trains ici : { $names }.
cr-ui-track-of = Voie : { $names }.
cr-ui-no-way = Aucune voie n’y mène votre train.
cr-ui-cannot-build = Construction impossible jusqu’ici : { $place }
cr-ui-cannot-go = Votre train ne peut pas venir ici : { $place }
cr-ui-open-here = Ouvert pour vous
cr-ui-event = Événement
cr-ui-zone-closed = fermé
cr-ui-zone-slow = demi-mouvement
cr-ui-zone-no-building = pas de construction
cr-ui-lasts = dure encore
cr-ui-until = { $count ->
        [0] jusqu’à la fin de ce tour ({ $name })
        [1] jusqu’à la fin du prochain tour ({ $name })
       *[other] jusqu’à la fin du deuxième prochain tour ({ $name })
    }
cr-ui-event-party-congress = Chacun mène son train dans une mégapole ; d’ici là, ni chargement ni livraison. Pékin paie 10 M, les autres 5 M.
cr-ui-event-rail-tax = Chacun paie selon son argent : rien jusqu’à 50 M, 25 M au-delà de 200 M. Dès lors, tout l’argent est visible.
cr-ui-event-strike = Ni chargement, ni déchargement, ni livraison près de la côte, et aucune opération de conteneurs.
cr-ui-event-flood = Les voies sur ces fleuves disparaissent ; on n’y construit pas et on ne les traverse pas. Les anciens propriétaires reconstruisent d’abord.
cr-ui-event-new-year = Chargements et livraisons dans les mégapoles seulement, pour sept marchandises ; chaque livraison rapporte 5 M de plus.
cr-ui-event-black-dragon = Chaque livraison à Shenyang, Changchun, Harbin ou Qiqihar rapporte 5 M de plus.
cr-ui-event-derailment = Les trains à 3 bornes ou moins des villes nommées perdent une marchandise et un tour.
cr-ui-event-snow-manchuria = Demi-mouvement en Mandchourie ; ni mouvement ni construction sur ses bornes de haute montagne.
cr-ui-event-heavy-snow = Ni mouvement ni construction dans la zone.
cr-ui-event-storm-at-sea = Demi-mouvement et aucune construction près de la côte.
cr-ui-event-wind-storm = Demi-mouvement et aucune construction dans la zone ; chaque train qui s’y trouve perd une marchandise.
cr-ui-event-sand-storm = Toutes les voies de ce désert disparaissent et les trains s’abritent dans une ville. Aucune construction.
cr-ui-event-earthquake = Les trains près de Taiyuan perdent une marchandise et un tour, les plus lointains vont à demi-mouvement. Aucune construction à 9 bornes ou moins.
cr-ui-event-desert-rains = Jusqu’à la fin de la partie, rivières et lacs asséchés coûtent autant que les fleuves.
cr-ui-card = Carte Demande { $card }
cr-ui-found-in = Se trouve à { $cities }
cr-ui-source = Origine
cr-ui-turns = Tours
cr-ui-per-turn = M par tour
cr-ui-number = { NUMBER($number) }
cr-ui-too-dear = trop cher pour l’instant
cr-ui-new-card = nouvelle carte
cr-ui-best-source = { $turns ->
        [one] { $place } · { $turns } tour
       *[other] { $place } · { $turns } tours
    }
cr-ui-best-dear = { $place } · trop cher
cr-ui-no-trip = Aucun trajet possible pour cette demande en ce moment.
cr-ui-no-trip-together = Aucun voyage ne satisfait ces demandes ensemble : chaque carte ne sert qu’une fois, et le train doit pouvoir tout charger.
cr-ui-trip = Votre voyage
cr-ui-trip-add = Ajouter au voyage
cr-ui-trip-show = Montrer
cr-ui-trip-drop = Abandonner
cr-ui-trip-load = charger : { cr-load-name }
cr-ui-trip-deliver = livrer : { cr-load-name }
cr-ui-trip-sum = { $steps } pas, { $cost } M de voie à construire, { $payout } M à l’arrivée.
cr-ui-trip-turns = { $turns ->
        [one] { NUMBER($turns) } tour, { NUMBER($rate) } M par tour.
       *[other] { NUMBER($turns) } tours, { NUMBER($rate) } M par tour.
    }
cr-ui-trip-drive = Rouler vers { $place }
cr-ui-aboard = Dans votre train
cr-ui-train-facts = { $loads } marchandises · { $rate } bornes
cr-ui-train-short = { $rate } pas, { $loads } march.
cr-ui-yours = le vôtre
cr-ui-cargo = Marchandises dans le train
cr-ui-empty = vide
cr-ui-steps-used = { $used } pas sur { $rate } utilisés
cr-ui-halved = Demi-mouvement pendant ce tour.
cr-ui-fee-of = droit de passage { $cost } M
cr-ui-move-to = Avancer de { $count } : { $place }
cr-ui-move-towards = Avancer de { $count } vers { $place }
cr-ui-move-steps = Avancer de { $count }
cr-ui-cross = Prendre le ferry : { $place }
cr-ui-place-in = Placer le train : { $place }
cr-ui-goes-on = Encore { $count } pas, jusqu’au tour { $turn }.
cr-ui-hint-place = Cliquez sur la ville d’où partira votre train. Survolez une carte pour voir où se trouvent ses marchandises.
cr-ui-hint-shelter = Tempête de sable : votre train s’abrite dans la ville que vous choisissez.
cr-ui-hint-move = Cliquez sur une ville ou une borne reliée à votre voie, ou faites glisser votre train : le trajet est proposé avant l’envoi.
cr-ui-hint-build = Cliquez sur une ville ou une borne : la voie la moins chère est proposée. Ou tracez la vôtre en gardant le bouton enfoncé.
cr-ui-hint-place-tap = Touchez la ville où votre train commence. Une carte montre où trouver ses marchandises.
cr-ui-hint-build-tap = Touchez une ville ou une borne pour la voie la moins chère, ou tracez-la du doigt depuis votre voie.
cr-ui-drawn-track = { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    } · { $cost } M
cr-ui-drawn-way = { $count } pas
cr-ui-plan-track = Projeter une voie
cr-ui-plan-help = Choisissez une ville ou une borne, ou tracez depuis votre voie ou une mégapole. Ces traits de crayon ne sont que pour vous ; votre tour vous les propose.
cr-ui-plan-back = Reprendre un segment
cr-ui-plan-forget = Effacer le projet
cr-ui-plan-use = { $count ->
        [one] Poser le segment projeté, { $cost } M
       *[other] Poser les { $count } segments projetés, { $cost } M
    }
cr-ui-deliver = Livrer { cr-load-name }, +{ $payout } M
cr-ui-to-build = Passer à la construction
cr-ui-move-and-build = Avancer, puis construire
cr-ui-more = Plus…
cr-ui-loan = Prêt en millions
cr-ui-borrow = Emprunter { $amount } M, rendre { $due } M
cr-ui-discard-help = Défausser la main prend tout le tour : vous piochez trois nouvelles cartes.
cr-ui-build = Construire
cr-ui-of = { $spent } sur { $limit } M
cr-ui-cash-left = reste { $cash } M
cr-ui-build-pay = { $count ->
        [one] Construire { $count } segment, payer { $cost } M
       *[other] Construire { $count } segments, payer { $cost } M
    }
cr-ui-upgrade = Améliorer…
cr-ui-rest-later = Le reste du chemin coûte encore { $cost } M, aux tours suivants.
cr-ui-starts = Départ
cr-ui-near = vers { $place }
cr-ui-starts-in = Départ à { $place }.
cr-ui-starts-at = Départ de votre réseau, vers { $place }.
cr-ui-start-then = Choisissez maintenant où mène la voie.
cr-ui-start-anew = Partir d’ailleurs
cr-ui-instead-in = Partir plutôt de la ville { $place } : { $cost } M
cr-ui-instead-at = Partir plutôt de votre réseau, vers { $place } : { $cost } M
cr-ui-joins-both = Reliée à votre réseau et à votre train.
cr-ui-joins-network = Reliée à votre réseau.
cr-ui-joins-nothing = Pas reliée à votre réseau : votre train ne peut pas encore y aller.
cr-ui-joins-no-train = Votre train se trouve sur une autre partie de votre réseau.
cr-ui-drop = Abandonner la proposition
cr-ui-rest-pencil = Le reste coûtera encore { $cost } M aux tours suivants ; il reste tracé au crayon.
cr-ui-buy-link = Acheter la liaison { $port }, { $cost } M
cr-ui-build-and-end = Construire et terminer le tour
cr-ui-goal = But
cr-ui-goal-help = Vous gagnez avec { $sum } M, les quatre mégapoles reliées par votre voie et une liaison de conteneurs dans un port qu’elle touche.
cr-ui-majors-joined = mégapoles : { $count } sur { $total }
cr-ui-link-yes = liaison de conteneurs
cr-ui-link-no = sans liaison
cr-ui-your-demands = Vos demandes
cr-ui-demands-help = rémunération en millions · une demande par carte
cr-ui-player = Joueur
cr-ui-cash = Argent
cr-ui-cash-hidden = L’argent n’est pas montré avant la redevance ferroviaire.
cr-ui-train = Train
cr-ui-track = Voie
cr-ui-majors = Mégap.
cr-ui-majors-of = { $count } sur { $total }
cr-ui-loses-turn = perd le prochain tour
cr-ui-to-congress = doit aller au Congrès
cr-ui-owes = doit { $amount } M
cr-ui-qualified = remplit les conditions de victoire
cr-ui-tab-hands = Leurs cartes
cr-ui-tab-loads = Marchandises
cr-ui-tab-trains = Trains
cr-ui-tab-events = Événements
cr-ui-chips = Jetons restants
cr-ui-upgrade-help = Une amélioration coûte 20 M et remplace la construction de ce tour.
cr-ui-no-events = Aucun événement en cours.
cr-ui-deck = { $pile } cartes à piocher, { $discard } défaussées
cr-ui-opening = Tours d’ouverture
cr-ui-from-deliveries = { $count ->
        [one] { $count } livraison
       *[other] { $count } livraisons
    }
cr-ui-from-fees = Droits de passage reçus moins payés
cr-ui-for-track = Voies et liaisons
cr-ui-for-trains = Trains
cr-ui-start-and-rest = Départ, événements et prêts
cr-ui-final-cash = Argent final
cr-ui-money-from = D’où vient l’argent : { $name }
cr-ui-best-deliveries = Meilleures livraisons
cr-ui-no-deliveries = Personne n’a rien livré.

## Places in the log and in refusals: a milepost that is no city

cr-ev-move-near = { $name } va à une borne côté { $near }.
cr-ev-place-near = { $name } place son train côté { $near }.
cr-ev-build-near = { $name } construit une voie côté { $near } pour { $cost ->
        [one] { $cost } million
       *[other] { $cost } millions
    } de yuans.
cr-ev-erased-near = Un segment disparaît ({ $name }) côté { $near }.
cr-no-not-from-here-near = Vous n’avez pas de voie à cette borne côté { $near } ; partez de votre propre voie ou d’une mégapole.
cr-no-not-a-start-near = Le train part d’une ville, ou d’un port à conteneurs que votre voie touche ; cette borne côté { $near } n’en est pas un.
cr-no-not-a-neighbour-near = Cette borne côté { $near } n’est pas à côté de votre train ; suivez la voie, borne par borne.
cr-no-no-track-near = Aucune voie ne mène d’ici à cette borne côté { $near }.
cr-no-not-a-shelter-near = Cette borne côté { $near } n’est pas parmi les villes les plus proches.

## A turn in one line of the log

cr-turn = { $name } : { $parts }.
cr-turn-nothing = rien
cr-turn-drives = va à { $place } ({ $count ->
        [one] 1 borne
       *[other] { $count } bornes
    })
cr-turn-drives-near = va près de { $place } ({ $count ->
        [one] 1 borne
       *[other] { $count } bornes
    })
cr-turn-loads = charge { $loads }
cr-turn-delivers = livre { cr-load-name } à { $city } (+{ $payout } M)
cr-turn-builds = construit { $count ->
        [one] 1 segment
       *[other] { $count } segments
    } (−{ $cost } M)
cr-turn-link = liaison de conteneurs de { $port } (−{ $cost } M)
cr-turn-upgrades = achète { cr-train-name } (−{ $cost } M)
cr-turn-fees = péages −{ $amount } M
cr-turn-event = événement : { cr-kind-name }
cr-turn-discards = défausse sa main

## In short, and at the end

cr-ui-about = Tracez une ligne de Pékin à Kachgar, chargement par chargement
cr-ui-short-1 = Tracez des voies de borne en borne, et portez des marchandises dans les villes que vos cartes demandent.
cr-ui-short-2 = D’abord rouler : avancer, charger, livrer. Ensuite construire : 20 M de voies au plus, ou un meilleur train.
cr-ui-short-3 = Chaque carte demande trois marchandises ; vous pouvez en livrer une, puis vous piochez une nouvelle carte.
cr-ui-short-4 = Vous pouvez rouler sur les voies des autres, contre un droit de passage.
cr-ui-short-5 = Vous gagnez avec 250 M en caisse et un réseau qui relie les quatre mégapoles et l’un de vos ports à conteneurs.
cr-ui-wins = { $count ->
        [one] Victoire pour { $names } avec { $score } millions de yuans !
       *[other] { $names } se partagent la victoire avec { $score } millions de yuans !
    }
cr-ui-score = { $score } M

## Themes of puzzles

cr-ui-puzzle-theme-trip = Trajets
cr-ui-puzzle-theme-loads = Marchandises
cr-ui-puzzle-theme-train = Train
cr-ui-puzzle-theme-cards = Cartes
