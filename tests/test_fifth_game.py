"""A game from outside is played everywhere, and nothing of this package knows its name.

The example package is installed into a folder of its own; every test runs a process that has this
folder on its path, as a person would who has typed `pip install`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from contract.kit import COMMON
from outside import PACKAGE, ROOT, SLUG, install, path_with

Call = Callable[..., str]
MINUTE = 60


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("outside"))


@pytest.fixture
def python(installed: Path, tmp_path: Path) -> Call:
    """Runs Python with the game on its path; the exit code must be 0."""

    def call(*args: object, given: str = "", more: tuple[Path, ...] = ()) -> str:
        environment = {**os.environ, "PYTHONPATH": path_with(installed, *more)}
        command = [sys.executable, *map(str, args)]
        done = subprocess.run(
            command, input=given, env=environment, cwd=tmp_path, capture_output=True,
            encoding="utf-8", timeout=5 * MINUTE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"{args}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout

    return call


@pytest.fixture
def trackside(python: Call) -> Call:
    return lambda *args, given="": python("-m", "trackside", *args, given=given)


def test_its_own_tests_pass_and_the_contract_holds(python: Call) -> None:
    told = python(
        "-m", "pytest", "-p", "no:cacheprovider", "-c", PACKAGE / "pyproject.toml",
        "--rootdir", PACKAGE, "-rs", PACKAGE / "tests", more=(ROOT / "tests",),
    )  # fmt: skip
    assert "skipped" not in told


def test_a_person_plays_it_in_the_terminal(trackside: Call) -> None:
    answers = "?\ntable\nwhy lay D4\n" + "1\n" * 60
    told = trackside("play", SLUG, "--seed", "a", "--lang", "de", given=answers)
    assert "D4 liegt nicht neben deinem Gleis" in told
    assert "Die Strecke von Bot 2 ist durchgehend befahrbar." in told


def test_bots_play_it_and_the_better_one_wins(trackside: Call) -> None:
    ran = json.loads(
        trackside("simulate", SLUG, "-n", 8, "--bot", "normal", "--check", "--must-end", "--json")
    )
    assert (ran["finished"], ran["failures"]) == (8, 0)
    met = json.loads(trackside("arena", SLUG, "--bots", "normal,random", "--games", 8, "--json"))
    assert met["failures"] == []


def test_a_record_is_kept_verified_and_drawn(trackside: Call, tmp_path: Path) -> None:
    trackside("simulate", SLUG, "-n", 1, "--bot", "easy", "--records", tmp_path / "kept")
    (record,) = (tmp_path / "kept").glob("*.txt")
    assert "verified" in trackside("replay", record, "--verify", "--log", "--lang", "fr")
    for theme in ("light", "dark", "contrast"):
        drawn = trackside("board", "show", SLUG, "--record", record, "--theme", theme)
        assert drawn.startswith("<svg")
        assert "Tarnwick" in drawn


def test_its_rules_and_its_board_can_be_asked_for(trackside: Call, tmp_path: Path) -> None:
    assert "A ridge takes 2 gangs" in trackside("rules", SLUG, "RL-14")
    told = trackside("rules", SLUG, "--tests", PACKAGE / "tests")
    assert "19 of 19 rules, 2 of 2 examples are tested" in told
    assert f"{SLUG}: standard: fit to play" in trackside("board", "check")
    assert SLUG in trackside("bench", SLUG, "--seconds", 0.02, "--no-peers", "--no-interpreted")


def test_the_referee_speaks_of_it(trackside: Call) -> None:
    asked = [
        {"id": 1, "cmd": "new", "game": SLUG, "players": 2, "seed": 7},
        {"id": 2, "cmd": "hello"},
    ]
    told = trackside("referee", given="".join(json.dumps(line) + "\n" for line in asked))
    first, second = map(json.loads, told.splitlines())
    assert first["ok"]
    assert SLUG in json.dumps(second)


ADAPTERS = f"""
import random, warnings
warnings.simplefilter("ignore")
import numpy as np
from gymnasium import make
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
from trackside.adapters import gymnasium, openspiel, pettingzoo

