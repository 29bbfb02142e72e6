"""What the tracks promise to a seat.

The promise of a good is the best net gain of a transport of it: the spaces that the seat would
win, less its share of what the others would win, in parts of a space (times players).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.state import FREE, Table
from trackside.kit.bits import BIT

NEVER: Final = -99  # no route
TOP: Final = 3  # promises that count for later rounds
TOP_HERE: Final = 2  # promises that count now, of goods on the board


@final
class Net:
    """The tracks as one seat sees them: from each city the neighbours and what a step brings.

    `bound` says by links left and step how much a way that begins with it can bring at most (it
    may enter a city twice, but not turn round at once); walks leave out what cannot matter.
    """

    steps: i64
    first: vec[i64]  # by city, into the lists of steps
    to: vec[i64]
    colour: vec[i64]  # of the city that the step leads to
    gain: vec[i64]
    bound: vec[i64]  # by (links left - 1) * steps + step
    floor: i64  # gains up to this are of no interest
    exact: bool  # or: only the few best promises are wanted, see `fresh_promises`
    slots: i64
    goods: vec[i64]


def net_of(table: Table, seat: i64, most: i64, floor: i64 = 0, exact: bool = False) -> Net:
    """Collect the links that goods may take, with what each step brings to the seat."""
    facts = table.facts
    net = Net()
    first: list[int] = [0]
    to: list[int] = []
    gain: list[int] = []
    colour: list[int] = []
    own = seat + 1
    bonus = table.players - 1
    for city in range(facts.cities):
        for i in range(facts.first_link[city], facts.first_link[city + 1]):
            link = facts.links_at[i]
            owner = table.owner[link]
            if owner != FREE:
                other = facts.link_a[link] + facts.link_b[link] - city
                to.append(other)
                colour.append(facts.city_colour[other])
                gain.append(bonus if owner == own else -1)
        first.append(len(to))
    net.steps = len(to)
    net.floor = floor
    net.exact = exact
    net.slots = facts.cities * 4
    net.goods = table.goods
    net.first, net.to = vec[i64](first), vec[i64](to)
    net.colour, net.gain = vec[i64](colour), vec[i64](gain)
    net.bound = _bounds(net, facts.cities, most)
    return net


def _bounds(net: Net, cities: i64, most: i64) -> vec[i64]:
    first, to, gain = net.first, net.to, net.gain
    steps = net.steps
    bound = vec[i64]([0] * (most * steps))
    for left in range(most):
        base = left * steps
        for city in range(cities):
            for i in range(first[city], first[city + 1]):
                best: i64 = 0
                if left > 0:
                    other = to[i]
                    for j in range(first[other], first[other + 1]):
                        if to[j] != city and bound[base - steps + j] > best:
                            best = bound[base - steps + j]
                bound[base + i] = gain[i] + best
    return bound


def fresh_promises(table: Table, net: Net, most: i64) -> vec[i64]:
    """Return the best that a good from each city could bring, reckoned anew.

    If the net is not exact these are highlights: only the three best are right, and the two best of
    goods on the board. Behind the promises stand their slots, best first: they are enough for
    `prospects`, and are found much faster. They are not kept, for they change with the goods.
    """
    slots = table.facts.cities * 4
    best = vec[i64]([NEVER] * slots + [-1] * (TOP + TOP_HERE))
    for city in range(table.facts.cities):
        follow(net, best, city * 4, city, BIT[city], most, 0)
    return best


def follow(
    net: Net, best: vec[i64], origin: i64, city: i64, visited: i64, left: i64, gained: i64
) -> None:
    """Follow all ways on from a city that can still better one of the four promises at the
    origin."""
    least = _least(net, best)
    low = best[origin]
    for i in range(i64(1), 4):
        if best[origin + i] < low:
            low = best[origin + i]
    if low > least:
        least = low
    base = (left - 1) * net.steps
    for step in range(net.first[city], net.first[city + 1]):
        other = net.to[step]
        if gained + net.bound[base + step] <= least or visited & BIT[other]:
            continue
        reached = gained + net.gain[step]
        slot = origin + net.colour[step]
        if reached > net.floor and reached > best[slot]:
            _better(net, best, slot, reached)
        if left > 1:
            follow(net, best, origin, other, visited | BIT[other], left - 1, reached)


def _least(net: Net, best: vec[i64]) -> i64:
    """Return what a promise must be above to matter at all."""
    least = net.floor
    if not net.exact:
        third = best[net.slots + TOP - 1]
        second = best[net.slots + TOP + TOP_HERE - 1]
        if third >= 0 and second >= 0:
            low = best[third] if best[third] < best[second] else best[second]
            if low > least:
                least = low
    return least


def _better(net: Net, best: vec[i64], slot: i64, value: i64) -> None:
    best[slot] = value
    if not net.exact:
        _enter(best, net.slots, TOP, slot)
        if net.goods[slot] > 0:
            _enter(best, net.slots + TOP, TOP_HERE, slot)


def _enter(best: vec[i64], start: i64, size: i64, slot: i64) -> None:
    """Keep a short list of slots behind the promises, best first."""
    at = start
    while at < start + size - 1 and best[at] != slot:
        at += 1
    worst = best[at]
    if worst >= 0 and worst != slot and best[worst] >= best[slot]:
        return
    while at > start and (best[at - 1] < 0 or best[best[at - 1]] < best[slot]):
        best[at] = best[at - 1]
        at -= 1
    best[at] = slot


def promises_with(
    table: Table, seat: i64, link: i64, most: i64, net: Net, promised: vec[i64]
) -> vec[i64]:
    """Better the highlights by the ways over one more own track; `net` is without it."""
    best = promised[:]
    a = table.facts.link_a[link]
    b = table.facts.link_b[link]
    bonus = table.players - 1
    colours = table.facts.city_colour
    both = BIT[a] | BIT[b]
    _lead_up(net, best, a, b, colours[b], both, most - 1, bonus)
    _lead_up(net, best, b, a, colours[a], both, most - 1, bonus)
    return best


def _lead_up(
    net: Net,
    best: vec[i64],
    origin: i64,
    head: i64,
    head_colour: i64,
    visited: i64,
    left: i64,
    gained: i64,
) -> None:
    """Follow ways that come from the origin to `head` over the new track, on from there and
    back."""
    slot = origin * 4 + head_colour
    if gained > net.floor and gained > best[slot]:
        _better(net, best, slot, gained)
    if left == 0:
        return
    ahead = _most_from(net, head, left)
    least = _least(net, best)
    if gained + ahead > least:
        follow(net, best, origin * 4, head, visited, left, gained)
    base = (left - 1) * net.steps
    for step in range(net.first[origin], net.first[origin + 1]):
        other = net.to[step]
        if visited & BIT[other] or gained + ahead + net.bound[base + step] <= least:
            continue
        reached = gained + net.gain[step]
        _lead_up(net, best, other, head, head_colour, visited | BIT[other], left - 1, reached)


def _most_from(net: Net, city: i64, left: i64) -> i64:
    found: i64 = 0
    base = (left - 1) * net.steps
    for i in range(net.first[city], net.first[city + 1]):
        if net.bound[base + i] > found:
            found = net.bound[base + i]
    return found
