"""What it is worth to carry a load that the plan does not deliver.

Room that a plan does not need costs nothing, and loading costs no movement (CR-114).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.china_rails.plan.beam import Planner, TripPlan
from trackside.bots.china_rails.plan.hands import to_be_drawn
from trackside.bots.china_rails.plan.stops import Trip
from trackside.games.china_rails.rules import loads
from trackside.kit.spread import Reach

LIKELY: Final = 0.6  # that a card which the plan leaves alone is served next
NOTHING: Final = Trip([])


def promises(planner: Planner, plan: TripPlan) -> list[float]:
    """Estimate for each load what cards that the plan leaves alone, and those that may be drawn,
    would pay for it, less the way from where the plan delivers."""
    facts = planner.table.facts
    trip = plan.trip
    found = [0.0] * len(facts.load_ids)
    stops = zip(trip.stops, trip.places, strict=True)
    places = [place for stop, place in stops if stop.delivers]
    left = [demand for demand in planner.demands if demand // 3 not in plan.served]
    drawn = _to_come(planner)
    chance = planner.weights.chance * 3 / max(len(drawn), 1)
    for place in places if left or drawn else []:
        ways = planner.country.best(vec[i64]([place]), plan.planned)
        for demand in left:
            gain = _gain(planner, ways, demand) / len(places)
            found[int(facts.card_load[demand])] += LIKELY * gain
        for demand in drawn:
            gain = _gain(planner, ways, demand) / len(places)
            found[int(facts.card_load[demand])] += chance * gain
    return found


def _to_come(planner: Planner) -> list[int]:
    """Return demands that may be drawn, if loads are carried for them."""
    if not planner.weights.chance:
        return []
    return [3 * card + line for card in to_be_drawn(planner.table) for line in range(3)]


def _gain(planner: Planner, ways: Reach, demand: int) -> float:
    """Return what delivering would bring from there, beyond what the turns are worth."""
    goal, _ = planner.goal(ways, NOTHING, int(planner.table.facts.card_city[demand]))
    if goal < 0:
        return 0.0
    time = int(ways.steps[goal]) / planner.rate
    gain = int(loads.payout(planner.table, demand)) - planner.turn_value * time
    return max(gain - planner.track_value * int(ways.cost[goal]), 0.0)
