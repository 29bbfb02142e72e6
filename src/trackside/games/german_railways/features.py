"""A position as a fixed row of numbers, for programs that learn; only what the seat may know."""

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
    numbered,
    seats_from,
)
from trackside.games.german_railways.components import CODES, COMPANIES, SHARES
from trackside.games.german_railways.phases import OVER
from trackside.games.german_railways.state import Table
from trackside.kit.rows import HIDDEN, new_row, row_in

MOST_MONEY = 2000
MOST_ROUNDS = 200
MOST_LAID = 20
MOST_TOKENS = 5
MOST_INCOME = 60
MOST_LOCOMOTIVES = 40


def blocks(table: Table) -> list[Block]:
    """What the numbers of the row are, in order. Seats are counted from the reader."""
    players, seats = int(table.players), seats_from(int(table.players))
    return [
        choice("phase", int(OVER) + 1),
        count("round", MOST_ROUNDS),
        choice("turn", players),
        choice("lot", COMPANIES),
        choice("leader", players),
        count("high", MOST_MONEY),
        choice("builder", COMPANIES),
        count("laid_count", MOST_LAID),
        count("spent", MOST_MONEY),
        bits("approached", COMPANIES),
        count("used", players),
        count("drawn", players),
        count("cash", MOST_MONEY, seats, least=-1),
        count("word", MOST_MONEY, seats, least=-1),
        count("bag", MOST_TOKENS, seats),
        choice("order", players, numbered("drawn", len(table.order))),
        count("shares", SHARES, each(seats, CODES)),
        count("treasury", MOST_MONEY, CODES),
        count("income", MOST_INCOME, CODES),
        count("left", MOST_LOCOMOTIVES, CODES),
        count("sold", SHARES, CODES),
        bits("links", COMPANIES, CODES),
        bits("here", COMPANIES, table.facts.ids),
    ]


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths."""
    return layout_of(blocks(table))


def size(table: Table) -> i64:
    """The sum of the lengths in `layout`."""
    return 12 + table.players * (4 + COMPANIES) + 5 * COMPANIES + table.facts.places


def row(table: Table, seat: int) -> vec[i32]:
    """The numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0)
    return numbers


def write(table: Table, seat: i64, into: vec[i32], at: i64) -> None:
    """The same, into a longer row from there on."""
    players = table.players
    numbers = row_in(into, at, seat, players)
    numbers.add(table.phase)
    numbers.add(table.round)
    numbers.add_seat(table.turn)
    numbers.add(table.lot)
    numbers.add_seat(table.leader)
    numbers.add(table.high)
    numbers.add(table.builder)
    numbers.add(table.laid_count)
    numbers.add(table.spent)
    numbers.add(table.approached)
    numbers.add(table.used)
    numbers.add(table.drawn)
    other: i64 = 0
    while other < players:
        numbers.add(_cash(table, numbers.me, numbers.seat_at(other)))
        other += 1
    numbers.add_by_seat(table.word)
    numbers.add_by_seat(table.bag)
    for drawn in table.order:
        numbers.add_seat(drawn)
    numbers.add_by_seat(table.shares, COMPANIES)
    numbers.add_each(table.treasury)
    numbers.add_each(table.income)
    numbers.add_each(table.left)
    numbers.add_each(table.sold)
    numbers.add_each(table.links)
    numbers.add_bytes(table.here)


def _cash(table: Table, me: i64, seat: i64) -> i64:
    known = not table.hidden_cash or seat == me or table.phase == OVER
    return table.cash[seat] if known else HIDDEN
