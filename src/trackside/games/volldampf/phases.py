"""The sequence of play (VD-53): what follows when a step is done.

A round is: goods, route cards, loans, the Alles neu window, auction, choice of groups,
building, two laps of transport, the Subvention window and third transports, income and
dividends, award of action cards. Each `begin_...` opens one of these, each `next_...` asks
the next seat or draw in it, and opens the following one when there is none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import Event
from trackside.games.volldampf.components import BIT, CARDS_PER_ROUND, GROUP_SIZE, ROUNDS
from trackside.games.volldampf.rules.income import lowest, pay_all
from trackside.games.volldampf.state import (
    ALLES_NEU,
    BID,
    BUILD,
    DRAW_ACTION,
    DRAW_FROM_HAND,
    DRAW_GOOD,
    DRAW_GOODS_CARD,
    DRAW_ROUTE,
    GROUP,
    LOAN,
    NONE,
    OVER,
    PLACE_PLANNED,
    REGROUP,
    ROB,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    START,
    SUBVENTION,
    TRANSPORT,
    Table,
    hand_size,
    refresh,
    total,
    zeros,
)

LAPS_OF_TRANSPORT: Final = 2  # VD-111
THIRD: Final = 3  # the lap of third transports (VD-170)

# The phase of the rules that a stage belongs to, for people.
PHASES: Final = {
    START: "setup",
    DRAW_GOOD: "goods",
    DRAW_GOODS_CARD: "goods",
    DRAW_ROUTE: "routes",
    SECRET_LOAN: "loans",
    LOAN: "loans",
    ALLES_NEU: "alles-neu",
    REGROUP: "alles-neu",
    SECRET_BID: "auction",
    BID: "auction",
    GROUP: "groups",
    BUILD: "building",
    SUBVENTION: "subvention",
    DRAW_ACTION: "award",
    DRAW_FROM_HAND: "award",
    ROB: "award",
    OVER: "over",
}


def phase_of(table: Table) -> str:
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    if table.round == 0:
        return "setup"
    return PHASES.get(int(stage), "transport")


# --- phase 1: goods ---


def begin_round(table: Table) -> None:
    table.round += 1
    table.given_up = zeros(table.players)
    table.cards_due = CARDS_PER_ROUND[table.players]
    table.actor = NONE
    if table.events is not None:
        params = {"round": int(table.round), "rounds": int(ROUNDS[table.players])}
        table.events.append(Event(key="round", rule="VD-53", params=params))
    next_goods_card(table)


def next_goods_card(table: Table) -> None:
    table.card = NONE
    if table.cards_due > 0:
        _reshuffle_goods_cards(table)
        table.stage = DRAW_GOODS_CARD
    elif table.round == 0:
        begin_round(table)
    else:
        begin_routes(table)


def _reshuffle_goods_cards(table: Table) -> None:
    """VD-61."""
    if total(table.goods_pile) == len(table.goods_pile):
        table.goods_pile = zeros(len(table.goods_pile))
        if table.events is not None:
            table.events.append(Event(key="goods-cards-reshuffled", rule="VD-61"))


def next_good(table: Table) -> None:
    """The next city that is due a good; none get any once the bag is empty (VD-62)."""
    due: i64 = 3
    if table.card == NONE:
        due = len(table.facts.german)
    if table.cursor < due and total(table.bag) > 0:
        table.stage = DRAW_GOOD
        return
    if table.cursor < due and table.events is not None:
        params = {"cities": int(due - table.cursor)}
        table.events.append(Event(key="bag-empty", rule="VD-62", params=params))
    if table.card != NONE:
        table.goods_pile[table.card] = 1  # VD-49, VD-60
    next_goods_card(table)


def city_due(table: Table) -> i64:
    """The city that the next good is for."""
    if table.card == NONE:
        return table.facts.german[table.cursor]
    return table.facts.card_cities[table.card * 3 + table.cursor]


# --- phase 2: route cards ---


def begin_routes(table: Table) -> None:
    table.cursor = 0
    table.groups = zeros(table.players * 6)
    table.stage = DRAW_ROUTE


def next_route(table: Table) -> None:
    if table.cursor == table.players * GROUP_SIZE[table.players]:
        begin_loans(table)


# --- phase 3: loans, and the Alles neu window ---


def begin_loans(table: Table) -> None:
    table.turn = 0
    if table.players == 2:
        ask_in_secret(table, SECRET_LOAN)
    else:
        table.stage = LOAN
        table.actor = table.order[0]


def ask_in_secret(table: Table, stage: i64) -> None:
    table.stage = stage
    table.pending = vec[i64]([NONE, NONE])
    table.actor = NONE


def next_loan(table: Table) -> None:
    table.turn += 1
    if table.turn < table.players:
        table.actor = table.order[table.turn]
    else:
        begin_alles_neu(table)


def begin_alles_neu(table: Table) -> None:
    table.turn = 0
    ask_alles_neu(table)


def ask_alles_neu(table: Table) -> None:
    """The next in turn order who has any action card, for nobody may see who holds it (VD-198)."""
    while table.turn < table.players:
        table.actor = table.order[table.turn]
        if hand_size(table, table.actor) > 0:
            table.stage = ALLES_NEU
            return
        table.turn += 1
    begin_auction(table)


# --- phase 4: auction, choice of groups ---


def begin_auction(table: Table) -> None:
    table.bids = zeros(table.players)
    table.high = 0
    table.passed = 0
    table.worst = table.players - 1
    table.new_order = zeros(table.players)
    if table.players == 2:
        ask_in_secret(table, SECRET_BID)
    else:
        table.stage = BID
        table.actor = table.order[0]  # VD-80


def begin_groups(table: Table) -> None:
    table.turn = 0
    table.stage = GROUP
    table.actor = table.order[0]


# --- phase 5: building ---


def begin_building(table: Table) -> None:
    table.lap = 1
    table.turn = 0
    table.stage = BUILD
    table.actor = table.order[0]


def next_builder(table: Table) -> None:
    table.turn += 1
    if table.turn == table.players:
        table.turn = 0
        table.lap += 1
    if table.lap > GROUP_SIZE[table.players]:
        begin_transport(table)
    else:
        table.actor = table.order[table.turn]


# --- phase 6: transport ---


def begin_transport(table: Table) -> None:
    refresh(table)
    table.lap = 1
    table.turn = 0
    begin_transport_turn(table)


def begin_transport_turn(table: Table) -> None:
    table.actor = table.order[table.turn]
    table.banned = 0
    table.stage = TRANSPORT


def next_transport(table: Table) -> None:
    table.turn += 1
    if table.lap == THIRD:
        next_third(table)
        return
    if table.turn == table.players:
        table.turn = 0
        table.lap += 1
    if table.lap > LAPS_OF_TRANSPORT:
        begin_subvention(table)
    else:
        begin_transport_turn(table)


def begin_sabotage(table: Table) -> None:
    """The window opens behind the player on turn, in turn order, and goes round (VD-167)."""
    table.giver = table.actor
    table.cursor = 0
    ask_sabotage(table)


def ask_sabotage(table: Table) -> None:
    """`giver` keeps the player on turn while the others are asked."""
    table.cursor += 1
    while table.cursor < table.players:
        seat = table.order[(table.turn + table.cursor) % table.players]
        if hand_size(table, seat) > 0:  # VD-198
            table.actor = seat
            table.stage = SABOTAGE
            return
        table.cursor += 1
    begin_route(table)


def begin_route(table: Table) -> None:
    table.actor = table.giver
    table.at = table.good_city
    table.visited = BIT[table.good_city]
    table.steps = 0
    table.stage = ROUTE


def begin_subvention(table: Table) -> None:
    """Who is last is settled once for all (VD-203)."""
    least = lowest(table)
    table.lowest = 0
    seat: i64 = 0
    while seat < table.players:
        if table.position[seat] == least:
            table.lowest |= BIT[seat]
        seat += 1
    table.third = 0
    table.turn = 0
    ask_subvention(table)


def ask_subvention(table: Table) -> None:
    while table.turn < table.players:
        seat = table.order[table.turn]
        if table.lowest & BIT[seat] and hand_size(table, seat) > 0:  # VD-198
            table.actor = seat
            table.stage = SUBVENTION
            return
        table.turn += 1
    table.lap = THIRD
    table.turn = 0
    next_third(table)


def next_third(table: Table) -> None:
    """The users of Subvention, in turn order (VD-205)."""
    while table.turn < table.players:
        seat = table.order[table.turn]
        if table.third & BIT[seat]:
            table.third ^= BIT[seat]
            begin_transport_turn(table)
            return
        table.turn += 1
    end_round(table)


# --- phase 7, award of action cards, end ---


def end_round(table: Table) -> None:
    pay_all(table)
    if table.round == ROUNDS[table.players]:  # VD-184
        table.stage = OVER
        table.actor = NONE
        if table.events is not None:
            table.events.append(Event(key="end", rule="VD-184"))
    else:
        begin_award(table)


def begin_award(table: Table) -> None:
    """VD-140 to VD-143: one for being last, one for each transport given up."""
    least = lowest(table)
    seat: i64 = 0
    while seat < table.players:
        table.due[seat] = table.given_up[seat]
        if table.position[seat] == least:
            table.due[seat] += 1
        seat += 1
    table.turn = 0
    next_award(table)


def next_award(table: Table) -> None:
    """The next card due, each player taking all of them before the next (VD-144)."""
    while table.turn < table.players:
        seat = table.order[table.turn]
        if table.due[seat] > 0 and _open_award(table, seat):
            return
        table.due[seat] = 0  # VD-147: or nothing was left to draw
        table.turn += 1
    begin_round(table)


def _open_award(table: Table, seat: i64) -> bool:
    """A draw from the deck or from a hand; False when there is no card anywhere (VD-216)."""
    table.actor = seat
    if total(table.action_deck) == 0 and total(table.action_discard) > 0:  # VD-145
        table.action_deck = table.action_discard
        table.action_discard = zeros(7)
        if table.events is not None:
            table.events.append(Event(key="action-cards-reshuffled", rule="VD-145"))
    if total(table.action_deck) > 0:
        table.stage = DRAW_ACTION
        return True
    if total(table.hands) > hand_size(table, seat):  # VD-146
        table.stage = ROB
        return True
    if table.events is not None:
        table.events.append(Event(key="no-card-left", rule="VD-147", seat=int(seat)))
    return False
