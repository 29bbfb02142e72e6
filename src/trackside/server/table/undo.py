"""Take back: freely what nobody has seen the effects of, else when all people agree."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.db import schema
from trackside.server.db.enums import EntryKind
from trackside.server.db.rows import TableRow
from trackside.server.db.statements import Prepared
from trackside.server.table.change import Change
from trackside.server.table.log import STANDING, LogEntry
from trackside.server.table.positions import Positions

MOST_UNDO = 40

_E, _S = schema.entries.c, schema.seats.c
LAST_STANDING = (
    sa.select(_E.version, _E.seat, _E.kind, _E.reveals)
    .where(STANDING)
    .order_by(_E.version.desc())
    .limit(MOST_UNDO)
)
OWN_ACT = (
    sa.select(_E.version)
    .where(STANDING, _E.kind == EntryKind.ACT, _E.seat == sa.bindparam("seat"))
    .order_by(_E.version.desc())
    .limit(1)
)
OWN_ACT_AT = OWN_ACT.where(_E.version == sa.bindparam("at"))
SHOWN_SINCE = sa.select(sa.func.count()).where(
    STANDING, _E.version > sa.bindparam("after"), _E.reveals
)
# Seats with an action that stands; found at the first of each, however long the game is.
ACTED = Prepared(
    sa.select(_S.seat).where(
        _S.table_id == sa.bindparam("this"),
        sa.exists().where(
            _E.table_id == _S.table_id,
            _E.seat == _S.seat,
            _E.kind == EntryKind.ACT,
            _E.undone_by.is_(None),
        ),
    )
)
DRAWS = sa.select(_E.draws).where(
    _E.table_id == sa.bindparam("this"), _E.version == sa.bindparam("at")
)

AT = sa.select(_E.undo_to, _E.undone_by).where(
    _E.table_id == sa.bindparam("this"), _E.version == sa.bindparam("at")
)


class Stood(NamedTuple):
    """The part that undo needs of an entry that stands."""

    version: int
    seat: int
    kind: str
    reveals: bool


def last_standing(
    conn: Connection, table: TableRow, log: list[LogEntry] | None = None
) -> list[Stood]:
    """Return the last entries that stand, the newest first; from the end of the log if it is
    enough."""
    if log:
        rows = [
            row for row in reversed(log) if row.undone_by is None and row.kind != EntryKind.UNDO
        ]
        if len(rows) >= MOST_UNDO or log[0].version == 1:
            entries = [Stood(row.version, row.seat, row.kind, row.reveals) for row in rows]
            return entries[:MOST_UNDO]
    return [Stood(*row) for row in conn.execute(LAST_STANDING, {"this": table.id})]


def free_undo(table: TableRow, seat: int, standing: list[Stood]) -> list[int]:
    """Return versions of the own actions that may be taken back without asking, newest first."""
    if seat not in table.to_act:
        return []
    free: list[int] = []
    for row in standing:
        if row.seat != seat or row.kind != EntryKind.ACT or row.reveals:
            break
        free.append(row.version)
    return free


def last_act(conn: Connection, table: TableRow, seat: int, at: int | None = None) -> int | None:
    """Return the version of the seat's last action that stands (or of the one at this version)."""
    query = OWN_ACT if at is None else OWN_ACT_AT
    found: int | None = conn.execute(query, {"this": table.id, "seat": seat, "at": at}).scalar()
    return found


def has_revealed(conn: Connection, table: TableRow, after: int) -> bool:
    """Tell whether anything was drawn, rolled or uncovered since that version."""
    return bool(conn.execute(SHOWN_SINCE, {"this": table.id, "after": after}).scalar())


def acted_since(conn: Connection, table: TableRow, seat: int, version: int) -> bool:
    """Tell whether the seat has acted after that version."""
    last = last_act(conn, table, seat)
    return last is not None and last > version


def is_standing(conn: Connection, table: TableRow, version: int) -> bool:
    """Tell whether the game, as it is now, has gone through the position of this version."""
    at: int | None = version
    while at:
        row = conn.execute(AT, {"this": table.id, "at": at}).first()
        if row is None or row.undone_by is not None:
            return False
        at = row.undo_to
    return True


def go_back(change: Change, positions: Positions, seat: int, to: int) -> None:
    """Put the position of version `to` on the table again, as an entry of this seat."""
    state = positions.at(change.conn, change.table, to)
    draws = change.conn.execute(DRAWS, {"this": change.table.id, "at": to}).scalar() or 0
    change.undo(seat, to, state, draws)
