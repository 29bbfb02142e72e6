"""Let players resign, come back, and take over a seat that a bot holds."""

from __future__ import annotations

import sqlalchemy as sa

from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Forbidden
from trackside.server.db import schema
from trackside.server.db.enums import Absence, SeatKind, TableStatus
from trackside.server.people.blocks import are_apart
from trackside.server.people.people import Who, clean_name
from trackside.server.seats.changes import find_seat, hand_to_bot, is_put_out, need_own
from trackside.server.seats.lock import SeatLock
from trackside.server.table.happenings import note, sat_elsewhere
from trackside.server.table.lock import Locked
from trackside.server.table.registry import Games
from trackside.server.table.sight import is_offered, own_seats


class Leavers:
    """Resigning, coming back, taking over."""

    def __init__(self, lock: SeatLock, games: Games, clock: Clock) -> None:
        self.lock = lock
        self.games = games
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
