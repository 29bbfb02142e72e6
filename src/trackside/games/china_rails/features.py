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
from trackside.games.china_rails.components import EXPRESS_RATE, MOST_LOADS, TRAINS, Facts
from trackside.games.china_rails.phases import OVER
from trackside.games.china_rails.state import HAND, STAGES, Table
from trackside.kit.rows import (
    HIDDEN,
    NEVER,
    SEATS,
    holder_from,
    mask_from,
    new_row,
    put_bytes,
    put_each,
    put_ring,
    put_zeros,
    seat_from,
)

MASKS: Final = ("ferry", "lost", "shaken", "congress", "qualified")
COURSE: Final = 20  # numbers about the course of the game, one each
MOST_MONEY: Final = 2000
MOST_ROUNDS: Final = 2000
MOST_TURN: Final = 40  # money for one turn's building
MOST_CHIPS: Final = 20
CARD_PLACES: Final = 5  # see state.py
MOST_CHANGES: Final[i64] = 2**30  # of track in one game: a stamp holds them beside `stock_revision`


def blocks(table: Table) -> list[Block]:
    """Describe the numbers of the row, in order. Seats are counted from the reader."""
    facts, n, seats = table.facts, int(table.players), seats_from(int(table.players))
    mileposts, edges = int(facts.size), len(table.owner)
    return [
        choice("phase", int(OVER) + 1),
        choice("stage", len(STAGES)),
        count("round", MOST_ROUNDS),
        choice("first", n),
        choice("turn", n),
        count("points", max(EXPRESS_RATE)),
        choice("halved", 2),
        choice("moved", 2),
        choice("container", 3),
        bits("paid", n),
        count("spent", MOST_TURN),
        choice("upgraded", 2),
        bits("flooded", len(table.event_left)),
        choice("rains", 2),
        count("victory_sum", MOST_MONEY),
        *(bits(name, n) for name in MASKS),
        count("cash", MOST_MONEY, seats, least=-1),
        choice("train", len(TRAINS), seats),
        choice("at", mileposts, seats),
        choice("came_by", edges, seats),
        choice("stood", mileposts, seats),
        count("loan", MOST_MONEY, seats),
        choice("cargo", len(table.tray) + 1, each(seats, numbered("load", int(MOST_LOADS)))),
        choice("hand", len(facts.card_ids), each(seats, numbered("card", int(HAND)))),
        count("exits", 9, [facts.city_ids[city] for city in facts.majors]),
        bits("links", n, facts.port_ids),
        count("tray", MOST_CHIPS, facts.load_ids),
        choice("card_at", CARD_PLACES, [*facts.card_ids, *facts.event_ids]),
        count("event_left", 9, facts.event_ids, least=-1),
        choice("owner", n + 1, _edge_ids(facts)),
    ]


def _edge_ids(facts: Facts) -> list[str]:
    ids = facts.ids
    return [f"{ids[a]} {ids[b]}" for a, b in zip(facts.edge_a, facts.edge_b)]


def size(table: Table) -> i64:
    """Add up the lengths in `layout`."""
    seats = table.players * (6 + MOST_LOADS + HAND)
    shared: i64 = len(table.facts.majors) + len(table.links) + len(table.tray)
    events: i64 = len(table.card_at) + len(table.event_left)
    return COURSE + seats + shared + events + len(table.owner)


def row(table: Table, seat: int) -> vec[i32]:
    """Write the numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0, NEVER)
    return numbers


def write(table: Table, seat: i64, into: vec[i32], at: i64, last_stamp: i64) -> i64:
    """Write the same into a longer row, from `at` on. Of the segments, thousands of them, only
    those are written that have changed since `last_stamp`, the stamp of what stands there, and
    chips, cards and events only if one of them has changed; gives the stamp."""
    n = table.players
    at = _write_course(table, seat, into, at)
    at = _write_seats(table, seat, into, at)
    at = put_ring(into, at, table.cargo, 0, seat * MOST_LOADS, n * MOST_LOADS)
    at = put_ring(into, at, table.hand, 0, seat * HAND, n * HAND)
    for city in table.facts.majors:
        into[at] = i32(table.exits_of[city])
        at += 1
    for mask in table.links:
        into[at] = i32(mask_from(seat, n, mask))
        at += 1
    if last_stamp == NEVER or last_stamp // SEATS // MOST_CHANGES != table.stock_revision:
        _write_stock(table, into, at)
    at += len(table.tray) + len(table.card_at) + len(table.event_left)
    since: i64 = 0  # another reader sees other numbers, but only where something was ever built
    if last_stamp == NEVER:
        put_zeros(into, at, len(table.owner))
    elif last_stamp % SEATS == seat:
        since = last_stamp // SEATS % MOST_CHANGES
    _write_changed(table, seat, into, at, since)
    return (table.stock_revision * MOST_CHANGES + len(table.changed)) * SEATS + seat


def _write_stock(table: Table, into: vec[i32], at: i64) -> None:
    at = put_each(into, at, table.tray)
    at = put_bytes(into, at, table.card_at)
    put_each(into, at, table.event_left)


def _write_changed(table: Table, me: i64, into: vec[i32], at: i64, since: i64) -> None:
    n, owner, changed = table.players, table.owner, table.changed
    for index in range(since, len(changed)):
        edge = changed[index]
        into[at + edge] = i32(holder_from(me, n, i64(owner[edge])))


def _write_course(table: Table, me: i64, into: vec[i32], at: i64) -> i64:
    n = table.players
    into[at] = i32(table.phase)
    into[at + 1] = i32(table.stage)
    into[at + 2] = i32(table.round)
    into[at + 3] = i32(seat_from(me, n, table.first))
    into[at + 4] = i32(seat_from(me, n, table.turn))
    into[at + 5] = i32(table.points)
    into[at + 6] = 1 if table.halved else 0
    into[at + 7] = 1 if table.moved else 0
    into[at + 8] = i32(table.container)
    into[at + 9] = i32(mask_from(me, n, table.paid))
    into[at + 10] = i32(table.spent)
    into[at + 11] = 1 if table.upgraded else 0
    into[at + 12] = i32(table.flooded)
    into[at + 13] = 1 if table.rains else 0
    into[at + 14] = i32(table.victory_sum)
    into[at + 15] = i32(mask_from(me, n, table.ferry))
    into[at + 16] = i32(mask_from(me, n, table.lost))
    into[at + 17] = i32(mask_from(me, n, table.shaken))
    into[at + 18] = i32(mask_from(me, n, table.congress))
    into[at + 19] = i32(mask_from(me, n, table.qualified))
    return at + COURSE


def _write_seats(table: Table, me: i64, into: vec[i32], at: i64) -> i64:
    """Six blocks with a number for each seat, written seat by seat."""
    n = table.players
    open_cash = table.cash_is_open or table.phase == OVER
    cash, train, places = table.cash, table.train, table.at
    came_by, last_stop, loan = table.came_by, table.last_stop, table.loan
    seat, end = me, at + n
    while at < end:
        into[at] = i32(cash[seat] if open_cash or seat == me else HIDDEN)
        into[at + n] = i32(train[seat])
        into[at + 2 * n] = i32(places[seat])
        into[at + 3 * n] = i32(came_by[seat])
        into[at + 4 * n] = i32(last_stop[seat])
        into[at + 5 * n] = i32(loan[seat])
        at += 1
        seat += 1
        if seat == n:
            seat = 0
    return end + 5 * n
