"""Building: segments, container links, upgrades (CR-41 to CR-76, CR-84 to CR-89)."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i32, i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.components import (
    EVENT_KINDS,
    FAST,
    FREIGHT,
    HEAVY,
    NO_BUILD,
    SUPER,
    TRAINS,
)
from trackside.games.china_rails.phases import BUILD
from trackside.games.china_rails.rules import access
from trackside.games.china_rails.rules.access import FINE, problem_at, refusal_at
from trackside.games.china_rails.state import (
    NONE,
    Table,
    add_touch,
    set_owner,
    touches,
    touches_port,
    track_of,
)
from trackside.kit.bits import BIT, count
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

BUILD_LIMIT: Final[i64] = 20  # CR-57
UPGRADE_PRICE: Final[i64] = 20  # CR-67
CITY_EXITS: Final[i64] = 2  # CR-44
DRY_AFTER_RAINS: Final[i64] = 2  # CR-175


def is_red(table: Table, m: i64) -> bool:
    return table.facts.major[m] != 0


def surcharge(table: Table, edge: i64) -> i64:
    if table.rains and table.facts.dry[edge]:
        return DRY_AFTER_RAINS
    return table.facts.surcharge[edge]


def price_of(table: Table, seat: i64, m: i64) -> i64:
    """Tell what a segment to this milepost costs, without a surcharge (CR-53, CR-72, CR-197)."""
    facts = table.facts
    if (m == facts.ferry_a or m == facts.ferry_b) and not table.ferry & BIT[seat]:
        return facts.ferry_price
    return facts.price[m]


def cost_of(table: Table, seat: i64, edge: i64, target: i64) -> i64:
    return price_of(table, seat, target) + surcharge(table, edge)


def target_of(table: Table, edge: i64, direction: i64) -> i64:
    return table.facts.edge_a[edge] if direction else table.facts.edge_b[edge]


def source_of(table: Table, edge: i64, direction: i64) -> i64:
    return table.facts.edge_b[edge] if direction else table.facts.edge_a[edge]


def right_holder(table: Table, edge: i64) -> i64:
    """Tell who alone may rebuild on this edge (CR-160)."""
    for n in range(len(table.right_edge)):
        if table.right_edge[n] == edge:
            return table.right_seat[n]
    return NONE


def is_closed(table: Table, edge: i64) -> bool:
    """Tell whether an event forbids building here now: a flood, or a zone at one of the ends."""
    facts = table.facts
    if facts.floods[edge] & table.flooded:
        return True
    ends = i64(table.zone[facts.edge_a[edge]]) | i64(table.zone[facts.edge_b[edge]])
    return ends & NO_BUILD != 0


def money_left(table: Table) -> i64:
    return BUILD_LIMIT - table.spent


def refuse_building(table: Table) -> Refusal | None:
    if table.phase != BUILD:
        return Refusal("CR-28", "operate-first")
    if table.upgraded:
        return Refusal("CR-30", "already-upgraded")
    return None


def refuse_build(table: Table, seat: i64, edge: i64, direction: i64) -> Refusal | None:
    refusal = refuse_building(table)
    if refusal is None:
        refusal = _refuse_place(table, seat, edge, source_of(table, edge, direction))
    if refusal is None:
        refusal = _refuse_access(table, seat, edge)
    if refusal is None:
        target = target_of(table, edge, direction)
        refusal = refuse_cost(table, seat, cost_of(table, seat, edge, target))
    return refusal


def _refuse_place(table: Table, seat: i64, edge: i64, source: i64) -> Refusal | None:
    facts = table.facts
    if facts.red[edge]:
        return Refusal("CR-46", "inside-red-area", city=access.place_name(table, source))
    if table.owner[edge]:
        return Refusal("CR-47", "segment-taken", owner_seat=int(track_of(table, edge)))
    if not is_red(table, source) and not touches(table, seat, source):
        if _has_no_track(table, seat):
            return Refusal("CR-42", "first-segment", place=facts.ids[source])
        return Refusal("CR-41", "not-from-here", place=facts.ids[source])
    holder = right_holder(table, edge)
    if holder not in (NONE, seat):
        return Refusal("CR-160", "right-to-rebuild", owner_seat=int(holder))
    if is_closed(table, edge):
        return _refuse_closed(table, edge)
    if is_red(table, source) and not may_exit(table, source):
        if table.exits_per_city:
            name = access.place_name(table, source)
            return Refusal("CR-202", "city-exits-here", most=int(CITY_EXITS), city=name)
        return Refusal("CR-44", "city-exits", most=int(CITY_EXITS))
    return None


def may_exit(table: Table, m: i64) -> bool:
    """Tell whether another segment may leave a major city in this turn, from its milepost m (CR-44,
    CR-202)."""
    if table.exits < CITY_EXITS:
        return True
    return table.exits_per_city and table.exits_of[table.facts.city_at[m]] < CITY_EXITS


def _has_no_track(table: Table, seat: i64) -> bool:
    return not any(touches(table, seat, m) for m in range(table.facts.size))


def _refuse_closed(table: Table, edge: i64) -> Refusal:
    facts = table.facts
    for n in range(facts.events):
        if table.event_left[n]:
            area = facts.event_area[n]
            ends = i64(area[facts.edge_a[edge]]) | i64(area[facts.edge_b[edge]])
            if facts.floods[edge] & BIT[n] & table.flooded:
                return Refusal("CR-158", "closed-by-flood")
            if ends & NO_BUILD:
                kind = EVENT_KINDS[facts.event_kind[n]]
                return Refusal("CR-139", "closed-for-building", kind=kind)
    raise AssertionError("no event closes this edge")


def _refuse_access(table: Table, seat: i64, edge: i64) -> Refusal | None:
    facts = table.facts
    a, b = facts.edge_a[edge], facts.edge_b[edge]
    in_order = (b, a) if b == facts.ferry_a or b == facts.ferry_b else (a, b)
    for m in in_order:
        if facts.watched[m]:
            problem = problem_at(table, seat, m, edge)
            if problem != FINE:
                return refusal_at(table, m, problem)
    return None


def refuse_cost(table: Table, seat: i64, cost: i64) -> Refusal | None:
    left = money_left(table)
    if cost > left:
        return Refusal("CR-57", "build-limit-reached", cost=int(cost), left=int(left))
    cash = table.cash[seat]
    if cost > cash:
        return Refusal("CR-58", "cannot-pay", cost=int(cost), cash=int(cash))
    return None


def build(table: Table, seat: i64, edge: i64, direction: i64) -> None:
    facts = table.facts
    target = target_of(table, edge, direction)
    source = source_of(table, edge, direction)
    cost = cost_of(table, seat, edge, target)
    if is_red(table, source):
        table.exits += 1
        city = facts.city_at[source]
        table.exits_of[city] = table.exits_of[city] + 1
    set_owner(table, edge, seat + 1)
    _use_right(table, edge)
    add_touch(table, seat, source)
    add_touch(table, seat, target)
    spend(table, seat, cost)
    if table.events is not None:
        places = {"from": facts.ids[source], "to": facts.ids[target]}
        tell(table, "build", "CR-52", int(seat), {**places, "cost": int(cost)})
    if target == facts.ferry_a or target == facts.ferry_b:
        _buy_ferry(table, seat)


def _use_right(table: Table, edge: i64) -> None:
    for n in range(len(table.right_edge)):
        if table.right_edge[n] == edge:
            table.right_edge, _ = pop(table.right_edge[:], n)
            table.right_seat, _ = pop(table.right_seat[:], n)
            return


def _buy_ferry(table: Table, seat: i64) -> None:
    """CR-72: the first segment to either port; CR-74: the owner builds on from both."""
    if table.ferry & BIT[seat]:
        return
    table.ferry |= BIT[seat]
    add_touch(table, seat, table.facts.ferry_a)
    add_touch(table, seat, table.facts.ferry_b)
    if table.events is not None:
        tell(table, "ferry", "CR-72", int(seat), {"price": int(table.facts.ferry_price)})


def spend(table: Table, seat: i64, cost: i64) -> None:
    table.cash[seat] = table.cash[seat] - cost
    table.spent += cost
    table.acted = True


def add_legal_builds(table: Table, seat: i64, found: Codes) -> None:
    """All segments that refuse_build lets through, in the order of their codes."""
    if table.phase != BUILD or table.upgraded:
        return
    facts, owner = table.facts, table.owner
    guards, fare, leaves = facts.guards, facts.fare, facts.leaves
    most = min(money_left(table), table.cash[seat])
    if most <= 0:
        return
    shut, roomy, calm = _shut_majors(table), access.roomy_majors(table), _is_calm(table)
    rim, base = table.rims[seat], facts.at_build
    found.make_room(len(rim))
    codes, slot = found.codes, found.count
    for way in rim:
        edge = way >> 1
        if owner[edge] or leaves[way] & shut:
            continue
        if guards[edge] & ~roomy:
            fits = _may_enter(table, seat, way, most, roomy)
        else:  # open land, or major cities that let everybody in
            fits = fare[way] <= most
        if fits and (calm or _is_open(table, seat, edge)):
            codes[slot] = i32(base + way)
            slot += 1
    found.count = slot


def _shut_majors(table: Table) -> i64:
    """Give the major cities that no further segment may leave in this turn, as bits."""
    facts = table.facts
    found: i64 = 0
    if table.exits < CITY_EXITS:
        return found
    for city in facts.majors:
        m = facts.city_mile[city]
        if not may_exit(table, m):
            found |= facts.major[m]
    return found


def _is_calm(table: Table) -> bool:
    """Tell whether no event closes a segment, and nobody has a right to rebuild one."""
    facts = table.facts
    for event in range(facts.events):
        if table.event_left[event] and facts.event_closes[event]:
            return False
    return len(table.right_edge) == 0


def _is_open(table: Table, seat: i64, edge: i64) -> bool:
    if is_closed(table, edge):
        return False
    holder = right_holder(table, edge)
    return holder in (NONE, seat)


def _may_enter(table: Table, seat: i64, way: i64, most: i64, roomy: i64) -> bool:
    """Tell whether the seat can pay this segment of its rim, and the places at its ends let it
    in."""
    facts = table.facts
    edge = way >> 1
    source, target = source_of(table, edge, way & 1), target_of(table, edge, way & 1)
    firm = facts.firm[edge] != 0
    if (facts.fare[way] if firm else cost_of(table, seat, edge, target)) > most:
        return False
    return _lets_in(table, seat, source, edge, roomy) and _lets_in(table, seat, target, edge, roomy)


def _lets_in(table: Table, seat: i64, m: i64, edge: i64, roomy: i64) -> bool:
    if not table.facts.watched[m] or table.facts.major[m] & roomy:
        return True
    return problem_at(table, seat, m, edge) == FINE


# Container links


def refuse_link(table: Table, seat: i64, port: i64) -> Refusal | None:
    refusal = refuse_building(table)
    if refusal is not None:
        return refusal
    facts = table.facts
    name = facts.port_names[port]
    if table.links[port] & BIT[seat]:
        return Refusal("CR-84", "link-owned", port=name)
    if count(table.links[port]) >= facts.port_most[port]:
        return Refusal("CR-85", "link-full", port=name, most=int(facts.port_most[port]))
    if not touches_port(table, seat, port):
        return Refusal("CR-86", "link-not-touched", port=name)
    if i64(table.zone[facts.port_mile[port]]) & NO_BUILD:
        return Refusal("CR-198", "link-closed", port=name)
    return refuse_cost(table, seat, facts.port_price[port])


def may_link(table: Table, seat: i64, port: i64) -> bool:
    """Ask the same as `refuse_link`, without words, for a player who is building."""
    facts = table.facts
    if facts.port_price[port] > min(money_left(table), table.cash[seat]):
        return False
    if table.links[port] & BIT[seat] or not touches_port(table, seat, port):
        return False
    if count(table.links[port]) >= facts.port_most[port]:
        return False
    return not i64(table.zone[facts.port_mile[port]]) & NO_BUILD


def buy_link(table: Table, seat: i64, port: i64) -> None:
    facts = table.facts
    table.links[port] = table.links[port] | BIT[seat]
    spend(table, seat, facts.port_price[port])
    if table.events is not None:
        params = {"port": facts.port_names[port], "cost": int(facts.port_price[port])}
        tell(table, "link", "CR-86", int(seat), params)


# Trains


def refuse_upgrade(table: Table, seat: i64, train: i64) -> Refusal | None:
    if table.phase != BUILD:
        return Refusal("CR-28", "operate-first")
    if table.upgraded:
        return Refusal("CR-68", "one-upgrade")
    if table.spent > 0:
        return Refusal("CR-68", "upgrade-after-building")
    if not _follows(table.train[seat], train):
        return Refusal("CR-69", "no-such-upgrade", train=TRAINS[table.train[seat]])
    if table.cash[seat] < UPGRADE_PRICE:
        cash = int(table.cash[seat])
        return Refusal("CR-67", "upgrade-too-dear", cost=int(UPGRADE_PRICE), cash=cash)
    return None


def may_upgrade(table: Table, seat: i64, train: i64) -> bool:
    """Ask the same as `refuse_upgrade`, without words, for a player who has built nothing yet."""
    return table.cash[seat] >= UPGRADE_PRICE and _follows(table.train[seat], train)


def _follows(old: i64, new: i64) -> bool:
    """CR-67, CR-69."""
    if old == FREIGHT:
        return new in (FAST, HEAVY)
    return old != SUPER and new == SUPER


def upgrade(table: Table, seat: i64, train: i64) -> None:
    table.cash[seat] = table.cash[seat] - UPGRADE_PRICE
    table.train[seat] = train
    table.upgraded = True
    table.acted = True
    if table.events is not None:
        params = {"train": TRAINS[train], "cost": int(UPGRADE_PRICE)}
        tell(table, "upgrade", "CR-67", int(seat), params)
