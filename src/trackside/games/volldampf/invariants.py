"""Invariants: no piece, card or mark is lost or doubled."""

from __future__ import annotations

from typing import Any, Final

from trackside.games.volldampf.actions import MOST_BID
from trackside.games.volldampf.components import (
    COPIES,
    GOODS,
    GOODS_CARDS,
    GOODS_EACH,
    GROUP_SIZE,
    LOAN_SUPPLY,
    MOST_CITIES,
    REMOVED_EACH,
    REMOVED_UNSEEN,
    ROUNDS,
    ROUTE_COPIES,
)
from trackside.games.volldampf.phases import (
    ALLES_NEU,
    BID,
    BUILD,
    DRAW_ACTION,
    DRAW_EXTRA,
    DRAW_FROM_HAND,
    DRAW_GOOD,
    DRAW_GOODS_CARD,
    DRAW_ROUTE,
    GROUP,
    LOAN,
    OVER,
    PLACE_EXTRA,
    PLACE_PLANNED,
    REGROUP,
    ROB,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    SUBVENTION,
    TRANSPORT,
)
from trackside.games.volldampf.rules.building import tracks_left
from trackside.games.volldampf.rules.delivery import MOST_FAST_LINKS
from trackside.games.volldampf.rules.hands import SCHNELLE_LOK
from trackside.games.volldampf.rules.loans import MOST_OF_TWO, refuse_loan
from trackside.games.volldampf.rules.transport import THIRD, can_go
from trackside.games.volldampf.rules.two_players import refuse_secret_bid
from trackside.games.volldampf.state import FREE, NONE, Table, total
from trackside.kit.bits import BIT

AWARD: Final = (DRAW_ACTION, DRAW_FROM_HAND, ROB)
IN_TURN: Final = (
    DRAW_ACTION,
    DRAW_FROM_HAND,
    ROB,
    LOAN,
    ALLES_NEU,
    REGROUP,
    GROUP,
    BUILD,
    TRANSPORT,
    DRAW_EXTRA,
    PLACE_EXTRA,
    ROUTE,
    SUBVENTION,
)
PLANNING: Final = (LOAN, BID, GROUP, BUILD, TRANSPORT, ROUTE)  # VD-162


def check(table: Table) -> None:
    """Raises AssertionError and names what is wrong."""
    _check_ranges(table)
    _check_places(table)
    _check_course(table)
    assert all(v >= 0 for v in table.cash), "cash is never negative (VD-16)"
    assert all(v >= 0 for v in table.position), "no position below 0 (VD-135)"
    assert all(v >= 0 for v in table.loans), "loan values only grow"
    assert total(table.loans) <= LOAN_SUPPLY, "loan markers (VD-211)"
    assert table.players > 2 or max(table.loans) <= MOST_OF_TWO, "loans of two players (VD-212)"
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


def _check_course(table: Table) -> None:
    """What is due fits what has been done, so that a loaded table can be played on."""
    n = int(table.players)
    for mask in (table.passed, table.lowest, table.third):
        assert 0 <= mask < BIT[n], "sets of seats"
    assert 0 <= table.banned < BIT[4], "colours closed by Sabotage"
    assert 0 <= table.visited < BIT[table.facts.cities], "cities on the way"
    assert 0 <= table.lap <= THIRD, "the lap"
    assert 0 <= table.high <= MOST_BID, "the highest bid"
    assert 0 <= table.cards_due <= GOODS_CARDS, "goods cards due"
    assert table.stage != PLACE_PLANNED or table.back in PLANNING, "where Neue Planung was played"
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    if stage == BID:
        left = [seat for seat in range(n) if not table.passed & BIT[seat]]
        assert len(left) == table.worst + 1, "turn-order cards left"
        assert int(table.actor) in left, "who has passed does not bid"
        taken = [int(table.new_order[card]) for card in range(len(left), n)]
        assert sorted(taken + left) == list(range(n)), "turn-order cards taken"
    if stage in IN_TURN:
        assert table.turn < n, "whose turn it is"
        assert table.order[table.turn] == table.actor, "whose turn it is"
    if stage in AWARD:
        assert table.due[table.actor] > 0, "an action card is due"
    if stage in (SECRET_LOAN, SECRET_BID):
        _check_secrets(table)
    if table.stage == DRAW_GOOD:
        due = len(table.facts.german) if table.card == NONE else 3
        assert table.cursor < due, "a city is due a good"
    elif table.stage == SABOTAGE:
        assert table.turn < n, "whose turn it is"
        assert table.order[table.turn] == table.giver, "whose good is declared"
    if stage in (SABOTAGE, ROUTE):
        _check_way(table)
    _check_cards_out(table, stage)


