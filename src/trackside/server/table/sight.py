"""Check who may look at a table, and choose the seat through which a viewer looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.errors import Conflict, Forbidden, Malformed, NotFound
from trackside.server.db import schema
from trackside.server.db.enums import SeatKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.statements import Asked, Prepared, ask
from trackside.server.people.people import Who

# Asked with every message, so built once: building takes longer than running.
_T, _S = schema.tables.c, schema.seats.c
THIS: sa.BindParameter[str] = sa.bindparam("this")
TABLE = sa.select(schema.tables).where(_T.id == THIS)
SEATS = sa.select(schema.seats).where(_S.table_id == THIS).order_by(_S.seat)
FIND = Prepared(TABLE, record=TableRow)
FIND_LOCKED = Prepared(TABLE.with_for_update(), record=TableRow)
FIND_SEATS = Prepared(SEATS, record=SeatRow)
SEATS_OF_MANY = (
    sa.select(schema.seats)
    .where(_S.table_id.in_(sa.bindparam("these", expanding=True)))
    .order_by(_S.table_id, _S.seat)
)
COLOURS = 6  # the discs that the pages draw
LEFT = ("resigned", "time")  # why a seat is without its player, who is not expected back


@dataclass(frozen=True)
class Reader:
    """Whoever wants to look: a user (None: a stranger), the seat asked for, an invitation.

    seat   "auto", "none" (as an onlooker) or the number of an own seat
    share  of a link that lets its readers look on, and nothing else
    known  has just done something at the table: may look once more, also after leaving it
    """

    user: str | None
    seat: str = "auto"
    invite: str | None = None
    known: bool = False
    share: str | None = None


@dataclass(frozen=True)
class Eyes:
    """A viewer: a user, through one of their seats or as an onlooker (None)."""

    user_id: str | None
    seat: int | None
    mine: tuple[int, ...]


def find(conn: Connection, table_id: str, lock: bool = False) -> TableRow:
    """Return the table's row; raise NotFound."""
    (rows,) = ask(conn, [(FIND_LOCKED if lock else FIND, {"this": table_id})])
    return first_or_missing(rows)


def first_or_missing(rows: list[TableRow]) -> TableRow:
    """Return the row of a table that was asked for; raise NotFound."""
    if not rows:
        raise NotFound("no-such-table")
    return rows[0]


def seats_of(conn: Connection, table_id: str) -> list[SeatRow]:
    """Return the rows of the table's seats, in their order."""
    return ask(conn, [(FIND_SEATS, {"this": table_id})])[0]


def find_with_seats(
    conn: Connection, table_id: str, lock: bool = False, *also: Asked
) -> tuple[TableRow, list[SeatRow], list[list[Any]]]:
    """Return a table, its seats, and the rows of the other queries, in one round trip; raise
    NotFound."""
    this = {"this": table_id}
    asked: list[Asked] = [(FIND_LOCKED if lock else FIND, this), (FIND_SEATS, this), *also]
    found, seats, *rest = ask(conn, asked)
    return first_or_missing(found), seats, rest


