"""Hand the seats of players whose clock has run out to bots."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import sqlalchemy as sa

from trackside.server.base.clock import Clock
from trackside.server.db import schema
from trackside.server.db.enums import Absence, TableStatus
from trackside.server.db.store import Store
from trackside.server.seats.changes import hand_to_bot
from trackside.server.seats.heartbeat import Heartbeat
from trackside.server.seats.lock import SeatLock
from trackside.server.table.clocks.rows import Clocks
from trackside.server.table.positions import Positions
from trackside.server.table.registry import Games

log = logging.getLogger("trackside.clocks")
MOST_AT_ONCE = 200  # tables of one look
MOST_LOOKED_AT = 2_000  # some may be frozen: their rules are not here
_T = schema.tables.c


class Flagged(NamedTuple):
    """A table at which a flag has fallen."""

    id: str
    game: str
    rules: int


class Timeouts:
    """Clocks that have run out."""

    def __init__(
        self, lock: SeatLock, store: Store, games: Games, positions: Positions, clock: Clock
    ) -> None:
        self.lock = lock
        self.store = store
        self.games = games
        self.positions = positions
        self.clock = clock

    def hand_over_expired(self) -> int:
        """Hand the seats whose time is over to bots; return how many. Whoever looks at the same
        table at once finds the seat with a bot: it happens once."""
        due = (_T.status == TableStatus.PLAYING) & (_T.flag_at <= self.clock())
        with self.store.read() as conn:
            query = sa.select(_T.id, _T.game, _T.rules).where(due).order_by(_T.flag_at)
            rows = [Flagged(*row) for row in conn.execute(query.limit(MOST_LOOKED_AT))]
        tables = [row.id for row in rows if self.positions.playable(row)]
        return sum(self._try_at(table_id) for table_id in tables[:MOST_AT_ONCE])

    def _try_at(self, table_id: str) -> int:
        try:
            return self._hand_over_at(table_id)
        except Exception:  # one table must not stop the clocks of all others
            log.exception("the clocks of table %s cannot be looked at", table_id)
            return 0

    def _hand_over_at(self, table_id: str) -> int:
        with self.lock.at(table_id) as locked:
            table, now = locked.table, self.clock()
            if table.status != TableStatus.PLAYING:
                return 0
            clocks = Clocks(locked.conn, table, locked.seats)
            fallen = [row.seat for row in locked.seats if clocks.fallen(row, now)]
            for seat in fallen:
                hand_to_bot(locked, self.games, seat, Absence.TIME, now)
            locked.quiet = not fallen  # a pause or a rest has moved the zero
        return len(fallen)


async def watch_clocks(timeouts: Timeouts, heartbeat: Heartbeat, seconds: float) -> None:
    """Store a sign of life and hand over seats whose time is over, for ever. In this order: time in
    which no server was there must be known before anybody loses by it."""
    starting = True
    while True:
        try:
            await asyncio.to_thread(heartbeat.beat, starting)
            starting = False
            await asyncio.to_thread(timeouts.hand_over_expired)
        except Exception as error:  # whatever it is, the next look must come
            log.warning("the clocks could not be looked at: %r", error)
        await asyncio.sleep(seconds)
