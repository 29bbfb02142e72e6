### Ce qui ne va pas sur un plateau de China Rails.

cr-at-mileposts = borne { $name }
    .all = bornes
cr-at-edges = liaison { $name }
    .all = liaisons
cr-at-also = rivière sous un lac { $name }
    .all = rivières sous des lacs
cr-at-cities = ville { $name }
    .all = villes
cr-at-ports = port { $name }
    .all = ports
cr-at-loads = marchandise { $name }
    .all = marchandises
cr-at-demands = carte Demande { $name }
    .all = cartes Demande
cr-at-events = événement { $name }
    .all = événements
cr-at-waters = cours d’eau { $name }
    .all = cours d’eau
cr-at-seas = mer { $name }
    .all = mers
cr-at-deserts = désert { $name }
    .all = déserts
cr-at-regions = région { $name }
    .all = régions
cr-at-prices = prix
    .all = prix
cr-at-surcharges = suppléments
    .all = suppléments
cr-at-lattice = quadrillage
    .all = quadrillage
cr-board-city-milepost = Une ville du continent a une borne ; une ville de Taïwan n’en a pas.
cr-board-city-degrees = Une ville de Taïwan a besoin de « lat » et « lon » pour être dessinée.
cr-board-city-outer = Une mégapole indique ses bornes extérieures ; les autres villes n’en ont pas.
cr-board-port-other = Un port du ferry indique la ville à l’autre bout ; un port conteneur n’en indique pas.
cr-board-tax-above-cash = Avec { $cash }, on ne peut pas payer une taxe de { $tax }.
cr-board-edge-circle = Une liaison relie deux bornes différentes.
cr-board-edge-twice = Cette liaison figure deux fois.
cr-board-event-city = Indique une ville avec une borne ; { $city } n’en est pas une.
cr-board-event-twice = Il n’y a qu’un événement de type « { $of } ».
cr-board-also-edge = Indique deux bornes reliées entre elles.
cr-board-majors = Il y a { $wanted } mégapoles ; ici il y en a { $have }.
cr-board-many-across = Au plus { $most } villes à Taïwan ; il y en a { $have }.
cr-board-milepost-kind = Est de type « { $wanted } » : { $city } est ici.
cr-board-milepost-no-city = Est de type « { $of } », mais aucune ville n’est ici.
cr-board-milepost-taken = La borne { $milepost } appartient déjà à { $other }.
cr-board-neighbours = Une borne a au plus { $most } voisines.
cr-board-outer-near = Les bornes extérieures sont toutes les voisines du centre, et elles seules.
cr-board-few-outer = Une mégapole a au moins { $least } bornes extérieures.
cr-board-few-exits = Au moins { $least } liaisons sortent d’une mégapole ; ici { $have }.
cr-board-few-edges = Au moins { $least } liaisons mènent ici ; il y en a { $have }.
cr-board-no-port = Il y a au moins un port conteneur.
cr-board-two-ferries = Il y a au plus un ferry.
cr-board-port-outer = Est sur une borne extérieure de sa ville { $city }.
cr-board-ferry-small = L’autre bout du ferry est une petite ville.
cr-board-load-no-source = Aucune ville ne fournit { $load }.
cr-board-load-at-source = La ville { $city } fournit elle-même { $load }.
cr-count-mileposts = Bornes
cr-count-edges = Liaisons entre bornes
cr-count-cities = Villes
cr-count-class = { $of ->
         [major] Mégapoles
         [medium] Villes moyennes
         [small] Petites villes
        *[other] Villes de Taïwan
    }
cr-count-ports = Ports
cr-count-loads = Marchandises
cr-count-demands = Cartes Demande
cr-count-events = Événements
cr-count-loads-made = Marchandises fournies par une ville
cr-balance-payout = Paiement d’une demande, en millions de yuans
cr-balance-pay-per-milepost = Paiement par borne depuis la source la plus proche
cr-balance-majors-apart = Bornes entre grandes villes
