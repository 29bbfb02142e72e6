"""A position as a fixed row of numbers, for programs that learn; only what the seat may know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.games.volldampf.phases import OVER, PLACE_PLANNED, ROUTE, SABOTAGE
from trackside.games.volldampf.state import NONE, Table, hand_size
from trackside.kit.rows import HIDDEN, new_row

COURSE = ("stage", "round", "lap", "actor", "high", "passed", "lowest", "third", "banned")
TRANSPORT = ("good_city", "good_colour", "fast", "at", "steps", "held")
KIND_COUNT = 7


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths. Seats are counted from the reader."""
    n = int(table.players)
    single = [(name, 1) for name in (*COURSE, *TRANSPORT)]
    names = ("cash", "loans", "position", "bids", "given_up", "due", "chosen", "hand_size")
    by_seat = [(name, n) for name in names]
    cards = [("order", n), ("cards", n * 6), ("hand", KIND_COUNT), ("seen", n * KIND_COUNT)]
    piles = [("groups", len(table.groups)), ("deck", 6), ("bag", 4), ("pool", 6)]
    discards = [("route_discard", 6), ("action_discard", KIND_COUNT)]
    goods_cards = [("goods_pile", len(table.goods_pile))]
    board = [("owner", len(table.owner)), ("goods", len(table.goods))]
    return [*single, *by_seat, *cards, *piles, *discards, *goods_cards, *board]


def row(table: Table, seat: int) -> vec[i32]:
    numbers = new_row(seat, table.players, 500)
    me, players = numbers.me, table.players
    for value in (table.stage, table.round, table.lap):
        numbers.add(value)
    numbers.add_seat(table.actor)
    numbers.add(table.high)
    numbers.add_mask(table.passed)
    numbers.add_mask(table.lowest)
    numbers.add_mask(table.third)
    numbers.add(table.banned)
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    declared = stage in (SABOTAGE, ROUTE)
    for value in (table.good_city, table.good_colour, table.fast, table.at, table.steps):
        numbers.add(value if declared else NONE)
    numbers.add(table.held)
    other: i64 = 0
    while other < players:
        numbers.add(_cash(table, me, (me + other) % players))
        other += 1
    for by_seat in (table.loans, table.position, table.bids, table.given_up, table.due):
        numbers.add_by_seat(by_seat)
    other = 0
    while other < players:
        numbers.add(0 if table.pending[(me + other) % players] == NONE else 1)
        other += 1
    other = 0
    while other < players:
        numbers.add(hand_size(table, (me + other) % players))
        other += 1
    for holder in table.order:
        numbers.add_seat(holder)
    numbers.add_by_seat(table.cards, 6)
    numbers.add_each(table.hands[me * KIND_COUNT : (me + 1) * KIND_COUNT])
    width = players * KIND_COUNT
    numbers.add_by_seat(table.known[me * width : (me + 1) * width], KIND_COUNT)
    for pile in (table.groups, table.deck, table.bag, table.pool, table.route_discard):
        numbers.add_each(pile)
    numbers.add_each(table.action_discard)
    numbers.add_each(table.goods_pile)
    for owner in table.owner:
        numbers.add(0 if owner == 0 else numbers.from_me(owner - 1) + 1)
    numbers.add_each(table.goods)
    return numbers.numbers


def _cash(table: Table, me: i64, seat: i64) -> i64:
    known = not table.hidden_cash or seat == me or table.stage == OVER
    return table.cash[seat] if known else HIDDEN
