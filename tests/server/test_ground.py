"""What a server stands on: a file that others lock, a disk that is full, a second server."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import time
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from server.harness import Person
from server.process import SERVE, Caller, Server
from trackside.server import main
from trackside.server.db.store import MOST_WRITERS, DatabaseTrouble, Store

HASTY = "from trackside.server.db import store; store.WAIT = 6.0; "


def test_writers_who_wait_do_not_keep_readers_out(tmp_path: Path) -> None:
    """Another program holds the file; sixty guests want to come in."""
    path = tmp_path / "locked.db"
    server = Server(tmp_path / "server.log", f"sqlite:///{path}")
    server.command[2] = HASTY + SERVE
    server.start()
    try:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        limits = httpx.Limits(max_connections=70)
        with httpx.Client(timeout=60, limits=limits) as client, ThreadPoolExecutor(60) as pool:
            come = lambda n: client.post(server.url + "/api/session", json={"name": f"G{n}"})  # noqa: E731
            waiting = [pool.submit(come, number) for number in range(60)]
            time.sleep(1)
            started = time.monotonic()
            assert httpx.get(server.url + "/healthz", timeout=30).status_code == 200
            assert httpx.get(server.url + "/api/lobby", timeout=30).status_code == 200
            assert time.monotonic() - started < 4
            told = [future.result() for future in waiting]
        assert {answer.status_code for answer in told} == {503}
        busy = [answer for answer in told if answer.json()["error"]["key"] == "busy"]
        assert len(busy) >= 60 - MOST_WRITERS
        assert busy[0].headers["retry-after"]
        other.execute("ROLLBACK")
        other.close()
        Caller(server.url)
    finally:
        server.kill()


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    first, second = (Server(tmp_path / f"{name}.log", url) for name in ("first", "second"))
    first.start()
    try:
        super(Server, second).start()
        assert second.process is not None
        with pytest.raises(subprocess.TimeoutExpired):
            first.process.wait(0.1)  # type: ignore[union-attr]
        assert second.process.wait(60) != 0
        assert "A server is at work on" in second.log.read_text()
    finally:
        first.kill()
    second.start()  # a killed server claims nothing
    second.kill()


def test_nothing_is_restored_under_a_running_server(tmp_path: Path, database_url: str) -> None:
    server = Server(tmp_path / "server.log", database_url)
    server.start()
    try:
        Caller(server.url)
        main.backup(str(tmp_path / "all.backup"), database_url)
        with pytest.raises(DatabaseTrouble, match="stop it first"):
            main.restore(str(tmp_path / "all.backup"), database_url, replace=True)
    finally:
        server.kill()
    wait_until_free(database_url)
    assert main.restore(str(tmp_path / "all.backup"), database_url, replace=True) > 0


def wait_until_free(url: str) -> None:
    """PostgreSQL takes a moment to notice that somebody was killed."""
    until = time.monotonic() + 20
    while True:
        store = Store(url)
        try:
            return store.claim(alone=True)
        except DatabaseTrouble:
            assert time.monotonic() < until
            time.sleep(0.1)
        finally:
            store.close()


def test_a_mistyped_database_gives_no_empty_backup(tmp_path: Path) -> None:
    wrong = tmp_path / "mistyped.db"
    with pytest.raises(main.ServeTrouble, match="no database"):
        main.backup(str(tmp_path / "all.backup"), str(wrong))
    assert not wrong.exists()
    assert not (tmp_path / "all.backup").exists()


def test_a_full_disk_is_no_good_health(stranger: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(10**9, 10**9, 1000))
    assert stranger.get("/healthz", 503)["error"]["key"] == "disk-full"


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/lobby", "/api/games", "/api/nowhere"])
def test_head_is_get_without_the_body(app: FastAPI, path: str) -> None:
    client = Person(app).client
    whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]
