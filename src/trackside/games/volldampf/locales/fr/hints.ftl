### Pourquoi un bot le ferait

vd-why-need = Tronçons et petite offre coûteront environ { $need ->
        [one] { $need } mark
       *[other] { $need } marks
    } cette manche ; vous avez { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    }.
vd-why-interest = Vos emprunts coûtent alors { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    } à chaque manche, et autant de points à la fin.
vd-why-for-bids = Vous avez { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    }, dont environ { $free } pour les offres.
vd-why-least = L’offre suivante serait de { $least ->
        [one] { $least } mark
       *[other] { $least } marks
    }.
vd-why-group = Les tronçons de ce groupe vous promettent environ { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
vd-why-next-group = Le meilleur groupe suivant : environ { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
vd-why-track = Avec la suite possible, ce tronçon promet environ { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de plus que rien.
vd-why-link = Il coûte { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    } et { $touches ->
        [0] ne touche aucun tronçon.
       *[other] touche des tronçons : { $touches }, les vôtres comptés double.
    }
vd-why-drop = Aucun tronçon payable avec { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    } ne vaut cette carte.
vd-why-spaces = Par le meilleur trajet, vous avancez de { $own ->
        [one] { $own } case
       *[other] { $own } cases
    }, tous les autres ensemble de { $others }.
vd-why-give-up = La meilleure marchandise restante vaut { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } pour vous, une carte d’action environ { $card }.
vd-why-place = De là, la marchandise vaut environ { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } pour vous.
vd-why-sabotage = Sans cette couleur, { $carrier } perdrait environ { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
vd-why-keep-card = La carte vaudra plus tard davantage.
vd-why-third-transport = Un troisième transport vaut plus que la carte.
vd-why-hand = La plus grande main : { $victim }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
vd-why-put = Ainsi, aucun groupe n’est meilleur pour les autres que le vôtre.
vd-why-card = La carte change ce qui peut être transporté ; seule, elle vaut peu maintenant.
vd-why-card-gain = Avec cette carte, le meilleur transport vaut environ { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de plus.
vd-why-round-end = À la fin de la manche, vous seriez vers { $income } sur l’échelle des revenus, avec { $loans } d’emprunts.
