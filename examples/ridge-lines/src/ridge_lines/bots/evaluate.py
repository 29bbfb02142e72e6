"""What a hex, and a table, is worth: counted in gangs that a line still needs."""

from __future__ import annotations

import heapq
from dataclasses import dataclass
from typing import Final

from ridge_lines import scoring
from ridge_lines.components import PLAYERS
from ridge_lines.state import Table
from trackside.core.contract import NOBODY

FAR: Final = 99  # gangs: there is no way any more
SHARP: Final = 0.35  # how much a gang ahead is worth, as a share of the win
TOWN: Final = 0.1  # what a point of a town is worth beside a gang


@dataclass(frozen=True)
class Needs:
    """What a line needs to get through, and over each hex."""

    needed: int
    over: list[int]  # gangs of the cheapest way over this hex; FAR where there is none


def find_needs(table: Table, seat: int) -> Needs:
    start, goal = table.facts.termini[seat]
    out, back = _gangs_from(table, seat, start), _gangs_from(table, seat, goal)
    own = [_price(table, seat, at) for at in range(table.facts.hexes)]
    return Needs(out[goal], [min(FAR, a + b - c) for a, b, c in zip(out, back, own)])


def _gangs_from(table: Table, seat: int, start: int) -> list[int]:
    """Gangs to every hex, the hex itself counted."""
    found = [FAR] * table.facts.hexes
    found[start] = 0
    edge = [(0, start)]
    while edge:
        gangs, at = heapq.heappop(edge)
        if gangs > found[at]:
            continue
        for other in table.facts.near[at]:
            reached = gangs + _price(table, seat, other)
            if reached < found[other]:
                found[other] = reached
                heapq.heappush(edge, (reached, other))
    return found


def _price(table: Table, seat: int, at: int) -> int:
    owner = table.owner[at]
    return 0 if owner == seat else table.facts.price[at] if owner == NOBODY else FAR


def hex_value(table: Table, mine: Needs, theirs: Needs, at: int) -> dict[str, float]:
    """A hex is good that lies on our way, and better if it lies on theirs, too."""
    return {
        "way": -float(mine.over[at]),
        "block": -float(theirs.over[at]),
        "town": TOWN * table.facts.value[at],
    }


def shares(table: Table) -> list[float]:
    """A share of the win for each seat: the result, or the guess of who is ahead."""
    result = scoring.result(table)
    if result is not None:
        return [1.0 / len(result.winners) if place == 1 else 0.0 for place in result.places]
    needed = [float(find_needs(table, seat).needed) for seat in range(PLAYERS)]
    if min(needed) >= FAR:  # nobody gets through: towns decide
        needed = [-float(scoring.score(table, seat)) for seat in range(PLAYERS)]
    needed[table.turn] -= table.left
    lead = max(-1.0, min(1.0, SHARP * (needed[1] - needed[0])))
    return [0.5 + lead / 2, 0.5 - lead / 2]
