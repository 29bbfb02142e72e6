"""Keys that make a request one: whoever sends it again gets the first answer, not a second move."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.errors import Conflict
from trackside.server.db import schema
from trackside.server.db.statements import Prepared, Written, write

_K = schema.keys.c
KNOWN = sa.select(schema.keys).where(
    _K.table_id == sa.bindparam("this"),
    _K.user_id == sa.bindparam("user"),
    _K.key == sa.bindparam("given"),
)


REMEMBER = Prepared(
    sa.insert(schema.keys), ("table_id", "user_id", "key", "digest", "seat", "first", "version")
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

    def answered(self, conn: Connection) -> Done | None:
        """What it did when it came before; raises Conflict if the key meant something else."""
        named = {"this": self.table_id, "user": self.user, "given": self.key}
        row = conn.execute(KNOWN, named).first()
        if row is None:
            return None
        if row.digest != self.digest:
            raise Conflict("key-used")
        return Done(row.seat, row.first, row.version)

    def remember(self, conn: Connection, done: Done) -> None:
        """For when it comes again."""
        write(conn, [self.remembered(done)])

    def remembered(self, done: Done) -> Written:
        """The same, to be written with the rest."""
        row = {"table_id": self.table_id, "user_id": self.user, "key": self.key}
        told = {"seat": done.seat, "first": done.first, "version": done.version}
        return REMEMBER, {**row, "digest": self.digest, **told}


def fingerprint(what: list[Any]) -> str:
    """The same for the same request."""
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()
