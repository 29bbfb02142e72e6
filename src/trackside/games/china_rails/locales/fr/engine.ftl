### China Rails

## Names

cr-load-name = { $load ->
        [beer] bière
        [cars] voitures
        [cattle] bétail
        [coal] charbon
        [copper] cuivre
        [cotton] coton
        [electronics] électronique
        [fish] poisson
        [grain] céréales
        [hogs] porcs
        [imports] produits importés
        [iron] fer
        [jade] jade
        [machinery] machines
        [melons] melons
        [oil] pétrole
        [oranges] oranges
        [porcelain] porcelaine
        [rice] riz
        [salt] sel
        [silk] soie
        [steel] acier
        [sugar] sucre
        [tea] thé
        [tin] étain
        [tobacco] tabac
        [wood] bois
        [wool] laine
       *[other] { $load }
    }
cr-train-name = { $train ->
        [fast] fret rapide
        [heavy] fret lourd
        [super] super lourd
       *[freight] fret
    }
cr-kind-name = { $kind ->
        [party-congress] Congrès extraordinaire du Parti
        [rail-tax] Redevance ferroviaire
        [strike] Grève générale
        [flood] Inondation
        [new-year] Célébration du Nouvel An
        [black-dragon] Faveurs du Dragon Noir
        [derailment] Déraillement
        [snow-manchuria] Neige en Mandchourie
        [heavy-snow] Tempête de neige
        [storm-at-sea] Tempête en mer
        [wind-storm] Tempête de vent
        [sand-storm] Tempête de sable
        [earthquake] Tremblement de terre
        [desert-rains] Pluies dans le désert
       *[other] { $kind }
    }

## Refusals

cr-no-operate-first = Terminez d’abord la phase de livraison.
cr-no-operate-phase-over = La phase de livraison de ce tour est terminée ; construisez, améliorez ou terminez le tour.
cr-no-opening-turn-builds = Un tour d’ouverture n’a pas de phase de livraison ; construisez, améliorez ou terminez le tour.
cr-no-already-upgraded = Vous avez amélioré votre train ; il ne reste qu’à terminer le tour.
cr-no-inside-red-area = On ne construit pas dans la zone rouge ({ $city }) ; les trains y circulent librement.
cr-no-segment-taken = Il y a déjà un segment ici ; il appartient à { $owner }.
cr-no-first-segment = Votre premier segment part de la borne d’une mégapole.
cr-no-not-from-here = Vous n’avez pas de voie en { $place } ; partez de votre propre voie ou d’une mégapole.
cr-no-right-to-rebuild = L’inondation a emporté ce segment : { $owner } a le droit de le reconstruire d’abord.
cr-no-closed-by-flood = La rivière est en crue ; on ne la franchit pas avant la fin de l’inondation.
cr-no-closed-for-building = On ne construit pas ici tant que dure l’événement : { cr-kind-name }.
cr-no-city-exits = Seuls { $most } segments par tour peuvent partir des mégapoles ; construisez vers elles depuis votre voie.
cr-no-city-exits-here = Seuls { $most } segments par tour peuvent partir de { $city } ; construisez vers elle depuis votre voie.
cr-no-city-full = { $city } accueille les voies de { $most } joueurs au plus.
cr-no-city-segments = Vous avez { $most } segments à { $city }, c’est le maximum.
cr-no-city-blocked = Cela fermerait { $city } aux autres ; laissez-leur un accès.
cr-no-major-blocked = Chacun garde le droit à un segment à { $city } ; laissez une sortie à chacun des autres.
cr-no-ferry-full = Deux joueurs possèdent le ferry ; ses ports sont fermés aux autres.
cr-no-ferry-blocked = Les deux propriétaires du ferry doivent pouvoir atteindre { $place } ; laissez un accès.
cr-no-port-blocked = Un second propriétaire doit pouvoir atteindre { $port } ; laissez un accès.
cr-no-build-limit-reached = Cela coûte { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    } ; vous pouvez encore dépenser { $left ->
        [one] { $left } million de yuans
       *[other] { $left } millions de yuans
    } ce tour-ci.
cr-no-cannot-pay = Cela coûte { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    } ; vous avez { $cash ->
        [one] { $cash } million de yuans
       *[other] { $cash } millions de yuans
    }.
