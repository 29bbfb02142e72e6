### RailRoad Dice Germany

## Pourquoi pas

rd-no-no-income-in-first-year = Vos quatre jokers sont les revenus de l’année 1 ; touchez des revenus à partir de l’année 2.
rd-no-income-taken = Vous avez déjà touché vos revenus de cette année.
rd-no-already-rolled = Vous avez déjà lancé les dés ce tour-ci ; vous les relancerez au prochain tour.
rd-no-roll-at-least-one = Choisissez au moins un dé derrière l’écran ou un joker à lancer.
rd-no-roll-too-many-hidden = { $have ->
        [0] Vous n’avez aucun dé derrière l’écran.
        [one] Vous avez { $have } dé derrière l’écran à lancer.
       *[other] Vous avez { $have } dés derrière l’écran à lancer.
    }
rd-no-roll-too-many-jokers = { $have ->
        [0] Vous n’avez aucun joker à lancer.
        [one] Vous avez { $have } joker à lancer.
       *[other] Vous avez { $have } jokers à lancer.
    }
rd-no-no-transport-symbol = Vous n’avez pas de symbole de transport devant votre écran.
rd-no-no-joker-for-transport = Vous n’avez pas de joker à utiliser comme symbole de transport.
rd-no-transport-symbols-left = { $count ->
        [one] Utilisez votre symbole de transport avant de terminer le tour.
       *[other] Utilisez vos { $count } symboles de transport avant de terminer le tour.
    }
rd-no-nothing-to-return = On ne rend des dés qu’à la fin du tour, quand il y en a plus de { $most } devant l’écran.
rd-no-no-die-to-return = Vous n’avez pas ce dé devant votre écran : { $die ->
        [straight] voie droite
        [curve] courbe
        [transport] symbole de transport
       *[joker] joker
    }.
rd-no-return-dice-first = { $count ->
        [one] Rendez { $count } dé pour terminer le tour.
       *[other] Rendez { $count } dés pour terminer le tour.
    }
rd-no-not-at-the-end = Cette case ne touche pas cette extrémité de la voie.
rd-no-track-side-closed = La voie ne continue que par le côté ouvert de son dernier dé.
rd-no-station-side-closed = Le côté par lequel la voie est entrée dans cette gare reste fermé ; sortez par un autre.
rd-no-square-occupied = Un dé ou une gare occupe déjà cette case.
rd-no-nothing-can-stand-there = On ne pose rien en mer ni sur une case étrangère sans couleur.
rd-no-no-track-abroad = Une case étrangère colorée n’accepte qu’une gare, pas de voie.
rd-no-sector-of-other-end = L’autre extrémité de la voie est dans le secteur { $sector } ; celle-ci ne peut pas y entrer maintenant.
rd-no-sector-too-few-dice = { $count ->
        [one] Le secteur { $sector } contient { $count } dé ; il en faut { $least } pour que la voie puisse en sortir.
       *[other] Le secteur { $sector } contient { $count } dés ; il en faut { $least } pour que la voie puisse en sortir.
    }
rd-no-track-turns-back = Un côté du dé doit toucher la voie ; il ne peut pas se rouvrir vers la direction { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }.
rd-no-straight-does-not-turn = Une voie droite continue tout droit : ici, direction { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }.
rd-no-curve-must-turn = Une courbe tourne à gauche ou à droite.
rd-no-dead-end = L’extrémité serait morte, alors qu’une autre pose à cette extrémité mène plus loin ; laissez une issue à la voie.
rd-no-last-way-of-other-end = Cette case est la seule issue de l’autre extrémité ; construisez sur une autre case, ou d’abord à l’autre extrémité.
rd-no-opens-to-last-way = La case suivante est la seule issue de l’autre extrémité ; ouvrez un autre côté, ou construisez d’abord à l’autre extrémité.
rd-no-no-such-die = Il vous faut pour cela, devant votre écran : { $die ->
        [straight] une voie droite
        [curve] une courbe
        [transport] un symbole de transport
       *[joker] un joker
    }.
rd-no-cannot-pay = { $price ->
        [one] Cela coûte { $price } dé, caché ou joker ; vous pouvez en payer { $have }.
       *[other] Cela coûte { $price } dés, cachés ou jokers ; vous pouvez en payer { $have }.
    }
rd-no-payment-not-exact = Le prix est de { $price ->
        [one] { $price } dé
       *[other] { $price } dés
    }, et non { $paid }.
