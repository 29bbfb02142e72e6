### German Railways

## Refusals

gr-no-bid-below-minimum = Offrez au moins { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    } ou passez.
gr-no-bid-too-low = Offrez au moins { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    } ou passez.
gr-no-bid-above-cash = Vous avez { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    } ; vous ne pouvez pas offrir plus.
gr-no-bid-after-pass = Vous avez passé dans l’enchère { $company } ; attendez la prochaine.
gr-no-not-your-bid = C’est à { $turn } de faire une offre.
gr-no-not-your-action = C’est à { $turn } de jouer.
gr-no-not-your-vote = C’est à { $turn } de voter.
gr-no-bid-or-pass = Une action { $company } est aux enchères : faites une offre ou passez.
gr-no-vote-first = Votez d’abord : oui ou non à la fin de la partie.
gr-no-not-your-naming = C’est à { $turn } de désigner la banque.
gr-no-name-banker-first = Désignez d’abord la banque.
gr-no-choose-action = Étendez un réseau, mettez une action aux enchères ou passez.
gr-no-build-or-done = Posez une autre locomotive pour { $company } ou terminez l’extension.
gr-no-no-share-left-at-all = Les 24 actions sont vendues.
gr-no-no-share-left = Les trois actions de la compagnie { $company } sont vendues.
gr-no-third-share-too-early = La troisième action { $company } ne peut être mise aux enchères que si deux actions de chaque compagnie sont vendues. { $count ->
        [one] Il manque encore { $count } compagnie.
       *[other] Il manque encore { $count } compagnies.
    }
gr-no-no-share-of-company = Vous pourrez étendre le réseau { $company } dès que vous aurez une action de cette compagnie.
gr-no-other-company = Cette extension est pour { $builder } ; ce sera le tour de la compagnie { $company } une autre fois.
gr-no-build-limit-reached = La compagnie { $company } peut poser { $most } locomotives par extension. Terminez l’extension.
gr-no-no-locomotive-left = La compagnie { $company } n’a plus de locomotive.
gr-no-already-there = La compagnie { $company } a déjà une locomotive ici : { $place }.
gr-no-not-adjacent = { $place } ne touche pas le réseau { $company }. Choisissez une case voisine.
gr-no-hex-taken = { $place } appartient à { $owner }. Une case interurbaine ne contient qu’une locomotive.
gr-no-approach-already-used = La compagnie { $company } a déjà construit dans la périphérie de Berlin. Chaque compagnie ne peut le faire qu’une fois.
gr-no-build-spending-limit = Cette case coûte { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    } ; la compagnie { $company } peut encore dépenser { $left ->
        [one] { $left } thaler
       *[other] { $left } thalers
    } dans cette extension.
