"""The way to a far place: a question that stores nothing and only its asker's seat may put."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.server.table.registry import Games


@pytest.fixture
def people(tmp_path: Path) -> tuple[Person, Person]:
    found = Games((games.get("china-rails"),), (), lambda slug: ("random",), random_bot)
    app = make_app(tmp_path, found)
    with TestClient(app):
        return Person(app, "Ada"), Person(app, "Ben")


def test_a_way_is_proposed_after_the_steps_and_nothing_is_stored(
    people: tuple[Person, Person],
) -> None:
    ada, _ben = people
    state = ada.table("me", "me", game="china-rails")
    path = f"/api/tables/{state['table']}/way"
    body = {"version": state["version"], "seat": state["seat"], "steps": [], "to": "tianjin"}

    way = ada.post(path, body)["way"]
    assert way
    assert way[-1]["do"]["do"] == "build"
    rest = ada.post(path, body | {"steps": [way[0]["code"]]})["way"]
    assert [step["milepost"] for step in rest] == [step["milepost"] for step in way[1:]]
    assert ada.state(state["table"])["version"] == state["version"]
    assert ada.post(path, body | {"steps": ["end"]})["way"] == []
    waiting = body | {"seat": 1 - state["seat"]}
    assert ada.post(path, waiting)["way"]  # track planned for the next turn
    assert ada.post(path, waiting | {"steps": [way[0]["code"]]})["way"] == []


def test_a_way_to_nowhere_or_for_another_seat_is_refused(people: tuple[Person, Person]) -> None:
    ada, ben = people
    state = ada.table("me", "me", game="china-rails")
    path = f"/api/tables/{state['table']}/way"
    body = {"version": state["version"], "seat": state["seat"], "to": "atlantis"}

    assert ada.post(path, body, 400)["error"]["kind"]
    ben.post(path, body | {"to": "tianjin"}, 403)
    ada.post(path, body | {"to": "tianjin", "version": 999}, 409)
