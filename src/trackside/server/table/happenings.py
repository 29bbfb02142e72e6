"""Note what happens at a table besides the rules: who leaves, comes back, takes a seat, a pause."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import iso
from trackside.server.db import schema
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.db.statements import Prepared

MOST_TOLD = 100

_H = schema.happenings.c
LAST = Prepared(
    sa.select(schema.happenings)
    .where(_H.table_id == sa.bindparam("this"))
    .order_by(_H.number.desc())
    .limit(MOST_TOLD)
)
HOW_MANY = sa.select(sa.func.count()).where(_H.table_id == sa.bindparam("this"))


def note(
    conn: Connection, table: TableRow, kind: str, seat: SeatRow, at: float, **more: str | None
) -> None:
    """Add one, within a change of the table. `seat` is as it was before.

    resigned, time   its player gave up, or had no time left: a bot plays on
    away             a bot plays for its player, who has gone for a while
    returned, taken  its player is back, or another one (`name`) has taken the seat
    paused, resumed  its player asked, and all agreed
    """
    row = {
        "table_id": table.id,
        "number": (conn.execute(HOW_MANY, {"this": table.id}).scalar() or 0) + 1,
        "version": table.version,
        "kind": kind,
        "seat": seat.seat,
        "name": more.get("name") or seat.name,
        "level": more.get("level"),
        "user_id": seat.user_id,
        "at": at,
    }
    conn.execute(sa.insert(schema.happenings).values(**row))


def happenings_json(last: list[Row]) -> list[Json]:
    """Return what happened for everybody who sees the table, the oldest first; from the rows of
    `LAST`."""
    return [
        {
            "number": row.number,
            "version": row.version,
            "kind": row.kind,
            "seat": row.seat,
            "name": row.name,
            "level": row.level,
            "at": iso(row.at),
        }
        for row in reversed(last)
    ]


def sat_elsewhere(conn: Connection, table_id: str, user: str, seat: int) -> bool:
    """Tell whether they had another seat here, and may know what lies hidden there."""
    where = (_H.table_id == table_id) & (_H.user_id == user) & (_H.seat != seat)
    return conn.execute(sa.select(_H.number).where(where)).first() is not None


def forget_names(conn: Connection, table_id: str, user: str | None) -> None:
    """Remove the name of somebody who deletes the account."""
    where = (_H.table_id == table_id) & (_H.user_id == user)
    conn.execute(sa.update(schema.happenings).where(where).values(name="-", user_id=None))


def rename_in(conn: Connection, table_id: str, user: str, known: set[str], name: str) -> None:
    """Replace the names by which somebody was known here. Of a seat that was taken over, the row
    tells who had it and names who has it."""
    at_table = _H.table_id == table_id
    own = (_H.user_id == user) & (_H.kind != "taken")
    taken = (_H.kind == "taken") & _H.name.in_(known)
    conn.execute(sa.update(schema.happenings).where(at_table, own | taken).values(name=name))
