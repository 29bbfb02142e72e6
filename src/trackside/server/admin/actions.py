"""Act for administrators on people, tables, boards and reports, and log who did what and when.

Each act may be asked for twice and is done once: what is already so is not logged again.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Malformed, NotFound
from trackside.server.boards.shelf import find_board
from trackside.server.db import schema
from trackside.server.db.enums import TableStatus, UserKind, Visibility
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.people.people import Who, new_id
from trackside.server.seats.changes import SeatChanges
from trackside.server.seats.lock import SeatLock
from trackside.server.table.happenings import rename_in
from trackside.server.table.registry import Games

LEAST_FACTOR, MOST_FACTOR = 0.01, 100.0
NEUTRAL = re.compile(r"N° \d{5}")  # a name that says nothing, in any language
STRUCK = "—"  # in the place of words that were taken out
_U, _T, _S, _R = schema.users.c, schema.tables.c, schema.seats.c, schema.reports.c


@dataclass(frozen=True)
class By:
    """The person who acts: an administrator on the page, or a user of the system at the command
    line."""

    user_id: str | None
    name: str = ""


class Admin:
    """The acts of administrators; the caller has checked that somebody may do them."""

    def __init__(
        self, store: Store, clock: Clock, lock: SeatLock, seats: SeatChanges, games: Games
    ) -> None:
        self.store = store
        self.clock = clock
        self.lock = lock
        self.seats = seats
        self.games = games

    # Administrators themselves; from the command line alone.

    def grant(self, by: By, user_id: str) -> None:
        """Make an account an administrator."""
        with self.store.write() as conn:
            person = find_person(conn, user_id)
            if person.kind != UserKind.ACCOUNT:
                raise Conflict("not-account")
            if person.suspended is not None:
                raise Conflict("is-suspended")
            if not person.admin:
                self._update(conn, user_id, admin=True)
                self._log(conn, by, "grant", user_id)

    def revoke(self, by: By, user_id: str) -> None:
        """Make an administrator an ordinary account again."""
        with self.store.write() as conn:
            if find_person(conn, user_id).admin:
                self._update(conn, user_id, admin=False)
                self._log(conn, by, "revoke", user_id)

    # People.

    def suspend(self, by: By, user_id: str) -> None:
        """Suspend somebody: they may only look, bots play their seats, their open tables close."""
        with self.store.write() as conn:
            person = find_person(conn, user_id)
            if person.admin:
                raise Conflict("is-admin")
            if person.suspended is None:
                self._update(conn, user_id, suspended=self.clock())
                self._log(conn, by, "suspend", user_id)
        self.seats.vacate(Who(user_id, person.name, person.kind))

    def allow(self, by: By, user_id: str) -> None:
        """End a suspension."""
        with self.store.write() as conn:
            if find_person(conn, user_id).suspended is not None:
                self._update(conn, user_id, suspended=None)
                self._log(conn, by, "allow", user_id)

    def limit(self, by: By, user_id: str, factor: float | None) -> None:
        """Set a factor on somebody's rate limits; None removes it."""
        if factor is not None and not LEAST_FACTOR <= factor <= MOST_FACTOR:
            raise Malformed("bad-factor", least=LEAST_FACTOR, most=MOST_FACTOR)
        with self.store.write() as conn:
            if find_person(conn, user_id).limits != factor:
                self._update(conn, user_id, limits=factor)
                self._log(conn, by, "limit", user_id, "" if factor is None else f"{factor:g}")

    def remove_name(self, by: By, user_id: str) -> str:
        """Replace somebody's name by a neutral one, here and at all tables; return the new one."""
        with self.store.write() as conn:
            person = find_person(conn, user_id)
            seats = conn.execute(sa.select(_S.table_id, _S.name).where(_S.user_id == user_id)).all()
            neutral = bool(NEUTRAL.fullmatch(person.name))
            name = str(person.name) if neutral else neutral_name()
            if neutral and all(row.name == name for row in seats):
                return name
            self._update(conn, user_id, name=name)
            rename_everywhere(conn, user_id, name)
            self._log(conn, by, "remove-name", user_id)
        for table_id in sorted({row.table_id for row in seats}):
            self._rename_at(table_id, user_id, name)
        return name

    def _rename_at(self, table_id: str, user_id: str, name: str) -> None:
        with self.lock.at(table_id) as locked:
            own = [row for row in locked.seats if row.user_id == user_id]
            rename_in(locked.conn, table_id, user_id, {row.name for row in own}, name)
            for row in own:
                locked.set_seat(row.seat, name=name)

    # Tables.

    def close(self, by: By, table_id: str) -> None:
        """Close a table for good; a finished game stays as it is."""
        with self.lock.at(table_id) as locked:
            if locked.table.status == TableStatus.OVER:
                raise Conflict("not-playing")
            locked.quiet = locked.table.status == TableStatus.CLOSED
            if not locked.quiet:
                ended = {"takeback": None, "pause_ask": None, "since": self.clock()}
                locked.set_table(status=TableStatus.CLOSED, bot_due=False, **ended)
                self._log(locked.conn, by, "close", table_id)

    def remove_title(self, by: By, table_id: str) -> None:
        """Give the table the title of its game."""
        with self.lock.at(table_id) as locked:
            title = self.games.current(locked.table.game).meta.title
            locked.quiet = locked.table.title == title
            if not locked.quiet:
                locked.set_table(title=title)
                self._log(locked.conn, by, "remove-title", table_id)

    # Boards.

    def withdraw(self, by: By, board_id: str) -> None:
        """Hide a board from everybody but its owner, who cannot share it."""
        self._show_board(by, board_id, Visibility.WITHDRAWN)

    def give_back(self, by: By, board_id: str) -> None:
        """Make a withdrawn board private, so that its owner may share it again."""
        self._show_board(by, board_id, Visibility.PRIVATE)

    def _show_board(self, by: By, board_id: str, visibility: Visibility) -> None:
        with self.store.write() as conn:
            row = find_board(conn, board_id, lock=True)
            if (row.visibility == Visibility.WITHDRAWN) == (visibility == Visibility.WITHDRAWN):
                return
            board = sa.update(schema.kept_boards).where(schema.kept_boards.c.id == board_id)
            conn.execute(board.values(visibility=visibility))
            what = "withdraw-board" if visibility == Visibility.WITHDRAWN else "give-back-board"
            self._log(conn, by, what, board_id, row.name)

    # Reports.

    def deal_with(self, by: By, report_id: str, done: bool) -> None:
        """Settle a report, or open it again."""
        with self.store.write() as conn:
            if (find_report(conn, report_id).done is not None) != done:
                values = {"done": self.clock() if done else None}
                where = _R.id == report_id
                conn.execute(sa.update(schema.reports).where(where).values(**values))
                self._log(conn, by, "done" if done else "reopen", report_id)

    def strike(self, by: By, report_id: str) -> None:
        """Take the words of the reported line out of the talk; the report keeps them."""
        k = schema.talk.c
        with self.store.write() as conn:
            row = find_report(conn, report_id)
            line = (k.table_id == row.table_id) & (k.room == row.room) & (k.number == row.number)
            change = sa.update(schema.talk).where(line, k.text != STRUCK).values(text=STRUCK)
            if conn.execute(change).rowcount:
                self._log(conn, by, "strike", report_id)

    # Rows.

    def _update(self, conn: Connection, user_id: str, **values: object) -> None:
        conn.execute(sa.update(schema.users).where(_U.id == user_id).values(**values))

    def _log(self, conn: Connection, by: By, what: str, about: str, words: str = "") -> None:
        row = {"id": new_id(14), "at": self.clock(), "by_id": by.user_id, "by_name": by.name[:80]}
        row |= {"what": what, "about": about, "words": words}
        conn.execute(sa.insert(schema.admin_log).values(**row))


def find_person(conn: Connection, user_id: str) -> Row:
    """Return somebody who is still here; raise NotFound."""
    query = sa.select(schema.users).where(_U.id == user_id, _U.kind != UserKind.GONE)
    row = conn.execute(query.with_for_update()).first()
    if row is None:
        raise NotFound("no-such-person")
    return row


def find_report(conn: Connection, report_id: str) -> Row:
    """Return a report; raise NotFound."""
    query = sa.select(schema.reports).where(_R.id == report_id)
    row = conn.execute(query.with_for_update()).first()
    if row is None:
        raise NotFound("no-such-report")
    return row


def neutral_name() -> str:
    """Return a name that says nothing about anybody."""
    return f"N° {10_000 + secrets.randbelow(90_000)}"


def rename_everywhere(conn: Connection, user_id: str, name: str) -> None:
    """Change the name where it was copied, besides the tables."""
    for table, whose in (
        (schema.talk, schema.talk.c.user_id),
        (schema.reports, _R.about_id),
        (schema.blocks, schema.blocks.c.other_id),
    ):
        conn.execute(sa.update(table).where(whose == user_id).values(name=name))
