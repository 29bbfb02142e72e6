"""Find what a move has to know besides the table itself: whether the same request has been here
before, whether anything is ordered, whether anybody is to be told elsewhere.

A key makes a request one: whoever sends it again gets the first answer, not a second move. All of
it is one query; most moves have nothing of it, and three queries and a change are spared.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.errors import Conflict
from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.db.statements import Asked, Prepared, Written, write

_K, _O, _S, _W = schema.keys.c, schema.orders.c, schema.seats.c, schema.ways.c
KNOWN = sa.select(schema.keys).where(
    _K.table_id == sa.bindparam("this"),
    _K.user_id == sa.bindparam("user"),
    _K.key == sa.bindparam("given"),
)
REMEMBER = Prepared(
    sa.insert(schema.keys), ("table_id", "user_id", "key", "digest", "seat", "first", "version")
)
THIS: sa.BindParameter[str] = sa.bindparam("this")
REPEATED = sa.exists().where(
    _K.table_id == THIS, _K.user_id == sa.bindparam("user"), _K.key == sa.bindparam("given")
)
ORDERED = sa.exists().where(_O.table_id == THIS, _O.line.is_not(None))
REACHED = sa.exists().where(
    _W.user_id.in_(sa.select(_S.user_id).where(_S.table_id == THIS, _S.user_id.is_not(None)))
)
BESIDE = Prepared(
    sa.select(REPEATED.label("repeated"), ORDERED.label("ordered"), REACHED.label("reached"))
)


@dataclass(frozen=True)
class Done:
    """What an accepted request did: entries `first` to `version`."""

    seat: int
    first: int
    version: int


@dataclass(frozen=True)
class RequestKey:
    """A request of a user at a table, by the key that they gave it and by what it asks for."""

    table_id: str
    user: str
    key: str
    digest: str

    def find(self, conn: Connection) -> Done | None:
        """Return what the request did when it came before; raise Conflict if the key meant
        something else."""
        named = {"this": self.table_id, "user": self.user, "given": self.key}
        row = conn.execute(KNOWN, named).first()
        if row is None:
            return None
        if row.digest != self.digest:
            raise Conflict("key-used")
        return Done(row.seat, row.first, row.version)

    def remember(self, conn: Connection, done: Done) -> None:
        """Store what the request did, for when it comes again."""
        write(conn, [self.remember_statement(done)])

    def remember_statement(self, done: Done) -> Written:
        """Return the statement that stores it, to be written with the rest."""
        row = {"table_id": self.table_id, "user_id": self.user, "key": self.key}
        done_json = {"seat": done.seat, "first": done.first, "version": done.version}
        return REMEMBER, {**row, "digest": self.digest, **done_json}


def fingerprint(what: list[Any]) -> str:
    """Return a hash that is the same for the same request."""
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


# What there is beside the table.


@dataclass(frozen=True)
class MoveContext:
    """The context of a move.

    repeated  the request has been here before
    ordered   somebody has ordered steps for a turn to come
    reached   somebody at the table has a channel; without a channel there is no notice
    """

    repeated: bool = True
    ordered: bool = True
    reached: bool = True


ANYTHING = MoveContext()  # not asked: there may be all of it


def context_statement(table_id: str, user: str = "", key: str = "") -> Asked:
    """Return the query for the context; asked after the table is locked, so nothing of it can
    change."""
    return BESIDE, {"this": table_id, "user": user, "given": key}


def context_of(rows: list[Row]) -> MoveContext:
    """Return the context from the rows of its query."""
    return MoveContext(*map(bool, rows[0]))
