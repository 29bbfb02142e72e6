"""Store when people sleep, rest and are away; it holds from then on, not for what was."""

from __future__ import annotations

import sqlalchemy as sa

from trackside.core.contract import Json
from trackside.server.base.clock import Clock
from trackside.server.db import schema
from trackside.server.db.store import Store, insert_or_ignore
from trackside.server.seats.lock import SeatLock
from trackside.server.table.clocks.hours import ALWAYS, Hours, check_hours
from trackside.server.table.clocks.rows import Clocks, hours_of_people

_S, _H = schema.seats.c, schema.hours.c


class PersonHours:
    """The hours of people."""

    def __init__(self, lock: SeatLock, store: Store, clock: Clock) -> None:
        self.lock = lock
        self.store = store
        self.clock = clock

    def of(self, user: str) -> Json:
        """Return somebody's hours; `told` is False for who has set none yet."""
        with self.store.read() as conn:
            hours = hours_of_people(conn, [user]).get(user)
        return {**(hours or ALWAYS).json(), "told": hours is not None}

    def set(self, user: str, hours: Hours) -> None:
        """Store hours; raise Malformed. What has run up to now is reckoned by the hours before."""
        check_hours(hours, self.clock())
        running = (_S.user_id == user) & _S.runs_from.is_not(None)
        with self.store.read() as conn:
            tables = sorted(set(conn.execute(sa.select(_S.table_id).where(running)).scalars()))
        for table_id in tables:
            self._reckon(table_id, user)
        row = hours.json()
        with self.store.write() as conn:
            insert_or_ignore(conn, schema.hours, {"user_id": user, **row})
            conn.execute(sa.update(schema.hours).where(_H.user_id == user).values(**row))
        for table_id in tables:
            with self.lock.at(table_id):
                pass  # the next zero is another one

    def _reckon(self, table_id: str, user: str) -> None:
        with self.lock.at(table_id) as locked:
            clocks, now = Clocks(locked.conn, locked.table, locked.seats), self.clock()
            for row in locked.seats:
                if row.user_id == user and row.runs_from is not None:
                    locked.set_seat(row.seat, runs_from=now, **clocks.used(row, now))
            locked.quiet = True
