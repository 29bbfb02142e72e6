### Why a bot would do it

gr-why-worth = A share of { $company } is worth up to about { $worth ->
        [one] { $worth } thaler
       *[other] { $worth } thalers
    } to you; you hold { $held }.
gr-why-left = After this bid you keep { $left ->
        [one] { $left } thaler
       *[other] { $left } thalers
    }.
gr-why-next-bid = The next bid would be { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    }, and you would keep { $left ->
        [one] { $left } thaler
       *[other] { $left } thalers
    }.
gr-why-no-cash = The next bid would be { $least ->
        [one] { $least } thaler
       *[other] { $least } thalers
    }; you have { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.
gr-why-price = It should go for about { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }; you have { $cash ->
        [one] { $cash } thaler
       *[other] { $cash } thalers
    }.
gr-why-too-dear = Another may buy it for about { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }: that money goes into the treasury, and not into other shares.
gr-why-way = The way that begins here brings you about { $own ->
        [one] { $own } thaler
       *[other] { $own } thalers
    }; what the others get from it counts { $others ->
        [one] { $others } thaler
       *[other] { $others } thalers
    } against it.
gr-why-income = The income of { $company } rises by { $rise }; you hold { $held } of its shares.
gr-why-held = You hold { $held ->
        [one] { $held } share
       *[other] { $held } shares
    } of { $company }; this hex alone adds { $rise } to its income.
gr-why-done = No further track of { $company } pays for itself now.
gr-why-wait = No way and no share promises more than waiting.
gr-why-propose = The game cannot end in a better way for you.
gr-why-banker = Any banker will do: it changes only who begins.
gr-why-play-on = You do not lead, and a way of { $company } would still pay for you: do not agree to lose.
gr-why-vote = { $proved ->
        [yes] The missing connections can no longer be built.
       *[no] { $idle ->
            [one] So far { $idle } round was idle, and connections can still be built.
           *[other] So far { $idle } rounds were idle, and connections can still be built.
        }
    }