rd-no-not-enough-hidden = Vous avez { $have } dés derrière l’écran pour payer, et non { $paid } ; payez le reste en jokers.
rd-no-not-enough-jokers = Vous avez { $have } jokers pour payer, et non { $paid } ; payez le reste avec les dés derrière l’écran.
rd-no-not-a-station-square = Une gare se construit sur une case de gare d’une ville ou sur une case étrangère colorée.
rd-no-square-of-another-colour = Seule cette compagnie peut construire sur cette case : { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-no-company-has-own-square = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } a sa propre case colorée à { $city } ; construisez-y.
rd-no-company-is-in-town = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } a déjà sa gare à { $city }.
rd-no-no-station-left = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } n’a plus de gare à construire.
rd-no-country-has-station = Ce pays a déjà sa gare : { $country }.
rd-no-must-return-to-germany = Depuis l’étranger, la voie doit d’abord revenir sur une case allemande.
rd-no-start-square-closed = Une case de départ n’accepte pas de gare.
rd-no-only-chance-does-that = Ce sont les dés qui en décident, pas un joueur.
rd-no-not-an-outcome = Ce résultat n’est pas possible maintenant.

## Ce qui s’est passé

rd-ev-start-square = La voie part d’une case voisine : { $place ->
        [saarbruecken] Sarrebruck
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }.
rd-ev-first-player = { $name } commence.
rd-ev-income = { $name } touche { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } de revenus.
rd-ev-income-as-jokers = { $name } a perdu une direction et touche { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    } de revenus.
rd-ev-roll = { $name } lance { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } ({ $hidden } de derrière l’écran, { $jokers } jokers, { $jokers } bonus).
rd-ev-die = { $name } obtient : { $face ->
        [straight] voie droite
        [curve] courbe
        [transport] symbole de transport
       *[joker] joker
    }.
rd-ev-track-laid = { $name } pose { $die ->
        [straight] une voie droite
        [curve] une courbe
        [transport] un symbole de transport
       *[joker] un joker
    } sur { $square }, { $end ->
        [N] extrémité nord
       *[S] extrémité sud
    }, direction { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }. Coût : { $price }.
