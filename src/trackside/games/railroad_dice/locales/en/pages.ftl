### What the pages say at a table of RailRoad Dice Germany.

rd-ui-ends = End of the line
rd-ui-end = { $end ->
         [N] North end
        *[S] South end
    }
rd-ui-go-to-end = { $end ->
         [N] Whole map; go to the north end
        *[S] Whole map; go to the south end
    }
rd-ui-lens = { $end ->
         [N] The north end close up
        *[S] The south end close up
    }
rd-ui-sector-dice = { $count ->
         [one] Sector { $sector } · { $count } die, { $least } to leave
        *[other] Sector { $sector } · { $count } dice, { $least } to leave
    }
rd-ui-dead-end = Dead end: nothing can be placed here
rd-ui-front-dice = Front dice
rd-ui-front-dice-of = Front dice of { $name }
rd-ui-keep-five = { $count }, keep at most 5 at the end of the turn
rd-ui-no-front-dice = No dice here. Roll hidden dice to get some.
rd-ui-behind-screen = Behind your screen
rd-ui-behind-screen-of = Behind the screen
rd-ui-hidden-use = { $count ->
         [one] { $count } die: to pay or to roll
        *[other] { $count } dice: to pay or to roll
    }
rd-ui-hidden-die = Hidden die { $number }
rd-ui-face-straight = Straight
rd-ui-face-curve = Curve
rd-ui-face-joker = Joker
rd-ui-face-transport = Transport symbol
rd-ui-roll-sum = { $hidden } hidden{ $jokers ->
         [0] {""}
         [one] {" "}+ { $jokers } joker + { $jokers } bonus
        *[other] {" "}+ { $jokers } jokers + { $jokers } bonus
    } = { $total ->
         [one] { $total } die
        *[other] { $total } dice
    }
rd-ui-roll = Roll…
rd-ui-roll-now = { $count ->
         [one] Roll { $count } die
        *[other] Roll { $count } dice
    }
rd-ui-cancel = Cancel
rd-ui-turn = Turn
rd-ui-lay = { $die ->
         [straight] Lay a straight
         [curve] Lay a curve
         [transport] Lay a die
        *[joker] Lay a joker
    }{ $cost ->
         [0] {""}
        *[other] , pay { $cost }
    }
rd-ui-build = Build { $company }, pay { $cost }
rd-ui-what-stands = What to place here
rd-ui-pay-with = Pay with
rd-ui-payment = { $jokers ->
         [0] { $hidden } hidden
        *[other] { $hidden ->
             [0] { $jokers ->
                 [one] { $jokers } joker
                *[other] { $jokers } jokers
            }
            *[other] { $hidden } hidden, { $jokers ->
                 [one] { $jokers } joker
                *[other] { $jokers } jokers
            }
        }
    }
rd-ui-choose-company = For which company does one more passenger wait?
rd-ui-or-target = Or choose an amber square.
rd-ui-waiting-after = { $before } → { $after } waiting
rd-ui-pick-die = Pick a die, or choose an amber square on the board.
rd-ui-choose-target = { $die ->
         [straight] Choose an amber square for the straight.
         [curve] Choose an amber square for the curve.
         [transport] Choose a company.
        *[joker] Choose an amber square for the joker.
    }
rd-ui-no-target = { $die ->
         [straight] The straight fits nowhere at this end.
         [curve] The curve fits nowhere at this end.
         [transport] Choose a company.
        *[joker] The joker fits nowhere at this end.
    }
rd-ui-nothing-to-build = Nothing can be placed at this end now. Try the other end, roll, or end the turn.
rd-ui-income = Income · { $count }{ $kind ->
         [jokers] {" ?"}
        *[hidden] {""}
    }
rd-ui-income-ends = The bank holds { $bank } of the { $count } dice due: taking income ends the game.
rd-ui-end-turn = End turn
rd-ui-end-return = End turn, give back { $count }
rd-ui-end-waits = End turn waits:
rd-ui-no-income-now = No income now
rd-ui-no-roll-now = No roll now
rd-ui-no-end-now = The turn cannot end yet
rd-ui-choose-return = Choose the dice above that go back to the bank, one or several.
rd-ui-give-back = { $die ->
         [straight] Give back a straight
         [curve] Give back a curve
         [transport] Give back a transport symbol
        *[joker] Give back a joker
    }
rd-ui-give-back-many = Give back { $count } dice
rd-ui-give-back-none = Give back
rd-ui-ends-game = { $reason ->
         [last-station] This ends the game: the company’s last station.
         [bank-short] This ends the game: the bank cannot give all dice.
        *[ends-dead] This ends the game: both ends are dead.
    }
rd-ui-what-it-does = What this placement does
rd-ui-effects-later = Choose a square: what the die costs and brings stands here before you lay it.
rd-ui-die-on = { $die ->
         [straight] Straight
         [curve] Curve
         [transport] Die
        *[joker] Joker
    } on { $place }
rd-ui-die-laid = 1 die laid
rd-ui-station-in = { $company } in { $place }
rd-ui-dice-paid = { $count ->
         [one] { $count } die paid
        *[other] { $count } dice paid
    }
rd-ui-dice = { $count ->
         [one] { $count } die
        *[other] { $count } dice
    }
rd-ui-jokers = { $count ->
         [one] +{ $count } joker
        *[other] +{ $count } jokers
    }