api_test(pettingzoo.env("{SLUG}"), num_cycles=40)
check_env(gymnasium.SeatEnv("{SLUG}", bots="easy"), skip_render_check=True)
env = make(gymnasium.name("{SLUG}"), reward="change", most_steps=2)
env.reset(seed=1)
assert "seat_1" in env.render()
print("cut", [env.step(env.unwrapped.action_masks().argmax())[3] for _ in range(2)])
state = openspiel.load("{SLUG}").new_initial_state()
while not state.is_terminal():
    chance = state.is_chance_node()
    codes = [c for c, _ in state.chance_outcomes()] if chance else state.legal_actions()
    state.apply_action(random.choice(codes))
print("shares", sum(state.returns()))
"""


def test_programs_learn_it_through_the_adapters(python: Call) -> None:
    told = python("-c", ADAPTERS)
    assert "shares 1.0" in told
    assert "cut [False, True]" in told


SERVER = f"""
import sys
from pathlib import Path
from starlette.testclient import TestClient
from trackside.server.app import create_app
from trackside.server.base.settings import Settings

app = create_app(Settings(database_url="sqlite:///" + sys.argv[1], limits=0.0))
with TestClient(app) as client:
    (game,) = [g for g in client.get("/api/games").json()["games"] if g["slug"] == "{SLUG}"]
    assert game["levels"] == ["random", "easy", "normal", "hard"], game
    assert game["poster"] and set(game["about"]) == {{"en", "fr", "de", "it"}}, game
    for part, text in (("rules", "RL-14"), ("messages/it", "rl-ev-laid"), ("board", "Tarnwick")):
        assert text in client.get("/api/games/{SLUG}/" + part).text, part
    poster = client.get("/api/games/{SLUG}/poster")
    assert poster.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in poster.headers["content-security-policy"]
    me = client.post("/api/session", json={{"name": "Ada"}}).json()
    client.headers["X-CSRF-Token"] = me["csrf"]
    seats = [{{"kind": "me"}}, {{"kind": "bot", "level": "easy"}}]
    body = {{"game": "{SLUG}", "seats": seats, "start": True}}
    state = client.post("/api/tables", json=body).json()
    at = "/api/tables/" + state["table"]
    plan = client.get(at + "/plan").json()
    assert len(plan["cells"]) == 64, plan
    for number in range(400):
        state = client.get(at + "?seat=auto").json()
        if state["status"] == "over":
            break
        if state["offers"]:
            step = state["offers"][-1]["code"]
            asked = {{"version": state["version"], "seat": 0, "steps": [step], "key": str(number)}}
            client.post(at + "/act", json=asked)
        else:
            import time; time.sleep(0.05)
    assert state["result"]["winners"], state
    picture = client.get(at + "/picture?theme=dark&lang=de")
    assert picture.text.startswith("<svg") and "Tarnwick" in picture.text
print("over", state["result"]["reason"])
"""


def test_a_table_of_it_is_played_to_the_end_on_the_server(python: Call, tmp_path: Path) -> None:
    assert "over" in python("-c", SERVER, tmp_path / "outside.db")


def test_a_broken_package_does_not_close_the_other_games(python: Call, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    (broken / "ruin-1.0.dist-info").mkdir(parents=True)
    (broken / "ruin.py").write_text("raise ValueError('no game here')", "utf-8")
    (broken / "ruin-1.0.dist-info" / "METADATA").write_text("Name: ruin\nVersion: 1.0\n", "utf-8")
    entry = "[trackside.games]\nruin = ruin:GAME\n"
    (broken / "ruin-1.0.dist-info" / "entry_points.txt").write_text(entry, "utf-8")
    names = python("-c", "from trackside import games; print(games.slugs())", more=(broken,))
    assert SLUG in names
    assert "ruin" not in names


def test_the_page_about_adding_a_game_lists_its_files() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    inside = PACKAGE / "src" / "ridge_lines"
    names = {f"{path.name}/" if path.is_dir() else path.name for path in inside.iterdir()}
    told = set(re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE))
    assert names - {"__pycache__/"} <= told
    assert not [key for key in COMMON if f"`{key}`" not in page]


NAMED = re.compile(r"ridge.?lines", re.IGNORECASE)


def test_nothing_of_this_package_knows_its_name() -> None:
    folders = [ROOT / "src", ROOT / "client" / "src", ROOT / "locales", ROOT / "tools"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    kinds = (".py", ".ts", ".svelte", ".ftl", ".mjs")
    assert not [
        str(path.relative_to(ROOT))
        for path in [*files, ROOT / "Makefile", ROOT / "hatch_build.py"]
        if (path.suffix in kinds or not path.suffix) and NAMED.search(path.read_text("utf-8"))
    ]
