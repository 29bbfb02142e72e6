"""Dead ends: what they are, and when one may be made (RD-63, RD-127, RD-146, RD-152).

A placement closes if its end has no way on after it, or if it takes the last way on of the other
end; a square that is the other end's last way on is none for this end. It may close only where
every placement possible at that end does, so an end that is not dead always takes something. What
is possible depends on squares and sectors alone, whatever dice are held: a German square takes a
track of any face, so there only the open sides count.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import (
    ABROAD,
    ALL_SIDES,
    COLUMNS,
    NOWHERE,
    SIDES,
    STATION,
)
from trackside.games.railroad_dice.rules.line import is_free_abroad, is_land, side_towards
from trackside.games.railroad_dice.rules.sectors import dice_in, end_sector, sector_allows
from trackside.games.railroad_dice.state import UNKNOWN, Table
from trackside.kit.bits import BIT

EACH: Final[i64] = 4  # bits of `openings` for one side of an end
PER_END: Final[i64] = 16
OF_ONE_END: Final[i64] = 0xFFFF


def is_dead(table: Table, end: i64) -> bool:
    """Tell whether no track and no station could be placed there, whatever dice are held (RD-127,
    RD-152)."""
    return openings_at(table, end) == 0


def open_to(table: Table, end: i64, side: i64) -> i64:
    """Give the sides that a track over that side of the end may open (RD-63).

    None: no station may stand there either. The list of legal actions and refusals both ask this.
    """
    return openings_at(table, end) >> (side * EACH) & ALL_SIDES


def openings_at(table: Table, end: i64) -> i64:
    """`open_to` for all sides of an end, four bits each."""
    return known_openings(table) >> (end * PER_END) & OF_ONE_END


def known_openings(table: Table) -> i64:
    """Find the openings of both ends; kept until the next placement, for nothing else changes what
    can follow."""
    if table.openings == UNKNOWN:
        table.openings = find_openings(table, 0) + (find_openings(table, 1) << PER_END)
    return table.openings


def find_openings(table: Table, end: i64) -> i64:
    """Find from the squares what `openings_at` tells."""
    found: i64 = 0
    targets: i64 = 0
    for side in range(SIDES):
        square = target_over(table, end, side)
        if square != NOWHERE:
            targets |= ALL_SIDES << (side * EACH)
            if not table.setting.free_ends:
                found |= ways_on(table, end, square, side) << (side * EACH)
    return found if found != 0 else targets


def target_over(table: Table, end: i64, side: i64) -> i64:
    """Give the square over that side of an end if a track or a station could stand there, or
    NOWHERE.

    A city square takes track as well (RD-62), so only the foreign squares need a word on stations;
    and while the game runs every company has a station left (RD-122)."""
    if table.end_open[end] & BIT[side] == 0:
        return NOWHERE
    square = table.setting.facts.next[table.end_square[end] * SIDES + side]
    if square == NOWHERE or table.on_square[square] != 0:
        return NOWHERE
    if is_land(table, square):
        return square if sector_allows(table, end, square) else NOWHERE
    if table.end_abroad[end] == 0 and is_free_abroad(table, square):
        return square
    return NOWHERE


def ways_on(table: Table, end: i64, square: i64, over: i64) -> i64:
    """Sides by which the line could go on from a target; none if that is the other's last way."""
    if is_last_way(table, end, square, square):
        return 0
    # The way back is open abroad only (RD-110).
    entry = (over + 2) % SIDES if is_land(table, square) else NOWHERE
    ways: i64 = 0
    for side in range(SIDES):
        if side != entry and leads_on(table, end, square, side):
            ways |= BIT[side]
    return ways


def leads_on(table: Table, end: i64, square: i64, side: i64) -> bool:
    """Tell whether the line has a way on over that side, once the end has moved to the square."""
    if not could_follow(table, end, square, side):
        return False
    beyond = table.setting.facts.next[square * SIDES + side]
    return not is_last_way(table, end, beyond, square)


def could_follow(table: Table, end: i64, square: i64, side: i64) -> bool:
    """Tell whether something could be placed over that side, once the end has moved to the
    square."""
    facts = table.setting.facts
    beyond = facts.next[square * SIDES + side]
    if beyond == NOWHERE:
        return False
    here, there = facts.sector[square], facts.sector[beyond]
    piece = i64(table.on_square[beyond])
    if piece == 0 and here == there and is_land(table, beyond):
        return True  # nearly always
    abroad = i64(facts.kind[square]) == ABROAD
    if piece != 0 and (piece >= STATION or not is_cleared(table, end, here, there, abroad)):
        return False
    if not is_land(table, beyond):
        return not abroad and is_free_abroad(table, beyond)
    if here == there:
        return True
    if there == end_sector(table, 1 - end):
        return False  # RD-79
    held = table.sector_stations[here] if abroad else dice_in(table, here)  # RD-154
    return held + 1 >= table.setting.least_to_leave


def is_cleared(table: Table, end: i64, entered: i64, sector: i64, abroad: bool) -> bool:
    """Tell whether the end's move into a sector, or abroad, clears that other one (RD-85,
    RD-109)."""
    left = end_sector(table, end)
    if sector != left:
        return False
    return abroad or (entered != left and end_sector(table, 1 - end) != left)


def is_last_way(table: Table, end: i64, square: i64, taken: i64) -> bool:
    """Tell whether the square is the other end's only way on, with `taken` built on (RD-146).

    Only in the start sector do two ends come so near to each other.
    """
    other = 1 - end
    gap = square - table.end_square[other]
    if gap != 1 and gap != -1 and gap != COLUMNS and gap != -COLUMNS:
        return False  # not even near: asked first, for it is asked of every square
    here = end_sector(table, end)
    sector = table.setting.facts.sector
    if end_sector(table, other) != here or sector[square] != here or sector[taken] != here:
        return False
    side = side_towards(table, other, square)
    if side == NOWHERE or table.end_open[other] & BIT[side] == 0:
        return False
    return not has_other_way(table, other, square, taken)


def has_other_way(table: Table, end: i64, one: i64, two: i64) -> bool:
    """Tell whether this end could go on but over two squares, once one more die lies in its
    sector."""
    facts = table.setting.facts
    for side in range(SIDES):
        square = facts.next[table.end_square[end] * SIDES + side]
        if square != one and square != two:
            if target_over(table, end, side) != NOWHERE:
                return True
            if leaves_with_one_more(table, end, side, square):
                return True
    return False


def leaves_with_one_more(table: Table, end: i64, side: i64, square: i64) -> bool:
    """Tell whether the end could leave its sector over that side if one more die lay there
    (RD-82)."""
    if square == NOWHERE or table.end_open[end] & BIT[side] == 0:
        return False
    if table.on_square[square] != 0 or not is_land(table, square):
        return False
    return dice_in(table, end_sector(table, end)) + 1 >= table.setting.least_to_leave


def refuse_dead_end(table: Table, end: i64, square: i64, sides: i64) -> Refusal | None:
    """Say why not, for a track that opens this side, or a station that opens these, on a target of
    the end."""
    if open_to(table, end, side_towards(table, end, square)) & sides != 0:
        return None
    if is_last_way(table, end, square, square):
        return Refusal("RD-63", "last-way-of-other-end")
    for side in range(SIDES):
        if sides == BIT[side] and could_follow(table, end, square, side):
            return Refusal("RD-63", "opens-to-last-way")
    return Refusal("RD-63", "dead-end")
