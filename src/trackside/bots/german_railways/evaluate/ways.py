"""The cheapest ways of a company over the board, as far as its money goes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.german_railways.components import GBS
from trackside.games.german_railways.rules import proof, track
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT, filled, zero_bytes, zeros

FAR: Final[i64] = 1_000_000


@final
class Reach:
    """The cheapest ways of a company: by place the cost, the placements and the place before."""

    cost: vec[i64]
    steps: vec[i64]
    before: vec[i64]


@final
class _Queue:
    """Places to go on from, first in, first out; each waits once at most."""

    def __init__(self, places: i64) -> None:
        self.places: i64 = places
        self.ring = zeros(places)
        self.waiting = zero_bytes(places)
        self.head: i64 = 0
        self.length: i64 = 0

    def push(self, place: i64) -> None:
        """Add a place, unless it waits already."""
        if not self.waiting[place]:
            self.waiting[place] = 1
            spot = self.head + self.length
            self.ring[spot if spot < self.places else spot - self.places] = place
            self.length += 1

    def pop(self) -> i64:
        """Take the place that has waited longest."""
        place = self.ring[self.head]
        self.head = self.head + 1 if self.head + 1 < self.places else 0
        self.length -= 1
        self.waiting[place] = 0
        return place


def reach_of(table: Table, company: i64, credit: i64) -> Reach:
    """Find ways within the treasury and some credit; a placement weighs as much as a thaler."""
    facts = table.facts
    places = facts.places
    found = Reach()
    found.cost = zeros(places)
    found.steps = zeros(places)
    found.before = filled(places, -1)
    weight = filled(places, FAR)
    queue = _Queue(places)
    most = table.treasury[company] + credit + (4 if company == GBS else 0)
    for own in range(places):
        if i64(table.here[own]) & BIT[company]:
            weight[own] = 0
            queue.push(own)
    while queue.length > 0:
        place = queue.pop()
        for index in range(facts.first_near[place], facts.first_near[place + 1]):
            beside = facts.near[index]
            if weight[beside] <= weight[place] + 1 or proof.is_closed(table, company, beside):
                continue
            cost = found.cost[place] + track.list_price(table, company, beside)
            steps = found.steps[place] + 1
            within = cost <= most and steps <= table.left[company]
            if within and cost + steps < weight[beside]:
                weight[beside] = cost + steps
                found.cost[beside] = cost
                found.steps[beside] = steps
                found.before[beside] = place
                queue.push(beside)
    return found
