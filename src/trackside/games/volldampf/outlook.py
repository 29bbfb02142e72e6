"""What a position promises: numbers for computer players, hints and charts; no rules here.

The promise of a good to a seat is the best net gain of a transport of it: the spaces that the
seat would win, less its share of what the others would win, in parts of a space (times players).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.actions import (
    DECLARE,
    DECLARE_FAST,
    DROP,
    GELEGENHEIT,
    GIVE_UP,
    LAY,
    LINK_SLOTS,
    MAKE_BID,
    MOVE,
    NEUE_PLANUNG,
    PASS,
    PLACE,
    TAKE_LOAN,
    ZUSATZFRACHT,
)
from trackside.games.volldampf.components import BIT
from trackside.games.volldampf.rules.hands import SCHNELLE_LOK, holds
from trackside.games.volldampf.rules.transport import MOST_FAST_LINKS, MOST_LINKS, most_links
from trackside.games.volldampf.scoring import result
from trackside.games.volldampf.setup import GROUP_SIZE, ROUNDS
from trackside.games.volldampf.state import (
    BID,
    BUILD,
    FREE,
    GROUP,
    LOAN,
    OVER,
    PLACE_EXTRA,
    PLACE_PLANNED,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    TRANSPORT,
    Table,
    hand_size,
)

NEVER: Final = -99  # no route
TOP: Final = 3  # promises that count for later rounds
TOP_HERE: Final = 2  # promises that count now, of goods on the board
LINK_PRICE: Final = 5  # what a track costs on the average
USEFUL_CASH: Final = 20  # marks; more brings next to nothing
END_SPREAD: Final = 1.5

# By rounds still to come after this one: what a space, a loan, a mark, a promised space and an
# action card are worth in the final score, and how far it is from certain. Fitted to the results
# of 1500 games of `normal` for each number of players, at the beginning of the rounds.
FOR_TWO: Final = [
    [0.93, 1.01, 0.1, 0.92, 0.27, 1.2],
    [0.93, 0.95, 0.3, 1.17, 0.53, 1.6],
    [0.92, 0.93, 0.23, 1.22, 0.65, 2.0],
    [0.84, 0.8, 0.17, 2.2, 0.7, 2.5],
    [0.94, 1.04, 0.13, 2.6, 0.76, 2.9],
]
FOR_MORE: Final = [
    [1.08, 1.03, 0.1, 1.08, 0.48, 1.5],
    [1.15, 1.03, 0.2, 1.45, 0.85, 2.5],
    [1.3, 1.4, 0.3, 1.6, 1.0, 3.6],
    [1.22, 1.3, 0.22, 2.5, 0.87, 3.5],
]


SMALL_BID: Final = 2  # marks that a loan should leave for one

# --- promises ---


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
    exact: bool  # or: only the few best promises are wanted, see `highlights`
    slots: i64
    goods: vec[i64]


def net_of(table: Table, seat: i64, most: i64, floor: i64 = 0, exact: bool = False) -> Net:
    facts = table.facts
    net = Net()
    first: list[int] = [0]
    to: list[int] = []
    gain: list[int] = []
    colour: list[int] = []
    own = seat + 1
    bonus = table.players - 1
    city: i64 = 0
    while city < facts.cities:
        i = facts.first_link[city]
        end = facts.first_link[city + 1]
        while i < end:
            link = facts.links_at[i]
            i += 1
            owner = table.owner[link]
            if owner != FREE:
                other = facts.link_a[link] + facts.link_b[link] - city
                to.append(other)
                colour.append(facts.city_colour[other])
                gain.append(bonus if owner == own else -1)
        first.append(len(to))
        city += 1
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
    left: i64 = 0
    while left < most:
        base = left * steps
        city: i64 = 0
        while city < cities:
            i = first[city]
            while i < first[city + 1]:
                best: i64 = 0
                if left > 0:
                    other = to[i]
                    j = first[other]
                    while j < first[other + 1]:
                        if to[j] != city and bound[base - steps + j] > best:
                            best = bound[base - steps + j]
                        j += 1
                bound[base + i] = gain[i] + best
                i += 1
            city += 1
        left += 1
    return bound


def promises(table: Table, seat: i64, most: i64) -> vec[i64]:
    """By city * 4 + colour: the best net gain for a seat, NEVER where there is none."""
    key = int(seat * 8 + most)
    kept = table.promise.get(key)
    if kept is None:
        kept = fresh_promises(table, net_of(table, seat, most, 0, True), most)
        table.promise[key] = kept
    return kept


def highlights(table: Table, seat: i64, most: i64) -> vec[i64]:
    """Promises of which only the three best are right, and the two best of goods on the board.

    Behind the promises stand these slots, best first: they are enough for `prospects`, and are
    found much faster. Not kept: they change with the goods.
    """
    return fresh_promises(table, net_of(table, seat, most), most)


def fresh_promises(table: Table, net: Net, most: i64) -> vec[i64]:
    slots = table.facts.cities * 4
    best = vec[i64]([NEVER] * slots + [-1] * (TOP + TOP_HERE))
    city: i64 = 0
    while city < table.facts.cities:
        _follow(net, best, city * 4, city, BIT[city], most, 0)
        city += 1
    return best


def _follow(
    net: Net, best: vec[i64], origin: i64, city: i64, visited: i64, left: i64, gained: i64
) -> None:
    """All ways on from a city that can still better one of the four promises at the origin."""
    least = _least(net, best)
    low = best[origin]
    i: i64 = 1
    while i < 4:
        if best[origin + i] < low:
            low = best[origin + i]
        i += 1
    if low > least:
        least = low
    base = (left - 1) * net.steps
    i = net.first[city]
    end = net.first[city + 1]
    while i < end:
        step = i
        i += 1
        other = net.to[step]
        if gained + net.bound[base + step] <= least or visited & BIT[other]:
            continue
        reached = gained + net.gain[step]
        slot = origin + net.colour[step]
        if reached > net.floor and reached > best[slot]:
            _better(net, best, slot, reached)
        if left > 1:
            _follow(net, best, origin, other, visited | BIT[other], left - 1, reached)


def _least(net: Net, best: vec[i64]) -> i64:
    """What a promise must be above to matter at all."""
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
    """Keeps a short list of slots behind the promises, best first."""
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
    """Highlights bettered by the ways over one more own track; `net` is without it."""
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
    """Ways that come from the origin to `head` over the new track, on from there and back."""
    slot = origin * 4 + head_colour
    if gained > net.floor and gained > best[slot]:
        _better(net, best, slot, gained)
    if left == 0:
        return
    ahead = _most_from(net, head, left)
    least = _least(net, best)
    if gained + ahead > least:
        _follow(net, best, origin * 4, head, visited, left, gained)
    base = (left - 1) * net.steps
    i = net.first[origin]
    end = net.first[origin + 1]
    while i < end:
        step = i
        i += 1
        other = net.to[step]
        if visited & BIT[other] or gained + ahead + net.bound[base + step] <= least:
            continue
        reached = gained + net.gain[step]
        _lead_up(net, best, other, head, head_colour, visited | BIT[other], left - 1, reached)


def _most_from(net: Net, city: i64, left: i64) -> i64:
    found: i64 = 0
    base = (left - 1) * net.steps
    i = net.first[city]
    while i < net.first[city + 1]:
        if net.bound[base + i] > found:
            found = net.bound[base + i]
        i += 1
    return found


def prospects(table: Table, best: vec[i64]) -> float:
    """Net spaces that highlights promise for the transports that are left to a seat."""
    top = table.facts.cities * 4
    here = top + TOP
    n = float(table.players)
    now = (float(_promise(best, here)) * 0.65 + float(_promise(best, here + 1)) * 0.35) / n
    later = float(_promise(best, top) + _promise(best, top + 1) + _promise(best, top + 2))
    later /= 3.0 * n
    rounds = float(ROUNDS[table.players] - table.round)
    return now * float(transports_left(table)) + (now * 0.5 + later * 0.5) * 2.0 * rounds


def _promise(best: vec[i64], at: i64) -> i64:
    slot = best[at]
    return best[slot] if slot >= 0 else 0


def transports_left(table: Table) -> i64:
    """Of each seat in this round, roughly."""
    if table.stage < TRANSPORT:
        return 2
    if table.lap > 2:
        return 0
    return 3 - table.lap


def rounds_left(table: Table) -> int:
    return int(ROUNDS[table.players] - table.round)


# --- the value of a position ---


def standing(table: Table, seat: i64) -> float:
    """The score that a seat is heading for at the beginning of a round, but for what is the same
    for all."""
    weights = _weights(table)
    cash = table.cash[seat] if table.cash[seat] < USEFUL_CASH else USEFUL_CASH
    top = table.facts.cities * 4
    best = highlights(table, seat, MOST_LINKS)
    later = float(_promise(best, top) + _promise(best, top + 1) + _promise(best, top + 2))
    return (
        weights[0] * float(table.position[seat])
        - weights[1] * float(table.loans[seat])
        + weights[2] * float(cash)
        + weights[3] * later / (3.0 * float(table.players))
        + weights[4] * float(hand_size(table, seat))
    )


def _weights(table: Table) -> list[float]:
    rows = FOR_TWO if table.players == 2 else FOR_MORE
    return rows[min(rounds_left(table), len(rows) - 1)]


def money_needed(table: Table, seat: i64) -> i64:
    """For the tracks of this round that are still to be built."""
    if table.stage > BUILD:
        return 0
    cards: i64 = 0
    if table.stage == BUILD:
        colour: i64 = 0
        while colour < 6:
            cards += table.cards[seat * 6 + colour]
            colour += 1
    else:
        cards = GROUP_SIZE[table.players]
    return cards * LINK_PRICE


def shares(table: Table) -> list[float]:
    """The expected share of the win for each seat; they add up to 1.

    The end of a game counts in part by the distance too: the others may not play as expected.
    """
    seats = range(table.players)
    if table.stage != OVER:
        return _soft([standing(table, seat) for seat in seats], _weights(table)[5])
    found = result(table)
    winners = () if found is None else found.winners
    near = _soft([float(table.position[s] - table.loans[s]) for s in seats], END_SPREAD)
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
    return [0.5 * one + 0.5 * other for one, other in zip(won, near)]


def _soft(values: list[float], spread: float) -> list[float]:
    top = max(values)
    weights = [math.exp((value - top) / spread) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# --- building ---


def with_track(table: Table, seat: i64, link: i64, net: Net, promised: vec[i64]) -> float:
    """Prospects if the seat had a track there too."""
    best = promises_with(table, seat, link, MOST_LINKS, net, promised)
    return prospects(table, best)


def touches(table: Table, seat: i64, link: i64) -> i64:
    """How many ends of a link touch tracks: own ones count double."""
    facts = table.facts
    found: i64 = 0
    end: i64 = 0
    while end < 2:
        city = facts.link_a[link] if end == 0 else facts.link_b[link]
        here: i64 = 0
        i = facts.first_link[city]
        while i < facts.first_link[city + 1]:
            owner = table.owner[facts.links_at[i]]
            if owner == seat + 1:
                here = 2
            elif owner != FREE and here == 0:
                here = 1
            i += 1
        found += here
        end += 1
    return found


def track_value(
    table: Table, seat: i64, link: i64, depth: i64, net: Net, promised: vec[i64]
) -> float:
    """Prospects with this track and the best further ones that the cards in hand allow."""
    best = promises_with(table, seat, link, MOST_LINKS, net, promised)
    value = prospects(table, best)
    if depth == 0:
        return value
    facts = table.facts
    card = seat * 6 + facts.link_colour[link]
    table.owner[link] = seat + 1
    table.cards[card] -= 1
    longer = net_of(table, seat, MOST_LINKS)
    further: i64 = 0
    while further < facts.links:
        if _may_follow(table, seat, further, facts.link_cost[link]):
            value = max(value, track_value(table, seat, further, depth - 1, longer, best))
        further += 1
    table.cards[card] += 1
    table.owner[link] = FREE
    return value


def _may_follow(table: Table, seat: i64, link: i64, spent: i64) -> bool:
    """Whether a track there can come next in a plan."""
    facts = table.facts
    return (
        table.owner[link] == FREE
        and table.cards[seat * 6 + facts.link_colour[link]] > 0
        and facts.link_cost[link] + spent <= table.cash[seat]
        and touches(table, seat, link) > 1
    )


def tracks_laid(table: Table) -> i64:
    found: i64 = 0
    link: i64 = 0
    while link < table.facts.links:
        if table.owner[link] != FREE:
            found += 1
        link += 1
    return found


def colour_values(table: Table, seat: i64) -> list[list[float]]:
    """By route colour: what its free links would add to the prospects, best first."""
    facts = table.facts
    net = net_of(table, seat, MOST_LINKS)
    promised = fresh_promises(table, net, MOST_LINKS)
    now = prospects(table, promised)
    found: list[list[float]] = [[] for _ in range(6)]
    link: i64 = 0
    while link < facts.links:
        if table.owner[link] == FREE:
            gain = with_track(table, seat, link, net, promised) - now
            gain += 0.25 * float(touches(table, seat, link)) - 0.05 * float(facts.link_cost[link])
            found[facts.link_colour[link]].append(gain)
        link += 1
    for values in found:
        values.sort(reverse=True)
    return found


def group_value(table: Table, group: i64, values: list[list[float]]) -> float:
    """What a group of route cards is worth to a seat."""
    worth = 0.0
    colour: i64 = 0
    while colour < 6:
        count = table.groups[group * 6 + colour]
        best = values[colour]
        i: i64 = 0
        while i < count and i < len(best):
            worth += best[i]
            i += 1
        colour += 1
    return worth


# --- the way of a good ---


def best_way(table: Table, seat: i64) -> int:
    """The next step of the best route for the good on its way: a code of `move`, or -1: deliver."""
    goals = table.facts.matching[table.good_colour] & ~BIT[table.good_city]
    left = most_links(table, seat) - table.steps
    facts = table.facts
    best: i64 = NEVER
    step = -1
    if table.steps > 0 and goals & BIT[table.at]:
        best = 0
        if table.stop_at_first:
            return -1
    i = facts.first_link[table.at]
    while i < facts.first_link[table.at + 1]:
        link = facts.links_at[i]
        i += 1
        other = facts.link_a[link] + facts.link_b[link] - table.at
        if table.owner[link] == FREE or table.visited & BIT[other] or left < 1:
            continue
        net = table.players - 1 if table.owner[link] == seat + 1 else -1
        found = _best_end(
            table, seat, other, table.visited | BIT[other], left - 1, goals, best - net
        )
        if net + found > best:
            best = net + found
            step = int(MOVE + link)
    return step


def _best_end(
    table: Table, seat: i64, city: i64, visited: i64, left: i64, goals: i64, least: i64
) -> i64:
    """The best net gain from here to a goal, if it is above `least`; else no more than that."""
    best = least
    if goals & BIT[city]:
        if best < 0:
            best = 0
        if table.stop_at_first:
            return best
    bonus = table.players - 1
    if left == 0 or left * bonus <= best:
        return best
    facts = table.facts
    i = facts.first_link[city]
    end = facts.first_link[city + 1]
    while i < end:
        link = facts.links_at[i]
        i += 1
        owner = table.owner[link]
        if owner == FREE:
            continue
        other = facts.link_a[link] + facts.link_b[link] - city
        if visited & BIT[other]:
            continue
        net = bonus if owner == seat + 1 else -1
        found = _best_end(table, seat, other, visited | BIT[other], left - 1, goals, best - net)
        if net + found > best:
            best = net + found
    return best


def best_good(table: Table, seat: i64, most: i64) -> vec[i64]:
    """The best gain of a good on the board, and which: city * 4 + colour; or 0 and -1."""
    net = net_of(table, seat, most)
    best = vec[i64]([0, -1])
    city: i64 = 0
    while city < table.facts.cities:
        colours: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if table.goods[city * 4 + colour] > 0 and not table.banned & BIT[colour]:
                colours |= BIT[colour]
            colour += 1
        if colours:
            _carry(net, best, colours, city * 4, city, BIT[city], most, 0)
        city += 1
    return best


def best_by_colour(table: Table, seat: i64) -> vec[i64]:
    """By colour: the best gain of a good, wherever it lay."""
    net = net_of(table, seat, MOST_LINKS, 0, True)
    best = vec[i64]([NEVER] * 4)
    city: i64 = 0
    while city < table.facts.cities:
        _follow(net, best, 0, city, BIT[city], MOST_LINKS, 0)
        city += 1
    return best


def _carry(
    net: Net,
    best: vec[i64],
    colours: i64,
    origin: i64,
    city: i64,
    visited: i64,
    left: i64,
    gained: i64,
) -> None:
    """All ways on for goods of these colours that can bring more than the best so far."""
    base = (left - 1) * net.steps
    i = net.first[city]
    end = net.first[city + 1]
    while i < end:
        step = i
        i += 1
        other = net.to[step]
        if gained + net.bound[base + step] <= best[0] or visited & BIT[other]:
            continue
        reached = gained + net.gain[step]
        if reached > best[0] and colours & BIT[net.colour[step]]:
            best[0] = reached
            best[1] = origin + net.colour[step]
        if left > 1:
            _carry(net, best, colours, origin, other, visited | BIT[other], left - 1, reached)


# --- candidates for a search ---


def sensible_loan(table: Table, seat: i64) -> int:
    """Enough for the tracks of this round and a small bid."""
    missing = int(money_needed(table, seat)) + SMALL_BID - int(table.cash[seat])
    return max(0, -(-missing // 6))


def top_goods(table: Table, seat: i64, legal: list[int], base: int, count: int) -> list[int]:
    """The codes of a block city * 4 + colour with the best promises."""
    most = MOST_FAST_LINKS if holds(table, seat, SCHNELLE_LOK) else MOST_LINKS
    promised = fresh_promises(table, net_of(table, seat, most, NEVER, True), most)
    rows = [(-int(promised[c - base]), c) for c in legal if base <= c < base + 256]
    rows.sort()
    return [code for _, code in rows[:count]]


def top_places(table: Table, seat: i64, legal: list[int], count: int) -> list[int]:
    """The cities where the good in hand promises most."""
    promised = promises(table, seat, MOST_LINKS)
    rows = [(-int(promised[(code - PLACE) * 4 + table.held]), code) for code in legal]
    rows.sort()
    return [code for _, code in rows[:count]]


def top_tracks(table: Table, seat: i64, legal: list[int], count: int) -> list[int]:
    """Links that touch own tracks first, cheap ones before dear ones."""
    facts = table.facts
    rows: list[tuple[int, int, int]] = []
    for code in legal:
        if LAY <= code < DECLARE:
            link: i64 = (code - LAY) if code < GELEGENHEIT else (code - GELEGENHEIT) % LINK_SLOTS
            rows.append((-int(touches(table, seat, link)), int(facts.link_cost[link]), code))
    rows.sort()
    return [row[2] for row in rows[:count]]


def candidates(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """The few actions worth a look, best guess first."""
    stage = table.stage
    if len(legal) < 3:
        return legal
    if stage == TRANSPORT:
        found = top_goods(table, seat, legal, DECLARE, 6)
        found += top_goods(table, seat, legal, DECLARE_FAST, 1)
        found += [code for code in (ZUSATZFRACHT, GIVE_UP) if code in legal]
        return found + top_goods(table, seat, legal, NEUE_PLANUNG, 1)
    if stage == BUILD:
        drops = [code for code in legal if DROP <= code < DROP + 6]
        return top_tracks(table, seat, legal, 8) + drops[:1]
    if stage in (LOAN, SECRET_LOAN):
        wish = sensible_loan(table, seat)
        wishes = [TAKE_LOAN + wish + more for more in (0, 1, -1, 2, 3)]
        return distinct(wishes, legal)
    if stage in (BID, SECRET_BID):
        least = int(table.high) + 1
        return distinct([PASS, *(MAKE_BID + least + more for more in (0, 1, 2, 4))], legal)
    if stage in (PLACE_EXTRA, PLACE_PLANNED):
        return top_places(table, seat, legal, 4)
    if stage == GROUP:
        return [code for code in legal if code < NEUE_PLANUNG]
    if stage == ROUTE:
        step = best_way(table, seat)
        return distinct([step if step >= 0 else legal[0], *legal], legal)
    return legal


def distinct(wishes: list[int], legal: list[int]) -> list[int]:
    found: list[int] = []
    for code in wishes:
        if code in legal and code not in found:
            found.append(code)
    return found or legal


def sabotage_hurts(table: Table, victim: i64) -> i64:
    """What the player on turn would lose without the declared colour, in parts of a space."""
    if table.stage != SABOTAGE:
        return 0
    most = MOST_FAST_LINKS if table.fast else MOST_LINKS
    promised = promises(table, victim, most)
    now = promised[table.good_city * 4 + table.good_colour]
    rest: i64 = 0
    i: i64 = 0
    while i < table.facts.cities * 4:
        free = i % 4 != table.good_colour and not table.banned & BIT[i % 4]
        if table.goods[i] > 0 and free and promised[i] > rest:
            rest = promised[i]
        i += 1
    return now - rest


def cards_in_hand(table: Table, seat: i64) -> int:
    return int(hand_size(table, seat))
