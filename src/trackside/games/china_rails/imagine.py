"""A full table that fits what a seat knows: the table itself, as view.py says why."""

from __future__ import annotations

from random import Random

from trackside.games.china_rails.state import Table


def imagine(table: Table, new: Table, seat: int, rng: Random) -> None:
    """Fill `new`. Nothing is dealt anew: no seat holds anything that another cannot know."""
    table.copy_to(new)
