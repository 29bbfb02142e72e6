"""Phase 5: track building (VD-100 to VD-110) and Günstige Gelegenheit (VD-149 to VD-152)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import DROP, GELEGENHEIT, LAY, LINK_SLOTS
from trackside.games.volldampf.components import GROUP_SIZE, ROUTE_COLOURS, TRACKS, link_name
from trackside.games.volldampf.phases import BUILD, TRACKS_BUILT
from trackside.games.volldampf.rules.hands import (
    GUENSTIGE_GELEGENHEIT,
    discard,
    holds,
    refuse_card,
)
from trackside.games.volldampf.state import FREE, Table, forget_routes
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

GELEGENHEIT_COST: Final = 5  # VD-150


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
        table.stage = TRACKS_BUILT
    else:
        table.actor = table.order[table.turn]


def tracks_left(table: Table, seat: i64) -> i64:
    """Count what is left of the player's own pieces (VD-27); never below zero (VD-51)."""
    left = TRACKS[table.players]
    for link in range(table.facts.links):
        if table.owner[link] == seat + 1:
            left -= 1
    return left


def refuse_build(table: Table, seat: i64, link: i64) -> Refusal | None:
    facts = table.facts
    colour = facts.link_colour[link]
    if table.owner[link] != FREE:
        return _taken(table, link)
    if table.cards[seat * ROUTE_COLOURS + colour] == 0:
        return Refusal("VD-103", "no-card-of-colour", route=facts.route_ids[colour])
    if facts.link_cost[link] > table.cash[seat]:
        cost = int(facts.link_cost[link])
        return Refusal("VD-105", "too-expensive", cost=cost, cash=int(table.cash[seat]))
    return None


def _taken(table: Table, link: i64) -> Refusal:
    owner = int(table.owner[link] - 1)
    return Refusal("VD-21", "link-taken", link=link_name(table.facts, link), owner_seat=owner)


def refuse_gelegenheit(table: Table, seat: i64, colour: i64, link: i64) -> Refusal | None:
    refusal = refuse_card(table, seat, GUENSTIGE_GELEGENHEIT)
    if refusal is not None:
        return refusal
    if table.cards[seat * ROUTE_COLOURS + colour] == 0:
        return Refusal("VD-150", "no-card-to-discard", route=table.facts.route_ids[colour])
    if table.owner[link] != FREE:
        return _taken(table, link)
    if table.cash[seat] < GELEGENHEIT_COST:
        cash = int(table.cash[seat])
        return Refusal("VD-217", "too-expensive", cost=GELEGENHEIT_COST, cash=cash)
    return None


def refuse_drop(table: Table, seat: i64, colour: i64) -> Refusal | None:
    if table.cards[seat * ROUTE_COLOURS + colour] == 0:
        return Refusal("VD-102", "no-card-to-discard", route=table.facts.route_ids[colour])
    return None


def legal_drops(table: Table, seat: i64, found: Codes) -> None:
    for colour in range(ROUTE_COLOURS):
        if table.cards[seat * ROUTE_COLOURS + colour] > 0:
            found.add(DROP + colour)


def legal_builds(table: Table, seat: i64, found: Codes) -> None:
    facts = table.facts
    owner, colour, cost = table.owner, facts.link_colour, facts.link_cost
    cards, hand, cash = table.cards, seat * ROUTE_COLOURS, table.cash[seat]
    for link in range(facts.links):
        if owner[link] == FREE and cards[hand + colour[link]] > 0 and cost[link] <= cash:
            found.add(LAY + link)


def legal_gelegenheit(table: Table, seat: i64, found: Codes) -> None:
    if not holds(table, seat, GUENSTIGE_GELEGENHEIT) or table.cash[seat] < GELEGENHEIT_COST:
        return
    for colour in range(ROUTE_COLOURS):
        if table.cards[seat * ROUTE_COLOURS + colour] > 0:
            for link in range(table.facts.links):
                if table.owner[link] == FREE:
                    found.add(GELEGENHEIT + colour * LINK_SLOTS + link)


def build(table: Table, seat: i64, link: i64) -> None:
    colour = table.facts.link_colour[link]
    cost = table.facts.link_cost[link]
    _use_card(table, seat, colour)
    _lay(table, seat, link, cost)
    if table.events is not None:
        params = {"link": link_name(table.facts, link), "cost": int(cost)}
        tell(table, "build", "VD-103", seat, params)
    next_builder(table)


def use_gelegenheit(table: Table, seat: i64, colour: i64, link: i64) -> None:
    discard(table, seat, GUENSTIGE_GELEGENHEIT)
    _use_card(table, seat, colour)
    _lay(table, seat, link, GELEGENHEIT_COST)
    if table.events is not None:
        route = table.facts.route_ids[colour]
        params = {"link": link_name(table.facts, link), "cost": GELEGENHEIT_COST, "route": route}
        tell(table, "gelegenheit", "VD-150", seat, params)
    next_builder(table)


def drop(table: Table, seat: i64, colour: i64) -> None:
    _use_card(table, seat, colour)
    if table.events is not None:
        params = {"route": table.facts.route_ids[colour]}
        tell(table, "drop", "VD-108", seat, params)
    next_builder(table)


def _use_card(table: Table, seat: i64, colour: i64) -> None:
    table.cards[seat * ROUTE_COLOURS + colour] -= 1
    table.route_discard[colour] += 1


def _lay(table: Table, seat: i64, link: i64, cost: i64) -> None:
    table.owner[link] = seat + 1
    table.cash[seat] -= cost
    forget_routes(table)