def seats_of_many(conn: Connection, tables: list[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of several tables, with one query."""
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in conn.execute(SEATS_OF_MANY, {"these": tables}):
        found[row.table_id].append(SeatRow(*row))
    return found


def rematch_of(conn: Connection, table: TableRow) -> TableRow | None:
    """Return the table at which its people play again, unless that one was closed."""
    if table.rematch is None:
        return None
    again = sa.select(schema.tables).where(_T.id == table.rematch, _T.status != TableStatus.CLOSED)
    row = conn.execute(again).first()
    return TableRow(*row) if row is not None else None


def own_seats(seats: list[SeatRow], user_id: str | None) -> tuple[int, ...]:
    """Return where this user sits."""
    if user_id is None:
        return ()
    return tuple(s.seat for s in seats if s.user_id == user_id and s.kind == SeatKind.PERSON)


def asked_seats(seats: list[SeatRow], user_id: str | None) -> tuple[int, ...]:
    """Return the seats that are kept for this user, who has not said yes yet."""
    return tuple(s.seat for s in seats if s.kind == SeatKind.ASKED and s.user_id == user_id)


def choose_seat(table: TableRow, seats: list[SeatRow], user: str, seat: int | None) -> int:
    """Return the seat that the user acts for; raise NotFound, Malformed and Forbidden."""
    check_sight(table, seats, user, None)
    mine = own_seats(seats, user)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise Malformed("which-seat")
    if seat is None or seat not in mine:
        raise Forbidden("not-your-seat", seat=-1 if seat is None else seat)
    return seat


def users_of(seats: list[SeatRow]) -> tuple[str, ...]:
    """Return who is to be told when the table changes."""
    return tuple({row.user_id for row in seats if row.user_id})


def plays_itself(seat: SeatRow) -> bool:
    """Tell whether a bot sits there, or holds the place of a person."""
    return bool(seat.kind == SeatKind.BOT or seat.held)


def has_left(seat: SeatRow) -> bool:
    """Tell whether its player has given up, or had no time left; they may come back."""
    return seat.gone in LEFT


def is_offered(table: TableRow, seat: SeatRow) -> bool:
    """Tell whether others may take the seat over."""
    return bool(
        table.offers_seats and table.status == TableStatus.PLAYING and seat.held and has_left(seat)
    )


def bots_due(to_act: list[int], seats: list[SeatRow]) -> bool:
    """Tell whether a bot is to act."""
    return any(row.seat in to_act and plays_itself(row) for row in seats)


def need_started(table: TableRow) -> None:
    """Raise Conflict while the table still waits for people."""
    if table.status not in (TableStatus.PLAYING, TableStatus.OVER):
        raise Conflict("not-started")


# Sight.


def see(conn: Connection, table_id: str, reader: Reader) -> tuple[TableRow, list[SeatRow], Eyes]:
    """Return the table and whose eyes look at it; raise NotFound and Forbidden."""
    table, seats, _ = find_with_seats(conn, table_id)
    if not reader.known:
        check_sight(table, seats, reader.user, reader.invite, reader.share)
    return table, seats, eyes_of(table, seats, reader.user, reader.seat)


def check_sight(
    table: TableRow,
    seats: list[SeatRow],
    user_id: str | None,
    invite: str | None,
    share: str | None = None,
) -> None:
    """Raise NotFound for who may not see the table: a private one does not even exist for
    strangers. Whoever changes anything asks without `share`: its link is for looking."""
    sits = any(row.user_id == user_id for row in seats)
    known = user_id is not None and (table.owner == user_id or sits)
    asked_in = bool(invite and invite == table.invite) or bool(share and share == table.share)
    if not (table.public or known or asked_in):
        raise NotFound("no-such-table")


def eyes_of(
    table: TableRow, seats: list[SeatRow], user_id: str | None, wanted: str = "auto"
) -> Eyes:
    """Return the viewer's eyes: by themselves those of an own seat, first of one that is to act."""
    mine = own_seats(seats, user_id)
    if wanted == "none":
        return Eyes(user_id, None, mine)
    if wanted in ("auto", ""):
        ready = [seat for seat in mine if seat in table.to_act]
        return Eyes(user_id, next(iter([*ready, *mine]), None), mine)
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) <= 2):
        raise Malformed("bad-seat")
    everywhere = sees_all(table, user_id) and int(wanted) < len(seats)
    if int(wanted) not in mine and not everywhere:
        raise Forbidden("not-your-seat", seat=int(wanted))
    return Eyes(user_id, int(wanted), mine)


def sees_all(table: TableRow, user_id: str | None) -> bool:
    """Tell whether they look through every seat: whoever brought a finished game as a file has it
    all."""
    return table.imported is not None and user_id is not None and table.owner == user_id


# Colours of the seats: chosen before the start, all different, of no effect on the game.


def colours_of(chosen: list[int | None]) -> list[int]:
    """Return the colour of each seat: the one chosen; else the seat's own, or the first that nobody
    has."""
    found = list(chosen)
    for seat in range(len(found)):
        if found[seat] is None and seat < COLOURS and seat not in found:
            found[seat] = seat
    free = [colour for colour in range(COLOURS) if colour not in found]
    for seat, colour in enumerate(found):
        if colour is None:
            found[seat] = free.pop(0) if free else seat % COLOURS
    return [colour for colour in found if colour is not None]


def check_choice(
    seats: list[SeatRow], table: TableRow, seat: SeatRow, who: Who, colour: int | None
) -> None:
    """Raise Forbidden and Conflict unless the seat is one's own, or for the owner a bot's or an
    open one."""
    own = seat.kind == SeatKind.PERSON and seat.user_id == who.user_id
    if not own and (seat.kind == SeatKind.PERSON or table.owner != who.user_id):
        raise Forbidden("not-your-seat", seat=seat.seat)
    if colour is not None:
        check_free(seats, seat.seat, colour)


def check_free(seats: list[SeatRow], seat: int, colour: int) -> None:
    """Raise Conflict when another seat has chosen it."""
    if any(row.colour == colour and row.seat != seat for row in seats):
        raise Conflict("colour-taken")
