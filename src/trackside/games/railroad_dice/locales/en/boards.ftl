### What is wrong with a board of RailRoad Dice Germany.

rd-at-squares = square { $name }
    .all = squares
rd-at-cities = city { $name }
    .all = cities
rd-at-rivers = river { $name }
    .all = rivers
rd-at-countries = country { $name }
    .all = countries
rd-at-companies = company { $name }
    .all = companies
rd-at-variant-starts = start abroad { $name }
    .all = starts abroad
rd-at-start = start
    .all = start
rd-board-company-order = The company { $wanted } stands here.
rd-board-river-on-land = Only land carries a river.
rd-board-city-on-land = Only land carries a city.
rd-board-country-abroad = A country belongs to squares of the kind “abroad”, and to no others.
rd-board-city-no-square = The city has no square.
rd-board-city-sectors = All squares of a city lie in one sector.
rd-board-city-apart = The squares of a city touch each other.
rd-board-city-colour-twice = A colour stands once in a city.
rd-board-city-costs = All squares of a city cost the same.
rd-board-city-stations = Its list of stations and the squares of the map do not agree.
rd-board-few-squares = Needs more coloured squares than its { $stations } stations; there are { $have }.
rd-board-river-gap = { $one } does not touch { $two }.
rd-board-river-dry = The square { $square } carries no river.
rd-board-river-course = Is not in the course of its river { $river }.
rd-board-start-land = The start lies on land.
rd-board-start-plain = The start is a plain without river and city.
rd-board-start-beside = The squares north and south of the start are land.
rd-board-start-sector = The whole sector of the start is land; { $square } is not.
rd-board-abroad-alone = A square abroad has land beside it.
rd-board-abroad-sector = The land beside a square abroad lies in its sector.
rd-board-variant-abroad = The start lies on a square of the kind “abroad”.
rd-board-variant-sectors = The four lie in four different sectors.
rd-board-no-passage = A line of five dice that enters here finds no way out of sector { $sector }.
rd-count-cities = Cities
rd-count-rivers = Rivers
rd-count-countries = Countries
rd-count-stations-of = { $of ->
         [red] Station squares, red
         [yellow] Station squares, yellow
         [purple] Station squares, purple
         [blue] Station squares, blue
         [green] Station squares, green
        *[other] Station squares, white
    }
rd-count-kind = { $of ->
         [plain] Plains
         [mountain] Mountains
         [water] Water
         [sea] Sea
         [foreign] Foreign land
        *[other] Squares abroad
    }
rd-balance-cities-apart = Squares from a city to the next city
rd-balance-first-station = Squares from the start to a company’s first station
rd-balance-station-squares = Squares that take a company’s station
