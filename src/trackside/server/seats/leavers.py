"""Replace players who give up or have no time left by bots, and let them or others come back."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import sqlalchemy as sa

from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Forbidden
from trackside.server.db import schema
from trackside.server.db.enums import Absence, SeatKind, TableStatus
from trackside.server.db.store import Store
from trackside.server.people.blocks import are_apart
from trackside.server.people.people import Who, clean_name
from trackside.server.seats.changes import find_seat, hand_to_bot, is_put_out, need_own
from trackside.server.seats.heartbeat import Heartbeat
from trackside.server.seats.lock import SeatLock
from trackside.server.table.clocks.rows import Clocks
from trackside.server.table.happenings import note, sat_elsewhere
from trackside.server.table.lock import Locked
from trackside.server.table.positions import Positions
from trackside.server.table.registry import Games
from trackside.server.table.sight import is_offered, own_seats

log = logging.getLogger("trackside.clocks")
MOST_AT_ONCE = 200  # tables of one look
MOST_LOOKED_AT = 2_000  # some may be frozen: their rules are not here
_T = schema.tables.c


class Flagged(NamedTuple):
    """A table at which a flag has fallen."""

    id: str
    game: str
    rules: int


class Leavers:
    """Resigning, falling flags, coming back, taking over."""

    def __init__(
        self, lock: SeatLock, store: Store, games: Games, positions: Positions, clock: Clock
    ) -> None:
        self.lock = lock
        self.store = store
        self.games = games
        self.positions = positions
        self.clock = clock

    def resign(self, who: Who, table_id: str, seat: int | None) -> None:
        """Let a bot play the seat, unless its player comes back or somebody takes it."""
        with self.lock.at(table_id, who.user_id) as locked:
            mine = own_seats(locked.seats, who.user_id)
            leaving = mine if seat is None else (seat,)
            need_own(mine, leaving, seat)
            if locked.table.status != TableStatus.PLAYING:
                raise Conflict("not-playing")
            for number in leaving:
                if locked.seats[number].resigned is None:
                    hand_to_bot(locked, self.games, number, Absence.RESIGNED, self.clock())

    def come_back(self, who: Who, table_id: str, seat: int) -> None:
        """Give the seat back to its player, whatever the reason why a bot played it."""
        with self.lock.at(table_id, who.user_id) as locked:
            row = find_seat(locked.seats, seat)
            if row.user_id != who.user_id or row.kind != SeatKind.PERSON:
                raise Forbidden("not-your-seat", seat=seat)
            if not row.held:
                return
            if locked.table.status == TableStatus.PLAYING:
                note(locked.conn, locked.table, "returned", row, self.clock())
            self._sit(locked, seat)
            p = schema.put_away.c
            away = (p.table_id == table_id) & (p.user_id == who.user_id)
            locked.conn.execute(sa.delete(schema.put_away).where(away))

    def take(
        self, who: Who, table_id: str, seat: int, invite: str | None, name: str | None
    ) -> None:
        """Seat somebody else where a player has left; their bank is full again."""
        with self.lock.at(table_id, who.user_id, invite) as locked:
            row = find_seat(locked.seats, seat)
            if row.user_id == who.user_id and not row.held:
                return  # a second click
            if is_put_out(locked.conn, table_id, who.user_id):
                raise Forbidden("put-out")
            others = [other.user_id for other in locked.seats if other.user_id and not other.held]
            unwelcome = any(are_apart(locked.conn, who.user_id, other) for other in others)
            if unwelcome or not is_offered(locked.table, row):
                raise Conflict("not-offered")
            user = who.user_id or ""
            if own_seats(locked.seats, user) or sat_elsewhere(locked.conn, table_id, user, seat):
                raise Conflict("one-seat")
            shown = clean_name(name) if name else who.name
            note(locked.conn, locked.table, "taken", row, self.clock(), name=shown)
            clock = {"turn_cut": False, "turn_used": 0.0, "bank_used": 0.0}
            self._sit(locked, seat, user_id=user, name=shown, **clock)

    def _sit(self, locked: Locked, seat: int, **more: str | float | bool) -> None:
        here = {"held": False, "level": None, "left_at": None, "resigned": None, "gone": None}
        locked.set_seat(seat, **here, **more)

    # Flags.

    def fall(self) -> int:
        """Hand the seats whose time is over to bots; return how many. Whoever looks at the same
        table at once finds the seat with a bot: it happens once."""
        due = (_T.status == TableStatus.PLAYING) & (_T.flag_at <= self.clock())
        with self.store.read() as conn:
            query = sa.select(_T.id, _T.game, _T.rules).where(due).order_by(_T.flag_at)
            rows = [Flagged(*row) for row in conn.execute(query.limit(MOST_LOOKED_AT))]
        tables = [row.id for row in rows if self.positions.playable(row)]
        return sum(self._try_fall_at(table_id) for table_id in tables[:MOST_AT_ONCE])

    def _try_fall_at(self, table_id: str) -> int:
        try:
            return self._fall_at(table_id)
        except Exception:  # one table must not stop the clocks of all others
            log.exception("the clocks of table %s cannot be looked at", table_id)
            return 0

    def _fall_at(self, table_id: str) -> int:
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


async def watch_clocks(leavers: Leavers, heartbeat: Heartbeat, seconds: float) -> None:
    """Store a sign of life and let flags fall, for ever. In this order: what nobody was there for
    has to be known before anybody loses by it."""
    starting = True
    while True:
        try:
            await asyncio.to_thread(heartbeat.beat, starting)
            starting = False
            await asyncio.to_thread(leavers.fall)
        except Exception as error:  # whatever it is, the next look must come
            log.warning("the clocks could not be looked at: %r", error)
        await asyncio.sleep(seconds)
