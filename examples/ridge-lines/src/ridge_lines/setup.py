"""The first position (RL-4, RL-5)."""

from __future__ import annotations

from ridge_lines.rules import turns
from ridge_lines.state import Table

WEST = 0


def set_up(table: Table) -> None:
    for seat, ends in enumerate(table.facts.termini):
        for end in ends:
            table.owner[end] = seat
    if table.options["begins"] == "west":
        turns.begin(table, WEST)
