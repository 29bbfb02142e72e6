"""Cards of one's own turn (Zusatzfracht, Neue Planung), Subvention, and drawing from a hand
(VD-146, VD-156 to VD-163, VD-169 to VD-171, VD-202 to VD-208)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import Event
from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import DRAW_FROM, NEUE_PLANUNG, PLACE
from trackside.games.volldampf.components import BIT, GOODS
from trackside.games.volldampf.phases import ask_subvention
from trackside.games.volldampf.rules.hands import (
    NEUE_PLANUNG_CARD,
    SCHNELLE_LOK,
    SUBVENTION_CARD,
    ZUSATZFRACHT_CARD,
    discard,
    holds,
    refuse_card,
)
from trackside.games.volldampf.rules.transport import could_declare
from trackside.games.volldampf.state import (
    DRAW_EXTRA,
    DRAW_FROM_HAND,
    PLACE_EXTRA,
    PLACE_PLANNED,
    TRANSPORT,
    Table,
    hand_size,
    total,
)

# --- Zusatzfracht ---


def refuse_zusatzfracht(table: Table, seat: i64) -> Refusal | None:
    refusal = refuse_card(table, seat, ZUSATZFRACHT_CARD)
    if refusal is None and total(table.bag) == 0:
        return Refusal("VD-158", "bag-is-empty")
    return refusal


def may_play_zusatzfracht(table: Table, seat: i64) -> bool:
    """The same as `refuse_zusatzfracht`, without words."""
    return holds(table, seat, ZUSATZFRACHT_CARD) and total(table.bag) > 0


def play_zusatzfracht(table: Table, seat: i64) -> None:
    discard(table, seat, ZUSATZFRACHT_CARD)
    table.stage = DRAW_EXTRA
    if table.events is not None:
        table.events.append(Event(key="zusatzfracht", rule="VD-156", seat=int(seat)))


# --- Neue Planung ---


def refuse_planning(table: Table, seat: i64, city: i64, colour: i64) -> Refusal | None:
    refusal = refuse_card(table, seat, NEUE_PLANUNG_CARD)
    if refusal is not None:
        return refusal
    if table.goods[city * 4 + colour] == 0:
        name = table.facts.city_names[city]
        return Refusal("VD-160", "no-such-good", city=name, colour=GOODS[colour])
    return None


def legal_planning(table: Table, seat: i64, found: list[int]) -> None:
    if not holds(table, seat, NEUE_PLANUNG_CARD):
        return
    i: i64 = 0
    while i < table.facts.cities * 4:
        if table.goods[i] > 0:
            found.append(NEUE_PLANUNG + i)
        i += 1


def plan(table: Table, seat: i64, city: i64, colour: i64) -> None:
    """The good is taken up; the next step puts it down."""
    discard(table, seat, NEUE_PLANUNG_CARD)
    table.goods[city * 4 + colour] -= 1
    table.held = colour
    table.held_from = city
    table.back = table.stage
    table.stage = PLACE_PLANNED
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[colour]}
        table.events.append(Event(key="neue-planung", rule="VD-160", seat=int(seat), params=params))


# --- putting down the good of either card ---


def refuse_place(table: Table, city: i64) -> Refusal | None:
    if table.stage == PLACE_PLANNED and city == table.held_from:
        return Refusal("VD-160", "same-city", city=table.facts.city_names[city])
    return None


def legal_places(table: Table, found: list[int]) -> None:
    planned = table.stage == PLACE_PLANNED
    city: i64 = 0
    while city < table.facts.cities:
        if not planned or city != table.held_from:
            found.append(PLACE + city)
        city += 1


def place(table: Table, seat: i64, city: i64) -> None:
    """No transport: no points, no return to the bag (VD-163)."""
    table.goods[city * 4 + table.held] += 1
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[table.held]}
        table.events.append(Event(key="placed", rule="VD-157", seat=int(seat), params=params))
    table.stage = TRANSPORT if table.stage == PLACE_EXTRA else table.back


# --- Subvention ---


def refuse_subvention(table: Table, seat: i64) -> Refusal | None:
    refusal = refuse_card(table, seat, SUBVENTION_CARD)
    if refusal is None and not could_transport(table, seat):
        return Refusal("VD-171", "nothing-to-transport")
    return refusal


def may_play_subvention(table: Table, seat: i64) -> bool:
    """The same as `refuse_subvention`, without words."""
    return holds(table, seat, SUBVENTION_CARD) and could_transport(table, seat)


def could_transport(table: Table, seat: i64) -> bool:
    """VD-171: now, or with the help of other cards in hand."""
    if holds(table, seat, NEUE_PLANUNG_CARD):
        return True
    if may_play_zusatzfracht(table, seat):
        return True
    return could_declare(table, holds(table, seat, SCHNELLE_LOK))


def play_subvention(table: Table, seat: i64) -> None:
    discard(table, seat, SUBVENTION_CARD)
    table.third |= BIT[seat]
    if table.events is not None:
        table.events.append(Event(key="subvention", rule="VD-170", seat=int(seat)))
    decline_subvention(table)


def decline_subvention(table: Table) -> None:
    table.turn += 1
    ask_subvention(table)


# --- a card from another hand ---


def refuse_draw_from(table: Table, seat: i64, giver: i64) -> Refusal | None:
    if giver == seat:
        return Refusal("VD-146", "own-hand")
    if hand_size(table, giver) == 0:
        return Refusal("VD-146", "empty-hand", giver_seat=int(giver))
    return None


def legal_draws_from(table: Table, seat: i64, found: list[int]) -> None:
    giver: i64 = 0
    while giver < table.players:
        if giver != seat and hand_size(table, giver) > 0:
            found.append(DRAW_FROM + giver)
        giver += 1


def draw_from(table: Table, giver: i64) -> None:
    table.giver = giver
    table.stage = DRAW_FROM_HAND
    if table.events is not None:
        params = {"giver_seat": int(giver)}
        seat = int(table.actor)
        table.events.append(Event(key="draws-from", rule="VD-146", seat=seat, params=params))
