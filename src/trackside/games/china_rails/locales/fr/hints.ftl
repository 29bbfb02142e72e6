### Pourquoi un bot le ferait

cr-why-pays = La livraison rapporte tout de suite { $payout ->
        [one] { $payout } million de yuans
       *[other] { $payout } millions de yuans
    }.
cr-why-segment = Ce segment coûte { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    } ; vous avez { $cash }.
cr-why-upgrade = Un meilleur train est rentable dans le temps qui reste ; vous avez { $cash ->
        [one] { $cash } million de yuans
       *[other] { $cash } millions de yuans
    }.
cr-why-lose = La marchandise dont votre plan a le moins besoin : { cr-load-name }.
cr-why-drop = Cela fait de la place ; aucune carte du plan ne la demande : { cr-load-name }.
cr-why-link = La liaison conteneur coûte { $cost ->
        [one] { $cost } million de yuans
       *[other] { $cost } millions de yuans
    }, et le plan ou la victoire en a besoin.
cr-why-shelter = De là, le chemin vers le prochain arrêt est court.
cr-why-stop = Plus rien ne sert le plan maintenant ; l’argent est gardé pour la suite.
cr-why-no-plan = Aucun plan pour les cartes en main n’est rentable maintenant.
cr-why-discard = Aucune demande en main n’est rentable : de nouvelles cartes valent le tour.
cr-why-discard-poor = Le meilleur plan vaut { $value }, une nouvelle main environ { $fresh }, tour perdu compris.
cr-why-discard-slow = Le meilleur trajet rapporte { $value ->
        [one] { $value } million de yuans
       *[other] { $value } millions de yuans
    } par tour ; une nouvelle main devrait rapporter { $fresh } ou plus.
cr-why-next-load = Prochain arrêt : { $city }, pour charger : { cr-load-name }.
cr-why-next-deliver = Prochain arrêt : { $city }, pour livrer : { cr-load-name }.
cr-why-plan = Le plan entier rapporte { $payout ->
        [one] { $payout } million de yuans
       *[other] { $payout } millions de yuans
    } pour { $cost } de voies, en environ { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
