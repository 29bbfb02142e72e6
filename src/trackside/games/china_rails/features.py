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
from trackside.games.china_rails.components import EXPRESS_RATE, MOST_LOADS, TRAINS, Facts
from trackside.games.china_rails.phases import OVER
from trackside.games.china_rails.state import HAND, STAGES, Table
from trackside.kit.rows import HIDDEN, Row, new_row, row_in

MASKS = ("ferry", "lost", "shaken", "congress", "qualified")
MOST_MONEY = 2000
MOST_ROUNDS = 2000
MOST_TURN = 40  # money for one turn's building
MOST_CHIPS = 20
CARD_PLACES = 5  # see state.py


def blocks(table: Table) -> list[Block]:
    """What the numbers of the row are, in order. Seats are counted from the reader."""
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


def layout(table: Table) -> list[tuple[str, int]]:
    """The blocks of the row, in order, with their lengths."""
    return layout_of(blocks(table))


def _edge_ids(facts: Facts) -> list[str]:
    ids = facts.ids
    return [f"{ids[a]} {ids[b]}" for a, b in zip(facts.edge_a, facts.edge_b)]


def size(table: Table) -> i64:
    """The sum of the lengths in `layout`."""
    seats = table.players * (6 + MOST_LOADS + HAND)
    shared: i64 = len(table.facts.majors) + len(table.links) + len(table.tray)
    events: i64 = len(table.card_at) + len(table.event_left)
    return 20 + seats + shared + events + len(table.owner)


def row(table: Table, seat: int) -> vec[i32]:
    """The numbers of `layout`, in its order."""
    numbers = new_row(size(table))
    write(table, seat, numbers, 0)
    return numbers


def write(table: Table, seat: i64, into: vec[i32], at: i64) -> None:
    """The same, into a longer row from there on."""
    numbers = row_in(into, at, seat, table.players)
    _write_course(table, numbers)
    me, players = numbers.me, table.players
    other: i64 = 0
    while other < players:
        numbers.add(_cash(table, me, numbers.seat_at(other)))
        other += 1
    numbers.add_by_seat(table.train)
    numbers.add_by_seat(table.at)
    numbers.add_by_seat(table.came_by)
    numbers.add_by_seat(table.stood)
    numbers.add_by_seat(table.loan)
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


def _write_course(table: Table, numbers: Row) -> None:
    numbers.add(table.phase)
    numbers.add(table.stage)
    numbers.add(table.round)
    numbers.add_seat(table.first)
    numbers.add_seat(table.turn)
    numbers.add(table.points)
    numbers.add(1 if table.halved else 0)
    numbers.add(1 if table.moved else 0)
    numbers.add(table.container)
    numbers.add_mask(table.paid)
    numbers.add(table.spent)
    numbers.add(1 if table.upgraded else 0)
    numbers.add(table.flooded)
    numbers.add(1 if table.rains else 0)
    numbers.add(table.victory_sum)
    numbers.add_mask(table.ferry)
    numbers.add_mask(table.lost)
    numbers.add_mask(table.shaken)
    numbers.add_mask(table.congress)
    numbers.add_mask(table.qualified)


def _cash(table: Table, me: i64, seat: i64) -> i64:
    known = table.cash_is_open or seat == me or table.phase == OVER
    return table.cash[seat] if known else HIDDEN
