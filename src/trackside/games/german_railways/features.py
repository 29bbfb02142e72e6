"""A position as a fixed row of numbers, for programs that learn; only what the seat may know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.phases import OVER
from trackside.games.german_railways.state import Table
from trackside.kit.rows import HIDDEN, new_row

COURSE = ("phase", "round", "turn", "lot", "leader", "high", "builder", "laid_count", "spent")


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths. Seats are counted from the reader."""
    players, places = int(table.players), int(table.facts.places)
    single = [(name, 1) for name in (*COURSE, "approached", "used", "drawn")]
    by_seat = [(name, players) for name in ("cash", "word", "bag", "order")]
    by_company = [(name, COMPANIES) for name in ("treasury", "income", "left", "sold", "links")]
    return [*single, *by_seat, ("shares", players * COMPANIES), *by_company, ("here", places)]


def row(table: Table, seat: int) -> vec[i32]:
    players = table.players
    numbers = new_row(seat, players, 400)
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
        numbers.add(_cash(table, numbers.me, (numbers.me + other) % players))
        other += 1
    numbers.add_by_seat(table.word)
    numbers.add_by_seat(table.bag)
    for drawn in table.order:
        numbers.add_seat(drawn)
    numbers.add_by_seat(table.shares, COMPANIES)
    for by_company in (table.treasury, table.income, table.left, table.sold, table.links):
        numbers.add_each(by_company)
    numbers.add_bytes(table.here)
    return numbers.numbers


def _cash(table: Table, me: i64, seat: i64) -> i64:
    known = not table.hidden_cash or seat == me or table.phase == OVER
    return table.cash[seat] if known else HIDDEN
