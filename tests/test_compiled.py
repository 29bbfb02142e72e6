"""Compiled and interpreted engines play the same games, position by position.

Each runs in processes of its own: the source, and the package that `make test` has built and
installed, without a path to the source.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from trackside import games
from where import SOURCE

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


def said(by: Path | None, tmp_path: Path, *args: object) -> str:
    """What `trackside` says, by the source, or by the installed package if None is given."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if by is not None:
        environment["PYTHONPATH"] = str(by)
    command = [sys.executable, "-m", "trackside", *map(str, args)]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"is the package installed? (make test does it)\n{done.stderr}"
    return done.stdout


def test_the_source_runs_interpreted_and_the_package_is_compiled(tmp_path: Path) -> None:
    assert "engines not compiled" in said(SOURCE, tmp_path, "--version")
    if not os.environ.get("TRACKSIDE_NO_COMPILE"):
        assert "engines compiled" in said(None, tmp_path, "--version")


def test_every_game_and_player_count_is_compared() -> None:
    metas = [game.meta for game in games.all()]
    wanted = [(m.slug, n) for m in metas for n in range(m.least_players, m.most_players + 1)]
    assert wanted == CASES


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_both_reach_the_same_positions(slug: str, players: int, tmp_path: Path) -> None:
    count = GAMES if slug != "china-rails" else GAMES // 4
    call = ("simulate", slug, "--players", players, "--games", count, "--seed", "both")
    asked = (*call, "--most", MOST, "--hashes", "--json")
    source, package = (json.loads(said(by, tmp_path, *asked)) for by in (SOURCE, None))
    assert source["failures"] == package["failures"] == 0
    assert package["actions"] == source["actions"]
    assert package["hashes"] == source["hashes"]
