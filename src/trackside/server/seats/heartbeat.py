"""Store a sign of life of all servers together: time in which none was alive counts for nobody."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.db import schema
from trackside.server.db.store import Store, insert_or_ignore

KEY = "alive"
GAP = 15.0  # seconds without a sign after which nobody was there: three that were missed
_S = schema.settings.c


class Heartbeat:
    """One row that every living server writes every few seconds."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    def beat(self, starting: bool = False) -> None:
        """Store a sign of life, and the gap since the last one. A server that starts alone, on
        SQLite, knows that nobody was there, however short the gap; with PostgreSQL another may be
        at work."""
        least = 0.0 if starting and not self.store.postgres else GAP
        with self.store.write() as conn:
            now = self.clock()
            insert_or_ignore(conn, schema.settings, {"key": KEY, "value": repr(now)})
            last = self._last(conn)
            if last - GAP < now <= last:  # another was faster; further back, the clock was set
                return
            if now - last > least:
                insert_or_ignore(conn, schema.downtimes, {"began": last, "ended": now})
            where = _S.key == KEY
            conn.execute(sa.update(schema.settings).where(where).values(value=repr(now)))

    def _last(self, conn: Connection) -> float:
        """Return the last sign under a lock, so that two who start at once do not both store the
        gap."""
        query = sa.select(_S.value).where(_S.key == KEY).with_for_update()
        return float(conn.execute(query).scalar_one())
