"""Keep what a person wants to be told, by which channel, and when not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.errors import Malformed
from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.db.store import insert_or_ignore
from trackside.server.table.outbox import CHANNELS, EVENTS, GATHER

GATHERS = (0, 30, 120, 720)
DAY = 1440  # minutes
_P = schema.notice_settings.c


def read(conn: Connection, user: str) -> Json:
    """Return what somebody has chosen, or the defaults until they choose."""
    row = conn.execute(sa.select(schema.notice_settings).where(_P.user_id == user)).first()
    quiet = None
    if row is not None and row.quiet_from is not None:
        quiet = {"from": row.quiet_from, "to": row.quiet_to}
    wanted = row.wanted if row is not None else {}
    return {
        "wanted": {event: wanted.get(event, list(CHANNELS)) for event in EVENTS},
        "language": row.language if row is not None else "",
        "zone": row.zone if row is not None else "",
        "quiet": quiet,
        "gather": row.gather if row is not None else GATHER,
    }


def write(conn: Connection, user: str, chosen: Json) -> None:
    """Store all settings of a person; raise Malformed for an unknown time zone."""
    check_zone(chosen["zone"])
    quiet = chosen["quiet"] or {"from": None, "to": None}
    row = {
        "language": chosen["language"],
        "zone": chosen["zone"],
        "quiet_from": quiet["from"],
        "quiet_to": quiet["to"],
        "gather": chosen["gather"],
        "wanted": chosen["wanted"],
    }
    if not insert_or_ignore(conn, schema.notice_settings, {"user_id": user, **row}):
        where = _P.user_id == user
        conn.execute(sa.update(schema.notice_settings).where(where).values(**row))


def first_time(conn: Connection, user: str, language: str, zone: str) -> None:
    """Store language and zone with somebody's first channel."""
    try:
        check_zone(zone)
    except Malformed:
        zone = "UTC"
    row = {"language": language, "zone": zone, "gather": GATHER, "wanted": {}}
    insert_or_ignore(conn, schema.notice_settings, {"user_id": user, **row})


def check_zone(zone: str) -> None:
    """Raise Malformed unless the zone is known."""
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Malformed("bad-zone") from error


def quiet_until(chosen: Row | None, now: float) -> float | None:
    """Return when the quiet hours around this moment end; None outside of them."""
    if chosen is None or chosen.quiet_from is None or chosen.quiet_from == chosen.quiet_to:
        return None
    here = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(chosen.zone))
    minute = here.hour * 60 + here.minute
    if (minute - chosen.quiet_from) % DAY >= (chosen.quiet_to - chosen.quiet_from) % DAY:
        return None
    end = here.replace(hour=chosen.quiet_to // 60, minute=chosen.quiet_to % 60, second=0)
    if chosen.quiet_to <= minute:
        end += timedelta(days=1)  # by the clock on the wall, also when it is put forward
    return end.timestamp()
