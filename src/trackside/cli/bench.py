"""`trackside bench`: how fast the engines are, also against OpenSpiel's chess in the same run."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

import click

from trackside import games
from trackside.cli.common import GAME, json_flag, progress, say_json
from trackside.cli.main import is_compiled
from trackside.core.contract import CHANCE, Game, State
from trackside.core.errors import BadOption

MOST_ACTIONS = 20_000  # in one playout
POSITIONS = 20  # on which clone, view and dump are measured
COLLECTED = re.compile(r"Collected : (\d+)")


def playout(game: Game, players: int, rng: Random, most: int) -> int:
    """A random game through `legal` and `apply`; gives the number of actions."""
    state = game.new(players)
    return advance(state, rng, most)


def advance(state: State, rng: Random, most: int) -> int:
    actions, random = 0, rng.random
    while actions < most:
        acting = state.to_act()
        if not acting:
            break
        seat = acting[0]
        if seat == CHANCE:
            action = draw(state.chance(), random())
        else:
            legal = state.legal(seat)
            action = legal[int(random() * len(legal))]
        state.apply(seat, action)
        actions += 1
    return actions


def draw(outcomes: list[tuple[int, int]], luck: float) -> int:
    left = luck * sum(weight for _, weight in outcomes)
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]


def playouts(game: Game, players: int, seconds: float) -> dict[str, float]:
    """Actions and games per second, of wall-clock time."""
    rng, actions, count = Random(1), 0, 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds or not count:
        actions += playout(game, players, rng, MOST_ACTIONS)
        count += 1
    return {"actions_per_second": actions / spent, "games_per_second": count / spent}


def chess(seconds: float) -> float | None:
    """Random chess by OpenSpiel, in actions per second; None if it is not installed."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel  # type: ignore[import-not-found]  # comes with open_spiel, untyped

    board, rng, actions = pyspiel.load_game("chess"), Random(1), 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = board.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            actions += 1
    return actions / (time.perf_counter() - started)


def microseconds(call: Callable[[State], object], positions: list[State], seconds: float) -> float:
    """The mean over positions from whole games."""
    started, count = time.perf_counter(), 0
    while (spent := time.perf_counter() - started) < seconds or not count:
        for state in positions:
            call(state)
        count += len(positions)
    return spent / count * 1e6


def positions(game: Game, players: int) -> list[State]:
    rng, found = Random(2), []
    length = playout(game, players, Random(2), MOST_ACTIONS)
    state = game.new(players)
    for _ in range(POSITIONS):
        found.append(state.clone())
        advance(state, rng, max(1, length // POSITIONS))
    return found


def measure(slug: str, players: int, seconds: float) -> dict[str, Any]:
    game = games.get(slug)
    players = players or game.meta.most_players
    found = positions(game, players)
    part = seconds / 5
    speed = playouts(game, players, seconds)
    return {
        "game": slug,
        "players": players,
        "actions_per_second": round(speed["actions_per_second"]),
        "games_per_second": round(speed["games_per_second"], 2),
        "clone_us": round(microseconds(lambda s: s.clone(), found, part), 2),
        "view_us": round(microseconds(lambda s: s.view(0), found, part), 1),
        "offers_us": round(microseconds(_offers, found, part), 1),
        "dump_us": round(microseconds(lambda s: s.dump(), found, part), 1),
    }


def _offers(state: State) -> None:
    for seat in state.to_act():
        if seat != CHANCE:
            state.offers(seat)


def instructions(slug: str, players: int, actions: int) -> float:
    """Machine instructions per action, which do not depend on how busy the machine is."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise BadOption("--instructions needs valgrind, which is not installed")
    few, many = (_collect(valgrind, slug, players, n) for n in (1, actions))
    return (many - few) / (actions - 1)


def _collect(valgrind: str, slug: str, players: int, actions: int) -> int:
    command = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    command += ["-m", "trackside", "bench", slug, "--players", str(players)]
    done = subprocess.run(
        [*command, "--only-actions", str(actions)], capture_output=True, text=True, check=False
    )
    found = COLLECTED.search(done.stderr)
    if found is None:
        raise BadOption(f"valgrind did not finish: {done.stderr[-400:]}")
    return int(found[1])


def run_actions(slug: str, players: int, actions: int) -> None:
    """So many actions of random games, and nothing else: what callgrind looks at."""
    game, rng = games.get(slug), Random(1)
    while actions > 0:
        actions -= max(1, playout(game, players or game.meta.most_players, rng, actions))


@click.command()
@click.argument("slugs", metavar="[GAME]...", type=GAME, nargs=-1)
@click.option("--players", "-p", type=int, default=0, help="Default: the most.")
@click.option("--seconds", type=float, default=2.0, show_default=True, help="For each playout.")
@click.option(
    "--instructions", "count", is_flag=True, help="Count machine instructions with valgrind."
)
@click.option("--only-actions", type=int, default=0, hidden=True)
@json_flag
def bench(
    slugs: tuple[str, ...],
    players: int,
    seconds: float,
    count: bool,
    only_actions: int,
    as_json: bool,
) -> None:
    """Measure random playouts through legal and apply, and clone, view, offers and dump.

    If OpenSpiel is installed, its chess is measured in the same run, and every speed is given as
    a ratio to it as well. With --instructions, valgrind counts machine instructions per action
    instead: slow, but the same on a busy machine.

    \b
      trackside bench
      trackside bench china-rails --seconds 10 --json
    """
    wanted = slugs or tuple(games.FOLDERS)
    if only_actions:
        run_actions(wanted[0], players, only_actions)
        return
    rows: list[dict[str, Any]] = []
    rival = None if count else chess(seconds)
    with progress("bench", len(wanted), as_json) as step:
        for slug in wanted:
            rows.append(_row(slug, players, seconds, count, rival))
            step(1)
    result = {"compiled": is_compiled(), "chess_actions_per_second": rival, "games": rows}
    say_json(result) if as_json else _say(result)


def _row(
    slug: str, players: int, seconds: float, count: bool, rival: float | None
) -> dict[str, Any]:
    if count:
        each = instructions(slug, players or games.get(slug).meta.most_players, 2001)
        return {"game": slug, "instructions_per_action": round(each)}
    row = measure(slug, players, seconds)
    row["ratio_to_chess"] = round(row["actions_per_second"] / rival, 3) if rival else None
    return row


def _say(result: dict[str, Any]) -> None:
    click.echo("engines compiled" if result["compiled"] else "engines not compiled")
    if result["chess_actions_per_second"]:
        click.echo(f"chess by OpenSpiel: {result['chess_actions_per_second']:,.0f} actions/s")
    for row in result["games"]:
        text = ", ".join(
            f"{key} {value:,}" for key, value in row.items() if isinstance(value, int | float)
        )
        click.echo(f"{row['game']}: {text}")
