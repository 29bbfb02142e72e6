### German Railways

## Refusals

gr-no-bid-below-minimum = Bid at least { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    }, or pass.
gr-no-bid-too-low = Bid at least { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    }, or pass.
gr-no-bid-above-cash = You have { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }; you cannot bid more.
gr-no-bid-after-pass = You have passed in the auction of { $company }; wait for the next one.
gr-no-not-your-bid = { $turn } is to bid.
gr-no-not-your-action = { $turn } is to act.
gr-no-not-your-vote = { $turn } is to vote.
gr-no-bid-or-pass = A share of { $company } is being auctioned: bid or pass.
gr-no-vote-first = Vote first: yes or no to the end of the game.
gr-no-not-your-naming = { $turn } names the banker.
gr-no-name-banker-first = Name the banker first.
gr-no-choose-action = Build track, auction a share, or pass.
gr-no-build-or-done = Place another locomotive of { $company }, or end the build.
gr-no-no-share-left-at-all = All 24 shares are sold.
gr-no-no-share-left = All three shares of { $company } are sold.
gr-no-third-share-too-early = The third share of { $company } may be auctioned once two shares of every company are sold. { $count ->
        [one] { $count } company is still missing.
       *[other] { $count } companies are still missing.
    }
gr-no-no-share-of-company = You can build for { $company } once you own one of its shares.
gr-no-other-company = This build is for { $builder }; { $company } can build another time.
gr-no-build-limit-reached = { $company } may place { $most } locomotives in one build. End the build.
gr-no-no-locomotive-left = { $company } has no locomotive left.
gr-no-already-there = { $company } already has a locomotive here: { $place }.
gr-no-not-adjacent = { $place } does not touch the network of { $company }. Build on a hex next to it.
gr-no-hex-taken = { $place } belongs to { $owner }. A rural hex holds one locomotive only.
gr-no-approach-already-used = { $company } has already built in the Berlin approach. Each company may do so once only.
gr-no-build-spending-limit = This hex costs { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    }; { $company } can still spend { $left ->
        [one] { $left } thaler
       *[other] { $left } thalers
    } in this build.
