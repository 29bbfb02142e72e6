"""Rough handling, on both databases: what is sent is refused with a reason and changes nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI, Request

from server.harness import TINY, Clock, Person, play_on, settings_at, tiny_games
from server.planting import who_is
from trackside.server.app import create_app
from trackside.server.db import backup, schema
from trackside.server.table.sight import Reader
from trackside.server.web.routes.streams import table_stream

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def both(tmp_path: Path, database_url: str) -> Iterator[FastAPI]:
    """A server on each kind of database."""
    made = create_app(settings_at(tmp_path, database_url=database_url), tiny_games(), Clock())
    yield made
    made.state.services.close()


def counts(app: FastAPI) -> dict[str, int]:
    with app.state.services.store.read() as conn:
        return {
            table.name: conn.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in schema.metadata.sorted_tables
        }


def deep(levels: int) -> str:
    return "[" * levels + "]" * levels


TREES = {
    "no number": '{"x": NaN}',
    "infinite": '{"x": [-Infinity]}',
    "huge": '{"x": %s}' % ("9" * 4_000),
    "half a letter": '{"x": "\\ud800"}',
    "half a letter as a name": '{"\\udfff": 1}',
    "NUL": '{"x": "a\\u0000"}',
    "a bomb": f'{{"x": {deep(900)}}}',
    "a larger bomb": f'{{"x": {deep(20_000)}}}',
}


def test_trees_that_no_database_takes_are_refused(both: FastAPI) -> None:
    ada = Person(both, "Ada")
    state = ada.table("me", "me")
    before = counts(both)
    headers = {**JSON, "X-CSRF-Token": ada.csrf}
    seats = json.dumps([{"kind": "me"}] * 2)
    at = f'"version": {state["version"]}, "seat": 0'
    for name, tree in TREES.items():
        for path, body in (
            ("/api/tables", f'{{"game": "{TINY}", "seats": {seats}, "board": {tree}}}'),
            (f"/api/tables/{state['table']}/act", f'{{{at}, "key": "k", "steps": [{tree}]}}'),
            (f"/api/tables/{state['table']}/preview", f'{{{at}, "steps": [{tree}]}}'),
            (f"/api/tables/{state['table']}/refuse", f'{{"seat": 0, "actions": [{tree}]}}'),
        ):
            answer = ada.client.post(path, content=body.encode(), headers=headers)
            assert answer.status_code == 400, f"{name} at {path}: {answer.text}"
            assert answer.json()["error"]["text"]
    assert counts(both) == before


def test_letters_that_are_none_are_refused_or_dropped_everywhere(both: FastAPI) -> None:
    ada = Person(both, "A\0d\u202ea")
    assert ada.get("/api/me")["user"]["name"] == "Ada"
    assert ada.call("PATCH", "/api/me", {"name": "A\0nn\na"})["user"]["name"] == "Anna"
    assert ada.get("/api/me")["user"]["name"] == "Anna"
    state = ada.table("me", "me", title="a\0<script>\u202e")
    assert state["title"] == "a<script>"
    password = "four iron rails"
    for login in ("a\0b", "anna\n", "\u2160\u2160\u2160"):
        ada.post("/api/me/account", {"login": login, "password": password}, 400)
        stranger = Person(both)
        stranger.post("/api/session/login", {"login": login, "password": password}, 403)
    path = f"/api/tables/{state['table']}"
    assert ada.get(f"{path}?invite=%00")["table"] == state["table"]
    ada.get(f"{path}/record?seat=%00", 400)


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "multipart/form-data", ""])
def test_another_content_type_is_told_what_is_expected(ada: Person, kind: str) -> None:
    headers = {"X-CSRF-Token": ada.csrf, **({"Content-Type": kind} if kind else {})}
    answer = ada.client.post("/api/session", content=b'{"name": "Ada"}', headers=headers)
    assert answer.status_code == 400
    assert "application/json" in answer.json()["error"]["text"]


@pytest.mark.parametrize("number", ["9" * 20, "9" * 5_000, "-1", "x", "\u0663".encode().hex()])
def test_an_odd_last_event_id_is_as_good_as_none(app: FastAPI, number: str) -> None:
    ada = Person(app, "Ada")
    table = ada.table("me", "me")["table"]

    async def first() -> bytes:
        look = Reader(who_is(app, ada).user_id, "0")
        asked = Request({"type": "http", "headers": []})
        answer: Any = await table_stream(table, asked, app.state.services, look, None, number)
        data: bytes = await anext(answer.body_iterator)
        await answer.body_iterator.aclose()
        return data

    assert asyncio.run(first()).startswith(b"id: ")


def test_the_last_seat_is_taken_by_one_of_many(both: FastAPI) -> None:
    owner = Person(both, "Ada")
    table = owner.table("me", "open")["table"]
    guests = [Person(both, f"G{number}") for number in range(8)]

    def join(guest: Person) -> int:
        headers = {"X-CSRF-Token": guest.csrf}
        path = f"/api/tables/{table}/join"
        return guest.client.post(path, json={}, headers=headers).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(join, guests))
    assert sorted(answers) == [200] + [409] * 7
    sits = [guest for guest in guests if guest.state(table)["mine"]]
    assert len(sits) == 1
    assert sits[0].post(f"/api/tables/{table}/join")["mine"] == [1]  # a second click
    sits[0].post(f"/api/tables/{table}/join", {"seat": 0}, 409)
    owner.post(f"/api/tables/{table}/start")


def test_an_account_deleted_in_the_middle_of_a_game_leaves_the_game(both: FastAPI) -> None:
    ada, ben = Person(both, "Ada"), Person(both, "Ben")
    table = ben.table("open", "me")["table"]
    assert ada.post(f"/api/tables/{table}/join")["owner"] is False
    ben.post(f"/api/tables/{table}/start")
    waiting = ben.table("me", "open")["table"]
    state = ada.state(table)
    ada.act(table, state["version"], state["offers"][0]["code"])
    log = ada.state(table)["log"]
    ben.call("DELETE", "/api/me", {})
    ben.call("DELETE", "/api/me", {}, 401)

    assert ada.state(table)["log"] == log
    assert ada.state(table)["seats"][1]["held"] is True
    assert ada.state(table)["owner"] is True
    ada.post(f"/api/tables/{waiting}/join", {}, 409)
    with both.state.services.store.read() as conn:
        due = conn.execute(sa.select(schema.tables.c.bot_due).where(schema.tables.c.id == table))
        assert due.scalar_one() is True  # a bot goes on


def test_broken_backups_are_refused_and_change_nothing(both: FastAPI, tmp_path: Path) -> None:
    ada = Person(both, "Ada")
    play_on(ada, ada.table("me", "me")["table"])
    store = both.state.services.store
    good = tmp_path / "good.backup"
    backup.backup(store, good)
    before, data = counts(both), good.read_bytes()
    rng = random.Random(1)
    text = gzip.decompress(data).splitlines()
    broken = [data[: len(data) // 2], data[:-4], b"", b"\0" * 100]
    for _ in range(12):
        at = rng.randrange(10, len(data))
        broken.append(data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :])
    for line in (b"[]", b"{}", b'{"table": "users", "row": []}', b'{"table": "x", "row": {}}',
                 b'{"table": "users", "row": {"id": {"a": 1}}}', b"\xff", b"null"):  # fmt: skip
        broken.append(gzip.compress(b"\n".join([*text[:3], line])))
    file = tmp_path / "bad.backup"
    for number, bad in enumerate(broken):
        file.write_bytes(bad)
        with pytest.raises(backup.BackupTrouble) as trouble:
            backup.restore(store, file, replace=True)
        assert "\n" not in str(trouble.value), number
    assert counts(both) == before


def test_a_database_that_goes_away_is_told_as_such(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: Any, **__: Any) -> None:
        raise sa.exc.OperationalError("SELECT 1", {}, OSError("gone"))

    monkeypatch.setattr(app.state.services.lobby, "lists", gone)
    assert ada.get("/api/lobby", 503)["error"]["kind"] == "unavailable"
