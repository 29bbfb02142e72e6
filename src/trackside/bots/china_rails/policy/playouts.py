"""How many turns a game still takes if one plan or another comes first: played on, with real cards.

The seat plays on quickly, without looking beyond a plan, and the others do nothing. After some
rounds the rest is guessed (evaluate/turns.py).
"""

from __future__ import annotations

from random import Random
from typing import Final

from trackside.bots.china_rails.evaluate.plans import MARGIN, Effort
from trackside.bots.china_rails.evaluate.turns import LEARNED, to_go
from trackside.bots.china_rails.plan.beam import Planner, TripPlan
from trackside.bots.china_rails.policy.planning import PlanningPolicy
from trackside.bots.search import CHANCE, draw
from trackside.core.players import Observer
from trackside.games.china_rails import actions
from trackside.games.china_rails.game import State
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.rules import movement
from trackside.games.china_rails.state import NORMAL

QUICK: Final = Effort(wide=4, narrow=3, hands=1, plans=1)
ROUNDS: Final = 8  # that are played: about as long as a plan for three demands takes


def play_out(policy: PlanningPolicy, start: State, seat: int, plan: TripPlan, luck: int) -> float:
    """Play the plan once from where the policy stands; the same luck draws the same cards."""
    state, rng = start.clone(), Random(luck)
    player = PlanningPolicy(luck, policy.weights, QUICK)
    player.take_over(policy, plan)
    seen = Observer(state, seat)
    acting = state.to_act()
    while acting:
        passed = int(state.round) - int(start.round)
        if passed >= ROUNDS and _begins_a_turn(state, seat):
            planner = Planner(state, seat, policy.weights, QUICK.narrow, MARGIN)
            return passed + to_go(planner, LEARNED)
        if acting[0] == CHANCE:
            state.apply(CHANCE, draw(state.chance(), rng))
        elif acting[0] == seat:
            state.apply(seat, player.choose(seen))
        else:
            state.apply(acting[0], idle_action(state.legal(acting[0])))
        acting = state.to_act()
    return float(int(state.round) + 1 - int(start.round))


def _begins_a_turn(state: State, seat: int) -> bool:
    if state.turn != seat or state.stage != NORMAL or state.phase != OPERATE or len(state.choices):
        return False
    return bool(state.points == movement.rate(state, seat))


def idle_action(legal: list[int]) -> int:
    """Return the action that does nothing."""
    for quiet in (int(actions.DONE), int(actions.END)):
        if quiet in legal:
            return quiet
    return legal[0]
