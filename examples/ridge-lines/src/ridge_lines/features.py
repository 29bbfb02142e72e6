"""The position as a fixed row of numbers, for programs that learn."""

from __future__ import annotations

from ridge_lines.state import Table
from trackside.core.contract import NOBODY


def layout(table: Table) -> list[tuple[str, int]]:
    """Whose track lies on each hex: 0 nobody's, 1 the reader's, 2 the other's."""
    return [("my-turn", 1), ("gangs", 1), ("passes", 1), ("track", table.facts.hexes)]


def row(table: Table, seat: int) -> list[int]:
    track = [0 if owner == NOBODY else 1 if owner == seat else 2 for owner in table.owner]
    return [int(table.turn == seat), table.left, table.passes, *track]
