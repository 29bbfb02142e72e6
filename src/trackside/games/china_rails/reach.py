"""How far a seat comes: the cheapest track to any milepost, and the fewest turns to travel there.

`way` asks this while the pointer moves, and bots ask it for their plans.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from trackside.games.china_rails.components import Facts
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.rules import movement, track
from trackside.games.china_rails.rules.access import FINE, problem_at
from trackside.games.china_rails.state import NONE, Table, touches
from trackside.kit.bits import BIT
from trackside.kit.spread import FAR, RING, Buckets, Reach, Toll, buckets, spread

# Building


def price_from_network(table: Table, seat: int, now: bool = False) -> Reach:
    """Give the cheapest track from the own network, or from any major city (CR-43), to every
    milepost; `now` counts what events forbid at the moment."""
    ground = ground_of(table, seat, now)
    net = table.facts.net
    toll = toll_of(table, seat, ground.price, 1, 0)
    return spread(net, toll, network_of(table, seat), ground.laid, net.nowhere)


def network_of(table: Table, seat: i64) -> vec[i64]:
    """Give all mileposts from which the seat may build."""
    found = vec[i64]()
    for m in range(table.facts.size):
        if touches(table, seat, m) or track.is_red(table, m):
            found = append(found, m)
    return found


@final
class Ground:
    """Where a seat needs no new track, and what it would pay for it elsewhere.

    laid   by edge, 1: its own segments and the red areas
    price  by 2 * edge, + 1 if the segment is built to the lower end; FAR where others have built,
           or the rules do not let the seat build
    """

    laid: vec[u8]
    price: vec[i64]


def ground_of(table: Table, seat: i64, now: bool = False) -> Ground:
    """Tell what may be built some day, or `now`; one long loop, as bots ask for every position."""
    facts = table.facts
    owner = table.owner
    laid = facts.red[:]
    price = facts.fare[:]
    mine = seat + 1
    for edge in range(facts.edges):
        if owner[edge]:
            if i64(owner[edge]) == mine:
                laid[edge] = 1
            price[2 * edge] = FAR
            price[2 * edge + 1] = FAR
    if table.rains:
        _price_dry(table, price)
    if now or len(table.right_edge):
        for edge in range(facts.edges):
            _price(table, seat, edge, now, price)
    else:
        for edge in facts.watched_edges:
            _price(table, seat, edge, now, price)
    ground = Ground()
    ground.laid = laid
    ground.price = price
    return ground


def _price_dry(table: Table, price: vec[i64]) -> None:
    """CR-175."""
    facts = table.facts
    for edge in range(facts.edges):
        if facts.dry[edge] and not table.owner[edge]:
            extra = track.DRY_AFTER_RAINS - facts.surcharge[edge]
            price[2 * edge] = price[2 * edge] + extra
            price[2 * edge + 1] = price[2 * edge + 1] + extra


def _price(table: Table, seat: i64, edge: i64, now: bool, price: vec[i64]) -> None:
    """Price an edge where the rules may forbid to build, or a port of the ferry is near."""
    facts = table.facts
    if table.owner[edge] or facts.red[edge]:
        return
    price[2 * edge] = FAR
    price[2 * edge + 1] = FAR
    if _may_build(table, seat, edge, now):
        price[2 * edge] = track.cost_of(table, seat, edge, facts.edge_b[edge])
        price[2 * edge + 1] = track.cost_of(table, seat, edge, facts.edge_a[edge])


def _may_build(table: Table, seat: i64, edge: i64, now: bool) -> bool:
    """Tell whether the rules let this seat build here some day, or `now`, if it comes there."""
    facts = table.facts
    if len(table.right_edge):
        holder = track.right_holder(table, edge)
        if holder >= 0 and holder != seat:
            return False
    if now and track.is_closed(table, edge):
        return False
    a = facts.edge_a[edge]
    b = facts.edge_b[edge]
    if facts.watched[a] and problem_at(table, seat, a, edge) != FINE:
        return False
    return not facts.watched[b] or problem_at(table, seat, b, edge) == FINE


def toll_of(table: Table, seat: i64, price: vec[i64], per_million: i64, per_step: i64) -> Toll:
    """For a spread. Whoever comes to a port of the ferry by own track owns it (CR-72); it takes
    about a turn."""
    toll = Toll()
    toll.price = price
    toll.weight = price
    toll.factor = per_million
    toll.step = per_step
    toll.leap_a = table.facts.ferry_a
    toll.leap_b = table.facts.ferry_b
    toll.stride = movement.rate(table, seat)
    toll.open = table.ferry & BIT[seat] != 0
    return toll


# Travelling


@final
class Travel:
    """By milepost: the fewest movement points and turns along the track, and the way."""

    points: vec[i64]  # counted from the start of the present (or next own) turn; FAR: not at all
    rate: i64
    start: i64  # points of this turn that are already used
    arrival: vec[i64]  # the best arrival at a milepost, as a directed edge; NONE at the start
    before: vec[i32]  # the arrival before a directed edge
    facts: Facts

    def turns(self, m: int) -> int:
        """0: here; 1: in this turn; 2: in the next one."""
        points = self.points[m]
        if points >= FAR:
            return -1
        if points == self.start:
            return 0
        return int((points + self.rate - 1) // self.rate)

    def path(self, m: int) -> list[int]:
        """Mileposts to pass, the present one left out."""
        found: list[int] = []
        arrival = self.arrival[m]
        while arrival >= 0:
            found.append(int(_arrives(self.facts, arrival)))
            arrival = i64(self.before[arrival])
        found.reverse()
        return found


def _arrives(facts: Facts, arrival: i64) -> i64:
    """Give the milepost at the end of a directed edge; the last two are the ferry."""
    if arrival >= 2 * facts.edges:
        return facts.ferry_b if arrival == 2 * facts.edges else facts.ferry_a
    edge = arrival // 2
    return facts.edge_a[edge] if arrival % 2 else facts.edge_b[edge]


def turns_to_reach(table: Table, seat: int, foreign: bool = False, goal: int = int(NONE)) -> Travel:
    """Tell how soon the train can be anywhere; with `foreign`, over the track of others too. With a
    `goal` that can be reached, what lies beyond it is left open."""
    facts = table.facts
    travel = Travel()
    travel.facts = facts
    travel.rate = movement.rate(table, seat)
    travel.points = facts.net.far[:]
    travel.arrival = facts.net.none[:]
    travel.before = facts.no_ways[:]
    travel.start = 0
    if table.phase == OPERATE and table.turn == seat:
        travel.start = travel.rate - table.points
    if table.at[seat] >= 0:
        _travel_on(table, seat, travel, facts.far_ways[:], foreign, goal)
    return travel


def _travel_on(
    table: Table, seat: i64, travel: Travel, best: vec[i32], foreign: bool, goal: i64
) -> None:
    facts = table.facts
    queue = buckets(travel.start)
    m = table.at[seat]
    travel.points[m] = travel.start
    _leave(table, seat, travel, best, queue, m, NONE, table.came_by[seat], travel.start, foreign)
    if movement.other_end(table, m) >= 0 and table.ferry & BIT[seat]:
        moving = table.phase == OPERATE and table.turn == seat and table.moved
        ready = table.last_stop[seat] == m and not moving
        wait = travel.start if ready else travel.rate
        _arrive_by_ferry(table, travel, best, queue, m, NONE, wait + travel.rate // 2)
    while queue.waiting and (goal < 0 or queue.weight < travel.points[goal]):
        arrival = queue.take()
        points = queue.weight
        if i64(best[arrival]) == points:
            came = arrival // 2 if arrival < 2 * facts.edges else NONE
            u = _arrives(facts, arrival)
            _leave(table, seat, travel, best, queue, u, arrival, came, points, foreign)
            if movement.other_end(table, u) >= 0 and table.ferry & BIT[seat] and came >= 0:
                rate = travel.rate
                turn_end = (points + rate - 1) // rate * rate
                _arrive_by_ferry(table, travel, best, queue, u, arrival, turn_end + rate // 2)


def _leave(
    table: Table,
    seat: i64,
    travel: Travel,
    best: vec[i32],
    queue: Buckets,
    m: i64,
    arrival: i64,
    came: i64,
    points: i64,
    foreign: bool,
) -> None:
    facts = table.facts
    in_city = facts.city_at[m] >= 0
    for slot in range(facts.start[m], facts.start[m + 1]):
        edge = facts.via[slot]
        owner = i64(table.owner[edge])
        usable = owner == seat + 1 or facts.red[edge] or (foreign and owner > 0)
        if usable and (edge != came or in_city) and not _is_blocked(table, edge):
            to_b = facts.near[slot] == facts.edge_b[edge]
            new = 2 * edge + (0 if to_b else 1)
            _arrive(travel, best, queue, new, facts.near[slot], arrival, points + 1)
    if came >= 0 and not in_city and arrival >= 0:
        _turn_round(table, travel, best, queue, m, arrival, points)


def _turn_round(
    table: Table, travel: Travel, best: vec[i32], queue: Buckets, m: i64, arrival: i64, points: i64
) -> None:
    """CR-112: at a dead end, at the price of a whole turn."""
    facts = table.facts
    edge = arrival // 2
    for slot in range(facts.start[m], facts.start[m + 1]):
        other = facts.via[slot]
        if other != edge and (table.owner[other] or facts.red[other]):
            return
    rate = travel.rate
    later = (points + rate - 1) // rate * rate + rate + 1
    if later - points < RING:
        back = facts.edge_a[edge] + facts.edge_b[edge] - m
        _arrive(travel, best, queue, arrival ^ 1, back, arrival, later)


def _is_blocked(table: Table, edge: i64) -> bool:
    facts = table.facts
    if facts.floods[edge] & table.flooded:
        return True
    return movement.is_stuck(table, facts.edge_a[edge]) or movement.is_stuck(
        table, facts.edge_b[edge]
    )


def _arrive(
    travel: Travel, best: vec[i32], queue: Buckets, new: i64, m: i64, before: i64, points: i64
) -> None:
    if points >= i64(best[new]):
        return
    best[new] = i32(points)
    travel.before[new] = i32(before)
    queue.put(new, points)
    if points < travel.points[m]:
        travel.points[m] = points
        travel.arrival[m] = new


def _arrive_by_ferry(
    table: Table, travel: Travel, best: vec[i32], queue: Buckets, m: i64, before: i64, points: i64
) -> None:
    facts = table.facts
    to_b = m == facts.ferry_a
    new = 2 * facts.edges + (0 if to_b else 1)
    _arrive(travel, best, queue, new, facts.ferry_b if to_b else facts.ferry_a, before, points)
