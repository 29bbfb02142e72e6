"""What `trackside bench` measures on our own engines. Imports little: callgrind reads it all."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from math import floor
from random import Random
from typing import Any

from trackside import games
from trackside.bots.playout import draw
from trackside.bots.playout import run as compiled_playout
from trackside.core.contract import CHANCE, Game, State

MOST_ACTIONS = 4000  # in one playout; random play of China Rails never comes to an end
POSITIONS = 20  # on which clone, view and dump are measured
WARM = 50  # actions before callgrind counts, so that everything is loaded


def playout(game: Game, players: int, rng: Random, most: int) -> int:
    """Play a random game through `legal` and `apply`; return the number of actions."""
    state = game.new(players)
    return advance(state, rng, most)


def advance(state: State, rng: Random, most: int) -> int:
    random = rng.random
    for actions in range(most):
        acting = state.to_act()
        if not acting:
            return actions
        seat = acting[0]
        if seat == CHANCE:
            action = draw(state.chance(), random())
        else:
            legal = state.legal(seat)
            action = legal[floor(random() * len(legal))]
        state.apply(seat, action)
    return most


def rate(
    play: Callable[[int], int], seconds: float, clock: Callable[[], float] = time.process_time
) -> tuple[float, float]:
    """Return actions and games per second; `play` gets the number of the game.

    Of processor time, so that other programs on the machine matter little."""
    actions, count = 0, 0
    started = clock()
    while (spent := clock() - started) < seconds or not count:
        actions += play(count)
        count += 1
    return actions / spent, count / spent


def playouts(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Measure games driven from Python, as a searching program of yours would play."""
    rng = Random(1)
    return rate(lambda _: playout(game, players, rng, MOST_ACTIONS), seconds)


def inside(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Measure the same loop in compiled code, as our own search plays."""
    return rate(lambda i: compiled_playout(game.new(players), i, MOST_ACTIONS), seconds)


def microseconds(call: Callable[[State], object], positions: list[State], seconds: float) -> float:
    """Return the mean over positions from whole games."""
    clock = time.process_time
    started, count = clock(), 0
    while (spent := clock() - started) < seconds or not count:
        for state in positions:
            call(state)
        count += len(positions)
    return spent / count * 1e6


def positions(game: Game, players: int) -> list[State]:
    """Pick positions evenly over the length of one random game."""
    rng, found = Random(2), []
    length = playout(game, players, Random(2), MOST_ACTIONS)
    state = game.new(players)
    for _ in range(POSITIONS):
        found.append(state.clone())
        advance(state, rng, max(1, length // POSITIONS))
    return found


def measure(slug: str, players: int, seconds: float) -> dict[str, Any]:
    """Measure one game at one number of players (0: the most), as this process runs it."""
    game = games.get(slug)
    players = players or game.meta.most_players
    found = positions(game, players)
    part = seconds / 5
    actions, whole = playouts(game, players, seconds)
    row = {
        "game": slug,
        "players": players,
        "actions_per_second": round(actions),
        "games_per_second": round(whole, 2),
        "inside_actions_per_second": round(inside(game, players, seconds)[0]),
        "clone_us": round(microseconds(lambda s: s.clone(), found, part), 2),
        "view_us": round(microseconds(lambda s: s.view(0), found, part), 1),
        "offers_us": round(microseconds(_offers, found, part), 1),
        "dump_us": round(microseconds(lambda s: s.dump(), found, part), 1),
    }
    for name, call in _own_measures(slug).items():
        row[f"{name}_us"] = round(microseconds(call, found, part), 1)
    return row


def _own_measures(slug: str) -> Mapping[str, Callable[[State], object]]:
    """Return what a game wants to have measured: `MEASURES` of its module `bench`, if any."""
    module = f"{games.package(slug)}.bench"
    try:
        found: Mapping[str, Callable[[State], object]] = import_module(module).MEASURES
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return {}
    return found


def _offers(state: State) -> None:
    for seat in state.to_act():
        if seat != CHANCE:
            state.offers(seat)


def count_actions(players: int, actions: int, slugs: list[str]) -> None:
    """Play so many actions of random games per slug, between two calls that callgrind notices."""
    for slug in slugs:
        game, rng = games.get(slug), Random(1)
        seats = players or game.meta.most_players
        _run(game, seats, rng, WARM)
        os.getppid()  # here callgrind starts a new part
        _run(game, seats, rng, actions)
        os.getppid()


def _run(game: Game, players: int, rng: Random, actions: int) -> None:
    while actions > 0:
        actions -= max(1, playout(game, players, rng, actions))


if __name__ == "__main__":
    count_actions(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
