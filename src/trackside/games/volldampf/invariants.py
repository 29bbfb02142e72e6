"""Invariants: no piece, card or mark is lost or doubled.

Asked after each action of a million games, so it counts without making lists.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.actions import MOST_BID
from trackside.games.volldampf.components import (
    COPIES,
    GOODS,
    GOODS_CARDS,
    GOODS_EACH,
    GROUP_SIZE,
    HAND_KINDS,
    LOAN_SUPPLY,
    MOST_CITIES,
    REMOVED_EACH,
    REMOVED_UNSEEN,
    ROUNDS,
    ROUTE_COLOURS,
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
from trackside.kit.bits import BIT, count


def _set_of(*stages: int) -> i64:
    return i64(sum(1 << stage for stage in stages))


AWARD: Final[i64] = _set_of(DRAW_ACTION, DRAW_FROM_HAND, ROB)
IN_TURN: Final[i64] = _set_of(
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
PLANNING: Final[i64] = _set_of(LOAN, BID, GROUP, BUILD, TRANSPORT, ROUTE)  # VD-162


def check(table: Table) -> None:
    """Raise AssertionError and name what is wrong."""
    _check_ranges(table)
    _check_seats(table)
    _check_places(table)
    _check_course(table)
    _check_tracks(table)
    _check_loans(table)
    _check_goods(table)
    _check_route_cards(table)
    _check_action_cards(table)
    _check_known(table)


def _within(values: vec[i64], least: i64, most: i64) -> bool:
    return all(not (value < least or value > most) for value in values)


def _check_ranges(table: Table) -> None:
    assert _within(table.cash, 0, MOST_BID), "cash is never negative (VD-16)"
    assert _within(table.position, 0, MOST_BID), "no position below 0 (VD-135)"
    assert _within(table.loans, 0, MOST_BID), "loan values only grow"
    assert _within(table.goods, 0, MOST_BID), "goods"
    assert _within(table.bag, 0, MOST_BID), "goods in the bag"
    assert _within(table.deck, 0, MOST_BID), "route cards to come"
    assert _within(table.groups, 0, MOST_BID), "route cards in groups"
    assert _within(table.cards, 0, MOST_BID), "route cards of seats"
    assert _within(table.pool, 0, MOST_BID), "route cards taken up"
    assert _within(table.route_discard, 0, MOST_BID), "route cards that were played"
    assert _within(table.hands, 0, MOST_BID), "action cards of seats"
    assert _within(table.action_deck, 0, MOST_BID), "action cards to come"
    assert _within(table.action_discard, 0, MOST_BID), "action cards that were played"
    assert _within(table.known, 0, MOST_BID), "action cards that were seen"
    assert _within(table.given_up, 0, MOST_BID), "what was given up"
    assert _within(table.due, 0, MOST_BID), "action cards due"
    assert _within(table.bids, 0, MOST_BID), "bids"
    assert _within(table.goods_pile, 0, 1), "goods cards"
    assert _within(table.pending, NONE, MOST_BID), "secret choices"


def _check_seats(table: Table) -> None:
    n, stage = table.players, table.stage
    assert len(table.order) == n, "the turn order names each seat once"
    assert _seats_of(table.order, 0, n) == BIT[n] - 1, "the turn order names each seat once"
    assert _within(table.new_order, 0, n - 1), "new turn order"
    assert _within(table.owner, 0, n), "owners of tracks"
    assert 0 <= table.round <= ROUNDS[n], "the round"
    assert 0 <= stage <= OVER, "what is due"
    one_seat = LOAN <= stage < OVER or DRAW_EXTRA <= stage <= DRAW_FROM_HAND
    assert not one_seat or 0 <= table.actor < n, "somebody is to act"
    assert 0 <= table.giver < n, "the giver"
    assert 0 <= table.worst < n, "turn-order cards left"
    assert 0 <= table.turn <= n, "the turn"


def _seats_of(order: vec[i64], first: i64, until: i64) -> i64:
    """Give the seats of a part of an order, as bits; who stands there twice is out again."""
    seats: i64 = 0
    for place in range(first, until):
        seats ^= BIT[order[place]]
    return seats


def _check_tracks(table: Table) -> None:
    for seat in range(table.players):
        assert tracks_left(table, seat) >= 0, "tracks (VD-51)"


def _check_near(table: Table) -> None:
    """What transports ask of the tracks was found after the last of them was built."""
    facts, near = table.facts, table.near
    for link in range(facts.links):
        if table.owner[link] != FREE:
            a, b = facts.link_a[link], facts.link_b[link]
            assert near[a] & BIT[b], "a track that its cities do not know"
            assert near[b] & BIT[a], "a track that its cities do not know"


def _check_loans(table: Table) -> None:
    assert total(table.loans) <= LOAN_SUPPLY, "loan markers (VD-211)"
    assert table.players > 2 or _within(table.loans, 0, MOST_OF_TWO), "two players (VD-212)"


def _check_goods(table: Table) -> None:
    held = table.stage == PLACE_EXTRA or table.stage == PLACE_PLANNED
    goods, until = table.goods, table.facts.cities * 4
    for colour in range(4):
        there = table.bag[colour]
        if held and table.held == colour:
            there += 1
        for slot in range(colour, until, 4):
            there += goods[slot]
        assert there == GOODS_EACH, "ten goods of each colour (VD-12)"


def _of_all(values: vec[i64], players: i64, kinds: i64, kind: i64) -> i64:
    """Tell what all seats, or all groups, have of one kind."""
    found: i64 = 0
    for holder in range(players):
        found += values[holder * kinds + kind]
    return found


def _check_route_cards(table: Table) -> None:
    n = table.players
    for colour in range(ROUTE_COLOURS):
        there = _of_all(table.groups, n, ROUTE_COLOURS, colour) + _of_all(
            table.cards, n, ROUTE_COLOURS, colour
        )
        there += table.deck[colour] + table.pool[colour] + table.route_discard[colour]
        assert there == ROUTE_COPIES - REMOVED_EACH[n], "route cards (VD-35 to VD-39)"


def _check_action_cards(table: Table) -> None:
    for kind in range(HAND_KINDS):
        there = _of_all(table.hands, table.players, HAND_KINDS, kind)
        there += table.action_deck[kind] + table.action_discard[kind]
        if kind == SCHNELLE_LOK:
            there += table.fast
        assert there == COPIES, "two action cards of each kind (VD-7)"


def _check_places(table: Table) -> None:
    facts = table.facts
    assert _within(table.path, 0, facts.links - 1), "links of the route"
    assert 0 <= table.steps <= MOST_FAST_LINKS, "length of the route"
    assert 0 <= table.fast <= 1, "one Schnelle Lok for a transport (VD-154)"
    assert 0 <= table.good_city < facts.cities, "the city of the good"
    assert 0 <= table.at < facts.cities, "the city on the way"
    assert 0 <= table.held_from < facts.cities, "the city of the good in hand"
    assert 0 <= table.good_colour < len(GOODS), "the colour of the good"
    assert 0 <= table.held < len(GOODS), "the colour of the good in hand"
    assert NONE <= table.card < len(facts.card_ids), "the goods card"
    assert 0 <= table.cursor <= MOST_CITIES, "goods or cards out so far"


def _check_course(table: Table) -> None:
    """What is due fits what has been done, so that a loaded table can be played on."""
    n, stage = table.players, table.stage
    assert 0 <= table.passed < BIT[n], "seats that have passed"
    assert 0 <= table.lowest < BIT[n], "seats that were last"
    assert 0 <= table.third < BIT[n], "seats with a third transport"
    assert 0 <= table.banned < BIT[4], "colours closed by Sabotage"
    assert 0 <= table.visited < BIT[table.facts.cities], "cities on the way"
    assert 0 <= table.lap <= THIRD, "the lap"
    assert 0 <= table.high <= MOST_BID, "the highest bid"
    assert 0 <= table.cards_due <= GOODS_CARDS, "goods cards due"
    if stage == PLACE_PLANNED:
        stage = table.back
        assert 0 <= stage <= OVER, "where Neue Planung was played"
        assert BIT[stage] & PLANNING, "where Neue Planung was played"
    _check_stage(table, stage)
    _check_cards_out(table, stage)


def _check_stage(table: Table, stage: i64) -> None:
    n = table.players
    if stage == BID:
        _check_auction(table)
    if BIT[stage] & IN_TURN:
        assert table.turn < n, "whose turn it is"
        assert table.order[table.turn] == table.actor, "whose turn it is"
    if BIT[stage] & AWARD:
        assert table.due[table.actor] > 0, "an action card is due"
    if stage in (SECRET_LOAN, SECRET_BID):
        _check_secrets(table)
    if table.stage == DRAW_GOOD:
        due: i64 = len(table.facts.german) if table.card == NONE else 3
        assert table.cursor < due, "a city is due a good"
    if table.stage == SABOTAGE:
        assert table.turn < n, "whose turn it is"
        assert table.order[table.turn] == table.giver, "whose good is declared"
    if TRANSPORT <= stage <= ROUTE:
        _check_near(table)
    if stage in (SABOTAGE, ROUTE):
        _check_way(table)


def _check_auction(table: Table) -> None:
    n = table.players
    left = BIT[n] - 1 - table.passed
    bidders = count(left)
    assert bidders == table.worst + 1, "turn-order cards left"
    assert BIT[table.actor] & left, "who has passed does not bid"
    assert _seats_of(table.new_order, bidders, n) == table.passed, "turn-order cards taken"


def _check_secrets(table: Table) -> None:
    chosen: i64 = 0
    for seat in range(2):
        value = table.pending[seat]
        if value != NONE:
            chosen += 1
            loan = table.stage == SECRET_LOAN
            refusal = (
                refuse_loan(table, seat, value) if loan else refuse_secret_bid(table, seat, value)
            )
            assert refusal is None, "the secret choice is a legal one"
    assert chosen < 2, "somebody is still to choose"


def _check_way(table: Table) -> None:
    """The declared good is there, and its way so far is one."""
    facts = table.facts
    slot = table.good_city * 4 + table.good_colour
    assert table.goods[slot] > 0, "the declared good"
    assert can_go(table, table.good_city, table.good_colour, True), "a goal for the good"
    if table.stage == SABOTAGE:
        return
    city = table.good_city
    seen = BIT[city]
    for step in range(table.steps):
        link = table.path[step]
        a, b = facts.link_a[link], facts.link_b[link]
        assert table.owner[link] != FREE, "tracks on the way"
        assert city in (a, b), "a way without a gap"
        city = a + b - city
        assert not seen & BIT[city], "no city twice (VD-121)"
        seen |= BIT[city]
    assert city == table.at, "where the good is"
    assert seen == table.visited, "cities on the way"


def _cards_at(cards: vec[i64], holder: i64) -> i64:
    """Give all route cards of a group, or before a seat."""
    at = holder * ROUTE_COLOURS
    return cards[at] + cards[at + 1] + cards[at + 2] + cards[at + 3] + cards[at + 4] + cards[at + 5]


def _check_cards_out(table: Table, stage: i64) -> None:
    """Route cards lie in the deck, in groups and before players as the stage demands."""
    n = table.players
    size = GROUP_SIZE[n]
    rounds = ROUNDS[n] - table.round
    left = total(table.deck) - REMOVED_UNSEEN[n]
    if stage <= DRAW_GOODS_CARD:
        assert left == n * size * min(rounds + 1, ROUNDS[n]), "route cards to come"
    elif stage == DRAW_ROUTE:
        assert left == n * size * (rounds + 1) - table.cursor > n * size * rounds, "groups to fill"
        assert total(table.groups) == table.cursor, "groups so far"
    else:
        assert left == n * size * rounds, "route cards to come (VD-50)"
    if SECRET_LOAN <= stage <= BID:
        assert total(table.groups) + total(table.pool) == n * size, "groups of this round"
        assert stage == REGROUP or total(table.pool) == 0, "cards taken up"
        assert _groups_of(table, size + 1) == 0, "cards in a group (VD-78)"
    elif stage == GROUP:
        assert _groups_of(table, size) == n - table.turn, "groups left"
    elif stage == BUILD:
        _check_cards_before_seats(table, size)
    elif stage != DRAW_ROUTE:
        assert total(table.groups) + total(table.cards) == 0, "no route cards are out"


def _groups_of(table: Table, least: i64) -> i64:
    """Tell how many groups have so many cards."""
    found: i64 = 0
    for group in range(table.players):
        if _cards_at(table.groups, group) >= least:
            found += 1
    return found


def _check_cards_before_seats(table: Table, size: i64) -> None:
    for place in range(table.players):
        wanted = size + 1 - table.lap
        if place < table.turn:
            wanted -= 1
        assert _cards_at(table.cards, table.order[place]) == wanted, "cards in front"


def _check_known(table: Table) -> None:
    cards = table.players * HAND_KINDS
    known, hands = table.known, table.hands
    for viewer in range(table.players):
        for slot in range(cards):
            seen = known[viewer * cards + slot]
            assert seen <= hands[slot], "what a seat has seen is there (VD-196)"
