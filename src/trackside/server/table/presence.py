"""Keep who has a table open: a sign of life in the database, so that all processes know."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.db import schema
from trackside.server.db.enums import SeatKind
from trackside.server.db.rows import Row, SeatRow
from trackside.server.db.statements import Asked, Prepared
from trackside.server.db.store import Store, insert_or_ignore
from trackside.server.live.hub import Changed
from trackside.server.table.sight import own_seats, seats_of, users_of

log = logging.getLogger("trackside.presence")
SEEN = 45.0  # seconds that a sign of life counts

_P, _U, _S = schema.presence.c, schema.users.c, schema.seats.c
HERE = sa.select(_P.table_id, _P.user_id).where(
    _P.table_id.in_(sa.bindparam("these", expanding=True)), _P.seen > sa.bindparam("since")
)
PROGRAMS = sa.select(_U.id).where(_U.id.in_(sa.bindparam("these", expanding=True)), _U.bot)
# The same for one table, asked with the rest of a snapshot.
HERE_NOW = Prepared(
    sa.select(_P.table_id, _P.user_id).where(
        _P.table_id == sa.bindparam("this"), _P.seen > sa.bindparam("since")
    )
)
PROGRAMS_HERE = Prepared(
    sa.select(_U.id).where(
        _U.bot,
        _U.id.in_(
            sa.select(_S.user_id).where(
                _S.table_id == sa.bindparam("this"), _S.kind == sa.bindparam("kind")
            )
        ),
    )
)

STILL_HERE = (
    sa.update(schema.presence)
    .where(_P.table_id == sa.bindparam("this"), _P.user_id == sa.bindparam("who"))
    .values(seen=sa.bindparam("now"))
)
HERE_AT = sa.select(_P.table_id, _P.user_id).where(_P.seen == sa.bindparam("now"))
AT_ONCE = 500  # rows: others want to write, too
SIGN = 15.0  # seconds between two signs of life


@dataclass(frozen=True)
class Present:
    """The people who are there: (table, user) with a stream open; and which users are programs."""

    here: set[tuple[str, str]]
    programs: set[str]


def present(conn: Connection, tables: list[str], seats: list[SeatRow], now: float) -> Present:
    """Return who is at these tables, whose seats are given."""
    here = conn.execute(HERE, {"these": tables, "since": now - SEEN})
    people = sorted({row.user_id for row in seats if row.kind == SeatKind.PERSON and row.user_id})
    programs = conn.execute(PROGRAMS, {"these": people}).scalars() if people else ()
    return Present({(row.table_id, row.user_id) for row in here}, set(programs))


def present_statements(table_id: str, now: float) -> list[Asked]:
    """Return two queries for one table; `present_of` takes their rows."""
    this = {"this": table_id}
    return [(HERE_NOW, {**this, "since": now - SEEN}), (PROGRAMS_HERE, {**this, "kind": "person"})]


def present_of(here: list[Row], programs: list[Row]) -> Present:
    """Return who is at the table."""
    return Present({(row.table_id, row.user_id) for row in here}, {row.id for row in programs})


def last_seen(conn: Connection, table_id: str, user: str | None) -> float | None:
    """Return when the user last gave a sign of life at the table."""
    where = (_P.table_id == table_id) & (_P.user_id == user)
    found: float | None = conn.execute(sa.select(_P.seen).where(where)).scalar()
    return found


async def keep_alive(presence: Presence) -> None:
    """Give signs of life for ever for whoever has a stream open."""
    while True:
        await asyncio.sleep(SIGN)
        try:
            await asyncio.to_thread(presence.still_here)
        except Exception as error:  # whatever it is, the next sign must come
            log.warning("signs of life could not be stored: %r", error)


class Presence:
    """A count of the streams of this process; a table is told when somebody comes or goes."""

    def __init__(self, store: Store, clock: Clock, changed: Callable[[Changed], None]) -> None:
        self.store = store
        self.clock = clock
        self.changed = changed
        self._streams: Counter[tuple[str, str]] = Counter()
        self._lock = threading.Lock()

    def enter(self, table_id: str, user: str) -> None:
        """Count a stream that begins."""
        with self._lock:
            self._streams[table_id, user] += 1
        self.touch(table_id, user)

    def touch(self, table_id: str, user: str) -> None:
        """Give a sign of life, and tell the table if they were away."""
        where = (_P.table_id == table_id) & (_P.user_id == user)
        with self.store.write() as conn:
            seen = last_seen(conn, table_id, user)
            row = {"table_id": table_id, "user_id": user, "seen": self.clock()}
            if seen is None:
                insert_or_ignore(conn, schema.presence, row)
            conn.execute(sa.update(schema.presence).where(where).values(seen=self.clock()))
            came = seen is None or seen < self.clock() - SEEN
            change = self._tell(conn, table_id) if came else None
        if change is not None:
            self.changed(change)

    def still_here(self) -> None:
        """Give a sign of life of all whose streams are open, in few transactions."""
        with self._lock:
            open_now = sorted(self._streams)
        for first in range(0, len(open_now), AT_ONCE):
            some, now = open_now[first : first + AT_ONCE], self.clock()
            with self.store.write() as conn:
                named = [{"this": table, "who": user, "now": now} for table, user in some]
                conn.execute(STILL_HERE, named)
                found = conn.execute(HERE_AT, {"now": now}).all()
            for table, user in {*some} - {(row.table_id, row.user_id) for row in found}:
                self.touch(table, user)  # gone by the word of another process

    def go(self, table_id: str, user: str) -> None:
        """Count a stream that ends; after the last one they are away."""
        with self._lock:
            self._streams[table_id, user] -= 1
            if self._streams[table_id, user] > 0:
                return
            del self._streams[table_id, user]
        s = schema.seats.c
        with self.store.write() as conn:
            where = (_P.table_id == table_id) & (_P.user_id == user)
            conn.execute(sa.delete(schema.presence).where(where))
            mine = (s.table_id == table_id) & (s.user_id == user)
            conn.execute(sa.update(schema.seats).where(mine).values(left_at=self.clock()))
            change = self._tell(conn, table_id)
        self.changed(change)

    def is_here(self, table_id: str, user: str) -> bool:
        """Tell whether they have given a sign of life of late."""
        with self.store.read() as conn:
            seen = last_seen(conn, table_id, user)
        return seen is not None and seen > self.clock() - SEEN

    def sits(self, table_id: str, user: str) -> bool:
        """Tell whether they have a seat there."""
        with self.store.read() as conn:
            return bool(own_seats(seats_of(conn, table_id), user))

    def _tell(self, conn: Connection, table_id: str) -> Changed:
        c = schema.tables.c
        version = conn.execute(sa.select(c.version).where(c.id == table_id)).scalar() or 0
        change = Changed(table_id, version, users_of(seats_of(conn, table_id)), False)
        self.store.notify(conn, change.text())
        return change
