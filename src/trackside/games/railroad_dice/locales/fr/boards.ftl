### Ce qui ne va pas sur un plateau de RailRoad Dice Germany.

rd-at-squares = case { $name }
    .all = cases
rd-at-cities = ville { $name }
    .all = villes
rd-at-rivers = rivière { $name }
    .all = rivières
rd-at-countries = pays { $name }
    .all = pays
rd-at-companies = compagnie { $name }
    .all = compagnies
rd-at-variant-starts = départ à l’étranger { $name }
    .all = départs à l’étranger
rd-at-start = départ
    .all = départ
rd-board-company-order = C’est ici la place de la compagnie { $wanted }.
rd-board-river-on-land = Seule la terre porte une rivière.
rd-board-city-on-land = Seule la terre porte une ville.
rd-board-country-abroad = Un pays va avec les cases de type « abroad », et avec elles seules.
rd-board-city-no-square = La ville n’a pas de case.
rd-board-city-sectors = Toutes les cases d’une ville sont dans un seul secteur.
rd-board-city-apart = Les cases d’une ville se touchent.
rd-board-city-colour-twice = Une couleur figure une seule fois dans une ville.
rd-board-city-costs = Toutes les cases d’une ville ont le même coût.
rd-board-city-stations = Sa liste de gares et les cases du plateau ne concordent pas.
rd-board-few-squares = Il faut plus de cases colorées que ses { $stations } gares ; il y en a { $have }.
rd-board-river-gap = { $one } ne touche pas { $two }.
rd-board-river-dry = La case { $square } ne porte pas de rivière.
rd-board-river-course = N’est pas sur le cours de sa rivière { $river }.
rd-board-start-land = Le départ est sur la terre.
rd-board-start-plain = Le départ est une plaine sans rivière ni ville.
rd-board-start-beside = Les cases au nord et au sud du départ sont de la terre.
rd-board-start-sector = Tout le secteur du départ est de la terre ; { $square } ne l’est pas.
rd-board-abroad-alone = Une case étrangère a de la terre à côté.
rd-board-abroad-sector = La terre à côté d’une case étrangère est dans son secteur.
rd-board-variant-abroad = Le départ est sur une case de type « abroad ».
rd-board-variant-sectors = Les quatre sont dans quatre secteurs différents.
rd-board-no-passage = Une voie ferrée de cinq dés entrée ici ne ressort pas du secteur { $sector }.
rd-count-cities = Villes
rd-count-rivers = Rivières
rd-count-countries = Pays
rd-count-stations-of = { $of ->
         [red] Cases de gare rouges
         [yellow] Cases de gare jaunes
         [purple] Cases de gare violettes
         [blue] Cases de gare bleues
         [green] Cases de gare vertes
        *[other] Cases de gare blanches
    }
rd-count-kind = { $of ->
         [plain] Plaines
         [mountain] Montagnes
         [water] Cases d’eau
         [sea] Mer
         [foreign] Terre étrangère
        *[other] Cases étrangères
    }
rd-balance-cities-apart = Cases d’une ville à la ville voisine
rd-balance-first-station = Cases du départ à la première gare d’une compagnie
rd-balance-station-squares = Cases où une compagnie peut bâtir une gare
