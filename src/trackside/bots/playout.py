"""A random game without leaving compiled code: the measure of what a search can reach."""
# mypyc: on

from __future__ import annotations

from trackside.core.contract import State

CHANCE = -1
SPREAD, STEP, SIZE = 1103515245, 12345, 2**31  # a small generator; only speed is measured here


def run(state: State, seed: int, most: int) -> int:
    """Plays at random to the end, or for so many actions; gives their number."""
    luck = (seed * SPREAD + STEP) % SIZE
    actions = 0
    while actions < most:
        acting = state.to_act()
        if not acting:
            break
        seat = acting[0]
        luck = (luck * SPREAD + STEP) % SIZE
        if seat == CHANCE:
            state.apply(seat, _outcome(state.chance(), luck))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[luck * len(legal) // SIZE])
        actions += 1
    return actions


def _outcome(outcomes: list[tuple[int, int]], luck: int) -> int:
    total = 0
    for _, weight in outcomes:
        total += weight
    left = luck * total // SIZE
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]
