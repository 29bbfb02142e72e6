"""OpenSpiel's chess, measured in the same run: random games, driven from Python."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from math import floor
from random import Random
from typing import Any

from trackside.bench.engines import rate
from trackside.bots.playout import draw

CHESS = "OpenSpiel chess"
Play = Callable[[Random], int]  # a random game; returns the number of actions


def openspiel(name: str) -> Play:
    board = import_module("pyspiel").load_game(name)

    def play(rng: Random) -> int:
        state, actions = board.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = [(action, round(p * 720)) for action, p in state.chance_outcomes()]
                action = draw(outcomes, rng.random())
            else:
                legal = state.legal_actions()
                action = legal[floor(rng.random() * len(legal))]
            state.apply_action(action)
            actions += 1
        return actions

    return play


def measure(seconds: float) -> dict[str, Any] | None:
    """Return actions per second; None where OpenSpiel is not installed."""
    if find_spec("pyspiel") is None:
        return None
    speed = speed_of(lambda: openspiel("chess"), seconds)
    return {"name": CHESS, "actions_per_second": round(speed)}


def speed_of(make: Callable[[], Play], seconds: float) -> float:
    """Return the actions per second of random games, whatever the engine prints."""
    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("ignore")  # theirs, and pygame's greeting
        play, rng = make(), Random(1)
        return rate(lambda _: play(rng), seconds)[0]
