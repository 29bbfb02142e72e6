### Volldampf


## Refusals

vd-no-not-now = That belongs to another phase; this is: { $phase ->
        [setup] set-up
        [goods] goods
        [routes] route cards
        [loans] loans
        [alles-neu] Alles neu
        [auction] bidding for turn order
        [groups] choice of groups
        [building] track building
        [transport] transport
        [subvention] Subvention
        [award] award of action cards
       *[over] end of the game
    }.
vd-no-only-chance = Cards and goods are drawn by chance alone.
vd-no-not-in-the-draw = This cannot be drawn here.
vd-no-card-not-held = You do not hold the card { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }.
vd-no-card-not-now = The card { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } is played at another moment: { $card ->
        [schnelle-lok] on your own transport turn
        [subvention] after the second transport lap, by whoever is last on the income track
        [guenstige-gelegenheit] on your own building turn
        [sabotage] directly after somebody else has declared a good
        [zusatzfracht] on your own transport turn, before a good is declared
        [alles-neu] between the loans and the bidding
       *[neue-planung] directly before a decision of your own
    }.
vd-no-planning-not-now = Neue Planung is played at a decision of your own: loan, bid, choice of group, building or transport.
vd-no-loan-not-now = Loans are taken in the loan phase only.
vd-no-loan-above-supply = You can take at most { $most }: all loans together may reach { $supply }.
vd-no-loan-above-share = You can take at most { $most }: with two players each may reach { $limit }.
vd-no-bid-too-low = Bid at least { $least ->
        [one] { $least } mark
       *[other] { $least } marks
    }, or pass.
vd-no-bid-above-cash = You have { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    } for this; bid no more.
vd-no-bid-without-money = You have no money left: choose 0.
vd-no-secret-bid-range = Choose from { $least } to { $most } marks.
vd-no-no-such-card-left = No { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } route card is left to put down.
vd-no-group-full = Group { $group } is full: each group has { $size } cards.
vd-no-group-taken = Group { $group } is taken. Choose another one.
vd-no-link-taken = { $link } already has a track of { $owner }.
vd-no-no-card-of-colour = This link needs a { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } route card.
vd-no-no-card-to-discard = You have no { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } route card in front of you.
vd-no-too-expensive = This costs { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    }; you have { $cash ->
        [one] { $cash } mark
       *[other] { $cash } marks
    }.
vd-no-no-such-good = There is no { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }.
vd-no-colour-sabotaged = Sabotage: no { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } can be carried in this transport. Choose another colour, or give up.
vd-no-no-route = { $city }: no { $colour ->
        [blue] blue city
        [violet] violet city
        [red] red city
       *[yellow] yellow city
    } lies within { $most } links over tracks.
vd-no-must-transport = The good is declared: carry it to a city of its colour.
vd-no-declare-first = Declare a good first, or give up the transport.
vd-no-must-stop = The good has reached { $city }, a city of its colour, and stays there.
vd-no-route-too-long = The route would have { $links } links; at most { $most } are allowed.
vd-no-leads-nowhere = From there no { $colour ->
        [blue] blue city
        [violet] violet city
        [red] red city
       *[yellow] yellow city
    } can be reached; links left after it: { $left }.
vd-no-no-track = { $link } has no track.
vd-no-link-twice = { $link } has been used. Each link counts once in a transport.
vd-no-link-elsewhere = { $link } does not start where the good is: { $at }.
vd-no-city-twice = The good has been in { $city }. Each city is entered once.
vd-no-not-moved = Move the { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } over at least one link.
vd-no-wrong-colour = { $city } is no { $colour ->
        [blue] blue city
        [violet] violet city
        [red] red city
       *[yellow] yellow city
    }. Go on.
vd-no-bag-is-empty = The bag is empty.
vd-no-same-city = Put the good in another city; it came from { $city }.
vd-no-nothing-to-transport = Nothing could be transported now. Subvention stays in your hand.
vd-no-own-hand = Choose the hand of somebody else.
vd-no-empty-hand = { $giver } holds no action card. Choose another hand.
vd-no-first-bidder-bids = Bid at least 1 mark: by an option of this table the first bidder does not pass.
vd-no-zusatzfracht-too-late = Zusatzfracht is played before a good is declared; this one is declared already.
vd-no-good-is-declared = The { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city } is declared for transport. Choose another good.
vd-no-turn-of-another = { $turn } is to act.
vd-no-chosen-already = You have chosen; { $turn } is still to choose.
vd-no-passed-already = You have passed; that holds until the end of this auction.
vd-no-card-not-your-turn = { $turn } is to act. The card { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    } is played { $card ->
        [schnelle-lok] on your own transport turn
        [subvention] after the second transport lap, by whoever is last on the income track
        [guenstige-gelegenheit] on your own building turn
        [sabotage] directly after somebody else has declared a good
        [zusatzfracht] on your own transport turn, before a good is declared
        [alles-neu] between the loans and the bidding
       *[neue-planung] on your own turn
    }.

