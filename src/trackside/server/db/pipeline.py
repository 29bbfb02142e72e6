"""Pipelines: several statements go to PostgreSQL in one round trip, and their answers come back.

psycopg's own pipeline mode costs a move half as much again: docs/decisions has the figures, and
below which this goes. Here are the few calls to libpq that a prepared statement needs; psycopg
still makes the connections, reads the rows and names the errors. `statements` is the only caller.
"""

from __future__ import annotations

import re
import select
from collections.abc import Callable, Sequence
from itertools import count
from types import NoneType
from typing import Any

import psycopg
from psycopg import adapt
from psycopg.abc import Transformer
from psycopg.errors import error_from_result
from psycopg.pq import ConnStatus, ExecStatus, TransactionStatus
from psycopg.pq.abc import PGresult
from psycopg.types.json import Json

from trackside.server.base.encoding import encode_json

Value = bytes | None
Sent = tuple[str, list[Value]]
NAMED = re.compile(r"%\((\w+)\)s")
COMMIT = b"COMMIT"
NUMBERS = count(1)  # of prepared statements; a number that was in an accident is not used again
EITHER = select.POLLIN | select.POLLOUT


def number_parameters(text: str) -> tuple[str, list[str]]:
    """A statement with $1 and $2 for what it had names for, and the names in that order."""
    names: list[str] = []

    def number(found: re.Match[str]) -> str:
        if found[1] not in names:
            names.append(found[1])
        return f"${names.index(found[1]) + 1}"

    return NAMED.sub(number, text).replace("%%", "%"), names


def encode_value(value: Any) -> Value:
    """A value as PostgreSQL reads it."""
    write = WRITTEN.get(type(value))
    if write is not None:
        return write(value)
    for kind, write in WRITTEN.items():
        if isinstance(value, kind):
            return write(value)
    raise TypeError(f"{type(value).__name__} cannot be sent")


def _text(value: str) -> bytes:
    data = value.encode()
    if b"\0" in data:  # libpq would take it for the end
        raise psycopg.DataError("a text for PostgreSQL cannot contain NUL")
    return data


WRITTEN: dict[type, Callable[[Any], Value]] = {
    NoneType: lambda value: None,
    str: _text,
    bool: lambda value: b"t" if value else b"f",
    int: lambda value: b"%d" % value,
    float: lambda value: repr(float(value)).encode(),
    Json: lambda value: encode_json(value.obj),
}


class PipelineConnection:
    """A connection that sends statements together, and remembers what it has prepared."""

    def __init__(self, raw: psycopg.Connection[Any]) -> None:
        self.raw = raw
        self.pg = raw.pgconn
        self._names: dict[str, bytes] = {}
        self._readers: dict[str, Transformer] = {}
        self._poll = select.poll()

    def execute(self, sent: Sequence[Sent], commit: bool = False) -> list[PGresult]:
        """Return the answers, in their order, within the transaction that is under way or begins
        here. Raise psycopg's errors; after one the transaction is to be rolled back."""
        try:
            self.pg.enter_pipeline_mode()
            fresh = self._send(sent, commit)
            answers = self._hear()
            self.pg.exit_pipeline_mode()
        except BaseException:  # somewhere on the way: nobody can say where
            self.raw.close()
            raise
        for answer in answers:
            if answer.status == ExecStatus.FATAL_ERROR:
                raise error_from_result(answer)
        self._names.update(fresh)
        return [answer for answer in answers if answer.status == ExecStatus.TUPLES_OK]

    def rows(self, text: str, answer: PGresult) -> list[tuple[Any, ...]]:
        """Return the rows of a statement's answer."""
        reader = self._readers.get(text)
        if reader is None:
            reader = self._readers[text] = adapt.Transformer(self.raw)
            reader.set_pgresult(answer)
        else:
            reader.set_pgresult(answer, set_loaders=False)  # the same columns as before
        return reader.load_rows(0, answer.ntuples, tuple)

    def _send(self, sent: Sequence[Sent], commit: bool) -> dict[str, bytes]:
        """Send statements; return the names of those that are prepared in this round trip."""
        pg = self.pg
        fresh: dict[str, bytes] = {}
        if pg.transaction_status == TransactionStatus.IDLE:
            pg.send_query_params(beginning(self.raw), None)
        for text, values in sent:
            name = self._names.get(text) or fresh.get(text)
            if name is None:
                name = fresh[text] = b"trackside_%d" % next(NUMBERS)
                pg.send_prepare(name, text.encode())
            pg.send_query_prepared(name, values)
        if commit:
            pg.send_query_params(COMMIT, None)
        pg.pipeline_sync()
        while pg.flush():  # the database may wait until we have heard what it says
            self._wait(EITHER)
            pg.consume_input()
        return fresh

    def _hear(self) -> list[PGresult]:
        """Return all answers up to the end of the round trip."""
        pg = self.pg
        heard: list[PGresult] = []
        while True:
            while pg.is_busy():
                self._wait(select.POLLIN)
                pg.consume_input()
            answer = pg.get_result()
            if answer is None:  # the end of one answer
                if pg.status != ConnStatus.OK:
                    raise psycopg.OperationalError("the connection to the database is lost")
            elif answer.status == ExecStatus.PIPELINE_SYNC:
                return heard
            else:
                heard.append(answer)

    def _wait(self, until: int) -> None:
        self._poll.register(self.pg.socket, until)
        self._poll.poll()


def beginning(raw: psycopg.Connection[Any]) -> bytes:
    """Return how a transaction of this connection begins."""
    level = raw.isolation_level
    said = "BEGIN" if level is None else f"BEGIN ISOLATION LEVEL {level.name.replace('_', ' ')}"
    return (said + (" READ ONLY" if raw.read_only else "")).encode()
