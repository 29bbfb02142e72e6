"""Tables that fit what a seat knows: the table itself, for nothing is hidden (RD-15)."""

from __future__ import annotations

from random import Random

from trackside.games.railroad_dice.state import Table


def imagine(table: Table, new: Table, seat: int, rng: Random) -> None:
    """Make `new` a copy; there is nothing to deal anew."""
    table.copy_to(new)
