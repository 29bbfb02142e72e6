### What the pages say at a table of RailRoad Dice Germany.

rd-ui-ends = Extrémité de la voie ferrée
rd-ui-end = { $end ->
         [N] Extrémité nord
        *[S] Extrémité sud
    }
rd-ui-go-to-end = { $end ->
         [N] Carte entière ; aller à l’extrémité nord
        *[S] Carte entière ; aller à l’extrémité sud
    }
rd-ui-lens = { $end ->
         [N] L’extrémité nord de près
        *[S] L’extrémité sud de près
    }
rd-ui-sector-dice = { $count ->
         [one] Secteur { $sector } · { $count } dé, { $least } pour sortir
        *[other] Secteur { $sector } · { $count } dés, { $least } pour sortir
    }
rd-ui-dead-end = Extrémité morte : rien ne peut être posé ici
rd-ui-front-dice = Dés devant l’écran
rd-ui-front-dice-of = { $name } : dés devant l’écran
rd-ui-keep-five = { $count }, gardez-en 5 au plus à la fin du tour
rd-ui-no-front-dice = Aucun dé ici. Lancez des dés cachés pour en obtenir.
rd-ui-behind-screen = Derrière votre écran
rd-ui-behind-screen-of = Derrière l’écran
rd-ui-hidden-use = { $count ->
         [one] { $count } dé : pour payer ou lancer
        *[other] { $count } dés : pour payer ou lancer
    }
rd-ui-hidden-die = Dé caché { $number }
rd-ui-face-straight = Voie droite
rd-ui-face-curve = Courbe
rd-ui-face-joker = Joker
rd-ui-face-transport = Symbole de transport
rd-ui-roll-sum = { $hidden ->
         [one] { $hidden } caché
        *[other] { $hidden } cachés
    }{ $jokers ->
         [0] {""}
         [one] {" "}+ { $jokers } joker + { $jokers } bonus
        *[other] {" "}+ { $jokers } jokers + { $jokers } bonus
    } = { $total ->
         [one] { $total } dé
        *[other] { $total } dés
    }
rd-ui-roll = Lancer…
rd-ui-roll-now = { $count ->
         [one] Lancer { $count } dé
        *[other] Lancer { $count } dés
    }
rd-ui-cancel = Fermer
rd-ui-turn = Tourner
rd-ui-lay = { $die ->
         [straight] Poser une voie droite
         [curve] Poser une courbe
         [transport] Poser un dé
        *[joker] Poser un joker
    }{ $cost ->
         [0] {""}
        *[other] , payer { $cost }
    }
rd-ui-build = Construire { $company }, payer { $cost }
rd-ui-what-stands = Que poser ici
rd-ui-pay-with = Payer avec
rd-ui-payment = { $jokers ->
         [0] { $hidden ->
             [one] { $hidden } caché
            *[other] { $hidden } cachés
        }
        *[other] { $hidden ->
             [0] { $jokers ->
                 [one] { $jokers } joker
                *[other] { $jokers } jokers
            }
            *[other] { $hidden ->
                 [one] { $hidden } caché
                *[other] { $hidden } cachés
            }, { $jokers ->
                 [one] { $jokers } joker
                *[other] { $jokers } jokers
            }
        }
    }
rd-ui-choose-company = Pour quelle compagnie un passager de plus attend-il ?
rd-ui-or-target = Ou choisissez une case ambrée.
rd-ui-waiting-after = { $before } → { $after } en attente
rd-ui-pick-die = Prenez un dé, ou choisissez une case ambrée du plateau.
rd-ui-choose-target = { $die ->
         [straight] Choisissez une case ambrée pour la voie droite.
         [curve] Choisissez une case ambrée pour la courbe.
         [transport] Choisissez une compagnie.
        *[joker] Choisissez une case ambrée pour le joker.
    }
rd-ui-no-target = { $die ->
         [straight] La voie droite ne peut pas être posée à cette extrémité.
         [curve] La courbe ne peut pas être posée à cette extrémité.
         [transport] Choisissez une compagnie.
        *[joker] Le joker ne peut pas être posé à cette extrémité.
    }
