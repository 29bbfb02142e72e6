"""What a good can bring: for every goal, all distinct ways to share the spaces (VD-122, VD-125).

Results, not routes, are collected: a result says how many tracks of each player are used, packed
in one number with four bits per seat. The walk is short by nature: at most seven links over the
tracks that lie (48 at the most, VD-50), never through a city twice; even on a board drawn for the
worst (all tracks among ten cities) that is a quarter of a million steps, on real ones a few
thousand. Results are kept until the tracks change, for all positions that share these tracks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.state import FREE, Table
from trackside.kit.bits import BIT

ONE: Final[vec[i64]] = vec[i64]([0, 1, 16, 256, 4096, 65536, 1048576])  # by owner


def results_of(table: Table, city: i64, colour: i64, most: i64) -> list[set[int]]:
    """Find, by goal, the packed results of all routes of a good from here, up to `most` links."""
    through: i64 = 0
    key = city * 8 + most
    if table.stop_at_first:
        through = table.facts.matching[colour]
        key += (colour + 1) * 512
    results = table.memo.get(key)
    if results is None:
        results = walk(table, city, BIT[city], most, through, 0)
        table.memo[key] = results
    return results


def walk(
    table: Table, city: i64, visited: i64, left: i64, stops: i64, gains: i64
) -> list[set[int]]:
    """Find, by city, the results of all ways there from a city; `stops` are not gone through."""
    found: list[set[int]] = [set() for _ in range(table.facts.cities)]
    if left > 0:
        _walk(table, city, visited, left, stops, gains, found)
    return found


def _walk(
    table: Table,
    city: i64,
    visited: i64,
    left: i64,
    stops: i64,
    gains: i64,
    found: list[set[int]],
) -> None:
    facts = table.facts
    for i in range(facts.first_link[city], facts.first_link[city + 1]):
        link = facts.links_at[i]
        if table.owner[link] == FREE:
            continue
        other = facts.link_a[link] + facts.link_b[link] - city
        if visited & BIT[other]:
            continue
        reached = gains + ONE[table.owner[link]]
        found[other].add(reached)
        if left > 1 and not stops & BIT[other]:
            _walk(table, other, visited | BIT[other], left - 1, stops, reached, found)


def one_way_each(
    table: Table, city: i64, colour: i64, most: i64
) -> dict[tuple[int, int], list[int]]:
    """Find, by goal and packed result, the first way that brings it, link by link. For an
    interface; what can be won is asked of `results_of`, which keeps what it has found."""
    facts = table.facts
    goals = facts.matching[colour] & ~BIT[city]
    stops = facts.matching[colour] if table.stop_at_first else 0
    found: dict[tuple[int, int], list[int]] = {}
    trail: list[tuple[int, int, int, list[int]]] = [(int(city), int(BIT[city]), 0, [])]
    while trail:
        at, visited, gains, way = trail.pop()
        if goals & BIT[at]:
            found.setdefault((at, gains), way)
        if len(way) == most or (way and stops & BIT[at]):
            continue
        for link in facts.links_at[facts.first_link[at] : facts.first_link[at + 1]]:
            other = int(facts.link_a[link] + facts.link_b[link]) - at
            if table.owner[link] == FREE or visited & BIT[other]:
                continue
            reached = gains + int(ONE[table.owner[link]])
            trail.append((other, visited | int(BIT[other]), reached, [*way, int(link)]))
    return found


def goals(table: Table, city: i64, colour: i64, most: i64) -> list[tuple[int, list[int]]]:
    """Give the cities that a good can be brought to, with their results in order."""
    found = results_of(table, city, colour, most)
    matching = table.facts.matching[colour] & ~BIT[city]
    return [
        (goal, sorted(found[goal]))
        for goal in range(table.facts.cities)
        if matching & BIT[goal] and found[goal]
    ]
