### Che cosa non va in un tabellone di German Railways.

gr-at-hexes = esagono { $name }
    .all = esagoni
gr-at-companies = compagnia { $name }
    .all = compagnie
gr-at-terrains = costi del terreno
    .all = costi del terreno
gr-at-link = coppia di città della BHE
    .all = coppia di città della BHE
gr-board-same-spot = Si trova nello stesso punto di { $other }.
gr-board-approach-city = Un esagono della zona di accesso a Berlino è extraurbano: non ha città.
gr-board-place-differs = Gli esagoni di uno stesso luogo hanno terreno, città e reddito uguali: confronta { $place } con { $other }.
gr-board-place-several = Solo una città copre più esagoni; { $place } non ne ha.
gr-board-place-other-hex = Il luogo { $place } è l’identificativo di un altro esagono.
gr-board-company-order = Qui va la compagnia { $wanted }.
gr-board-home-city = L’esagono iniziale è urbano; { $home } non lo è.
gr-board-same-home = Ogni compagnia ha una città iniziale propria; da qui parte già { $other }.
gr-board-link-cities = Due città diverse, con i loro luoghi.
gr-count-hexes = Esagoni
gr-count-companies = Compagnie
gr-count-cities = Città
gr-count-terrain = { $of ->
         [plain] Pianure
         [hill] Colline
         [mountain] Montagne
        *[other] Zona di accesso a Berlino
    }
gr-balance-homes-apart = Esagoni da una città iniziale alla più vicina
gr-balance-income-near-home = Reddito delle città entro quattro esagoni da una città iniziale
