### Volldampf


## Refusals

vd-no-not-now = Cela appartient à une autre phase ; phase en cours : { $phase ->
        [setup] mise en place
        [goods] marchandises
        [routes] cartes de trajet
        [loans] emprunts
        [alles-neu] Alles neu
        [auction] enchère pour l’ordre du tour
        [groups] choix des groupes
        [building] construction
        [transport] transport
        [subvention] Subvention
        [award] distribution des cartes d’action
       *[over] fin de la partie
    }.
vd-no-only-chance = Seul le hasard tire cartes et marchandises.
vd-no-not-in-the-draw = Ce tirage est impossible ici.
vd-no-card-not-held = Vous n’avez pas la carte { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } en main.
vd-no-card-not-now = La carte { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } se joue à un autre moment : { $card ->
        [schnelle-lok] pendant votre tour de transport
        [subvention] après le deuxième passage de transport, par qui est en dernière position
        [guenstige-gelegenheit] pendant votre tour de construction
        [sabotage] juste après qu’une autre personne a désigné une marchandise
        [zusatzfracht] pendant votre tour de transport, avant de désigner une marchandise
        [alles-neu] entre les emprunts et l’enchère
       *[neue-planung] juste avant une de vos décisions
    }.
vd-no-planning-not-now = Neue Planung se joue lors d’une de vos décisions : emprunt, offre, choix du groupe, construction ou transport.
vd-no-loan-not-now = Un emprunt se prend seulement pendant la phase des emprunts.
vd-no-loan-above-supply = Vous pouvez prendre au plus { $most } : tous les emprunts ensemble peuvent atteindre { $supply }.
vd-no-loan-above-share = Vous pouvez prendre au plus { $most } : à deux, chaque joueur peut atteindre { $limit }.
vd-no-bid-too-low = Offrez au moins { $least ->
        [one] { $least } mark
       *[other] { $least } marks
    }, ou passez.
vd-no-bid-above-cash = Vous avez { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    } pour cela ; n’offrez pas plus.
vd-no-bid-without-money = Vous n’avez plus d’argent : choisissez 0.
vd-no-secret-bid-range = Choisissez de { $least } à { $most } marks.
vd-no-no-such-card-left = Il ne reste aucune carte de trajet { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    } à poser.
vd-no-group-full = Le groupe { $group } est complet : chaque groupe a { $size } cartes.
vd-no-group-taken = Le groupe { $group } est déjà pris. Choisissez-en un autre.
vd-no-link-taken = { $link } porte déjà un tronçon ; propriétaire : { $owner }.
vd-no-no-card-of-colour = Cette voie demande une carte de trajet { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    }.
vd-no-no-card-to-discard = Vous n’avez pas de carte de trajet { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    } devant vous.
vd-no-too-expensive = Cela coûte { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    } ; vous avez { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    }.
vd-no-no-such-good = Il n’y a pas de { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }.
vd-no-colour-sabotaged = Sabotage : aucune { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } pour ce transport. Choisissez une autre couleur, ou renoncez.
vd-no-no-route = { $city } : aucune { $colour ->
        [blue] ville bleue
        [violet] ville violette
        [red] ville rouge
       *[yellow] ville jaune
    } à { $most } tronçons au plus.
vd-no-must-transport = La marchandise est désignée : transportez-la vers une ville de sa couleur.
vd-no-declare-first = Désignez d’abord une marchandise, ou renoncez au transport.
vd-no-must-stop = La marchandise a atteint { $city }, une ville de sa couleur, et y reste.
vd-no-route-too-long = Le trajet aurait { $links } tronçons ; { $most } au plus sont autorisés.
vd-no-leads-nowhere = De là, aucune { $colour ->
        [blue] ville bleue
        [violet] ville violette
        [red] ville rouge
       *[yellow] ville jaune
    } n’est accessible ; tronçons restants ensuite : { $left }.
