### RailRoad Dice Germany

## Why not

rd-no-no-income-in-first-year = Your four jokers are the income of year 1; take income from year 2 on.
rd-no-income-taken = You have taken your income of this year.
rd-no-already-rolled = You have rolled in this turn; the next roll comes in your next turn.
rd-no-roll-at-least-one = Choose at least one hidden die or joker to roll.
rd-no-roll-too-many-hidden = { $have ->
        [0] You have no hidden dice to roll.
        [one] You have { $have } hidden die to roll.
       *[other] You have { $have } hidden dice to roll.
    }
rd-no-roll-too-many-jokers = { $have ->
        [0] You have no jokers to roll.
        [one] You have { $have } joker to roll.
       *[other] You have { $have } jokers to roll.
    }
rd-no-no-transport-symbol = You have no transport symbol in front of your screen.
rd-no-no-joker-for-transport = You have no joker to use as a transport symbol.
rd-no-transport-symbols-left = { $count ->
        [one] Use your transport symbol before you end the turn.
       *[other] Use your { $count } transport symbols before you end the turn.
    }
rd-no-nothing-to-return = Dice go back only at the end of the turn, when more than { $most } lie in front of your screen.
rd-no-no-die-to-return = There is no such die in front of your screen: { $die ->
        [straight] straight
        [curve] curve
        [transport] transport symbol
       *[joker] joker
    }.
rd-no-return-dice-first = { $count ->
        [one] Give back { $count } die to finish the turn.
       *[other] Give back { $count } dice to finish the turn.
    }
rd-no-not-at-the-end = This square is not next to that end of the line.
rd-no-track-side-closed = The line goes on only at the open side of its last die.
rd-no-station-side-closed = The side by which the line entered this station stays closed; leave by another side.
rd-no-square-occupied = A die or a station already stands on this square.
rd-no-nothing-can-stand-there = Nothing can be placed on the sea or on a foreign square without a colour.
rd-no-no-track-abroad = A coloured foreign square takes a station only, no track.
rd-no-sector-of-other-end = The other end of the line lies in sector { $sector }; this end may not enter it now.
rd-no-sector-too-few-dice = { $count ->
        [one] Sector { $sector } holds { $count } die; the line may leave it once there are { $least }.
       *[other] Sector { $sector } holds { $count } dice; the line may leave it once there are { $least }.
    }
rd-no-track-turns-back = One side of the die must meet the line; it cannot open back to the { $to ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }.
rd-no-straight-does-not-turn = A straight goes straight on: here to the { $to ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }.
rd-no-curve-must-turn = A curve turns to the left or to the right.
rd-no-dead-end = This would be a dead end, while another placement at this end leads on; leave the line a way on.
rd-no-last-way-of-other-end = This square is the only way on of the other end; build on another square, or at the other end first.
rd-no-opens-to-last-way = The square beyond is the only way on of the other end; open another side, or build at the other end first.
rd-no-no-such-die = You need { $die ->
        [straight] a straight
        [curve] a curve
        [transport] a transport symbol
       *[joker] a joker
    } in front of your screen for this.
rd-no-cannot-pay = { $price ->
        [one] This costs { $price } die in hidden dice or jokers; you can pay { $have }.
       *[other] This costs { $price } dice in hidden dice or jokers; you can pay { $have }.
    }
rd-no-payment-not-exact = The price is { $price ->
        [one] { $price } die
       *[other] { $price } dice
    }, not { $paid }.
rd-no-not-enough-hidden = You have { $have } hidden dice to pay with, not { $paid }; pay the rest in jokers.
rd-no-not-enough-jokers = You have { $have } jokers to pay with, not { $paid }; pay the rest in hidden dice.
rd-no-not-a-station-square = Stations stand on the station squares of cities or on coloured foreign squares.
rd-no-square-of-another-colour = Only { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } may build on this square.
rd-no-company-has-own-square = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } has a coloured square of its own in { $city }; build there.
rd-no-company-is-in-town = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } already has its one station in { $city }.
rd-no-no-station-left = { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } has no station left to build.
rd-no-country-has-station = { $country } already has its one station.
rd-no-must-return-to-germany = From abroad the line must first come back to a German square.
rd-no-start-square-closed = A start square takes no station.
rd-no-only-chance-does-that = The dice decide this, not a player.
rd-no-not-an-outcome = This cannot come up now.

