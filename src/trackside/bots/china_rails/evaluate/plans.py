"""What a table is worth to a seat: the value of the best plan on it, in millions."""

from __future__ import annotations

from random import Random
from typing import final

from trackside.bots.china_rails.evaluate.weights import Weights
from trackside.bots.china_rails.plan.beam import Planner, TripPlan
from trackside.bots.china_rails.plan.hands import table_after, to_be_drawn, with_cards
from trackside.games.china_rails.state import Table

NO_PLAN = -60.0  # the value of having none
MARGIN = 8  # cash that plans leave alone


def best_value(planner: Planner) -> float:
    """Return the value of the best plan; that of having none, if there is none."""
    found = planner.best(1)
    return found[0].value if found else NO_PLAN


@final
class Effort:
    """How much is looked at."""

    def __init__(self, wide: int, narrow: int, hands: int, plans: int, opening: int = 0) -> None:
        self.wide = wide  # plans that are followed from stop to stop
        self.narrow = narrow  # the same, when looking beyond a plan
        self.hands = hands  # fresh hands, or draws after a plan, that are tried out
        self.plans = plans  # that are compared by what follows
        self.opening = opening  # the same before the first move: where to begin


def value_later(
    table: Table, seat: int, plan: TripPlan, weights: Weights, effort: Effort, rng: Random
) -> float:
    """Return what the next plan is worth when this one is done; less than it would be now."""
    total = 0.0
    for planner in planners_after(table, seat, plan, weights, effort, rng):
        if planner.need > 0:
            total += best_value(planner)
    return weights.later * total / effort.hands


def planners_after(
    table: Table, seat: int, plan: TripPlan, weights: Weights, effort: Effort, rng: Random
) -> list[Planner]:
    """Plan on when this plan is done: one planner for each draw of new cards."""
    cards = to_be_drawn(table)
    hands = [rng.sample(cards, 3) for _ in range(effort.hands)]
    tables = [table_after(table, seat, plan, hand) for hand in hands]
    return [Planner(then, seat, weights, effort.narrow, MARGIN) for then in tables]


def fresh_hand(table: Table, seat: int, weights: Weights, effort: Effort, rng: Random) -> float:
    """Return what plans are worth with other cards."""
    cards = to_be_drawn(table)
    total = 0.0
    for _ in range(effort.hands):
        other = with_cards(table, seat, rng.sample(cards, 3))
        total += best_value(Planner(other, seat, weights, effort.wide, MARGIN))
    return total / effort.hands
