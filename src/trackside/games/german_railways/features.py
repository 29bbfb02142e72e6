"""A position as a fixed row of numbers, for programs that learn; only what the seat may know."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.state import Table

HIDDEN = -1  # in place of a number that the seat may not know


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths. Seats are counted from the reader."""
    players, places = int(table.players), int(table.facts.places)
    by_seat = [(name, players) for name in ("cash", "word", "bag", "order")]
    by_company = [(name, COMPANIES) for name in ("treasury", "income", "left", "sold", "links")]
    course = ("phase", "round", "turn", "lot", "leader", "high", "builder", "laid", "spent")
    single = [(name, 1) for name in (*course, "approached", "used", "drawn")]
    return [*single, *by_seat, ("shares", players * COMPANIES), *by_company, ("here", places)]


def row(table: Table, seat: int) -> vec[i32]:
    players = table.players
    me: i64 = seat
    numbers = vec[i32](capacity=12 + 4 * players + (players + 5) * COMPANIES + table.facts.places)
    for value in _course(table, me):
        numbers = _push(numbers, value)
    other: i64 = 0
    while other < players:
        numbers = _push(numbers, _cash(table, me, (me + other) % players))
        other += 1
    for by_seat in (table.word, table.bag):
        other = 0
        while other < players:
            numbers = _push(numbers, by_seat[(me + other) % players])
            other += 1
    other = 0
    while other < players:
        numbers = _push(numbers, _from(table, me, table.order[other]))
        other += 1
    other = 0
    while other < players * COMPANIES:
        holder = (me + other // COMPANIES) % players
        numbers = _push(numbers, table.shares[holder * COMPANIES + other % COMPANIES])
        other += 1
    for by_company in (table.treasury, table.income, table.left, table.sold, table.links):
        for value in by_company:
            numbers = _push(numbers, value)
    for mask in table.here:
        numbers = _push(numbers, i64(mask))
    return numbers


def _push(numbers: vec[i32], value: i64) -> vec[i32]:
    return append(numbers, i32(value))


def _course(table: Table, me: i64) -> vec[i64]:
    turn, leader = _from(table, me, table.turn), _from(table, me, table.leader)
    course = [table.phase, table.round, turn, table.lot, leader, table.high, table.builder]
    return vec[i64](
        [*course, table.laid_count, table.spent, table.approached, table.used, table.drawn]
    )


def _from(table: Table, me: i64, seat: i64) -> i64:
    """A seat as the reader counts it; nobody stays -1."""
    return seat if seat < 0 else (seat - me + table.players) % table.players


def _cash(table: Table, me: i64, seat: i64) -> i64:
    return HIDDEN if table.hidden_cash and seat != me else table.cash[seat]
