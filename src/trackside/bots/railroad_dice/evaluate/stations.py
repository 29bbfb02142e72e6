"""Where a station could stand, how far it is, and what it would carry."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.railroad_dice.components import (
    ABROAD,
    COMPANIES,
    NOWHERE,
    SIDES,
    SQUARES,
    WATER,
)
from trackside.games.railroad_dice.rules.dead_ends import open_to
from trackside.games.railroad_dice.rules.line import is_free_abroad
from trackside.games.railroad_dice.rules.stations import may_stand
from trackside.games.railroad_dice.state import Table
from trackside.kit.bits import filled, zeros

ENDS: Final[i64] = 2  # of the line
FAR: Final[i64] = 99  # no station within reach


def best_company(table: Table, square: i64) -> i64:
    """Return the company with the most to carry that may build on the square; NOWHERE if none."""
    facts = table.setting.facts
    abroad = i64(facts.kind[square]) == ABROAD
    if abroad and not is_free_abroad(table, square):
        return NOWHERE
    if not abroad and facts.colour[square] == 0:
        return NOWHERE
    best: i64 = NOWHERE
    for company in range(COMPANIES):
        has_left = table.built[company] < table.setting.supply[company]
        may = has_left and (abroad or may_stand(table, square, company))
        if may and (best == NOWHERE or demand(table, company) > demand(table, best)):
            best = company
    return best


def demand(table: Table, company: i64) -> i64:
    """Count waiting passengers, and two more for a company that still lacks a station."""
    return table.waiting[company] + (2 if table.built[company] == 0 else 0)


def takes_missing(table: Table, square: i64) -> bool:
    """Tell whether a company that still lacks a station may build on this station square."""
    abroad = i64(table.setting.facts.kind[square]) == ABROAD
    for company in range(COMPANIES):
        if table.built[company] == 0 and (abroad or may_stand(table, square, company)):
            return True
    return False


def station_field(table: Table, missing_only: bool = False) -> vec[i64]:
    """Count, by square, the steps over free land to a square where a station could stand.

    `missing_only`: one of a company that still lacks a station.
    """
    facts = table.setting.facts
    field = filled(SQUARES, FAR)
    queue = zeros(SQUARES)
    head: i64 = 0
    tail: i64 = 0
    for square in range(SQUARES):
        wanted = not missing_only or takes_missing(table, square)
        if wanted and table.on_square[square] == 0 and best_company(table, square) != NOWHERE:
            field[square] = 0
            queue[tail] = square
            tail += 1
    while head < tail:
        square = queue[head]
        head += 1
        for side in range(SIDES):
            step = facts.next[square * 4 + side]
            if step == NOWHERE or field[step] != FAR or table.on_square[step] != 0:
                continue
            if i64(facts.kind[step]) <= WATER:
                field[step] = field[square] + 1
                queue[tail] = step
                tail += 1
    return field


def prize_at(table: Table, end: i64) -> i64:
    """Return the most passengers that a station next to this end would carry; NOWHERE if none."""
    best: i64 = NOWHERE
    for side in range(SIDES):
        square = station_square(table, end, side)
        if square != NOWHERE:
            count = table.waiting[best_company(table, square)]
            if count > best:
                best = count
    return best


def station_square(table: Table, end: i64, side: i64) -> i64:
    """Return the square over that side of an end if a station could stand there now, or NOWHERE."""
    if open_to(table, end, side) == 0:
        return NOWHERE
    square = table.setting.facts.next[table.end_square[end] * 4 + side]
    return square if best_company(table, square) != NOWHERE else NOWHERE
