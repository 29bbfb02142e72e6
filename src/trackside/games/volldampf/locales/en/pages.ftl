### What the pages say at a table of Volldampf.

vd-ui-card = { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-gloss = { $card ->
        [schnelle-lok] fast locomotive
        [subvention] subsidy
        [guenstige-gelegenheit] bargain
        [sabotage] sabotage
        [zusatzfracht] extra freight
        [alles-neu] all new
       *[neue-planung] new plan
    }
vd-ui-good = { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    }
vd-ui-region = { $route ->
        [green] North-West
        [turquoise] North-East
        [grey] East
        [pink] South
        [orange] South-West
       *[brown] West, Centre
    }
vd-ui-route = { $route ->
        [green] North-West (green)
        [turquoise] North-East (turquoise)
        [grey] East (grey)
        [pink] South (pink)
        [orange] South-West (orange)
       *[brown] West, Centre (brown)
    }
vd-ui-good-in = { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }
vd-ui-good-from-to = { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    }, { $from } → { $to }
vd-ui-declare = Declare: { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }
vd-ui-take-up = Take up: { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }
vd-ui-city-kind = { $foreign ->
        [yes] foreign city, takes
       *[no] German city, takes
    } { $colour ->
        [blue] blue goods
        [violet] violet goods
        [red] red goods
       *[yellow] yellow goods
    }
vd-ui-germany = Germany in the 1920s
vd-ui-goods-help = Goods go to cities with the same pips.
vd-ui-legend-cost = The number is the cost of the link.
vd-ui-phases = Phases of the round
vd-ui-phase-goods = Goods
vd-ui-phase-cards = Cards
vd-ui-phase-loans = Loans
vd-ui-phase-bids = Bids
vd-ui-phase-build = Build
vd-ui-phase-move = Transport
vd-ui-phase-pay = Pay
vd-ui-round-of = Round { $round } of { $rounds }
vd-ui-income-track = Income track: { $content }
vd-ui-player = Player
vd-ui-cash = Cash
vd-ui-income = Income
vd-ui-loans = Loans
vd-ui-points = Points
vd-ui-after-pay = After pay
vd-ui-tracks = Tracks
vd-ui-turn-card = Turn-order card { $card }
vd-ui-hand-size = { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
vd-ui-track-of = Track of
vd-ui-cost = Building cost
vd-ui-open = Open to you
vd-ui-cannot-build = { $link }: no track now
vd-ui-cannot = { $what }: not now
vd-ui-loan = Loan
vd-ui-no-loan = Take no loan
vd-ui-take-loan = Take loan { $value }: +{ $marks } Mk
vd-ui-seal-loan = Seal loan { $value }: +{ $marks } Mk
vd-ui-cash-now = Cash now
vd-ui-dividend-each = Dividend each round
vd-ui-points-end = Points at the end
vd-ui-rounds-left = { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
vd-ui-sealed = sealed
vd-ui-choosing = is choosing
vd-ui-envelope-help = Both envelopes are opened together.
vd-ui-ladder = Bid ladder
vd-ui-ladder-pay = { $players ->
        [3] cards 1, 2 pay all · 3 half
        [4] cards 1, 2 pay all · 3 half · 4 nothing
       *[other] cards 1, 2 pay all · 3–{ $half } half · { $last } nothing
    }
vd-ui-your-bid = Your bid
vd-ui-auction = Auction of the turn order, paid: { $parts }.
vd-ui-pass-card = Pass, card { $card }
vd-ui-pass-pays = If you pass now, you take card { $card } and pay { $cost } Mk.
vd-ui-bid-costs = You would pay, by card: { $content }
vd-ui-card-costs = { $card } → { $cost } Mk
vd-ui-your-cash = your cash: { $cash } Mk
vd-ui-passed = passed
vd-ui-seal-bid = Seal a bid of { $amount } Mk
vd-ui-secret-pays = You pay { $amount } Mk in any case and keep { $left } Mk.
vd-ui-routes-round = Route cards this round
vd-ui-order-first = card 1 chooses first
vd-ui-take-group = Take group { $group }
vd-ui-taken = taken
vd-ui-cards-left = Cards left to deal
vd-ui-to-group = To group { $group }
vd-ui-deal-done = Deal these groups
vd-ui-your-routes = Your route cards
vd-ui-links-open = { $count ->
        [one] { $count } link open
       *[other] { $count } links open
    }
vd-ui-any-link = any free link, 5 Mk
vd-ui-pick-card = Choose a card: its links glow on the board.
vd-ui-pick-link = Choose one of the glowing links on the board.
vd-ui-no-link = No free link of this card costs { $cash } Mk or less. You can discard it.
vd-ui-bargain-pick = Choose the card to discard, then any free link.
vd-ui-cash-after = You have { $cash } Mk. After this: { $left } Mk.
vd-ui-build = Build
vd-ui-build-for = Build { $link } for { $cost } Mk
vd-ui-bargain-for = Play the card: { $link } for { $cost } Mk
vd-ui-drop = Discard card
vd-ui-pick-good = Click a good on the board, or one of these. Discs show who moves forward.
vd-ui-more-goods = { $count ->
        [one] { $count } more good on the board
       *[other] { $count } more goods on the board
    }
vd-ui-no-good = No good can reach a city of its colour over tracks.
vd-ui-goals = Cities in reach, with the best result for you
vd-ui-give-up = Give up
vd-ui-give-up-help = Giving up brings an action card at the end of the round.
vd-ui-give-up-third = Giving up the third transport brings no card.
vd-ui-banned = Sabotage, not now: { $content }.
vd-ui-needs-lok = This plays your Schnelle Lok: up to 7 links.
vd-ui-choose-on-board = Choose on the board
vd-ui-back = Back
vd-ui-links-used = Links: { $count } of at most { $most }
vd-ui-tally = Moves forward:
vd-ui-first-link = Click the next city or link.
vd-ui-next-stop = Next stop
vd-ui-goal = goal
vd-ui-deliver = Deliver in { $city }: you +{ $own }
vd-ui-not-there = Not yet in a city of its colour
vd-ui-plan-pick = Click the good that you want to move.
vd-ui-place-pick = Click the city that gets it.
vd-ui-put-in = Put it in { $city }
vd-ui-play-card = Play from your hand:
vd-ui-asked-all = Everybody with a card in hand is asked this, so that the question betrays nothing.
vd-ui-without-card = You do not hold { $card ->
        [sabotage] Sabotage
        [subvention] Subvention
       *[alles-neu] Alles neu
    }. There is nothing to decide.
vd-ui-other-way = another way
vd-ui-carry-to = Carry it to { $city }
vd-ui-no-this-round = No, and do not ask this round
vd-ui-answering-no = Answered for you: no.
vd-ui-ask-again = Ask me again
vd-ui-standing = This round, no to { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-ui-my-cards = My cards
vd-ui-only-you = only you see them
vd-ui-no-cards = You hold no action card.
vd-ui-show-cards = Show my cards
vd-ui-hide-cards = Hide
vd-ui-seen = Seen with { $name }: { $content }
vd-ui-does-schnelle-lok = One transport of yours may use up to 7 links.
vd-ui-does-subvention = Last on the income track: one more transport after the second lap.
vd-ui-does-guenstige-gelegenheit = Discard any route card and build any free link for 5 Mk.
vd-ui-does-sabotage = No good of the declared colour may be carried in this transport.
vd-ui-does-zusatzfracht = Before you declare: draw a good from the bag and put it in any city.
vd-ui-does-alles-neu = Deal the route cards of this round into new groups.
vd-ui-does-neue-planung = On your turn: move one good to another city.
vd-ui-supply = Bag and piles
vd-ui-bag = In the bag
vd-ui-unseen = Routes to come
vd-ui-piles = Goods cards: { $goods } · action cards: { $cards }, discarded { $gone }
vd-ui-points-from = Where the points came from
vd-ui-own-transports = Own transports
vd-ui-others-transports = Others’ transports
vd-ui-back-spaces = Spaces back
vd-ui-carried = Goods
vd-ui-built = Tracks
vd-ui-pencil-sum = Pencil: { $count ->
    [one] { $count } link
   *[other] { $count } links
}, { $cost } Mk

## In short, and at the end

vd-ui-decides = The score is the income less the loans.
vd-ui-about = Borrow, bid, and carry goods over everybody’s track
vd-ui-short-1 = Your locomotive on the income track shows what you earn in each round, and in the end it is your score, less your loans.
vd-ui-short-2 = A loan brings 6 marks now. It costs 1 mark in every round and 1 point at the end.
vd-ui-short-3 = Bid for the turn order: who is first chooses the route cards first. Each card builds one link of its symbol, for the price on the link.
vd-ui-short-4 = Carry any good to a city with the same pips, over at most six links. Every link moves the owner of its track one space forward, also when it is not you.
vd-ui-short-5 = The game ends with the round in which the last route cards were offered.
vd-ui-lot-turn-order = the turn order

## Themes of puzzles

vd-ui-puzzle-theme-auction = Auction and cards
vd-ui-puzzle-theme-loan = Loans
