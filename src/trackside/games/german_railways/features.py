"""A position as a fixed row of numbers, for programs that learn; only what the seat may know."""

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
    numbered,
    seats_from,
)
from trackside.games.german_railways.components import CODES, COMPANIES, SHARES
from trackside.games.german_railways.phases import OVER
from trackside.games.german_railways.state import Table
from trackside.kit.rows import (
    HIDDEN,
    NEVER,
    new_row,
    put_bytes,
    put_ring,
    put_seats,
    seat_from,
)

COURSE: Final = 12  # numbers about the course of the game, one each
MOST_MONEY: Final = 2000
MOST_ROUNDS: Final = 200
MOST_LAID: Final = 20
MOST_TOKENS: Final = 5
MOST_INCOME: Final = 60
MOST_LOCOMOTIVES: Final = 40


def blocks(table: Table) -> list[Block]:
    """Describe the numbers of the row, in order. Seats are counted from the reader."""
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


def size(table: Table) -> i64:
    """Add up the lengths in `layout`."""
    return COURSE + table.players * (4 + COMPANIES) + 5 * COMPANIES + table.facts.places


def row(table: Table, seat: int) -> vec[i32]:
    """Write the numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0, NEVER)
    return numbers


def write(table: Table, seat: i64, into: vec[i32], at: i64, last_stamp: i64) -> i64:
    """Write the same into a longer row, from `at` on. The places are left as they are if
    `last_stamp`, the stamp of what stands there, is still that of the table, but for one that has
    changed since; gives the stamp."""
    n = table.players
    _write_course(table, seat, into, at)
    at = _write_seats(table, seat, into, at + COURSE)
    at = put_seats(into, at, table.order, seat, n)
    at = put_ring(into, at, table.shares, 0, seat * COMPANIES, n * COMPANIES)
    at = _write_companies(table, into, at)
    if last_stamp >= 0 and table.changes == last_stamp + 1:
        into[at + table.changed] = i32(table.here[table.changed])
    elif table.changes != last_stamp:
        put_bytes(into, at, table.here)
    return table.changes


def _write_course(table: Table, me: i64, into: vec[i32], at: i64) -> None:
    n = table.players
    into[at] = i32(table.phase)
    into[at + 1] = i32(table.round)
    into[at + 2] = i32(seat_from(me, n, table.turn))
    into[at + 3] = i32(table.lot)
    into[at + 4] = i32(seat_from(me, n, table.leader))
    into[at + 5] = i32(table.high)
    into[at + 6] = i32(table.builder)
    into[at + 7] = i32(table.laid_count)
    into[at + 8] = i32(table.spent)
    into[at + 9] = i32(table.approached)
    into[at + 10] = i32(table.used)
    into[at + 11] = i32(table.drawn)


def _write_seats(table: Table, me: i64, into: vec[i32], at: i64) -> i64:
    """Three blocks with a number for each seat, written seat by seat."""
    n = table.players
    open_cash = not table.hidden_cash or table.phase == OVER
    cash, word, bag = table.cash, table.word, table.bag
    seat, end = me, at + n
    while at < end:
        into[at] = i32(cash[seat] if open_cash or seat == me else HIDDEN)
        into[at + n] = i32(word[seat])
        into[at + 2 * n] = i32(bag[seat])
        at += 1
        seat += 1
        if seat == n:
            seat = 0
    return end + 2 * n


def _write_companies(table: Table, into: vec[i32], at: i64) -> i64:
    """Five blocks with a number for each company, written company by company."""
    treasury, income, left = table.treasury, table.income, table.left
    sold, links = table.sold, table.links
    for company in range(COMPANIES):
        into[at] = i32(treasury[company])
        into[at + COMPANIES] = i32(income[company])
        into[at + 2 * COMPANIES] = i32(left[company])
        into[at + 3 * COMPANIES] = i32(sold[company])
        into[at + 4 * COMPANIES] = i32(links[company])
        at += 1
    return at + 4 * COMPANIES
