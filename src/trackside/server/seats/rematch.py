"""Play again: the same people at a new table with the same settings.

Whoever asks sits down at once, and so do the bots; the others find a place that is kept for them.
When all have said yes the game begins by itself; whoever says no frees the place.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.errors import Conflict, Forbidden
from trackside.server.db import schema
from trackside.server.db.enums import SeatKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.live.hub import Changed
from trackside.server.people.blocks import are_apart
from trackside.server.people.people import Who
from trackside.server.seats.changes import Place, PlaceKind, SeatChanges, seat_row
from trackside.server.seats.new import Named, NewTables, TableWish
from trackside.server.table.clocks.reckoning import pace_of
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.sight import (
    asked_seats,
    check_sight,
    find,
    own_seats,
    rematch_of,
    seats_of,
    users_of,
)

_T, _B = schema.tables.c, schema.boards.c


class AskedAlready(Exception):
    """Raised if somebody else has asked first."""


class Rematches:
    """Tables that follow finished ones."""

    def __init__(
        self,
        lock: TableLock,
        new_tables: NewTables,
        seat_changes: SeatChanges,
        changed: Callable[[Changed], None],
    ) -> None:
        self.lock = lock
        self.store = lock.store
        self.new_tables = new_tables
        self.seat_changes = seat_changes
        self.changed = changed

    def ask(self, who: Who, table_id: str) -> str:
        """Ask for a rematch, or say yes to whoever has; return the new table's id."""
        with self.store.read() as conn:
            table, seats = find(conn, table_id), seats_of(conn, table_id)
            check_sight(table, seats, who.user_id, None)
            if not own_seats(seats, who.user_id):
                raise Forbidden("not-your-seat", seat=-1)
            if table.status != TableStatus.OVER:
                raise Conflict("not-over")
            places = [place_again(conn, row, who) for row in seats]
            board = own_board(conn, table)
        known = self._find_rematch(table_id)
        if known is None:
            try:
                return self._make(who, table, places, board)
            except AskedAlready:
                known = self._find_rematch(table_id)
        assert known is not None
        self._say_yes(who, known)
        return known

    def _find_rematch(self, table_id: str) -> str | None:
        """Return the rematch that was asked for, unless it has been closed since."""
        with self.store.read() as conn:
            found = rematch_of(conn, find(conn, table_id))
        return found.id if found is not None else None

    def _make(self, who: Who, table: TableRow, places: list[Place], board: str | Json) -> str:
        notices: list[Changed] = []

        def claim(conn: Connection, new_id: str) -> None:
            """Let both tables know of each other, and allow one rematch only."""
            before = find(conn, table.id, lock=True)
            if rematch_of(conn, before) is not None:
                raise AskedAlready
            conn.execute(sa.update(schema.tables).where(_T.id == table.id).values(rematch=new_id))
            conn.execute(
                sa.update(schema.tables).where(_T.id == new_id).values(rematch_of=table.id)
            )
            notices.append(self._notice(conn, before))

        wish = TableWish(
            game=table.game,
            title=table.title,
            public=table.public,
            options=dict(table.options),
            board=board,
            named=Named(table.kept_id, table.kept_version, table.kept_name),
            places=places,
            many_seats=table.many_seats,
            hints=table.hints,
            pace=pace_of(table.pace),
            leaver_level=table.leaver_level,
            offers_seats=table.offers_seats,
        )
        made = self.new_tables.make(who, wish, also=claim)
        for notice in notices:
            self.changed(notice)
        return made

    def _notice(self, conn: Connection, table: TableRow) -> Changed:
        """Return the notice for whoever looks at the table before."""
        people = users_of(seats_of(conn, table.id))
        notice = Changed(table.id, table.version, people, False)
        self.store.notify(conn, notice.text())
        return notice

    def _say_yes(self, who: Who, table_id: str) -> None:
        with self.store.read() as conn:
            table, seats = find(conn, table_id), seats_of(conn, table_id)
        if own_seats(seats, who.user_id):
            return
        if table.status != TableStatus.OPEN:
            raise Conflict("rematch-began")
        self.seat_changes.join(who, table_id, None, table.invite, None)
        self.begin_when_full(table_id)

    def begin_when_full(self, table_id: str) -> None:
        """Begin a rematch when all have sat down."""
        with self.lock.hold(table_id) as locked:
            if waits_for_nobody(locked):
                self.new_tables.begin(locked)
            else:
                locked.quiet = True

    def decline(self, who: Who, table_id: str) -> None:
        """Free the places kept for somebody."""
        with self.lock.hold(table_id) as locked:
            check_sight(locked.table, locked.seats, who.user_id, None)
            asked = asked_seats(locked.seats, who.user_id)
            if not asked:
                raise Conflict("not-asked")
            for seat in asked:
                locked.set_seat(seat, **seat_row(SeatKind.OPEN, ""))
            before = locked.table.rematch_of
            notice = self._notice(locked.conn, find(locked.conn, before)) if before else None
        if notice is not None:
            self.changed(notice)


def waits_for_nobody(locked: Locked) -> bool:
    """Tell whether this is a rematch at which everybody sits."""
    table = locked.table
    full = all(row.kind in (SeatKind.PERSON, SeatKind.BOT) for row in locked.seats)
    return table.status == TableStatus.OPEN and table.rematch_of is not None and full


def place_again(conn: Connection, row: SeatRow, who: Who) -> Place:
    """Return the same seat at the next table: one's own, a bot's, or kept for whoever sat there."""
    if row.user_id == who.user_id:
        return Place(PlaceKind.ME, row.name, None, row.colour)
    if row.kind == SeatKind.BOT:
        return Place(PlaceKind.BOT, row.name, row.level, row.colour)
    if row.user_id is None or are_apart(conn, who.user_id, row.user_id):
        return Place(PlaceKind.OPEN, None, None, row.colour)
    return Place(PlaceKind.ASKED, row.name, None, row.colour, row.user_id)


def own_board(conn: Connection, table: TableRow) -> str | Json:
    """Return the name of its board, or the board itself."""
    if table.board != "custom":
        return str(table.board)
    found: Json = conn.execute(sa.select(_B.data).where(_B.table_id == table.id)).scalar_one()
    return found