vd-no-no-track = { $link } n’a pas de tronçon.
vd-no-link-twice = { $link } a déjà servi. Chaque voie sert une fois par transport.
vd-no-link-elsewhere = { $link } ne part pas de l’endroit où est la marchandise : { $at }.
vd-no-city-twice = La marchandise est déjà passée à { $city }. Chaque ville est traversée une fois.
vd-no-not-moved = Déplacez la { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } sur au moins un tronçon.
vd-no-wrong-colour = { $city } n’est pas une { $colour ->
        [blue] ville bleue
        [violet] ville violette
        [red] ville rouge
       *[yellow] ville jaune
    }. Continuez.
vd-no-bag-is-empty = Le sac est vide.
vd-no-same-city = Posez la marchandise dans une autre ville ; elle vient de : { $city }.
vd-no-nothing-to-transport = Rien ne pourrait être transporté maintenant. Subvention reste en main.
vd-no-own-hand = Choisissez la main de quelqu’un d’autre.
vd-no-empty-hand = { $giver } n’a pas de carte d’action. Choisissez une autre main.
vd-no-first-bidder-bids = Offrez au moins 1 mark : selon une option de cette table, qui ouvre l’enchère ne passe pas.
vd-no-zusatzfracht-too-late = Zusatzfracht se joue avant de désigner une marchandise ; celle-ci est déjà désignée.
vd-no-good-is-declared = La { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city } est désignée pour le transport. Choisissez-en une autre.
vd-no-turn-of-another = C’est à { $turn } de jouer.
vd-no-chosen-already = Votre choix est fait ; c’est à { $turn } de choisir.
vd-no-passed-already = Vous avez passé ; cela vaut jusqu’à la fin de l’enchère.
vd-no-card-not-your-turn = C’est à { $turn } de jouer. La carte { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } se joue { $card ->
        [schnelle-lok] pendant votre tour de transport
        [subvention] après le deuxième passage de transport, par qui est en dernière position
        [guenstige-gelegenheit] pendant votre tour de construction
        [sabotage] juste après qu’une autre personne a désigné une marchandise
        [zusatzfracht] pendant votre tour de transport, avant de désigner une marchandise
        [alles-neu] entre les emprunts et l’enchère
       *[neue-planung] pendant votre tour
    }.

## Events

vd-ev-start-player = { $name } commence : tirage au sort.
vd-ev-round = La manche { $round } sur { $rounds } commence.
vd-ev-goods-card = Carte de marchandises { $card } : { $cities }.
vd-ev-good-placed = { $city } reçoit une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    }.
vd-ev-bag-empty = Le sac est vide ; { $cities ->
        [one] { $cities } ville
       *[other] { $cities } villes
    } sans marchandise.
vd-ev-goods-cards-reshuffled = Les cartes de marchandises sont mélangées à nouveau.
vd-ev-action-cards-reshuffled = Les cartes d’action sont mélangées à nouveau.
vd-ev-route-card = Groupe { $group } : carte de trajet { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    }.
vd-ev-loan-chosen = { $name } a choisi un emprunt en secret.
vd-ev-loan = { $name } émet un emprunt de { $value } et reçoit { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }.
vd-ev-declines = { $name } ne joue pas { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }.
vd-ev-alles-neu = { $name } joue Alles neu et refait les groupes.
vd-ev-put = { $name } met une carte de trajet { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    } dans le groupe { $group }.
vd-ev-bid-chosen = { $name } a choisi une offre en secret.
vd-ev-bid = { $name } offre { $amount ->
        [one] { $amount } mark
       *[other] { $amount } marks
    }.
vd-ev-pass = { $name } passe.
vd-ev-bids-level = Les offres sont égales ; les deux surenchérissent.
vd-ev-turn-card = { $name } prend la carte d’ordre du tour { $card } et paie { $paid ->
        [one] { $paid } mark
       *[other] { $paid } marks
    } sur une offre de { $bid }.
vd-ev-take = { $name } prend le groupe { $group }.
vd-ev-build = { $name } construit { $link } pour { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    }.
vd-ev-gelegenheit = { $name } joue Günstige Gelegenheit et construit { $link } pour { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    } avec une carte de trajet { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    }.
vd-ev-drop = { $name } défausse une carte de trajet { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    }.
vd-ev-declare = { $name } désigne une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }{ $fast ->
        [yes] {" "}avec Schnelle Lok
       *[no] {""}
    }.
