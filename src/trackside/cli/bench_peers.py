"""Other people's engines, measured in the same run: random games, driven from Python."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from math import floor
from random import Random
from typing import Any

from trackside.bots.playout import draw
from trackside.cli.bench_engines import rate

CHESS = "OpenSpiel chess"


def openspiel(name: str) -> Callable[[Random], int]:
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


def connect_four() -> Callable[[Random], int]:
    env = import_module("pettingzoo.classic.connect_four_v3").env()

    def play(rng: Random) -> int:
        env.reset()
        actions = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[floor(rng.random() * len(legal))]))
            actions += 1
        return actions

    return play


def python_chess() -> Callable[[Random], int]:
    chess = import_module("chess")

    def play(rng: Random) -> int:
        board, actions = chess.Board(), 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[floor(rng.random() * len(legal))])
            actions += 1
        return actions

    return play


def catan() -> Callable[[Random], int]:
    catanatron = import_module("catanatron")
    colours = list(catanatron.Color)

    def play(rng: Random) -> int:
        players = [catanatron.RandomPlayer(colour) for colour in colours]
        game, actions = catanatron.Game(players, seed=rng.getrandbits(32)), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        return actions

    return play


PEERS: tuple[tuple[str, str, Callable[[], Callable[[Random], int]]], ...] = (
    (CHESS, "pyspiel", lambda: openspiel("chess")),
    ("OpenSpiel go 9x9", "pyspiel", lambda: openspiel("go(board_size=9)")),
    ("OpenSpiel backgammon", "pyspiel", lambda: openspiel("backgammon")),
    ("PettingZoo connect four", "pygame", connect_four),
    ("python-chess", "chess", python_chess),
    ("catanatron", "catanatron", catan),
)


def measure(seconds: float, only_chess: bool = False) -> Iterator[dict[str, Any]]:
    """One row per peer that is installed."""
    for name, module, make in PEERS[: 1 if only_chess else None]:
        if find_spec(module) is not None:
            yield {"name": name, "actions_per_second": round(_speed(make, seconds))}


def _speed(make: Callable[[], Callable[[Random], int]], seconds: float) -> float:
    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("ignore")  # theirs, and pygame's greeting
        play, rng = make(), Random(1)
        return rate(lambda _: play(rng), seconds)[0]
