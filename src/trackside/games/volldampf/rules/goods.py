"""Draws: start player, goods, route cards, action cards (VD-32 to VD-65, VD-144 to VD-146)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import Event
from trackside.games.volldampf.actions import CARD, FIRST, GOOD, GOODS_CARD, ROUTE_CARD
from trackside.games.volldampf.components import GOODS, GROUP_SIZE, KINDS
from trackside.games.volldampf.phases import city_due, next_award, next_good, next_route
from trackside.games.volldampf.rules.hands import change_hands
from trackside.games.volldampf.state import (
    DRAW_ACTION,
    DRAW_EXTRA,
    DRAW_FROM_HAND,
    DRAW_GOOD,
    DRAW_GOODS_CARD,
    DRAW_ROUTE,
    NONE,
    PLACE_EXTRA,
    START,
    Table,
)


def outcomes(table: Table) -> list[tuple[int, int]]:
    """Codes and weights of the draw that is due."""
    stage = table.stage
    found: list[tuple[int, int]] = []
    if stage in (DRAW_GOOD, DRAW_EXTRA):
        _weigh(found, GOOD, table.bag, 0, 4)
    elif stage == DRAW_ROUTE:
        _weigh(found, ROUTE_CARD, table.deck, 0, 6)
    elif stage == DRAW_ACTION:
        _weigh(found, CARD, table.action_deck, 0, 7)
    elif stage == DRAW_FROM_HAND:
        _weigh(found, CARD, table.hands, table.giver * 7, 7)
    elif stage == DRAW_GOODS_CARD:
        i: i64 = 0
        while i < len(table.goods_pile):
            if table.goods_pile[i] == 0:
                found.append((GOODS_CARD + i, 1))
            i += 1
    elif stage == START:
        found = [(FIRST + seat, 1) for seat in range(table.players)]
    return found


def _weigh(
    found: list[tuple[int, int]], base: i64, counts: vec[i64], first: i64, size: i64
) -> None:
    i: i64 = 0
    while i < size:
        weight = counts[first + i]
        if weight > 0:
            found.append((base + i, weight))
        i += 1


def is_possible(table: Table, code: i64) -> bool:
    """Whether the draw that is due can come out so."""
    stage = table.stage
    if stage in (DRAW_GOOD, DRAW_EXTRA):
        return GOOD <= code < GOOD + 4 and table.bag[code - GOOD] > 0
    if stage == DRAW_ROUTE:
        return ROUTE_CARD <= code < ROUTE_CARD + 6 and table.deck[code - ROUTE_CARD] > 0
    if stage == DRAW_ACTION:
        return CARD <= code < CARD + 7 and table.action_deck[code - CARD] > 0
    if stage == DRAW_FROM_HAND:
        return CARD <= code < CARD + 7 and table.hands[table.giver * 7 + code - CARD] > 0
    if stage == DRAW_GOODS_CARD:
        size: i64 = len(table.goods_pile)
        return GOODS_CARD <= code < GOODS_CARD + size and table.goods_pile[code - GOODS_CARD] == 0
    return stage == START and FIRST <= code < FIRST + table.players


def draw(table: Table, code: i64) -> None:
    stage = table.stage
    if stage == DRAW_GOOD:
        draw_good(table, code - GOOD)
    elif stage == DRAW_ROUTE:
        draw_route(table, code - ROUTE_CARD)
    elif stage == DRAW_EXTRA:
        draw_extra(table, code - GOOD)
    elif stage == DRAW_ACTION:
        draw_action(table, code - CARD)
    elif stage == DRAW_FROM_HAND:
        draw_from_hand(table, code - CARD)
    elif stage == DRAW_GOODS_CARD:
        draw_goods_card(table, code - GOODS_CARD)
    else:
        draw_start(table, code - FIRST)


def draw_start(table: Table, seat: i64) -> None:
    """VD-32, VD-33; then a good for each German city (VD-44)."""
    place: i64 = 0
    while place < table.players:
        table.order[place] = (seat + place) % table.players
        place += 1
    if table.events is not None:
        table.events.append(Event(key="start-player", rule="VD-32", seat=int(seat)))
    table.cursor = 0
    table.card = NONE
    next_good(table)


def draw_good(table: Table, colour: i64) -> None:
    city = city_due(table)
    table.bag[colour] -= 1
    table.goods[city * 4 + colour] += 1
    table.cursor += 1
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[colour]}
        table.events.append(Event(key="good-placed", rule="VD-58", params=params))
    next_good(table)


def draw_goods_card(table: Table, card: i64) -> None:
    table.card = card
    table.cards_due -= 1
    table.cursor = 0
    if table.events is not None:
        names = [table.facts.city_names[table.facts.card_cities[card * 3 + i]] for i in range(3)]
        params = {"card": table.facts.card_ids[card], "cities": ", ".join(names)}
        table.events.append(Event(key="goods-card", rule="VD-57", params=params))
    next_good(table)


def draw_route(table: Table, colour: i64) -> None:
    """VD-63, VD-64: group after group."""
    group = table.cursor // GROUP_SIZE[table.players]
    table.deck[colour] -= 1
    table.groups[group * 6 + colour] += 1
    table.cursor += 1
    if table.events is not None:
        params = {"group": int(group + 1), "route": table.facts.route_ids[colour]}
        table.events.append(Event(key="route-card", rule="VD-63", params=params))
    next_route(table)


def draw_extra(table: Table, colour: i64) -> None:
    """VD-157: drawn, and then put somewhere."""
    table.bag[colour] -= 1
    table.held = colour
    table.stage = PLACE_EXTRA
    if table.events is not None:
        seat = int(table.actor)
        params = {"colour": GOODS[colour]}
        table.events.append(Event(key="extra-drawn", rule="VD-157", seat=seat, params=params))


def draw_action(table: Table, kind: i64) -> None:
    """Only the player sees it (VD-192)."""
    seat = table.actor
    table.action_deck[kind] -= 1
    table.hands[seat * 7 + kind] += 1
    table.due[seat] -= 1
    if table.events is not None:
        secret = {"card": KINDS[kind]}
        to = (int(seat),)
        table.events.append(
            Event(key="card-drawn", rule="VD-140", seat=int(seat), secret=secret, to=to)
        )
    next_award(table)


def draw_from_hand(table: Table, kind: i64) -> None:
    """Only giver and taker see it (VD-196)."""
    seat = table.actor
    giver = table.giver
    change_hands(table, giver, seat, kind)
    table.due[seat] -= 1
    if table.events is not None:
        event = Event(
            key="card-taken",
            rule="VD-146",
            seat=int(seat),
            params={"giver_seat": int(giver)},
            secret={"card": KINDS[kind]},
            to=(int(seat), int(giver)),
        )
        table.events.append(event)
    next_award(table)