gr-no-cannot-afford = This hex costs { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    }; the treasury of { $company } holds { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.
gr-no-nothing-placed = Place a locomotive first, or pass.
gr-no-already-proposed = You have proposed the end in this round already.
gr-no-propose-before-acting = You can propose the end before you choose an action.
gr-no-no-token-in-bag = The bag holds no more tokens of { $name }.
gr-no-not-this-draw = Another draw is due here.

## Events

gr-ev-banker = { $name } is the banker.
gr-ev-auction-opens = { $name } opens the auction of a { $company } share.
gr-ev-bids =
    { $name } bids { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } for { $company }.
gr-ev-passes-bidding = { $name } passes in the auction of { $company }.
gr-ev-passes-automatically = { $name } cannot bid more and passes in the auction of { $company }.
gr-ev-share-sold =
    { $name } buys a { $company } share for { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }.
gr-ev-share-for-nothing = { $name } receives the { $company } share for nothing.
gr-ev-share-unsold = Nobody bids; the { $company } share stays unsold.
gr-ev-passes = { $name } passes.
gr-ev-proposes-end = { $name } proposes to end the game.
gr-ev-vote-opens =
    { $why ->
        [proved] The end condition is proved impossible: the players vote on the end of the game.
        [idle] No track and no sale for { $idle } rounds: the players vote on the end of the game.
       *[proposed] The players vote on the end of the game.
    }
gr-ev-votes =
    { $answer ->
        [yes] { $name } votes for the end.
       *[no] { $name } votes against the end.
    }
gr-ev-round-starts = Round { $round } starts.
gr-ev-token-drawn = Token { $place }: { $name }.
gr-ev-places =
    { $name } builds for { $company }: { $place }, { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    }.
gr-ev-income-rises = { $place } raises the income of { $company } by { $rise } to { $income }.
gr-ev-meets = { $company } meets { $other } in { $place }.
gr-ev-build-ends =
    { $name } ends the build for { $company }: { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }, { $cost ->
        [one] { $cost } thaler
       *[other] { $cost } thalers
    }.
gr-ev-dividends = New connection: all companies pay dividends, { $company } pays double.
gr-ev-bhe-pays-nothing = { $company } pays nothing: it has not joined Berlin and Hamburg yet.
gr-ev-receives-dividends =
    { $name } receives { $amount ->
        [one] { $amount } thaler
       *[other] { $amount } thalers
    } of dividends: { $parts }.
gr-ev-game-ends =
    { $reason ->
        [all-connected] Every company has two connections: the game is over.
        [nothing-possible] Nothing but passing is possible: the game is over.
        [stalemate] Nothing has happened for twelve rounds: the game is over.
       *[agreement] All players agree: the game is over.
    } First: { $winners }, { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.

## Prompts

gr-ask-bid = Share of { $company }: bid at least { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    }, or pass.
gr-ask-choose = Build track, auction a share, or pass. { $count ->
        [0] This is your last token in this round.
        [one] You have { $count } more token in this round.
       *[other] You have { $count } more tokens in this round.
    }
gr-ask-build =
    { $company }: place up to { $count ->
        [one] { $count } more locomotive
       *[other] { $count } more locomotives
    } for at most { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }, or end the build.
gr-ask-built = { $company } can place nothing more. End the build, or take a locomotive back.
gr-ask-vote = Shall the game end now? { $why ->
        [proved] The end condition is proved impossible.
        [idle] No locomotive was placed and no share sold for { $idle } rounds. One no, and you play on.
       *[proposed] It is not proved that the end condition is out of reach.
    }
gr-ask-name-banker = Name the banker whom you have all chosen. The banker opens the first auction.

## Prompts, told to the others

gr-wait-bid = { $name } is bidding for { $company }.
gr-wait-choose = { $name } is choosing an action.
gr-wait-build = { $name } is building for { $company }.
gr-wait-built = { $name } is building for { $company }.
gr-wait-vote = { $name } is voting on the end of the game.
gr-wait-name-banker = { $name } names the banker.

## Actions

gr-do-pass = Pass
gr-do-done = End the build
gr-do-bid = Bid { $amount } T
gr-do-auction = Auction { $company }
gr-do-build = Build { $company }: { $hex }
gr-do-vote =
    { $answer ->
        [yes] Yes, end the game
       *[no] No, play on
    }
gr-do-propose = Propose the end
gr-do-draw = Draw: { $name }
gr-do-banker = Banker: { $name }

## Reasons of the end

gr-end-all-connected = Every company has two direct connections.
gr-end-nothing-possible = Nothing but passing was possible any more.
gr-end-stalemate = Nothing had happened for twelve rounds.
gr-end-agreement = All players agreed to end the game.

## Phases

gr-phase-banker = Choice of the banker
gr-phase-naming = Choice of the banker
gr-phase-bidding = Auction
gr-phase-drawing = Drawing the order
gr-phase-choosing = Action
gr-phase-building = Building track
gr-phase-voting = Vote on the end
gr-phase-over = End of the game

## Options

gr-opt-turn-order = Turn order
    .help = How the order of a round is drawn.
gr-opt-turn-order-bag = tokens by income
gr-opt-turn-order-simple = simple: each player once
gr-opt-baden-free-hex = Free hex of GBS
    .help = Which rural hex of a build GBS gets free of charge.
gr-opt-baden-free-hex-dearest = the dearest
gr-opt-baden-free-hex-first = the first
gr-opt-hidden-cash = Hidden cash
    .help = Players do not see the cash of the others. So nobody is passed automatically in an auction.
gr-opt-banker = Banker
    .help = Who opens the first auction.
gr-opt-banker-random = drawn at random
gr-opt-banker-chosen = chosen together, named by the first seat
gr-opt-banker-first = the first seat
gr-opt-idle-cap = End after twelve idle rounds
    .help = After three rounds without a new locomotive or a sold share you vote on the end, and one no is enough to play on. With this option the twelfth such round ends the game. It is on at tables of bots alone.
