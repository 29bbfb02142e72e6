"""Puzzles over HTTP: without a session, without anything stored, and without telling the answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from server.harness import Person, make_app
from trackside.content.puzzles import shelf
from trackside.content.puzzles.shelf import Puzzle, puzzles_of, start
from trackside.server.content import puzzles
from trackside.server.table.registry import shipped

PLACE = "/api/puzzles"
SECRET = "volldampf"  # whose seats hold cards


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[Person]:
    app = make_app(tmp_path, shipped())
    yield Person(app)
    app.state.services.close()


def one() -> Puzzle:
    return puzzles_of("german-railways")[0]


def test_a_stranger_finds_the_list_and_the_puzzle_of_the_day(stranger: Person) -> None:
    listed = stranger.get(PLACE)
    ids = [each["id"] for each in listed["puzzles"]]
    assert one().id in ids
    assert listed["today"] in ids
    assert stranger.get(f"{PLACE}/today")["puzzle"]["id"] == listed["today"]
    stranger.get(f"{PLACE}/gr-000000", 404)


def test_a_wrong_choice_says_what_it_costs_and_not_what_is_right(stranger: Person) -> None:
    puzzle = one()
    opened = stranger.get(f"{PLACE}/{puzzle.id}")
    wrong = min(puzzle.chances, key=lambda text: puzzle.chances[text])
    judged = stranger.post(f"{PLACE}/{puzzle.id}/act", {"steps": [wrong]})
    assert judged["right"] is False
    assert judged["solution"] is None
    assert judged["tried"]["text"] == wrong
    assert judged["cost"] == pytest.approx(puzzle.cost(wrong), abs=0.001)
    assert judged["state"]["view"] == opened["state"]["view"]


def test_a_right_choice_is_explained_and_shown_on_the_board(stranger: Person) -> None:
    puzzle = one()
    judged = stranger.post(f"{PLACE}/{puzzle.id}/act", {"steps": [puzzle.right[0]]})
    assert judged["right"] is True
    assert judged["cost"] == 0
    solution = judged["solution"]
    assert solution["right"][0]["text"] == puzzle.right[0]
    assert solution["choices"][0]["chance"] == max(puzzle.chances.values())
    assert solution["why"]
    assert judged["state"]["offers"] == []
    assert stranger.post(f"{PLACE}/{puzzle.id}/solution") == solution


def test_steps_are_tried_and_refused_as_at_a_table(stranger: Person) -> None:
    puzzle = one()
    at = f"{PLACE}/{puzzle.id}"
    state = start(puzzle)
    tried = stranger.post(f"{at}/preview", {"steps": [puzzle.right[0]]})
    assert tried["seat"] == puzzle.seat
    no = "bid 300"
    assert state.refuse(puzzle.seat, state.read(no))
    assert stranger.post(f"{at}/refuse", {"actions": [no]})["answers"][0]["rule"]
    assert stranger.post(f"{at}/act", {"steps": [no]}, 409)["error"]["rule"]
    stranger.post(f"{at}/act", {"steps": ["nonsense"]}, 400)
    assert stranger.post(f"{at}/way", {"to": "x"})["way"] == []


def test_nothing_that_is_sent_before_the_answer_tells_it(stranger: Person) -> None:
    """No chances, no reasons, no position: only what the seat sees and may press."""
    puzzle = one()
    opened = stranger.get(f"{PLACE}/{puzzle.id}")
    state = start(puzzle)
    assert opened["state"]["view"] == json.loads(json.dumps(state.view(puzzle.seat)))
    told = {"id", "game", "number", "theme", "difficulty", "players"}
    assert set(opened["puzzle"]) == told
    assert all(set(each) == told for each in stranger.get(PLACE)["puzzles"])
    assert not {"chances", "right", "position", "why"} & set(opened["state"])


def test_what_the_seat_cannot_see_changes_no_byte(
    stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = ((each, start(each).imagine(each.seat, Random(3))) for each in puzzles_of(SECRET))
    puzzle, other = next((each, o) for each, o in dealt if o.dump() != start(each).dump())
    wrong = min(puzzle.chances, key=lambda text: puzzle.chances[text])
    asked = (("", None), ("/act", {"steps": [wrong]}), ("/preview", {"steps": [wrong]}))

    def answers() -> list[str]:
        found = []
        for path, body in asked:
            at = f"{PLACE}/{puzzle.id}{path}"
            found.append(json.dumps(stranger.post(at, body) if body else stranger.get(at)))
        return found

    monkeypatch.setattr(puzzles, "iso", lambda now: "now")
    before = answers()
    swapped = replace(puzzle, position=other.dump())
    monkeypatch.setattr(shelf, "shelf", lambda: {puzzle.id: swapped})
    monkeypatch.setattr(shelf, "start", lambda _puzzle: other.clone())
    assert answers() == before