rd-ui-river-first = { $river }, first time this turn
rd-ui-river-paid = paid this turn
rd-ui-paid-with = Paid with
rd-ui-passengers-come = Waiting passengers come along
rd-ui-you-direct = You become director
rd-ui-you-replace = You become director in place of { $former }
rd-ui-stations-left-after = Stations that the company has left
rd-ui-station-reward = Reward for the station
rd-ui-connects = Connects sector { $sector }
rd-ui-no-reward = no reward
rd-ui-clears = Sector { $sector } is cleared
rd-ui-to-bank = { $count ->
         [one] { $count } die to the bank
        *[other] { $count } dice to the bank
    }
rd-ui-kind-in = { $kind } in { $sector }
rd-ui-income-word = next income
rd-ui-opens = Opens to { $place }
rd-ui-station-costs = station { $count }
rd-ui-income-after = Your income
rd-ui-barred-side = Must not open to the { $to ->
         [N] north
         [E] east
         [S] south
        *[W] west
    }: dead end
rd-ui-becomes-dead = This end becomes dead
rd-ui-kind-plain = Plain
rd-ui-kind-start = Plain
rd-ui-kind-mountain = Mountain
rd-ui-kind-water = Water
rd-ui-kind-sea = Sea
rd-ui-kind-foreign = Foreign land
rd-ui-kind-abroad = Foreign square
rd-ui-legend-open = Open to all
rd-ui-legend-land = Germany, 4 × 6 sectors
rd-ui-legend-cost = The number is the cost in dice.
rd-ui-white-square = white station square
rd-ui-square-of = { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-station = Station
rd-ui-station-abroad = Station abroad
rd-ui-station-here = Here: a station of { $company ->
         [red] Berg & Tal-Bahn
         [yellow] Insel Hopper
         [purple] Weiden Express
         [blue] Überall Fahrten
        *[green] Eisberg Tours
    }
rd-ui-track-here = Here: track
rd-ui-cannot-lay = { $die ->
         [straight] The straight cannot be laid: { $place }
         [curve] The curve cannot be laid: { $place }
         [transport] Not here: { $place }
        *[joker] The joker cannot be laid: { $place }
    }
rd-ui-cannot-station = No station here: { $place }
rd-ui-target = A die or station can be placed here
rd-ui-row-column = Row { $row }, column { $column }
rd-ui-passengers = Passengers
rd-ui-passengers-help = a filled number marks the director
rd-ui-company = Company
rd-ui-stations-left = Stations left
rd-ui-waiting = Waiting
rd-ui-next-year = At the end of the year: +{ $count }
rd-ui-director = director
rd-ui-transported = Transported
rd-ui-screen = screen
rd-ui-as-jokers = The next income comes as jokers
rd-ui-year = Year { $year }
rd-ui-round = Year { $round }
rd-ui-round-head = Year
rd-ui-over-round = Finished in year { $round }
rd-ui-chart-income = Income, after each year
rd-ui-chart-score = Standing, after each year
rd-ui-charts-empty = Lines appear after the first year.
rd-ui-bank = { $count ->
         [one] Bank: { $count } die
        *[other] Bank: { $count } dice
    }
rd-ui-ending = How the game ends
rd-ui-ending-short = { $left } stations left · bank { $bank } · dead ends { $dead } of 2
rd-ui-nears-stations = The end is near: one more station of this company ends the game.
rd-ui-nears-bank = The end is near: the bank then has only { $count } dice.
rd-ui-nears-dead = The end is near: when the other end is dead as well, the game is over.
rd-ui-ending-line = To the end: { $left } stations · bank { $bank } · dead ends { $dead } of 2
rd-ui-ending-stations = A company builds its last station. Fewest left: { $companies }, { $count }.
rd-ui-ending-bank = The bank cannot give the dice that are due. It holds { $count }.
rd-ui-ending-dead = Both ends of the line are dead. Now: { $count }.
rd-ui-no-winner-yet = Nobody would win yet: no station of { $companies }.
rd-ui-who-did = Who built what
rd-ui-did-tracks = Tracks laid
rd-ui-did-stations = Stations built
rd-ui-did-sectors = Sectors connected for jokers
rd-ui-did-symbols = Transport symbols used
rd-ui-directorships = Directorships
rd-ui-roll-help = Tap the dice that you roll. Each joker brings a bonus die from the bank.

## In short, and at the end

rd-ui-decides = Whoever has carried most passengers wins.
rd-ui-about = Roll track, lay it, and take the passengers along
rd-ui-short-1 = One railway line grows through Germany at two ends, and everybody builds at both. Whoever has carried most passengers wins.
rd-ui-short-2 = In your turn, take income, roll dice, lay track, and build stations, in any order.
rd-ui-short-3 = Straights and curves go to an end of the line; a joker (?) is either. Rivers, mountains and water cost more dice.
rd-ui-short-4 = A station costs 3 or 5 dice, brings 2 jokers, and takes along all passengers who wait for its company.
rd-ui-short-5 = Who has carried most passengers of a company is its director, and has more income.
rd-ui-short-6 = If a company has no station at the end, nobody wins.
rd-ui-wins = { $count ->
        [one] { $names } wins with { $score } passengers.
       *[other] { $names } share the victory with { $score } passengers.
    }
rd-ui-score = { $score } { $score ->
        [one] passenger
       *[other] passengers
    }

## Themes of puzzles

rd-ui-puzzle-theme-station = Stations
rd-ui-puzzle-theme-dice = Dice
