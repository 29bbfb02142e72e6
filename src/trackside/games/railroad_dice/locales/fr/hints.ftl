### Pourquoi un bot le ferait

rd-why-chance = Chances de gagner : environ { $percent } %.
rd-why-near = De la voie ferrée à la prochaine case de gare, il y a alors { $then ->
        [one] { $then } case
       *[other] { $then } cases
    } au lieu de { $now }.
rd-why-prize = Une gare à côté de la voie rapporterait alors { $count ->
        [one] { $count } jeton passagers
       *[other] { $count } jetons passagers
    } à qui joue ensuite.
rd-why-roll = Vous lancez { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } et en gardez { $left } pour payer.
rd-why-keep = Vous gardez { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour payer la prochaine fois.
rd-why-dice = Ensuite : { $left ->
        [one] { $left } dé
       *[other] { $left } dés
    } pour payer.
rd-why-income = Le revenu rapporte { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ; la banque en a { $bank }.
rd-why-passengers = Vous transportez { $passengers ->
        [one] { $passengers } jeton passagers
       *[other] { $passengers } jetons passagers
    } de plus : { $total } en tout.
rd-why-more-income = Votre revenu change de { $rise ->
        [one] { $rise } dé
       *[other] { $rise } dés
    }.
rd-why-missing = { $count ->
        [0] Chaque compagnie a alors une gare : on peut gagner.
        [one] Il reste alors { $count } compagnie sans gare.
       *[other] Il reste alors { $count } compagnies sans gare.
    }
rd-why-return = On rend d’abord la voie qu’on a en plus grand nombre ; les jokers restent, ils paient tout.
