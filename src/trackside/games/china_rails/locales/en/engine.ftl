### China Rails

## Names

cr-load-name = { $load ->
        [beer] beer
        [cars] cars
        [cattle] cattle
        [coal] coal
        [copper] copper
        [cotton] cotton
        [electronics] electronics
        [fish] fish
        [grain] grain
        [hogs] hogs
        [imports] imports
        [iron] iron
        [jade] jade
        [machinery] machinery
        [melons] melons
        [oil] oil
        [oranges] oranges
        [porcelain] porcelain
        [rice] rice
        [salt] salt
        [silk] silk
        [steel] steel
        [sugar] sugar
        [tea] tea
        [tin] tin
        [tobacco] tobacco
        [wood] wood
        [wool] wool
       *[other] { $load }
    }
cr-train-name = { $train ->
        [fast] Fast Freight
        [heavy] Heavy Freight
        [super] Superfreight
       *[freight] Freight
    }
cr-kind-name = { $kind ->
        [party-congress] Party Congress
        [rail-tax] Rail Tax
        [strike] General Strike
        [flood] Flood
        [new-year] New Year Celebration
        [black-dragon] Favour of the Black Dragon
        [derailment] Derailment
        [snow-manchuria] Snow in Manchuria
        [heavy-snow] Heavy Snow
        [storm-at-sea] Storm at Sea
        [wind-storm] Wind Storm
        [sand-storm] Sand Storm
        [earthquake] Earthquake
        [desert-rains] Desert Rains
       *[other] { $kind }
    }

## Refusals

cr-no-operate-first = First end the operate phase with Done.
cr-no-operate-phase-over = The operate phase of this turn is over; build, upgrade or end the turn.
cr-no-opening-turn-builds = An opening turn has no operate phase; build, upgrade or end the turn.
cr-no-already-upgraded = You have upgraded your train; in this turn you can only end the turn.
cr-no-inside-red-area = No track is built inside the red area of { $city }; trains run there freely.
cr-no-segment-taken = There is already a segment here; it belongs to { $owner }.
cr-no-first-segment = Your first segment starts at a milepost of a major city.
cr-no-not-from-here = You have no track at { $place }; build from your own track or from a major city.
cr-no-right-to-rebuild = The flood took this segment from { $owner }, who may rebuild it first.
cr-no-closed-by-flood = The river is in flood; nothing is built across it until the flood ends.
cr-no-closed-for-building = No building here while this event lasts: { cr-kind-name }.
cr-no-city-exits = Only { $most } segments per turn may leave major cities; build towards them from your own track.
cr-no-city-exits-here = Only { $most } segments per turn may leave { $city }; build towards it from your own track.
cr-no-city-full = { $city } takes track of at most { $most } players.
cr-no-city-segments = You have { $most } segments at { $city }, and that is the most.
cr-no-city-blocked = This would close { $city } to the others; leave them an edge.
cr-no-major-blocked = Everybody keeps the right to a segment at { $city }; leave an exit for each of the others.
cr-no-ferry-full = Two players own the ferry; its ports are closed to others.
cr-no-ferry-blocked = Both owners of the ferry must be able to reach { $place }; leave an edge.
cr-no-port-blocked = A second owner must be able to reach { $port }; leave an edge.
cr-no-build-limit-reached = This costs { $cost } million yuan; you can still spend { $left } million yuan in this turn.
cr-no-cannot-pay = This costs { $cost } million yuan; you have { $cash } million yuan.
cr-no-link-owned = You own the container link of { $port }.
cr-no-link-full = { $port } has its { $most } owners.
cr-no-link-not-touched = Your track does not touch { $port } yet.
cr-no-link-closed = An event forbids building at { $port } for now.
cr-no-one-upgrade = One upgrade per turn.
cr-no-upgrade-after-building = You have spent money on building; upgrade in another turn.
cr-no-no-such-upgrade = Your train is: { cr-train-name }. Freight becomes Fast or Heavy Freight, and these become Superfreight.
cr-no-upgrade-too-dear = An upgrade costs { $cost } million yuan; you have { $cash } million yuan.
cr-no-place-first = Place your train in a city first.
cr-no-already-placed = Your train is on the board already.
cr-no-not-a-start = The train starts in a city, or in a container port that your track touches; { $place } is neither.
cr-no-start-without-track = A train starts in { $port } only if your track leads there.
cr-no-not-a-neighbour = { $place } is not next to your train; follow track, milepost by milepost.
cr-no-no-points = You have no movement points left in this turn.
cr-no-no-track = No track leads from here to { $place }.
cr-no-no-turning-back = A train turns back only in a city.
cr-no-crossing-flooded = The river is in flood; no train crosses it until the flood ends.
cr-no-no-movement-here = Snow: no train moves to or from this milepost for now.
cr-no-cannot-pay-fee = The fee is { $cost } million yuan, paid in advance; you have { $cash } million yuan.
cr-no-no-turning-round = A train turns round only at the start of its movement, outside cities, when there is no other way.
cr-no-not-in-ferry-port = Your train is not in a port of the ferry.
cr-no-cross-before-moving = The ferry is taken at the start of a turn, before any movement.
cr-no-wait-for-ferry = End a turn in this port first; the ferry leaves at the start of your next one.
cr-no-nobody-owns-it = Nobody owns this connection yet, so it cannot be used.
cr-no-no-fee-due = No fee is due here.
cr-no-pay-an-owner = Pay the fee to an owner: { $owner }.
cr-no-no-loans = Loans are not part of this game.
cr-no-loan-in-own-turn = You may borrow in your own turn.
cr-no-loan-unpaid = First repay { $due } million yuan; then you may borrow again.
cr-no-congress-first = Bring your train to a major city first: the Party Congress is meeting.
cr-no-not-in-city = Loads are handled in cities; your train is not in one.
cr-no-strike = { $city } is on strike.
cr-no-new-year-majors-only = During the New Year loads are handled in major cities only, not in { $city }.
cr-no-not-in-container-port = Your train is not in a container port.
cr-no-container-before-moving = The container action comes at the start of a turn, before any movement.
cr-no-wait-in-port = End a turn in this port first; at the start of your next turn you may deal with Taiwan.
cr-no-start-only-loads = A train that has just been placed may load from Taiwan; to deliver, end a turn in this port first.
cr-no-one-start-load = A train that starts in a port takes one load from Taiwan.
cr-no-one-container-action = One kind of container action per turn: deliver, or load.
cr-no-container-strike = No container actions during a strike.
cr-no-container-new-year = No container actions during the New Year.
cr-no-no-chip = All chips of this load are on trains: { cr-load-name }.
cr-no-train-full = Your train carries { $most ->
        [one] { $most } load
       *[other] { $most } loads
    } at most.
