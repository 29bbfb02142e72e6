### What the pages say of Ridge Lines.

rl-ui-about = Two railways, one range of hills: only one gets through
rl-ui-short-1 = Join your two termini by track of your own, and you have won.
rl-ui-short-2 = A turn has two gangs. A plain or a town takes one, a ridge takes both.
rl-ui-short-3 = New track lies beside your own. What is laid stays, and is in the other’s way.
rl-ui-short-4 = If both pass one after the other, the towns on your track decide.
rl-ui-seat-track = Track
rl-ui-seat-gangs = Gangs
rl-ui-wins = { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
