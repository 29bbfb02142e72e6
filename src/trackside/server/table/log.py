"""Store the entries of a table's log, and show them to each viewer as far as they may know."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Event, Json
from trackside.core.record import HIDDEN
from trackside.server.base.clock import iso
from trackside.server.db import schema
from trackside.server.db.enums import EntryKind, TableStatus
from trackside.server.db.rows import EntryRow, TableRow
from trackside.server.db.statements import Asked, Prepared, ask

TAIL = 50  # entries of the log in a message
MOST_TAIL = 200
OF_EVENT = ("key", "rule", "seat", "params")  # what is told of an event, but for its secrets

_E = schema.entries.c


class LogEntry(NamedTuple):
    """The columns of an entry that a message needs."""

    version: int
    kind: str
    seat: int
    code: int
    text: str
    known_to: list[int] | None
    events: list[Json]
    undo_to: int | None
    undone_by: int | None
    hinted: bool
    at: float
    reveals: bool


ENTRIES = (
    sa.select(
        _E.version,
        _E.kind,
        _E.seat,
        _E.code,
        _E.text,
        _E.known_to,
        _E.events,
        _E.undo_to,
        _E.undone_by,
        _E.hinted,
        _E.at,
        _E.reveals,
    )
    .where(_E.table_id == sa.bindparam("this"), _E.version > sa.bindparam("after"))
    .where(_E.version <= sa.bindparam("until"))
    .order_by(_E.version)
)
LOG = Prepared(ENTRIES, record=LogEntry)
STANDING = (
    (_E.table_id == sa.bindparam("this")) & _E.undone_by.is_(None) & (_E.kind != EntryKind.UNDO)
)  # what was taken back is out, and so is the taking back
ALL_STANDING = sa.select(schema.entries).where(STANDING).order_by(_E.version)


def event_data(event: Event) -> Json:
    """Return an event for the database, secrets and all."""
    return {
        "key": event.key,
        "rule": event.rule,
        "seat": event.seat,
        "params": dict(event.params),
        "secret": dict(event.secret),
        "to": list(event.to),
    }


def event_seen(data: Json, seat: int | None, everything: bool) -> Json:
    """Return a stored event for a viewer; with everything when the game is over."""
    if not data["secret"]:  # most have none: then all see the same
        return {name: data[name] for name in OF_EVENT}
    event = Event(**{**data, "to": tuple(data["to"])})
    if everything:
        event = Event(event.key, event.rule, event.seat, {**event.params, **event.secret})
    return event.seen_by(seat)


def entry_json(row: LogEntry | EntryRow, seat: int | None, everything: bool) -> Json:
    """Return an entry of the log for a viewer."""
    known = everything or row.known_to is None or (seat is not None and seat in row.known_to)
    return {
        "version": row.version,
        "seat": row.seat,
        "text": row.text if known else HIDDEN,
        "code": row.code if known and row.kind != EntryKind.UNDO else None,
        "undone": row.undone_by is not None,
        "undo_to": row.undo_to,
        "hinted": row.hinted,
        "at": iso(row.at),
        "events": [event_seen(event, seat, everything) for event in row.events],
    }


def entries(
    conn: Connection, table: TableRow, seat: int | None, after: int, until: int | None = None
) -> list[Json]:
    """Return the entries after a version, up to another (None: the last), for a viewer."""
    last = table.version if until is None else until
    rows = conn.execute(ENTRIES, {"this": table.id, "after": after, "until": last})
    return [entry_json(LogEntry._make(row), seat, table.status == TableStatus.OVER) for row in rows]


def last_rows(table: TableRow, after: int | None, count: int = TAIL) -> Asked:
    """Return the query for the end of the log: what a reader who has everything up to `after`
    needs, or the last `count`; `with_undone` takes its rows."""
    first = table.version - count if after is None else max(after, table.version - MOST_TAIL)
    return LOG, {"this": table.id, "after": first, "until": table.version}


def with_undone(
    conn: Connection, table: TableRow, query: Asked, rows: list[LogEntry]
) -> list[LogEntry]:
    """Return the rows with those that an undo has changed: the reader may have them, so they come
    again."""
    first = query[1]["after"]
    back = min((row.undo_to for row in rows if row.undo_to is not None), default=first)
    if back >= first:
        return rows
    earlier = {**query[1], "after": max(back, table.version - MOST_TAIL)}
    return ask(conn, [(LOG, earlier)])[0]


def standing_entries(conn: Connection, table: TableRow) -> list[EntryRow]:
    """Return the entries of the game as it is now."""
    return [EntryRow(*row) for row in conn.execute(ALL_STANDING, {"this": table.id})]
