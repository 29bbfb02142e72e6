"""Who has a table open: a sign of life in the database, so that all processes know."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server import schema
from trackside.server.clock import Clock
from trackside.server.live import Changed
from trackside.server.messages import SEEN, own_seats, seats_of
from trackside.server.store import Store, insert_or_ignore


class Presence:
    def __init__(self, store: Store, clock: Clock, changed: Callable[[Changed], None]) -> None:
        self.store = store
        self.clock = clock
        self.changed = changed
        self._streams: Counter[tuple[str, str]] = Counter()
        self._lock = threading.Lock()

    def enter(self, table_id: str, user: str) -> None:
        with self._lock:
            self._streams[table_id, user] += 1
        self.touch(table_id, user)

    def touch(self, table_id: str, user: str) -> None:
        c = schema.presence.c
        where = (c.table_id == table_id) & (c.user_id == user)
        with self.store.write() as conn:
            seen = conn.execute(sa.select(c.seen).where(where)).scalar()
            row = {"table_id": table_id, "user_id": user, "seen": self.clock()}
            if seen is None:
                insert_or_ignore(conn, schema.presence, row)
            conn.execute(sa.update(schema.presence).where(where).values(seen=self.clock()))
            came = seen is None or seen < self.clock() - SEEN
            change = self._tell(conn, table_id) if came else None
        if change is not None:
            self.changed(change)

    def go(self, table_id: str, user: str) -> None:
        with self._lock:
            self._streams[table_id, user] -= 1
            if self._streams[table_id, user] > 0:
                return
            del self._streams[table_id, user]
        c, s = schema.presence.c, schema.seats.c
        with self.store.write() as conn:
            where = (c.table_id == table_id) & (c.user_id == user)
            conn.execute(sa.delete(schema.presence).where(where))
            mine = (s.table_id == table_id) & (s.user_id == user)
            conn.execute(sa.update(schema.seats).where(mine).values(left_at=self.clock()))
            change = self._tell(conn, table_id)
        self.changed(change)

    def sits(self, table_id: str, user: str) -> bool:
        with self.store.read() as conn:
            return bool(own_seats(seats_of(conn, table_id), user))

    def _tell(self, conn: Connection, table_id: str) -> Changed:
        c = schema.tables.c
        version = conn.execute(sa.select(c.version).where(c.id == table_id)).scalar() or 0
        users = tuple({row.user_id for row in seats_of(conn, table_id) if row.user_id})
        change = Changed(table_id, version, users, False)
        self.store.notify(conn, change.text())
        return change
