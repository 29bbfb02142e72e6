"""How a game of German Railways is going: cash, and what the shares will still earn."""
# mypyc: off

from __future__ import annotations

from importlib import resources
from random import Random

from trackside.bots.forecast import Forecast, read_curve
from trackside.bots.german_railways.evaluate.shares import (
    missing_connections,
    phases_left,
    share_value,
)
from trackside.bots.german_railways.evaluate.weights import LEARNED
from trackside.bots.german_railways.policy import Policy, policy
from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.game import State

CONNECTIONS = 16.0  # that the end asks for (GR-109)
NEXT_TURNS = 20  # that are played on


def standings(state: State) -> list[float]:
    """Return what each seat has, in units of how far luck and play may still turn it."""
    phases = phases_left(state, LEARNED)
    each = [share_value(state, company, phases, LEARNED) for company in range(COMPANIES)]
    return [_standing(state, seat, each) / (6.0 + 5.0 * phases) for seat in range(state.players)]


def _standing(state: State, seat: int, each: list[float]) -> float:
    held = range(COMPANIES)
    shares = sum(each[c] * float(state.shares[seat * int(COMPANIES) + c]) for c in held)
    return float(state.cash[seat]) + shares


def progress(state: State) -> float:
    """Measure by the missing connections how far the game has come."""
    return max(0.0, 1.0 - missing_connections(state) / CONNECTIONS)


def era(state: State) -> int:
    """Return a number that changes with every turn and every one of the first auctions."""
    return (int(state.round) * 100 + int(state.used)) * 10 + int(state.initial)


def crew(state: State, rng: Random) -> list[Policy]:
    """Seat a player like `normal` everywhere."""
    return [policy] * int(state.players)


FORECAST: Forecast[State] = Forecast(
    standings,
    progress,
    crew,
    era,
    NEXT_TURNS,
    read_curve(resources.files(__package__) / "forecast.json"),
)
