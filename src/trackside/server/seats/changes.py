"""Seat people and let them get up: joining, leaving, bots that hold a seat, closing a table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Forbidden, Malformed, NotFound
from trackside.server.base.settings import Settings
from trackside.server.db import schema
from trackside.server.db.enums import Absence, SeatKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.store import Store, insert_or_ignore
from trackside.server.people.blocks import has_blocked
from trackside.server.people.people import Who, clean_name, new_id
from trackside.server.seats.lock import SeatLock
from trackside.server.table.happenings import forget_names, note
from trackside.server.table.lock import Locked
from trackside.server.table.presence import SEEN, last_seen
from trackside.server.table.registry import Games
from trackside.server.table.sight import asked_seats, check_choice, check_free, has_left, own_seats

INVITATION = 16  # letters


class PlaceKind(StrEnum):
    """Who somebody wants on a seat: themselves, a bot, whoever comes, somebody for whom it is kept,
    or a name of a game that was played elsewhere."""

    ME = "me"
    BOT = "bot"
    OPEN = "open"
    ASKED = "asked"
    NAMED = "named"


# Places on which somebody sits from the beginning.
SEATED = (PlaceKind.ME, PlaceKind.BOT, PlaceKind.NAMED)


@dataclass(frozen=True)
class Place:
    """A seat as somebody wants it."""

    kind: str
    name: str | None = None
    level: str | None = None
    colour: int | None = None
    user_id: str | None = None


class SeatChanges:
    """Changes of the seats, which leave the position as it is."""

    def __init__(
        self, lock: SeatLock, store: Store, games: Games, clock: Clock, settings: Settings
    ) -> None:
        self.lock = lock
        self.store = store
        self.games = games
        self.clock = clock
        self.settings = settings

    # By whoever sits down or gets up.

    def join(
        self, who: Who, table_id: str, seat: int | None, invite: str | None, name: str | None
    ) -> None:
        """Take an open seat, the first if none is named."""
        with self.lock.at(table_id, who.user_id, invite) as locked:
            table, mine = locked.table, own_seats(locked.seats, who.user_id)
            need_open(table)
            if mine and seat is None:
                return  # a second click
            if is_put_out(locked.conn, table_id, who.user_id):
                raise Forbidden("put-out")
            if has_blocked(locked.conn, table.owner, who.user_id):
                raise Forbidden("cannot-join")
            if mine and seat not in mine and not (table.many_seats or table.owner == who.user_id):
                raise Conflict("one-seat")
            kept = asked_seats(locked.seats, who.user_id)
            free = [*kept, *(row.seat for row in locked.seats if row.kind == SeatKind.OPEN)]
            chosen = seat if seat is not None else next(iter(free), -1)
            if chosen not in free:
                raise Conflict("seat-taken")
            shown = clean_name(name) if name else who.name
            if chosen not in kept:
                locked.set_seat(chosen, **seat_row(SeatKind.PERSON, shown, who.user_id))
            for number in kept if chosen in kept else ():  # as they sat at the table before
                locked.set_seat(number, kind=SeatKind.PERSON)

    def leave(self, who: Who, table_id: str, seat: int | None) -> None:
        """Free a seat before the start; in a game, hand it to a bot."""
        with self.lock.at(table_id, who.user_id) as locked:
            mine = own_seats(locked.seats, who.user_id)
            leaving = mine if seat is None else (seat,)
            need_own(mine, leaving, seat)
            for number in leaving:
                if locked.table.status == TableStatus.PLAYING and not locked.seats[number].held:
                    hand_to_bot(locked, self.games, number, Absence.AWAY, self.clock())
                elif locked.table.status == TableStatus.OPEN:
                    locked.set_seat(number, **seat_row(SeatKind.OPEN, ""))

    def put_away(self, who: Who, table_id: str) -> None:
        """Take out of one's list a game that is over, or in which one does not play any more."""
        with self.lock.at(table_id, who.user_id) as locked:
            own = [row for row in locked.seats if row.user_id == who.user_id]
            if not own:
                need_owner(locked.table, who)
            plays = locked.table.status != TableStatus.OVER and not all(
                has_left(row) for row in own
            )
            if plays or locked.table.status == TableStatus.OPEN:
                raise Conflict("still-playing")
            row = {"table_id": table_id, "user_id": who.user_id}
            insert_or_ignore(locked.conn, schema.put_away, row)

    def choose_colour(self, who: Who, table_id: str, seat: int, colour: int | None) -> None:
        """Choose a colour before the start; None gives the choice back."""
        with self.lock.at(table_id, who.user_id) as locked:
            need_open(locked.table)
            row = find_seat(locked.seats, seat)
            check_choice(locked.seats, locked.table, row, who, colour)
            locked.set_seat(seat, colour=colour)

    def share(self, who: Who, table_id: str) -> None:
        """Make a link by which others look on; for whoever sits here."""
        with self.lock.at(table_id, who.user_id) as locked:
            if not own_seats(locked.seats, who.user_id):
                need_owner(locked.table, who)
            if locked.table.share is None:
                locked.set_table(share=new_id(INVITATION))

    # By the owner of the table.

    def withdraw(self, who: Who, table_id: str) -> None:
        """Withdraw the link, also for those who look on by it now."""
        with self.lock.at(table_id, who.user_id) as locked:
            need_owner(locked.table, who)
            locked.set_table(share=None)

    def set_place(self, who: Who, table_id: str, seat: int, place: Place) -> None:
        """Set who is to sit on a seat, before the start: oneself, a bot, or whoever comes."""
        with self.lock.at(table_id, who.user_id) as locked:
            need_owner(locked.table, who)
            need_open(locked.table)
            row = find_seat(locked.seats, seat)
            if (
                row.kind == SeatKind.PERSON
                and row.user_id != who.user_id
                and place.kind == PlaceKind.ME
            ):
                raise Conflict("seat-taken")
            if place.colour is not None:
                check_free(locked.seats, seat, place.colour)
            levels = self.games.levels(locked.table.game)
            locked.set_seat(seat, **place_row(who, levels, place, seat))
            if row.kind == SeatKind.PERSON and row.user_id != who.user_id:
                shut_out(locked, row.user_id)

    def renew_invitation(self, who: Who, table_id: str) -> None:
        """Make a new invitation; the old one is worth nothing any more."""
        with self.lock.at(table_id, who.user_id) as locked:
            need_owner(locked.table, who)
            locked.set_table(invite=new_id(INVITATION))

    def close(self, who: Who, table_id: str) -> None:
        """Close a table that has not begun, or at which nobody else plays any more, or a game that
        was brought as a file."""
        with self.lock.at(table_id, who.user_id) as locked:
            need_owner(locked.table, who)
            if locked.table.status == TableStatus.PLAYING:
                need_alone(locked.seats, who)
            elif locked.table.imported is None or locked.table.status != TableStatus.OVER:
                need_open(locked.table)
            locked.set_table(status=TableStatus.CLOSED, bot_due=False, takeback=None)

    def hold(self, who: Who, table_id: str, seat: int, level: str | None) -> None:
        """Hand a seat to a bot: the owner an abandoned one, anybody their own."""
        with self.lock.at(table_id, who.user_id) as locked:
            row = find_seat(locked.seats, seat)
            if row.user_id != who.user_id:
                need_owner(locked.table, who)
            if locked.table.status != TableStatus.PLAYING or row.kind != SeatKind.PERSON:
                raise Conflict("cannot-hold")
            if row.user_id != who.user_id and not self._is_abandoned(locked, row):
                raise Conflict("not-abandoned", seconds=int(self.settings.abandoned))
            chosen = level_of(self.games.levels(locked.table.game), level)
            if row.held:
                locked.set_seat(seat, level=chosen)
            else:
                hand_to_bot(locked, self.games, seat, Absence.AWAY, self.clock(), chosen)

    def _is_abandoned(self, locked: Locked, row: SeatRow) -> bool:
        seen = last_seen(locked.conn, locked.table.id, row.user_id)
        now = self.clock()
        if seen is not None and seen > now - SEEN:
            return False
        gone = max(float(seen or 0), float(row.left_at or 0), locked.table.since)
        return bool(now - gone >= self.settings.abandoned)

    # When somebody goes for good.

    def forget(self, who: Who) -> None:
        """Remove a deleted account: bots hold its seats, its open tables close, its name goes."""
        c, t = schema.seats.c, schema.tables.c
        with self.store.read() as conn:
            mine = conn.execute(sa.select(c.table_id).where(c.user_id == who.user_id)).scalars()
            sitting = sorted(set(mine))
            owned = list(conn.execute(sa.select(t.id, t.status).where(t.owner == who.user_id)))
        for table_id in sitting:
            self._leave_for_good(who, table_id)
            with self.store.write() as conn:
                where = (c.table_id == table_id) & (c.user_id == who.user_id)
                playing = sa.case(
                    (c.held, Absence.RESIGNED.value), else_=c.gone
                )  # nobody comes back to it
                gone = {"name": "-", "user_id": None, "gone": playing}
                conn.execute(sa.update(schema.seats).where(where).values(**gone))
                forget_names(conn, table_id, who.user_id)
        for row in owned:
            if row.status == TableStatus.OPEN:
                self.close(who, row.id)
            elif row.status == TableStatus.PLAYING:
                self._hand_over(row.id)

    def vacate(self, who: Who) -> None:
        """Remove somebody who may not play for now: bots hold their seats, their open tables
        close."""
        c, t = schema.seats.c, schema.tables.c
        mine = sa.select(c.table_id).where(c.user_id == who.user_id)
        with self.store.read() as conn:
            waiting = sa.select(t.id).where(t.owner == who.user_id, t.status == TableStatus.OPEN)
            owned = list(conn.execute(waiting).scalars())
            at = sa.select(t.id).where(
                t.id.in_(mine), t.status.in_((TableStatus.OPEN, TableStatus.PLAYING))
            )
            sitting = list(conn.execute(at).scalars())
        for table_id in owned:
            self.close(who, table_id)
        for table_id in sorted(set(sitting) - set(owned)):
            self._leave_for_good(who, table_id)

    def _leave_for_good(self, who: Who, table_id: str) -> None:
        with self.lock.at(table_id) as locked:
            for seat in asked_seats(locked.seats, who.user_id):
                locked.set_seat(seat, **seat_row(SeatKind.OPEN, ""))
            sits = bool(own_seats(locked.seats, who.user_id))
        if sits:
            self.leave(who, table_id, None)

    def _hand_over(self, table_id: str) -> None:
        """Make somebody at the table its owner, who can hand abandoned seats to bots."""
        with self.lock.at(table_id) as locked:
            heirs = [
                row.user_id for row in locked.seats if row.kind == SeatKind.PERSON and row.user_id
            ]
            if heirs:
                locked.set_table(owner=heirs[0])


