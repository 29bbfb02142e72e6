### Why a bot would do it

rd-why-chance = Chance to win: about { $percent }%.
rd-why-near = From the line to the next station square it is then { $then ->
        [one] { $then } square
       *[other] { $then } squares
    } instead of { $now }.
rd-why-prize = A station beside the line would then carry { $count ->
        [one] { $count } passenger token
       *[other] { $count } passenger tokens
    }, for whoever comes next.
rd-why-roll = It rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } and keeps { $left } to pay with.
rd-why-keep = You keep { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } to pay with next time.
rd-why-dice = Afterwards: { $left ->
        [one] { $left } die
       *[other] { $left } dice
    } to pay with.
rd-why-income = Income brings { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; the bank has { $bank }.
rd-why-passengers = You carry { $passengers ->
        [one] { $passengers } passenger token
       *[other] { $passengers } passenger tokens
    } more: { $total } in all.
rd-why-more-income = Your income changes by { $rise ->
        [one] { $rise } die
       *[other] { $rise } dice
    }.
rd-why-missing = { $count ->
        [0] Every company has a station then: somebody can win.
        [one] Then { $count } company is without a station.
       *[other] Then { $count } companies are without a station.
    }
rd-why-return = Track of which you have more goes first; jokers stay, they pay for anything.
