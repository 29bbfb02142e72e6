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
from trackside.games.volldampf.components import (
    COPIES,
    GOODS,
    GOODS_EACH,
    KINDS,
    ROUTE_COLOURS,
    ROUTE_COPIES,
)
from trackside.games.volldampf.phases import OVER, PLACE_PLANNED, ROUTE, SABOTAGE
from trackside.games.volldampf.state import NONE, Table, hand_size
from trackside.kit.rows import (
    HIDDEN,
    NEVER,
    mask_from,
    new_row,
    put_each,
    put_holders,
    put_part,
    put_ring,
    put_seats,
    seat_from,
)

KIND_COUNT: Final = 7
COURSE: Final = 15  # numbers about the course of the game, one each
SEAT_BLOCKS: Final = 7  # blocks with a number for each seat that change with nearly each action
READER_BITS: Final = 3
PIECES_BITS: Final = 28
PIECES: Final[i64] = 2**28 - 1
MOST_MONEY: Final = 2047  # as high as a bid can be
MOST_LOANS: Final = 511
MOST_ROUNDS: Final = 10
MOST_LAPS: Final = 3
MOST_POSITION: Final = 200
MOST_STEPS: Final = 7  # links of a route, with Schnelle Lok


def blocks(table: Table) -> list[Block]:
    """Describe the numbers of the row, in order. Seats are counted from the reader."""
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
        count(
            "groups",
            ROUTE_COPIES,
            each(numbered("group", len(table.groups) // ROUTE_COLOURS), routes),
        ),
        count("deck", ROUTE_COPIES, routes),
        count("bag", GOODS_EACH, GOODS),
        count("pool", ROUTE_COPIES, routes),
        count("route_discard", ROUTE_COPIES, routes),
        count("action_discard", COPIES, KINDS),
        choice("goods_pile", 2, facts.card_ids),
        choice("owner", n + 1, facts.link_ids),
        count("goods", GOODS_EACH, each(everywhere, GOODS)),
    ]


def size(table: Table) -> i64:
    """Add up the lengths in `layout`."""
    n = table.players
    cards = n * (2 + 6 + KIND_COUNT) + KIND_COUNT
    board: i64 = len(table.owner) + len(table.goods)
    return COURSE + SEAT_BLOCKS * n + cards + _size_of_piles(table) + board


def row(table: Table, seat: int) -> vec[i32]:
    """Write the numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0, NEVER)
    return numbers


def stamped_length(table: Table) -> i64:
    """Count the numbers at the end of the row that stand as they are while its stamp does."""
    return size(table) - COURSE - SEAT_BLOCKS * table.players


def write(table: Table, seat: i64, into: vec[i32], at: i64, last_stamp: i64) -> i64:
    """Write the same into a longer row, from `at` on. What `last_stamp`, the stamp of what stands
    there, says to be still so is left as it is; gives the stamp."""
    stamp = _stamp_of(table, seat)
    _write_course(table, seat, into, at)
    _write_seats(table, seat, into, at + COURSE)
    if stamp == last_stamp:
        return stamp
    at += COURSE + SEAT_BLOCKS * table.players
    at = _write_cards(table, seat, into, at)
    changed = (stamp ^ last_stamp) >> READER_BITS
    if changed & PIECES:
        _write_piles(table, into, at)
    at += _size_of_piles(table)
    at = put_holders(into, at, table.owner, seat, table.players)
    if changed >> PIECES_BITS:
        put_each(into, at, table.goods)
    return stamp


def _stamp_of(table: Table, reader: i64) -> i64:
    """Three numbers in one: of the goods, of the other pieces, and who reads. None of them is as
    high as in `NEVER`, which has all bits."""
    return (table.goods_revision << PIECES_BITS | table.pieces_revision) << READER_BITS | reader


def _write_cards(table: Table, me: i64, into: vec[i32], at: i64) -> i64:
    """Hands, as far as the reader knows them, and the turn order."""
    n = table.players
    at = _write_hand_sizes(table, me, into, at)
    at = put_seats(into, at, table.order, me, n)
    at = put_ring(into, at, table.cards, 0, me * ROUTE_COLOURS, n * ROUTE_COLOURS)
    own = me * KIND_COUNT
    at = put_part(into, at, table.hands, own, own + KIND_COUNT)
    first = own * n  # of the cards that the reader has seen
    return put_ring(into, at, table.known, first, first + own, first + n * KIND_COUNT)


def _write_hand_sizes(table: Table, me: i64, into: vec[i32], at: i64) -> i64:
    n = table.players
    for place in range(n):
        seat = me + place
        into[at + place] = i32(hand_size(table, seat if seat < n else seat - n))
    return at + n


def _write_piles(table: Table, into: vec[i32], at: i64) -> None:
    """What all see alike; `_size_of_piles` has the sum."""
    at = put_each(into, at, table.groups)
    at = put_each(into, at, table.deck)
    at = put_each(into, at, table.bag)
    at = put_each(into, at, table.pool)
    at = put_each(into, at, table.route_discard)
    at = put_each(into, at, table.action_discard)
    put_each(into, at, table.goods_pile)


def _size_of_piles(table: Table) -> i64:
    return 22 + KIND_COUNT + len(table.groups) + len(table.goods_pile)


def _write_course(table: Table, me: i64, into: vec[i32], at: i64) -> None:
    n = table.players
    into[at] = i32(table.stage)
    into[at + 1] = i32(table.round)
    into[at + 2] = i32(table.lap)
    into[at + 3] = i32(seat_from(me, n, table.actor))
    into[at + 4] = i32(table.high)
    into[at + 5] = i32(mask_from(me, n, table.passed))
    into[at + 6] = i32(mask_from(me, n, table.lowest))
    into[at + 7] = i32(mask_from(me, n, table.third))
    into[at + 8] = i32(table.banned)
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    if stage in (SABOTAGE, ROUTE):
        into[at + 9] = i32(table.good_city)
        into[at + 10] = i32(table.good_colour)
        into[at + 11] = i32(table.fast)
        into[at + 12] = i32(table.at)
        into[at + 13] = i32(table.steps)
    else:
        into[at + 9] = into[at + 10] = into[at + 11] = NONE
        into[at + 12] = into[at + 13] = NONE
    into[at + 14] = i32(table.held)


def _write_seats(table: Table, me: i64, into: vec[i32], at: i64) -> None:
    """Blocks with a number for each seat, written seat by seat."""
    n = table.players
    open_cash = not table.hidden_cash or table.stage == OVER
    cash, loans, position, bids = table.cash, table.loans, table.position, table.bids
    given_up, due, pending = table.given_up, table.due, table.pending
    seat, end = me, at + n
    while at < end:
        into[at] = i32(cash[seat] if open_cash or seat == me else HIDDEN)
        into[at + n] = i32(loans[seat])
        into[at + 2 * n] = i32(position[seat])
        into[at + 3 * n] = i32(bids[seat])
        into[at + 4 * n] = i32(given_up[seat])
        into[at + 5 * n] = i32(due[seat])
        into[at + 6 * n] = 0 if pending[seat] == NONE else 1
        at += 1
        seat += 1
        if seat == n:
            seat = 0
