"""List what administrators see: people, tables and reports in a few facts each, limits, the log.

Nothing of a position, no seed and no invitation: whoever looks after a server may play on it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.admin.complaints import BOARD
from trackside.server.base.clock import iso
from trackside.server.base.errors import NotFound
from trackside.server.base.limits import RATES
from trackside.server.base.settings import Settings
from trackside.server.db import schema
from trackside.server.db.enums import TableStatus, UserKind
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.db.store import Store
from trackside.server.look.talk import ONLOOKERS
from trackside.server.table.sight import find, seats_of, seats_of_many

PAGE = 30
AROUND = 5  # lines of talk before and after the one that was reported
KINDS = ("guest", "account", "suspended", "admin", "limited")
_U, _T, _S = schema.users.c, schema.tables.c, schema.seats.c
_R, _L = schema.reports.c, schema.admin_log.c
Query = sa.Select[*tuple[Any, ...]]
_SEEN = sa.func.coalesce(schema.sessions.c.seen, schema.sessions.c.created)
LAST_SEEN = (
    sa.select(sa.func.max(_SEEN)).where(schema.sessions.c.user_id == _U.id).scalar_subquery()
)
PEOPLE = sa.select(schema.users, LAST_SEEN.label("seen")).where(_U.kind != UserKind.GONE)
OF_KIND = {
    "guest": _U.kind == UserKind.GUEST,
    "account": _U.kind == UserKind.ACCOUNT,
    "suspended": _U.suspended.is_not(None),
    "admin": _U.admin,
    "limited": _U.limits.is_not(None),
}


class AdminLists:
    """The lists, for the page and the command line alike."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    def overview(self) -> Json:
        """Count people, tables and open reports of each kind."""
        with self.store.read() as conn:
            people = {kind: count(conn, schema.users, where) for kind, where in OF_KIND.items()}
            tables = {one: count(conn, schema.tables, _T.status == one) for one in TableStatus}
            return {
                "people": people,
                "tables": tables,
                "reports": count(conn, schema.reports, _R.done.is_(None)),
            }

    # People.

    def people(self, search: str = "", kind: str | None = None, page: int = 0) -> Json:
        """Return {"people", "more"}, the youngest first; search by name, login or id."""
        query = PEOPLE.order_by(_U.created.desc(), _U.id)
        if kind is not None:
            query = query.where(OF_KIND[kind])
        if search:
            query = query.where(
                contains(_U.name, search) | contains(_U.login, search) | (_U.id == search)
            )
        with self.store.read() as conn:
            rows, more = fetch_page(conn, query, page)
            return {"people": [person_json(row) for row in rows], "more": more}

    def person(self, user_id: str) -> Json:
        """Return one person, with where they sit and how often they were reported; raise
        NotFound."""
        sits = _T.id.in_(sa.select(_S.table_id).where(_S.user_id == user_id))
        query = sa.select(schema.tables).where(sits | (_T.owner == user_id))
        with self.store.read() as conn:
            person = conn.execute(PEOPLE.where(_U.id == user_id)).first()
            if person is None:
                raise NotFound("no-such-person")
            rows, _ = fetch_page(conn, query.order_by(_T.since.desc(), _T.id), 0)
            tables = [TableRow(*row) for row in rows]
            return {
                **person_json(person),
                "tables": tables_json(conn, tables),
                "reports": count(conn, schema.reports, _R.about_id == user_id),
            }

    def find_people(self, who: str) -> list[Json]:
        """Return everybody whom somebody at the command line may mean: by id, login or whole
        name."""
        same = sa.func.lower(_U.name) == who.lower()
        with self.store.read() as conn:
            for condition in (_U.id == who, _U.login == who.lower(), same):
                rows = conn.execute(PEOPLE.where(condition).limit(PAGE)).all()
                if rows:
                    return [person_json(row) for row in rows]
        return []

    # Tables.

    def tables(self, search: str = "", status: str | None = None, page: int = 0) -> Json:
        """Return {"tables", "more"}, the latest change first; search by title, id or who sits
        there."""
        query = sa.select(schema.tables).order_by(_T.since.desc(), _T.id)
        if status is not None:
            query = query.where(_T.status == status)
        if search:
            sits = _T.id.in_(sa.select(_S.table_id).where(contains(_S.name, search)))
            query = query.where(contains(_T.title, search) | (_T.id == search) | sits)
        with self.store.read() as conn:
            rows, more = fetch_page(conn, query, page)
            tables = [TableRow(*row) for row in rows]
            return {"tables": tables_json(conn, tables), "more": more}

    def table(self, table_id: str) -> Json:
        """Return one table; raise NotFound."""
        with self.store.read() as conn:
            return tables_json(conn, [find(conn, table_id)])[0]

    # Reports.

    def reports(self, viewer: str | None = None, everything: bool = False, page: int = 0) -> Json:
        """Return {"reports", "more"}, the latest first, each with the talk around it; those that
        were dealt with only when `everything` is asked for."""
        query = sa.select(schema.reports).order_by(_R.at.desc(), _R.id)
        if not everything:
            query = query.where(_R.done.is_(None))
        with self.store.read() as conn:
            rows, more = fetch_page(conn, query, page)
            names = names_of(conn, [row.user_id for row in rows])
            shown = [report_json(conn, row, names, viewer) for row in rows]
            return {"reports": shown, "more": more}

    # Limits, and what was done.

    def limits(self) -> Json:
        """Return the rate limits for everybody, and the people who have a factor of their own."""
        factor = self.settings.limits
        rates = [
            {"what": what, "at_once": size * factor, "per_second": round(rate * factor, 4)}
            for what, (size, rate) in RATES.items()
        ]
        others = self.people(kind="limited")["people"]
        return {"factor": factor, "rates": rates if factor > 0 else [], "people": others}

    def log(self, page: int = 0) -> Json:
        """Return {"log", "more"}, the latest first."""
        query = sa.select(schema.admin_log).order_by(_L.at.desc(), _L.id)
        with self.store.read() as conn:
            rows, more = fetch_page(conn, query, page)
            names = names_of(conn, [name for row in rows for name in (row.by_id, row.about)])
            return {"log": [log_json(row, names) for row in rows], "more": more}


