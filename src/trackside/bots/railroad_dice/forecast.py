"""How a game of RailRoad Dice is going: the learned chance of a win, after the next few turns."""
# mypyc: off

from __future__ import annotations

import math
from importlib import resources
from random import Random

from trackside.bots.forecast import Forecast, Policy, read_curve
from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.evaluate.chances import chance, stations_left, step_back
from trackside.bots.railroad_dice.evaluate.stations import station_field
from trackside.bots.railroad_dice.evaluate.weights import LEARNED
from trackside.bots.railroad_dice.plan.deep import Effort, forced_action
from trackside.bots.railroad_dice.plan.replies import next_steps
from trackside.games.railroad_dice.game import State

EFFORT = Effort(nodes=60, width=1, starts=0, tries=1, roll_nodes=20)
NEXT_TURNS = 3  # that are played on
LEAST = 1e-4  # no chance is less, while the game goes on
MANY_STATIONS = 7.0


def standings(state: State) -> list[float]:
    """Return the logarithm of each seat's chance, as if the turn before had just ended."""
    players = int(state.setting.players)
    table = state.clone()
    step_back(table)
    field = station_field(table)
    return [math.log(max(LEAST, chance(table, s, LEARNED, field))) for s in range(players)]


def progress(state: State) -> float:
    """Measure by the company that is nearest to the end how far the game has come."""
    return max(0.0, 1.0 - float(stations_left(state)) / MANY_STATIONS)


def era(state: State) -> int:
    """Return a number that changes with every turn."""
    return int(state.year) * 10 + int(state.turns_left)


class Hand:
    """Plays as `normal` does with fewer tries, and keeps to its line until dice are rolled."""

    def __init__(self) -> None:
        self.line: list[int] = []

    def act(self, state: State, seat: int, rng: Random) -> int:
        """Return the next step of its line, or of a new one."""
        legal = state.legal(seat)
        if self.line and self.line[0] in legal:
            return self.line.pop(0)
        sure = forced_action(state)
        if sure >= 0:
            return sure
        self.line = list(next_steps(state, seat, rng, EFFORT, LEARNED))
        return self.line.pop(0) if self.line else policy.stop(state, legal)


def crew(state: State, rng: Random) -> list[Policy[State]]:
    """Return a hand for each seat."""
    return [Hand().act for _ in range(int(state.setting.players))]


FORECAST: Forecast[State] = Forecast(
    standings,
    progress,
    crew,
    era,
    NEXT_TURNS,
    read_curve(resources.files(__package__) / "forecast.json"),
)
