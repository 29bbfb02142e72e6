"""Ways for plans: over own track and new track; that between the major cities weighs less."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.games.china_rails.components import BIT, FAR
from trackside.games.china_rails.reach import cost_some_day
from trackside.games.china_rails.rules import movement, track
from trackside.games.china_rails.state import Table

RING: Final[i64] = 128  # above the greatest weight of one step
NO_HEADS: Final[vec[i64]] = vec[i64]([-1] * 128)
PER_MILLION: Final[i64] = 2  # a million weighs as much as two steps of a train


@final
class Ways:
    """By milepost: the best way there, as weight, price, steps, and steps over new track."""

    weight: vec[i64]
    cost: vec[i64]
    steps: vec[i64]
    fresh: vec[i64]
    back: vec[i64]

    def path(self, m: int) -> list[int]:
        found = [m]
        while self.back[m] >= 0:
            m = int(self.back[m])
            found.append(m)
        found.reverse()
        return found


def ways_from(
    table: Table,
    seat: i64,
    sources: vec[i64],
    planned: vec[u8],
    joining: vec[u8],
    most: i64,
    barred: i64 = -1,
) -> Ways:
    """As `reach.spread`, with track between the major cities at a quarter of its weight. The way
    does not begin with the `barred` edge."""
    facts = table.facts
    start = facts.start
    near = facts.near
    via = facts.via
    owner = table.owner
    red = facts.red
    fare = facts.fare
    watched = facts.edge_watched
    mine = seat + 1
    slow = len(table.right_edge) > 0
    weight = facts.far_miles[:]
    costs = facts.no_costs[:]
    steps = facts.no_costs[:]
    fresh = facts.no_costs[:]
    back = facts.no_backs[:]
    head = NO_HEADS[:]
    pool_mile = facts.pool[:]
    pool_next = facts.pool[:]
    used: i64 = 0
    while used < len(sources):
        m = sources[used]
        weight[m] = 0
        pool_mile[used] = m
        pool_next[used] = head[0]
        head[0] = used
        used += 1
    waiting: i64 = used
    at: i64 = 0
    lost = movement.rate(table, seat)
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
        slot = start[m]
        end = start[m + 1]
        while slot < end:
            other = near[slot]
            if at + 1 < weight[other]:
                edge = via[slot]
                who = i64(owner[edge])
                cost: i64 = 0
                heavy: i64 = 0
                new_track: i64 = 0
                if edge == barred and back[m] < 0:
                    heavy = FAR
                elif who != mine and not red[edge] and not planned[edge]:
                    if who:
                        heavy = FAR
                    else:
                        new_track = 1
                        if slow or watched[edge]:
                            cost = cost_some_day(table, seat, edge, other)
                        else:
                            cost = fare[2 * edge + (0 if other > m else 1)]
                            if table.rains and facts.dry[edge]:
                                cost += track.DRY_AFTER_RAINS - facts.surcharge[edge]
                        heavy = cost * PER_MILLION
                        if joining[edge]:
                            heavy = (cost + 1) // 2
                new = at + 1 + heavy
                if new < weight[other] and costs[m] + cost <= most:
                    weight[other] = new
                    costs[other] = costs[m] + cost
                    steps[other] = steps[m] + 1
                    fresh[other] = fresh[m] + new_track
                    back[other] = m
                    pool_mile[used] = other
                    pool_next[used] = head[new % RING]
                    head[new % RING] = used
                    used += 1
                    waiting += 1
            slot += 1
        in_port = m == facts.ferry_a or m == facts.ferry_b
        if in_port and (table.ferry & BIT[seat] or fresh[m] > 0):
            other = facts.ferry_a + facts.ferry_b - m
            new = at + lost
            if new < weight[other]:
                weight[other] = new
                costs[other] = costs[m]
                steps[other] = steps[m] + lost
                fresh[other] = fresh[m]
                back[other] = m
                pool_mile[used] = other
                pool_next[used] = head[new % RING]
                head[new % RING] = used
                used += 1
                waiting += 1
    ways = Ways()
    ways.weight = weight
    ways.cost = costs
    ways.steps = steps
    ways.fresh = fresh
    ways.back = back
    return ways