def hand_to_bot(
    locked: Locked, games: Games, seat: int, why: Absence, now: float, level: str | None = None
) -> None:
    """Let a bot of the table's level play the seat, for a while or for good, and note it in the
    log."""
    chosen = level or leaver_level(locked.table, games)
    row = locked.seats[seat]
    note(locked.conn, locked.table, why, row, now, level=chosen)
    resigned = {"resigned": locked.table.version} if why == Absence.RESIGNED else {}
    locked.set_seat(seat, held=True, level=chosen, left_at=now, gone=why, **resigned)


def leaver_level(table: TableRow, games: Games) -> str:
    """Return the level of the bot that plays for who has left, as the table was made."""
    levels = games.levels(table.game)
    return level_of(levels, table.leaver_level if table.leaver_level in levels else None)


def shut_out(locked: Locked, user_id: str | None) -> None:
    """Keep somebody from sitting down here again, and replace the invitation that they know."""
    row = {"table_id": locked.table.id, "user_id": user_id}
    insert_or_ignore(locked.conn, schema.put_out, row)
    locked.set_table(invite=new_id(INVITATION), share=None)


def is_put_out(conn: Connection, table_id: str, user_id: str | None) -> bool:
    """Tell whether the owner has put them out."""
    c = schema.put_out.c
    where = (c.table_id == table_id) & (c.user_id == user_id)
    return conn.execute(sa.select(c.user_id).where(where)).first() is not None