vd-ev-give-up = { $lap ->
        [3] { $name } renonce au troisième transport.
       *[other] { $name } renonce à un transport.
    }
vd-ev-sabotage = { $name } joue Sabotage contre { $victim } : aucune { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } pour ce transport.
vd-ev-schnelle-lok = { $name } joue Schnelle Lok.
vd-ev-move = La marchandise passe par { $link } et arrive à { $city }.
vd-ev-deliver = { $name } transporte une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } : { $from } → { $to }, { $links ->
        [one] { $links } tronçon
       *[other] { $links } tronçons
    }.
vd-ev-gain = { $name } avance : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, revenu { $position }.
vd-ev-zusatzfracht = { $name } joue Zusatzfracht.
vd-ev-extra-drawn = { $name } tire une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } du sac.
vd-ev-neue-planung = { $name } joue Neue Planung et prend une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }.
vd-ev-placed = { $name } pose une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }.
vd-ev-subvention = { $name } joue Subvention pour un troisième transport.
vd-ev-income = { $name } reçoit { $income ->
        [one] { $income } mark
       *[other] { $income } marks
    } et doit { $dividends ->
        [one] { $dividends } mark
       *[other] { $dividends } marks
    } de dividendes{ $missing ->
        [0] {""}
       *[other] {" "}; il manque : { $missing }, cases en arrière : { $back }
    }.
vd-ev-card-drawn = { $name } pioche { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] une carte d’action
    }.
vd-ev-draws-from = { $name } tire une carte chez { $giver }.
vd-ev-card-taken = { $name } prend { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] une carte d’action
    } à { $giver }.
vd-ev-no-card-left = Il ne reste aucune carte d’action pour { $name }.
vd-ev-end = La partie est terminée.

## What to do now, and the same told to the others

vd-ask-secret-loan = Choisissez un emprunt en secret ; chaque point rapporte 6 marks et coûte 1 mark par manche.
vd-wait-secret-loan = Emprunts choisis en secret : { $waiting }.
vd-ask-secret-bid = Choisissez une offre en secret, de 1 à { $most } marks.
vd-wait-secret-bid = Offres secrètes : { $waiting }.
vd-ask-secret-raise = Les offres sont égales : ajoutez de 1 à { $most } marks en secret.
vd-wait-secret-raise = Surenchères secrètes : { $waiting }.
vd-ask-loan = Émettez un emprunt, ou 0 : chaque point rapporte { $rate } marks et coûte 1 mark par manche. Vos emprunts : { $loans }.
vd-wait-loan = { $name } décide d’un emprunt.
vd-ask-alles-neu = Jouez Alles neu pour refaire les groupes, ou refusez.
vd-wait-alles-neu = Alles neu : { $name } répond.
vd-ask-regroup = Répartissez les cartes de trajet ; restent : { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
vd-wait-regroup = { $name } refait les groupes.
vd-ask-bid = Offrez au moins { $least ->
        [one] { $least } mark
       *[other] { $least } marks
    }, ou passez.
vd-wait-bid = { $name } enchérit pour l’ordre du tour.
vd-ask-group = Choisissez un groupe de cartes de trajet.
vd-wait-group = { $name } choisit un groupe.
vd-ask-build = Construisez un tronçon, ou défaussez une carte de trajet. Passage { $lap } sur { $laps }.
vd-wait-build = { $name } construit.
vd-ask-transport = Désignez une marchandise à transporter, ou renoncez. Passage { $lap } sur 2.
vd-wait-transport = { $name } choisit une marchandise à transporter.
vd-ask-third-transport = Désignez une marchandise pour votre troisième transport, ou renoncez.
vd-wait-third-transport = { $name } a un troisième transport.
vd-ask-place-extra = Posez la { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } dans une ville de votre choix.
vd-wait-place-extra = { $name } place une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    }.
vd-ask-place-planned = Posez la { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } dans une autre ville.
vd-wait-place-planned = { $name } déplace une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } avec Neue Planung.
vd-ask-sabotage = { $carrier } désigne une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }. Jouez Sabotage, ou refusez.
vd-wait-sabotage = Sabotage : { $name } répond.
vd-ask-route = Transportez la { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } depuis { $city }, tronçon par tronçon, vers une ville de sa couleur. Tronçons parcourus : { $links }.
vd-wait-route = { $name } transporte une { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    }.
vd-ask-subvention = Vous êtes en dernière position sur l’échelle des revenus. Jouez Subvention pour un troisième transport, ou refusez.
vd-wait-subvention = Subvention : { $name } répond.
vd-ask-draw-from = Il ne reste aucune carte d’action dans les piles : choisissez la main où tirer.
vd-wait-draw-from = { $name } choisit une main où tirer une carte.

