### What the pages say at a table of German Railways.

gr-ui-action = Coup
gr-ui-build = Construire
gr-ui-offer = Proposer une action
gr-ui-offer-help = Choisissez l’action. Vous ouvrez l’enchère.
gr-ui-no-share = Vous n’avez aucune action ; vous ne pouvez pas encore construire.
gr-ui-pick-company = Choisissez une compagnie, ou cliquez sur une case possible du plateau.
gr-ui-pick-hex = Compagnie { $company } : choisissez une case sur le plateau.
gr-ui-which-company = Construire ici pour quelle compagnie ?
gr-ui-hexes = { $count ->
         [one] { $count } case
        *[other] { $count } cases
    }
gr-ui-open-hexes = { $count ->
         [one] { $company } peut construire sur { $count } case
        *[other] { $company } peut construire sur { $count } cases
    }
gr-ui-open-for = Possible pour { $companies }, { $cost } T
gr-ui-empty = vide
gr-ui-here = Ici : { $companies }
gr-ui-cannot-build = La compagnie { $company } ne peut pas construire ici : { $place }
gr-ui-terrain-plain = Plaine
gr-ui-terrain-hill = Colline
gr-ui-terrain-mountain = Montagne
gr-ui-terrain-approach = Périphérie de Berlin
gr-ui-city-income = revenu { $count }
gr-ui-companies-there = Compagnies présentes
gr-ui-power = Pouvoir de la compagnie
gr-ui-income-gain = Revenu de la compagnie
gr-ui-new-link = Nouvelle liaison
gr-ui-price = Prix
gr-ui-cost-of-hex = Coût d’une case, en thalers
gr-ui-cost-city = Ville : son terrain, +1 par compagnie présente
gr-ui-legend-city = Ville et son revenu
gr-ui-connections = Liaisons
gr-ui-connections-help = Fin quand chaque compagnie en a deux
gr-ui-met-at = Liaison à { $place }
gr-ui-share-of = { $company }, { $number ->
         [1] première action
         [2] deuxième action
        *[other] troisième action
    }
gr-ui-share-worth = Ajoute { $count } à votre revenu
gr-ui-last-price = dernière vente : { $price } T
gr-ui-worth = vaut { $count }
gr-ui-highest-bid = Plus haute offre
gr-ui-bids = Offres
gr-ui-passed = passe
gr-ui-your-bid = Votre offre
gr-ui-auction = { $text } { $count ->
        [0] (aucune enchère)
        [one] ({ $count } enchère)
       *[other] ({ $count } enchères)
    }
gr-ui-after-bid = Vous avez { $cash } T. Après cette offre : { $left } T.
gr-ui-bid-range = { $least } = minimum · { $most } = maximum
gr-ui-build-for = Construire pour { $company }
gr-ui-placed = Locomotives posées : { $count } sur { $most }
gr-ui-treasury = Caisse
gr-ui-choose-hex = choisissez une case
gr-ui-plus-income = revenu +{ $count }
gr-ui-done-build = { $count ->
         [one] Terminer, { $count } posée
        *[other] Terminer, { $count } posées
    }
gr-ui-dividends-now = Liaison { $companies } : dividendes
gr-ui-company = Compagnie
gr-ui-companies = Compagnies
gr-ui-income = Revenu
gr-ui-locos = Locos
gr-ui-shares = Actions
gr-ui-left = { $count ->
         [one] { $count } action à vendre
        *[other] { $count } actions à vendre
    }
gr-ui-pays = Paie par action maintenant
gr-ui-order = Ordre
gr-ui-order-place = { $place }. { $name }
gr-ui-bag = Dans le sac : { $content }
gr-ui-first-auctions = Premières enchères
gr-ui-third-open = Troisièmes actions : ouvertes
gr-ui-third-closed = Troisièmes actions : fermées
gr-ui-idle = Manches sans progrès : { $count }
gr-ui-idle-help = Manches de suite sans nouvelle locomotive ni action vendue. À { $vote }, vous votez sur la fin.
gr-ui-dividends-paid = Dividendes payés, par compagnie
gr-ui-money-from = D’où vient l’argent : { $name }
gr-ui-start-cash = Début
gr-ui-dividends-of = Dividendes { $company }
gr-ui-dividends-rest = { $count ->
         [one] Dividendes de { $count } autre compagnie
        *[other] Dividendes de { $count } autres compagnies
    }
gr-ui-paid-shares = { $count ->
         [one] Payé pour { $count } action
        *[other] Payé pour { $count } actions
    }
gr-ui-final-cash = Argent à la fin
gr-ui-power-PO = Pose jusqu’à 4 locomotives par construction.
gr-ui-power-NME = Ne paie jamais le supplément dans les villes.
gr-ui-power-KSS = Pose au plus 2 locomotives par construction.
gr-ui-power-KBS = Paie 1 thaler de moins pour chaque case.
gr-ui-power-MWB = Sa meilleure ville compte double.
gr-ui-power-GBS = Une case sans ville par construction est gratuite.
gr-ui-power-CME = Dépense au plus 5 thalers par construction.
gr-ui-power-BHE = Ne paie aucun dividende avant de relier Berlin et Hambourg.
gr-ui-pencil-sum = Crayon : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, { $cost } T avant le pouvoir d’une compagnie

## In short, and at the end

gr-ui-about = Achetez des actions, posez des voies, encaissez quand les lignes se rejoignent
gr-ui-short-1 = Qui a le plus d’argent à la fin gagne. Actions et caisses ne comptent pas.
gr-ui-short-2 = Les actions sont mises aux enchères. Ce que vous payez va dans la caisse de la compagnie et construit ses voies.
gr-ui-short-3 = À votre tour, construisez pour une compagnie dont vous avez une action, ou proposez une action de n’importe quelle compagnie.
gr-ui-short-4 = Chaque ville atteinte augmente le revenu de la compagnie. Quand elle en rencontre une autre dans une ville pour la première fois, toutes les compagnies versent leur revenu pour chaque action, et celle qui a construit le double.
gr-ui-short-5 = Moins vous avez de revenu, plus vous avez de pions dans le sac : les pauvres jouent plus souvent.
gr-ui-short-6 = La partie finit quand chaque compagnie est reliée à deux autres.
gr-ui-wins = { $count ->
        [one] Victoire pour { $names } avec { $score } thalers !
       *[other] { $names } se partagent la victoire avec { $score } thalers !
    }
gr-ui-score = { $score } T