def _check_secrets(table: Table) -> None:
    chosen = [seat for seat in (0, 1) if table.pending[seat] != NONE]
    assert len(chosen) < 2, "somebody is still to choose"
    for seat in chosen:
        value = table.pending[seat]
        loan = table.stage == SECRET_LOAN
        refusal = refuse_loan(table, seat, value) if loan else refuse_secret_bid(table, seat, value)
        assert refusal is None, "the secret choice is a legal one"


def _check_way(table: Table) -> None:
    """The declared good is there, and its way so far is one."""
    facts = table.facts
    slot = table.good_city * 4 + table.good_colour
    assert table.goods[slot] > 0, "the declared good"
    assert can_go(table, table.good_city, table.good_colour, True), "a goal for the good"
    if table.stage == SABOTAGE:
        return
    city, seen = int(table.good_city), {int(table.good_city)}
    for step in range(int(table.steps)):
        link = int(table.path[step])
        ends = {int(facts.link_a[link]), int(facts.link_b[link])}
        assert table.owner[link] != FREE, "tracks on the way"
        assert city in ends, "a way without a gap"
        city = (ends - {city}).pop()
        assert city not in seen, "no city twice (VD-121)"
        seen.add(city)
    assert city == table.at, "where the good is"
    assert sum(BIT[c] for c in seen) == table.visited, "cities on the way"


def _check_cards_out(table: Table, stage: int) -> None:
    """Route cards lie in the deck, in groups and before players as the stage demands."""
    n, size = int(table.players), int(GROUP_SIZE[table.players])
    rounds = int(ROUNDS[n] - table.round)
    in_groups = [sum(table.groups[g * 6 + c] for c in range(6)) for g in range(n)]
    in_front = [sum(table.cards[s * 6 + c] for c in range(6)) for s in range(n)]
    left = int(total(table.deck) - REMOVED_UNSEEN[n])
    if stage <= DRAW_GOODS_CARD:
        assert left == n * size * min(rounds + 1, ROUNDS[n]), "route cards to come"
    elif stage == DRAW_ROUTE:
        assert left == n * size * (rounds + 1) - table.cursor > n * size * rounds, "groups to fill"
        assert sum(in_groups) == table.cursor, "groups so far"
    else:
        assert left == n * size * rounds, "route cards to come (VD-50)"
    if SECRET_LOAN <= stage <= BID:
        assert sum(in_groups) + total(table.pool) == n * size, "groups of this round"
        assert max(in_groups) <= size, "cards in a group (VD-78)"
        assert stage == REGROUP or total(table.pool) == 0, "cards taken up"
    elif stage == GROUP:
        assert in_groups.count(size) == n - table.turn, "groups left"
    elif stage == BUILD:
        wanted = [size + 1 - table.lap - (place < table.turn) for place in range(n)]
        assert [in_front[table.order[place]] for place in range(n)] == wanted, "cards in front"
    elif stage != DRAW_ROUTE:
        assert not any(in_groups + in_front), "no route cards are out"


def _check_known(table: Table) -> None:
    n = int(table.players)
    for viewer in range(n):
        for i in range(n * 7):
            known = int(table.known[viewer * n * 7 + i])
            assert known <= table.hands[i], "what a seat has seen is there (VD-196)"
