"""Trying again: a new table goes on from a position of another one, without its secrets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from contract.tiny import GAME
from server.harness import Person, make_app, play_on
from trackside import games
from trackside.core.contract import Json
from trackside.core.errors import RecordError
from trackside.core.record import Record, read_record
from trackside.core.runner import Replay
from trackside.server.db import schema
from trackside.server.people.people import Who
from trackside.server.table.registry import Games


def finished(person: Person, *kinds: str, **more: Any) -> str:
    table: str = person.table(*(kinds or ("me", "me")), many_seats=True, **more)["table"]
    assert play_on(person, table)["status"] == "over"
    return table


def again(person: Person, table: str, version: int, status: int = 201, **more: Any) -> Json:
    body = {"version": version, "key": f"k{version}", **more}
    found: Json = person.post(f"/api/tables/{table}/again", body, status)
    return found


def first_choice(person: Person, table: str) -> int:
    """The first version at which somebody is to act."""
    version = 0
    while -1 in person.get(f"/api/tables/{table}/history/{version}")["to_act"]:
        version += 1
    return version


def sit_everywhere(app: FastAPI, table: str) -> None:
    """Nobody waits for a bot here."""
    with app.state.services.store.write() as conn:
        c = schema.seats.c
        mine = sa.select(c.user_id).where(c.table_id == table, c.kind == "person").scalar_subquery()
        here = sa.update(schema.seats).where(c.table_id == table)
        conn.execute(here.values(kind="person", user_id=mine))


def test_a_finished_game_goes_on_from_any_position(app: FastAPI, ada: Person) -> None:
    table = finished(ada)
    at = first_choice(ada, table)
    there = ada.get(f"/api/tables/{table}/history/{at}?seat=1")
    new = again(ada, table, at, seat=1)
    assert new["table"] != table
    assert new["origin"] == {"table": table, "version": at}
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert new["version"] == at
    assert new["view"] == there["view"]
    before = f"history/{at - 1}?seat=1"
    past = ada.get(f"/api/tables/{new['table']}/{before}")
    assert past["view"] == ada.get(f"/api/tables/{table}/{before}")["view"]
    assert past["entry"]["text"] == "?", "it is a game with secrets once more"
    assert ada.get(f"/api/tables/{table}/again")["lines"] == [
        {"table": new["table"], "version": at, "status": "playing", "result": None}
    ]
    assert ada.state(table)["status"] == "over", "the other table stays as it is"


def test_asked_twice_it_is_one_table(app: FastAPI, ada: Person) -> None:
    table = finished(ada)
    at = first_choice(ada, table)
    assert again(ada, table, at)["table"] == again(ada, table, at)["table"]
    assert again(ada, table, at, key="other")["table"] != again(ada, table, at)["table"]


def test_a_table_that_cannot_begin_is_not_made(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table and its position are one transaction: no empty table is left behind."""
    table = finished(ada)
    at = first_choice(ada, table)

    def broken(*_: object) -> None:
        raise RuntimeError("the disk is full")

    again_of = app.state.services.branches
    monkeypatch.setattr(again_of, "_begin", broken)
    who = Who(user_id=ada.get("/api/me")["user"]["id"], name="Ada", kind="guest")
    with pytest.raises(RuntimeError):
        again_of.make(who, table, at, None, None, "k")
    monkeypatch.undo()
    assert ada.get(f"/api/tables/{table}/again")["lines"] == []
    assert again(ada, table, at)["status"] == "playing"


def test_its_record_holds_and_its_luck_is_proved_from_there(app: FastAPI, ada: Person) -> None:
    table = finished(ada)
    new = again(ada, table, first_choice(ada, table))["table"]
    sit_everywhere(app, new)
    assert play_on(ada, new)["status"] == "over"
    record = read_record(ada.get(f"/api/tables/{new}/record"))
    assert int(record.headers["Taken-Over"]) > 0
    played = Replay(GAME, record)
    played.steps(check_luck=True)
    assert played.state.result() is not None
    assert ada.get(f"/api/tables/{new}/luck")["draws"]


def test_a_game_among_people_is_played_on_only_when_it_is_over(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    table = ada.table("me", "open", public=True)["table"]
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    ada.post(f"/api/tables/{table}/start")
    for person in (ada, ben):
        answer = again(person, table, person.state(table)["version"], 409)
        assert answer["error"]["key"] == "again-not-here"
    both = ada.table("me", "me", many_seats=True)["table"]
    assert again(ada, both, 1, 409)["error"]["key"] == "again-not-here"


def test_of_ones_own_running_game_only_what_one_sees_is_taken_over(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    """Hands of bots are dealt anew: among many tries some differ, the own hand never."""
    state = ada.table("me", "bot", "bot", public=True)
    table, version = state["table"], state["version"]
    services = app.state.services
    hands = set()
    for number in range(12):
        new = again(ada, table, version, key=f"k{number}")
        assert new["view"] == state["view"]
        with services.store.read() as conn:
            row = conn.execute(sa.select(schema.tables).where(schema.tables.c.id == new["table"]))
            dumped = services.positions.at(conn, row.one(), new["version"]).dump()
        hands.add(str(dumped))
    assert len(hands) > 1
    assert again(ben, table, version, 409)["error"]["key"] == "again-not-here"
    record = read_record(ada.get(f"/api/tables/{new['table']}/record"))
    assert record.headers["Position"] == "?"
    with pytest.raises(RecordError, match="hidden"):
        Replay(GAME, record)
    sit_everywhere(app, new["table"])
    assert play_on(ada, new["table"])["status"] == "over"
    played = Replay(GAME, read_record(ada.get(f"/api/tables/{new['table']}/record")))
    played.steps(check_luck=True)
    assert played.state.result() is not None


@pytest.mark.parametrize(
    ("header", "text"),
    [("Position", "no JSON"), ("Position", "{}"), ("Position", "[1]"), ("Taken-Over", "many")],
)
def test_a_record_with_a_beginning_that_cannot_be_read_is_refused(header: str, text: str) -> None:
    headers = {"Game": GAME.meta.slug, "Players": "Ada, Ben", header: text}
    with pytest.raises(RecordError, match=header):
        Replay(GAME, Record(headers))


def test_there_is_nothing_to_play_on_at_the_end(app: FastAPI, ada: Person, ben: Person) -> None:
    table = finished(ada)
    last = ada.state(table)["version"]
    assert again(ada, table, last, 409)["error"]["key"] == "again-over"
    assert again(ada, table, last + 1, 404)["error"]["key"] == "no-such-version"
    private = finished(ada, public=False)
    assert again(ben, private, 1, 404)["error"]["key"] == "no-such-table"


@pytest.mark.parametrize("slug", sorted(games.slugs()))
def test_every_game_goes_on_with_its_options(tmp_path: Path, slug: str) -> None:
    """Also with those that only tests may change."""
    app = make_app(tmp_path, Games(games.all()))
    ada = Person(app, "Ada")
    bots = [{"kind": "bot", "level": "random"}] * (games.get(slug).meta.least_players - 1)
    body = {"game": slug, "seats": [{"kind": "me"}, *bots], "start": True}
    made = ada.post("/api/tables", body, 201)
    new = again(ada, made["table"], made["version"])
    assert new["options"] == made["options"]
    app.state.services.close()