def seat_row(
    kind: str, name: str, user_id: str | None = None, level: str | None = None
) -> dict[str, Any]:
    """Return the columns of a seat that begins anew."""
    row = {"kind": kind, "user_id": user_id, "name": name, "level": level}
    return {**row, "held": False, "left_at": None, "colour": None}


def place_row(who: Who, levels: tuple[str, ...], place: Place, number: int) -> dict[str, Any]:
    """Return the columns of a seat as `who` wants it; raise Malformed."""
    row = seat_row(SeatKind.OPEN, "")
    if place.kind == PlaceKind.ME:
        name = clean_name(place.name) if place.name else who.name
        row = seat_row(SeatKind.PERSON, name, who.user_id)
    elif place.kind == PlaceKind.BOT:
        level = level_of(levels, place.level)
        row = seat_row(SeatKind.BOT, clean_name(place.name or f"Bot {number + 1}"), None, level)
    elif place.kind == PlaceKind.NAMED:
        row = seat_row(SeatKind.PERSON, place.name or "")
    elif place.kind == PlaceKind.ASKED:
        row = seat_row(SeatKind.ASKED, place.name or "", place.user_id)
    return {**row, "colour": place.colour}


def level_of(levels: tuple[str, ...], level: str | None) -> str:
    """Return the level asked for, or a fair one; raise Malformed for an unknown one."""
    if level is None:
        return "normal" if "normal" in levels else levels[0]
    if level not in levels:
        raise Malformed("no-such-level", level=level[:40], levels=list(levels))
    return level


def find_seat(seats: list[SeatRow], seat: int) -> SeatRow:
    """Return a seat's row; raise NotFound."""
    if not 0 <= seat < len(seats):
        raise NotFound("no-such-seat", seat=seat)
    return seats[seat]


def need_own(mine: tuple[int, ...], wanted: tuple[int, ...], asked: int | None) -> None:
    """Raise Forbidden for a seat of somebody else, or for whoever has none."""
    if not mine or not set(wanted) <= set(mine):
        raise Forbidden("not-your-seat", seat=-1 if asked is None else asked)


def need_alone(seats: list[SeatRow], who: Who) -> None:
    """Raise Conflict if others play: their game is not ended over their heads."""
    for row in seats:
        others = row.kind == SeatKind.PERSON and row.user_id not in (None, who.user_id)
        if others and not has_left(row):
            raise Conflict("others-play")


def need_owner(table: TableRow, who: Who) -> None:
    """Raise Forbidden unless the table is theirs."""
    if table.owner != who.user_id:
        raise Forbidden("not-your-table")


def need_open(table: TableRow) -> None:
    """Raise Conflict when the game has begun."""
    if table.status != TableStatus.OPEN:
        raise Conflict("already-started")
