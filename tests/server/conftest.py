"""Fixtures for server tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from server.desk import Person, make_app


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
