"""The commands, called as a person or a script would call them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from books import write_book
from cli.conftest import Run
from trackside import games
from trackside.arena import bot_games
from trackside.cli.main import COMMANDS
from trackside.content.rulebook import book
from trackside.core.contract import State
from where import PACKAGE

ROOT = Path(__file__).parents[2]
GAME = "german-railways"
FIELDS = "game players games finished actions seconds actions_per_second end_reasons failures"


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game, as a file."""
    ran = run("simulate", GAME, "--players", 3, "--games", 1, "--seed", "r", "--records", tmp_path)
    assert ran.code == 0
    return next(tmp_path.glob("*.txt"))


def test_version_says_whether_the_engines_are_compiled(run: Run) -> None:
    assert "compiled" in run("--version").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_worth_reading(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert len(ran.out) > 150


@pytest.mark.parametrize(
    "args",
    [
        ("dance",),
        ("simulate", "chess"),
        ("simulate", GAME, "--players", 99),
        ("simulate", GAME, "--option", "x=1"),
        ("simulate", GAME, "--option", "hidden-cash"),
        ("simulate", GAME, "--bot", "genius"),
        ("simulate", GAME, "--board", "/no/such/file.json"),
        ("replay", "/no/such/file.txt"),
        ("rules", GAME, "GR-99999"),
        ("rules", "--tests", "/no/such/folder"),
        ("board", "check", GAME, "/no/such/file.json"),
        ("play", GAME, "--people", 9),
    ],
    ids=lambda args: " ".join(map(str, args)),
)
def test_a_wrong_call_exits_with_2_and_one_sentence(run: Run, args: tuple[object, ...]) -> None:
    ran = run(*args)
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert ran.err


def test_simulate_prints_one_object(run: Run) -> None:
    ran = run("simulate", GAME, "--players", 3, "--games", 3, "--seed", 5, "--json", "--check")
    assert ran.code == 0
    assert set(FIELDS.split()) <= set(ran.json)
    assert ran.json["games"] == ran.json["finished"] == 3
    assert sum(ran.json["end_reasons"].values()) == 3
    assert ran.json["failures"] == 0


def test_simulate_is_the_same_on_one_core_and_on_two(run: Run) -> None:
    call = ("simulate", GAME, "--games", 4, "--seed", 1, "--hashes", "--json")
    one, two = run(*call).json, run(*call, "--jobs", 2).json
    assert one["hashes"] == two["hashes"]
    assert one["hashes"] != run(*call[:-3], 2, "--hashes", "--json").json["hashes"]


def test_bots_alone_play_with_a_cap_on_idle_rounds_unless_told_otherwise(
    run: Run, tmp_path: Path
) -> None:
    """GR-120; what differs from the defaults at a table with people stands in the record."""
    for options, told in (((), "idle-cap=on"), (("-o", "idle-cap=off"), "")):
        run("simulate", GAME, "--games", 1, "--most", 5, "--records", tmp_path, *options)
        (record,) = tmp_path.glob("*.txt")
        assert f'[Options "{told}"]' in record.read_text("utf-8")
        record.unlink()


def test_simulate_cuts_long_games(run: Run) -> None:
    ran = run("simulate", GAME, "--games", 1, "--most", 5, "--json")
    assert (ran.code, ran.json["finished"], ran.json["actions"]) == (0, 0, 5)


def test_a_game_that_must_end_and_does_not_has_failed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    call = ("simulate", GAME, "--games", 2, "--must-end", "--bot", "easy", "--json")
    ran = run(*call, "--most", 5)
    assert (ran.code, ran.json["failures"]) == (1, 2)
    assert ran.json["failed"][0]["error"] == "no end after 5 actions"
    assert run(*call).json["failures"] == 0


def test_a_failed_game_is_saved_and_exits_with_1(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bot_games, "state_hash", _broken)
    ran = run("simulate", GAME, "--games", 1)
    assert ran.code == 1
    assert "AssertionError: sacks are lost" in ran.out
    file = ran.out.split("trackside replay ")[1].split()[0]
    assert run("replay", file, "--verify").code == 0


def _broken(state: State) -> str:
    raise AssertionError("sacks are lost")


def every_table(*words: str) -> list[str]:
    command = [sys.executable, "-m", "tools.measure.every_table", *words]
    path = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    return subprocess.check_output(command, text=True, env=path, cwd=ROOT).splitlines()


def test_make_bots_plays_every_title_with_every_count_of_seats() -> None:
    tables = [
        f"{game.meta.slug} --players {count}"
        for game in games.all()
        for count in range(game.meta.least_players, game.meta.most_players + 1)
    ]
    assert every_table() == tables
    assert "every_table | while read table" in (ROOT / "Makefile").read_text("utf-8")


def test_make_fuzz_plays_every_title_and_caps_what_need_not_end(run: Run) -> None:
    tables = every_table("--random")
    assert {line.split()[0] for line in tables} == set(games.slugs())
    assert [line for line in tables if "round-cap=30" in line]
    assert run("simulate", *tables[-1].split(), "-n", "1", "--most", "20").code == 0


def test_replay_verifies(run: Run, record: Path) -> None:
    ran = run("replay", record, "--verify", "--json")
    assert ran.code == 0
    assert (ran.json["finished"], ran.json["seed"]) == (True, "verified")
    assert ran.json["actions"] == ran.json["of"]
    assert "verified" in run("replay", record, "--verify").out


def test_replay_stops_where_it_is_told(run: Run, record: Path) -> None:
    ran = run("replay", record, "--at", 6, "--json", "--view")
    assert (ran.json["actions"], ran.json["finished"]) == (6, False)
    assert ran.json["view"]["game"] == GAME


def test_replay_tells_the_story(run: Run, record: Path) -> None:
    assert len(run("replay", record, "--log", "--lang", "it").out.splitlines()) > 20


def test_a_forged_record_exits_with_1_and_names_the_line(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if " bid " in line)
    lines[at] = lines[at].split(" bid ")[0] + " bid 9999"
    record.write_text("\n".join(lines))
    ran = run("replay", record)
    assert ran.code == 1
    assert f"line {at + 1}" in ran.err


def test_a_forged_draw_is_found_by_verify_alone(run: Run, record: Path) -> None:
    lines = record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("* banker"))
    lines[at] = f"* banker {(int(lines[at][-1]) + 1) % 3}"
    record.write_text("\n".join([*lines[: at + 1], ""]))
    assert run("replay", record).code == 0
    ran = run("replay", record, "--verify")
    assert ran.code == 1
    assert "the seed gives" in ran.err


