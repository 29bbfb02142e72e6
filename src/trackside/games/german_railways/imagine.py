"""A full table that fits what a seat knows."""

from __future__ import annotations

from random import Random

from trackside.games.german_railways.phases import BIDDING, OVER
from trackside.games.german_railways.state import Table


def imagine(table: Table, new: Table, seat: int, rng: Random) -> None:
    """Under hidden cash the others' money is dealt anew in `new`, a copy; nothing else is hidden.

    What stays: the sum of the others' cash, and that a bidder has what was bid.
    """
    if not table.hidden_cash or table.phase == OVER:
        return
    others = [other for other in range(table.players) if other != seat]
    least = {other: _cash_shown(table, other) for other in others}
    spare = sum(int(table.cash[other]) - least[other] for other in others)
    cuts = sorted(rng.randint(0, spare) for _ in others[1:])
    for other, low, top in zip(others, [0, *cuts], [*cuts, spare]):
        new.cash[other] = least[other] + top - low


def _cash_shown(table: Table, seat: int) -> int:
    """Tell what a seat has shown to have by its last bid in this auction."""
    return max(0, int(table.word[seat])) if table.phase == BIDDING else 0
