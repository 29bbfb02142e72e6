"""Talk at a table: two rooms, who may read and write in which, and whose lines a reader is spared.

Players do not see the onlookers' room while their game runs: they could be told secrets there.
Onlookers read what the players say, and answer among themselves. After the end both rooms are
open to both. Nothing of it is part of the record.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import Clock, iso
from trackside.server.base.errors import Conflict, Forbidden, Malformed, NotFound
from trackside.server.db import schema
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.db.statements import Prepared, ask
from trackside.server.db.store import Store, insert_or_ignore
from trackside.server.live.hub import Changed
from trackside.server.people.blocks import muted_for
from trackside.server.people.people import BLANK, Who
from trackside.server.seats.changes import is_put_out
from trackside.server.table.outbox import tell as tell_people
from trackside.server.table.requests import Done, RequestKey, fingerprint
from trackside.server.table.sight import Reader, check_sight, find, own_seats, seats_of

PLAYERS, ONLOOKERS = "players", "onlookers"
ROOMS = (PLAYERS, ONLOOKERS)
MOST_TEXT = 500
MOST_LINES = 5_000  # in a room
PAGE = 200  # lines of a room at once

_L, _M = schema.talk.c, schema.talk_marks.c
ENDS = Prepared(
    sa.select(_L.room, sa.func.max(_L.number).label("last"))
    .where(_L.table_id == sa.bindparam("this"))
    .group_by(_L.room)
)
Heard = tuple[int, int]  # the last line that somebody has of each room, in the order of ROOMS


@dataclass(frozen=True)
class TalkRights:
    """The rooms in which somebody may read and write at a table."""

    user_id: str | None
    reads: tuple[str, ...]
    writes: tuple[str, ...]


class TalkMark(NamedTuple):
    """How far somebody has read in both rooms, and whether they want to hear of it."""

    players: int
    onlookers: int
    muted: bool


def rights_of(table: TableRow, seats: list[SeatRow], user_id: str | None) -> TalkRights:
    """Return what somebody may read and write. Whoever sits there, or is asked to, is a player,
    through whichever seat they look."""
    plays = user_id is not None and any(row.user_id == user_id for row in seats)
    if table.status == TableStatus.OVER:
        return TalkRights(user_id, ROOMS, ROOMS if user_id is not None else ())
    reads = (PLAYERS,) if plays else ROOMS
    writes: tuple[str, ...] = (PLAYERS,) if plays else (ONLOOKERS,)
    return TalkRights(
        user_id, reads, writes if user_id is not None and table.status != TableStatus.CLOSED else ()
    )


def clean_talk(text: str) -> str:
    """Return one line that can be read; raise Malformed if there is none or it is too long."""
    seen = "".join(" " if c.isspace() else c for c in text)
    plain = "".join(c for c in seen if unicodedata.category(c)[0] != "C" and c not in BLANK)
    said = " ".join(plain.split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in said) or len(said) > MOST_TEXT:
        raise Malformed("bad-talk", most=MOST_TEXT)
    return said


def mentions(said: str, name: str) -> bool:
    """Tell whether somebody is called by name, as a word of its own."""
    pattern = rf"(?<!\w){re.escape(name.casefold())}(?!\w)"
    return re.search(pattern, said.casefold()) is not None


class Talk:
    """The rooms of all tables; `changed` is called when somebody has spoken."""

    def __init__(self, store: Store, clock: Clock, changed: Callable[[Changed], None]) -> None:
        self.store = store
        self.clock = clock
        self.changed = changed

    # Reading.

    def page(self, table_id: str, reader: Reader, room: str | None, before: int | None) -> Json:
        """Return the last lines of each room that the reader may read, or those of one room before
        a line."""
        with self.store.read() as conn:
            rights = find_rights(conn, table_id, reader)
            rooms = [each for each in rights.reads if room in (None, each)]
            rows = [row for each in rooms for row in last_lines(conn, table_id, each, before)]
            mark = find_mark(conn, table_id, reader.user)
            lines = lines_json(conn, rows, rights)
        first = {each: min((r.number for r in rows if r.room == each), default=1) for each in rooms}
        return {
            "lines": lines,
            "more": [each for each in rooms if first[each] > 1],
            "reads": list(rights.reads),
            "writes": list(rights.writes),
            "read": {
                PLAYERS: mark.players,
                ONLOOKERS: mark.onlookers if ONLOOKERS in rights.reads else 0,
            },
            "muted": mark.muted,
        }

    def ends(self, table_id: str) -> Heard:
        """Return the last line of each room, from which a stream begins."""
        with self.store.read() as conn:
            rows = ask(conn, [(ENDS, {"this": table_id})])[0]
        last = {row.room: int(row.last) for row in rows}
        return last.get(PLAYERS, 0), last.get(ONLOOKERS, 0)

    def since(self, table_id: str, reader: Reader, heard: Heard) -> list[Json]:
        """Return what was said after those lines, as far as the reader may know."""
        with self.store.read() as conn:
            rights = find_rights(conn, table_id, reader)
            new = sa.or_(
                *(
                    (_L.room == r) & (_L.number > n)
                    for r, n in zip(ROOMS, heard)
                    if r in rights.reads
                )
            )
            query = sa.select(schema.talk).where(_L.table_id == table_id, new)
            return lines_json(conn, list(conn.execute(query.limit(2 * PAGE))), rights)

    # Speaking.

    def write(
        self, who: Who, table_id: str, room: str, text: str, key: str, invite: str | None
    ) -> Json:
        """Say something, once per key; return the line."""
        said, user = clean_talk(text), who.need("play")
        request = RequestKey(table_id, user, key, fingerprint(["talk", room, said]))
        with self.store.write() as conn:
            table = find(conn, table_id, lock=True)
            seats = seats_of(conn, table_id)
            check_sight(table, seats, user, invite)
            done = request.find(conn)
            if done is None:
                row = self._line(conn, table, seats, who, room, said)
                conn.execute(sa.insert(schema.talk).values(**row))
                done = Done(-1, row["number"], row["number"])
                request.remember(conn, done)
                self._notify_mentioned(conn, table, seats, user, room, said)
                notice = Changed(table_id, table.version, (), False, talk=True)
                self.store.notify(conn, notice.text())
            else:
                notice = None
            line = line_json(find_line(conn, table_id, room, done.first), user)
        if notice is not None:
            self.changed(notice)
        return line

    def _notify_mentioned(
        self,
        conn: Connection,
        table: TableRow,
        seats: list[SeatRow],
        user: str,
        room: str,
        said: str,
    ) -> None:
        """Notify whoever is called by name, once a turn, unless they have muted the talk or its
        speaker."""
        if room != PLAYERS:
            return
        mentioned = {
            row.user_id
            for row in seats
            if row.user_id not in (None, user)
            and mentions(said, row.name)
            and user not in muted_for(conn, row.user_id)
            and not find_mark(conn, table.id, row.user_id).muted
        }
        tell_people(conn, self.clock(), table.id, mentioned, "answer", table.version, "spoken-to")

    def _line(
        self,
        conn: Connection,
        table: TableRow,
        seats: list[SeatRow],
        who: Who,
        room: str,
        said: str,
    ) -> dict[str, Any]:
        """Return the row of a new line; raise Forbidden and Conflict."""
        if table.status == TableStatus.CLOSED:
            raise Conflict("not-playing")
        if room not in rights_of(table, seats, who.user_id).writes:
            raise Forbidden("not-your-room")
        if is_put_out(conn, table.id, who.user_id):
            raise Forbidden("put-out")
        number = last_number(conn, table.id, room) + 1
        if number > MOST_LINES:
            raise Conflict("talk-full")
        seat = next(iter(own_seats(seats, who.user_id)), None)
        return {
            "table_id": table.id,
            "room": room,
            "number": number,
            "user_id": who.user_id,
            "seat": seat,
            "name": who.name if seat is None else seats[seat].name,
            "text": said,
            "version": table.version,
            "at": self.clock(),
        }

    def mark(self, table_id: str, reader: Reader, heard: Heard | None, muted: bool | None) -> None:
        """Store how far somebody has read, which never goes back, and whether they want to hear of
        it."""
        assert reader.user is not None
        row = {"table_id": table_id, "user_id": reader.user}
        mine = (_M.table_id == table_id) & (_M.user_id == reader.user)
        with self.store.write() as conn:
            find_rights(conn, table_id, reader)
            fresh = {**row, "players": 0, "onlookers": 0, "muted": False}
            insert_or_ignore(conn, schema.talk_marks, fresh)
            before = find_mark(conn, table_id, reader.user)
            players, onlookers = heard or (0, 0)
            values = {
                "players": max(before.players, min(players, last_number(conn, table_id, PLAYERS))),
                "onlookers": max(
                    before.onlookers, min(onlookers, last_number(conn, table_id, ONLOOKERS))
                ),
                "muted": before.muted if muted is None else muted,
            }
            conn.execute(sa.update(schema.talk_marks).where(mine).values(**values))


# Rows.


def find_rights(conn: Connection, table_id: str, reader: Reader) -> TalkRights:
    """Return the rights of whoever may look at the table; raise NotFound."""
    table, seats = find(conn, table_id), seats_of(conn, table_id)
    check_sight(table, seats, reader.user, reader.invite, reader.share)
    return rights_of(table, seats, reader.user)


def last_number(conn: Connection, table_id: str, room: str) -> int:
    """Return the number of the last line, 0 where none was said."""
    where = (_L.table_id == table_id) & (_L.room == room)
    number: int | None = conn.execute(sa.select(sa.func.max(_L.number)).where(where)).scalar()
    return number or 0


def last_lines(conn: Connection, table_id: str, room: str, before: int | None) -> list[Row]:
    """Return the end of a room, or what was said before a line."""
    query = sa.select(schema.talk).where(_L.table_id == table_id, _L.room == room)
    if before is not None:
        query = query.where(_L.number < before)
    return list(conn.execute(query.order_by(_L.number.desc()).limit(PAGE)))


def find_line(conn: Connection, table_id: str, room: str, number: int) -> Row:
    """Return a line; raise NotFound."""
    where = (_L.table_id == table_id) & (_L.room == room) & (_L.number == number)
    row = conn.execute(sa.select(schema.talk).where(where)).first()
    if row is None:
        raise NotFound("no-such-line")
    return row


def find_readable_line(
    conn: Connection, table_id: str, reader: Reader, room: str, number: int
) -> Row:
    """Return a line that the reader may read; raise NotFound."""
    if room not in find_rights(conn, table_id, reader).reads:
        raise NotFound("no-such-line")
    return find_line(conn, table_id, room, number)


def find_mark(conn: Connection, table_id: str, user: str | None) -> TalkMark:
    where = (_M.table_id == table_id) & (_M.user_id == user)
    row = conn.execute(sa.select(schema.talk_marks).where(where)).first()
    if row is None:
        return TalkMark(0, 0, False)
    return TalkMark(row.players, row.onlookers, bool(row.muted))


def lines_json(conn: Connection, rows: list[Row], rights: TalkRights) -> list[Json]:
    """Return lines in the order in which they were said, without those of people who are
    blocked."""
    muted = muted_for(conn, rights.user_id) if rows else set()
    said = [row for row in rows if row.user_id not in muted]
    said.sort(key=lambda row: (row.at, ROOMS.index(row.room), row.number))
    return [line_json(row, rights.user_id) for row in said]


def line_json(row: Row, user: str | None) -> Json:
    """Return a line as a reader gets it; nobody learns who people are beyond their names."""
    return {
        "room": row.room,
        "number": row.number,
        "seat": row.seat,
        "name": row.name,
        "you": user is not None and row.user_id == user,
        "text": row.text,
        "version": row.version,
        "at": iso(row.at),
    }
