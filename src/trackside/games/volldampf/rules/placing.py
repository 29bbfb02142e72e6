"""Zusatzfracht and Neue Planung: a good put into a city (VD-156 to VD-163, VD-208)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import NEUE_PLANUNG, PLACE
from trackside.games.volldampf.components import GOODS
from trackside.games.volldampf.phases import (
    BID,
    BUILD,
    DRAW_EXTRA,
    GROUP,
    LOAN,
    PLACE_EXTRA,
    PLACE_PLANNED,
    ROUTE,
    TRANSPORT,
)
from trackside.games.volldampf.rules.hands import (
    NEUE_PLANUNG_CARD,
    ZUSATZFRACHT_CARD,
    discard,
    holds,
    refuse_card,
)
from trackside.games.volldampf.state import Table, total
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

# --- Zusatzfracht ---


def refuse_zusatzfracht(table: Table, seat: i64) -> Refusal | None:
    refusal = refuse_card(table, seat, ZUSATZFRACHT_CARD)
    if refusal is None and total(table.bag) == 0:
        return Refusal("VD-158", "bag-is-empty")
    return refusal


def may_play_zusatzfracht(table: Table, seat: i64) -> bool:
    """Ask the same as `refuse_zusatzfracht`, without words."""
    return holds(table, seat, ZUSATZFRACHT_CARD) and total(table.bag) > 0


def play_zusatzfracht(table: Table, seat: i64) -> None:
    discard(table, seat, ZUSATZFRACHT_CARD)
    table.stage = DRAW_EXTRA
    tell(table, "zusatzfracht", "VD-156", seat)


def draw_extra(table: Table, colour: i64) -> None:
    """VD-157: drawn, and then put somewhere."""
    table.bag[colour] -= 1
    table.held = colour
    table.stage = PLACE_EXTRA
    if table.events is not None:
        tell(table, "extra-drawn", "VD-157", table.actor, {"colour": GOODS[colour]})


# --- Neue Planung ---


def may_plan(table: Table) -> bool:
    """VD-162: at an own decision, not in a window and not in a secret choice."""
    return table.stage in (LOAN, BID, GROUP, BUILD, TRANSPORT, ROUTE)


def refuse_planning(table: Table, seat: i64, city: i64, colour: i64) -> Refusal | None:
    refusal = refuse_card(table, seat, NEUE_PLANUNG_CARD)
    if refusal is not None:
        return refusal
    name = table.facts.city_names[city]
    if table.goods[city * 4 + colour] == 0:
        return Refusal("VD-160", "no-such-good", city=name, colour=GOODS[colour])
    if _is_declared(table, city * 4 + colour):
        return Refusal("VD-129", "good-is-declared", city=name, colour=GOODS[colour])
    return None


def _is_declared(table: Table, slot: i64) -> bool:
    """Tell whether the only good of this kind here is on its way."""
    declared = table.good_city * 4 + table.good_colour
    return table.stage == ROUTE and slot == declared and table.goods[slot] == 1


def legal_planning(table: Table, seat: i64, found: Codes) -> None:
    if not holds(table, seat, NEUE_PLANUNG_CARD):
        return
    for i in range(table.facts.cities * 4):
        if table.goods[i] > 0 and not _is_declared(table, i):
            found.add(NEUE_PLANUNG + i)


def plan(table: Table, seat: i64, city: i64, colour: i64) -> None:
    """The good is taken up; the next step puts it down."""
    discard(table, seat, NEUE_PLANUNG_CARD)
    table.goods[city * 4 + colour] -= 1
    table.goods_revision += 1
    table.held = colour
    table.held_from = city
    table.back = table.stage
    table.stage = PLACE_PLANNED
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[colour]}
        tell(table, "neue-planung", "VD-160", seat, params)


# --- putting down the good of either card ---


def refuse_place(table: Table, city: i64) -> Refusal | None:
    if table.stage == PLACE_PLANNED and city == table.held_from:
        return Refusal("VD-160", "same-city", city=table.facts.city_names[city])
    return None


def legal_places(table: Table, found: Codes) -> None:
    planned = table.stage == PLACE_PLANNED
    for city in range(table.facts.cities):
        if not planned or city != table.held_from:
            found.add(PLACE + city)


def place(table: Table, seat: i64, city: i64) -> None:
    """No transport: no points, no return to the bag (VD-163)."""
    table.goods[city * 4 + table.held] += 1
    table.goods_revision += 1
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[table.held]}
        tell(table, "placed", "VD-157", seat, params)
    table.stage = TRANSPORT if table.stage == PLACE_EXTRA else table.back