## What happened

rd-ev-start-square = The line starts next to { $place ->
        [saarbruecken] Saarbrücken
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }.
rd-ev-first-player = { $name } begins.
rd-ev-income = { $name } takes { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } as income.
rd-ev-income-as-jokers = { $name } has lost a directorship and takes { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    } as income.
rd-ev-roll = { $name } rolls { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } ({ $hidden } hidden, { $jokers } jokers, { $jokers } bonus).
rd-ev-die = { $name } rolls: { $face ->
        [straight] straight
        [curve] curve
        [transport] transport symbol
       *[joker] joker
    }.
rd-ev-track-laid = { $name } lays { $die ->
        [straight] a straight
        [curve] a curve
        [transport] a transport symbol
       *[joker] a joker
    } on { $square } at the { $end ->
        [N] northern end
       *[S] southern end
    }, open to the { $to ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }. Cost: { $price }.
rd-ev-station-built = { $name } builds a station of { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } in { $place } ({ $square }, { $end ->
        [N] northern end
       *[S] southern end
    }) for { $price ->
        [one] { $price } die
       *[other] { $price } dice
    }.
rd-ev-station-abroad = { $name } builds a station of { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } abroad: { $place } ({ $square }, { $end ->
        [N] northern end
       *[S] southern end
    }) for { $price ->
        [one] { $price } die
       *[other] { $price } dice
    }.
rd-ev-sector-cleared = Sector { $sector } is cleared: { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } to the bank.
rd-ev-sector-connected = { $name } connects sector { $sector } and earns { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }.
rd-ev-passengers-carried = { $name } transports { $count ->
        [one] { $count } passenger token
       *[other] { $count } passenger tokens
    } of { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }.
rd-ev-director = { $name } becomes director of { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } with { $count ->
        [one] { $count } passenger token
       *[other] { $count } passenger tokens
    }.
rd-ev-director-replaced = { $name } becomes director of { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } with { $count ->
        [one] { $count } passenger token
       *[other] { $count } passenger tokens
    }, in place of { $former }.
rd-ev-transport = { $name } uses { $die ->
        [straight] a straight
        [curve] a curve
        [transport] a transport symbol
       *[joker] a joker
    }: one more passenger token waits for { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    }, now { $count }.
rd-ev-die-returned = { $name } gives back { $die ->
        [straight] a straight
        [curve] a curve
        [transport] a transport symbol
       *[joker] a joker
    }.
rd-ev-turn-ended = { $name } ends the turn.
rd-ev-year-ended = Year { $year } ends. New passengers wait: Berg & Tal-Bahn { $red }, Insel Hopper { $yellow }, Weiden Express { $purple }, Überall Fahrten { $blue }, Eisberg Tours { $green }.
rd-ev-bank-short = { $name } is due { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }, but the bank holds { $bank }.
rd-ev-game-over = The game ends: { $reason ->
        [last-station] a company has built its last station
        [bank-short] the bank cannot give the dice that are due
       *[ends-dead] both ends of the line are dead
    }.

## What to do now

rd-ask-roll-or-build = Take income, roll dice, lay track or build stations; then end your turn.
rd-wait-roll-or-build = { $name } may roll and build.
rd-ask-build-or-end = Lay track, build stations, or end your turn.
rd-wait-build-or-end = { $name } may build.
rd-ask-use-transport-symbols = { $count ->
        [one] Use your transport symbol before the end of the turn, and build as you like.
       *[other] Use your { $count } transport symbols before the end of the turn, and build as you like.
    }
rd-wait-use-transport-symbols = { $name } has transport symbols to use: { $count }.
rd-ask-return-dice = { $count ->
        [one] Choose { $count } die to give back.
       *[other] Choose { $count } dice to give back.
    }