gr-no-cannot-afford = Cette case coûte { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    } ; la caisse de la compagnie { $company } contient { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.
gr-no-nothing-placed = Posez d’abord une locomotive ou passez.
gr-no-already-proposed = Vous avez déjà proposé la fin dans cette manche.
gr-no-propose-before-acting = La fin se propose avant de choisir un coup.
gr-no-no-token-in-bag = Le sac ne contient plus de pion pour { $name }.
gr-no-not-this-draw = Un autre tirage est attendu ici.

## Events

gr-ev-banker = La banque est tenue par { $name }.
gr-ev-auction-opens = { $name } ouvre l’enchère : action { $company }.
gr-ev-bids =
    { $name } offre { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } pour { $company }.
gr-ev-passes-bidding = { $name } passe dans l’enchère { $company }.
gr-ev-passes-automatically = { $name } ne peut pas surenchérir et passe dans l’enchère { $company }.
gr-ev-share-sold =
    { $name } achète une action { $company } pour { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }.
gr-ev-share-for-nothing = { $name } reçoit l’action { $company } sans payer.
gr-ev-share-unsold = Aucune offre ; l’action { $company } reste invendue.
gr-ev-passes = { $name } passe.
gr-ev-proposes-end = { $name } propose de terminer la partie.
gr-ev-vote-opens =
    { $why ->
        [proved] L’impossibilité de la condition de fin est prouvée : vote sur la fin de la partie.
        [idle] Ni locomotive ni action vendue depuis { $idle } manches : vote sur la fin de la partie.
       *[proposed] Vote sur la fin de la partie.
    }
gr-ev-votes =
    { $answer ->
        [yes] { $name } vote pour la fin.
       *[no] { $name } vote contre la fin.
    }
gr-ev-round-starts = La manche { $round } commence.
gr-ev-token-drawn = Pion { $place } : { $name }.
gr-ev-places =
    { $name } construit pour la compagnie { $company } : { $place }, { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    }.
gr-ev-income-rises = { $place } : le revenu de la compagnie { $company } augmente ({ $rise }) et passe à { $income }.
gr-ev-meets = Liaison directe à { $place } : { $company } et { $other }.
gr-ev-build-ends =
    { $name } termine l’extension pour la compagnie { $company } : { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }, { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    }.
gr-ev-dividends = Nouvelle liaison : toutes les compagnies versent des dividendes, { $company } le double.
gr-ev-bhe-pays-nothing = La compagnie { $company } ne verse rien : elle ne relie pas encore Berlin et Hambourg.
gr-ev-receives-dividends =
    { $name } reçoit { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } de dividendes : { $parts }.
gr-ev-game-ends =
    { $reason ->
        [all-connected] Chaque compagnie a deux liaisons : la partie est terminée.
        [nothing-possible] Il ne reste qu’à passer : la partie est terminée.
        [stalemate] Rien ne s’est passé depuis douze manches : la partie est terminée.
       *[agreement] Tout le monde est d’accord : la partie est terminée.
    } En tête : { $winners }, { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.

## Prompts

gr-ask-bid = Action { $company } : offrez au moins { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    } ou passez.
gr-ask-choose = Étendez un réseau, mettez une action aux enchères ou passez. { $count ->
        [0] C’est votre dernier pion de cette manche.
        [one] Il vous reste ensuite { $count } pion dans cette manche.
       *[other] Il vous reste ensuite { $count } pions dans cette manche.
    }
gr-ask-build =
    { $company } : posez encore { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    } au plus, pour { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    } au plus, ou terminez l’extension.
gr-ask-built = { $company } ne peut plus rien poser. Terminez l’extension ou reprenez une locomotive.
gr-ask-vote = La partie doit-elle se terminer maintenant ? { $why ->
        [proved] L’impossibilité de la condition de fin est prouvée.
        [idle] Ni locomotive posée ni action vendue depuis { $idle } manches. Un seul non, et la partie continue.
       *[proposed] Il n’est pas prouvé que la condition de fin soit hors d’atteinte.
    }
gr-ask-name-banker = Désignez la banque que vous avez choisie ensemble. Elle ouvre la première enchère.

## Prompts, told to the others

gr-wait-bid = { $name } réfléchit à une offre pour { $company }.
gr-wait-choose = { $name } choisit un coup.
gr-wait-build = { $name } construit pour la compagnie { $company }.
gr-wait-built = { $name } construit pour la compagnie { $company }.
gr-wait-vote = { $name } vote sur la fin de la partie.
gr-wait-name-banker = { $name } désigne la banque.

## Actions

gr-do-pass = Passer
gr-do-done = Terminer l’extension
gr-do-bid = Offrir { $amount } T
gr-do-auction = Mettre { $company } aux enchères
gr-do-build = Construire { $company } : { $hex }
gr-do-vote =
    { $answer ->
        [yes] Oui, terminer la partie
       *[no] Non, continuer
    }
gr-do-propose = Proposer la fin
gr-do-draw = Tirage : { $name }
gr-do-banker = Banque : { $name }

## Reasons of the end

gr-end-all-connected = Chaque compagnie a deux liaisons directes.
gr-end-nothing-possible = Il ne restait qu’à passer.
gr-end-stalemate = Rien ne s’était passé depuis douze manches.
gr-end-agreement = Tout le monde a accepté de terminer la partie.

## Phases

gr-phase-banker = Choix de la banque
gr-phase-naming = Choix de la banque
gr-phase-bidding = Enchère
gr-phase-drawing = Tirage de l’ordre
gr-phase-choosing = Coup
gr-phase-building = Extension du réseau
gr-phase-voting = Vote sur la fin
gr-phase-over = Fin de la partie

## Options

gr-opt-turn-order = Ordre de jeu
    .help = Comment l’ordre d’une manche est tiré.
gr-opt-turn-order-bag = pions selon le revenu
gr-opt-turn-order-simple = simplifié : une fois chacun
gr-opt-baden-free-hex = Case gratuite de la compagnie GBS
    .help = Quelle case interurbaine d’une extension est gratuite pour GBS.
gr-opt-baden-free-hex-dearest = la plus chère
gr-opt-baden-free-hex-first = la première
gr-opt-hidden-cash = Argent caché
    .help = On ne voit pas l’argent des autres. Personne ne passe donc automatiquement dans une enchère.
gr-opt-banker = Banque
    .help = Qui ouvre la première enchère.
gr-opt-banker-random = tirage au sort
gr-opt-banker-chosen = choisie ensemble, désignée par la première place
gr-opt-banker-first = la première place
gr-opt-idle-cap = Fin après douze manches sans progrès
    .help = Après trois manches sans nouvelle locomotive ni action vendue, vous votez sur la fin, et un seul non suffit pour continuer. Avec cette option, la douzième manche de ce genre met fin à la partie. Elle est active aux tables où ne jouent que des bots.
