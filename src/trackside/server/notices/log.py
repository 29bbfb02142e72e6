"""What was sent to a person, one line each, for that person to read; forgotten after some days."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import iso
from trackside.server.db import schema
from trackside.server.people.people import new_id

MOST_SHOWN = 50
DAYS = 30
DAY = 86_400.0
_D, _N, _L = schema.deliveries.c, schema.notices.c, schema.mail_links.c
_W = schema.ways.c


def write(
    conn: Connection,
    now: float,
    user: str,
    kind: str,
    place: str,
    what: list[Json],
    result: str,
    reason: str = "",
    code: int | None = None,
) -> None:
    """One line."""
    row = {"id": new_id(20), "user_id": user, "at": now, "kind": kind, "place": place[:120]}
    row |= {"what": what, "result": result, "reason": reason, "code": code}
    conn.execute(sa.insert(schema.deliveries).values(**row))


def read(conn: Connection, user: str) -> list[Json]:
    """The latest first."""
    query = sa.select(schema.deliveries).where(_D.user_id == user)
    rows = conn.execute(query.order_by(_D.at.desc(), _D.id).limit(MOST_SHOWN))
    return [
        {
            "at": iso(row.at),
            "kind": row.kind,
            "place": row.place,
            "what": row.what,
            "result": row.result,
            "reason": row.reason,
            "code": row.code,
        }
        for row in rows
    ]


def forget(conn: Connection, now: float) -> None:
    """What is old: lines, notices that have been dealt with, links that are good for nothing."""
    before = now - DAYS * DAY
    conn.execute(sa.delete(schema.deliveries).where(_D.at < before))
    done = (_N.state != "waiting") & (_N.made < before)
    conn.execute(sa.delete(schema.notices).where(done))
    conn.execute(sa.delete(schema.ways).where(_W.off == "gone", _W.last < before))
    conn.execute(sa.delete(schema.mail_links).where(_L.until < now))
