"""What leaves the server about a table: only what that viewer may know."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside import messages as words
from trackside.core import luck
from trackside.core.contract import Event, Json
from trackside.core.errors import Refusal
from trackside.core.record import HIDDEN
from trackside.server import schema
from trackside.server.clock import Clock, iso
from trackside.server.errors import Forbidden, Malformed, NotFound
from trackside.server.positions import Positions, Row

TAIL = 50  # entries of the log in a message
MOST_TAIL = 200
KEPT = 600
SEEN = 45.0  # seconds that a sign of life counts
MOST_UNDO = 40

# The queries of every message, built once: building them takes longer than running them.
_T, _S, _E, _P, _U = (
    schema.tables.c,
    schema.seats.c,
    schema.entries.c,
    schema.presence.c,
    schema.users.c,
)
THIS: sa.BindParameter[str] = sa.bindparam("this")
TABLE = sa.select(schema.tables).where(_T.id == THIS)
TABLE_LOCKED = TABLE.with_for_update()
SEATS = sa.select(schema.seats).where(_S.table_id == THIS).order_by(_S.seat)
SEATS_OF_MANY = (
    sa.select(schema.seats)
    .where(_S.table_id.in_(sa.bindparam("these", expanding=True)))
    .order_by(_S.table_id, _S.seat)
)
HERE = sa.select(_P.table_id, _P.user_id).where(
    _P.table_id.in_(sa.bindparam("these", expanding=True)), _P.seen > sa.bindparam("since")
)
PROGRAMS = sa.select(_U.id).where(_U.id.in_(sa.bindparam("these", expanding=True)), _U.bot)
ENTRIES = (
    sa.select(
        *(_E.version, _E.kind, _E.seat, _E.code, _E.text, _E.known_to),
        *(_E.events, _E.undo_to, _E.undone_by, _E.at),
    )
    .where(_E.table_id == THIS, _E.version > sa.bindparam("after"))
    .where(_E.version <= sa.bindparam("until"))
    .order_by(_E.version)
)
STANDING = (_E.table_id == THIS) & _E.undone_by.is_(None) & (_E.kind != "undo")
LAST_STANDING = (
    sa.select(_E.version, _E.seat, _E.kind, _E.reveals)
    .where(STANDING)
    .order_by(_E.version.desc())
    .limit(MOST_UNDO)
)
OWN_ACT = (
    sa.select(_E.version)
    .where(STANDING, _E.kind == "act", _E.seat == sa.bindparam("seat"))
    .order_by(_E.version.desc())
    .limit(1)
)
OWN_ACT_AT = OWN_ACT.where(_E.version == sa.bindparam("at"))


@dataclass(frozen=True)
class Eyes:
    """Who looks: a user, through one of their seats or as an onlooker (None)."""

    user_id: str | None
    seat: int | None
    mine: tuple[int, ...]


@dataclass(frozen=True)
class Present:
    """Who is there: (table, user) with a stream open; and which users are programs."""

    here: set[tuple[str, str]]
    programs: set[str]


def find(conn: Connection, table_id: str, lock: bool = False) -> Row:
    row = conn.execute(TABLE_LOCKED if lock else TABLE, {"this": table_id}).first()
    if row is None:
        raise NotFound("no-such-table")
    return row


def seats_of(conn: Connection, table_id: str) -> list[Row]:
    return list(conn.execute(SEATS, {"this": table_id}))


def own_seats(seats: list[Row], user_id: str | None) -> tuple[int, ...]:
    if user_id is None:
        return ()
    return tuple(s.seat for s in seats if s.user_id == user_id and s.kind == "person")


def check_sight(table: Row, seats: list[Row], user_id: str | None, invite: str | None) -> None:
    """A private table does not even exist for strangers."""
    known = user_id is not None and (table.owner == user_id or own_seats(seats, user_id))
    if not (table.public or known or (invite and invite == table.invite)):
        raise NotFound("no-such-table")


def eyes_of(table: Row, seats: list[Row], user_id: str | None, wanted: str) -> Eyes:
    mine = own_seats(seats, user_id)
    if wanted == "none":
        return Eyes(user_id, None, mine)
    if wanted in ("auto", ""):
        ready = [seat for seat in mine if seat in table.to_act]
        return Eyes(user_id, next(iter([*ready, *mine]), None), mine)
    if not (wanted.isascii() and wanted.isdecimal() and len(wanted) <= 2):
        raise Malformed("bad-seat")
    if int(wanted) not in mine:
        raise Forbidden("not-your-seat", seat=int(wanted))
    return Eyes(user_id, int(wanted), mine)


def refusal_json(refusal: Refusal, names: list[str]) -> Json:
    message = f"{words.prefix_of(refusal.rule)}-no-{refusal.key}"
    text = words.text("en", message, refusal.params, names)
    return {**refusal.json(), "message": message, "text": text}


def event_data(event: Event) -> Json:
    """For the database, secrets and all."""
    return {
        "key": event.key,
        "rule": event.rule,
        "seat": event.seat,
        "params": dict(event.params),
        "secret": dict(event.secret),
        "to": list(event.to),
    }


def event_seen(data: Json, seat: int | None, everything: bool) -> Json:
    event = Event(**{**data, "to": tuple(data["to"])})
    if everything:
        event = Event(event.key, event.rule, event.seat, {**event.params, **event.secret})
    return event.seen_by(seat)


def entry_json(row: Row, seat: int | None, everything: bool) -> Json:
    """An entry of the log for a viewer."""
    known = everything or row.known_to is None or (seat is not None and seat in row.known_to)
    return {
        "version": row.version,
        "seat": row.seat,
        "text": row.text if known else HIDDEN,
        "code": row.code if known and row.kind != "undo" else None,
        "undone": row.undone_by is not None,
        "undo_to": row.undo_to,
        "at": iso(row.at),
        "events": [event_seen(event, seat, everything) for event in row.events],
    }


class Messages:
    def __init__(self, positions: Positions, clock: Clock) -> None:
        self.positions = positions
        self.clock = clock
        self._kept: OrderedDict[tuple[str, int, int | None], Json] = OrderedDict()
        self._lock = Lock()

    # The position through somebody's eyes.

    def seen(self, conn: Connection, table: Row, seat: int | None) -> Json:
        """view and offers of the present position; kept, for there may be many onlookers."""
        kept = self.kept(table.id, table.version, seat)
        if kept is not None:
            return kept
        with self.positions.using(table.id):
            state = self.positions.at(conn, table, table.version)
            offers = state.offers(seat) if seat is not None and seat in table.to_act else []
            made = {"view": state.view(seat), "offers": offers}
        self.keep(table.id, table.version, seat, made)
        return made

    def kept(self, table_id: str, version: int, seat: int | None) -> Json | None:
        with self._lock:
            return self._kept.get((table_id, version, seat))

    def keep(self, table_id: str, version: int, seat: int | None, seen: Json) -> None:
        with self._lock:
            self._kept[table_id, version, seat] = seen
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def state(
        self,
        conn: Connection,
        table: Row,
        seats: list[Row],
        eyes: Eyes,
        after: int | None = None,
        tail: int = TAIL,
    ) -> Json:
        """The state message of the API."""
        frozen = table.status == "playing" and not self.positions.playable(table)
        shown = table.status in ("playing", "over") and self.positions.playable(table)
        seen = self.seen(conn, table, eyes.seat) if shown else {"view": None, "offers": []}
        log = self._tail(conn, table, eyes.seat, after, tail)
        over = table.status == "over"
        return {
            **self._head(table, eyes),
            "status": "frozen" if frozen else table.status,
            "version": table.version,
            "seat": eyes.seat,
            "to_act": table.to_act,
            "view": seen["view"],
            "offers": [] if frozen else seen["offers"],
            "seats": self.seats(conn, table, seats, eyes),
            "log": log,
            "log_from": log[0]["version"] if log else table.version + 1,
            "undo": self.undo(conn, table, eyes.seat),
            "takeback": table.takeback,
            "result": table.result,
            "seed_hash": luck.seed_hash(table.seed),
            "seed": table.seed if over else None,
            "since": iso(table.since),
        }

    def _head(self, table: Row, eyes: Eyes) -> Json:
        return {
            "table": table.id,
            "game": table.game,
            "rules": table.rules,
            "title": table.title,
            "public": table.public,
            "options": table.options,
            "board": "custom" if table.board_data is not None else table.board,
            "mine": list(eyes.mine),
            "owner": eyes.user_id is not None and eyes.user_id == table.owner,
            "invite": table.invite if eyes.mine or eyes.user_id == table.owner else None,
        }

    def seats(self, conn: Connection, table: Row, seats: list[Row], eyes: Eyes) -> list[Json]:
        present = self.present(conn, [table.id], seats)
        return [self._seat(row, present, eyes) for row in seats]

    def _seat(self, row: Row, present: Present, eyes: Eyes) -> Json:
        program = row.kind == "person" and row.user_id in present.programs
        return {
            "seat": row.seat,
            "kind": "program" if program else row.kind,
            "name": row.name,
            "level": row.level if row.kind == "bot" or row.held else None,
            "connected": row.kind == "bot" or (row.table_id, row.user_id) in present.here,
            "held": row.held,
            "you": row.seat in eyes.mine,
        }

    def present(self, conn: Connection, tables: list[str], seats: list[Row]) -> Present:
        since = self.clock() - SEEN
        here = conn.execute(HERE, {"these": tables, "since": since})
        people = sorted({row.user_id for row in seats if row.kind == "person" and row.user_id})
        programs = conn.execute(PROGRAMS, {"these": people}).scalars() if people else ()
        return Present({(row.table_id, row.user_id) for row in here}, set(programs))

    # The log.

    def _tail(
        self, conn: Connection, table: Row, seat: int | None, after: int | None, tail: int
    ) -> list[Json]:
        first = table.version - tail if after is None else max(after, table.version - MOST_TAIL)
        entries = self.entries(conn, table, seat, first, table.version)
        back = min((e["undo_to"] for e in entries if e["undo_to"] is not None), default=first)
        if back >= first:
            return entries
        # An undo has changed entries that the reader may have: they come again.
        return self.entries(conn, table, seat, max(back, table.version - MOST_TAIL), table.version)

    def entries(
        self, conn: Connection, table: Row, seat: int | None, after: int, until: int
    ) -> list[Json]:
        rows = conn.execute(ENTRIES, {"this": table.id, "after": after, "until": until})
        return [entry_json(row, seat, table.status == "over") for row in rows]

    # What may be taken back.

    def undo(self, conn: Connection, table: Row, seat: int | None) -> Json:
        if seat is None or table.status != "playing" or not self.positions.playable(table):
            return {"free": 0, "ask": False}
        free = len(free_undo(conn, table, seat))
        return {"free": free, "ask": last_act(conn, table, seat) is not None}

    # The lobby.

    def summaries(self, conn: Connection, tables: list[Row], user: str | None) -> list[Json]:
        if not tables:
            return []
        names = [table.id for table in tables]
        rows = list(conn.execute(SEATS_OF_MANY, {"these": names}))
        present = self.present(conn, names, rows)
        by_table: dict[str, list[Row]] = {name: [] for name in names}
        for row in rows:
            by_table[row.table_id].append(row)
        return [self._summary(table, by_table[table.id], present, user) for table in tables]

    def _summary(self, table: Row, seats: list[Row], present: Present, user: str | None) -> Json:
        eyes = eyes_of(table, seats, user, "auto")
        return {
            "table": table.id,
            "game": table.game,
            "title": table.title,
            "status": table.status,
            "public": table.public,
            "version": table.version,
            "seats": [self._seat(row, present, eyes) for row in seats],
            "to_act": table.to_act,
            "mine": list(eyes.mine),
            "your_turn": any(seat in table.to_act for seat in eyes.mine),
            "owner": eyes.user_id is not None and eyes.user_id == table.owner,
            "round": table.round,
            "phase": table.phase,
            "since": iso(table.since),
        }


def free_undo(conn: Connection, table: Row, seat: int) -> list[int]:
    """Versions of the own actions that may be taken back without asking, newest first."""
    if seat not in table.to_act:
        return []
    free: list[int] = []
    for row in conn.execute(LAST_STANDING, {"this": table.id}).all():
        if row.seat != seat or row.kind != "act" or row.reveals:
            break
        free.append(row.version)
    return free


def last_act(conn: Connection, table: Row, seat: int, at: int | None = None) -> int | None:
    """The version of the seat's last action that stands (or of the one at this version)."""
    query = OWN_ACT if at is None else OWN_ACT_AT
    found: int | None = conn.execute(query, {"this": table.id, "seat": seat, "at": at}).scalar()
    return found
