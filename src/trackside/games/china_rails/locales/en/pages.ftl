### What the pages say at a table of China Rails.

cr-ui-legend = Price of a milepost, in millions
cr-ui-legend-clear = Clear
cr-ui-legend-desert = Desert
cr-ui-legend-mountain = Mountain
cr-ui-legend-alpine = Alpine
cr-ui-legend-small = Small city
cr-ui-legend-medium = Medium city
cr-ui-legend-major = Major city
cr-ui-legend-container-port = Port
cr-ui-legend-extra = River +{ $river } · dry river +{ $dry } · lake +{ $lake }
cr-ui-kind-clear = Clear milepost
cr-ui-kind-desert = Desert milepost
cr-ui-kind-mountain = Mountain milepost
cr-ui-kind-alpine = Alpine milepost
cr-ui-kind-taiwan = Taiwan
cr-ui-city-major = Major city
cr-ui-city-medium = Medium city
cr-ui-city-small = Small city
cr-ui-city-taiwan = City on Taiwan
cr-ui-port-container = Container port
cr-ui-port-ferry = Ferry port
cr-ui-supplies = Supplies
cr-ui-wants = Your card: { cr-load-name }
cr-ui-ferry-price = Ferry
cr-ui-link-price = Container link
cr-ui-owners = Owners
cr-ui-milepost-price = Price of the milepost
cr-ui-segments = Segments
cr-ui-price = Price
cr-ui-this-turn = Of this in this turn
cr-ui-steps = Steps
cr-ui-fees = Fees
cr-ui-no-fee = none
cr-ui-arrives = Gets there
cr-ui-turn-n = turn { $turn }
cr-ui-trains-here = Here: train of { $names }.
cr-ui-track-of = Track of { $names }.
cr-ui-no-way = No track leads your train there.
cr-ui-cannot-build = You cannot build to here: { $place }
cr-ui-cannot-go = Your train cannot go here: { $place }
cr-ui-open-here = Open to you
cr-ui-event = Event
cr-ui-zone-closed = closed
cr-ui-zone-slow = half rate
cr-ui-zone-no-building = no building
cr-ui-lasts = lasts for now
cr-ui-until = { $count ->
        [0] until the end of this turn ({ $name })
        [1] until the end of the next turn of { $name }
       *[other] until the end of the second next turn of { $name }
    }
cr-ui-event-party-congress = Everybody brings the train to a major city; until then no loading and no delivery. Beijing pays 10 M, the others 5 M.
cr-ui-event-rail-tax = Everybody pays by cash: nothing up to 50 M, up to 25 M above 200 M. From now on all cash is open.
cr-ui-event-strike = No loading, unloading or delivery in cities near the coast, and no container actions.
cr-ui-event-flood = Track across the named rivers is gone; nobody builds or moves across them. Former owners may rebuild first.
cr-ui-event-new-year = Loading and delivery in major cities only, and only of seven loads; each delivery pays 5 M more.
cr-ui-event-black-dragon = Each delivery in Shenyang, Changchun, Harbin or Qiqihar pays 5 M more.
cr-ui-event-derailment = Trains within 3 mileposts of the named cities lose a load and a turn.
cr-ui-event-snow-manchuria = Half rate in Manchuria; no movement and no building on its alpine mileposts.
cr-ui-event-heavy-snow = No movement and no building in the zone.
cr-ui-event-storm-at-sea = Half rate and no building near the coast.
cr-ui-event-wind-storm = Half rate and no building in the zone; each train in it loses a load.
cr-ui-event-sand-storm = All track in the named desert is gone, and trains there take shelter in a city. No building there.
cr-ui-event-earthquake = Trains near Taiyuan lose a load and a turn, farther ones run at half rate. No building within 9 mileposts.
cr-ui-event-desert-rains = To the end of the game dry rivers and dry lakes cost as much as rivers.
cr-ui-card = Demand card { $card }
cr-ui-found-in = Found in { $cities }
cr-ui-source = Source
cr-ui-turns = Turns
cr-ui-per-turn = M per turn
cr-ui-number = { NUMBER($number) }
cr-ui-too-dear = too dear yet
cr-ui-new-card = new card
cr-ui-best-source = { $turns ->
        [one] { $place } · { $turns } turn
       *[other] { $place } · { $turns } turns
    }
