### What is wrong with a board of China Rails.

cr-at-mileposts = milepost { $name }
    .all = mileposts
cr-at-edges = way { $name }
    .all = ways
cr-at-also = river under a lake { $name }
    .all = rivers under lakes
cr-at-cities = city { $name }
    .all = cities
cr-at-ports = port { $name }
    .all = ports
cr-at-loads = load { $name }
    .all = loads
cr-at-demands = demand card { $name }
    .all = demand cards
cr-at-events = event { $name }
    .all = events
cr-at-waters = water { $name }
    .all = waters
cr-at-seas = sea { $name }
    .all = seas
cr-at-deserts = desert { $name }
    .all = deserts
cr-at-regions = region { $name }
    .all = regions
cr-at-prices = prices
    .all = prices
cr-at-surcharges = surcharges
    .all = surcharges
cr-at-lattice = lattice
    .all = lattice
cr-board-city-milepost = A city on the mainland has a milepost; a city on Taiwan has none.
cr-board-city-degrees = A city on Taiwan needs “lat” and “lon”, so that it can be drawn.
cr-board-city-outer = A major city lists its outer mileposts; other cities have none.
cr-board-port-other = A ferry port names the city at its other end; a container port names none.
cr-board-tax-above-cash = Whoever has { $cash } can pay no tax of { $tax }.
cr-board-edge-circle = A way joins two different mileposts.
cr-board-edge-twice = This way stands there twice.
cr-board-event-city = Names a city with a milepost; { $city } is none.
cr-board-event-twice = There is only one event of the kind “{ $of }”.
cr-board-also-edge = Names two mileposts with a way between them.
cr-board-majors = There are { $wanted } major cities; here are { $have }.
cr-board-many-across = At most { $most } cities on Taiwan; there are { $have }.
cr-board-milepost-kind = Is of the kind “{ $wanted }”: { $city } lies here.
cr-board-milepost-no-city = Is of the kind “{ $of }”, but no city lies here.
cr-board-milepost-taken = The milepost { $milepost } belongs to { $other } already.
cr-board-neighbours = A milepost has at most { $most } neighbours.
cr-board-outer-near = The outer mileposts are all neighbours of the centre, and no others.
cr-board-few-outer = A major city has at least { $least } outer mileposts.
cr-board-few-exits = At least { $least } ways lead out of a major city; here { $have }.
cr-board-few-edges = At least { $least } ways lead here; there are { $have }.
cr-board-no-port = There is at least one container port.
cr-board-two-ferries = There is at most one ferry.
cr-board-port-outer = Lies on an outer milepost of its city { $city }.
cr-board-ferry-small = The other end of the ferry is a small city.
cr-board-load-no-source = No city supplies { $load }.
cr-board-load-at-source = The city { $city } supplies { $load } itself.
cr-count-mileposts = Mileposts
cr-count-edges = Ways between mileposts
cr-count-cities = Cities
cr-count-class = { $of ->
         [major] Major cities
         [medium] Medium cities
         [small] Small cities
        *[other] Cities on Taiwan
    }
cr-count-ports = Ports
cr-count-loads = Loads
cr-count-demands = Demand cards
cr-count-events = Events
cr-count-loads-made = Loads that some city supplies
cr-balance-payout = Payout of a demand, in million yuan
cr-balance-pay-per-milepost = Payout for each milepost from the nearest source
cr-balance-majors-apart = Mileposts between major cities