# Rows as JSON.


def fetch_page(
    conn: Connection, query: sa.Select[*tuple[Row, ...]], page: int
) -> tuple[list[Row], bool]:
    """Return a page of rows, and whether there is another."""
    rows = list(conn.execute(query.limit(PAGE + 1).offset(page * PAGE)))
    return rows[:PAGE], len(rows) > PAGE


def count(conn: Connection, table: sa.Table, where: sa.ColumnElement[bool]) -> int:
    """Count the rows that match."""
    query = sa.select(sa.func.count()).select_from(table).where(where)
    return int(conn.execute(query).scalar_one())


def contains(column: sa.Column[str], search: str) -> sa.ColumnElement[bool]:
    """Match a column that contains these letters, in either case."""
    return sa.func.lower(column).contains(search.lower(), autoescape=True)


def names_of(conn: Connection, people: Iterable[str | None]) -> dict[str, str]:
    """Return the present names of those who are still here."""
    query = sa.select(_U.id, _U.name).where(_U.id.in_({one for one in people if one}))
    return {row.id: row.name for row in conn.execute(query)}


def person_json(row: Row) -> Json:
    """Return somebody, without their address and channels."""
    return {
        "id": row.id,
        "name": row.name,
        "kind": row.kind,
        "login": row.login,
        "bot": row.bot,
        "admin": row.admin,
        "suspended": None if row.suspended is None else iso(row.suspended),
        "limits": row.limits,
        "created": iso(row.created),
        "seen": None if row.seen is None else iso(row.seen),
    }


def tables_json(conn: Connection, tables: list[TableRow]) -> list[Json]:
    """Return who sits where since when; nothing of the position."""
    seats = seats_of_many(conn, [table.id for table in tables]) if tables else {}
    owners = names_of(conn, [table.owner for table in tables])
    return [
        {
            "table": table.id,
            "game": table.game,
            "title": table.title,
            "status": table.status,
            "public": table.public,
            "owner": {"id": table.owner, "name": owners.get(table.owner, "-")},
            "seats": [seat_json(row) for row in seats[table.id]],
            "created": iso(table.created),
            "since": iso(table.since),
        }
        for table in tables
    ]


def seat_json(row: SeatRow) -> Json:
    """Return a seat and its owner."""
    return {"seat": row.seat, "kind": row.kind, "name": row.name, "user": row.user_id}


def report_json(conn: Connection, row: Row, names: dict[str, str], viewer: str | None) -> Json:
    """Return a report; players do not read the onlookers of their own game, whoever they are."""
    found = conn.execute(sa.select(schema.tables).where(_T.id == row.table_id)).first()
    table = TableRow(*found) if found is not None else None
    withheld = row.room == ONLOOKERS and table is not None and plays(conn, table, viewer)
    return {
        "id": row.id,
        "table": row.table_id,
        "title": table.title if table is not None else None,
        "status": table.status if table is not None else None,
        "room": row.room,
        "number": row.number,
        "at": iso(row.at),
        "name": row.name,
        "user": row.about_id,
        "by": None if row.user_id is None else {"id": row.user_id, "name": names[row.user_id]},
        "text": "" if withheld else row.text,
        "why": "" if withheld else row.why,
        "withheld": withheld,
        "talk": [] if withheld else talk_around(conn, row),
        "board": board_visibility(conn, row.table_id) if row.room == BOARD else None,
        "done": None if row.done is None else iso(row.done),
    }


def board_visibility(conn: Connection, board_id: str) -> str | None:
    """Return who sees a board now; None for one that is deleted."""
    kept = schema.kept_boards.c
    row = conn.execute(sa.select(kept.visibility).where(kept.id == board_id)).first()
    return None if row is None else str(row.visibility)


def plays(conn: Connection, table: TableRow, viewer: str | None) -> bool:
    """Tell whether the viewer sits at this table, and its game is not over."""
    if viewer is None or table.status == TableStatus.OVER:
        return False
    return any(seat.user_id == viewer for seat in seats_of(conn, table.id))


def talk_around(conn: Connection, report: Row) -> list[Json]:
    """Return what was said before and after in the same room, if the table is still there."""
    k = schema.talk.c
    near = k.number.between(report.number - AROUND, report.number + AROUND)
    where = (k.table_id == report.table_id) & (k.room == report.room) & near
    lines = conn.execute(sa.select(schema.talk).where(where).order_by(k.number))
    return [
        {"number": line.number, "name": line.name, "text": line.text, "at": iso(line.at)}
        for line in lines
    ]


def log_json(row: Row, names: dict[str, str]) -> Json:
    """Return an act, with the present names of people."""
    return {
        "at": iso(row.at),
        "by": names.get(row.by_id, "-") if row.by_id else row.by_name,
        "at_command_line": row.by_id is None,
        "what": row.what,
        "about": row.about,
        "name": names.get(row.about),
        "words": row.words,
    }
