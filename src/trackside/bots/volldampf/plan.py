"""Looking ahead over own steps: tracks that follow each other, and the way of a good."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.volldampf.evaluate.cache import Highlights, brief_with, highlights
from trackside.bots.volldampf.evaluate.promises import NEVER, follow, net_of
from trackside.bots.volldampf.evaluate.standing import prospects
from trackside.bots.volldampf.evaluate.weights import Weights
from trackside.games.volldampf.actions import MOVE
from trackside.games.volldampf.rules.delivery import MOST_LINKS, most_links
from trackside.games.volldampf.state import FREE, Table
from trackside.kit.bits import BIT

# --- tracks ---


def with_track(table: Table, seat: i64, link: i64, high: Highlights, weights: Weights) -> float:
    """Return prospects if the seat had a track there too."""
    return prospects(table, brief_with(table, seat, link, high), weights)


def touches(table: Table, seat: i64, link: i64) -> i64:
    """Count the ends of a link that touch tracks: own ones count double."""
    facts = table.facts
    found: i64 = 0
    for end in range(i64(2)):
        city = facts.link_a[link] if end == 0 else facts.link_b[link]
        here: i64 = 0
        for i in range(facts.first_link[city], facts.first_link[city + 1]):
            owner = table.owner[facts.links_at[i]]
            if owner == seat + 1:
                here = 2
            elif owner != FREE and here == 0:
                here = 1
        found += here
    return found


def track_value(
    table: Table, seat: i64, link: i64, depth: i64, high: Highlights, weights: Weights
) -> float:
    """Return prospects with this track and the best further ones that the cards in hand allow."""
    if depth == 0:
        return with_track(table, seat, link, high, weights)
    facts = table.facts
    card = seat * 6 + facts.link_colour[link]
    table.owner[link] = seat + 1
    table.cards[card] -= 1
    longer = highlights(table, seat, high, link)
    value = prospects(table, longer.brief, weights)
    for further in range(facts.links):
        if _may_follow(table, seat, further, facts.link_cost[link]):
            more = track_value(table, seat, further, depth - 1, longer, weights)
            value = max(value, more)
    table.cards[card] += 1
    table.owner[link] = FREE
    return value


def _may_follow(table: Table, seat: i64, link: i64, spent: i64) -> bool:
    """Tell whether a track there can come next in a plan."""
    facts = table.facts
    return (
        table.owner[link] == FREE
        and table.cards[seat * 6 + facts.link_colour[link]] > 0
        and facts.link_cost[link] + spent <= table.cash[seat]
        and touches(table, seat, link) > 1
    )


def tracks_laid(table: Table) -> i64:
    """Count the links that somebody owns."""
    found: i64 = 0
    for link in range(table.facts.links):
        if table.owner[link] != FREE:
            found += 1
    return found


def colour_values(table: Table, seat: i64, weights: Weights) -> list[list[float]]:
    """Return, by route colour, what its free links would add to the prospects, best first."""
    facts = table.facts
    high = highlights(table, seat)
    now = prospects(table, high.brief, weights)
    found: list[list[float]] = [[] for _ in range(6)]
    for link in range(facts.links):
        if table.owner[link] == FREE:
            gain = with_track(table, seat, link, high, weights) - now
            gain += weights.group_touching * float(touches(table, seat, link))
            gain -= weights.group_mark * float(facts.link_cost[link])
            found[facts.link_colour[link]].append(gain)
    for values in found:
        values.sort(reverse=True)
    return found


def group_value(table: Table, group: i64, values: list[list[float]]) -> float:
    """Return what a group of route cards is worth to a seat."""
    value = 0.0
    for colour in range(i64(6)):
        count = table.groups[group * 6 + colour]
        best = values[colour]
        i: i64 = 0
        while i < count and i < len(best):
            value += best[i]
            i += 1
    return value


# --- the way of a good ---


def best_way(table: Table, seat: i64) -> int:
    """Return the next step of the best route for the good on its way: a code of `move`, or -1:
    deliver."""
    goals = table.facts.matching[table.good_colour] & ~BIT[table.good_city]
    left = most_links(table, seat) - table.steps
    facts = table.facts
    best: i64 = NEVER
    step = -1
    if table.steps > 0 and goals & BIT[table.at]:
        best = 0
        if table.stop_at_first:
            return -1
    for i in range(facts.first_link[table.at], facts.first_link[table.at + 1]):
        link = facts.links_at[i]
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
    """Return the best net gain from here to a goal, if it is above `least`; else no more than
    that."""
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
    for i in range(facts.first_link[city], facts.first_link[city + 1]):
        link = facts.links_at[i]
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


def best_by_colour(table: Table, seat: i64) -> vec[i64]:
    """Return, by colour, the best gain of a good, wherever it lay."""
    net = net_of(table, seat, MOST_LINKS, 0, True)
    best = vec[i64]([NEVER] * 4)
    for city in range(table.facts.cities):
        follow(net, best, 0, city, BIT[city], MOST_LINKS, 0)
    return best