cr-no-link-owned = Vous possédez déjà la liaison de conteneurs : { $port }.
cr-no-link-full = { $port } a déjà ses { $most } propriétaires.
cr-no-link-not-touched = Votre réseau ne touche pas encore { $port }.
cr-no-link-closed = Un événement interdit de construire à { $port } pour le moment.
cr-no-one-upgrade = Une seule amélioration par tour.
cr-no-upgrade-after-building = Vous avez déjà construit ; améliorez lors d’un autre tour.
cr-no-no-such-upgrade = Votre train : { cr-train-name }. Le fret devient fret rapide ou fret lourd, puis super lourd.
cr-no-upgrade-too-dear = Une amélioration coûte { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    } ; vous avez { $cash ->
        [one] { $cash } million de yuans
       *[other] { $cash } millions de yuans
    }.
cr-no-place-first = Placez d’abord votre train dans une ville.
cr-no-already-placed = Votre train est déjà sur le plateau.
cr-no-not-a-start = Le train part d’une ville, ou d’un port à conteneurs que votre voie touche ; { $place } n’en est pas un.
cr-no-start-without-track = Un train ne part de { $port } que si votre voie y mène.
cr-no-not-a-neighbour = { $place } n’est pas à côté de votre train ; suivez la voie, borne par borne.
cr-no-no-points = Vous n’avez plus de points de mouvement ce tour-ci.
cr-no-no-track = Aucune voie ne mène d’ici à { $place }.
cr-no-no-turning-back = Un train ne fait marche arrière que dans une ville.
cr-no-crossing-flooded = La rivière est en crue ; aucun train ne la franchit avant la fin de l’inondation.
cr-no-no-movement-here = Neige : aucun train n’entre ni ne sort de cette borne pour le moment.
cr-no-cannot-pay-fee = Le droit de passage est de { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    }, à payer d’avance ; vous avez { $cash ->
        [one] { $cash } million de yuans
       *[other] { $cash } millions de yuans
    }.
cr-no-no-turning-round = Un train ne se retourne qu’au début de son mouvement, hors des villes, sans autre issue.
cr-no-not-in-ferry-port = Votre train n’est pas dans un port du ferry.
cr-no-cross-before-moving = Le ferry se prend au début du tour, avant tout mouvement.
cr-no-wait-for-ferry = Terminez d’abord un tour dans ce port ; le ferry part au début du suivant.
cr-no-nobody-owns-it = Personne ne possède encore cette liaison : elle est inutilisable.
cr-no-no-fee-due = Aucun droit de passage n’est dû ici.
cr-no-pay-an-owner = Payez le droit de passage à un propriétaire : { $owner }.
cr-no-no-loans = Les emprunts ne font pas partie de cette partie.
cr-no-loan-in-own-turn = Vous pouvez emprunter pendant votre tour.
cr-no-loan-unpaid = Remboursez d’abord { $due ->
        [one] { $due } million de yuans
       *[other] { $due } millions de yuans
    } ; ensuite vous pourrez emprunter à nouveau.
cr-no-congress-first = Amenez d’abord votre train dans une mégapole : le Congrès est réuni.
cr-no-not-in-city = Les marchandises se traitent dans les villes ; votre train n’y est pas.
cr-no-strike = { $city } est en grève.
cr-no-new-year-majors-only = Pendant le Nouvel An, on ne traite les marchandises que dans les mégapoles, pas à { $city }.
cr-no-not-in-container-port = Votre train n’est pas dans un port à conteneurs.
cr-no-container-before-moving = L’opération de conteneurs a lieu au début du tour, avant tout mouvement.
cr-no-wait-in-port = Terminez d’abord un tour dans ce port ; au début du suivant, vous pourrez traiter avec Taïwan.
cr-no-start-only-loads = Un train qui vient d’être placé peut charger depuis Taïwan ; pour livrer, terminez d’abord un tour dans ce port.
cr-no-one-start-load = Un train qui part d’un port prend une seule marchandise de Taïwan.
cr-no-one-container-action = Une seule sorte d’opération de conteneurs par tour : livrer ou charger.
cr-no-container-strike = Pas d’opération de conteneurs pendant une grève.
cr-no-container-new-year = Pas d’opération de conteneurs pendant le Nouvel An.
cr-no-no-chip = Tous les jetons de cette marchandise sont sur des trains : { cr-load-name }.
cr-no-train-full = Votre train porte au plus { $most ->
        [one] { $most } marchandise
       *[other] { $most } marchandises
    }.