cr-ui-best-dear = { $place } · too dear yet
cr-ui-no-trip = No way is known for this demand now.
cr-ui-no-trip-together = No trip serves these demands together: each card can be served once, and the train has to hold the loads.
cr-ui-trip = Your trip
cr-ui-trip-add = Add to the trip
cr-ui-trip-show = Show
cr-ui-trip-drop = Drop
cr-ui-trip-load = load { cr-load-name }
cr-ui-trip-deliver = deliver { cr-load-name }
cr-ui-trip-sum = { $steps } steps, track for { $cost } M, pays { $payout } M.
cr-ui-trip-turns = { $turns ->
        [one] { NUMBER($turns) } turn, { NUMBER($rate) } M per turn.
       *[other] { NUMBER($turns) } turns, { NUMBER($rate) } M per turn.
    }
cr-ui-trip-drive = Drive towards { $place }
cr-ui-aboard = On your train
cr-ui-train-facts = { $loads } loads · { $rate } mileposts
cr-ui-train-short = { $rate } steps, { $loads } loads
cr-ui-yours = yours
cr-ui-cargo = Loads on the train
cr-ui-empty = empty
cr-ui-steps-used = { $used } of { $rate } steps used
cr-ui-halved = Half rate in this turn.
cr-ui-fee-of = fee { $cost } M
cr-ui-move-to = Move { $count } to { $place }
cr-ui-move-towards = Move { $count } towards { $place }
cr-ui-move-steps = Move { $count }
cr-ui-cross = Take the ferry to { $place }
cr-ui-place-in = Place the train: { $place }
cr-ui-goes-on = { $count } more steps, until turn { $turn }.
cr-ui-hint-place = Click the city where your train starts. Point at a card to see where its loads are found.
cr-ui-hint-shelter = A sand storm: your train takes shelter in the city that you choose.
cr-ui-hint-move = Click a city or milepost that your track reaches, or drag your train along its way: it is proposed before you send it.
cr-ui-hint-build = Click a city or milepost: the cheapest track to it is proposed. Or draw a way of your own, with the button held down.
cr-ui-hint-place-tap = Tap the city where your train starts. Touch a card to see where its loads are found.
cr-ui-hint-build-tap = Tap a city or milepost for the cheapest track, or draw from your own track with a finger.
cr-ui-drawn-track = { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    } · { $cost } M
cr-ui-drawn-way = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
cr-ui-plan-track = Plan track
cr-ui-plan-help = Choose a city or milepost, or draw from your track or a major city. Only you see these pencil lines; your turn offers them to you.
cr-ui-plan-back = Take back one
cr-ui-plan-forget = Forget the plan
cr-ui-plan-use = { $count ->
        [one] Lay the planned segment, { $cost } M
       *[other] Lay the { $count } planned segments, { $cost } M
    }
cr-ui-deliver = Deliver { cr-load-name }, +{ $payout } M
cr-ui-to-build = To building
cr-ui-move-and-build = Move, then to building
cr-ui-more = More…
cr-ui-loan = Loan in millions
cr-ui-borrow = Borrow { $amount } M, repay { $due } M
cr-ui-discard-help = Discarding the hand takes the whole turn: you draw three new cards.
cr-ui-build = Build track
cr-ui-of = { $spent } of { $limit } M
cr-ui-cash-left = cash left { $cash } M
cr-ui-build-pay = { $count ->
        [one] Build { $count } segment, pay { $cost } M
       *[other] Build { $count } segments, pay { $cost } M
    }
