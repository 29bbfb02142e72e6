"""Phase 6: transport (VD-111 to VD-130) with Schnelle Lok and Sabotage (VD-153 to VD-155, VD-164
to VD-168, VD-210, VD-213, VD-215).

A good can be brought home if, and only if, the shortest way to a city of its colour is short
enough: a shortest way never enters a city twice. So legality needs no list of routes, here and
at each step of a route.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Event
from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import DECLARE, DECLARE_FAST, DELIVER, MOVE
from trackside.games.volldampf.components import BIT, GOODS
from trackside.games.volldampf.phases import THIRD, ask_sabotage, begin_sabotage, next_transport
from trackside.games.volldampf.rules.building import link_name
from trackside.games.volldampf.rules.hands import (
    SABOTAGE_CARD,
    SCHNELLE_LOK,
    discard,
    holds,
    refuse_card,
    show,
    take_back,
)
from trackside.games.volldampf.state import FREE, TRANSPORT, Table

MOST_LINKS: Final = 6  # VD-118
MOST_FAST_LINKS: Final = 7  # VD-119


# --- declaring a good ---


def can_go(table: Table, city: i64, colour: i64, fast: bool) -> bool:
    """Whether a good of this colour here has any legal route (VD-128)."""
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


def legal_declares(table: Table, found: list[int], fast: bool) -> None:
    base: i64 = DECLARE_FAST if fast else DECLARE
    goods, size, banned = table.goods, table.facts.cities * 4, table.banned
    i: i64 = 0
    while i < size:
        if goods[i] > 0 and not banned & BIT[i % 4] and can_go(table, i // 4, i % 4, fast):
            found.append(base + i)
        i += 1


def could_declare(table: Table, fast: bool) -> bool:
    """Whether any good on the board has a legal route now (VD-171)."""
    i: i64 = 0
    while i < table.facts.cities * 4:
        if table.goods[i] > 0 and can_go(table, i // 4, i % 4, fast):
            return True
        i += 1
    return False


def declare(table: Table, seat: i64, city: i64, colour: i64, fast: bool) -> None:
    table.good_city = city
    table.good_colour = colour
    table.fast = 0
    if table.events is not None:
        params = {"city": table.facts.city_names[city], "colour": GOODS[colour]}
        speed = {"fast": "yes" if fast else "no"}
        table.events.append(
            Event(key="declare", rule="VD-127", seat=int(seat), params={**params, **speed})
        )
    if fast:
        _lay_out_schnelle_lok(table, seat)
    begin_sabotage(table)


def _lay_out_schnelle_lok(table: Table, seat: i64) -> None:
    """It lies on the table until the transport is done or stopped (VD-155, VD-210)."""
    show(table, seat, SCHNELLE_LOK)
    table.fast = 1


def give_up(table: Table, seat: i64) -> None:
    """Noted for the award of cards, but for a third transport (VD-130, VD-204, VD-207)."""
    if table.lap != THIRD:
        table.given_up[seat] += 1
    if table.events is not None:
        rule = "VD-219" if table.lap == THIRD else "VD-130"
        params = {"lap": int(table.lap)}
        table.events.append(Event(key="give-up", rule=rule, seat=int(seat), params=params))
    next_transport(table)


# --- the Sabotage window ---


def play_sabotage(table: Table, seat: i64) -> None:
    """The colour is closed for this transport, and the turn goes back to its beginning (VD-215)."""
    discard(table, seat, SABOTAGE_CARD)
    table.banned |= BIT[table.good_colour]
    table.actor = table.giver
    table.stage = TRANSPORT
    if table.events is not None:
        params = {"colour": GOODS[table.good_colour], "victim_seat": int(table.actor)}
        table.events.append(Event(key="sabotage", rule="VD-165", seat=int(seat), params=params))
    if table.fast:
        take_back(table, table.actor, SCHNELLE_LOK)
        table.fast = 0


def decline_sabotage(table: Table) -> None:
    ask_sabotage(table)


# --- the route ---


def most_links(table: Table, seat: i64) -> i64:
    """A Schnelle Lok in hand counts: it may still be played with the route (VD-213)."""
    if table.fast or holds(table, seat, SCHNELLE_LOK):
        return MOST_FAST_LINKS
    return MOST_LINKS


def can_arrive(table: Table, city: i64, left: i64) -> bool:
    """Whether the good, once in this city, can reach a goal over `left` more links."""
    goals = table.facts.matching[table.good_colour] & ~table.visited
    edge = BIT[city]
    seen = table.visited | edge
    while not edge & goals:
        if left == 0:
            return False
        left -= 1
        edge = _neighbours(table, edge) & ~seen
        if edge == 0:
            return False
        seen |= edge
    return True


def _neighbours(table: Table, cities: i64) -> i64:
    found: i64 = 0
    city: i64 = 0
    while cities:
        if cities & 1:
            found |= table.near[city]
        cities >>= 1
        city += 1
    return found


def other_end(table: Table, link: i64) -> i64:
    """The city that a link leads to from where the good is; -1 if it does not touch it."""
    if table.facts.link_a[link] == table.at:
        return table.facts.link_b[link]
    if table.facts.link_b[link] == table.at:
        return table.facts.link_a[link]
    return -1


def is_home(table: Table) -> bool:
    """Whether the good has moved and is in a city of its colour."""
    return table.steps > 0 and table.facts.city_colour[table.at] == table.good_colour


def refuse_move(table: Table, seat: i64, link: i64) -> Refusal | None:
    if table.stop_at_first and is_home(table):
        return Refusal("VD-123", "must-stop", city=table.facts.city_names[table.at])
    refusal = _refuse_link(table, link)
    if refusal is not None:
        return refusal
    most = most_links(table, seat)
    if table.steps >= most:
        rule = "VD-119" if most == MOST_FAST_LINKS else "VD-118"
        return Refusal(rule, "route-too-long", links=int(table.steps + 1), most=int(most))
    if not can_arrive(table, other_end(table, link), most - table.steps - 1):
        colour = GOODS[table.good_colour]
        left = int(most - table.steps - 1)
        return Refusal("VD-114", "leads-nowhere", colour=colour, left=left)
    return None


def _refuse_link(table: Table, link: i64) -> Refusal | None:
    if table.owner[link] == FREE:
        return Refusal("VD-116", "no-track", link=link_name(table, link))
    i: i64 = 0
    while i < table.steps:
        if table.path[i] == link:
            return Refusal("VD-120", "link-twice", link=link_name(table, link))
        i += 1
    city = other_end(table, link)
    if city < 0:
        name, at = link_name(table, link), table.facts.city_names[table.at]
        return Refusal("VD-116", "link-elsewhere", link=name, at=at)
    if table.visited & BIT[city]:
        return Refusal("VD-121", "city-twice", city=table.facts.city_names[city])
    return None


def may_move(table: Table, link: i64, most: i64) -> bool:
    """The same as `refuse_move`, without words; the place has been looked at."""
    if table.owner[link] == FREE or table.steps >= most:
        return False
    city = other_end(table, link)
    if city < 0 or table.visited & BIT[city]:
        return False
    return can_arrive(table, city, most - table.steps - 1)


def legal_moves(table: Table, seat: i64, found: list[int]) -> None:
    home = is_home(table)
    if home:
        found.append(DELIVER)
        if table.stop_at_first:
            return
    facts = table.facts
    most = most_links(table, seat)
    i = facts.first_link[table.at]
    end = facts.first_link[table.at + 1]
    while i < end:
        link = facts.links_at[i]
        if may_move(table, link, most):
            found.append(MOVE + link)
        i += 1


def move(table: Table, seat: i64, link: i64) -> None:
    """A step that six links do not allow plays Schnelle Lok (VD-213)."""
    if not table.fast and not may_move(table, link, MOST_LINKS):
        _lay_out_schnelle_lok(table, seat)
        if table.events is not None:
            table.events.append(Event(key="schnelle-lok", rule="VD-213", seat=int(seat)))
    city = other_end(table, link)
    table.path[table.steps] = link
    table.steps += 1
    table.visited |= BIT[city]
    table.at = city
    if table.events is not None:
        params = {"link": link_name(table, link), "city": table.facts.city_names[city]}
        table.events.append(Event(key="move", rule="VD-116", seat=int(seat), params=params))


def refuse_deliver(table: Table) -> Refusal | None:
    colour = GOODS[table.good_colour]
    if table.steps == 0:
        return Refusal("VD-118", "not-moved", colour=colour)
    if not is_home(table):
        city = table.facts.city_names[table.at]
        return Refusal("VD-114", "wrong-colour", city=city, colour=colour)
    return None


def deliver(table: Table, seat: i64) -> None:
    """VD-125, VD-126: a space for each track used, and the good back into the bag."""
    i: i64 = 0
    while i < table.steps:
        table.position[table.owner[table.path[i]] - 1] += 1
        i += 1
    table.goods[table.good_city * 4 + table.good_colour] -= 1
    table.bag[table.good_colour] += 1
    if table.fast:
        table.fast = 0
        table.action_discard[SCHNELLE_LOK] += 1  # VD-155
    if table.events is not None:
        _tell_delivery(table, seat)
    table.steps = 0
    next_transport(table)


def _tell_delivery(table: Table, seat: i64) -> None:
    facts = table.facts
    gains = [0] * int(table.players)
    for i in range(int(table.steps)):
        gains[int(table.owner[table.path[i]]) - 1] += 1
    events: list[Event] = [] if table.events is None else table.events
    params = {
        "colour": GOODS[table.good_colour],
        "from": facts.city_names[table.good_city],
        "to": facts.city_names[table.at],
        "links": int(table.steps),
        "own": gains[int(seat)],
    }
    events.append(Event(key="deliver", rule="VD-125", seat=int(seat), params=params))
    for owner, gain in enumerate(gains):
        if gain:
            params = {"spaces": gain, "position": int(table.position[owner])}
            events.append(Event(key="gain", rule="VD-125", seat=owner, params=params))
