"""The engines do not grow slower unnoticed: instructions per action against stored figures.

Callgrind counts what the installed, compiled package executes, so a busy machine does not matter.
`make speed ARGS=--only-instructions` stores new figures, for a change that is worth its price.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from trackside import games
from trackside.bench import chess, engines
from trackside.bench.instructions import instructions
from trackside.bots import playout
from trackside.core import boards

STORED = Path(__file__).parent / "instructions.json"
MOST = 1.05  # of the stored figure


def why_not() -> str | None:
    """Figures hold for one kind of machine and one Python."""
    if shutil.which("valgrind") is None:
        return "valgrind is not installed, so instructions cannot be counted"
    if os.environ.get("TRACKSIDE_NO_COMPILE"):
        return "the engines are not compiled (TRACKSIDE_NO_COMPILE)"
    here = {"python": python(), "machine": platform.machine()}
    told = json.loads(STORED.read_text("utf-8"))
    differs = [f"{key} {told[key]}, here {here[key]}" for key in here if told[key] != here[key]]
    return f"the stored figures are for {'; '.join(differs)}" if differs else None


def python() -> str:
    return ".".join(map(str, sys.version_info[:2]))


def test_no_action_costs_five_percent_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if reason := why_not():
        pytest.skip(reason)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.chdir(tmp_path)
    told = json.loads(STORED.read_text("utf-8"))["instructions_per_action"]
    found = instructions(games.slugs())
    slower = {slug: (told[slug], round(n)) for slug, n in found.items() if n > told[slug] * MOST}
    assert not slower


def test_every_game_has_a_stored_figure() -> None:
    told = json.loads(STORED.read_text("utf-8"))["instructions_per_action"]
    assert set(told) == set(games.slugs())


@pytest.mark.parametrize("slug", games.slugs())
def test_both_drivers_play_whole_random_games(slug: str) -> None:
    game = games.get(slug)
    state = game.new(game.meta.least_players)
    assert playout.run(state, 3, 300) == 300 or state.result() is not None
    state.check()


SIZES = Path(__file__).parents[1] / "tools" / "measure" / "sizes"
SIZED = [slug for slug in games.slugs() if (SIZES / f"{games.folder(slug)}.py").exists()]


def sizes_tool(slug: str) -> Any:
    return import_module(f"tools.measure.sizes.{games.folder(slug)}")


@pytest.mark.parametrize("slug", SIZED)
def test_the_places_of_a_board_are_counted(slug: str) -> None:
    board = boards.shipped(games.package(slug), "standard").data
    assert len(board[sizes_tool(slug).CELLS]) > 20


@pytest.mark.parametrize("slug", ["german-railways", "china-rails"])
def test_boards_of_every_size_are_fit_to_play(slug: str) -> None:
    """The largest is at least twice the smallest, and a game can be begun on each."""
    game, made = games.get(slug), sizes_tool(slug).boards()
    for _, board in made:
        assert game.check_board(board.data) == []
        assert playout.run(game.new(game.meta.most_players, None, board), 1, 30) == 30
    assert made[-1][0] > 2 * made[0][0]


def test_the_speed_of_a_peer_is_measured() -> None:
    row = chess.measure(0.01)
    assert row is not None
    assert row["name"] == chess.CHESS
    assert row["actions_per_second"] > 0


def test_what_callgrind_looks_at_runs(tmp_path: Path) -> None:
    """Each game between two calls that start a new part of the counts."""
    source = Path(engines.__file__).parents[2]
    command = [sys.executable, "-m", "trackside.bench.engines", "0", "5", *games.slugs()]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    subprocess.run(command, cwd=tmp_path, env=environment, check=True)
