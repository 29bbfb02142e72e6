### Why a bot would do it

vd-why-need = Tracks and a small bid will cost about { $need ->
        [one] { $need } mark
       *[other] { $need } marks
    } this round; you have { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    }.
vd-why-interest = Your loans then cost { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    } each round, and as many points at the end.
vd-why-for-bids = You have { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    }; about { $free } of them can go into bids.
vd-why-least = The next bid would be { $least ->
        [one] { $least } mark
       *[other] { $least } marks
    }.
vd-why-group = The tracks of this group promise you about { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
vd-why-next-group = The next best group: about { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
vd-why-track = With what can be built after it, this track promises about { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } more than none.
vd-why-link = It costs { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    } and { $touches ->
        [0] touches no built track.
       *[other] touches built tracks: { $touches }, own ones counted twice.
    }
vd-why-drop = No track that you can pay with { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    } is worth this card.
vd-why-spaces = By the best way you move { $own ->
        [one] { $own } space
       *[other] { $own } spaces
    }, all others together { $others }.
vd-why-give-up = The best good left is worth { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } to you, an action card about { $card }.
vd-why-place = From there the good is worth about { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } to you.
vd-why-sabotage = Without this colour { $carrier } would lose about { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
vd-why-keep-card = The card will be worth more later.
vd-why-third-transport = A third transport is worth more than the card.
vd-why-hand = { $victim } holds the most: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
vd-why-put = So that no group for the others is better than the one for you.
vd-why-card = The card changes what can be carried; by itself it is worth little now.
vd-why-card-gain = With this card the best transport is worth about { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } more.
vd-why-round-end = At the end of the round you would be at about { $income } on the income track, with loans of { $loans }.
