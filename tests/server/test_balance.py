"""Bots play on a kept board: a job with progress, one for each person, its result kept."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.core.contract import Json
from trackside.server.boards import balance
from trackside.server.table.registry import Games

SHELF = "/api/workshop/boards"
SLUG = "volldampf"


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    known = Games(games.all(), (), lambda slug: ("random",), random_bot)
    return make_app(tmp_path, known)


def kept(person: Person, board: Json | None = None) -> str:
    found: Json = board or {**person.get(f"/api/games/{SLUG}/board"), "id": "mine"}
    body = {"game": SLUG, "name": "Mine", "board": found}
    return f"{SHELF}/{person.post(SHELF, body, 201)['id']}"


def test_bots_play_and_the_figures_stay(app: FastAPI, ada: Person, ben: Person) -> None:
    at = kept(ada)
    assert ada.get(f"{at}/balance")["state"] == "none"
    with TestClient(app) as running:  # so that one loop lives on between requests
        ada.client.portal = running.portal
        begun = ada.post(f"{at}/balance", {"games": 2})
        assert (begun["state"], begun["wanted"]) == ("running", 2)
        until = time.monotonic() + 60
        while ada.get(f"{at}/balance")["state"] == "running" and time.monotonic() < until:
            time.sleep(0.1)
        told = ada.get(f"{at}/balance")
        assert (told["state"], told["done"]) == ("done", 2)
        assert told["report"]["games"] == 2
        assert told["report"]["figures"]
        ben.get(f"{at}/balance", 404)
        ada.call("PATCH", at, {"visibility": "link"})
        assert ben.get(f"{at}/balance")["report"] == told["report"]
        ben.post(f"{at}/balance", {}, 404)


def test_one_board_of_a_person_at_a_time(app: FastAPI, ada: Person) -> None:
    at, other = kept(ada), kept(ada)
    job = balance.Job(at.rpartition("/")[2], 1, SLUG, {}, "random", 2, 5)
    app.state.services.balance._store(job, job.progress(3))
    same = ada.post(f"{at}/balance", {"games": 2})  # it goes on as it was begun
    assert (same["state"], same["done"], same["wanted"]) == ("running", 3, 5)
    busy = ada.post(f"{other}/balance", {"games": 2}, 409)
    assert busy["error"]["key"] == "balance-one-at-a-time"


def test_bots_do_not_play_on_a_draft(ada: Person) -> None:
    at = kept(ada, {"id": "draft"})
    assert ada.post(f"{at}/balance", {}, 409)["error"]["key"] == "board-unfinished"
    ada.post(f"{at}/balance", {"games": 101}, 400)


def test_a_job_that_has_died_may_be_begun_again(app: FastAPI, ada: Person) -> None:
    at = kept(ada)
    services = app.state.services
    job = balance.Job(at.rpartition("/")[2], 1, SLUG, {}, "random", 2, 5)
    services.balance._store(job, job.progress(3))
    assert ada.get(f"{at}/balance")["state"] == "running"
    services.clock.now += balance.SILENT + 1
    assert ada.get(f"{at}/balance")["state"] == "stopped"


def test_a_random_board_is_made_and_drawn(ada: Person, stranger: Person) -> None:
    at = "/api/games/railroad-dice-germany/random"
    stranger.get(f"{at}?seed=7", 401)
    board = ada.get(f"{at}?seed=7&size=small")
    assert games.get("railroad-dice-germany").check_board(board) == []
    drawn = ada.client.get(f"{at}/picture.svg?seed=7&size=small")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in drawn.headers["content-security-policy"]
    assert ada.get(f"{at}?seed=7&size=huge", 400)["error"]["key"] == "bad-option"
    assert ada.get(f"{at}?seed=../7", 400)
    ada.get(f"/api/games/{SLUG}/random?seed=7", 404)
    known = {each["slug"]: each["random"] for each in ada.get("/api/games")["games"]}
    assert known[SLUG] is None
    assert "small" in known["railroad-dice-germany"]["sizes"]
