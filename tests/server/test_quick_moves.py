"""The short way of a move answers what the long way does, and what is sent together counts as one
by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from server.harness import Person
from trackside.server.db import schema
from trackside.server.db.statements import Prepared, ask, write
from trackside.server.db.store import Store

SHORT, LONG = "application/json", "application/json; charset=utf-8"
KEPT = Prepared(sa.insert(schema.settings), ("key", "value"))
BY_KEY = sa.select(schema.settings).where(schema.settings.c.key == sa.bindparam("this"))


def said(person: Person, table: str, body: bytes, kind: str, **headers: str) -> tuple[int, Any]:
    """The answer to a move, without what is never twice the same."""
    sent = {"X-CSRF-Token": person.csrf, "Content-Type": kind, **headers}
    answer = person.client.post(f"/api/tables/{table}/act", content=body, headers=sent)
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"version": 1}', 400),
        (b'{"version": 1.5, "steps": [0], "key": "k"}', 400),
        (b'{"version": true, "steps": [0], "key": "k"}', 400),
        (b'{"version": 1, "steps": [], "key": "k"}', 400),
        (b'{"version": 1, "steps": [0], "key": "k", "more": 1}', 400),
        (b'{"version": 1, "steps": ["\\ud800"], "key": "k"}', 400),
        (b'{"version": 1, "seat": 0, "steps": ["no such step"], "key": "k"}', 400),
        (b'{"version": 9000, "seat": 0, "steps": [0], "key": "k"}', 409),
        (b'{"version": 1, "seat": 9, "steps": [0], "key": "k"}', 403),
    ],
)
def test_what_is_wrong_with_a_move_is_told_in_the_same_words(
    ada: Person, body: bytes, status: int
) -> None:
    table = ada.table("me", "me")["table"]
    version = ada.state(table)["version"]
    body = body.replace(b'"version": 1,', b'"version": %d,' % version)

    short, long = said(ada, table, body, SHORT), said(ada, table, body, LONG)

    assert short == long
    assert short[0] == status


def test_who_may_not_move_is_told_the_same_too(ada: Person, ben: Person, stranger: Person) -> None:
    table = ada.table("me", "me", public=False)
    body = b'{"version": 1, "seat": 0, "steps": [0], "key": "k"}'

    for person, status in ((ben, 404), (stranger, 401)):
        short, long = (said(person, table["table"], body, kind) for kind in (SHORT, LONG))
        assert short == long
        assert short[0] == status
    ada.csrf = "forged"
    assert said(ada, table["table"], body, SHORT)[0] == 403
    assert said(ada, table["table"], body, SHORT, Origin="http://elsewhere.example")[0] == 403


def test_a_move_is_counted_under_its_route(ada: Person) -> None:
    table = ada.table("me", "me")
    ada.act(table["table"], table["version"], table["offers"][0]["code"], seat=0)

    counted = 'trackside_requests_total{route="/api/tables/{table_id}/act",status="200"} 1.0'
    assert counted in ada.get("/metrics")


# Statements that are sent together.


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
