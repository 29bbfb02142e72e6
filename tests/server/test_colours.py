"""Colours of seats: chosen before the start, all different, and the game does not know them."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from fastapi import FastAPI

from server.harness import Person
from trackside.core.contract import Json
from trackside.server.db import migrate, schema
from trackside.server.db.store import Store
from trackside.server.table.sight import colours_of

OLD_SEAT = "INSERT INTO seats (table_id, seat, kind, name, held) VALUES ('t', 0, 'open', '', 0)"


def colours(state: Json) -> list[int]:
    return [seat["colour"] for seat in state["seats"]]


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        ([None, None, None], [0, 1, 2]),
        ([4, None, None], [4, 1, 2]),
        ([1, None, None], [1, 0, 2]),
        ([None, 0, None], [1, 0, 2]),
        ([2, 0, None], [2, 0, 1]),
        ([None] * 7, [0, 1, 2, 3, 4, 5, 0]),
    ],
)
def test_who_has_not_chosen_has_what_is_left(chosen: list[int | None], shown: list[int]) -> None:
    assert colours_of(chosen) == shown


@pytest.mark.rule("VD-28", "VD-29")
def test_a_colour_is_chosen_once(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join")
    path = f"/api/tables/{table}/seats"
    assert colours(ada.post(f"{path}/0/colour", {"colour": 4})) == [4, 1]
    assert ben.post(f"{path}/1/colour", {"colour": 4}, 409)["error"]["key"] == "colour-taken"
    shown = ben.post(f"{path}/1/colour", {"colour": 0})
    assert colours(shown) == [4, 0]
    assert [seat["colour_chosen"] for seat in shown["seats"]] == [True, True]
    assert colours(ada.post(f"{path}/0/colour", {"colour": 4})) == [4, 0]  # a second click
    shown = ada.post(f"{path}/0/colour", {"colour": None})
    assert (colours(shown), shown["seats"][0]["colour_chosen"]) == ([1, 0], False)
    for wrong in (6, -1, "blue", True):
        ada.post(f"{path}/0/colour", {"colour": wrong}, 400)
    ada.post(f"{path}/7/colour", {"colour": 1}, 404)


@pytest.mark.rule("VD-29")
def test_it_is_open_to_all_and_holds_once_the_game_has_begun(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/seats/0/colour", {"colour": 5})
    started = ada.post(f"/api/tables/{table}/start")
    assert colours(started) == [5, 1]
    answer = ben.post(f"/api/tables/{table}/seats/1/colour", {"colour": 2}, 409)
    assert answer["error"]["key"] == "already-started"
    assert colours(ben.get(f"/api/tables/{table}")) == [5, 1]
    assert [colours(one) for one in ben.get("/api/lobby")["mine"]] == [[5, 1]]


def test_one_chooses_for_oneself_and_the_owner_for_bots(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    table = ada.table("me", "open", "open")["table"]
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    ada.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})
    path = f"/api/tables/{table}/seats"
    assert ada.post(f"{path}/1/colour", {"colour": 3}, 403)["error"]["key"] == "not-your-seat"
    assert ben.post(f"{path}/2/colour", {"colour": 3}, 403)["error"]["key"] == "not-your-seat"
    Person(app, "Cleo").post(f"{path}/1/colour", {"colour": 3}, 403)
    assert colours(ada.post(f"{path}/2/colour", {"colour": 3})) == [0, 1, 3]
    ben.post(f"{path}/1/colour", {"colour": 5})
    left = ben.post(f"/api/tables/{table}/leave")
    assert colours(left) == [0, 1, 3]  # the next one there chooses anew


def test_colours_named_when_the_table_is_made(ada: Person) -> None:
    """As a table at one screen does, which begins at once."""
    seats = [{"kind": "me", "colour": 3}, {"kind": "me"}]
    body = {"game": "coal-sacks", "seats": seats, "start": True}
    assert colours(ada.post("/api/tables", body, 201)) == [3, 1]
    body = {**body, "seats": [{"kind": "me", "colour": 3}] * 2}
    assert ada.post("/api/tables", body, 409)["error"]["key"] == "colour-taken"


def test_the_owner_seats_a_bot_with_a_colour(ada: Person) -> None:
    table = ada.table("me", "open")["table"]
    path = f"/api/tables/{table}/seats"
    bot = {"kind": "bot", "level": "random", "colour": 2}
    assert colours(ada.post(f"{path}/1", bot)) == [0, 2]
    answer = ada.post(f"{path}/0/colour", {"colour": 2}, 409)
    assert answer["error"]["key"] == "colour-taken"
    ada.post(f"{path}/0/colour", {"colour": 4})
    ada.post(f"{path}/1", {"kind": "bot", "level": "random", "colour": 4}, 409)


def test_an_older_database_gets_the_column(tmp_path: Path) -> None:
    """Its tables go on with the colours that they had: one by one in the order of the seats."""
    store = Store(str(tmp_path / "old.db"))
    with store.engine.begin() as conn:
        command.upgrade(migrate.config(conn), "0001")
        words = dict.fromkeys(["title", "owner", "invite", "board", "seed", "phase", "game"], "")
        numbers = dict.fromkeys(["rules", "version", "draws", "snapshot", "round", "created"], 0)
        more = {"status": "open", "public": True, "options": {}, "to_act": [], "since": 0}
        bots = {"bot_due": False, "bot_lease": 0.0}
        conn.execute(sa.insert(schema.tables).values(id="t", **words, **numbers, **more, **bots))
        conn.exec_driver_sql(OLD_SEAT)
    store.prepare()
    with store.engine.connect() as conn:
        assert [row.colour for row in conn.execute(sa.select(schema.seats))] == [None]
    store.close()
