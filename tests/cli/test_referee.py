"""The referee answers every line, right or wrong, and lives on."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.test_contract import ready
from trackside.cli.referee import LONGEST_LINE, Referee, serve_lines
from trackside.core.contract import Game

SESSION = Path(__file__).parent / "session.jsonl"
DOCS = Path(__file__).parents[2] / "docs" / "referee.md"
Answer = dict[str, Any]


def run(lines: bytes) -> list[Answer]:
    sink = io.StringIO()
    serve_lines(io.BytesIO(lines), sink)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


@pytest.fixture(scope="module")
def answers() -> dict[int | None, Answer]:
    return {answer["id"]: answer for answer in run(SESSION.read_bytes())}


def test_a_new_table_waits_for_chance(answers: dict[int | None, Answer]) -> None:
    assert answers[2] == {"id": 2, "ok": True, "state": "s1", "to_act": [-1]}
    assert len(answers[3]["outcomes"]) == 4
    assert answers[4]["to_act"][0] in range(4)


def test_legal_actions_come_as_codes_or_words(answers: dict[int | None, Answer]) -> None:
    assert {"pass", "bid 1", "bid 30"} <= set(answers[5]["actions"])


def test_a_refusal_has_rule_key_params_and_a_sentence(answers: dict[int | None, Answer]) -> None:
    error = answers[7]["error"]
    assert (error["kind"], error["rule"], error["params"]) == ("illegal", "GR-19", {"least": 10})
    assert "10" in error["text"]
    assert answers[8]["legal"] is False
    assert answers[8]["refusal"]["rule"] == "GR-19"
    assert answers[8]["refusal"]["text"] != error["text"]


def test_a_list_is_accepted_or_refused_as_a_whole(answers: dict[int | None, Answer]) -> None:
    assert answers[11]["error"]["rule"] == "GR-19"
    assert answers[12]["ok"]


def test_a_bot_names_a_legal_action(answers: dict[int | None, Answer]) -> None:
    assert {"seat", "action", "do", "text"} <= set(answers[10])


def test_views_dumps_and_records(answers: dict[int | None, Answer]) -> None:
    assert answers[13]["view"]["players"] == answers[14]["view"]["players"] == 4
    assert answers[15]["data"]["game"] == "german-railways"
    assert len(answers[15]["hash"]) == 64
    assert '[Seed "7"]' in answers[18]["record"]
    assert "bid 11" in answers[18]["record"]
    assert answers[19]["error"]["kind"] == "bad-request"
    assert answers[20]["result"] is None


@pytest.mark.parametrize(
    ("ticket", "kind"),
    [
        (22, "unknown-state"),
        (None, "bad-json"),
        (23, "unknown-command"),
        (24, "malformed"),
        (25, "not-your-turn"),
    ],
)
def test_mistakes_are_answered(
    answers: dict[int | None, Answer], ticket: int | None, kind: str
) -> None:
    assert answers[ticket]["ok"] is False
    assert answers[ticket]["error"]["kind"] == kind
    assert answers[ticket]["error"]["text"]


def test_every_line_of_the_session_is_answered(answers: dict[int | None, Answer]) -> None:
    assert len(answers) == len(SESSION.read_text().splitlines())


WRONG = [
    {"cmd": "new"},
    {"cmd": "new", "game": 5, "players": 3},
    {"cmd": "new", "game": "x", "players": 3},
    {"cmd": "new", "game": "german-railways", "players": "3"},
    {"cmd": "new", "game": "german-railways", "players": 10**30},
    {"cmd": "new", "game": "german-railways", "players": 3, "options": []},
    {"cmd": "new", "game": "german-railways", "players": 3, "options": {"x": 1}},
    {"cmd": "new", "game": "german-railways", "players": 3, "names": ["a"]},
    {"cmd": "new", "game": "german-railways", "players": 3, "board": 5},
    {"cmd": "new", "game": "german-railways", "players": 3, "board": "../../secret"},
    {"cmd": "new", "game": "german-railways", "players": 3, "board": {"id": "x"}},
    {"cmd": "load", "data": {}},
    {"cmd": "load", "data": []},
    {"cmd": "load", "data": {"game": "german-railways"}},
    {"cmd": "apply", "state": "s1"},
    {"cmd": "apply", "state": "s1", "action": 10**30},
    {"cmd": "apply", "state": "s1", "action": True},
    {"cmd": "apply", "state": "s1", "action": 1.5},
    {"cmd": "apply", "state": "s1", "action": {"do": []}},
    {"cmd": "apply", "state": "s1", "actions": {}},
    {"cmd": "apply", "state": "s1", "actions": []},
    {"cmd": "apply", "state": "s1", "seat": 77, "action": "pass"},
    {"cmd": "apply", "state": "s1", "seat": "x", "action": "pass"},
    {"cmd": "legal", "state": "s1", "form": "song"},
    {"cmd": "legal", "state": ["s1"]},
    {"cmd": "legal"},
    {"cmd": "bot", "state": "s1", "level": "genius", "seat": 0},
    {"cmd": "bot", "state": "s1", "seat": "*", "level": "random"},
    {"cmd": "view", "state": "s1", "seat": "me"},
    {"cmd": "view", "state": "s1", "seat": -1},
    {"cmd": ["new"]},
    {"cmd": None},
    {"id": [], "cmd": "hello"},
]


@pytest.mark.parametrize("request_", WRONG, ids=lambda request: json.dumps(request)[:60])
def test_a_wrong_request_gets_an_error_and_changes_nothing(request_: Answer) -> None:
    first = {"cmd": "new", "game": "german-railways", "players": 3}
    dump = {"cmd": "dump", "state": "s1"}
    lines = [json.dumps(request) for request in (first, dump, request_, dump)]
    _, before, answer, after = run("\n".join(lines).encode())
    assert answer["ok"] is False
    assert answer["error"]["kind"] != "internal"
    assert after == before


def test_a_line_of_a_megabyte_gets_an_error_and_the_next_its_answer() -> None:
    long = b'{"cmd": "' + b"x" * 3 * LONGEST_LINE + b'"}\n'
    first, second = run(long + b'{"id": 2, "cmd": "hello"}\n')
    assert first["error"]["kind"] == "too-long"
    assert second["ok"] is True


def test_deep_and_broken_input_is_survived() -> None:
    odd = [b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe", b"null", b"NaN", b'"x"', b"{}", b"1e999"]
    answers = run(b"\n".join([*odd, b'{"id": 1, "cmd": "hello"}']))
    assert [answer["ok"] for answer in answers] == [False] * len(odd) + [True]


FIELDS = st.sampled_from(["cmd", "state", "seat", "action", "id"])
SIMPLE = st.none() | st.booleans() | st.integers() | st.text()
JSON = st.recursive(SIMPLE, lambda inner: st.lists(inner) | st.dictionaries(FIELDS, inner))


@settings(max_examples=60)
@given(JSON)
def test_no_json_is_too_odd(value: object) -> None:
    desk = Referee()
    answer = desk.answer(json.dumps(value).encode())
    assert answer["ok"] in (True, False)


@pytest.mark.parametrize("game", ready(), ids=lambda game: game.meta.slug)
def test_a_whole_game_can_be_played_through_the_referee(game: Game) -> None:
    desk, rng = Referee(), Random(3)
    slug, players = game.meta.slug, game.meta.least_players
    status = ask(desk, cmd="new", game=slug, players=players, seed="whole")
    for _ in range(150):
        state = status.get("state", "s1")
        if not status["to_act"]:
            break
        if status["to_act"] == [-1]:
            status = ask(desk, cmd="auto", state=state)
            continue
        seat = rng.choice(status["to_act"])
        legal = ask(desk, cmd="legal", state=state, seat=seat)["actions"]
        status = ask(desk, cmd="apply", state=state, seat=seat, action=rng.choice(legal))
    dump = ask(desk, cmd="dump", state="s1")
    loaded = ask(desk, cmd="load", data=dump["data"])
    assert ask(desk, cmd="dump", state=loaded["state"])["hash"] == dump["hash"]


def ask(desk: Referee, **request: object) -> Answer:
    answer = desk.answer(json.dumps(request).encode())
    assert answer["ok"], answer
    return answer


def test_the_manual_names_every_command_and_every_error() -> None:
    text = DOCS.read_text("utf-8")
    for command in Referee().commands:
        assert f"`{command}`" in text, command
    kinds = "bad-json bad-request unknown-command unknown-state malformed illegal not-your-turn"
    for kind in (*kinds.split(), "game-over", "bad-option", "data", "too-long", "internal"):
        assert f"`{kind}`" in text, kind
