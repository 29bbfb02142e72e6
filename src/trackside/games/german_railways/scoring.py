"""The end and the ranking (GR-109 to GR-113, GR-149)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Result
from trackside.games.german_railways.phases import OVER
from trackside.games.german_railways.state import NONE, Table
from trackside.kit.positions import tell

CONNECTED: Final[i64] = 0
DEAD: Final[i64] = 1
STALEMATE: Final[i64] = 2
AGREED: Final[i64] = 3
REASONS: Final = (
    ("all-connected", "GR-109"),
    ("nothing-possible", "GR-121"),
    ("stalemate", "GR-120"),
    ("agreement", "GR-111"),
)


def finish(table: Table, reason: i64) -> None:
    """End the game: nobody acts any more; `reason` is an index into REASONS."""
    table.phase = OVER
    table.turn = NONE
    table.end = reason
    if table.events is not None:
        key, rule = REASONS[reason]
        found = result_of(table)
        assert found is not None
        scores = list(found.scores)
        params = {"reason": key, "winners_seats": list(found.winners), "scores": scores}
        tell(table, "game-ends", rule, -2, {**params, "cash": max(scores)})


def scores_of(table: Table) -> tuple[int, ...]:
    """Cash, by seat (GR-112)."""
    return tuple([int(cash) for cash in table.cash])


def result_of(table: Table) -> Result | None:
    """Most cash wins (GR-112); equal cash, equal place (GR-113)."""
    if table.phase != OVER:
        return None
    scores = scores_of(table)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    key, rule = REASONS[table.end]
    return Result(places, scores, key, rule)
