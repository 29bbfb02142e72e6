### Why a bot would do it

cr-why-pays = The delivery pays { $payout } million yuan at once.
cr-why-segment = This segment costs { $cost } million yuan; you have { $cash }.
cr-why-upgrade = A better train pays in the time that is left; you have { $cash } million yuan.
cr-why-lose = The load that your plan needs least: { cr-load-name }.
cr-why-drop = It makes room; no card in the plan asks for it: { cr-load-name }.
cr-why-link = The container link costs { $cost } million yuan, and the plan, or victory, needs it.
cr-why-shelter = From there the way to the next stop is short.
cr-why-stop = Nothing more serves the plan now; the cash is kept for what comes.
cr-why-no-plan = No plan for the cards in hand pays now.
cr-why-discard = No demand in hand can be served with a profit: new cards are worth the turn.
cr-why-discard-poor = The best plan is worth { $value }, a fresh hand about { $fresh }, the lost turn counted.
cr-why-discard-slow = The best trip gains { $value } million yuan a turn; a fresh hand should gain { $fresh } or more.
cr-why-next-load = Next stop: { $city }, to load { cr-load-name }.
cr-why-next-deliver = Next stop: { $city }, to deliver { cr-load-name }.
cr-why-plan = The whole plan pays { $payout } million yuan for track at { $cost }, in about { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
