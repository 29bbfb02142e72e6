"""Undo, history with undo, corrected rules, backups."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from fastapi import FastAPI

from server.harness import Clock, Person, settings_at, tiny_games
from server.walk import WalkGame
from trackside.core.contract import Json
from trackside.core.record import read_record
from trackside.core.runner import Replay
from trackside.server.app import create_app
from trackside.server.db import backup
from trackside.server.db.store import Store
from trackside.server.table.registry import Games

WALK = "long-walk"


@pytest.fixture
def walk_app(tmp_path: Path) -> FastAPI:
    return app_with(tmp_path, tiny_games(WalkGame()))


def app_with(folder: Path, games: Games) -> FastAPI:
    return create_app(settings_at(folder, snapshot_every=8), games, Clock())


def undo(person: Person, state: Json, steps: int = 1, status: int = 200) -> Json:
    body = {"version": state["version"], "seat": state["seat"], "steps": steps}
    body["key"] = f"undo-{state['version']}"
    answer: Json = person.post(f"/api/tables/{state['table']}/undo", body, status)
    return answer


def test_undo_is_free_in_ones_own_turn_back_to_the_last_revelation(walk_app: FastAPI) -> None:
    ada = Person(walk_app, "Ada")
    start = ada.table("me", "me", game=WALK)
    table = start["table"]
    state = ada.act(table, 0, "step-1", "look", seat=0)["state"]
    assert state["version"] == 3  # the draw came at once
    assert state["undo"]["free"] == 0
    state = ada.act(table, 3, "step-2", "step-3", seat=0)["state"]
    assert state["undo"]["free"] == 2

    back = undo(ada, state)["state"]
    assert back["version"] == 6
    assert back["undo"]["free"] == 1
    again = undo(ada, back)["state"]
    assert again["view"]["seats"][0]["score"] in (1, 0)
    assert again["undo"] == {"free": 0, "ask": True}
    assert undo(ada, again, status=409)["error"]["params"] == {"free": 0}
    log = ada.state(table)["log"]
    assert [e["undone"] for e in log] == [False, False, False, True, True, False, False]
    after = ada.act(table, again["version"], "step-1", "done", seat=0)["state"]
    assert after["seat"] == 1
    assert after["undo"]["free"] == 0
    assert ada.get(f"/api/tables/{table}?seat=0")["undo"] == {"free": 0, "ask": True}


def test_an_undo_is_done_once(walk_app: FastAPI) -> None:
    ada = Person(walk_app, "Ada")
    start = ada.table("me", "me", game=WALK)
    state = ada.act(start["table"], 0, "step-1", "step-1", seat=0)["state"]
    once, twice = undo(ada, state), undo(ada, state)
    assert once["version"] == twice["version"] == 3


def test_a_take_back_brings_the_same_luck_again(walk_app: FastAPI) -> None:
    ada = Person(walk_app, "Ada")
    start = ada.table("me", "bot", game=WALK)
    table = start["table"]
    looked = ada.act(table, 0, "look", seat=0)["state"]
    body = {"version": looked["version"], "seat": 0}
    back = ada.post(f"/api/tables/{table}/takeback", body)
    assert back["done"] is True  # bots agree
    ada.act(table, back["state"]["version"], "look", seat=0)
    draws = [entry["text"] for entry in ada.state(table)["log"] if entry["seat"] == -1]
    assert draws[0] == draws[1]


def test_every_version_of_a_game_with_many_undos_can_be_seen_again(walk_app: FastAPI) -> None:
    ada = Person(walk_app, "Ada")
    table = ada.table("me", "me", game=WALK)["table"]
    rng = random.Random(11)
    state = ada.state(table)
    seen = {0: state["view"]}
    while state["version"] < 150:
        free = state["undo"]["free"]
        if free and rng.random() < 0.3:
            state = undo(ada, state, rng.randint(1, free))["state"]
        elif rng.random() < 0.05 and state["undo"]["ask"]:
            body = {"version": state["version"], "seat": state["seat"]}
            state = ada.post(f"/api/tables/{table}/takeback", body)["state"]
        else:
            code = rng.choice([o["code"] for o in state["offers"] if o["text"] != "stop"])
            state = ada.act(table, state["version"], code, seat=state["seat"])["state"]
        seen[state["version"]] = state["view"]
    services = walk_app.state.services
    for version, view in seen.items():
        services.positions._kept.clear()
        assert ada.get(f"/api/tables/{table}/history/{version}")["view"] == view
    over = ada.act(table, state["version"], "stop", seat=state["seat"])["state"]
    replay = Replay(WalkGame(), read_record(ada.get(f"/api/tables/{table}/record")))
    replay.steps(check_luck=True)
    assert replay.state.view(None) == over["view"]


def test_a_corrected_rule_breaks_no_running_table(tmp_path: Path) -> None:
    old, new = WalkGame(1), WalkGame(2)
    before = app_with(tmp_path, tiny_games(old))
    ada = Person(before, "Ada")
    running = ada.table("me", "me", game=WALK)["table"]
    ada.act(running, 0, "step-3", seat=0)
    before.state.services.close()

    after = app_with(tmp_path, tiny_games(new, older=(old,)))
    again = Person(after)
    again.client.cookies, again.csrf = ada.client.cookies, ada.csrf
    state = again.act(running, 1, "step-3", seat=0)["state"]
    assert state["rules"] == 1
    assert state["view"]["seats"][0]["score"] == 6
    fresh = again.table("me", "me", game=WALK)
    assert fresh["rules"] == 2
    assert again.act(fresh["table"], 0, "step-3", seat=0)["state"]["view"]["seats"][0]["score"] == 6
    after.state.services.close()

    without = app_with(tmp_path, tiny_games(new))
    third = Person(without)
    third.client.cookies, third.csrf = ada.client.cookies, ada.csrf
    frozen = third.state(running)
    assert frozen["status"] == "frozen"
    assert len(frozen["log"]) == 2
    refused = third.act(running, 2, "step-1", seat=0, status=409)
    assert refused["error"]["key"] == "rules-not-here"
    assert "0 step-3" in third.get(f"/api/tables/{running}/record")
    assert third.get("/api/lobby")["mine"]
    assert third.get(f"/api/tables/{running}/history/1", 409)["error"]["key"] == "rules-not-here"


def test_a_backup_brings_everything_back(tmp_path: Path, walk_app: FastAPI) -> None:
    ada = Person(walk_app, "Ada")
    table = ada.table("me", "me", game=WALK)["table"]
    ada.act(table, 0, *["step-1"] * 20, "look", seat=0)
    before = ada.state(table)
    store = walk_app.state.services.store
    file = tmp_path / "all.backup"
    assert backup.backup(store, file) > 20
    with pytest.raises(backup.BackupTrouble, match="--replace"):
        backup.restore(store, file)

    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    other.prepare()
    backup.restore(other, file)
    other.close()
    settings = settings_at(tmp_path, database_url=f"sqlite:///{tmp_path / 'other.db'}")
    restored = create_app(settings, tiny_games(WalkGame()), Clock())
    again = Person(restored)
    again.client.cookies, again.csrf = ada.client.cookies, ada.csrf
    assert again.state(table) == before
    again.act(table, before["version"], "step-1", seat=0)


@pytest.mark.parametrize("text", ["", "no gzip", "x" * 100])
def test_a_file_that_is_no_backup_changes_nothing(
    tmp_path: Path, walk_app: FastAPI, text: str
) -> None:
    ada = Person(walk_app, "Ada")
    table = ada.table("me", "me", game=WALK)["table"]
    file = tmp_path / "bad.backup"
    file.write_text(text)
    with pytest.raises(backup.BackupTrouble):
        backup.restore(walk_app.state.services.store, file, replace=True)
    assert ada.state(table)["status"] == "playing"


def test_a_backup_moves_from_sqlite_to_postgres(
    tmp_path: Path, walk_app: FastAPI, postgres_url: str
) -> None:
    ada = Person(walk_app, "Ada")
    table = ada.table("me", "me", game=WALK)["table"]
    ada.act(table, 0, "step-1", "look", seat=0)
    before = ada.state(table)
    file = tmp_path / "all.backup"
    backup.backup(walk_app.state.services.store, file)
    other = Store(postgres_url)
    other.prepare()
    backup.restore(other, file)
    other.close()
    app = create_app(
        settings_at(tmp_path, database_url=postgres_url), tiny_games(WalkGame()), Clock()
    )
    again = Person(app)
    again.client.cookies, again.csrf = ada.client.cookies, ada.csrf
    assert again.state(table) == before
    again.act(table, before["version"], "done", seat=0)
    app.state.services.close()
