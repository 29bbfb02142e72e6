"""Draws: what can come out, how likely, and where each goes (VD-193)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.actions import CARD, FIRST, GOOD, GOODS_CARD, PLACE, ROUTE_CARD
from trackside.games.volldampf.components import GOODS_EACH, HAND_KINDS, ROUTE_COLOURS
from trackside.games.volldampf.phases import (
    DRAW_ACTION,
    DRAW_EXTRA,
    DRAW_FROM_HAND,
    DRAW_GOOD,
    DRAW_GOODS_CARD,
    DRAW_ROUTE,
    START,
)
from trackside.games.volldampf.rules import cards, goods, groups, placing
from trackside.games.volldampf.state import Table

# Draws are frequent: as Any, the pairs are handed out without being made anew.
# There are more goods of a colour than of anything else.
PAIRS: Final[list[list[Any]]] = [
    [(code, weight) for weight in range(GOODS_EACH + 1)] for code in range(PLACE)
]


def outcomes(table: Table) -> list[tuple[int, int]]:
    """Codes and weights of the draw that is due."""
    stage = table.stage
    found: list[Any] = []
    if stage in (DRAW_GOOD, DRAW_EXTRA):
        _weigh(found, GOOD, table.bag, 0, 4)
    elif stage == DRAW_ROUTE:
        _weigh(found, ROUTE_CARD, table.deck, 0, ROUTE_COLOURS)
    elif stage == DRAW_ACTION:
        _weigh(found, CARD, table.action_deck, 0, HAND_KINDS)
    elif stage == DRAW_FROM_HAND:
        _weigh(found, CARD, table.hands, table.giver * HAND_KINDS, HAND_KINDS)
    elif stage == DRAW_GOODS_CARD:
        for i in range(len(table.goods_pile)):
            if table.goods_pile[i] == 0:
                found.append(PAIRS[GOODS_CARD + i][1])
    elif stage == START:
        found = [(FIRST + seat, 1) for seat in range(table.players)]
    return found


def _weigh(found: list[Any], base: i64, counts: vec[i64], first: i64, size: i64) -> None:
    for i in range(size):
        weight = counts[first + i]
        if weight > 0:
            found.append(PAIRS[base + i][weight])


def is_possible(table: Table, code: i64) -> bool:
    """Tell whether the draw that is due can come out so."""
    stage = table.stage
    if stage in (DRAW_GOOD, DRAW_EXTRA):
        return GOOD <= code < GOOD + 4 and table.bag[code - GOOD] > 0
    if stage == DRAW_ROUTE:
        return ROUTE_CARD <= code < ROUTE_CARD + ROUTE_COLOURS and table.deck[code - ROUTE_CARD] > 0
    if stage == DRAW_ACTION:
        return CARD <= code < CARD + HAND_KINDS and table.action_deck[code - CARD] > 0
    if stage == DRAW_FROM_HAND:
        return (
            CARD <= code < CARD + HAND_KINDS
            and table.hands[table.giver * HAND_KINDS + code - CARD] > 0
        )
    if stage == DRAW_GOODS_CARD:
        size: i64 = len(table.goods_pile)
        return GOODS_CARD <= code < GOODS_CARD + size and table.goods_pile[code - GOODS_CARD] == 0
    return stage == START and FIRST <= code < FIRST + table.players


def draw(table: Table, code: i64) -> None:
    stage = table.stage
    if stage == DRAW_GOOD:
        goods.draw_good(table, code - GOOD)
    elif stage == DRAW_ROUTE:
        groups.draw_route(table, code - ROUTE_CARD)
    elif stage == DRAW_EXTRA:
        placing.draw_extra(table, code - GOOD)
    elif stage == DRAW_ACTION:
        cards.draw_action(table, code - CARD)
    elif stage == DRAW_FROM_HAND:
        cards.draw_from_hand(table, code - CARD)
    elif stage == DRAW_GOODS_CARD:
        goods.draw_goods_card(table, code - GOODS_CARD)
    else:
        goods.draw_start(table, code - FIRST)
