"""What faults on purpose have brought to light: clocks that are set back, and files that may only
be read. `tools/load/chaos.py` does the harm itself, to real servers."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from server.harness import Person, make_app
from trackside.server.db.store import Store
from trackside.server.services import Services
from trackside.server.web.errors import no_answer
from where import PACKAGE

HOURS = 7200.0


def services_of(app: FastAPI) -> Services:
    found: Services = app.state.services
    return found


def set_back(app: FastAPI) -> None:
    app.state.services.clock.now -= HOURS


def test_a_bot_does_not_wait_until_a_clock_that_was_set_back_has_caught_up(app: FastAPI) -> None:
    table = Person(app, "Ada").table("bot", "me")["table"]
    services = services_of(app)
    assert services.bots._take(table) is not None  # by a process that is killed now
    services.leases._held.clear()
    assert services.leases.overdue() == []

    set_back(app)

    assert services.leases.overdue() == [table]
    assert services.bots._take(table) is not None


def test_who_is_here_is_looked_up_again_after_a_clock_was_set_back(app: FastAPI) -> None:
    table = Person(app, "Ada").table("me", "me")["table"]
    services = services_of(app)
    services.messages.snapshot(table)
    assert services.snapshots.now(table) is not None

    set_back(app)

    assert services.snapshots.now(table) is None


def test_signs_of_life_go_on_after_a_clock_was_set_back(app: FastAPI) -> None:
    services = services_of(app)
    services.heartbeat.beat()
    set_back(app)

    services.heartbeat.beat()

    with services.store.read() as conn:
        assert services.heartbeat._last(conn) == services.clock()


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("database or disk is full", "disk-full"),
        ("could not extend file: No space left on device", "disk-full"),
        ("attempt to write a readonly database", "not-stored"),
        ("disk I/O error", "not-stored"),
        ("cannot execute INSERT in a read-only transaction", "not-stored"),
        ("server closed the connection unexpectedly", "database"),
    ],
)
def test_people_are_told_whether_to_try_again_helps(said: str, key: str) -> None:
    error = sa.exc.OperationalError("INSERT ... 'my disk is full'", {}, OSError(said))
    assert no_answer(error).key == key


def test_a_move_that_cannot_be_stored_is_told_so_and_taken_when_it_can(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.table("me", "me")
    move = (table["table"], table["version"], table["offers"][0]["code"])

    def full(*_: Any) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, OSError("database or disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr(sa.engine.Connection, "commit", full)
        refused = ada.act(*move, seat=0, status=503)
    assert refused["error"]["key"] == "disk-full"
    assert ada.state(table["table"])["version"] == table["version"]

    assert ada.act(*move, seat=0)["first"] == table["version"] + 1


def test_a_file_that_may_only_be_read_is_no_good_health(
    stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: mode != os.W_OK)
    assert stranger.get("/healthz", 503)["error"]["key"] == "not-stored"


def test_nobody_starts_on_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    make_app(tmp_path).state.services.close()
    file = tmp_path / "test.db"
    for each in tmp_path.iterdir():
        each.chmod(0o444)
    code = f"from trackside.server.db.store import Store; Store({f'sqlite:///{file}'!r})"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        capture_output=True, text=True, check=False, preexec_fn=as_others,
    )  # fmt: skip
    assert "cannot be written: attempt to write a readonly database" in done.stderr
    file.chmod(0o644)
    Store(f"sqlite:///{file}").close()


def as_others() -> None:
    """Root may write every file; for the process that follows it may not."""
    ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)  # PR_CAPBSET_DROP, CAP_DAC_OVERRIDE
