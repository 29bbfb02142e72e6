"""How fast other people's engines are: random games driven from Python, and batches of games.

    python -m tools.measure.peers [--seconds 2] [--json]

They are measured in one run, OpenSpiel's chess first; `trackside bench` gives our own engines as
a ratio to it. Batches that are not installed are named.
"""

from __future__ import annotations

import argparse
import json
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from math import floor
from random import Random
from typing import Any

import numpy as np

from trackside.bench.batches import GAMES
from trackside.bench.chess import CHESS, Play, openspiel, speed_of
from trackside.bench.engines import rate

MISSING = "not installed"


def connect_four() -> Play:
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


def python_chess() -> Play:
    chess = import_module("chess")

    def play(rng: Random) -> int:
        board, actions = chess.Board(), 0
        while not board.is_game_over():
            legal = list(board.legal_moves)
            board.push(legal[floor(rng.random() * len(legal))])
            actions += 1
        return actions

    return play


def catan() -> Play:
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


def pgx(name: str) -> Callable[[int], int]:
    """As its own examples step it: compiled for the batch, actions at random among the legal."""
    jax, env = import_module("jax"), import_module("pgx").make(name)
    step, key = jax.jit(jax.vmap(env.step)), jax.random.PRNGKey(0)
    start = jax.jit(jax.vmap(env.init))
    logits = jax.jit(lambda mask: jax.numpy.log(mask.astype(jax.numpy.float32)))
    draw = jax.jit(jax.random.categorical)
    kept = [start(jax.random.split(key, GAMES)), key]

    def play(_: int) -> int:
        state, key = kept
        key, mine, other = jax.random.split(key, 3)
        # Games that are over begin anew all together: Pgx leaves them where they ended.
        if bool(state.terminated.all()):
            state = start(jax.random.split(other, GAMES))
        actions = draw(mine, logits(state.legal_action_mask))
        state = step(state, actions, jax.random.split(other, GAMES))
        state.observation.block_until_ready()
        kept[:] = state, key
        return GAMES - int(state.terminated.sum())

    play(0)
    return play


def openspiel_vector(name: str, count: int = GAMES) -> Callable[[int], int]:
    """Its own vector of environments, which steps in Python."""
    rl = import_module("open_spiel.python.rl_environment")
    vector = import_module("open_spiel.python.vector_env")
    agent = import_module("open_spiel.python.rl_agent")
    envs = vector.SyncVectorEnv([rl.Environment(name) for _ in range(count)])
    kept, rng = [envs.reset()], np.random.default_rng(1)

    def play(_: int) -> int:
        chosen = []
        for seen in kept[0]:
            legal = seen.observations["legal_actions"][seen.observations["current_player"]]
            chosen.append(agent.StepOutput(int(rng.choice(legal)), None))
        kept[0] = envs.step(chosen, reset_if_done=True)[0]
        return count

    return play


ENGINES: tuple[tuple[str, str, Callable[[], Play]], ...] = (
    (CHESS, "pyspiel", lambda: openspiel("chess")),
    ("OpenSpiel go 9x9", "pyspiel", lambda: openspiel("go(board_size=9)")),
    ("OpenSpiel backgammon", "pyspiel", lambda: openspiel("backgammon")),
    ("PettingZoo connect four", "pygame", connect_four),
    ("python-chess", "chess", python_chess),
    ("catanatron", "catanatron", catan),
)
BATCHES: tuple[tuple[str, str, Callable[[], Callable[[int], int]]], ...] = (
    ("Pgx backgammon", "pgx", lambda: pgx("backgammon")),
    ("Pgx go 9x9", "pgx", lambda: pgx("go_9x9")),
    ("Pgx chess", "pgx", lambda: pgx("chess")),
    ("OpenSpiel backgammon, vector", "pyspiel", lambda: openspiel_vector("backgammon")),
    ("OpenSpiel go 9x9, vector", "pyspiel", lambda: openspiel_vector("go(board_size=9)")),
)


def engines(seconds: float) -> list[dict[str, Any]]:
    """Measure one game at a time; the first row is chess, and each has its ratio to it."""
    rows: list[dict[str, Any]] = []
    for name, module, make in ENGINES:
        if find_spec(module) is not None:
            rows.append({"name": name, "actions_per_second": round(speed_of(make, seconds))})
    chess = next((row["actions_per_second"] for row in rows if row["name"] == CHESS), None)
    for row in rows:
        row["ratio_to_chess"] = round(row["actions_per_second"] / chess, 3) if chess else None
    return rows


def batches(seconds: float) -> Iterator[dict[str, Any]]:
    """Measure batches: of a core's processor time, and by the clock, for Pgx uses all cores."""
    for name, module, make in BATCHES:
        if find_spec(module) is None:
            yield {"name": name, "steps_per_second": MISSING}
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # theirs
            step = make()
            one = rate(step, seconds)[0]
            wall = rate(step, seconds, time.perf_counter)[0]
        yield {
            "name": name,
            "steps_per_second": round(one),
            "all_cores_steps_per_second": round(wall),
        }


def show(rows: list[dict[str, Any]]) -> None:
    """Print a table with the columns that the rows have."""
    keys = list(dict.fromkeys(key for row in rows for key in row if key != "name"))
    print(f"{'':30}" + "".join(f"{key.replace('_', ' '):>30}" for key in keys))
    for row in rows:
        cells = (row.get(key) for key in keys)
        print(f"{row['name']:30}" + "".join(f"{cell(value):>30}" for value in cells))


def cell(value: float | str | None) -> str:
    """Write a number with commas; nothing for None."""
    return "" if value is None else value if isinstance(value, str) else f"{value:,}"


def main() -> None:
    """Measure all and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    single, many = engines(given.seconds), list(batches(given.seconds))
    if given.json:
        print(json.dumps({"engines": single, "batches": many}))
        return
    show(single)
    print(f"\nbatches of {GAMES:,} games, with observations and legal actions")
    show(many)


if __name__ == "__main__":
    main()
