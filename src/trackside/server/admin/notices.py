"""Announce to open pages what was done at the command line.

On PostgreSQL a notice comes with the change. On SQLite there is none between processes, so the
server looks in the log of the administrators now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import sqlalchemy as sa

from trackside.server.base.clock import Clock
from trackside.server.db import schema
from trackside.server.db.store import Store
from trackside.server.live.hub import Changed
from trackside.server.table.sight import seats_of, users_of

log = logging.getLogger("trackside.admin")
BACK = 60.0  # seconds; clocks of one machine, and a change that took long to commit
_L, _T, _S = schema.admin_log.c, schema.tables.c, schema.seats.c


class AdminNotices:
    """A reader of the administrators' log that remembers what it has announced."""

    def __init__(self, store: Store, clock: Clock, changed: Callable[[Changed], None]) -> None:
        self.store = store
        self.clock = clock
        self.changed = changed
        self._announced: set[str] = set()
        self._since = clock()

    def look(self) -> list[Changed]:
        """Return the tables that somebody at the command line has changed since the last look."""
        recent = _L.at >= max(self._since, self.clock() - BACK)
        with self.store.read() as conn:
            rows = conn.execute(sa.select(_L.id, _L.about).where(_L.by_id.is_(None), recent)).all()
            new = {row.about for row in rows if row.id not in self._announced}
            self._announced = {row.id for row in rows}
            if not new:
                return []
            at = _T.id.in_(new) | _T.id.in_(sa.select(_S.table_id).where(_S.user_id.in_(new)))
            tables = conn.execute(sa.select(_T.id, _T.version, _T.bot_due).where(at)).all()
            return [
                Changed(row.id, row.version, users_of(seats_of(conn, row.id)), row.bot_due)
                for row in tables
            ]

    async def run(self, seconds: float) -> None:
        """Announce changes for ever."""
        while True:
            await asyncio.sleep(seconds)
            try:
                for change in await asyncio.to_thread(self.look):
                    self.changed(change)
            except Exception as error:  # whatever it is, the next look must come
                log.warning("the look for what administrators did failed: %r", error)
