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
from trackside.games.volldampf.components import COPIES, GOODS, GOODS_EACH, KINDS, ROUTE_COPIES
from trackside.games.volldampf.phases import OVER, PLACE_PLANNED, ROUTE, SABOTAGE
from trackside.games.volldampf.state import NONE, Table, hand_size
from trackside.kit.rows import HIDDEN, NEVER, Row, new_row, row_in

KIND_COUNT = 7
MOST_MONEY = 2047  # as high as a bid can be
MOST_LOANS = 511
MOST_ROUNDS = 10
MOST_LAPS = 3
MOST_POSITION = 200
MOST_STEPS = 7  # links of a route, with Schnelle Lok


def blocks(table: Table) -> list[Block]:
    """What the numbers of the row are, in order. Seats are counted from the reader."""
    facts, n, seats = table.facts, int(table.players), seats_from(int(table.players))
    routes, everywhere = facts.route_ids, facts.city_ids
    return [
        choice("stage", OVER + 1),
        count("round", MOST_ROUNDS),
        count("lap", MOST_LAPS),
        choice("actor", n),
        count("high", MOST_MONEY),
        bits("passed", n),
        bits("lowest", n),
        bits("third", n),
        bits("banned", len(GOODS)),
        choice("good_city", len(everywhere)),
        choice("good_colour", len(GOODS)),
        choice("fast", 2),
        choice("at", len(everywhere)),
        count("steps", MOST_STEPS, least=-1),
        choice("held", len(GOODS)),
        count("cash", MOST_MONEY, seats, least=-1),
        count("loans", MOST_LOANS, seats),
        count("position", MOST_POSITION, seats),
        count("bids", MOST_MONEY, seats),
        count("given_up", MOST_LAPS, seats),
        count("due", KIND_COUNT, seats),
        choice("chosen", 2, seats),
        count("hand_size", KIND_COUNT * COPIES, seats),
        choice("order", n, numbered("card", n)),
        count("cards", ROUTE_COPIES, each(seats, routes)),
        count("hand", COPIES, KINDS),
        count("seen", COPIES, each(seats, KINDS)),
        count("groups", ROUTE_COPIES, each(numbered("group", len(table.groups) // 6), routes)),
        count("deck", ROUTE_COPIES, routes),
        count("bag", GOODS_EACH, GOODS),
        count("pool", ROUTE_COPIES, routes),
        count("route_discard", ROUTE_COPIES, routes),
        count("action_discard", COPIES, KINDS),
        choice("goods_pile", 2, facts.card_ids),
        choice("owner", n + 1, facts.link_ids),
        count("goods", GOODS_EACH, each(everywhere, GOODS)),
    ]


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths."""
    return layout_of(blocks(table))


def size(table: Table) -> i64:
    """The sum of the lengths in `layout`."""
    n = table.players
    single: i64 = 15
    cards = n * (9 + 6 + KIND_COUNT) + KIND_COUNT
    piles = 16 + 6 + KIND_COUNT + len(table.groups) + len(table.goods_pile)
    return single + cards + piles + len(table.owner) + len(table.goods)


def row(table: Table, seat: int) -> vec[i32]:
    """The numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0, NEVER)
    return numbers


def write(table: Table, seat: i64, into: vec[i32], at: i64, known: i64) -> i64:
    """The same, into a longer row from there on. The goods are left as they are if `known`, the
    stamp of what stands there, is still that of the table; gives the stamp."""
    numbers = row_in(into, at, seat, table.players)
    _write_course(table, numbers)
    _write_seats(table, numbers)
    numbers.add_by_seat(table.cards, 6)
    numbers.add_part(table.hands, seat * KIND_COUNT, KIND_COUNT)
    _write_known(table, numbers)
    numbers.add_each(table.groups)
    numbers.add_each(table.deck)
    numbers.add_each(table.bag)
    numbers.add_each(table.pool)
    numbers.add_each(table.route_discard)
    numbers.add_each(table.action_discard)
    numbers.add_each(table.goods_pile)
    numbers.add_holders(table.owner)
    if table.moved != known:
        numbers.add_each(table.goods)
    return table.moved


def _write_course(table: Table, numbers: Row) -> None:
    numbers.add(table.stage)
    numbers.add(table.round)
    numbers.add(table.lap)
    numbers.add_seat(table.actor)
    numbers.add(table.high)
    numbers.add_mask(table.passed)
    numbers.add_mask(table.lowest)
    numbers.add_mask(table.third)
    numbers.add(table.banned)
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    declared = stage in (SABOTAGE, ROUTE)
    numbers.add(table.good_city if declared else NONE)
    numbers.add(table.good_colour if declared else NONE)
    numbers.add(table.fast if declared else NONE)
    numbers.add(table.at if declared else NONE)
    numbers.add(table.steps if declared else NONE)
    numbers.add(table.held)


def _write_seats(table: Table, numbers: Row) -> None:
    me, players = numbers.me, table.players
    other: i64 = 0
    while other < players:
        numbers.add(_cash(table, me, numbers.seat_at(other)))
        other += 1
    numbers.add_by_seat(table.loans)
    numbers.add_by_seat(table.position)
    numbers.add_by_seat(table.bids)
    numbers.add_by_seat(table.given_up)
    numbers.add_by_seat(table.due)
    other = 0
    while other < players:
        numbers.add(0 if table.pending[numbers.seat_at(other)] == NONE else 1)
        other += 1
    other = 0
    while other < players:
        numbers.add(hand_size(table, numbers.seat_at(other)))
        other += 1
    for holder in table.order:
        numbers.add_seat(holder)


def _write_known(table: Table, numbers: Row) -> None:
    """The cards that the reader has seen, the reader's own first."""
    width = table.players * KIND_COUNT
    start = numbers.me * width
    own = numbers.me * KIND_COUNT
    numbers.add_part(table.known, start + own, width - own)
    numbers.add_part(table.known, start, own)


def _cash(table: Table, me: i64, seat: i64) -> i64:
    known = not table.hidden_cash or seat == me or table.stage == OVER
    return table.cash[seat] if known else HIDDEN
