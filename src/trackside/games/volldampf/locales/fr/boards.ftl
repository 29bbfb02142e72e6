### Ce qui ne va pas sur un plateau de Volldampf.

vd-at-cities = ville { $name }
    .all = villes
vd-at-links = voie { $name }
    .all = voies
vd-at-goods-cards = carte de marchandises { $name }
    .all = cartes de marchandises
vd-at-route-cards = carte de trajet { $name }
    .all = cartes de trajet
vd-at-goods = marchandises
    .all = marchandises
vd-board-route-twice = Chaque carte de trajet a sa couleur et son symbole.
vd-board-country-colour = { $wanted ->
         [german] Une ville de cette couleur est allemande.
        *[other] Une ville de cette couleur est étrangère.
    }
vd-board-few-cities-of = { $colour ->
         [blue] Au moins { $least } bleues ; il y en a { $have }.
         [violet] Au moins { $least } violettes ; il y en a { $have }.
         [red] Au moins { $least } rouges ; il y en a { $have }.
        *[other] Au moins { $least } jaunes ; il y en a { $have }.
    }
vd-board-many-german = Au plus { $most } villes allemandes ; il y en a { $have }.
vd-board-link-circle = Une voie relie deux villes différentes.
vd-board-pair-twice = La voie { $other } relie les deux mêmes villes.
vd-board-few-links-of = { $colour ->
         [green] Au moins { $least } vertes ; il y en a { $have }.
         [turquoise] Au moins { $least } turquoise ; il y en a { $have }.
         [grey] Au moins { $least } grises ; il y en a { $have }.
         [pink] Au moins { $least } roses ; il y en a { $have }.
         [orange] Au moins { $least } orange ; il y en a { $have }.
         [brown] Au moins { $least } marron ; il y en a { $have }.
        *[other] Au moins { $least } { $colour } ; il y en a { $have }.
    }
vd-count-cities = Villes
vd-count-links = Voies
vd-count-goods-cards = Cartes de marchandises
vd-count-german = Villes allemandes
vd-count-cities-of = { $colour ->
         [blue] Villes bleues
         [violet] Villes violettes
         [red] Villes rouges
        *[other] Villes jaunes
    }
vd-count-links-of = { $colour ->
         [green] Voies vertes
         [turquoise] Voies turquoise
         [grey] Voies grises
         [pink] Voies roses
         [orange] Voies orange
         [brown] Voies marron
        *[other] Voies { $colour }
    }
vd-ui-colour = { $route ->
         [green] Vert
         [turquoise] Turquoise
         [grey] Gris
         [pink] Rose
         [orange] Orange
         [brown] Marron
        *[other] { $route }
    }
vd-balance-goods-way = Voies d’une ville à la plus proche d’une autre couleur
vd-balance-link-cost = Coût des voies d’une couleur
vd-balance-on-cards = Cartes de marchandises qui nomment une ville
