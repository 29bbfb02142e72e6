"""`trackside arena`: matches that can be repeated, interrupted, and trusted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import Run
from trackside.arena.matches import Match
from trackside.arena.set_up import SetUp
from where import PACKAGE

ROOT = Path(__file__).parents[2]
GAME = "german-railways"
CALL = ("arena", GAME, "--bots", "random,random,random", "--jobs", 1, "--json")


def test_arena_prints_one_entry_per_bot(run: Run) -> None:
    ran = run(*CALL, "--games", 6)
    assert ran.code == 0
    assert {"game", "players", "games", "bots"} <= set(ran.json)
    assert [bot["name"] for bot in ran.json["bots"]] == ["random"] * 3
    for bot in ran.json["bots"]:
        assert {"name", "games", "wins", "win_share", "low", "high", "rating"} <= set(bot)
        assert bot["low"] <= bot["win_share"] <= bot["high"]
    assert sum(bot["wins"] for bot in ran.json["bots"]) == pytest.approx(6, abs=0.01)


def test_an_interrupted_arena_goes_on(run: Run, tmp_path: Path) -> None:
    diary = tmp_path / "match.jsonl"
    whole = run(*CALL, "--games", 5)
    run(*CALL, "--games", 3, "--diary", diary)
    diary.write_text(diary.read_text()[:-9])  # stopped in the middle of a line
    assert run(*CALL, "--games", 5, "--diary", diary).json == whole.json
    assert run(*CALL, "--games", 5, "--diary", diary, "--seed", 4).code == 2


@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "random"),
        ("--bots", "random,random,random,random,random,random"),
        ("--bots", "random,genius,random"),
        ("--bots", "random,,random"),
        ("--bots", "random,random,random", "--games", 0),
        ("--bots", "random,random,random", "--jobs", -1),
        ("--bots", "random,random,random", "--option", "x=1"),
        ("--bots", "random,random,random", "--board", "/no/such/file.json"),
        ("--bots", "random,random,random", "--diary", "/no/such/folder/match.jsonl"),
    ],
    ids=lambda args: " ".join(map(str, args)),
)
def test_a_wrong_call_is_refused_before_the_work_starts(run: Run, args: tuple[object, ...]) -> None:
    ran = run("arena", GAME, *args)
    assert ran.code == 2
    assert ran.err
    assert "Traceback" not in ran.err


def test_the_match_is_the_same_on_one_core_and_on_two(run: Run) -> None:
    call = ("arena", GAME, "--bots", "easy,random,random", "--games", 9, "--json", "--jobs")
    assert run(*call, 1).json == run(*call, 2).json


def test_another_seed_is_another_match(run: Run) -> None:
    """Of bots that do not spend all they have: `random` against itself is a draw."""
    call = ("arena", GAME, "--bots", "easy,easy,easy", "--games", 6, "--jobs", 1, "--json")
    assert run(*call).json != run(*call, "--seed", -5).json


def test_the_entries_stand_in_the_order_of_the_bots(run: Run) -> None:
    ran = run("arena", GAME, "--bots", "random,easy,random", "--games", 6, "--jobs", 1, "--json")
    names = [bot["name"] for bot in ran.json["bots"]]
    shares = [bot["win_share"] for bot in ran.json["bots"]]
    ratings = [bot["rating"] for bot in ran.json["bots"]]
    assert names == ["random", "easy", "random"]
    assert shares.index(max(shares)) == ratings.index(max(ratings)) == 1


def test_every_bot_sits_everywhere_equally_often() -> None:
    match = Match(SetUp(GAME, 3), ("a", "b", "c"), "0", False)
    seated = [match.seats(number) for number in range(3)]
    for seat in range(3):
        assert {row[seat] for row in seated} == {0, 1, 2}


@pytest.mark.parametrize("seed", ["1", "with / and ..", "-3"])
def test_records_of_every_game_are_kept(run: Run, tmp_path: Path, seed: str) -> None:
    assert run(*CALL, "--games", 3, "--records", tmp_path, "--seed", seed).code == 0
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    for file in files:
        assert run("replay", file, "--verify").code == 0


def test_a_diary_of_another_match_or_of_nothing_is_refused(run: Run, tmp_path: Path) -> None:
    diary = tmp_path / "match.jsonl"
    run(*CALL, "--games", 2, "--diary", diary)
    before = diary.read_text()
    ran = run(*CALL, "--games", 2, "--diary", diary, "--seed", "other")
    assert (ran.code, diary.read_text()) == (2, before)
    assert "belongs to another match" in ran.err
    for text in ("hello\n", "\n", "[1]\n", "\x00\x01"):
        diary.write_text(text)
        ran = run(*CALL, "--games", 2, "--diary", diary)
        assert (ran.code, diary.read_text()) == (2, text)


def test_broken_lines_of_a_diary_are_played_again(run: Run, tmp_path: Path) -> None:
    diary = tmp_path / "match.jsonl"
    whole = run(*CALL, "--games", 5, "--diary", diary).json
    head, *lines = diary.read_text().splitlines()
    broken = [lines[0], "[]", '{"number": 1}', '{"number": 2, "places": [1], "error": ""}']
    diary.write_text("\n".join([head, *broken, lines[4][:-3]]))
    assert run(*CALL, "--games", 5, "--diary", diary).json == whole
    assert sorted(diary.read_text().splitlines()[1:]) == sorted(lines)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_a_diary_that_goes_on(run: Run, tmp_path: Path, jobs: int) -> None:
    diary = tmp_path / "match.jsonl"
    call = ("arena", GAME, "--bots", "random,random,random", "--jobs", str(jobs), "--json")
    with subprocess.Popen(
        [sys.executable, "-m", "trackside", *call, "--games", "100000", "--diary", str(diary)],
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as match:
        while not diary.exists() or len(diary.read_text().splitlines()) < 4:
            assert match.poll() is None
            time.sleep(0.02)
        match.send_signal(signal.SIGINT)
        out, err = match.communicate(timeout=60)
    assert (match.returncode, out) == (130, "")
    assert err.startswith("Stopped after ")
    assert "Traceback" not in err
    numbers = [json.loads(line)["number"] for line in diary.read_text().splitlines()[1:]]
    assert len(numbers) == len(set(numbers)) >= 3
    assert run(*CALL, "--games", 6, "--diary", diary).json == run(*CALL, "--games", 6).json
