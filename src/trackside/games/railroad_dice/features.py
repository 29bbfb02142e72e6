"""A position as a fixed row of numbers, for programs that learn. Nothing is hidden (RD-15)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32

from trackside.games.railroad_dice.components import COMPANIES, FACES
from trackside.games.railroad_dice.state import Table
from trackside.kit.rows import new_row

COURSE = ("phase", "year", "first", "turn", "turns_left", "income_taken", "rolled", "rolling")
TABLE = ("rivers_paid_low", "rivers_paid_high", "rewarded", "bank", "countries_used")
WORD = 2**31  # a set of up to 62 rivers is written as two numbers


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths. Seats are counted from the reader."""
    n = int(table.setting.players)
    seats = [("hidden", n), ("front", n * FACES), ("carried", n * COMPANIES)]
    companies = [(name, int(COMPANIES)) for name in ("waiting", "director", "built")]
    ends = [("end_square", 2), ("end_open", 2), ("end_abroad", 2)]
    squares = [("on_square", len(table.on_square))]
    return [*[(name, 1) for name in (*COURSE, *TABLE)], *seats, *companies, *ends, *squares]


def row(table: Table, seat: int) -> vec[i32]:
    """The numbers of `layout`, in its order."""
    numbers = new_row(seat, table.setting.players, 1300)
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
    numbers.add_bytes(table.on_square)
    return numbers.numbers
