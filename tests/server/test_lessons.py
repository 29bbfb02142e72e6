"""Lessons over HTTP: without a session, without anything stored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Person, make_app
from trackside.server.table.registry import shipped

PLACE = "/api/games/german-railways/lessons"
BEGIN: dict[str, Any] = {"step": 0, "played": [], "here": 0}
ASKED = {**BEGIN, "step": 2}  # the step of the first lesson that asks for a bid


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[Person]:
    """Nobody, at a server with the games that have lessons."""
    app = make_app(tmp_path, shipped())
    yield Person(app)
    app.state.services.close()


def test_a_stranger_plays_a_lesson(stranger: Person) -> None:
    listed = stranger.get(PLACE)["lessons"]
    assert listed[0]["id"] == "share"
    begun = stranger.post(f"{PLACE}/share/state", {"mark": BEGIN})
    assert begun["state"]["to_act"] == [0]
    shown = stranger.post(f"{PLACE}/share/show", {"mark": ASKED})
    assert shown["steps"] == ["bid 9"]
    done = stranger.post(f"{PLACE}/share/act", {"mark": ASKED, "steps": ["bid 9"]})
    assert done["mark"]["step"] == 3
    assert len(done["mark"]["played"]) == 3
    assert done["state"]["view"]["seats"][0]["shares"]["PO"] == 1
    again = stranger.post(f"{PLACE}/share/state", {"mark": done["mark"]})
    assert again["state"]["view"] == done["state"]["view"]


def test_a_refused_move_names_its_rule_and_another_move_is_not_taken(stranger: Person) -> None:
    refused = stranger.post(f"{PLACE}/share/act", {"mark": ASKED, "steps": ["bid 41"]}, 409)
    assert refused["error"]["rule"] == "GR-20"
    other = stranger.post(f"{PLACE}/share/act", {"mark": ASKED, "steps": ["bid 12"]}, 409)
    assert other["error"]["key"] == "other-move"
    why = stranger.post(f"{PLACE}/share/refuse", {"mark": ASKED, "actions": ["bid 41"]})
    assert why["answers"][0]["rule"] == "GR-20"


def test_a_course_that_was_never_played_is_refused(stranger: Person) -> None:
    forged = {**BEGIN, "played": [[2, 0]]}
    stranger.post(f"{PLACE}/share/state", {"mark": forged}, 400)
    long = {**BEGIN, "played": [[0, 0]] * 601}
    stranger.post(f"{PLACE}/share/state", {"mark": long}, 400)
    stranger.post(f"{PLACE}/nothing/state", {"mark": BEGIN}, 404)
