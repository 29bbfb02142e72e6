"""Set-up and phase 1: the start player (VD-32), goods for the cities (VD-44 to VD-62)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import NOBODY
from trackside.games.volldampf.components import GOODS
from trackside.games.volldampf.phases import DRAW_GOOD, DRAW_GOODS_CARD, GOODS_OUT
from trackside.games.volldampf.state import NONE, Table, total
from trackside.kit.bits import zeros
from trackside.kit.positions import tell


def draw_start(table: Table, seat: i64) -> None:
    """VD-32, VD-33; then a good for each German city (VD-44)."""
    for place in range(table.players):
        table.order[place] = (seat + place) % table.players
    tell(table, "start-player", "VD-32", seat)
    table.cursor = 0
    table.card = NONE
    next_good(table)


def next_goods_card(table: Table) -> None:
    table.card = NONE
    if table.cards_due > 0:
        _reshuffle_goods_cards(table)
        table.stage = DRAW_GOODS_CARD
    else:
        table.stage = GOODS_OUT


def _reshuffle_goods_cards(table: Table) -> None:
    """VD-61."""
    if total(table.goods_pile) == len(table.goods_pile):
        table.goods_pile = zeros(len(table.goods_pile))
        tell(table, "goods-cards-reshuffled", "VD-61")


def next_good(table: Table) -> None:
    """The next city that is due a good; none get any once the bag is empty (VD-62)."""
    due: i64 = 3
    if table.card == NONE:
        due = len(table.facts.german)
    if table.cursor < due and total(table.bag) > 0:
        table.stage = DRAW_GOOD
        return
    if table.cursor < due and table.events is not None:
        tell(table, "bag-empty", "VD-62", NOBODY, {"cities": int(due - table.cursor)})
    if table.card != NONE:
        table.goods_pile[table.card] = 1  # VD-49, VD-60
    next_goods_card(table)


def city_due(table: Table) -> i64:
    """Give the city that the next good is for."""
    if table.card == NONE:
        return table.facts.german[table.cursor]
    return table.facts.card_cities[table.card * 3 + table.cursor]


def draw_good(table: Table, colour: i64) -> None:
    city = city_due(table)
    table.bag[colour] -= 1
    table.goods[city * 4 + colour] += 1
    table.goods_revision += 1
    table.cursor += 1
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[colour]}
        tell(table, "good-placed", "VD-58", NOBODY, params)
    next_good(table)


def draw_goods_card(table: Table, card: i64) -> None:
    table.card = card
    table.cards_due -= 1
    table.cursor = 0
    if table.events is not None:
        names = [table.facts.city_names[table.facts.card_cities[card * 3 + i]] for i in range(3)]
        params = {"card": table.facts.card_ids[card], "cities": ", ".join(names)}
        tell(table, "goods-card", "VD-57", NOBODY, params)
    next_good(table)
