"""A position as a fixed row of numbers, for programs that learn. Nothing is hidden (RD-15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core.observation import (
    Block,
    bits,
    choice,
    count,
    each,
    seats_from,
)
from trackside.games.railroad_dice.components import (
    COMPANIES,
    COMPANY_IDS,
    DIE_TEXT,
    END_NAMES,
    EXTENDED_DICE,
    FACES,
    SECTORS,
    SIDE_NAMES,
    STATION,
    square_name,
)
from trackside.games.railroad_dice.phases import OVER
from trackside.games.railroad_dice.state import SEVERAL, Table
from trackside.kit.rows import (
    NEVER,
    new_row,
    put_bytes,
    put_each,
    put_ring,
    put_seats,
    seat_from,
)

COURSE: Final = 13  # numbers about the course of the game, one each
WORD_BITS: Final = 31  # a set of up to 62 rivers is written as two numbers
LOW_BITS: Final[i64] = 2**31 - 1
MOST_YEARS: Final = 200
MOST_PASSENGERS: Final = 400
MOST_STATIONS: Final = 40
ON_A_SQUARE: Final = int(STATION + COMPANIES)  # nothing, a track by its sides, a station


def blocks(table: Table) -> list[Block]:
    """Describe the numbers of the row, in order. Seats are counted from the reader."""
    n, seats = int(table.setting.players), seats_from(int(table.setting.players))
    dice, squares = int(EXTENDED_DICE), len(table.on_square)
    return [
        choice("phase", int(OVER) + 1),
        count("year", MOST_YEARS),
        choice("first", n),
        choice("turn", n),
        count("turns_left", n),
        choice("income_taken", 2),
        choice("rolled", 2),
        count("rolling", dice),
        bits("rivers_paid_low", WORD_BITS),
        bits("rivers_paid_high", WORD_BITS),
        bits("rewarded", int(SECTORS)),
        count("bank", dice),
        bits("countries_used", len(table.setting.facts.countries)),
        count("hidden", dice, seats),
        count("front", dice, each(seats, DIE_TEXT)),
        count("carried", MOST_PASSENGERS, each(seats, COMPANY_IDS)),
        count("waiting", MOST_PASSENGERS, COMPANY_IDS),
        choice("director", n, COMPANY_IDS),
        count("built", MOST_STATIONS, COMPANY_IDS),
        choice("end_square", squares, END_NAMES),
        bits("end_open", len(SIDE_NAMES), END_NAMES),
        choice("end_abroad", 2, END_NAMES),
        choice("on_square", ON_A_SQUARE, [square_name(square) for square in range(squares)]),
    ]


def size(table: Table) -> i64:
    """Add up the lengths in `layout`."""
    seats = table.setting.players * (1 + FACES + COMPANIES)
    return COURSE + seats + 3 * COMPANIES + 6 + len(table.on_square)


def row(table: Table, seat: int) -> vec[i32]:
    """Write the numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0, NEVER)
    return numbers


def write(table: Table, seat: i64, into: vec[i32], at: i64, last_stamp: i64) -> i64:
    """Write the same into a longer row, from `at` on. The squares are left as they are if
    `last_stamp`, the stamp of what stands there, is still that of the table, but for one that has
    changed since; gives the stamp."""
    n = table.setting.players
    _write_course(table, seat, into, at)
    at = put_ring(into, at + COURSE, table.hidden, 0, seat, n)
    at = put_ring(into, at, table.front, 0, seat * FACES, n * FACES)
    at = put_ring(into, at, table.carried, 0, seat * COMPANIES, n * COMPANIES)
    at = put_each(into, at, table.waiting)
    at = put_seats(into, at, table.director, seat, n)
    at = put_each(into, at, table.built)
    at = put_each(into, at, table.end_square)
    at = put_each(into, at, table.end_open)
    at = put_bytes(into, at, table.end_abroad)
    if last_stamp >= 0 and table.changes == last_stamp + 1 and table.changed != SEVERAL:
        into[at + table.changed] = i32(table.on_square[table.changed])
    elif table.changes != last_stamp:
        put_bytes(into, at, table.on_square)
    return table.changes


def _write_course(table: Table, me: i64, into: vec[i32], at: i64) -> None:
    n = table.setting.players
    into[at] = i32(table.phase)
    into[at + 1] = i32(table.year)
    into[at + 2] = i32(seat_from(me, n, table.first))
    into[at + 3] = i32(seat_from(me, n, table.turn))
    into[at + 4] = i32(table.turns_left)
    into[at + 5] = 1 if table.income_taken else 0
    into[at + 6] = 1 if table.rolled else 0
    into[at + 7] = i32(table.rolling)
    into[at + 8] = i32(table.rivers_paid & LOW_BITS)
    into[at + 9] = i32(table.rivers_paid >> WORD_BITS)
    into[at + 10] = i32(table.rewarded)
    into[at + 11] = i32(table.bank)
    into[at + 12] = i32(table.countries_used)
