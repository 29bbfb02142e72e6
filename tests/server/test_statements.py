"""Statements that are sent together count as one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from trackside.server.db import schema
from trackside.server.db.statements import Prepared, ask, write
from trackside.server.db.store import Store

KEPT = Prepared(sa.insert(schema.settings), ("key", "value"))
BY_KEY = sa.select(schema.settings).where(schema.settings.c.key == sa.bindparam("this"))


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    made = Store(database_url)
    made.prepare()
    yield made
    made.close()


def test_prepared_rows_are_those_that_sqlalchemy_gives(store: Store) -> None:
    values = [{"key": "a", "value": "1"}, {"key": "b", "value": "2"}]
    with store.write() as conn:
        write(conn, [(KEPT, values), (KEPT, [{"key": "c", "value": "ü"}])], commit=True)

    with store.read() as conn:
        asked = [(Prepared(BY_KEY), {"this": key}) for key in ("a", "c", "none")]
        found = ask(conn, asked)
        known = [list(conn.execute(BY_KEY, {"this": key})) for key in ("a", "c", "none")]
    assert found == known
    assert found[1][0].value == "ü"
    assert found[1][0]._fields == known[1][0]._fields


def test_what_fails_is_told_as_sqlalchemy_tells_it_and_nothing_is_kept(store: Store) -> None:
    first: dict[str, Any] = {"key": "first", "value": "1"}
    with pytest.raises(sa.exc.IntegrityError), store.write() as conn:
        write(conn, [(KEPT, first), (KEPT, {"key": "twice", "value": "1"}), (KEPT, first)])

    with store.write() as conn:  # the next writer finds a connection that works
        write(conn, [(KEPT, first)], commit=True)
    with store.read() as conn:
        assert ask(conn, [(Prepared(BY_KEY), {"this": "twice"})]) == [[]]