def test_replay_of_something_else_exits_with_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_text("hello")
    assert run("replay", file).code == 1
    file.write_text('[Game "chess"]\n')
    assert "there is no game" in run("replay", file).err


def test_rules_are_found_by_id_and_by_words(run: Run) -> None:
    assert "GR-79" in run("rules", GAME, "gr-79").out
    found = run("rules", GAME, "highest", "bid", "--json").json
    assert "GR-19" in [rule["id"] for rule in found]


@pytest.fixture
def small_book(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The game has a small rulebook for once."""
    folder = write_book(tmp_path / "rulebook")
    known = (book.languages_of, book.read_game, book.home_of)
    with monkeypatch.context() as patch:
        patch.setattr(book, "folder_of", lambda slug: folder)
        for each in known:
            each.cache_clear()
        yield
    for each in known:
        each.cache_clear()


@pytest.mark.usefixtures("small_book")
def test_the_rulebook_is_read_in_a_language(run: Run) -> None:
    whole = run("rules", GAME, "--lang", "it")
    assert whole.code == 0
    assert whole.out.startswith("Book it\n=======\n")
    one = run("rules", GAME, "gr-71", "--lang", "fr").out
    assert one.index("plain  2") < one.index("GR-71  Base costs")
    found = run("rules", GAME, "money", "--lang", "de", "--json").json
    assert [each["id"] for each in found["paragraphs"]] == ["goal"]
    assert run("rules", GAME, "no-such-word", "--lang", "de").code == 2


def test_a_game_without_a_rulebook_shows_its_digest(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "read_game", lambda slug, language: None)
    assert "GR-79" in run("rules", GAME, "gr-79", "--lang", "de").out
    assert "GR-79" in run("rules", GAME, "--lang", "de").out


@pytest.mark.parametrize("slug", games.slugs())
def test_the_boards_that_we_ship_are_fit_to_play(run: Run, slug: str) -> None:
    ran = run("board", "check", slug, "--json")
    assert (ran.code, list(ran.json.values())) == (0, [[]])


def test_a_broken_board_exits_with_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(json.dumps({"id": "broken"}))
    ran = run("board", "check", GAME, file)
    assert ran.code == 1
    assert "not fit to play" in ran.out


@pytest.mark.parametrize("slug", games.slugs())
def test_a_board_is_drawn(run: Run, slug: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run("board", "show", slug, "-o", file).code == 0
    assert file.read_text().lstrip().startswith("<")


def test_a_position_is_drawn(run: Run, record: Path) -> None:
    ran = run("board", "show", GAME, "--record", record)
    assert "<svg" in ran.out


def test_bench_measures(run: Run) -> None:
    row = run("bench", GAME, "--seconds", 0.05, "--no-batches", "--json").json["games"][0]
    assert row["actions_per_second"] > 100
    assert {"clone_us", "view_us", "dump_us"} <= set(row)
