"""Decide whether a notice still holds at the moment when it is to be sent."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.db import schema
from trackside.server.db.enums import NoticeEvent, SeatKind, TableStatus
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.notices.words import Line
from trackside.server.table.clocks.rows import awaited as awaited_by_clock
from trackside.server.table.outbox import awaited, plays
from trackside.server.table.presence import SEEN, last_seen
from trackside.server.table.sight import own_seats, seats_of

PATIENCE = 300.0  # seconds that a turn waits for somebody who has the table open


@dataclass(frozen=True)
class Later:
    """An answer that a notice is not due yet: look again at this time."""

    due: float


def sift(conn: Connection, notice: Row, now: float) -> Line | Later | None:
    """Return the line to send, when to look again, or None if the notice is over."""
    if notice.table_id is None:
        return Line(notice.event, notice.about, "", "", ())
    t = schema.tables.c
    found = conn.execute(sa.select(schema.tables).where(t.id == notice.table_id)).first()
    if found is None:
        return None
    table = TableRow(*found)
    seats = seats_of(conn, table.id)
    if not still_holds(notice, table, seats):
        return None
    wait = short_later(conn, notice, now)
    if wait is not None:
        return wait
    seen = last_seen(conn, table.id, notice.user_id)
    if seen is not None and seen > now - SEEN:
        # Whoever is there sees it; but a table may stay open in a forgotten window.
        wait = notice.made + PATIENCE
        if notice.event != NoticeEvent.TURN:
            return None
        if now < wait:
            return Later(wait)
    return line_of(notice, table, seats)


def short_later(conn: Connection, notice: Row, now: float) -> Later | None:
    """Return when the time will be short after all, if a pause or hours of sleep gave them more."""
    if notice.event != NoticeEvent.SHORT:
        return None
    mine = [one for one in awaited_by_clock(conn, notice.table_id) if one.user_id == notice.user_id]
    moments = [one.short_at for one in mine if one.short_at is not None]
    return Later(min(moments)) if moments and min(moments) > now else None


def line_of(notice: Row, table: TableRow, seats: list[SeatRow]) -> Line:
    """Return the line of a notice, with the names of the others at the table."""
    names = [
        row.name for row in seats if row.user_id != notice.user_id and row.kind != SeatKind.OPEN
    ]
    return Line(notice.event, notice.about, table.id, table.title, tuple(names))


def still_holds(notice: Row, table: TableRow, seats: list[SeatRow]) -> bool:
    """Tell whether what the notice is about is still so."""
    sits = any(row.user_id == notice.user_id and plays(row) for row in seats)
    if notice.event == NoticeEvent.OVER:
        return sits and table.status == TableStatus.OVER
    if not sits or table.status != TableStatus.PLAYING:
        return False
    if notice.event in (
        NoticeEvent.TURN,
        NoticeEvent.SHORT,
    ):  # an older turn's rows were ended with it
        return notice.user_id in awaited(table.to_act, seats)
    if notice.about in ("takeback-asked", "pause-asked"):
        request = table.takeback if notice.about == "takeback-asked" else table.pause_ask
        asked = (request or {}).get("waiting", [])
        return bool(set(asked) & set(own_seats(seats, notice.user_id)))
    return True
