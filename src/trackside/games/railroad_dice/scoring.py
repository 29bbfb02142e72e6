"""The end of the game and the winner (RD-122 to RD-133)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Result
from trackside.games.railroad_dice.components import COMPANIES
from trackside.games.railroad_dice.phases import OVER
from trackside.games.railroad_dice.rules.dead_ends import is_dead
from trackside.games.railroad_dice.state import (
    BANK_SHORT,
    ENDS_DEAD,
    LAST_STATION,
    NOT_ENDED,
    Table,
)
from trackside.kit.positions import tell

# By end reason: the key of its sentence and its rule.
REASONS: Final = (
    ("", ""),
    ("last-station", "RD-122"),
    ("bank-short", "RD-123"),
    ("ends-dead", "RD-128"),
)


def finish(table: Table, reason: i64) -> None:
    """The game ends at once, whatever of the turn is left (RD-133)."""
    table.end_reason = reason
    table.phase = OVER
    if table.events is not None:
        key, rule = REASONS[reason]
        tell(table, "game-over", rule, params={"reason": key})


def check_end(table: Table) -> None:
    """After every placement, when all of it has been carried out (RD-98, RD-144)."""
    if table.end_reason == BANK_SHORT:
        finish(table, BANK_SHORT)
    elif is_last_station_built(table):
        finish(table, LAST_STATION)
    elif is_dead(table, 0) and is_dead(table, 1):
        finish(table, ENDS_DEAD)


def is_last_station_built(table: Table) -> bool:
    for company in range(COMPANIES):
        if table.built[company] >= table.setting.supply[company]:
            return True
    return False


def passengers(table: Table, seat: i64) -> i64:
    """Transported by the seat, over all companies (RD-130)."""
    total: i64 = 0
    for company in range(COMPANIES):
        total += table.carried[seat * COMPANIES + company]
    return total


def directorships(table: Table, seat: i64) -> i64:
    """Director tokens of the seat (RD-131)."""
    total: i64 = 0
    for company in range(COMPANIES):
        if table.director[company] == seat:
            total += 1
    return total


def has_winner(table: Table) -> bool:
    """Tell whether anybody wins: nobody does unless every company has a station (RD-132)."""
    return all(table.built[company] != 0 for company in range(COMPANIES))


def scores_of(table: Table) -> tuple[int, ...]:
    """Passengers, by seat (RD-130)."""
    return tuple([int(passengers(table, seat)) for seat in range(int(table.setting.players))])


def result_of(table: Table) -> Result | None:
    """Most passengers, then most directors (RD-130, RD-131); None while the game runs."""
    if table.end_reason == NOT_ENDED or table.phase != OVER:
        return None
    seats = range(int(table.setting.players))
    scores = scores_of(table)
    ranks = [(scores[seat], int(directorships(table, seat))) for seat in seats]
    key, rule = REASONS[table.end_reason]
    if has_winner(table):
        places = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
    else:
        places = [len(seats) for _ in seats]  # all share the last place (RD-132)
        key += "-no-winner"
    return Result(tuple(places), scores, key, rule)
