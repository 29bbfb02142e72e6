"""Which of the legal actions serves a trip."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.china_rails.plan.stops import Trip
from trackside.bots.china_rails.plan.track import NOBODY
from trackside.games.china_rails.rules import loads
from trackside.games.china_rails.state import Table
from trackside.kit.spread import FAR


def best_delivery(state: Table, legal: list[int]) -> int | None:
    """Return the legal delivery that pays most."""
    facts = state.facts
    first, last = int(facts.at_deliver), int(facts.at_place)
    found = [code for code in legal if first <= code < last]
    demands = 3 * int(facts.cards)
    return max(found, key=lambda c: loads.payout(state, (c - first) % demands), default=None)


def first_legal(state: Table, edges: list[tuple[int, int]], allowed: set[int]) -> int | None:
    """Return the next segment of a plan, from whichever side it can be built."""
    base = int(state.facts.at_build)
    for edge, way in edges:
        if state.owner[edge]:
            continue
        for direction in (way, 1 - way):
            if base + 2 * edge + direction in allowed:
                return base + 2 * edge + direction
    return None


def nearest_on_route(state: Table, points: vec[i64], trip: Trip, target: int) -> int:
    """Return the farthest milepost of the route that the track reaches."""
    if target not in trip.route:
        return NOBODY
    for m in reversed(trip.route[: trip.route.index(target) + 1]):
        if points[m] < FAR:
            return m
    return NOBODY
