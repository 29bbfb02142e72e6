"""A position as a fixed row of numbers, for programs that learn. Nothing is hidden (RD-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core.observation import (
    Block,
    bits,
    choice,
    count,
    each,
    layout_of,
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
from trackside.kit.rows import NEVER, new_row, row_in

WORD = 2**31  # a set of up to 62 rivers is written as two numbers
WORD_BITS = 31
MOST_YEARS = 200
MOST_PASSENGERS = 400
MOST_STATIONS = 40
ON_A_SQUARE = int(STATION + COMPANIES)  # nothing, a track by its sides, a station


def blocks(table: Table) -> list[Block]:
    """What the numbers of the row are, in order. Seats are counted from the reader."""
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


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths."""
    return layout_of(blocks(table))


def size(table: Table) -> i64:
    """The sum of the lengths in `layout`."""
    seats = table.setting.players * (1 + FACES + COMPANIES)
    return 13 + seats + 3 * COMPANIES + 6 + len(table.on_square)


def row(table: Table, seat: int) -> vec[i32]:
    """The numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0, NEVER)
    return numbers


def write(table: Table, seat: i64, into: vec[i32], at: i64, known: i64) -> i64:
    """The same, into a longer row from there on. The squares are left as they are if `known`, the
    stamp of what stands there, is still that of the table, but for one that has changed since;
    gives the stamp."""
    numbers = row_in(into, at, seat, table.setting.players)
    numbers.add(table.phase)
    numbers.add(table.year)
    numbers.add_seat(table.first)
    numbers.add_seat(table.turn)
    numbers.add(table.turns_left)
    numbers.add(1 if table.income_taken else 0)
    numbers.add(1 if table.rolled else 0)
    numbers.add(table.rolling)
    numbers.add(table.rivers_paid % WORD)
    numbers.add(table.rivers_paid // WORD)
    numbers.add(table.rewarded)
    numbers.add(table.bank)
    numbers.add(table.countries_used)
    numbers.add_by_seat(table.hidden)
    numbers.add_by_seat(table.front, FACES)
    numbers.add_by_seat(table.carried, COMPANIES)
    numbers.add_each(table.waiting)
    for director in table.director:
        numbers.add_seat(director)
    numbers.add_each(table.built)
    numbers.add_each(table.end_square)
    numbers.add_each(table.end_open)
    numbers.add_bytes(table.end_abroad)
    if known >= 0 and table.changes == known + 1 and table.changed != SEVERAL:
        into[numbers.at + table.changed] = i32(table.on_square[table.changed])
    elif table.changes != known:
        numbers.add_bytes(table.on_square)
    return table.changes