## Events

vd-ev-start-player = { $name } is drawn as start player.
vd-ev-round = Round { $round } of { $rounds } begins.
vd-ev-goods-card = Goods card { $card }: { $cities }.
vd-ev-good-placed = { $city } gets a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    }.
vd-ev-bag-empty = The bag is empty; { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    } without a good.
vd-ev-goods-cards-reshuffled = The goods cards are shuffled anew.
vd-ev-action-cards-reshuffled = The action cards are shuffled anew.
vd-ev-route-card = Group { $group }: { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } route card.
vd-ev-loan-chosen = { $name } has chosen a loan in secret.
vd-ev-loan = { $name } takes a loan of { $value } and receives { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }.
vd-ev-declines = { $name } does not play { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }.
vd-ev-alles-neu = { $name } plays Alles neu and deals the groups anew.
vd-ev-put = { $name } puts a { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } route card in group { $group }.
vd-ev-bid-chosen = { $name } has chosen a bid in secret.
vd-ev-bid = { $name } bids { $amount ->
        [one] { $amount } mark
       *[other] { $amount } marks
    }.
vd-ev-pass = { $name } passes.
vd-ev-bids-level = The bids are equal; both raise.
vd-ev-turn-card = { $name } takes turn-order card { $card } and pays { $paid ->
        [one] { $paid } mark
       *[other] { $paid } marks
    } of a bid of { $bid }.
vd-ev-take = { $name } takes group { $group }.
vd-ev-build = { $name } builds { $link } for { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    }.
vd-ev-gelegenheit = { $name } plays Günstige Gelegenheit and builds { $link } for { $cost ->
        [one] { $cost } mark
       *[other] { $cost } marks
    } with a { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } route card.
vd-ev-drop = { $name } discards a { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } route card.
vd-ev-declare = { $name } declares a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }{ $fast ->
        [yes] {" "}with Schnelle Lok
       *[no] {""}
    }.
vd-ev-give-up = { $lap ->
        [3] { $name } gives up the third transport.
       *[other] { $name } gives up a transport.
    }
vd-ev-sabotage = { $name } plays Sabotage against { $victim }: no { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in this transport.
vd-ev-schnelle-lok = { $name } plays Schnelle Lok.
vd-ev-move = The good goes over { $link } to { $city }.
vd-ev-deliver = { $name } carries a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } from { $from } to { $to }: { $links ->
        [one] { $links } link
       *[other] { $links } links
    }.
vd-ev-gain = { $name } moves { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } forward to an income of { $position }.
vd-ev-zusatzfracht = { $name } plays Zusatzfracht.
vd-ev-extra-drawn = { $name } draws a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } from the bag.
vd-ev-neue-planung = { $name } plays Neue Planung and takes up a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }.
vd-ev-placed = { $name } puts a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }.
vd-ev-subvention = { $name } plays Subvention for a third transport.
vd-ev-income = { $name } receives { $income ->
        [one] { $income } mark
       *[other] { $income } marks
    } and owes { $dividends ->
        [one] { $dividends } mark
       *[other] { $dividends } marks
    } in dividends{ $missing ->
        [0] {""}
       *[other] ; missing: { $missing }, spaces back: { $back }
    }.
vd-ev-card-drawn = { $name } draws { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] an action card
    }.
vd-ev-draws-from = { $name } draws from the hand of { $giver }.
vd-ev-card-taken = { $name } takes { $card ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
        [neue-planung] Neue Planung
       *[hidden] an action card
    } from { $giver }.
vd-ev-no-card-left = No action card is left for { $name }.
vd-ev-end = The game is over.

## What to do now, and the same told to the others

vd-ask-secret-loan = Choose a loan in secret; each point brings 6 marks now and costs 1 mark each round.
vd-wait-secret-loan = Choosing loans in secret: { $waiting }.
vd-ask-secret-bid = Choose a bid in secret, 1 to { $most } marks.
vd-wait-secret-bid = Bidding in secret: { $waiting }.
vd-ask-secret-raise = The bids are equal: add 1 to { $most } marks in secret.
vd-wait-secret-raise = Raising in secret: { $waiting }.
vd-ask-loan = Take a loan, or 0: each point brings { $rate } marks now and costs 1 mark each round. Your loans: { $loans }.
vd-wait-loan = { $name } decides about a loan.
vd-ask-alles-neu = Play Alles neu to deal the groups anew, or say no.
vd-wait-alles-neu = { $name } is asked about Alles neu.
vd-ask-regroup = Put the route cards into groups; left: { $left ->
        [one] { $left } card
       *[other] { $left } cards
    }.