cr-ui-upgrade = Upgrade…
cr-ui-rest-later = The rest of the way costs { $cost } M more, in later turns.
cr-ui-starts = Starts
cr-ui-near = near { $place }
cr-ui-starts-in = Starts in { $place }.
cr-ui-starts-at = Starts at your track near { $place }.
cr-ui-start-then = Now choose where the track leads.
cr-ui-start-anew = Start elsewhere
cr-ui-instead-in = Start in { $place } instead: { $cost } M
cr-ui-instead-at = Start at your network instead, near { $place }: { $cost } M
cr-ui-joins-both = Joined to your network and your train.
cr-ui-joins-network = Joined to your network.
cr-ui-joins-nothing = Not joined to your network: your train cannot get there yet.
cr-ui-joins-no-train = Your train stands on another part of your network.
cr-ui-drop = Drop the proposal
cr-ui-rest-pencil = The rest costs { $cost } M more, in later turns; it stays as a pencil line.
cr-ui-buy-link = Buy the link of { $port }, { $cost } M
cr-ui-build-and-end = Build and end the turn
cr-ui-goal = Goal
cr-ui-goal-help = You win with { $sum } M in cash, all four major cities joined by your track, and a container link at a port that it touches.
cr-ui-majors-joined = { $count } of { $total } majors
cr-ui-link-yes = port link
cr-ui-link-no = no port link
cr-ui-your-demands = Your demands
cr-ui-demands-help = payout in millions · one per card
cr-ui-player = Player
cr-ui-cash = Cash
cr-ui-cash-hidden = Cash is not shown before the Rail Tax.
cr-ui-train = Train
cr-ui-track = Track
cr-ui-majors = Majors
cr-ui-majors-of = { $count } of { $total }
cr-ui-loses-turn = loses the next turn
cr-ui-to-congress = must go to the Congress
cr-ui-owes = owes { $amount } M
cr-ui-qualified = meets the conditions for victory
cr-ui-tab-hands = Others’ cards
cr-ui-tab-loads = Loads
cr-ui-tab-trains = Trains
cr-ui-tab-events = Events
cr-ui-chips = Chips left in the tray
cr-ui-upgrade-help = An upgrade costs 20 M and takes the place of building in that turn.
cr-ui-no-events = No event is in play.
cr-ui-deck = { $pile } cards to draw, { $discard } discarded
cr-ui-opening = Opening turns
cr-ui-from-deliveries = { $count ->
        [one] { $count } delivery
       *[other] { $count } deliveries
    }
cr-ui-from-fees = Fees received less fees paid
cr-ui-for-track = Track and links
cr-ui-for-trains = Trains
cr-ui-start-and-rest = Start, events and loans
cr-ui-final-cash = Cash at the end
cr-ui-money-from = Where the money of { $name } came from
cr-ui-best-deliveries = Best deliveries
cr-ui-no-deliveries = Nobody has delivered anything.

## Places in the log and in refusals: a milepost that is no city

cr-ev-move-near = { $name } goes to a milepost near { $near }.
cr-ev-place-near = { $name } places the train near { $near }.
cr-ev-build-near = { $name } builds track near { $near } for { $cost } million yuan.
cr-ev-erased-near = A segment of { $name } is gone, near { $near }.
cr-no-not-from-here-near = You have no track at this milepost near { $near }; build from your own track or from a major city.
cr-no-not-a-start-near = The train starts in a city, or in a container port that your track touches; this milepost near { $near } is neither.
cr-no-not-a-neighbour-near = This milepost near { $near } is not next to your train; follow track, milepost by milepost.
cr-no-no-track-near = No track leads from here to this milepost near { $near }.
cr-no-not-a-shelter-near = This milepost near { $near } is not among the nearest cities.

## A turn in one line of the log

cr-turn = { $name }: { $parts }.
cr-turn-nothing = nothing done
cr-turn-drives = goes to { $place } ({ $count ->
        [one] 1 milepost
       *[other] { $count } mileposts
    })
cr-turn-drives-near = goes to near { $place } ({ $count ->
        [one] 1 milepost
       *[other] { $count } mileposts
    })
cr-turn-loads = loads { $loads }
cr-turn-delivers = delivers { cr-load-name } to { $city } (+{ $payout } M)
cr-turn-builds = builds { $count ->
        [one] 1 segment
       *[other] { $count } segments
    } (−{ $cost } M)
cr-turn-link = container link of { $port } (−{ $cost } M)
cr-turn-upgrades = buys { cr-train-name } (−{ $cost } M)
cr-turn-fees = fees −{ $amount } M
cr-turn-event = event: { cr-kind-name }
cr-turn-discards = discards the hand

## In short, and at the end

cr-ui-about = Draw a railway from Beijing to Kashgar, load by load
cr-ui-short-1 = Draw track from milepost to milepost, and carry loads to the cities that your cards ask for.
cr-ui-short-2 = First operate: move the train, load, deliver. Then build: up to 20 M for track, or a better train.
cr-ui-short-3 = Each card asks for three loads; you may deliver one of them, and then draw a new card.
cr-ui-short-4 = You may run on the track of others, for a fee.
cr-ui-short-5 = You win with 250 M in cash and a network that joins the four major cities and a container port of yours.
cr-ui-wins = { $count ->
        [one] { $names } wins with { $score } million yuan.
       *[other] { $names } share the victory with { $score } million yuan.
    }
cr-ui-score = { $score } M

## Themes of puzzles

cr-ui-puzzle-theme-trip = Trips
cr-ui-puzzle-theme-loads = Loads
cr-ui-puzzle-theme-train = Train
cr-ui-puzzle-theme-cards = Cards
