"""Starting: what people meet, in one sentence; the schema; the settings in the docs."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from trackside.core.errors import TracksideError
from trackside.server import main
from trackside.server.base import settings
from trackside.server.db import schema
from trackside.server.db.store import Store

DOCS = Path(__file__).parents[2] / "docs" / "operations.md"


def sentence(trouble: pytest.ExceptionInfo[TracksideError]) -> str:
    text = str(trouble.value)
    assert "\n" not in text
    assert text.endswith(".")
    return text


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(TracksideError) as trouble:
            main.bind("127.0.0.1", port)
    assert f"Port {port} is taken" in sentence(trouble)


def test_a_database_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(TracksideError) as trouble:
        Store(f"sqlite:///{tmp_path}/file/x.db")
    assert "cannot be written" in sentence(trouble)
    (tmp_path / "text.db").write_text("this is no database, only a long enough text" * 50)
    with pytest.raises(TracksideError) as trouble:
        Store(f"sqlite:///{tmp_path}/text.db")
    assert "text.db" in sentence(trouble)


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    store = Store("postgresql://ada:secret@127.0.0.1:1/none?connect_timeout=2")
    with pytest.raises(TracksideError) as trouble:
        store.prepare()
    assert "does not answer" in sentence(trouble)
    assert "secret" not in str(trouble.value)


@pytest.mark.parametrize("url", ["mysql://x/y", "http://localhost"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(TracksideError) as trouble:
        Store(url)
    assert "postgresql://" in sentence(trouble)


def test_a_setting_that_cannot_be_read_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRACKSIDE_THINKERS", "many")
    with pytest.raises(TracksideError) as trouble:
        main.settings_for(None)
    sentence(trouble)
    monkeypatch.setenv("TRACKSIDE_THINKERS", "1")
    monkeypatch.setenv("TRACKSIDE_BOTS", "workers")
    with pytest.raises(TracksideError) as trouble:
        main.settings_for("sqlite:///x.db")
    assert "PostgreSQL" in sentence(trouble)
    monkeypatch.setenv("TRACKSIDE_BOTS", "here")
    with pytest.raises(TracksideError) as trouble:
        main.worker("sqlite:///x.db")
    assert "PostgreSQL" in sentence(trouble)


def test_the_migrations_make_the_schema(database_url: str) -> None:
    store = Store(database_url)
    store.prepare()
    store.prepare()  # a second start changes nothing
    with store.engine.connect() as conn:
        context = MigrationContext.configure(conn)
        assert compare_metadata(context, schema.metadata) == []
    store.close()


def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "plain-path.db"))
    store.prepare()
    store.close()
    probe = sqlite3.connect(tmp_path / "plain-path.db")
    assert probe.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    probe.close()


def test_every_setting_stands_in_the_docs() -> None:
    source = Path(settings.__file__).read_text("utf-8")
    import re

    names = set(re.findall(r'"(TRACKSIDE_[A-Z_]+)"', source))
    told = set(re.findall(r"^\| `(TRACKSIDE_[A-Z_]+)`", DOCS.read_text("utf-8"), re.M))
    assert names == told
