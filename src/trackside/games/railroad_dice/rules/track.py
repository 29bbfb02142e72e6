"""Lay track (RD-58 to RD-66, RD-144)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import (
    ABROAD,
    CURVE,
    DIE_TEXT,
    END_NAMES,
    FACES,
    JOKER,
    SIDE_NAMES,
    SIDES,
    STRAIGHT,
    square_name,
)
from trackside.games.railroad_dice.rules.dead_ends import refuse_dead_end
from trackside.games.railroad_dice.rules.line import (
    is_land,
    move_end,
    refuse_target,
    side_towards,
)
from trackside.games.railroad_dice.rules.payment import pay, refuse_payment, surcharge
from trackside.games.railroad_dice.rules.sectors import connect, end_sector, refuse_sector
from trackside.games.railroad_dice.scoring import check_end
from trackside.games.railroad_dice.state import Table
from trackside.kit.bits import BIT
from trackside.kit.positions import tell


def refuse_lay(
    table: Table, end: i64, square: i64, side: i64, face: i64, jokers: i64
) -> Refusal | None:
    refusal = refuse_track_square(table, end, square)
    if refusal is not None:
        return refusal
    entry = (side_towards(table, end, square) + 2) % SIDES
    if side == entry:
        return Refusal("RD-60", "track-turns-back", to=SIDE_NAMES[side])
    if face == STRAIGHT and side != (entry + 2) % SIDES:
        return Refusal("RD-60", "straight-does-not-turn", to=SIDE_NAMES[(entry + 2) % SIDES])
    if face == CURVE and side == (entry + 2) % SIDES:
        return Refusal("RD-60", "curve-must-turn")
    refusal = refuse_dead_end(table, end, square, BIT[side])
    if refusal is not None:
        return refusal
    if table.front_count(table.turn, face) == 0:
        return Refusal("RD-58", "no-such-die", die=DIE_TEXT[face])
    return refuse_payment(table, "RD-65", surcharge(table, square), jokers, i64(face == JOKER))


def refuse_track_square(table: Table, end: i64, square: i64) -> Refusal | None:
    refusal = refuse_target(table, end, square)
    if refusal is not None:
        return refusal
    if not is_land(table, square):
        if i64(table.setting.facts.kind[square]) == ABROAD:
            return Refusal("RD-23", "no-track-abroad")
        return Refusal("RD-22", "nothing-can-stand-there")
    return refuse_sector(table, end, square)


def lay(table: Table, end: i64, square: i64, side: i64, face: i64, jokers: i64) -> None:
    """The caller has asked refuse_lay."""
    entry = (side_towards(table, end, square) + 2) % SIDES
    left = end_sector(table, end)
    sector = table.setting.facts.sector[square]
    was_empty = table.sector_stations[sector] == 0
    # A start marker is no die: the first placement from it connects nothing (RD-139), and the
    # board keeps a foreign square in one sector with its neighbours (RD-112).
    table.front[table.turn * FACES + face] -= 1
    price = surcharge(table, square)
    pay(table, square, price, jokers)
    table.on_square[square] = u8(BIT[entry] + BIT[side])
    table.changes += 1
    table.changed = square
    table.sector_dice[sector] += 1
    move_end(table, end, square, BIT[side], False)
    if table.events is not None:
        tell_lay(table, end, square, side, face, price)
    if sector != left:
        connect(table, end, left, was_empty)
    check_end(table)


def tell_lay(table: Table, end: i64, square: i64, side: i64, face: i64, price: i64) -> None:
    params = {
        "die": DIE_TEXT[face],
        "end": END_NAMES[end],
        "square": square_name(square),
        "to": SIDE_NAMES[side],
        "price": int(price),
    }
    tell(table, "track-laid", "RD-58", table.turn, params)
