"""Invariants: no piece, card or mark is lost or doubled."""

from __future__ import annotations

from typing import Any

from trackside.games.volldampf.actions import MOST_BID
from trackside.games.volldampf.components import (
    COPIES,
    GOODS,
    GOODS_EACH,
    LOAN_SUPPLY,
    MOST_CITIES,
    ROUTE_COPIES,
)
from trackside.games.volldampf.rules.hands import SCHNELLE_LOK
from trackside.games.volldampf.rules.transport import MOST_FAST_LINKS
from trackside.games.volldampf.setup import REMOVED_EACH, ROUNDS, tracks_left
from trackside.games.volldampf.state import (
    DRAW_EXTRA,
    DRAW_FROM_HAND,
    LOAN,
    NONE,
    OVER,
    PLACE_EXTRA,
    PLACE_PLANNED,
    Table,
    total,
)


def check(table: Table) -> None:
    """Raises AssertionError and names what is wrong."""
    _check_ranges(table)
    _check_places(table)
    assert all(v >= 0 for v in table.cash), "cash is never negative (VD-16)"
    assert all(v >= 0 for v in table.position), "no position below 0 (VD-135)"
    assert all(v >= 0 for v in table.loans), "loan values only grow"
    assert total(table.loans) <= LOAN_SUPPLY, "loan markers (VD-211)"
    assert all(tracks_left(table, s) >= 0 for s in range(int(table.players))), "tracks (VD-51)"
    _check_goods(table)
    _check_route_cards(table)
    _check_action_cards(table)
    _check_known(table)


def _check_goods(table: Table) -> None:
    held = table.stage in (PLACE_EXTRA, PLACE_PLANNED)
    for colour in range(4):
        there = sum(table.goods[c * 4 + colour] for c in range(len(table.facts.city_ids)))
        there += table.bag[colour] + (held and table.held == colour)
        assert there == GOODS_EACH, "ten goods of each colour (VD-12)"


def _check_route_cards(table: Table) -> None:
    n = int(table.players)
    for colour in range(6):
        cards = sum(table.groups[g * 6 + colour] + table.cards[g * 6 + colour] for g in range(n))
        cards += table.deck[colour] + table.pool[colour] + table.route_discard[colour]
        assert cards == ROUTE_COPIES - REMOVED_EACH[n], "route cards (VD-35 to VD-39)"


def _check_action_cards(table: Table) -> None:
    for kind in range(7):
        there = sum(table.hands[s * 7 + kind] for s in range(int(table.players)))
        there += table.action_deck[kind] + table.action_discard[kind]
        there += table.fast if kind == SCHNELLE_LOK else 0
        assert there == COPIES, "two action cards of each kind (VD-7)"


def _check_ranges(table: Table) -> None:
    n = int(table.players)
    counts: list[Any] = [table.goods, table.bag, table.deck, table.groups, table.cards]
    counts += [table.pool, table.route_discard, table.hands, table.action_deck, table.known]
    counts += [table.action_discard, table.given_up, table.due, table.bids, table.cash]
    counts += [table.loans, table.position]
    assert all(0 <= v <= MOST_BID for values in counts for v in values), "counts"
    assert sorted(table.order) == list(range(n)), "the turn order names each seat once"
    assert all(0 <= v < n for v in table.new_order), "new turn order"
    assert all(0 <= v <= n for v in table.owner), "owners of tracks"
    assert all(0 <= v <= 1 for v in table.goods_pile), "goods cards"
    assert all(NONE <= v <= MOST_BID for v in table.pending), "secret choices"
    assert 0 <= table.round <= ROUNDS[n], "the round"
    assert 0 <= table.stage <= OVER, "what is due"
    one_seat = LOAN <= table.stage < OVER or DRAW_EXTRA <= table.stage <= DRAW_FROM_HAND
    assert not one_seat or 0 <= table.actor < n, "somebody is to act"
    assert 0 <= table.giver < n, "the giver"
    assert 0 <= table.worst < n, "turn-order cards left"
    assert 0 <= table.turn <= n, "the turn"


def _check_places(table: Table) -> None:
    facts = table.facts
    assert all(0 <= v < facts.links for v in table.path), "links of the route"
    assert 0 <= table.steps <= MOST_FAST_LINKS, "length of the route"
    assert 0 <= table.fast <= 1, "one Schnelle Lok for a transport (VD-154)"
    for city in (table.good_city, table.at, table.held_from):
        assert 0 <= city < facts.cities, "cities"
    for colour in (table.good_colour, table.held):
        assert 0 <= colour < len(GOODS), "colours of goods"
    assert NONE <= table.card < len(facts.card_ids), "the goods card"
    assert 0 <= table.cursor <= MOST_CITIES, "goods or cards out so far"


def _check_known(table: Table) -> None:
    n = int(table.players)
    for viewer in range(n):
        for i in range(n * 7):
            known = int(table.known[viewer * n * 7 + i])
            assert known <= table.hands[i], "what a seat has seen is there (VD-196)"
