"""Phase 6: laps of transport, a good declared or given up (VD-111 to VD-115, VD-127 to VD-130).

A good can be brought home if, and only if, the shortest way to a city of its colour is short
enough: a shortest way never enters a city twice. So legality needs no list of routes, here and
at each step of a route.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import DECLARE, DECLARE_FAST
from trackside.games.volldampf.components import GOODS
from trackside.games.volldampf.phases import LAPS_DONE, THIRDS_DONE, TRANSPORT
from trackside.games.volldampf.rules.delivery import (
    MOST_FAST_LINKS,
    MOST_LINKS,
    lay_out_schnelle_lok,
)
from trackside.games.volldampf.rules.hands import SCHNELLE_LOK, refuse_card
from trackside.games.volldampf.rules.sabotage import begin_sabotage
from trackside.games.volldampf.state import Table, refresh
from trackside.kit.bits import BIT
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

LAPS_OF_TRANSPORT: Final = 2  # VD-111
THIRD: Final = 3  # the lap of third transports (VD-170)


# --- laps ---


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
        table.stage = LAPS_DONE
    else:
        begin_transport_turn(table)


def begin_thirds(table: Table) -> None:
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
    table.stage = THIRDS_DONE


# --- declaring a good ---


def can_go(table: Table, city: i64, colour: i64, fast: bool) -> bool:
    """Tell whether a good of this colour here has any legal route (VD-128)."""
    within = table.within7[city] if fast else table.within6[city]
    goals = table.facts.matching[colour]
    return (within & goals & ~BIT[city]) != 0


def refuse_declare(table: Table, seat: i64, city: i64, colour: i64, fast: bool) -> Refusal | None:
    name = table.facts.city_names[city]
    if fast:
        refusal = refuse_card(table, seat, SCHNELLE_LOK)
        if refusal is not None:
            return refusal
    if table.goods[city * 4 + colour] == 0:
        return Refusal("VD-114", "no-such-good", city=name, colour=GOODS[colour])
    if table.banned & BIT[colour]:
        return Refusal("VD-165", "colour-sabotaged", colour=GOODS[colour])
    if not can_go(table, city, colour, fast):
        most = MOST_FAST_LINKS if fast else MOST_LINKS
        return Refusal("VD-128", "no-route", city=name, colour=GOODS[colour], most=most)
    return None


def legal_declares(table: Table, found: Codes, fast: bool) -> None:
    base: i64 = DECLARE_FAST if fast else DECLARE
    goods, size, banned = table.goods, table.facts.cities * 4, table.banned
    for i in range(size):
        if goods[i] > 0:
            city, colour = i >> 2, i & 3
            if not banned & BIT[colour] and can_go(table, city, colour, fast):
                found.add(base + i)


def could_declare(table: Table, fast: bool) -> bool:
    """Tell whether any good on the board has a legal route now (VD-171)."""
    for i in range(table.facts.cities * 4):
        if table.goods[i] > 0 and can_go(table, i // 4, i % 4, fast):
            return True
    return False


def declare(table: Table, seat: i64, city: i64, colour: i64, fast: bool) -> None:
    table.good_city = city
    table.good_colour = colour
    table.fast = 0
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[colour]}
        speed = {"fast": "yes" if fast else "no"}
        tell(table, "declare", "VD-127", seat, {**params, **speed})
    if fast:
        lay_out_schnelle_lok(table, seat)
    begin_sabotage(table)


def give_up(table: Table, seat: i64) -> None:
    """Noted for the award of cards, but for a third transport (VD-130, VD-204, VD-207)."""
    if table.lap != THIRD:
        table.given_up[seat] += 1
    if table.events is not None:
        rule = "VD-219" if table.lap == THIRD else "VD-130"
        params = {"lap": int(table.lap)}
        tell(table, "give-up", rule, seat, params)
    next_transport(table)
