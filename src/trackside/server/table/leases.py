"""Leases: who thinks for a table's bot, and until when nobody else does.

A table with a bot to act is marked in the database (`bot_due`), with a short lease for whoever
thinks, who renews it while the thought lasts. Whoever is killed leaves the mark; `overdue` finds
it when the lease has run out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.db import schema
from trackside.server.db.enums import TableStatus
from trackside.server.db.statements import Prepared, ask
from trackside.server.db.store import Store
from trackside.server.table.lock import Locked

log = logging.getLogger("trackside.bots")
MOST_SWEPT = 500  # tables that one look wakes
FAR = 5  # times as long as a lease: further ahead there is none
_T = schema.tables.c
OVERDUE = Prepared(
    sa.select(_T.id)
    .where(_T.status == TableStatus.PLAYING, _T.bot_due)
    .where((_T.bot_lease <= sa.bindparam("now")) | (_T.bot_lease >= sa.bindparam("far")))
    .order_by(_T.bot_lease)
    .limit(MOST_SWEPT)
)


@dataclass
class Lease:
    """The right to think for the table's bot until a time, for whoever wrote that time last."""

    table_id: str
    until: float


class Leases:
    """The leases of this process."""

    def __init__(
        self, store: Store, clock: Clock, seconds: float, with_changes: bool = False
    ) -> None:
        self.store = store
        self.clock = clock
        self.seconds = seconds
        self.with_changes = with_changes  # whether this process thinks for bots
        self._held: dict[str, Lease] = {}

    def __len__(self) -> int:
        return len(self._held)

    def write(self, conn: Connection, table_id: str) -> Lease:
        """Write a new lease into the table's row; it counts when that is committed."""
        lease = Lease(table_id, self.clock() + self.seconds)
        where = _T.id == table_id
        conn.execute(sa.update(schema.tables).where(where).values(bot_lease=lease.until))
        return lease

    def hold(self, lease: Lease) -> None:
        """Renew and release this lease from now on."""
        self._held[lease.table_id] = lease

    def mine(self, table_id: str) -> Lease | None:
        """Return the lease that this process has on a table, if it has not run out."""
        lease = self._held.get(table_id)
        return lease if lease is not None and not self.is_over(lease.until) else None

    def is_over(self, until: float) -> bool:
        """Tell whether a lease has run out. Nobody writes one for so long as `FAR` says: then the
        clock was set back since, and without this the bot would not move until it has caught up."""
        return not 0 < until - self.clock() < FAR * self.seconds

    def until(self, bot_due: bool, now: float) -> float:
        """Return the end of the lease that a change writes: whoever makes it thinks for the bot
        that is to act next, without another transaction."""
        return now + self.seconds if bot_due and self.with_changes else 0.0

    def follow(self, locked: Locked) -> None:
        """Hold the lease that a change has written, in the place of the one before."""
        if locked.change is None:
            return
        table_id, until = locked.table.id, locked.change.written["bot_lease"]
        if until:
            self.hold(Lease(table_id, until))
        else:
            self._held.pop(table_id, None)

    def release(self, table_id: str) -> None:
        """Release the lease if it is still ours; after a move it is not."""
        self._set(table_id, 0.0)
        self._held.pop(table_id, None)

    def release_all(self) -> None:
        """Release all leases when this process ends; else others would wait until they have run
        out."""
        for table_id in list(self._held):
            with suppress(sa.exc.SQLAlchemyError):
                self.release(table_id)

    @asynccontextmanager
    async def renewing(self, table_id: str) -> AsyncIterator[None]:
        """Renew the lease while the work inside lasts."""
        done = asyncio.Event()
        renewals: list[asyncio.Task[None]] = []

        def begin() -> None:
            renewals.append(loop.create_task(self._renew(table_id, done)))

        # Most thoughts end long before: for them a timer is all that it takes.
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self.seconds / 3, begin)
        try:
            yield
        finally:
            timer.cancel()
            done.set()
            for renewal in renewals:
                await renewal

    async def _renew(self, table_id: str, done: asyncio.Event) -> None:
        """Renew after each third of the lease, early enough for two that fail."""
        while not done.is_set():
            await asyncio.to_thread(self._prolong, table_id)
            with suppress(TimeoutError):
                await asyncio.wait_for(done.wait(), self.seconds / 3)

    def _prolong(self, table_id: str) -> None:
        try:
            self._set(table_id, self.clock() + self.seconds)
        except sa.exc.SQLAlchemyError as error:
            log.warning("the lease of table %s could not be renewed: %s", table_id, error)

    def _set(self, table_id: str, until: float) -> None:
        lease = self._held.get(table_id)
        if lease is None:
            return
        ours = (_T.id == table_id) & (_T.bot_lease == lease.until)
        with self.store.write() as conn:
            conn.execute(sa.update(schema.tables).where(ours).values(bot_lease=until))
        lease.until = until

    def overdue(self) -> list[str]:
        """Return the tables whose bot nobody thinks for."""
        now = self.clock()
        asked = {"now": now, "far": now + FAR * self.seconds}
        with self.store.read() as conn:
            return [row.id for row in ask(conn, [(OVERDUE, asked)], last=True)[0]]
