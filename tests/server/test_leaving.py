"""Resigning, putting a table out of one's list, and the archive of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from fastapi import FastAPI

from server.desk import Person, play_on
from trackside.core.contract import Json
from trackside.server import schema
from trackside.server.lobby import PAGE


def mine(person: Person) -> list[str]:
    return [one["table"] for one in person.get("/api/lobby")["mine"]]


def two_at_a_table(ada: Person, ben: Person) -> str:
    made = ada.table("me", "open", public=False)
    table = str(made["table"])
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{table}/start")
    return table


def refused(person: Person, path: str, body: Json | None = None, status: int = 409) -> str:
    return str(person.post(path, body, status)["error"]["key"])


def test_who_resigns_is_replaced_by_a_bot_for_good(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    version = ada.state(table)["version"]
    seat = ben.post(f"/api/tables/{table}/resign")["seats"][1]
    assert seat["held"]
    assert seat["resigned"] == version
    # All see it, and it is not undone.
    assert ada.state(table)["seats"][1]["resigned"] == version
    assert refused(ben, f"/api/tables/{table}/seats/1/return") == "resigned"
    body = {"version": version, "seat": 1, "steps": [0], "key": "k"}
    assert refused(ben, f"/api/tables/{table}/act", body) == "seat-held"


def test_a_table_where_one_has_resigned_waits_for_nobody(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    ada.post(f"/api/tables/{table}/resign")
    (shown,) = ada.get("/api/lobby")["mine"]
    assert 0 in shown["to_act"]
    assert not shown["your_turn"]


def test_nobody_resigns_before_the_start_or_for_another(ada: Person, ben: Person) -> None:
    waiting = ada.table("me", "open")["table"]
    assert refused(ada, f"/api/tables/{waiting}/resign") == "not-playing"
    table = two_at_a_table(ada, ben)
    assert refused(ben, f"/api/tables/{table}/resign", {"seat": 0}, 403) == "not-your-seat"


def test_a_table_is_put_away_when_one_has_done_with_it(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    assert refused(ada, f"/api/tables/{table}/put-away") == "still-playing"
    ada.post(f"/api/tables/{table}/resign")
    ada.post(f"/api/tables/{table}/put-away")
    ada.post(f"/api/tables/{table}/put-away")  # twice is once
    assert mine(ada) == []
    assert mine(ben) == [table]
    assert refused(ben, f"/api/tables/{table}/put-away") == "still-playing"


def test_finished_games_are_in_the_archive_also_when_put_away(ada: Person, ben: Person) -> None:
    table = str(ada.table("me", "me")["table"])
    assert ada.get("/api/archive") == {"games": [], "more": False}
    play_on(ada, table)
    ada.post(f"/api/tables/{table}/put-away")
    assert mine(ada) == []
    (game,) = ada.get("/api/archive")["games"]
    assert game["table"] == table
    assert len(game["result"]["places"]) == 2
    assert ben.get("/api/archive")["games"] == []


def test_the_archive_has_pages_the_latest_first(app: FastAPI, ada: Person) -> None:
    played = []
    for _ in range(PAGE + 1):
        app.state.services.clock.now += 1
        table = str(ada.table("me", "me")["table"])
        play_on(ada, table)
        played.append(table)
    first, second = ada.get("/api/archive"), ada.get("/api/archive?page=1")
    assert first["more"]
    assert not second["more"]
    assert [one["table"] for one in first["games"] + second["games"]] == played[::-1]


def test_a_stranger_has_no_archive(stranger: Person) -> None:
    stranger.get("/api/archive", 401)


def test_who_goes_for_good_leaves_no_trace_of_it(app: FastAPI, ada: Person) -> None:
    table = str(ada.table("me", "me")["table"])
    play_on(ada, table)
    ada.post(f"/api/tables/{table}/put-away")
    ada.call("DELETE", "/api/me", {})
    with app.state.services.store.read() as conn:
        assert conn.execute(sa.select(schema.put_away)).all() == []
