"""Where a good can be taken, and who earns what on the way, for an interface."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.volldampf.rules import delivery, routes
from trackside.games.volldampf.state import Table


def destinations(table: Table, seat: int, city: int, colour: int, most: int) -> list[Json]:
    """Goals, best first, each with all distinct results, best first: a digit per seat says how
    many spaces it wins. With Schnelle Lok only what the seventh link adds is told."""
    found: list[tuple[int, str, list[str]]] = []
    for goal, results in routes.goals(table, city, colour, most):
        ranks = sorted([_rank(table, result, seat) for result in results])
        if most == delivery.MOST_FAST_LINKS:
            ranks = [rank for rank in ranks if _length(rank) == most]
        if ranks:
            splits = [_digits(table, rank) for rank in ranks]
            found.append((ranks[0], table.facts.city_ids[goal], splits))
    found.sort()
    return [{"city": goal, "splits": splits} for _, goal, splits in found]


def ways(table: Table, goals: list[Json], city: int, colour: int, most: int) -> Json:
    """Find, for each goal and each of its results, one way that brings it, as links from the
    start."""
    found = routes.one_way_each(table, city, colour, most)
    index = table.facts.city_ids.index
    return {
        goal["city"]: [
            [table.facts.link_ids[link] for link in found[index(goal["city"]), _pack(split)]]
            for split in goal["splits"]
        ]
        for goal in goals
    }


def _pack(split: str) -> int:
    """Pack what `_digits` has made readable."""
    return int(split[::-1], 16)


def _rank(table: Table, result: i64, seat: i64) -> int:
    """Give one number to sort by: most spaces for oneself, then fewest in all; the result is kept
    in its lowest 24 bits."""
    links: i64 = 0
    rest = result
    while rest:
        links += rest & 15
        rest >>= 4
    own = (result >> (4 * seat)) & 15
    return ((15 - own) << 28) | (links << 24) | result


def _length(rank: int) -> int:
    return (rank >> 24) & 15


def _digits(table: Table, rank: int) -> str:
    return f"{rank & 0xFFFFFF:0{int(table.players)}x}"[::-1]
