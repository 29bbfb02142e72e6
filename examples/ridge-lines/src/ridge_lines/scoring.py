"""The end, scores and places (RL-16 to RL-19)."""

from __future__ import annotations

from ridge_lines.components import PLAYERS
from ridge_lines.phases import OVER
from ridge_lines.state import Table
from trackside.core.contract import NOBODY, Result


def win(table: Table, seat: int) -> None:
    """RL-16: one line is through."""
    table.winner = seat
    _finish(table)
    table.tell("through", "RL-16", seat, line=table.facts.lines[seat])


def count_towns(table: Table) -> None:
    """RL-17: both have passed."""
    _finish(table)
    table.tell("counted", "RL-19", NOBODY, west=score(table, 0), north=score(table, 1))


def _finish(table: Table) -> None:
    table.phase = OVER
    table.turn = NOBODY
    table.left = 0


def score(table: Table, seat: int) -> int:
    """RL-18."""
    return sum(value for owner, value in zip(table.owner, table.facts.value) if owner == seat)


def result(table: Table) -> Result | None:
    if table.phase != OVER:
        return None
    scores = tuple(score(table, seat) for seat in range(PLAYERS))
    if table.winner != NOBODY:
        places = tuple(1 if seat == table.winner else 2 for seat in range(PLAYERS))
        return Result(places, scores, "line-through", "RL-16")
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Result(places, scores, "both-passed", "RL-17")
