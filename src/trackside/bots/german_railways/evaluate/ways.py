"""The cheapest ways of a company over the board, as far as its money goes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.german_railways.components import GBS
from trackside.games.german_railways.rules import proof, track
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT, filled, no_bytes, zeros

FAR: Final[i64] = 1_000_000


@final
class Reach:
    """The cheapest ways of a company: by place the cost, the placements and the place before."""

    cost: vec[i64]
    steps: vec[i64]
    before: vec[i64]


def reach_of(table: Table, company: i64, credit: i64) -> Reach:
    """Ways within the treasury and some credit; a placement weighs as much as a thaler."""
    facts = table.facts
    places = facts.places
    found = Reach()
    found.cost = zeros(places)
    found.steps = zeros(places)
    found.before = filled(places, -1)
    weight = filled(places, FAR)
    edge = zeros(places)
    waiting = no_bytes(places)
    money = table.treasury[company] + credit
    free: i64 = 4 if company == GBS else 0
    length: i64 = 0
    head: i64 = 0
    for place in range(places):
        if i64(table.here[place]) & BIT[company]:
            weight[place] = 0
            edge[length] = place
            length += 1
    while length > 0:
        place = edge[head]
        head = head + 1 if head + 1 < places else 0
        length -= 1
        waiting[place] = 0
        for index in range(facts.first_near[place], facts.first_near[place + 1]):
            beside = facts.near[index]
            if weight[beside] <= weight[place] + 1 or proof.is_closed(table, company, beside):
                continue
            cost = found.cost[place] + track.list_price(table, company, beside)
            steps = found.steps[place] + 1
            if cost > money + free or steps > table.left[company]:
                continue
            if cost + steps < weight[beside]:
                weight[beside] = cost + steps
                found.cost[beside] = cost
                found.steps[beside] = steps
                found.before[beside] = place
                if not waiting[beside]:
                    waiting[beside] = 1
                    spot = head + length
                    edge[spot if spot < places else spot - places] = beside
                    length += 1
    return found
