### What is wrong with a board of Volldampf.

vd-at-cities = city { $name }
    .all = cities
vd-at-links = link { $name }
    .all = links
vd-at-goods-cards = goods card { $name }
    .all = goods cards
vd-at-route-cards = route card { $name }
    .all = route cards
vd-at-goods = goods
    .all = goods
vd-board-route-twice = Each route card has a colour and a symbol of its own.
vd-board-country-colour = { $wanted ->
         [german] A city of this colour is German.
        *[other] A city of this colour is foreign.
    }
vd-board-few-cities-of = { $colour ->
         [blue] At least { $least } are blue; there are { $have }.
         [violet] At least { $least } are violet; there are { $have }.
         [red] At least { $least } are red; there are { $have }.
        *[other] At least { $least } are yellow; there are { $have }.
    }
vd-board-many-german = At most { $most } German cities; there are { $have }.
vd-board-link-circle = A link joins two different cities.
vd-board-pair-twice = The link { $other } joins the same two cities.
vd-board-few-links-of = { $colour ->
         [green] At least { $least } are green; there are { $have }.
         [turquoise] At least { $least } are turquoise; there are { $have }.
         [grey] At least { $least } are grey; there are { $have }.
         [pink] At least { $least } are pink; there are { $have }.
         [orange] At least { $least } are orange; there are { $have }.
         [brown] At least { $least } are brown; there are { $have }.
        *[other] At least { $least } are { $colour }; there are { $have }.
    }
vd-count-cities = Cities
vd-count-links = Links
vd-count-goods-cards = Goods cards
vd-count-german = German cities
vd-count-cities-of = { $colour ->
         [blue] Cities, blue
         [violet] Cities, violet
         [red] Cities, red
        *[other] Cities, yellow
    }
vd-count-links-of = { $colour ->
         [green] Links, green
         [turquoise] Links, turquoise
         [grey] Links, grey
         [pink] Links, pink
         [orange] Links, orange
         [brown] Links, brown
        *[other] Links, { $colour }
    }
vd-ui-colour = { $route ->
         [green] Green
         [turquoise] Turquoise
         [grey] Grey
         [pink] Pink
         [orange] Orange
         [brown] Brown
        *[other] { $route }
    }
vd-balance-goods-way = Links from a city to the nearest one of another colour
vd-balance-link-cost = Cost of the links of a colour
vd-balance-on-cards = Goods cards that name a city
