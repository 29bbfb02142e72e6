"""A random game without leaving compiled code: the measure of what a search can reach."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import State

CHANCE: Final = -1
# A small generator; only speed is measured here.
SPREAD: Final[i64] = 1103515245
STEP: Final[i64] = 12345
SIZE: Final[i64] = 2**31


def run(state: State, seed: int, most: int) -> int:
    """Play at random to the end, or for so many actions; return their number."""
    luck = (i64(seed) * SPREAD + STEP) % SIZE
    actions = 0
    while actions < most:
        acting = state.to_act()
        if not acting:
            break
        seat = acting[0]
        luck = (luck * SPREAD + STEP) % SIZE
        if seat == CHANCE:
            state.apply(seat, draw(state.chance(), float(luck) / float(SIZE)))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[luck * i64(len(legal)) // SIZE])
        actions += 1
    return actions


def draw(outcomes: list[tuple[int, int]], luck: float) -> int:
    """Return the outcome that a number from 0 to below 1 points at, each as wide as its weight."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    left = i64(int(luck * float(total)))
    if total == len(outcomes):  # all weigh the same, as the cards of a deck do
        return outcomes[left][0]
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]