cr-no-not-produced-here = { $city } does not supply this load: { cr-load-name }.
cr-no-not-from-taiwan = Taiwan does not supply this load: { cr-load-name }.
cr-no-not-aboard = Your train does not carry this load: { cr-load-name }.
cr-no-no-such-demand = None of your cards asks for this in { $city }: { cr-load-name }.
cr-no-not-in-that-city = Your train is not in { $city }.
cr-no-new-year-loads-only = During the New Year only cattle, fish, imports, jade, oranges, rice and tea are delivered.
cr-no-discard-too-late = The hand is discarded in place of a whole turn; you have already acted.
cr-no-choose-load-first = First choose the load that is lost.
cr-no-choose-shelter-first = First choose the city where your train takes shelter.
cr-no-nothing-to-lose = You have no load to choose now.
cr-no-no-shelter-needed = Your train needs no shelter now.
cr-no-not-a-shelter = { $place } is not among the nearest cities.
cr-no-chance-draws = Cards are drawn by chance alone.
cr-no-not-among-the-tied = Only tied players can become first player.
cr-no-not-in-the-pile = This card is not in the draw pile.

## Events

cr-ev-deal = { $name } is dealt demand card { $card }.
cr-ev-set-aside = An event turns up in the deal and is set aside: { cr-kind-name }.
cr-ev-first-player = { $name } begins.
cr-ev-turn = It is the turn of { $name }.
cr-ev-round = Round { $round } begins.
cr-ev-lost-turn = { $name } has lost this turn.
cr-ev-build = { $name } builds { $from }–{ $to } for { $cost } million yuan.
cr-ev-ferry = { $name } now owns the ferry of Dalian.
cr-ev-link = { $name } buys a container link for { $cost } million yuan: { $port }.
cr-ev-upgrade = { $name } upgrades for { $cost } million yuan: { cr-train-name }.
cr-ev-place = { $name } places the train: { $place }.
cr-ev-move = { $name } goes to { $place }.
cr-ev-cross = { $name } takes the ferry to { $place }.
cr-ev-turn-round = { $name } turns the train round.
cr-ev-half-rate = { $name } goes on at half rate; { $left ->
        [one] { $left } point
       *[other] { $left } points
    } left.
