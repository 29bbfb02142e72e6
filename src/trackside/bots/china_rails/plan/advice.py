"""What a page shows a player of the demands in hand: sources, track, turns; and trips over several.

The same plans that bots make, told as ids. Everything comes from a table that fits what the seat
knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from trackside.bots.china_rails.evaluate.weights import LEARNED
from trackside.bots.china_rails.plan.beam import Planner, TripPlan
from trackside.bots.china_rails.plan.stops import Stop, cargo
from trackside.bots.china_rails.plan.time import NEVER
from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.core.players import Observer
from trackside.games.china_rails.components import TAIWAN
from trackside.games.china_rails.game import State
from trackside.games.china_rails.phases import BUILD, OPERATE
from trackside.games.china_rails.rules import track
from trackside.games.china_rails.state import Table
from trackside.kit.bits import BIT

WIDE: Final = 6  # plans that are followed from stop to stop
PLENTY: Final = 10_000  # for what cannot be paid yet: its price is told all the same
MOST_DEMANDS: Final = 3
MOST_SOURCES: Final = 4


def advise(seen: Observer[State], about: Sequence[str]) -> list[Json]:
    """Plan for a player. Without `about`: every demand in hand from each of its sources, the best
    first. With up to three demands ("nanjing:coal", or "nanjing:coal:taiyuan" from that source):
    the best trip that serves them, with its way."""
    table = seen.imagine(Random(0))
    if table.phase not in (OPERATE, BUILD):
        return []
    planner = Planner(table, seen.seat, LEARNED, WIDE, 0)
    if not about:
        return [told for each in planner.demands for told in _from_each_source(planner, each)]
    if len(about) > MOST_DEMANDS:
        raise MalformedAction(f"{len(about)} demands: expected at most {MOST_DEMANDS}")
    wanted = [_demand(planner, each) for each in about]
    plan = _along(planner, about[0]) if len(about) == 1 else _together(planner, wanted)
    return [] if plan is None else [_to_json(planner, plan) | _way_json(planner, plan)]


def _demand(planner: Planner, text: str) -> int:
    """Return the demand in hand that is meant."""
    facts = planner.table.facts
    city, _, rest = text.partition(":")
    load = rest.partition(":")[0]
    for demand in planner.demands:
        if _city_id(planner.table, int(facts.card_city[demand])) == city and (
            facts.load_ids[facts.card_load[demand]] == load
        ):
            return demand
    raise MalformedAction(f"{text[:60]!r}: expected a demand in hand, as city:load")


def _from_each_source(planner: Planner, demand: int) -> list[Json]:
    plans = _singles(planner, demand)
    plans.sort(key=lambda plan: (plan.turns >= NEVER, -plan.value))
    return [_to_json(planner, plan) for plan in plans[:MOST_SOURCES]]


def _along(planner: Planner, text: str) -> TripPlan | None:
    """Plan one demand, from the source that is named or from the best one."""
    source = text.split(":")[2:]
    plans = _singles(planner, _demand(planner, text))
    plans.sort(key=lambda plan: (plan.turns >= NEVER, -plan.value))
    for plan in plans:
        first = plan.trip.stops[0]
        if not source or first.delivers or _city_id(planner.table, first.city) == source[0]:
            return plan
    return None


def _singles(planner: Planner, demand: int) -> list[TripPlan]:
    """Plan from each source, also where the cash does not reach."""
    facts = planner.table.facts
    load, city = int(facts.card_load[demand]), int(facts.card_city[demand])
    last = Stop(city, load, demand, True)
    rows = [[last]]
    if load not in cargo(planner.table, planner.seat):
        rows = [[Stop(at, load, demand, False), last] for at in _sources(planner.table, load, city)]
    cash, planner.cash = planner.cash, PLENTY
    found = [planner.follow(stops) for stops in rows]
    planner.cash = cash
    plans = [plan for plan in found if plan is not None]
    for plan in plans:
        plan.turns = planner.count_turns(plan.parts)
    return plans


def _sources(table: Table, load: int, city: int) -> list[int]:
    facts = table.facts
    both = [source for source in range(len(facts.city_ids)) if facts.city_loads[source] & BIT[load]]
    island = facts.city_class[city] == TAIWAN
    return [source for source in both if not (island and facts.city_class[source] == TAIWAN)]


def _together(planner: Planner, wanted: list[int]) -> TripPlan | None:
    """Return the best plan over these demands; one that the cash allows, if there is any."""
    planner.demands = wanted
    cash = planner.cash
    for limit in (cash, PLENTY):
        planner.cash = limit
        found = [plan for plan in planner.best(40) if _serves(plan) == set(wanted)]
        planner.cash = cash
        if found:
            found[0].turns = planner.count_turns(found[0].parts)
            return found[0]
    return None


def _serves(plan: TripPlan) -> set[int]:
    return {stop.demand for stop in plan.trip.stops if stop.delivers}


def _to_json(planner: Planner, plan: TripPlan) -> Json:
    facts = planner.table.facts
    trip = plan.trip
    never = plan.turns >= NEVER
    stops = [
        {
            "city": _city_id(planner.table, stop.city),
            "load": facts.load_ids[stop.load],
            "delivers": stop.delivers,
            "milepost": facts.ids[place],
        }
        for stop, place in zip(trip.stops, trip.places, strict=True)
    ]
    return {
        "stops": stops,
        "distance": trip.steps,
        "cost": trip.cost,
        "payout": trip.payout,
        "turns": None if never else round(plan.turns, 1),
        "per_turn": None if never else round(trip.payout / max(plan.turns, 1.0), 1),
    }


def _way_json(planner: Planner, plan: TripPlan) -> Json:
    """Describe the track to be built in its order, the links to be bought and the way of the
    train."""
    table, facts = planner.table, planner.table.facts
    segments = []
    for edge, way in plan.trip.edges:
        a, b = facts.edge_a[edge], facts.edge_b[edge]
        source, target = (b, a) if way else (a, b)
        cost = int(track.cost_of(table, planner.seat, edge, target))
        segments.append({"from": facts.ids[source], "to": facts.ids[target], "cost": cost})
    return {
        "track": segments,
        "ports": [facts.port_ids[port] for port in plan.trip.ports],
        "route": [facts.ids[m] for m in plan.trip.route],
    }


def _city_id(table: Table, city: int) -> str:
    return str(table.facts.city_ids[city])
