"""Helpers for server tests: an application in this process, and people who use it."""

from __future__ import annotations

import tempfile
import uuid
from functools import cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.testclient import TestClient

from contract.tiny import GAME
from trackside.bots.uniform import RandomBot
from trackside.core.contract import Game, Json
from trackside.core.players import Bot
from trackside.server.app import create_app
from trackside.server.base.settings import Settings
from trackside.server.db.store import Store
from trackside.server.table.registry import Games

TINY = "coal-sacks"


def random_bot(slug: str, level: str, seed: int) -> Bot:
    return RandomBot(seed)


def tiny_games(*games: Game, older: tuple[Game, ...] = ()) -> Games:
    return Games(games or (GAME,), older, lambda slug: ("random",), random_bot)


class Clock:
    """Stands still unless told otherwise."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def settings_at(folder: Path, **changes: Any) -> Settings:
    values = {"database_url": f"sqlite:///{folder / 'test.db'}", "limits": 0.0, "bots": "off"}
    return Settings(**{**values, **changes})


@cache
def empty_database() -> bytes:
    """With all tables, which takes longer to make than most tests take."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/empty.db")
        store.prepare()
        store.close()
        return (Path(folder) / "empty.db").read_bytes()


def make_app(folder: Path, games: Games | None = None, **changes: Any) -> FastAPI:
    file = folder / "test.db"
    if "database_url" not in changes and not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())
    return create_app(settings_at(folder, **changes), games or tiny_games(), Clock())


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, app: FastAPI, name: str | None = None) -> None:
        self.client = TestClient(app, base_url="http://testserver", raise_server_exceptions=False)
        self.csrf = ""
        if name is not None:
            me = self.post("/api/session", {"name": name})
            self.csrf = me["csrf"]

    def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        headers = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        answer = self.client.request(method, path, json=body, headers=headers)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        kind = answer.headers["content-type"]
        return answer.json() if kind.startswith("application/json") else answer.text

    def get(self, path: str, status: int = 200) -> Any:
        return self.call("GET", path, None, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.call("POST", path, {} if body is None else body, status)

    def table(self, *kinds: str, game: str = TINY, **more: Any) -> Json:
        """A table with these seats; it starts at once if none is open."""
        seats = [{"kind": kind} for kind in kinds]
        for seat in seats:
            if seat["kind"] == "bot":
                seat["level"] = "random"
        body = {"game": game, "seats": seats, "start": True, **more}
        made: Json = self.post("/api/tables", body, 201)
        return made

    def state(self, table: str, seat: str = "auto") -> Json:
        found: Json = self.get(f"/api/tables/{table}?seat={seat}")
        return found

    def act(
        self, table: str, version: int, *steps: Any, seat: int | None = None, status: int = 200
    ) -> Json:
        body: Json = {"version": version, "steps": list(steps), "key": uuid.uuid4().hex}
        if seat is not None:
            body["seat"] = seat
        done: Json = self.post(f"/api/tables/{table}/act", body, status)
        return done


def play_on(person: Person, table: str, most: int = 10_000) -> Json:
    """Plays the first offer of whichever own seat is to act, until the end."""
    state = person.state(table)
    for _ in range(most):
        if not state["offers"]:
            break
        code = state["offers"][0]["code"]
        state = person.act(table, state["version"], code, seat=state["seat"])["state"]
    return state