cr-no-not-produced-here = { $city } ne fournit pas cette marchandise : { cr-load-name }.
cr-no-not-from-taiwan = Taïwan ne fournit pas cette marchandise : { cr-load-name }.
cr-no-not-aboard = Votre train ne porte pas cette marchandise : { cr-load-name }.
cr-no-no-such-demand = Aucune de vos cartes ne demande cela à { $city } : { cr-load-name }.
cr-no-not-in-that-city = Votre train n’est pas à { $city }.
cr-no-new-year-loads-only = Pendant le Nouvel An, on ne livre que bétail, poisson, produits importés, jade, oranges, riz et thé.
cr-no-discard-too-late = On défausse sa main à la place d’un tour entier ; vous avez déjà joué.
cr-no-choose-load-first = Choisissez d’abord la marchandise perdue.
cr-no-choose-shelter-first = Choisissez d’abord la ville où votre train se réfugie.
cr-no-nothing-to-lose = Vous n’avez pas de marchandise à choisir maintenant.
cr-no-no-shelter-needed = Votre train n’a pas besoin de refuge maintenant.
cr-no-not-a-shelter = { $place } n’est pas parmi les villes les plus proches.
cr-no-chance-draws = Seul le hasard pioche les cartes.
cr-no-not-among-the-tied = Seuls les ex æquo peuvent commencer.
cr-no-not-in-the-pile = Cette carte n’est pas dans la pioche.

## Events

cr-ev-deal = { $name } reçoit la carte Demande { $card }.
cr-ev-set-aside = Un événement apparaît à la donne et est mis de côté : { cr-kind-name }.
cr-ev-first-player = { $name } commence.
cr-ev-turn = Tour suivant : { $name }.
cr-ev-round = La manche { $round } commence.
cr-ev-lost-turn = { $name } a perdu ce tour.
cr-ev-build = { $name } construit { $from }–{ $to } pour { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    }.
cr-ev-ferry = { $name } possède maintenant le ferry de Dalian.
cr-ev-link = { $name } achète une liaison de conteneurs pour { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    } : { $port }.
cr-ev-upgrade = { $name } améliore son train pour { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    } : { cr-train-name }.
cr-ev-place = { $name } place son train : { $place }.
cr-ev-move = { $name } va à { $place }.
cr-ev-cross = { $name } prend le ferry vers { $place }.
cr-ev-turn-round = { $name } retourne son train.
cr-ev-half-rate = { $name } continue à demi-mouvement ; { $left ->
        [one] { $left } point restant
       *[other] { $left } points restants
    }.
cr-ev-fee = { $name } paie { $amount ->
        [one] { $amount } million de yuans
       *[other] { $amount } millions de yuans
    } à { $owner } en droit de passage.
cr-ev-load = { $name } charge à { $place } : { cr-load-name }.
cr-ev-take = { $name } charge depuis Taïwan : { cr-load-name }.
cr-ev-drop = { $name } décharge sans rémunération : { cr-load-name }.
cr-ev-deliver = { $name } livre à { $city } et reçoit { $payout ->
        [one] { $payout } million de yuans
       *[other] { $payout } millions de yuans
    } : { cr-load-name }.
cr-ev-draw = { $name } pioche la carte Demande { $card }.
cr-ev-discard = { $name } défausse sa main.
cr-ev-reshuffle = La défausse devient la nouvelle pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
cr-ev-borrow = { $name } emprunte { $amount ->
        [one] { $amount } million de yuans
       *[other] { $amount } millions de yuans
    } et remboursera { $due ->
        [one] { $due } million de yuans
       *[other] { $due } millions de yuans
    }.
cr-ev-repay = { $name } rembourse { $amount ->
        [one] { $amount } million de yuans
       *[other] { $amount } millions de yuans
    }.
cr-ev-event = { $name } pioche un événement : { cr-kind-name }.
cr-ev-event-over = L’événement est terminé : { cr-kind-name }.
cr-ev-tax = { $name } paie { $amount ->
        [one] { $amount } million de yuans
       *[other] { $amount } millions de yuans
    } de redevance.
cr-ev-erased = Un segment disparaît ({ $name }) : { $from }–{ $to }.
cr-ev-turn-lost = { $name } perdra son prochain tour.
cr-ev-load-lost = { $name } perd une marchandise : { cr-load-name }.
cr-ev-shelter = Un train se réfugie ({ $name }) : { $place }.
cr-ev-congress-arrival = { $name } se rend au Congrès à { $city } et reçoit { $amount ->
        [one] { $amount } million de yuans
       *[other] { $amount } millions de yuans
    }.
