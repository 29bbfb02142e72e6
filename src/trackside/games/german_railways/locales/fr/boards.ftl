### Ce qui ne va pas sur un plateau de German Railways.

gr-at-hexes = case { $name }
    .all = cases
gr-at-companies = compagnie { $name }
    .all = compagnies
gr-at-terrains = coûts du terrain
    .all = coûts du terrain
gr-at-link = paire de villes de la BHE
    .all = paire de villes de la BHE
gr-board-same-spot = Se trouve au même endroit que { $other }.
gr-board-approach-city = Une case de la périphérie de Berlin est interurbaine : elle n’a pas de ville.
gr-board-place-differs = Les cases d’un même lieu ont le même terrain, la même ville et le même revenu : comparez { $place } et { $other }.
gr-board-place-several = Seule une ville couvre plusieurs cases ; { $place } n’en a pas.
gr-board-place-other-hex = Le lieu { $place } est l’identifiant d’une autre case.
gr-board-company-order = C’est ici la place de la compagnie { $wanted }.
gr-board-home-city = La case de départ est une case de ville ; { $home } n’en est pas une.
gr-board-same-home = Chaque compagnie a sa propre ville de départ ; { $other } part déjà d’ici.
gr-board-link-cities = Deux villes différentes, par leurs lieux.
gr-count-hexes = Cases
gr-count-companies = Compagnies
gr-count-cities = Villes
gr-count-terrain = { $of ->
         [plain] Plaines
         [hill] Collines
         [mountain] Montagnes
        *[other] Périphérie de Berlin
    }
gr-balance-homes-apart = Cases d’une ville de départ à la plus proche
gr-balance-income-near-home = Revenu des villes à quatre cases d’une ville de départ
