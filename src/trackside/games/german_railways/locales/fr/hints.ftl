### Pourquoi un bot le ferait

gr-why-worth = Une action de la compagnie { $company } vaut pour vous jusqu’à environ { $worth ->
        [one] { $worth } thaler
       *[other] { $worth } thalers
    } ; vous en avez { $held }.
gr-why-left = Après cette offre, il vous reste { $left ->
        [one] { $left } thaler
       *[other] { $left } thalers
    }.
gr-why-next-bid = L’offre suivante serait de { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    }, et il vous resterait { $left ->
        [one] { $left } thaler
       *[other] { $left } thalers
    }.
gr-why-no-cash = L’offre suivante serait de { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    } ; vous avez { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.
gr-why-price = Elle devrait partir à environ { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    } ; vous avez { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.
gr-why-too-dear = Quelqu’un d’autre l’achètera sans doute à environ { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    } : cet argent va dans la caisse et manquera pour d’autres actions.
gr-why-way = L’itinéraire qui commence ici vous rapporte environ { $own ->
        [one] { $own } thaler
       *[other] { $own } thalers
    } ; ce que les autres en tirent compte pour { $others ->
        [one] { $others } thaler
       *[other] { $others } thalers
    } en moins.
gr-why-income = Le revenu de la compagnie { $company } augmente de { $rise } ; vous avez { $held } de ses actions.
gr-why-held = Vous avez { $held ->
        [one] { $held } action
       *[other] { $held } actions
    } de la compagnie { $company } ; cette case seule ajoute { $rise } à son revenu.
gr-why-done = Aucun autre tronçon de la compagnie { $company } n’est rentable maintenant.
gr-why-wait = Aucun itinéraire ni aucune action ne promet plus que d’attendre.
gr-why-propose = La partie ne peut pas mieux finir pour vous.
gr-why-banker = N’importe quel banquier convient : cela change seulement qui commence.
gr-why-play-on = Vous n’êtes pas en tête, et un itinéraire de la compagnie { $company } serait encore rentable pour vous : n’acceptez pas de perdre.
gr-why-vote = { $proved ->
        [yes] Les liaisons manquantes ne peuvent plus être construites.
       *[no] Manches sans construction jusqu’ici : { $idle }. Des liaisons peuvent encore être construites.
    }