rd-wait-return-dice = { $name } reduces to five dice; { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } to go.
rd-ask-roll = The dice of { $name } are rolling: { $count }.
rd-ask-draw-start = The start squares are drawn.
rd-ask-draw-first-player = The first player is drawn.
rd-wait-roll = The dice of { $name } are rolling: { $count }.
rd-wait-draw-start = The start squares are drawn.
rd-wait-draw-first-player = The first player is drawn.

## Buttons

rd-do-end = End the turn
rd-do-income = Take income
rd-do-transport = Passenger for { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } ({ $die ->
        [straight] straight
        [curve] curve
        [transport] transport symbol
       *[joker] joker
    })
rd-do-return = Give back: { $die ->
        [straight] straight
        [curve] curve
        [transport] transport symbol
       *[joker] joker
    }
rd-do-roll = Roll { $hidden } hidden and { $jokers } jokers
rd-do-lay = Lay { $die ->
        [straight] a straight
        [curve] a curve
        [transport] a transport symbol
       *[joker] a joker
    } on { $square } ({ $end ->
        [N] northern end
       *[S] southern end
    }), open to the { $to ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }, paying { $jokers } in jokers
rd-do-station = Build { $company ->
        [red] Berg & Tal-Bahn
        [yellow] Insel Hopper
        [purple] Weiden Express
        [blue] Überall Fahrten
       *[green] Eisberg Tours
    } on { $square } ({ $end ->
        [N] northern end
       *[S] southern end
    }), paying { $jokers } in jokers
rd-do-first = First player: { $name }
rd-do-die = Rolled: { $face ->
        [straight] straight
        [curve] curve
        [transport] transport symbol
       *[joker] joker
    }
rd-do-start = Start next to { $place ->
        [saarbruecken] Saarbrücken
        [rosenheim] Rosenheim
        [sassnitz] Sassnitz
       *[kiel] Kiel
    }

## The end

rd-end-last-station = A company has built its last station.
rd-end-last-station-no-winner = A company has built its last station. Nobody wins, as not every company has a station.
rd-end-bank-short = The bank could not give the dice that were due.
rd-end-bank-short-no-winner = The bank could not give the dice that were due. Nobody wins, as not every company has a station.
rd-end-ends-dead = Both ends of the line are dead.
rd-end-ends-dead-no-winner = Both ends of the line are dead. Nobody wins, as not every company has a station.

## Phases

rd-phase-start-squares = Start squares
rd-phase-first-player = First player
rd-phase-turn = Roll and build
rd-phase-rolling = Roll
rd-phase-reducing = Reduce to five dice
rd-phase-over = End of the game

## Options

rd-opt-extended-game = Extended game
    .help = Play with 60 RailRoad dice instead of 40.
rd-opt-station-supply = Stations per company
    .help = How many stations each company can build.
rd-opt-station-supply-full = 9, 9, 7, 7, 7
rd-opt-station-supply-literal = 8, 8, 6, 6, 6
rd-opt-dead-ends = Dead ends
    .help = When a player may leave an end of the line without a way on.
rd-opt-dead-ends-forced = Only where nothing else is possible
rd-opt-dead-ends-free = Wherever a player likes
rd-opt-dismissed-income = Jokers for a dismissed director
    .help = Whoever has lost a director token takes the next income as jokers.
rd-opt-water-surcharge = Price of water squares
    .help = Dice to pay for each track on a water square.
rd-opt-min-dice-to-leave = Dice needed to leave a sector
    .help = So many dice and stations must lie in a sector before the line may leave it.
rd-opt-start-squares = Start of the line
    .help = Start next to Frankfurt, or from two foreign squares.
rd-opt-start-squares-frankfurt = Frankfurt (Main)
rd-opt-start-squares-random = One in the south and one in the north, drawn
rd-opt-start-squares-saarbruecken-sassnitz = Saarbrücken and Sassnitz
rd-opt-start-squares-saarbruecken-kiel = Saarbrücken and Kiel
rd-opt-start-squares-rosenheim-sassnitz = Rosenheim and Sassnitz
rd-opt-start-squares-rosenheim-kiel = Rosenheim and Kiel
rd-opt-start-squares-saarbruecken-rosenheim = Saarbrücken and Rosenheim
rd-opt-start-squares-sassnitz-kiel = Sassnitz and Kiel
