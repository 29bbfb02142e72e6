"""Store the orders of seats; each change has a number, so that a reader can tell it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import iso
from trackside.server.db import schema
from trackside.server.db.rows import Row, TableRow

_O = schema.orders.c
OF_SEAT = sa.select(schema.orders).where(
    _O.table_id == sa.bindparam("this"), _O.seat == sa.bindparam("seat")
)


def find_orders(conn: Connection, table_id: str, seat: int) -> Row | None:
    """Return the row of a seat, if it has ever ordered anything."""
    return conn.execute(OF_SEAT, {"this": table_id, "seat": seat}).first()


def write(conn: Connection, table_id: str, seat: int, now: float, **values: Any) -> None:
    """Change the orders of a seat."""
    row = find_orders(conn, table_id, seat)
    values |= {"at": now, "number": 1 if row is None else row.number + 1}
    if row is None:
        values |= {"table_id": table_id, "seat": seat}
        conn.execute(sa.insert(schema.orders).values(**values))
    else:
        where = (_O.table_id == table_id) & (_O.seat == seat)
        conn.execute(sa.update(schema.orders).where(where).values(**values))


def delete(conn: Connection, row: Row) -> None:
    """Delete the row of a seat."""
    where = (_O.table_id == row.table_id) & (_O.seat == row.seat)
    conn.execute(sa.delete(schema.orders).where(where))


def put_aside(conn: Connection, row: Row, part: str, why: Json, now: float) -> None:
    """Put an order aside that is not done, so that its owner can read why."""
    aside = {"part": part, "what": getattr(row, part), "why": why, "when": iso(now)}
    write(conn, row.table_id, row.seat, now, **{part: None, "aside": aside})


def end_answered(conn: Connection, table: TableRow, seat: int, now: float) -> None:
    """End the orders that were meant for the question which the seat has answered itself."""
    row = find_orders(conn, table.id, seat)
    if row is not None and row.line is not None and row.line["phase"] == table.phase:
        write(conn, table.id, seat, now, line=None)
