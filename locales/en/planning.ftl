### Plans, and orders for the next own turn

ui-plan-ahead = Plan ahead
ui-plan-try = Try it out
ui-plan-help = Try moves on a copy that only you see, with all rules.
ui-plan-banner = This is only a plan
ui-plan-banner-help = Nobody sees it, and nothing here happens at the table. What is drawn or rolled, and what you cannot know, is made up.
ui-plan-acts = Plan: you play { $name }
ui-plan-own = Plan: your own turn
ui-plan-steps = Steps of the plan
ui-plan-none = No steps yet. Play on the board as you would at the table.
ui-plan-made-up = made up
ui-plan-undo = Take back a step
ui-plan-again = Begin again from now
ui-plan-others = Let bots play the others
ui-plan-thinking = Bots are playing …
ui-plan-back = Back to the table
ui-plan-turn = It is your turn at the table.
ui-plan-moved = { $count ->
        [one] { $count } move has been made at the table since.
       *[other] { $count } moves have been made at the table since.
    }
ui-plan-over = At this table nothing can be planned any more.
ui-plan-play = Play these steps now
ui-order-keep = Keep as orders
ui-order-cut = The orders end where something is drawn or others act: what comes after rests on what the plan made up.
ui-order-conditions = Conditions
ui-order-most = at most
ui-order-same = Only if each step still brings the same
ui-order-title = Orders for your next turn
ui-order-waits = Played when you are asked, after a few seconds. Nobody else sees it.
ui-order-withdraw = Withdraw
ui-order-cost = cost { $cost }
ui-order-limit = at most { $most }
ui-order-aside = Your order was put aside
ui-order-seen = Understood
ui-standing = Standing order
ui-standing-lot = For
ui-standing-most = Bid up to
ui-standing-bid = Bid up to { $most } for { $lot }, then pass
ui-standing-pass = Pass in all auctions until my own turn
ui-standing-add = Leave a standing order
ui-standing-keep = Keep
