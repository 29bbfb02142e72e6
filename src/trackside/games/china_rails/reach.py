"""Reach and price: the cheapest track to any milepost, and the fewest turns to travel there.

Used by interfaces, while the pointer moves, and by bots.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from trackside.games.china_rails.components import BIT, FAR, Facts
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.rules import movement, track
from trackside.games.china_rails.rules.access import FINE, problem_at
from trackside.games.china_rails.state import NONE, Table, touches

RING: Final[i64] = 128  # above the greatest weight of one step
NO_HEADS: Final[vec[i64]] = vec[i64]([-1] * 128)
NO_CITY: Final[i64] = -2  # not even that of the mileposts that are no city


@final
class Reach:
    """By milepost: weight, building cost and steps of the best way, and where it comes from."""

    weight: vec[i64]
    cost: vec[i64]
    steps: vec[i64]
    back: vec[i64]  # the milepost before; NONE at the start
    known: i64  # ways up to this weight are the best ones; FAR: all are

    def path(self, m: int) -> list[int]:
        """Mileposts from the start to m; empty if m cannot be reached."""
        if self.weight[m] >= FAR:
            return []
        found = [m]
        while self.back[m] >= 0:
            m = int(self.back[m])
            found.append(m)
        found.reverse()
        return found


def no_plans(table: Table) -> vec[u8]:
    return table.facts.no_plans[:]


def price_from_network(table: Table, seat: int, now: bool = False) -> Reach:
    """The cheapest track from the own network, or from any major city (CR-43), to every milepost;
    `now` counts what events forbid at the moment."""
    return spread(table, seat, network_of(table, seat), no_plans(table), 1, 0, now)


def network_of(table: Table, seat: i64) -> vec[i64]:
    """All mileposts from which the seat may build."""
    found = vec[i64]()
    m: i64 = 0
    while m < table.facts.size:
        if touches(table, seat, m) or track.is_red(table, m):
            found = append(found, m)
        m += 1
    return found


@final
class _Queue:
    """Buckets by weight, in a ring; an entry that has been bettered stays and is passed over."""

    head: vec[i64]
    mile: vec[i64]
    next: vec[i64]
    waiting: i64

    def push(self, m: i64, weight: i64) -> None:
        slot = weight % RING
        self.mile = append(self.mile, m)
        self.next = append(self.next, self.head[slot])
        self.head[slot] = len(self.mile) - 1
        self.waiting += 1


def _queue() -> _Queue:
    queue = _Queue()
    queue.head = NO_HEADS[:]
    queue.mile = vec[i64](capacity=1024)
    queue.next = vec[i64](capacity=1024)
    queue.waiting = 0
    return queue


def spread(
    table: Table,
    seat: i64,
    sources: vec[i64],
    planned: vec[u8],
    per_million: i64,
    per_step: i64,
    now: bool,
    most: i64 = FAR,
    city: i64 = NO_CITY,
) -> Reach:
    """Best ways from the sources, where a way weighs its building cost and its steps; own track,
    planned track (by edge) and red areas need no building. Nothing beyond a cost of `most`. With
    a `city`, where steps weigh something, ways that are longer than the one to it are left open.

    One long loop over flat arrays with buckets for small weights, for speed: a call per step
    would cost more than the step."""
    facts = table.facts
    start = facts.start
    near = facts.near
    via = facts.via
    owner = table.owner
    red = facts.red
    fare = facts.fare
    watched = facts.edge_watched
    city_at = facts.city_at
    mine = seat + 1
    slow = now or len(table.right_edge) > 0
    weight = facts.far_miles[:]
    costs = facts.no_costs[:]
    steps = facts.no_costs[:]
    back = facts.no_backs[:]
    head = NO_HEADS[:]
    pool_mile = vec[i64](capacity=2048)
    pool_next = vec[i64](capacity=2048)
    used: i64 = 0
    waiting: i64 = 0
    while used < len(sources):
        m = sources[used]
        weight[m] = 0
        pool_mile = append(pool_mile, m)
        pool_next = append(pool_next, head[0])
        head[0] = used
        used += 1
    waiting = used
    at: i64 = 0
    known: i64 = FAR
    while waiting:
        entry = head[at % RING]
        if entry < 0:
            at += 1
            continue
        head[at % RING] = pool_next[entry]
        waiting -= 1
        m = pool_mile[entry]
        if weight[m] != at:
            continue
        if city_at[m] == city:
            known = at
            break
        base = at + per_step
        slot = start[m]
        end = start[m + 1]
        while slot < end:
            other = near[slot]
            if base < weight[other]:
                edge = via[slot]
                who = i64(owner[edge])
                cost: i64 = 0
                if who != mine and not red[edge] and not planned[edge]:
                    if who:
                        cost = FAR
                    elif slow or watched[edge]:
                        cost = cost_some_day(table, seat, edge, other, now)
                    else:
                        cost = fare[2 * edge + (0 if other > m else 1)]
                        if table.rains and facts.dry[edge]:
                            cost += track.DRY_AFTER_RAINS - facts.surcharge[edge]
                new = base + cost * per_million
                if new < weight[other] and costs[m] + cost <= most:
                    weight[other] = new
                    costs[other] = costs[m] + cost
                    steps[other] = steps[m] + 1
                    back[other] = m
                    pool_mile = append(pool_mile, other)
                    pool_next = append(pool_next, head[new % RING])
                    head[new % RING] = used
                    used += 1
                    waiting += 1
            slot += 1
        in_port = m == facts.ferry_a or m == facts.ferry_b
        if in_port and (table.ferry & BIT[seat] or costs[m] > 0):
            # Whoever comes to one port by own track owns the ferry (CR-72); it takes about a turn.
            other = facts.ferry_a + facts.ferry_b - m
            lost = movement.rate(table, seat)
            new = at + lost * per_step
            if new < weight[other]:
                weight[other] = new
                costs[other] = costs[m]
                steps[other] = steps[m] + lost
                back[other] = m
                pool_mile = append(pool_mile, other)
                pool_next = append(pool_next, head[new % RING])
                head[new % RING] = used
                used += 1
                waiting += 1
    reach = Reach()
    reach.weight = weight
    reach.cost = costs
    reach.steps = steps
    reach.back = back
    reach.known = known
    return reach


def cost_some_day(table: Table, seat: i64, edge: i64, target: i64, now: bool = False) -> i64:
    """Of a segment that the rules let this seat build some day; FAR if they do not."""
    facts = table.facts
    if len(table.right_edge):
        holder = track.right_holder(table, edge)
        if holder >= 0 and holder != seat:
            return FAR
    if now and track.is_closed(table, edge):
        return FAR
    a = facts.edge_a[edge]
    b = facts.edge_b[edge]
    if facts.watched[a] and problem_at(table, seat, a, edge) != FINE:
        return FAR
    if facts.watched[b] and problem_at(table, seat, b, edge) != FINE:
        return FAR
    return track.cost_of(table, seat, edge, target)


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
    """The milepost at the end of a directed edge; the last two are the ferry."""
    if arrival >= 2 * facts.edges:
        return facts.ferry_b if arrival == 2 * facts.edges else facts.ferry_a
    edge = arrival // 2
    return facts.edge_a[edge] if arrival % 2 else facts.edge_b[edge]


def turns_to_reach(table: Table, seat: int, foreign: bool = False, goal: int = int(NONE)) -> Travel:
    """How soon the train can be anywhere; with `foreign`, over the track of others too. With a
    `goal` that can be reached, what lies beyond it is left open."""
    facts = table.facts
    travel = Travel()
    travel.facts = facts
    travel.rate = movement.rate(table, seat)
    travel.points = facts.far_miles[:]
    travel.arrival = facts.no_backs[:]
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
    queue = _queue()
    m = table.at[seat]
    travel.points[m] = travel.start
    _leave(table, seat, travel, best, queue, m, NONE, table.came_by[seat], travel.start, foreign)
    if movement.other_end(table, m) >= 0 and table.ferry & BIT[seat]:
        moving = table.phase == OPERATE and table.turn == seat and table.moved
        ready = table.stood[seat] == m and not moving
        wait = travel.start if ready else travel.rate
        _arrive_by_ferry(table, travel, best, queue, m, NONE, wait + travel.rate // 2)
    points: i64 = travel.start
    while queue.waiting and (goal < 0 or points < travel.points[goal]):
        entry = queue.head[points % RING]
        if entry < 0:
            points += 1
            continue
        queue.head[points % RING] = queue.next[entry]
        queue.waiting -= 1
        arrival = queue.mile[entry]
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
    queue: _Queue,
    m: i64,
    arrival: i64,
    came: i64,
    points: i64,
    foreign: bool,
) -> None:
    facts = table.facts
    in_city = facts.city_at[m] >= 0
    slot = facts.start[m]
    while slot < facts.start[m + 1]:
        edge = facts.via[slot]
        owner = i64(table.owner[edge])
        usable = owner == seat + 1 or facts.red[edge] or (foreign and owner > 0)
        if usable and (edge != came or in_city) and not _is_blocked(table, edge):
            to_b = facts.near[slot] == facts.edge_b[edge]
            new = 2 * edge + (0 if to_b else 1)
            _arrive(travel, best, queue, new, facts.near[slot], arrival, points + 1)
        slot += 1
    if came >= 0 and not in_city and arrival >= 0:
        _turn_round(table, travel, best, queue, m, arrival, points)


def _turn_round(
    table: Table, travel: Travel, best: vec[i32], queue: _Queue, m: i64, arrival: i64, points: i64
) -> None:
    """CR-112: at a dead end, at the price of a whole turn."""
    facts = table.facts
    edge = arrival // 2
    slot = facts.start[m]
    while slot < facts.start[m + 1]:
        other = facts.via[slot]
        if other != edge and (table.owner[other] or facts.red[other]):
            return
        slot += 1
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
    travel: Travel, best: vec[i32], queue: _Queue, new: i64, m: i64, before: i64, points: i64
) -> None:
    if points >= i64(best[new]):
        return
    best[new] = i32(points)
    travel.before[new] = i32(before)
    queue.push(new, points)
    if points < travel.points[m]:
        travel.points[m] = points
        travel.arrival[m] = new


def _arrive_by_ferry(
    table: Table, travel: Travel, best: vec[i32], queue: _Queue, m: i64, before: i64, points: i64
) -> None:
    facts = table.facts
    to_b = m == facts.ferry_a
    new = 2 * facts.edges + (0 if to_b else 1)
    _arrive(travel, best, queue, new, facts.ferry_b if to_b else facts.ferry_a, before, points)
