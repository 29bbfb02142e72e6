"""The way of a declared good, link by link, and its delivery (VD-114 to VD-126), with Schnelle Lok
(VD-153 to VD-155, VD-213)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import DELIVER, MOVE
from trackside.games.volldampf.components import GOODS, link_name
from trackside.games.volldampf.phases import ROUTE, TRANSPORT_DONE
from trackside.games.volldampf.rules.hands import SCHNELLE_LOK, holds, show
from trackside.games.volldampf.state import FREE, Table
from trackside.kit.bits import BIT
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

MOST_LINKS: Final = 6  # VD-118
MOST_FAST_LINKS: Final = 7  # VD-119


def lay_out_schnelle_lok(table: Table, seat: i64) -> None:
    """It lies on the table until the transport is done or stopped (VD-155, VD-210)."""
    show(table, seat, SCHNELLE_LOK)
    table.fast = 1


def begin_route(table: Table) -> None:
    table.actor = table.giver
    table.at = table.good_city
    table.visited = BIT[table.good_city]
    table.steps = 0
    table.stage = ROUTE


def most_links(table: Table, seat: i64) -> i64:
    """A Schnelle Lok in hand counts: it may still be played with the route (VD-213)."""
    if table.fast or holds(table, seat, SCHNELLE_LOK):
        return MOST_FAST_LINKS
    return MOST_LINKS


def can_arrive(table: Table, city: i64, left: i64) -> bool:
    """Tell whether the good, once in this city, can reach a goal over `left` more links."""
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
    """Give the city that a link leads to from where the good is; -1 if it does not touch it."""
    if table.facts.link_a[link] == table.at:
        return table.facts.link_b[link]
    if table.facts.link_b[link] == table.at:
        return table.facts.link_a[link]
    return -1


def is_home(table: Table) -> bool:
    """Tell whether the good has moved and is in a city of its colour."""
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
        return Refusal("VD-116", "no-track", link=link_name(table.facts, link))
    for i in range(table.steps):
        if table.path[i] == link:
            return Refusal("VD-120", "link-twice", link=link_name(table.facts, link))
    city = other_end(table, link)
    if city < 0:
        name, at = link_name(table.facts, link), table.facts.city_names[table.at]
        return Refusal("VD-116", "link-elsewhere", link=name, at=at)
    if table.visited & BIT[city]:
        return Refusal("VD-121", "city-twice", city=table.facts.city_names[city])
    return None


def may_move(table: Table, link: i64, most: i64) -> bool:
    """Ask the same as `refuse_move`, without words; the place has been looked at."""
    if table.owner[link] == FREE or table.steps >= most:
        return False
    city = other_end(table, link)
    if city < 0 or table.visited & BIT[city]:
        return False
    return can_arrive(table, city, most - table.steps - 1)


def legal_moves(table: Table, seat: i64, found: Codes) -> None:
    home = is_home(table)
    if home:
        found.add(DELIVER)
        if table.stop_at_first:
            return
    facts = table.facts
    most = most_links(table, seat)
    for i in range(facts.first_link[table.at], facts.first_link[table.at + 1]):
        link = facts.links_at[i]
        if may_move(table, link, most):
            found.add(MOVE + link)


def move(table: Table, seat: i64, link: i64) -> None:
    """A step that six links do not allow plays Schnelle Lok (VD-213)."""
    if not table.fast and not may_move(table, link, MOST_LINKS):
        lay_out_schnelle_lok(table, seat)
        tell(table, "schnelle-lok", "VD-213", seat)
    city = other_end(table, link)
    table.path[table.steps] = link
    table.steps += 1
    table.visited |= BIT[city]
    table.at = city
    if table.events is not None:
        params = {"link": link_name(table.facts, link), "city": table.facts.city_names[city]}
        tell(table, "move", "VD-116", seat, params)


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
    for i in range(table.steps):
        table.position[table.owner[table.path[i]] - 1] += 1
    table.goods[table.good_city * 4 + table.good_colour] -= 1
    table.goods_revision += 1
    table.bag[table.good_colour] += 1
    if table.fast:
        table.fast = 0
        table.action_discard[SCHNELLE_LOK] += 1  # VD-155
    if table.events is not None:
        _tell_delivery(table, seat)
    table.steps = 0
    table.stage = TRANSPORT_DONE


def _tell_delivery(table: Table, seat: i64) -> None:
    facts = table.facts
    gains = [0] * int(table.players)
    for i in range(int(table.steps)):
        gains[int(table.owner[table.path[i]]) - 1] += 1
    params: Json = {
        "colour": GOODS[table.good_colour],
        "from": facts.city_names[table.good_city],
        "to": facts.city_names[table.at],
        "links": int(table.steps),
        "own": gains[int(seat)],
    }
    tell(table, "deliver", "VD-125", seat, params)
    for owner, gain in enumerate(gains):
        if gain:
            params = {"spaces": gain, "position": int(table.position[owner])}
            tell(table, "gain", "VD-125", owner, params)
