### What the pages say at a table of German Railways.

gr-ui-action = Action
gr-ui-build = Build
gr-ui-offer = Offer a share
gr-ui-offer-help = Choose the share. You open the bidding.
gr-ui-no-share = You hold no share, so you cannot build yet.
gr-ui-pick-company = Choose a company, or click an open hex on the board.
gr-ui-pick-hex = { $company }: choose a hex on the board.
gr-ui-which-company = Build here for which company?
gr-ui-hexes = { $count ->
         [one] { $count } hex
        *[other] { $count } hexes
    }
gr-ui-open-hexes = { $count ->
         [one] open to { $company }: { $count } hex
        *[other] open to { $company }: { $count } hexes
    }
gr-ui-open-for = Open to { $companies }, { $cost } T
gr-ui-empty = empty
gr-ui-here = Here: { $companies }
gr-ui-cannot-build = { $company } cannot build on { $place }
gr-ui-terrain-plain = Plain
gr-ui-terrain-hill = Hill
gr-ui-terrain-mountain = Mountain
gr-ui-terrain-approach = Berlin approach
gr-ui-city-income = income { $count }
gr-ui-companies-there = Companies there
gr-ui-power = Power of the company
gr-ui-income-gain = Income of the company
gr-ui-new-link = New connection
gr-ui-price = Price
gr-ui-cost-of-hex = Cost of a hex, in thalers
gr-ui-cost-city = City: its terrain, +1 for each company there
gr-ui-legend-city = City and its income
gr-ui-connections = Connections
gr-ui-connections-help = Ends when every company has two
gr-ui-met-at = Met at { $place }
gr-ui-share-of = { $company }, { $number ->
         [1] first share
         [2] second share
        *[other] third share
    }
gr-ui-share-worth = Adds { $count } to your income
gr-ui-last-price = last sold for { $price } T
gr-ui-worth = worth { $count }
gr-ui-highest-bid = Highest bid
gr-ui-bids = Bids
gr-ui-passed = passed
gr-ui-your-bid = Your bid
gr-ui-auction = { $text } { $count ->
        [0] (no bid)
        [one] ({ $count } bid)
       *[other] ({ $count } bids)
    }
gr-ui-after-bid = You have { $cash } T. After this bid: { $left } T.
gr-ui-bid-range = { $least } = least · { $most } = most
gr-ui-build-for = Build for { $company }
gr-ui-placed = { $count } of { $most } locomotives placed
gr-ui-treasury = Treasury
gr-ui-choose-hex = choose a hex
gr-ui-plus-income = income +{ $count }
gr-ui-done-build = Done, build { $count }
gr-ui-dividends-now = Meets { $companies }: dividends
gr-ui-company = Company
gr-ui-companies = Companies
gr-ui-income = Income
gr-ui-locos = Locos
gr-ui-shares = Shares
gr-ui-left = { $count ->
         [one] { $count } share left
        *[other] { $count } shares left
    }
gr-ui-pays = Pays per share now
gr-ui-order = Order
gr-ui-order-place = { $place }. { $name }
gr-ui-bag = In the bag: { $content }
gr-ui-first-auctions = First auctions
gr-ui-third-open = Third shares: open
gr-ui-third-closed = Third shares: closed
gr-ui-idle = Idle rounds: { $count }
gr-ui-idle-help = Rounds in a row without a new locomotive or a sold share. At { $vote } you vote on the end.
gr-ui-dividends-paid = Dividends paid, by company
gr-ui-money-from = Where the money came from: { $name }
gr-ui-start-cash = Start
gr-ui-dividends-of = Dividends of { $company }
gr-ui-dividends-rest = { $count ->
         [one] Dividends of { $count } more company
        *[other] Dividends of { $count } more companies
    }
gr-ui-paid-shares = { $count ->
         [one] Paid for { $count } share
        *[other] Paid for { $count } shares
    }
gr-ui-final-cash = Cash at the end
gr-ui-power-PO = Places up to 4 locomotives in one build.
gr-ui-power-NME = Never pays the surcharge in cities.
gr-ui-power-KSS = Places at most 2 locomotives in one build.
gr-ui-power-KBS = Pays 1 thaler less for every hex.
gr-ui-power-MWB = Its best city counts double.
gr-ui-power-GBS = One rural hex in each build is free.
gr-ui-power-CME = Spends at most 5 thalers in one build.
gr-ui-power-BHE = Pays no dividend before it joins Berlin and Hamburg.
gr-ui-pencil-sum = Pencil: { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}, { $cost } T before the power of a company

## In short, and at the end

gr-ui-about = Buy shares, build track, get paid when lines meet
gr-ui-short-1 = Whoever has most cash at the end wins. Shares and treasuries count nothing.
gr-ui-short-2 = Shares are auctioned. What you pay goes into the treasury of the company, and builds its track.
gr-ui-short-3 = In your turn, build for a company of which you hold a share, or offer a share of any company.
gr-ui-short-4 = Each city that a company reaches raises its income. When it meets another company in a city for the first time, all companies pay their income on every share, and the builder twice.
gr-ui-short-5 = The less income you have, the more tokens you have in the bag: the poor act more often.
gr-ui-short-6 = The game ends when every company is joined to two others.
gr-ui-wins = { $count ->
        [one] { $names } wins with { $score } thalers.
       *[other] { $names } share the victory with { $score } thalers.
    }
gr-ui-score = { $score } T
