"""How many turns a seat still needs from a position: learned from played games.

A sum of a few signs of the position, each times a weight; the weights are fitted to the turns that
seats still needed (`tools/train/china_rails/turns.py`) and stand in `turns.json`. So it is play
that says what money, track, trains and a good hand are worth, in turns.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from math import ceil
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.china_rails.evaluate.plans import Effort, planners_after
from trackside.bots.china_rails.evaluate.weights import Weights
from trackside.bots.china_rails.plan.beam import Planner, TripPlan
from trackside.bots.weights import read_weights
from trackside.games.china_rails.components import FREIGHT, TAIWAN
from trackside.games.china_rails.state import Table
from trackside.kit.bits import BIT

NAMES: Final = (
    "any",  # of every position
    "need",  # what is still to earn, in 100 M
    "need_more",  # its square
    "slow",  # the first train
    "slow_need",
    "remote",  # what track to a city of the deck costs in the mean, in 10 M
    "remote_need",
    "plan",  # what the best plan is worth, in 10 M
    "plan_turns",  # and its turns, in tens
    "no_plan",
)
FAR_AWAY: Final = 40  # millions: a city that far is not gone to

Coefficients = list[float]  # in the order of the names


def read_turns(file: Traversable) -> Coefficients:
    """Read the coefficients. Raises DataError if the file holds none, or others than these."""
    found = read_weights(file, NAMES)
    return [found[name] for name in NAMES]


LEARNED: Final = read_turns(resources.files("trackside.bots.china_rails.evaluate") / "turns.json")


def signs(planner: Planner) -> list[float]:
    """Measure the position at the beginning of a turn, in the order of the names."""
    best = planner.best(1)
    need = planner.need / 100.0
    slow = 1.0 if planner.table.train[planner.seat] == FREIGHT else 0.0
    far = mean_reach_cost(planner) / 10.0
    value, turns, none = 0.0, 0.0, 1.0
    if best:
        value, turns, none = best[0].value / 10.0, best[0].turns / 10.0, 0.0
    return [1.0, need, need * need, slow, slow * need, far, far * need, value, turns, none]


def mean_reach_cost(planner: Planner) -> float:
    """Return what track costs from the train to a demand of the deck: to its city, and to the
    nearest source of its load."""
    facts = planner.table.facts
    here = vec[i64]([int(planner.table.at[planner.seat])])
    ways = planner.country.cheapest(here, planner.country.laid)
    nearest = [FAR_AWAY] * len(facts.load_ids)
    costs: list[int] = []
    for city in range(len(facts.city_ids)):
        on_island = facts.city_class[city] == TAIWAN
        places = facts.port_mile if on_island else facts.city_miles[city]
        cost = FAR_AWAY
        for m in places:
            cost = min(cost, int(ways.cost[m]))
        costs.append(cost)
        for load in range(len(nearest)):
            if facts.city_loads[city] & BIT[load]:
                nearest[load] = min(nearest[load], cost)
    total = 0
    demands = 3 * int(facts.cards)
    for demand in range(demands):
        total += costs[int(facts.card_city[demand])] + nearest[int(facts.card_load[demand])]
    return total / demands


def to_go(planner: Planner, coefficients: Coefficients) -> float:
    """Estimate the turns from here; none when nothing is needed any more."""
    if planner.need <= 0:
        return 0.0
    total = 0.0
    for sign, weight in zip(signs(planner), coefficients, strict=True):
        total += sign * weight
    return max(total, 1.0)


def turns_with(
    table: Table,
    seat: int,
    plan: TripPlan,
    weights: Weights,
    effort: Effort,
    coefficients: Coefficients,
    rng: Random,
) -> float:
    """Estimate the turns to the end if this plan comes first; the last one is a whole one."""
    total = 0.0
    for planner in planners_after(table, seat, plan, weights, effort, rng):
        left = to_go(planner, coefficients)
        total += plan.turns + left if left else float(ceil(plan.turns))
    return total / effort.hands