vd-wait-regroup = { $name } deals the groups anew.
vd-ask-bid = Bid at least { $least ->
        [one] { $least } mark
       *[other] { $least } marks
    }, or pass.
vd-wait-bid = { $name } is bidding for turn order.
vd-ask-group = Choose a group of route cards.
vd-wait-group = { $name } chooses a group.
vd-ask-build = Build a track, or discard a route card. Lap { $lap } of { $laps }.
vd-wait-build = { $name } is building.
vd-ask-transport = Declare a good to transport, or give up. Lap { $lap } of 2.
vd-wait-transport = { $name } chooses a good to transport.
vd-ask-third-transport = Declare a good for your third transport, or give up.
vd-wait-third-transport = { $name } has a third transport.
vd-ask-place-extra = Put the { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in any city.
vd-wait-place-extra = { $name } places a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    }.
vd-ask-place-planned = Put the { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in another city.
vd-wait-place-planned = { $name } moves a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } by Neue Planung.
vd-ask-sabotage = { $carrier } declares a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }. Play Sabotage, or say no.
vd-wait-sabotage = { $name } is asked about Sabotage.
vd-ask-route = Carry the { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } from { $city }, link by link, to a city of its colour. Links so far: { $links }.
vd-wait-route = { $name } carries a { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    }.
vd-ask-subvention = You are last on the income track. Play Subvention for a third transport, or say no.
vd-wait-subvention = { $name } is asked about Subvention.
vd-ask-draw-from = No action card is left in the piles: choose whose hand to draw from.
vd-wait-draw-from = { $name } chooses a hand to draw from.

## Actions

vd-do-no = No
vd-do-alles-neu = Play Alles neu
vd-do-sabotage = Play Sabotage
vd-do-subvention = Play Subvention
vd-do-zusatzfracht = Play Zusatzfracht
vd-do-pass = Pass
vd-do-give-up = Give up the transport
vd-do-deliver = Deliver here
vd-do-take = Take group { $group }
vd-do-draw-from = Draw from { $name }
vd-do-put = { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } card: group { $group }
vd-do-drop = Discard a { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } card
vd-do-place = Put it in { $city }
vd-do-move = Go over { $link }
vd-do-build = Build { $link }
vd-do-gelegenheit = Günstige Gelegenheit: build { $link } with a { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    } card
vd-do-declare = Declare: { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }
vd-do-declare-fast = Declare with Schnelle Lok: { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }
vd-do-neue-planung = Neue Planung: { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    } in { $city }
vd-do-loan = Loan { $value }
vd-do-bid = Bid { $amount } Mk
vd-do-start = Start player: { $name }
vd-do-route-card = Route card: { $route ->
        [green] green
        [turquoise] turquoise
        [grey] grey
        [pink] pink
        [orange] orange
        [brown] brown
       *[other] { $route }
    }
vd-do-good = Good: { $colour ->
        [blue] blue good
        [violet] violet good
        [red] red good
       *[yellow] yellow good
    }
vd-do-card = Action card: { $kind ->
        [schnelle-lok] Schnelle Lok
        [subvention] Subvention
        [guenstige-gelegenheit] Günstige Gelegenheit
        [sabotage] Sabotage
        [zusatzfracht] Zusatzfracht
        [alles-neu] Alles neu
       *[neue-planung] Neue Planung
    }
vd-do-goods-card = Goods card { $card }

## End

vd-end-routes-used-up = All route cards have been used: the last round is over.

## Phases

vd-phase-setup = Set-up
vd-phase-goods = Goods
vd-phase-routes = Route cards
vd-phase-loans = Loans
vd-phase-alles-neu = Alles neu
vd-phase-auction = Bidding for turn order
vd-phase-groups = Choice of groups
vd-phase-building = Track building
vd-phase-transport = Transport
vd-phase-subvention = Subvention
vd-phase-award = Award of action cards
vd-phase-over = End of the game

## Options

vd-opt-stop-at-first-match = Stop at the first matching city
    .help = A good must stop in the first city of its colour on its way.
vd-opt-pay-half-rounded-up = Round half bids up
    .help = Who pays half of a bid pays the half rounded up instead of down.
vd-opt-hidden-cash = Hidden cash
    .help = Only you see how much money you have.
vd-opt-whole-dividend-by-position = Dividends in spaces
    .help = Who cannot pay all dividends keeps the money and moves back one space for each mark of them.
vd-opt-first-bidder-must-bid = The first bidder must bid
    .help = Who begins the auction bids at least 1 mark, if there is money for it.
