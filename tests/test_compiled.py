"""Compiled and interpreted engines play the same games, position by position.

The tests run against the source; the package that `make test` has built and installed runs in
processes of its own, without a path to the source.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trackside import games
from trackside.cli.common import SetUp
from trackside.cli.main import is_compiled
from trackside.cli.simulate import Job, digest, run

GAMES = 12
MOST = 1500
CASES = [
    (slug, players)
    for slug, fewest, most in (
        ("german-railways", 3, 5),
        ("volldampf", 2, 6),
        ("railroad-dice-germany", 2, 4),
        ("china-rails", 2, 6),
    )
    for players in range(fewest, most + 1)
]


def installed(tmp_path: Path, *args: object) -> str:
    """What the installed package says, with no way to find the source."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-m", "trackside", *map(str, args)]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"is the package installed? (make test does it)\n{done.stderr}"
    return done.stdout


def test_the_tests_run_interpreted_and_the_package_is_compiled(tmp_path: Path) -> None:
    assert not is_compiled()
    wanted = (
        "engines not compiled" if os.environ.get("TRACKSIDE_NO_COMPILE") else "engines compiled"
    )
    assert wanted in installed(tmp_path, "--version")


def test_every_game_and_player_count_is_compared() -> None:
    metas = [game.meta for game in games.all()]
    wanted = [(m.slug, n) for m in metas for n in range(m.least_players, m.most_players + 1)]
    assert wanted == CASES


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_both_reach_the_same_positions(slug: str, players: int, tmp_path: Path) -> None:
    count = GAMES if slug != "china-rails" else GAMES // 4
    options = {
        option.key: option.default_for(people=False) for option in games.get(slug).meta.options
    }
    job = Job(
        SetUp(slug, players, options), ("random",) * players, "both", MOST, False, tmp_path, False
    )
    ours = list(run(job, count, 1))
    assert not [outcome.error for outcome in ours if outcome.error]
    call = ("simulate", slug, "--players", players, "--games", count, "--seed", "both")
    theirs = json.loads(installed(tmp_path, *call, "--most", MOST, "--hashes", "--json"))
    assert theirs["actions"] == sum(outcome.actions for outcome in ours)
    assert theirs["hashes"] == digest(ours)
