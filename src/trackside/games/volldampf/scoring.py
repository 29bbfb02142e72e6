"""End of the game: score, ranking, ties (VD-184 to VD-189, VD-220)."""

from __future__ import annotations

from trackside.core.contract import Result
from trackside.games.volldampf.phases import OVER
from trackside.games.volldampf.state import NONE, Table
from trackside.kit.positions import tell


def finish(table: Table) -> None:
    """After the last round (VD-184)."""
    table.stage = OVER
    table.actor = NONE
    tell(table, "end", "VD-184")


def score(table: Table, seat: int) -> int:
    """VD-185: position minus loan value; may be negative (VD-186)."""
    return int(table.position[seat] - table.loans[seat])


def scores_of(table: Table) -> tuple[int, ...]:
    """Count each seat's score (VD-185)."""
    return tuple([score(table, seat) for seat in range(int(table.players))])


def result_of(table: Table) -> Result | None:
    """Tell how it ended; None while the game goes on."""
    if table.stage != OVER:
        return None
    seats = range(int(table.players))
    # VD-187, VD-188: score, then cash; level players share a place (VD-189, VD-220).
    standing = [(score(table, seat), int(table.cash[seat])) for seat in seats]
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Result(places, scores_of(table), "routes-used-up", "VD-184")
