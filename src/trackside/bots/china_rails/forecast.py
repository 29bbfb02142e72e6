"""How a game of China Rails is going: what is still to earn, less what the best plan brings."""
# mypyc: off

from __future__ import annotations

from importlib import resources
from random import Random

from trackside.bots.china_rails.evaluate.plans import MARGIN, NO_PLAN, best_value
from trackside.bots.china_rails.evaluate.weights import Weights
from trackside.bots.china_rails.levels import NormalBot
from trackside.bots.china_rails.plan.beam import Planner
from trackside.bots.forecast import Forecast, Policy, read_curve
from trackside.core.players import Observer
from trackside.games.china_rails.game import State

WEIGHTS = Weights()  # the first weights: the curve was fitted to them
WIDE = 1  # one plan: this is asked often
ALL_TO_EARN = 300.0  # millions that a seat needs at the beginning, with its track
SPREAD = 30.0  # millions by which it may still turn
WORST = 400.0
NEXT_TURNS = 2  # of each seat that are played on


def standings(state: State) -> list[float]:
    """Return what each seat still needs, less a part of what its best plan will bring."""
    return [_standing(state, seat) / SPREAD for seat in range(int(state.players))]


def _standing(state: State, seat: int) -> float:
    planner = Planner(state, seat, WEIGHTS, WIDE, MARGIN)
    plan = max(NO_PLAN, best_value(planner))
    return -min(WORST, float(planner.need)) + WEIGHTS.later * plan


def progress(state: State) -> float:
    """Measure by the money of the richest how far the game has come."""
    return min(1.0, max(0.0, float(max(state.cash)) / ALL_TO_EARN))


def era(state: State) -> int:
    """Return a number that changes with every round."""
    return int(state.stage) * 1000 + int(state.round)


def crew(state: State, rng: Random) -> list[Policy[State]]:
    """Seat `normal` everywhere; each keeps its trip while the playout lasts."""
    bots = [NormalBot(rng.getrandbits(32)) for _ in range(int(state.players))]
    return [_policy(bot) for bot in bots]


def _policy(bot: NormalBot) -> Policy[State]:
    return lambda state, seat, rng: bot.choose(Observer(state, seat))


FORECAST: Forecast[State] = Forecast(
    standings,
    progress,
    crew,
    era,
    NEXT_TURNS,
    read_curve(resources.files(__package__) / "forecast.json"),
)