cr-ev-fee = { $name } pays { $amount } million yuan to { $owner } for the use of track.
cr-ev-load = { $name } loads in { $place }: { cr-load-name }.
cr-ev-take = { $name } loads from Taiwan: { cr-load-name }.
cr-ev-drop = { $name } drops a load without pay: { cr-load-name }.
cr-ev-deliver = { $name } delivers to { $city } and receives { $payout } million yuan: { cr-load-name }.
cr-ev-draw = { $name } draws demand card { $card }.
cr-ev-discard = { $name } discards the hand.
cr-ev-reshuffle = The discard pile becomes the new draw pile of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
cr-ev-borrow = { $name } borrows { $amount } million yuan and will repay { $due } million yuan.
cr-ev-repay = { $name } repays { $amount } million yuan.
cr-ev-event = { $name } draws an event: { cr-kind-name }.
cr-ev-event-over = The event is over: { cr-kind-name }.
cr-ev-tax = { $name } pays { $amount } million yuan in tax.
cr-ev-erased = A segment of { $name } is gone: { $from }–{ $to }.
cr-ev-turn-lost = { $name } will lose the next turn.
cr-ev-load-lost = { $name } loses a load: { cr-load-name }.
cr-ev-shelter = The train of { $name } takes shelter: { $place }.
cr-ev-congress-arrival = { $name } attends the Party Congress in { $city } and receives { $amount } million yuan.
cr-ev-qualified = { $name } meets the conditions for victory with at least { $sum } million yuan; the round is played to its end.
cr-ev-tie = A tie: nobody wins, and the victory sum becomes { $sum } million yuan.

## What to do

cr-ask-place = Place your train in any city of the mainland, or discard your hand.
cr-wait-place = { $name } is placing the train.
cr-ask-operate = Move, load and deliver; { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } left. Then go on to building.
cr-wait-operate = { $name } is moving, loading and delivering.
cr-ask-build = Build for up to { $left } million yuan, upgrade your train, or end the turn.
cr-wait-build = { $name } is building.
cr-ask-opening-build = Opening turn: build for up to { $left } million yuan from a major city, or end the turn.
cr-wait-opening-build = { $name } is building in the opening turn.
cr-ask-end-turn = End the turn.
cr-wait-end-turn = { $name } is ending the turn.
cr-ask-lose-load = Choose the load that you lose.
cr-wait-lose-load = { $name } is choosing the load that is lost.
cr-ask-shelter = Choose the city where your train takes shelter.
cr-wait-shelter = { $name } is choosing a shelter.

## Buttons

cr-do-end = End turn
cr-do-done = Done
cr-do-discard = Discard the hand
cr-do-turn = Turn round
cr-do-cross = Take the ferry
cr-do-upgrade = Upgrade: { cr-train-name }
cr-do-borrow = Borrow { $amount } M
cr-do-link = Buy the container link
cr-do-load = Load: { cr-load-name }
cr-do-drop = Drop: { cr-load-name }
cr-do-lose = Lose: { cr-load-name }
cr-do-take = Load from Taiwan: { cr-load-name }
cr-do-leave = Leave on Taiwan: { cr-load-name }
cr-do-deliver = Deliver: { cr-load-name }
cr-do-place = Place the train
cr-do-move = Move
cr-do-shelter = Take shelter
cr-do-build = Build
cr-do-draw = Draw card { $card }
cr-do-first = Choose the first player

## End and phases

cr-end-victory = Victory: four major cities and a container port joined, and the most cash.
cr-end-time-up = Time is up: the network counts first, then the cash.
cr-end-round-cap = The last round of this table has been played.
cr-phase-deal = Deal
cr-phase-first = First player
cr-phase-operate = Operate phase
cr-phase-build = Build phase
cr-phase-over = End of the game

## Options

cr-opt-express-trains = Express trains
    .help = Trains run 12 or 16 mileposts per turn; the game is shorter.
cr-opt-mercy-loan = Indulgence
    .help = Everybody may borrow up to 20 M from the bank and repays twice as much.
cr-opt-open-cash = Open cash
    .help = Everybody sees all cash from the start.
cr-opt-any-port = Any port wins
    .help = The network needs a container port, but no link of one’s own.
cr-opt-one-start-load = One load at the start
    .help = A train that starts in a container port takes one load from Taiwan, not a full train.
cr-opt-exits-per-city = Two exits per city
    .help = Two segments per turn may leave each major city, not two in all.
cr-opt-time-limit = Time limit in rounds
    .help = The game ends after this many rounds at the latest; 0 means no limit.
cr-opt-round-cap = Round cap for tests
    .help = Ends the game after this many rounds, for tests and tools.
