"""Keep a line for each delivery, for the person to read, and forget it after some days."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import iso
from trackside.server.db import schema
from trackside.server.db.enums import DeliveryResult, NoticeState
from trackside.server.people.people import new_id

MOST_SHOWN = 50
DAYS = 30
DAY = 86_400.0
_D, _N, _L = schema.deliveries.c, schema.notices.c, schema.mail_links.c
_W = schema.ways.c


@dataclass(frozen=True)
class Delivery:
    """One try to send notices to a person, and what came of it."""

    at: float
    user_id: str
    kind: str
    place: str
    what: list[Json]
    result: DeliveryResult
    reason: str = ""
    code: int | None = None


def write(conn: Connection, delivery: Delivery) -> None:
    row = {**vars(delivery), "id": new_id(20), "place": delivery.place[:120]}
    conn.execute(sa.insert(schema.deliveries).values(**row))


def read(conn: Connection, user: str) -> list[Json]:
    """Return the deliveries of a person, the latest first."""
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
    """Delete old deliveries, notices that have been dealt with, and links that have run out."""
    before = now - DAYS * DAY
    conn.execute(sa.delete(schema.deliveries).where(_D.at < before))
    done = (_N.state != NoticeState.WAITING) & (_N.made < before)
    conn.execute(sa.delete(schema.notices).where(done))
    conn.execute(sa.delete(schema.ways).where(_W.off == "gone", _W.last < before))
    conn.execute(sa.delete(schema.mail_links).where(_L.until < now))