cr-ev-qualified = { $name } remplit les conditions de victoire avec au moins { $sum ->
        [one] { $sum } million de yuans
       *[other] { $sum } millions de yuans
    } ; la manche se termine.
cr-ev-tie = Égalité : personne ne gagne, la somme de victoire passe à { $sum ->
        [one] { $sum } million de yuans
       *[other] { $sum } millions de yuans
    }.

## What to do

cr-ask-place = Placez votre train dans une ville du continent, ou défaussez votre main.
cr-wait-place = { $name } place son train.
cr-ask-operate = Déplacez-vous, chargez, livrez : encore { $points ->
        [one] { $points } point de mouvement
       *[other] { $points } points de mouvement
    }. Puis passez à la construction.
cr-wait-operate = { $name } se déplace, charge et livre.
cr-ask-build = Construisez pour { $left ->
        [one] { $left } million de yuans
       *[other] { $left } millions de yuans
    } au plus, améliorez votre train ou terminez le tour.
cr-wait-build = { $name } construit.
cr-ask-opening-build = Tour d’ouverture : construisez pour { $left ->
        [one] { $left } million de yuans
       *[other] { $left } millions de yuans
    } au plus depuis une mégapole, ou terminez le tour.
cr-wait-opening-build = { $name } construit au tour d’ouverture.
cr-ask-end-turn = Terminez le tour.
cr-wait-end-turn = { $name } termine son tour.
cr-ask-lose-load = Choisissez la marchandise que vous perdez.
cr-wait-lose-load = { $name } choisit la marchandise perdue.
cr-ask-shelter = Choisissez la ville où votre train se réfugie.
cr-wait-shelter = { $name } choisit un refuge.

## Buttons

cr-do-end = Terminer le tour
cr-do-done = Terminer la phase
cr-do-discard = Défausser la main
cr-do-turn = Se retourner
cr-do-cross = Prendre le ferry
cr-do-upgrade = Améliorer : { cr-train-name }
cr-do-borrow = Emprunter { $amount } M
cr-do-link = Acheter la liaison de conteneurs
cr-do-load = Charger : { cr-load-name }
cr-do-drop = Décharger : { cr-load-name }
cr-do-lose = Perdre : { cr-load-name }
cr-do-take = Charger depuis Taïwan : { cr-load-name }
cr-do-leave = Laisser à Taïwan : { cr-load-name }
cr-do-deliver = Livrer : { cr-load-name }
cr-do-place = Placer le train
cr-do-move = Avancer
cr-do-shelter = Se réfugier
cr-do-build = Construire
cr-do-draw = Piocher la carte { $card }
cr-do-first = Désigner qui commence

## End and phases

cr-end-victory = Victoire : quatre mégapoles et un port à conteneurs reliés, et le plus d’argent.
cr-end-time-up = Le temps est écoulé : le réseau compte d’abord, puis l’argent.
cr-end-round-cap = La dernière manche de cette table est jouée.
cr-phase-deal = Donne
cr-phase-first = Premier joueur
cr-phase-operate = Phase de livraison
cr-phase-build = Phase de construction
cr-phase-over = Fin de la partie

## Options

cr-opt-express-trains = Trains express
    .help = Les trains font 12 ou 16 bornes par tour ; la partie est plus courte.
cr-opt-mercy-loan = Indulgence
    .help = Chacun peut emprunter jusqu’à 20 M à la banque et rembourse le double.
cr-opt-open-cash = Argent visible
    .help = Chacun voit l’argent de tous dès le début.
cr-opt-any-port = Un port suffit
    .help = Le réseau doit toucher un port à conteneurs, sans liaison à soi.
cr-opt-one-start-load = Une marchandise au départ
    .help = Un train qui part d’un port à conteneurs prend une marchandise de Taïwan, et non un train plein.
cr-opt-exits-per-city = Deux sorties par mégapole
    .help = Deux segments par tour peuvent partir de chaque mégapole, et non deux en tout.
cr-opt-time-limit = Limite en manches
    .help = La partie se termine au plus tard après ce nombre de manches ; 0 : sans limite.
cr-opt-round-cap = Plafond de manches pour les tests
    .help = Termine la partie après ce nombre de manches, pour les tests et les outils.
