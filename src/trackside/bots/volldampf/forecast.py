"""How a game of Volldampf is going: the score that each seat is heading for."""
# mypyc: off

from __future__ import annotations

from importlib import resources
from random import Random

from trackside.bots.forecast import Forecast, Policy, read_curve
from trackside.bots.volldampf.evaluate.standing import rounds_left, standing
from trackside.bots.volldampf.policy.choice import era, policy
from trackside.games.volldampf.components import ROUNDS
from trackside.games.volldampf.game import State

SPREAD = 2.5  # points of the final score by which it may still turn


def standings(state: State) -> list[float]:
    """Return the standings, right at the beginning of a round; within one it is played to its end
    first."""
    return [standing(state, seat) / SPREAD for seat in range(state.players)]


def progress(state: State) -> float:
    """Measure by rounds how far the game has come."""
    return max(0.0, 1.0 - (rounds_left(state) + 1.0) / float(ROUNDS[state.players]))


def crew(state: State, rng: Random) -> list[Policy[State]]:
    """Seat a player like `normal` everywhere."""
    return [policy] * int(state.players)


FORECAST: Forecast[State] = Forecast(
    standings, progress, crew, era, 1, read_curve(resources.files(__package__) / "forecast.json")
)