rd-ev-station-built = { $name } construit une gare à { $place } pour { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ({ $square }, { $end ->
        [N] extrémité nord
       *[S] extrémité sud
    }) : { $price ->
        [one] { $price } dé
       *[other] { $price } dés
    }.
rd-ev-station-abroad = { $name } construit une gare à l’étranger pour { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } : { $place } ({ $square }, { $end ->
        [N] extrémité nord
       *[S] extrémité sud
    }), { $price ->
        [one] { $price } dé
       *[other] { $price } dés
    }.
rd-ev-sector-cleared = Le secteur { $sector } est vidé : { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } à la banque.
rd-ev-sector-connected = { $name } relie le secteur { $sector } et gagne { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }.
rd-ev-passengers-carried = { $name } transporte { $count ->
        [one] { $count } jeton passagers
       *[other] { $count } jetons passagers
    } pour { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-ev-director = { $name } prend la direction de la compagnie { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } avec { $count ->
        [one] { $count } jeton passagers
       *[other] { $count } jetons passagers
    }.
rd-ev-director-replaced = { $name } prend la direction de la compagnie { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } avec { $count ->
        [one] { $count } jeton passagers
       *[other] { $count } jetons passagers
    }, à la place de : { $former }.
rd-ev-transport = { $name } utilise { $die ->
        [straight] une voie droite
        [curve] une courbe
        [transport] un symbole de transport
       *[joker] un joker
    } : un jeton passagers de plus attend chez { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }, soit { $count }.
rd-ev-die-returned = { $name } rend { $die ->
        [straight] une voie droite
        [curve] une courbe
        [transport] un symbole de transport
       *[joker] un joker
    }.
rd-ev-turn-ended = { $name } termine son tour.
rd-ev-year-ended = Fin de l’année { $year }. Nouveaux passagers en attente : Berg & Tal-Bahn { $red }, Insel Hopper { $yellow }, Weiden Express { $purple }, Überall Fahrten { $blue }, Eisberg Tours { $green }.
rd-ev-bank-short = { $name } devrait recevoir { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }, mais la banque n’en a que { $bank }.
rd-ev-game-over = La partie se termine : { $reason ->
        [last-station] une compagnie a construit sa dernière gare
        [bank-short] la banque ne peut pas fournir les dés dus
       *[ends-dead] les deux extrémités de la voie sont mortes
    }.

## Que faire maintenant

rd-ask-roll-or-build = Touchez vos revenus, lancez les dés, posez des voies ou construisez des gares, puis terminez votre tour.
rd-wait-roll-or-build = { $name } peut lancer les dés et construire.
rd-ask-build-or-end = Posez des voies, construisez des gares ou terminez votre tour.
rd-wait-build-or-end = { $name } peut construire.
rd-ask-use-transport-symbols = { $count ->
        [one] Utilisez votre symbole de transport avant la fin du tour, et construisez à votre gré.
       *[other] Utilisez vos { $count } symboles de transport avant la fin du tour, et construisez à votre gré.
    }
rd-wait-use-transport-symbols = { $name } doit utiliser ses symboles de transport : { $count }.
rd-ask-return-dice = { $count ->
        [one] Choisissez { $count } dé à rendre.
       *[other] Choisissez { $count } dés à rendre.
    }
rd-wait-return-dice = { $name } se réduit à cinq dés ; encore { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }.
rd-ask-roll = Les dés roulent pour { $name } : { $count }.
rd-ask-draw-start = Les cases de départ sont tirées au sort.
rd-ask-draw-first-player = Le premier joueur est tiré au sort.
rd-wait-roll = Les dés roulent pour { $name } : { $count }.
rd-wait-draw-start = Les cases de départ sont tirées au sort.
rd-wait-draw-first-player = Le premier joueur est tiré au sort.

## Boutons

rd-do-end = Terminer le tour
rd-do-income = Toucher les revenus
rd-do-transport = Passager pour { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ({ $die ->
        [straight] voie droite
        [curve] courbe
        [transport] symbole de transport
       *[joker] joker
    })
rd-do-return = Rendre : { $die ->
        [straight] voie droite
        [curve] courbe
        [transport] symbole de transport
       *[joker] joker
    }
rd-do-roll = Lancer { $hidden } dés et { $jokers } jokers
rd-do-lay = Poser { $die ->
        [straight] une voie droite
        [curve] une courbe
        [transport] un symbole de transport
       *[joker] un joker
    } sur { $square } ({ $end ->
        [N] extrémité nord
       *[S] extrémité sud
    }), direction { $to ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    }, dont { $jokers } payés en jokers
rd-do-station = Construire { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } sur { $square } ({ $end ->
        [N] extrémité nord
       *[S] extrémité sud
    }), dont { $jokers } payés en jokers
rd-do-first = Premier joueur : { $name }
rd-do-die = Obtenu : { $face ->
        [straight] voie droite
        [curve] courbe
        [transport] symbole de transport
       *[joker] joker
    }
rd-do-start = Départ : { $place ->
        [saarbruecken] Sarrebruck
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }

## La fin

rd-end-last-station = Une compagnie a construit sa dernière gare.
rd-end-last-station-no-winner = Une compagnie a construit sa dernière gare. Personne ne gagne, car au moins une compagnie n’a pas de gare.
rd-end-bank-short = La banque n’a pas pu fournir les dés dus.
rd-end-bank-short-no-winner = La banque n’a pas pu fournir les dés dus. Personne ne gagne, car au moins une compagnie n’a pas de gare.
rd-end-ends-dead = Les deux extrémités de la voie sont mortes.
rd-end-ends-dead-no-winner = Les deux extrémités de la voie sont mortes. Personne ne gagne, car au moins une compagnie n’a pas de gare.

## Phases

rd-phase-start-squares = Cases de départ
rd-phase-first-player = Premier joueur
rd-phase-turn = Lancer et construire
rd-phase-rolling = Lancer
rd-phase-reducing = Se réduire à cinq dés
rd-phase-over = Fin de la partie

## Options

rd-opt-extended-game = Partie longue
    .help = Jouer avec 60 dés RailRoad au lieu de 40.
rd-opt-station-supply = Gares par compagnie
    .help = Combien de gares chaque compagnie peut construire.
rd-opt-station-supply-full = 9, 9, 7, 7, 7
rd-opt-station-supply-literal = 8, 8, 6, 6, 6
rd-opt-dead-ends = Extrémités mortes
    .help = Quand un joueur peut laisser une extrémité de la voie sans issue.
rd-opt-dead-ends-forced = Seulement si rien d’autre n’est possible
rd-opt-dead-ends-free = Partout où un joueur le veut
rd-opt-dismissed-income = Jokers après une direction perdue
    .help = Qui a perdu un jeton de directeur touche ses prochains revenus en jokers.
rd-opt-water-surcharge = Prix des cases d’eau
    .help = Dés à payer pour chaque voie sur une case d’eau.
rd-opt-min-dice-to-leave = Dés requis pour quitter un secteur
    .help = Nombre de dés et de gares requis dans un secteur avant que la voie puisse en sortir.
rd-opt-start-squares = Départ de la voie
    .help = Partir à côté de Francfort, ou de deux cases étrangères.
rd-opt-start-squares-frankfurt = Francfort (Main)
rd-opt-start-squares-random = Une au sud et une au nord, tirées au sort
rd-opt-start-squares-saarbruecken-sassnitz = Sarrebruck et Sassnitz
rd-opt-start-squares-saarbruecken-kiel = Sarrebruck et Kiel
rd-opt-start-squares-rosenheim-sassnitz = Rosenheim et Sassnitz
rd-opt-start-squares-rosenheim-kiel = Rosenheim et Kiel
rd-opt-start-squares-saarbruecken-rosenheim = Sarrebruck et Rosenheim
rd-opt-start-squares-sassnitz-kiel = Sassnitz et Kiel
