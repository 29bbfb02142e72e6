"""The whole table at one moment: named fields, a copy, and how it reports what happens.

The methods of the contract stand in game.py; the rules are functions over this class.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.components import HAND_KINDS, Facts
from trackside.kit.bits import BIT, zeros
from trackside.kit.positions import Position

FREE: Final = 0  # in `owner`: no track; otherwise seat + 1
NONE: Final = -1


class Table(Position):
    """Everything that lies on the table, and in the hands. Seats, cities, links by index."""

    facts: Facts  # shared, never changed

    # The options.
    stop_at_first: bool
    half_rounded_up: bool
    hidden_cash: bool
    whole_by_position: bool
    first_must_bid: bool

    players: i64
    round: i64  # 0 during set-up
    stage: i64  # what is due, see phases.py
    back: i64  # where Neue Planung was played: the stage to go back to
    actor: i64  # who is due
    turn: i64  # how many have had their turn in this lap or question
    lap: i64
    cursor: i64  # how many goods or route cards are out in this step
    card: i64  # the goods card being filled; NONE: the German cities at set-up
    cards_due: i64  # goods cards still to draw in this step
    high: i64  # highest bid
    worst: i64  # index of the worst turn-order card not yet taken
    passed: i64  # seats, as bits
    lowest: i64  # seats that were last on the income track after the second lap, as bits
    third: i64  # seats that have played Subvention and still have their third transport, as bits
    banned: i64  # colours of goods that Sabotage forbids in this transport, as bits
    good_city: i64  # the good declared
    good_colour: i64
    fast: i64  # 1: a Schnelle Lok lies on the table for this transport
    at: i64  # where the good is on its way
    visited: i64  # cities, as bits
    steps: i64
    held: i64  # colour of the good in a player's hand (Zusatzfracht, Neue Planung)
    held_from: i64
    giver: i64  # whose hand a card is drawn from
    # Whoever knows these numbers knows what has not changed since.
    goods_revision: i64  # goods put down or taken away so far
    pieces_revision: i64  # how often so far tracks, cards or the bag may have changed

    order: vec[i64]  # the seat with turn-order card 1, 2, ...
    new_order: vec[i64]
    cash: vec[i64]
    loans: vec[i64]
    position: vec[i64]
    bids: vec[i64]
    pending: vec[i64]  # secret choices; NONE: not chosen yet
    given_up: vec[i64]
    due: vec[i64]  # action cards due
    owner: vec[i64]  # by link: seat + 1
    goods: vec[i64]  # by city * 4 + colour
    bag: vec[i64]
    deck: vec[i64]  # route cards by colour, never drawn ones included
    groups: vec[i64]  # by group * ROUTE_COLOURS + colour
    cards: vec[i64]  # by seat * ROUTE_COLOURS + colour
    pool: vec[i64]  # route cards that Alles neu has taken up
    route_discard: vec[i64]
    goods_pile: vec[i64]  # by goods card: 1 in the discard pile
    action_deck: vec[i64]
    action_discard: vec[i64]
    hands: vec[i64]  # by seat * HAND_KINDS + kind
    known: vec[
        i64
    ]  # by (viewer * players + holder) * HAND_KINDS + kind: cards that the viewer has seen
    path: vec[i64]  # links of the route so far

    # Follow from the tracks; made anew when tracks are built, so that copies share them.
    near: vec[i64]  # by city: neighbours over tracks, as bits
    within6: vec[i64]  # by city: cities within six links, as bits
    within7: vec[i64]
    memo: dict[int, list[set[int]]]  # results of routes, see rules/routes.py


def copy_into(new: Table, old: Table) -> None:
    new.facts = old.facts
    new.stop_at_first = old.stop_at_first
    new.half_rounded_up = old.half_rounded_up
    new.hidden_cash = old.hidden_cash
    new.whole_by_position = old.whole_by_position
    new.first_must_bid = old.first_must_bid
    _copy_numbers(new, old)
    _copy_lists(new, old)
    new.goods_revision = old.goods_revision
    new.pieces_revision = old.pieces_revision
    new.near = old.near
    new.within6 = old.within6
    new.within7 = old.within7
    new.memo = old.memo


def _copy_numbers(new: Table, old: Table) -> None:
    new.players = old.players
    new.round = old.round
    new.stage = old.stage
    new.back = old.back
    new.actor = old.actor
    new.turn = old.turn
    new.lap = old.lap
    new.cursor = old.cursor
    new.card = old.card
    new.cards_due = old.cards_due
    new.high = old.high
    new.worst = old.worst
    new.passed = old.passed
    new.lowest = old.lowest
    new.third = old.third
    new.banned = old.banned
    new.good_city = old.good_city
    new.good_colour = old.good_colour
    new.fast = old.fast
    new.at = old.at
    new.visited = old.visited
    new.steps = old.steps
    new.held = old.held
    new.held_from = old.held_from
    new.giver = old.giver


def _copy_lists(new: Table, old: Table) -> None:
    new.order = old.order[:]
    new.new_order = old.new_order[:]
    new.cash = old.cash[:]
    new.loans = old.loans[:]
    new.position = old.position[:]
    new.bids = old.bids[:]
    new.pending = old.pending[:]
    new.given_up = old.given_up[:]
    new.due = old.due[:]
    new.owner = old.owner[:]
    new.goods = old.goods[:]
    new.bag = old.bag[:]
    new.deck = old.deck[:]
    new.groups = old.groups[:]
    new.cards = old.cards[:]
    new.pool = old.pool[:]
    new.route_discard = old.route_discard[:]
    new.goods_pile = old.goods_pile[:]
    new.action_deck = old.action_deck[:]
    new.action_discard = old.action_discard[:]
    new.hands = old.hands[:]
    new.known = old.known[:]
    new.path = old.path[:]


def refresh(table: Table) -> None:
    """Neighbours over tracks, and what lies within six and seven links (VD-118, VD-119)."""
    facts = table.facts
    near = zeros(facts.cities)
    for link in range(facts.links):
        if table.owner[link] != FREE:
            near[facts.link_a[link]] |= BIT[facts.link_b[link]]
            near[facts.link_b[link]] |= BIT[facts.link_a[link]]
    table.near = near
    forget_routes(table)
    reach = vec[i64]([BIT[i] for i in range(facts.cities)])
    for _ in range(6):
        reach = _one_link_further(table, reach)
    table.within6 = reach
    table.within7 = _one_link_further(table, reach)


def forget_routes(table: Table) -> None:
    """A new dictionary, for others may share the old one."""
    table.memo = {}


def _one_link_further(table: Table, reach: vec[i64]) -> vec[i64]:
    facts = table.facts
    further = reach[:]
    for link in range(facts.links):
        if table.owner[link] != FREE:
            a = facts.link_a[link]
            b = facts.link_b[link]
            further[a] |= reach[b]
            further[b] |= reach[a]
    return further


def hand_size(table: Table, seat: i64) -> i64:
    hands = table.hands
    total: i64 = 0
    for kind in range(HAND_KINDS):
        total += hands[seat * HAND_KINDS + kind]
    return total


def total(counts: vec[i64]) -> i64:
    found: i64 = 0
    for number in counts:
        found += number
    return found
