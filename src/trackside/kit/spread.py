"""Best ways over a net of places, spread from sources by weight, and the queue that this needs.

A net has places and edges between them. To pass an edge costs a price and weighs something, each
way for itself: 2 * edge towards the place with the higher number, 2 * edge + 1 towards the lower.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trackside.kit.bits import filled, zero_bytes, zeros

FAR: Final[i64] = 100_000_000  # cannot be reached, or not be passed
RING: Final[i64] = 128  # above the greatest weight of one step; a power of two
LAST: Final[i64] = RING - 1
NO_HEADS: Final[vec[i64]] = vec[i64]([-1] * 128)
CAPACITY: Final = 4096  # entries that a queue begins with
NO_ENTRIES: Final[vec[i64]] = vec[i64]([0] * CAPACITY)


@final
class Buckets:
    """Things by weight, the lightest first and of equal ones the last that came.

    The buckets are a ring: what is put in weighs less than RING more than what was taken last. A
    thing that has become lighter is put in again; whoever takes it passes over the old entry.
    """

    head: vec[i64]
    thing: vec[i64]
    next: vec[i64]
    waiting: i64
    weight: i64  # of what was taken last

    def put(self, thing: i64, weight: i64) -> None:
        """Add an entry of that weight."""
        slot = weight & LAST
        self.next = append(self.next, self.head[slot])
        self.head[slot] = len(self.thing)
        self.thing = append(self.thing, thing)
        self.waiting += 1

    def take(self) -> i64:
        """Take out the lightest thing; there must be one."""
        at = self.weight
        entry = self.head[at & LAST]
        while entry < 0:
            at += 1
            entry = self.head[at & LAST]
        self.head[at & LAST] = self.next[entry]
        self.weight = at
        self.waiting -= 1
        return self.thing[entry]


def buckets(weight: i64 = 0) -> Buckets:
    """Make empty buckets, for things of that weight and more."""
    new = Buckets()
    new.head = NO_HEADS[:]
    new.thing = vec[i64](capacity=CAPACITY)
    new.next = vec[i64](capacity=CAPACITY)
    new.waiting = 0
    new.weight = weight
    return new


@final
class Net:
    """Places and edges in flat rows: the neighbours of m are near[start[m] : start[m + 1]], each
    over the edge at the same place in `via`."""

    start: vec[i64]
    near: vec[i64]
    via: vec[i64]
    # To copy from, which is faster than to make.
    far: vec[i64]
    none: vec[i64]
    zeros: vec[i64]
    nowhere: vec[u8]  # by place
    unlaid: vec[u8]  # by edge


def net_of(start: vec[i64], near: vec[i64], via: vec[i64], edges: i64) -> Net:
    """Make a net, with what every spread over it begins with."""
    net = Net()
    net.start = start
    net.near = near
    net.via = via
    size: i64 = len(start) - 1
    net.far = filled(size, FAR)
    net.none = filled(size, -1)
    net.zeros = zeros(size)
    net.nowhere = zero_bytes(size)
    net.unlaid = zero_bytes(edges)
    return net


@final
class Toll:
    """What ways over a net cost and weigh.

    price, weight  of an edge that is not laid, by direction; the weight counts `factor` times
    step           what every step weighs, laid or not
    leap           two places that are joined although no edge leads from one to the other; it
                   takes `stride` steps and is open to ways that lay edges, or to all if `open`
    """

    price: vec[i64]
    weight: vec[i64]
    factor: i64
    step: i64
    leap_a: i64
    leap_b: i64
    stride: i64
    open: bool


@final
class Reach:
    """By place: weight, price, steps and laid edges of the best way, and where it comes from."""

    weight: vec[i64]
    cost: vec[i64]
    steps: vec[i64]
    fresh: vec[i64]  # steps over edges that were not laid
    back: vec[i64]  # the place before; -1 at the start
    known: i64  # ways up to this weight are the best ones; FAR: all are

    def path(self, place: int) -> list[int]:
        """List the places from the start to this one; none if it cannot be reached."""
        if self.weight[place] >= FAR:
            return []
        found = [place]
        while self.back[place] >= 0:
            place = int(self.back[place])
            found.append(place)
        found.reverse()
        return found


def spread(
    net: Net,
    toll: Toll,
    sources: vec[i64],
    laid: vec[u8],
    goals: vec[u8],
    most: i64 = FAR,
    barred: i64 = -1,
) -> Reach:
    """Find the best ways from the sources. Edges that are `laid` cost nothing; nothing beyond a
    price of `most`; no way begins with the `barred` edge. At the first of the `goals` (by place) it
    ends, and ways that are longer are left open.

    One long loop over flat rows, with its own `Buckets` written out: the calls would make it a
    third dearer."""
    start = net.start
    near = net.near
    via = net.via
    price = toll.price
    heavy = toll.weight
    factor = toll.factor
    weight = net.far[:]
    costs = net.zeros[:]
    steps = net.zeros[:]
    fresh = net.zeros[:]
    back = net.none[:]
    head = NO_HEADS[:]
    thing = NO_ENTRIES[:]
    after = NO_ENTRIES[:]
    step = toll.step
    used: i64 = 0
    while used < len(sources):
        m = sources[used]
        weight[m] = 0
        if used == len(thing):
            thing = append(thing, 0)
            after = append(after, 0)
        thing[used] = m
        after[used] = head[0]
        head[0] = used
        used += 1
    waiting: i64 = used
    at: i64 = 0
    known: i64 = FAR
    while waiting:
        entry = head[at & LAST]
        if entry < 0:
            at += 1
            continue
        head[at & LAST] = after[entry]
        waiting -= 1
        m = thing[entry]
        if weight[m] != at:
            continue
        if goals[m]:
            known = at
            break
        base = at + step
        spent = costs[m]
        for slot in range(start[m], start[m + 1]):
            other = near[slot]
            before = weight[other]
            if base < before:
                edge = via[slot]
                new = base
                cost = spent
                laying: i64 = 0
                if not laid[edge]:
                    way = 2 * edge
                    if other < m:
                        way += 1
                    new += heavy[way] * factor
                    laying = 1
                    if new < before:
                        cost += price[way]
                if new < before and cost <= most and (edge != barred or back[m] >= 0):
                    weight[other] = new
                    costs[other] = cost
                    steps[other] = steps[m] + 1
                    fresh[other] = fresh[m] + laying
                    back[other] = m
                    if used == len(thing):
                        thing = append(thing, 0)
                        after = append(after, 0)
                    thing[used] = other
                    after[used] = head[new & LAST]
                    head[new & LAST] = used
                    used += 1
                    waiting += 1
        if (m == toll.leap_a or m == toll.leap_b) and (toll.open or fresh[m] > 0):
            other = toll.leap_a + toll.leap_b - m
            new = at + toll.stride * step
            if new < weight[other]:
                weight[other] = new
                costs[other] = spent
                steps[other] = steps[m] + toll.stride
                fresh[other] = fresh[m]
                back[other] = m
                if used == len(thing):
                    thing = append(thing, 0)
                    after = append(after, 0)
                thing[used] = other
                after[used] = head[new & LAST]
                head[new & LAST] = used
                used += 1
                waiting += 1
    reach = Reach()
    reach.weight = weight
    reach.cost = costs
    reach.steps = steps
    reach.fresh = fresh
    reach.back = back
    reach.known = known
    return reach
