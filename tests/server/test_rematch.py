"""A rematch: the same people and settings at a new table, which begins when all have said yes."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from server.harness import Clock, Person, play_on, settings_at, tiny_games
from trackside.core.contract import Json
from trackside.server.app import create_app


@pytest.fixture
def cleo(app: FastAPI) -> Person:
    return Person(app, "Cleo")


def finished(*people: Person, **more: Any) -> str:
    """A game that these people, in this order, have played to its end."""
    first = people[0]
    made = first.table("me", *["open"] * (len(people) - 1), public=False, **more)
    table = str(made["table"])
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    if len(people) > 1:
        first.post(f"/api/tables/{table}/start")
    while first.state(table)["status"] == "playing":
        for person in people:
            play_on(person, table)
    return table


def kinds(state: Json) -> list[str]:
    return [seat["kind"] for seat in state["seats"]]


def key_of(answer: Json) -> str:
    return str(answer["error"]["key"])


def test_the_others_are_asked_and_when_all_say_yes_it_begins(
    ada: Person, ben: Person, cleo: Person
) -> None:
    table = finished(ada, ben, cleo, title="Friday", hints=True)
    new = ben.post(f"/api/tables/{table}/rematch")
    assert (new["title"], new["hints"], new["public"]) == ("Friday", True, False)
    assert kinds(new) == ["asked", "person", "asked"]
    assert new["owner"]
    # Seen at the old table, and in the lobby.
    asked = ada.state(table)["rematch"]
    assert asked == {
        "table": new["table"],
        "by": "Ben",
        "asked": True,
        "sits": False,
        "begun": False,
    }
    first = ada.get("/api/lobby")["mine"][0]
    assert (first["table"], first["asked"]) == (new["table"], 0)
    assert ada.state(new["table"])["asked"] == 0
    # One says yes at the old table, the other at the new one.
    assert kinds(ada.post(f"/api/tables/{table}/rematch")) == ["person", "person", "asked"]
    begun = cleo.post(f"/api/tables/{new['table']}/join", {})
    assert begun["status"] == "playing"
    assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Ben", "Cleo"]


def test_a_second_click_is_the_same_table(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    one, two = (ada.post(f"/api/tables/{table}/rematch") for _ in range(2))
    assert one["table"] == two["table"]
    assert kinds(two) == ["person", "asked"]


def test_who_says_no_frees_the_seat(ada: Person, ben: Person, cleo: Person) -> None:
    table = finished(ada, ben)
    new = ada.post(f"/api/tables/{table}/rematch")
    path = f"/api/tables/{new['table']}"
    # Until then nobody else takes it, also with the invitation, and the game does not begin.
    assert key_of(cleo.post(path + "/join", {"invite": new["invite"]}, 409)) == "seat-taken"
    assert key_of(ada.post(path + "/start", {}, 409)) == "seats-open"
    ben.post(path + "/decline")
    assert kinds(ada.state(new["table"])) == ["person", "open"]
    assert not ben.state(table)["rematch"]["asked"]
    assert new["table"] not in [one["table"] for one in ben.get("/api/lobby")["mine"]]
    ben.post(path + "/decline", {}, 404)  # private, and no longer theirs
    assert cleo.post(path + "/join", {"invite": new["invite"]})["status"] == "playing"
    assert key_of(ben.post(f"/api/tables/{table}/rematch", {}, 409)) == "rematch-began"


def test_who_changes_their_mind_takes_the_free_seat(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    new = ada.post(f"/api/tables/{table}/rematch")
    ben.post(f"/api/tables/{new['table']}/decline")
    assert ben.post(f"/api/tables/{table}/rematch")["status"] == "playing"


def test_a_closed_rematch_makes_room_for_another(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    first = ada.post(f"/api/tables/{table}/rematch")["table"]
    ada.post(f"/api/tables/{first}/close")
    assert ben.state(table)["rematch"] is None
    second = ben.post(f"/api/tables/{table}/rematch")
    assert second["table"] != first
    assert kinds(second) == ["asked", "person"]


def test_alone_at_the_screen_it_begins_at_once(ada: Person) -> None:
    table = str(ada.table("me", "me")["table"])
    play_on(ada, table)
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"
    assert again["mine"] == [0, 1]


def test_only_players_of_a_finished_game_ask(ada: Person, ben: Person, cleo: Person) -> None:
    running = ada.table("me", "me")["table"]
    assert key_of(ada.post(f"/api/tables/{running}/rematch", {}, 409)) == "not-over"
    assert key_of(cleo.post(f"/api/tables/{running}/rematch", {}, 403)) == "not-your-seat"


def test_who_has_left_for_good_is_not_waited_for(ada: Person, ben: Person) -> None:
    table = finished(ada, ben)
    new = ada.post(f"/api/tables/{table}/rematch")["table"]
    ben.call("DELETE", "/api/me", {})
    assert kinds(ada.state(new)) == ["person", "open"]
    ada.post(f"/api/tables/{new}/close")
    assert kinds(ada.post(f"/api/tables/{table}/rematch")) == ["person", "open"]


def test_two_who_ask_at_once_meet_at_one_table(tmp_path: Path, database_url: str) -> None:
    settings = settings_at(tmp_path, database_url=database_url)
    app = create_app(settings, tiny_games(), Clock())
    ada, ben = Person(app, "Ada"), Person(app, "Ben")
    table = finished(ada, ben)
    found: list[str] = []

    def ask(person: Person) -> None:
        found.append(person.post(f"/api/tables/{table}/rematch")["table"])

    crew = [threading.Thread(target=ask, args=(person,)) for person in (ada, ben)]
    for one in crew:
        one.start()
    for one in crew:
        one.join()
    assert len(found) == 2
    assert len(set(found)) == 1
    assert ada.state(found[0])["status"] == "playing"
    app.state.services.close()