rd-ui-nothing-to-build = Rien ne peut être posé à cette extrémité. Essayez l’autre, lancez les dés ou terminez votre tour.
rd-ui-income = Revenus · { $count }{ $kind ->
         [jokers] {" ?"}
        *[hidden] {""}
    }
rd-ui-income-ends = La banque n’a que { $bank } des { $count } dés dus : toucher les revenus termine la partie.
rd-ui-end-turn = Terminer le tour
rd-ui-end-return = Terminer, rendre { $count }
rd-ui-end-waits = Le tour ne peut pas encore se terminer :
rd-ui-no-income-now = Pas de revenus maintenant
rd-ui-no-roll-now = Pas de lancer maintenant
rd-ui-no-end-now = Le tour ne peut pas encore se terminer
rd-ui-choose-return = Choisissez ci-dessus le ou les dés qui retournent à la banque.
rd-ui-give-back = { $die ->
         [straight] Rendre une voie droite
         [curve] Rendre une courbe
         [transport] Rendre un symbole de transport
        *[joker] Rendre un joker
    }
rd-ui-give-back-many = Rendre { $count } dés
rd-ui-give-back-none = Rendre
rd-ui-ends-game = { $reason ->
         [last-station] Ceci termine la partie : dernière gare de la compagnie.
         [bank-short] Ceci termine la partie : la banque ne peut pas donner tous les dés.
        *[ends-dead] Ceci termine la partie : les deux extrémités sont mortes.
    }
rd-ui-what-it-does = Ce que fait cette pose
rd-ui-effects-later = Choisissez une case : ce que la pose coûte et rapporte s’affiche ici avant que vous la confirmiez.
rd-ui-die-on = { $die ->
         [straight] Voie droite
         [curve] Courbe
         [transport] Dé
        *[joker] Joker
    } sur { $place }
rd-ui-die-laid = 1 dé posé
rd-ui-station-in = { $company } à { $place }
rd-ui-dice-paid = { $count ->
         [one] { $count } dé payé
        *[other] { $count } dés payés
    }
rd-ui-dice = { $count ->
         [one] { $count } dé
        *[other] { $count } dés
    }
rd-ui-jokers = { $count ->
         [one] +{ $count } joker
        *[other] +{ $count } jokers
    }
rd-ui-river-first = { $river }, première fois ce tour
rd-ui-river-paid = payé ce tour
rd-ui-paid-with = Payé avec
rd-ui-passengers-come = Les passagers en attente montent
rd-ui-you-direct = Vous prenez la direction
rd-ui-you-replace = Vous prenez la direction à la place de { $former }
rd-ui-stations-left-after = Gares restantes de la compagnie
rd-ui-station-reward = Prime pour la gare
rd-ui-connects = Relie le secteur { $sector }
rd-ui-no-reward = pas de prime
rd-ui-clears = Le secteur { $sector } est vidé
rd-ui-to-bank = { $count ->
         [one] { $count } dé à la banque
        *[other] { $count } dés à la banque
    }
rd-ui-kind-in = { $kind } en { $sector }
rd-ui-income-word = revenus
rd-ui-opens = Ouvre vers { $place }
rd-ui-station-costs = gare { $count }
rd-ui-income-after = Vos revenus
rd-ui-barred-side = Ne peut pas s’ouvrir vers { $to ->
         [N] le nord
         [E] l’est
         [S] le sud
        *[W] l’ouest
    } : extrémité morte