## Actions

vd-do-no = Non
vd-do-alles-neu = Jouer Alles neu
vd-do-sabotage = Jouer Sabotage
vd-do-subvention = Jouer Subvention
vd-do-zusatzfracht = Jouer Zusatzfracht
vd-do-pass = Passer
vd-do-give-up = Renoncer au transport
vd-do-deliver = Livrer ici
vd-do-take = Prendre le groupe { $group }
vd-do-draw-from = Tirer chez { $name }
vd-do-put = Carte { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    } : groupe { $group }
vd-do-drop = Défausser une carte { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    }
vd-do-place = Poser à { $city }
vd-do-move = Passer par { $link }
vd-do-build = Construire { $link }
vd-do-gelegenheit = Günstige Gelegenheit : construire { $link } avec une carte { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    }
vd-do-declare = Désigner : { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }
vd-do-declare-fast = Désigner avec Schnelle Lok : { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }
vd-do-neue-planung = Neue Planung : { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    } à { $city }
vd-do-loan = Emprunt { $value }
vd-do-bid = Offrir { $amount } Mk
vd-do-start = Premier joueur : { $name }
vd-do-route-card = Carte de trajet : { $route ->
        [green] verte
        [turquoise] turquoise
        [grey] grise
        [pink] rose
        [orange] orange
        [brown] marron
       *[other] { $route }
    }
vd-do-good = Tirage : { $colour ->
        [blue] marchandise bleue
        [violet] marchandise violette
        [red] marchandise rouge
       *[yellow] marchandise jaune
    }
vd-do-card = Carte d’action : { $kind ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-do-goods-card = Carte de marchandises { $card }

## End

vd-end-routes-used-up = Toutes les cartes de trajet ont servi : la dernière manche est terminée.

## Phases

vd-phase-setup = Mise en place
vd-phase-goods = Marchandises
vd-phase-routes = Cartes de trajet
vd-phase-loans = Emprunts
vd-phase-alles-neu = Alles neu
vd-phase-auction = Enchère pour l’ordre du tour
vd-phase-groups = Choix des groupes
vd-phase-building = Construction
vd-phase-transport = Transport
vd-phase-subvention = Subvention
vd-phase-award = Distribution des cartes d’action
vd-phase-over = Fin de la partie

## Options

vd-opt-stop-at-first-match = Arrêt à la première ville de la couleur
    .help = Une marchandise s’arrête dans la première ville de sa couleur sur son trajet.
vd-opt-pay-half-rounded-up = Arrondir les demi-offres au supérieur
    .help = Qui paie la moitié d’une offre paie la moitié arrondie au supérieur, non à l’inférieur.
vd-opt-hidden-cash = Argent caché
    .help = Personne d’autre ne voit combien d’argent vous avez.
vd-opt-whole-dividend-by-position = Dividendes en cases
    .help = Qui ne peut pas payer tous les dividendes garde son argent et recule d’une case par mark à verser.
vd-opt-first-bidder-must-bid = La première offre est obligatoire
    .help = Qui ouvre l’enchère offre au moins 1 mark, s’il y a de l’argent pour cela.
