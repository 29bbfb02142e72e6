"""Which moves came after a hint: a seat's last hint counts until others act or luck decides."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.table.log import STANDING

_E, _S = schema.entries.c, schema.seats.c
OF_OTHERS = sa.select(_E.kind, _E.seat, _E.known_to).where(
    STANDING, _E.version > sa.bindparam("after"), _E.seat != sa.bindparam("own")
)
MARK = (
    sa.update(schema.seats)
    .where(_S.table_id == sa.bindparam("this"), _S.seat == sa.bindparam("own"))
    .values(hint_at=sa.bindparam("version"))
)


def mark(conn: Connection, table_id: str, seat: int, version: int) -> None:
    """This seat has been given a hint at this version."""
    conn.execute(MARK, {"this": table_id, "own": seat, "version": version})


def after_hint(conn: Connection, table: Row, seat: Row) -> bool:
    """Whether what the seat does now comes after a hint. What was taken back since does not
    matter, the knowledge stays; nor does what others chose in secret."""
    if seat.hint_at is None:
        return False
    asked = {"this": table.id, "after": seat.hint_at, "own": seat.seat}
    return all(is_unseen(row, seat.seat) for row in conn.execute(OF_OTHERS, asked))


def is_unseen(entry: Row, seat: int) -> bool:
    """A secret choice of somebody else."""
    secret = entry.known_to is not None and seat not in entry.known_to
    return bool(entry.kind == "act" and entry.seat != seat and secret)