rd-ui-becomes-dead = Cette extrémité devient morte
rd-ui-kind-plain = Plaine
rd-ui-kind-start = Plaine
rd-ui-kind-mountain = Montagne
rd-ui-kind-water = Eau
rd-ui-kind-sea = Mer
rd-ui-kind-foreign = Étranger
rd-ui-kind-abroad = Case étrangère
rd-ui-legend-open = Ouverte à toutes
rd-ui-legend-land = L’Allemagne, 4 × 6 secteurs
rd-ui-legend-cost = Le nombre est le coût en dés.
rd-ui-white-square = case de gare blanche
rd-ui-square-of = { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-station = Gare
rd-ui-station-abroad = Gare à l’étranger
rd-ui-station-here = Ici : une gare de { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-track-here = Ici : une voie
rd-ui-cannot-lay = { $die ->
         [straight] La voie droite ne peut pas être posée : { $place }
         [curve] La courbe ne peut pas être posée : { $place }
         [transport] Pas ici : { $place }
        *[joker] Le joker ne peut pas être posé : { $place }
    }
rd-ui-cannot-station = Pas de gare ici : { $place }
rd-ui-target = Un dé ou une gare peut être posé ici
rd-ui-row-column = Ligne { $row }, colonne { $column }
rd-ui-passengers = Passagers
rd-ui-passengers-help = un nombre sur fond plein : qui dirige la compagnie
rd-ui-company = Compagnie
rd-ui-stations-left = Gares
rd-ui-waiting = Attente
rd-ui-next-year = En fin d’année : +{ $count }
rd-ui-director = directeur
rd-ui-transported = Transportés
rd-ui-screen = écran
rd-ui-as-jokers = Les prochains revenus viennent en jokers
rd-ui-year = Année { $year }
rd-ui-round = Année { $round }
rd-ui-round-head = Année
rd-ui-over-round = Terminée en année { $round }
rd-ui-chart-income = Revenus, après chaque année
rd-ui-chart-score = Classement, après chaque année
rd-ui-charts-empty = Les courbes apparaissent après la première année.
rd-ui-bank = { $count ->
         [one] Banque : { $count } dé
        *[other] Banque : { $count } dés
    }
rd-ui-ending = Comment la partie finit
rd-ui-ending-short = gares { $left } · banque { $bank } · extrémités mortes { $dead } sur 2
rd-ui-nears-stations = La fin approche : une gare de plus de cette compagnie termine la partie.
rd-ui-nears-bank = La fin approche : la banque n’aura plus que { $count } dés.
rd-ui-nears-dead = La fin approche : si l’autre extrémité meurt aussi, la partie est finie.
rd-ui-ending-line = Fin : gares { $left } · banque { $bank } · extrémités mortes { $dead } sur 2
rd-ui-ending-stations = Une compagnie construit sa dernière gare. Au plus près : { $companies }, encore { $count }.
rd-ui-ending-bank = La banque ne peut pas donner les dés dus. Elle en a { $count }.
rd-ui-ending-dead = Les deux extrémités sont mortes. À présent : { $count }.
rd-ui-no-winner-yet = Personne ne gagnerait encore : aucune gare de { $companies }.
rd-ui-who-did = Qui a construit quoi
rd-ui-did-tracks = Voies posées
rd-ui-did-stations = Gares construites
rd-ui-did-sectors = Secteurs reliés avec prime
rd-ui-did-symbols = Symboles de transport utilisés
rd-ui-directorships = Directions
rd-ui-roll-help = Touchez les dés à lancer. Chaque joker apporte un dé bonus de la banque.

## In short, and at the end

rd-ui-decides = Qui a transporté le plus de passagers gagne.
rd-ui-about = Lancez les voies, posez-les, emmenez les passagers
rd-ui-short-1 = Une seule ligne grandit à travers l’Allemagne par ses deux extrémités, et tout le monde construit aux deux. Qui a transporté le plus de passagers gagne.
rd-ui-short-2 = À votre tour, touchez les revenus, lancez les dés, posez des voies et construisez des gares, dans l’ordre que vous voulez.
rd-ui-short-3 = Droites et courbes vont à une extrémité de la ligne ; un joker (?) est l’une ou l’autre. Rivières, montagnes et eau coûtent des dés en plus.
rd-ui-short-4 = Une gare coûte 3 ou 5 dés, rapporte 2 jokers et emmène tous les passagers qui attendent sa compagnie.
rd-ui-short-5 = Qui a transporté le plus de passagers d’une compagnie la dirige et touche plus de revenus.
rd-ui-short-6 = Si une compagnie n’a aucune gare à la fin, personne ne gagne.
rd-ui-wins = { $count ->
        [one] Victoire pour { $names } avec { $score } passagers !
       *[other] { $names } se partagent la victoire avec { $score } passagers !
    }
rd-ui-score = { $score } { $score ->
        [one] passager
       *[other] passagers
    }

## Themes of puzzles

rd-ui-puzzle-theme-station = Gares
rd-ui-puzzle-theme-dice = Dés
