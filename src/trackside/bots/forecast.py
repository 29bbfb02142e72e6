"""How a game is going: the chance of every seat to win, from a full table.

A game's bots give a `Forecast` as `FORECAST`: how far ahead each seat is, how far the game has
come, who plays on, and where a playout is cut. How much a lead counts was fitted to what became of
played games (`tools/measure/calibrate`) and stands in `forecast.json`. A game that gives none
is played to its end by its bots.
"""
# mypyc: off

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Generic

from trackside import games
from trackside.bots import levels
from trackside.bots.search import CHANCE, draw
from trackside.core.contract import State
from trackside.core.errors import DataError
from trackside.core.players import Bot, Observer, S

MOST_STEPS = 20_000  # of a playout; far above any game
QUICKEST = ("normal", "easy", "random")  # who plays on in a game without a forecast

Policy = Callable[[S, int, Random], int]


@dataclass(frozen=True)
class Curve:
    """How much a lead counts, by the number of players and how far the game has come.

    knots      from 0, the beginning, to 1, the end
    steepness  by number of players: at each knot, what a standing of 1 adds to the log-odds
    """

    knots: Sequence[float]
    steepness: Mapping[int, Sequence[float]]

    def at(self, players: int, progress: float) -> float:
        """Interpolate between two knots; for another number of players the nearest one counts."""
        nearest = min(self.steepness, key=lambda known: (abs(known - players), known))
        row = self.steepness[nearest]
        for index in range(1, len(self.knots)):
            low, high = self.knots[index - 1], self.knots[index]
            if progress <= high:
                part = max(0.0, (progress - low) / (high - low))
                return row[index - 1] + part * (row[index] - row[index - 1])
        return row[-1]


FLAT = Curve((0.0, 1.0), {2: (1.0, 1.0)})


def read_curve(file: Traversable) -> Curve:
    """Read a curve. Raises DataError for a file that holds none."""
    try:
        data = json.loads(file.read_text("utf-8"))
        knots = tuple(float(knot) for knot in data["knots"])
        rows = {int(n): tuple(float(v) for v in row) for n, row in data["steepness"].items()}
        if not rows or any(len(row) != len(knots) for row in rows.values()):
            raise ValueError("a number for each knot, for one number of players at least")
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise DataError(file.name, "", f"holds no curve: {error}") from error
    return Curve(knots, rows)


@dataclass(frozen=True)
class Forecast(Generic[S]):
    """What is known about how a game is going.

    standings  how far each seat has come; only the differences count
    progress   how far the game has come, from 0 to 1
    crew       who plays on in a playout: a policy for each seat
    era        a number that changes where a playout may be cut: a round, a turn
    eras       after so many changes of it a playout is cut; 0: never
    curve      what a lead is worth
    """

    standings: Callable[[S], list[float]]
    progress: Callable[[S], float]
    crew: Callable[[S, Random], list[Policy[S]]]
    era: Callable[[S], int]
    eras: int
    curve: Curve = FLAT

    def now(self, state: S) -> list[float]:
        """Return the chance of each seat, as the table stands; at the end who has won."""
        if state.to_act():
            standings = self.standings(state)
            return softmax(standings, self.curve.at(len(standings), self.progress(state)))
        return final_shares(state)

    def play_on(self, state: S, rng: Random) -> list[float]:
        """Return the chances where one playout leads; `state` is used up."""
        crew = self.crew(state, rng)
        era, left = self.era(state), self.eras or MOST_STEPS
        for _ in range(MOST_STEPS):
            acting = state.to_act()
            if not acting:
                break
            if self.era(state) != era:
                era, left = self.era(state), left - 1
                if left <= 0:
                    break
            seat = acting[0]
            if seat == CHANCE:
                state.apply(seat, draw(state.chance(), rng))
            else:
                state.apply(seat, crew[seat](state, seat, rng))
        return self.now(state)

    def chances(self, state: S, playouts: int, seed: str) -> list[float]:
        """Return the mean of so many playouts; none: as the table stands. They add up to 1, unless
        nobody may win any more."""
        if playouts == 0 or not state.to_act():
            return self.now(state)
        rows = [self.play_on(state.clone(), Random(f"{seed} {n}")) for n in range(playouts)]
        return [sum(column) / playouts for column in zip(*rows, strict=True)]


def softmax(standings: Sequence[float], steepness: float) -> list[float]:
    """Return shares that add up to 1."""
    top = max(standings)
    parts = [math.exp((value - top) * steepness) for value in standings]
    whole = sum(parts)
    return [part / whole for part in parts]


def final_shares(state: State) -> list[float]:
    """Return who has won: 1 for the winner, a part for each of several."""
    result = state.result()
    if result is None:
        raise AssertionError("nobody may act, and the game is not over")
    winners = result.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(result.places))]


@cache
def of(slug: str) -> Forecast[Any]:
    """Return the forecast of the game's bots, or one by playing on to the end."""
    found: Forecast[Any] | None = None
    known = levels.available(slug)
    if known != ("random",):
        found = getattr(import_module(games.place(slug).bots), "FORECAST", None)
    return found or to_the_end(known, lambda level, seed: levels.make(slug, level, seed))


def to_the_end(known: Sequence[str], make: Callable[[str, int], Bot]) -> Forecast[State]:
    """Forecast a game whose bots say nothing about chances, by playing on with these levels."""
    level = next(name for name in QUICKEST if name in known)

    def crew(state: State, rng: Random) -> list[Policy[State]]:
        seats = len(state.view(None)["seats"])
        return [_policy(make(level, rng.getrandbits(32))) for _ in range(seats)]

    return Forecast(
        standings=lambda state: [0.0] * len(state.view(None)["seats"]),
        progress=lambda state: 0.0,
        crew=crew,
        era=lambda state: 0,
        eras=0,
    )


def _policy(bot: Bot) -> Policy[State]:
    return lambda state, seat, rng: bot.choose(Observer(state, seat))
