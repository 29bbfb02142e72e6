"""A position as a fixed row of numbers, for programs that learn; only what the seat may know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.games.china_rails.components import MOST_LOADS
from trackside.games.china_rails.phases import OVER
from trackside.games.china_rails.state import HAND, Table
from trackside.kit.rows import HIDDEN, new_row

COURSE = ("phase", "stage", "round", "first", "turn", "points", "halved", "moved", "container")
BUILDING = ("paid", "spent", "upgraded", "flooded", "rains", "victory_sum")
MASKS = ("ferry", "lost", "shaken", "congress", "qualified")


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths. Seats are counted from the reader."""
    n = int(table.players)
    single = [(name, 1) for name in (*COURSE, *BUILDING, *MASKS)]
    by_seat = [(name, n) for name in ("cash", "train", "at", "came_by", "stood", "loan")]
    cards = [("cargo", n * int(MOST_LOADS)), ("hand", n * int(HAND))]
    exits = ("exits", len(table.facts.majors))
    shared = [exits, ("links", len(table.links)), ("tray", len(table.tray))]
    events = [("card_at", len(table.card_at)), ("event_left", len(table.event_left))]
    return [*single, *by_seat, *cards, *shared, *events, ("owner", len(table.owner))]


def row(table: Table, seat: int) -> vec[i32]:
    numbers = new_row(seat, table.players, 7000)
    me, players = numbers.me, table.players
    for value in (table.phase, table.stage, table.round):
        numbers.add(value)
    numbers.add_seat(table.first)
    numbers.add_seat(table.turn)
    numbers.add(table.points)
    numbers.add(1 if table.halved else 0)
    numbers.add(1 if table.moved else 0)
    numbers.add(table.container)
    numbers.add_mask(table.paid)
    for value in (table.spent, i64(table.upgraded), table.flooded, i64(table.rains)):
        numbers.add(value)
    numbers.add(table.victory_sum)
    for mask in (table.ferry, table.lost, table.shaken, table.congress, table.qualified):
        numbers.add_mask(mask)
    other: i64 = 0
    while other < players:
        numbers.add(_cash(table, me, (me + other) % players))
        other += 1
    for by_seat in (table.train, table.at, table.came_by, table.stood, table.loan):
        numbers.add_by_seat(by_seat)
    numbers.add_by_seat(table.cargo, MOST_LOADS)
    numbers.add_by_seat(table.hand, HAND)
    for city in table.facts.majors:
        numbers.add(table.exits_of[city])
    for mask in table.links:
        numbers.add_mask(mask)
    numbers.add_each(table.tray)
    numbers.add_bytes(table.card_at)
    numbers.add_each(table.event_left)
    numbers.add_owners(table.owner)
    return numbers.numbers


def _cash(table: Table, me: i64, seat: i64) -> i64:
    known = table.cash_is_open or seat == me or table.phase == OVER
    return table.cash[seat] if known else HIDDEN
