"""Close tables that nobody has touched for long, and forget what has ended.

A table that waits for players, or whose players have all stayed away, is closed; a closed one is
deleted later. Guests who have not come back lose their name when no table needs it. Finished games
stay, with their records.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.base.settings import Settings
from trackside.server.db import schema
from trackside.server.db.enums import TableStatus, UserKind
from trackside.server.db.store import Store
from trackside.server.notices import log as log_of_notices

log = logging.getLogger("trackside.tidying")
DAY = 86_400.0
PAUSE = 3_600.0  # seconds between two rounds
MOST_AT_ONCE = 200  # rows of a kind: others want to write, too
_T, _S, _U = schema.tables.c, schema.seats.c, schema.users.c


@dataclass(frozen=True)
class TidyCounts:
    """How many tables were closed and deleted, and how many guests forgotten."""

    closed: int
    deleted: int
    guests: int


class Tidying:
    """A search for what is old, by the days in the settings; 0 days: never."""

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self.store = store
        self.clock = clock
        self.settings = settings

    def once(self) -> TidyCounts:
        """Tidy once, in short transactions."""
        days = self.settings
        with self.store.write() as conn:
            closed = self._close(conn, TableStatus.OPEN, days.days_waiting)
            closed += self._close(conn, TableStatus.PLAYING, days.days_idle)
        with self.store.write() as conn:
            deleted = self._delete(conn, days.days_closed)
        with self.store.write() as conn:
            guests = self._forget_guests(conn, days.days_guests)
        with self.store.write() as conn:
            log_of_notices.forget(conn, self.clock())
        return TidyCounts(closed, deleted, guests)

    def _before(self, days: float) -> float:
        return self.clock() - days * DAY if days > 0 else -1.0

    def _close(self, conn: Connection, status: TableStatus, days: float) -> int:
        old = (_T.status == status) & (_T.since < self._before(days))
        ids = list(conn.execute(sa.select(_T.id).where(old).limit(MOST_AT_ONCE)).scalars())
        values = {
            "status": TableStatus.CLOSED,
            "bot_due": False,
            "takeback": None,
            "since": self.clock(),
        }
        conn.execute(sa.update(schema.tables).where(_T.id.in_(ids)).values(**values))
        return len(ids)

    def _delete(self, conn: Connection, days: float) -> int:
        old = (_T.status == TableStatus.CLOSED) & (_T.since < self._before(days))
        ids = list(conn.execute(sa.select(_T.id).where(old).limit(MOST_AT_ONCE)).scalars())
        conn.execute(sa.delete(schema.tables).where(_T.id.in_(ids)))
        return len(ids)

    def _forget_guests(self, conn: Connection, days: float) -> int:
        """Delete guests whose last visit is long ago, and whom no table names."""
        before = self._before(days)
        last = schema.sessions.c
        came = sa.select(last.user_id).where(sa.func.coalesce(last.seen, last.created) >= before)
        sits = sa.select(_S.user_id).where(_S.user_id.is_not(None))
        owns = sa.select(_T.owner)
        old = (_U.kind == UserKind.GUEST) & (_U.created < before)
        old &= _U.id.not_in(came) & _U.id.not_in(sits) & _U.id.not_in(owns)
        ids = list(conn.execute(sa.select(_U.id).where(old).limit(MOST_AT_ONCE)).scalars())
        conn.execute(sa.delete(schema.users).where(_U.id.in_(ids)))
        return len(ids)


async def tidy(tidying: Tidying) -> None:
    """Tidy for ever, once an hour; the first time soon after the start."""
    await asyncio.sleep(60.0)
    while True:
        try:
            done = await asyncio.to_thread(tidying.once)
            if done != TidyCounts(0, 0, 0):
                log.info("tidied: %s", done)
        except Exception as error:  # whatever it is, the next round must come
            log.warning("tidying failed: %r", error)
        await asyncio.sleep(PAUSE)
