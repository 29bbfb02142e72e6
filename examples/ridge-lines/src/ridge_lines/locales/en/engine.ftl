### Ridge Lines: what the engine says.


## Refusals

rl-no-hex-taken = { $hex } bears track of the { $line } already. Choose a free hex.
rl-no-not-beside-own-track = { $hex } does not lie beside your track. Build on from what you have.
rl-no-too-few-gangs = { $hex } takes { $needed } gangs in one turn; you have { $left } left.
rl-no-already-begun = Chance names who begins, and has done so.
rl-no-not-begun = First chance names who begins.

## Events

rl-ev-begins = { $name } begins, with the { $line }.
rl-ev-laid = { $name } lays track on { $hex } ({ $gangs ->
        [one] { $gangs } gang
       *[other] { $gangs } gangs
    }).
rl-ev-sent-home = { $name } sends { $gangs ->
        [one] { $gangs } gang
       *[other] { $gangs } gangs
    } home.
rl-ev-passed = { $name } passes.
rl-ev-through = The { $line } is through: { $name } has joined both termini.
rl-ev-counted = Both have passed. Towns: { $west } points in the west, { $north } in the north.

## The end

rl-end-line-through = The line of { $winner } is through from end to end.
rl-end-both-passed = Nobody gets through. Most points in towns: { $winner }.

## What to do now

rl-ask-lay = Lay track beside your own, or say done. You have { $gangs ->
        [one] { $gangs } gang
       *[other] { $gangs } gangs
    }.
rl-wait-lay = { $name } lays track.
rl-ask-draw = Chance names who begins.
rl-wait-draw = Chance names who begins.

## Buttons

rl-do-lay = Track on { $hex }
rl-do-done = Done
rl-do-begin = { $name } begins

## Options and phases

rl-opt-begins = Who begins
    .help = Chance decides, or the West Line begins.
rl-opt-begins-draw = chance decides
rl-opt-begins-west = the West Line
rl-opt-gangs = Gangs in a turn
    .help = With three gangs a game is shorter and wilder.
rl-phase-draw = Draw
rl-phase-lay = Track
rl-phase-over = Over

rl-count-hexes = Hexes
rl-count-lines = Lines
