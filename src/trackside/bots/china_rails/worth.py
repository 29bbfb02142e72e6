"""What a table is worth to a seat: the value of the best plan on it, in millions."""

from __future__ import annotations

from random import Random

from trackside.bots.china_rails.plan.beam import Plan, Planner, Taste
from trackside.bots.china_rails.plan.hands import after, not_in_hand, with_cards
from trackside.games.china_rails.state import Table

NO_PLAN = -60.0  # the value of having none
HANDS = 3  # fresh hands, or draws after a plan, that are tried out
LATER = 0.7  # how much the plan after a plan counts
MARGIN = 8  # cash that plans leave alone


def worth_of(planner: Planner) -> float:
    """The value of the best plan; that of having none, if there is none."""
    found = planner.best(1)
    return found[0].value if found else NO_PLAN


def worth_later(table: Table, seat: int, plan: Plan, taste: Taste, rng: Random) -> float:
    """What the next plan is worth when this one is done; less than it would be now."""
    cards = not_in_hand(table)
    total = 0.0
    for _ in range(HANDS):
        planner = Planner(after(table, seat, plan, rng.sample(cards, 3)), seat, taste, MARGIN)
        if planner.need > 0:
            total += worth_of(planner)
    return LATER * total / HANDS


def fresh_hand(table: Table, seat: int, taste: Taste, rng: Random) -> float:
    """What plans are worth with other cards."""
    cards = not_in_hand(table)
    total = 0.0
    for _ in range(HANDS):
        other = with_cards(table, seat, rng.sample(cards, 3))
        total += worth_of(Planner(other, seat, taste, MARGIN))
    return total / HANDS
