"""How long a plan takes: moves and builds, turn by turn.

The train moves while the track ahead of it grows, by at most 20 M a turn and only as far as the
cash goes; payouts on the way pay for what comes later.
"""

from __future__ import annotations

from typing import Final

# Steps over track that is there, steps over new track, its price, payout at the end.
Part = tuple[int, int, int, int]

SAFE: Final = 16  # cash that stays when track is built beyond the next payout
NEVER: Final = 99.0  # turns
MOST_TURNS: Final = 60
BUILD_LIMIT: Final = 20  # CR-57


def next_payout(parts: list[Part], at: int) -> int:
    """The part that ends with the next payout; the last one if none does."""
    while at < len(parts) - 1 and not parts[at][3]:
        at += 1
    return at


def turns_for(
    parts: list[Part], rate: int, cash: int, opening: int, points: int, budget: int
) -> float:
    """`opening` turns without movement come first; `points` and `budget` are those of the first
    turn."""
    own = [part[0] for part in parts]
    fresh = [part[1] for part in parts]
    left = [part[2] for part in parts]
    count = len(parts)
    at = 0
    building = 0
    for turn in range(MOST_TURNS):
        moved = False
        if turn >= opening:
            while at < count:
                go = min(points, own[at])
                own[at] -= go
                points -= go
                moved = moved or go > 0
                if own[at]:
                    break
                # Of new track, as much can be run over as is built.
                blocked = 0
                if left[at]:
                    blocked = (parts[at][1] * left[at] + parts[at][2] - 1) // parts[at][2]
                go = max(0, min(points, fresh[at] - blocked))
                fresh[at] -= go
                points -= go
                moved = moved or go > 0
                if fresh[at] or left[at]:
                    break
                cash += parts[at][3]
                at += 1
            if at == count:
                return turn + 1.0 - points / rate
        near = next_payout(parts, at)
        kept = SAFE if building > near else 0
        while building < count and budget > 0:
            if building == near + 1:
                kept = SAFE
            spent = max(0, min(budget, left[building], cash - kept))
            left[building] -= spent
            budget -= spent
            cash -= spent
            moved = moved or spent > 0
            if left[building]:
                break
            building += 1
        if not moved and turn > opening:
            return NEVER
        points = rate
        budget = BUILD_LIMIT
    return NEVER
