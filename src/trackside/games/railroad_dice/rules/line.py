"""The line and its two ends (RD-50 to RD-57)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import ABROAD, NOWHERE, SIDES, STATION, WATER
from trackside.games.railroad_dice.state import UNKNOWN, Table
from trackside.kit.bits import BIT


def side_towards(table: Table, end: i64, square: i64) -> i64:
    """Give the side of the end's last die that touches the square, open or not; NOWHERE if none."""
    facts = table.setting.facts
    for side in range(SIDES):
        if facts.next[table.end_square[end] * SIDES + side] == square:
            return side
    return NOWHERE


def refuse_target(table: Table, end: i64, square: i64) -> Refusal | None:
    """Tell whether the square lies before an open side of that end and is empty."""
    side = side_towards(table, end, square)
    if side == NOWHERE:
        return Refusal("RD-51", "not-at-the-end")
    if table.end_open[end] & BIT[side] == 0:
        if i64(table.on_square[table.end_square[end]]) >= STATION:
            return Refusal("RD-147", "station-side-closed")
        return Refusal("RD-53", "track-side-closed")
    if table.on_square[square] != 0:
        return Refusal("RD-56", "square-occupied")
    return None


def is_land(table: Table, square: i64) -> bool:
    """German land or water: where track can lie (RD-59)."""
    return i64(table.setting.facts.kind[square]) <= WATER


def is_free_abroad(table: Table, square: i64) -> bool:
    """Tell whether a foreign square is coloured and still takes a station (RD-108, RD-138)."""
    facts = table.setting.facts
    if i64(facts.kind[square]) != ABROAD:
        return False
    if table.countries_used & BIT[i64(facts.country[square]) - 1] != 0:
        return False
    return all(start != square for start in table.start_squares)


def move_end(table: Table, end: i64, square: i64, open_sides: i64, abroad: bool) -> None:
    table.end_square[end] = square
    table.end_open[end] = open_sides
    table.end_abroad[end] = u8(abroad)
    table.openings = UNKNOWN
