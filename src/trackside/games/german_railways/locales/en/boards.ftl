### What is wrong with a board of German Railways.

gr-at-hexes = hex { $name }
    .all = hexes
gr-at-companies = company { $name }
    .all = companies
gr-at-terrains = terrain costs
    .all = terrain costs
gr-at-link = pair of cities for BHE
    .all = pair of cities for BHE
gr-board-same-spot = Lies on the same spot as { $other }.
gr-board-approach-city = A hex of the Berlin approach is rural: it holds no city.
gr-board-place-differs = Hexes of one place are alike in terrain, city and income: compare { $place } with { $other }.
gr-board-place-several = Only a city covers several hexes; { $place } has none.
gr-board-place-other-hex = The place { $place } is the id of another hex.
gr-board-company-order = The company { $wanted } stands here.
gr-board-home-city = The home is a city hex; { $home } is none.
gr-board-same-home = Each company has a home of its own; { $other } starts here already.
gr-board-link-cities = Two different cities, by their places.
gr-count-hexes = Hexes
gr-count-companies = Companies
gr-count-cities = Cities
gr-count-terrain = { $of ->
         [plain] Plains
         [hill] Hills
         [mountain] Mountains
        *[other] Berlin approach
    }
gr-balance-homes-apart = Hexes from a home to the next home
gr-balance-income-near-home = Income of the cities within four hexes of a home
