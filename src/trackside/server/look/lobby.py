"""List tables as summaries: one's own, those that wait for people, those that run."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import Clock, iso
from trackside.server.db import schema
from trackside.server.db.enums import SeatKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.store import Store
from trackside.server.look.state_message import kept_board, seats_json
from trackside.server.people.blocks import people_apart
from trackside.server.table.presence import Present, present
from trackside.server.table.sight import LEFT, asked_seats, eyes_of, find, seats_of_many

MOST_SHOWN = 50
PAGE = 20  # finished games


class Lobby:
    """The tables that somebody finds before sitting down."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    def lists(self, user: str | None) -> Json:
        """Return {"mine", "open", "live", "seats"}, the latest first; own tables where one is
        awaited come before. `seats` are games with a place to take over."""
        t, s, put_away = schema.tables.c, schema.seats.c, schema.put_away.c
        recent = sa.select(schema.tables).order_by(t.since.desc()).limit(MOST_SHOWN)
        with self.store.read() as conn:
            away = sa.select(put_away.table_id).where(put_away.user_id == user)
            sits = t.id.in_(sa.select(s.table_id).where(s.user_id == user))
            own = recent.where(
                sits | (t.owner == user), t.status != TableStatus.CLOSED, t.id.not_in(away),
                t.imported.is_(None),
            )  # fmt: skip
            mine = table_rows(conn, own) if user else []
            seen = {row.id for row in mine}
            lists = {"mine": mine}
            for name, status in (("open", TableStatus.OPEN), ("live", TableStatus.PLAYING)):
                rows = table_rows(conn, recent.where(t.status == status, t.public))
                lists[name] = [row for row in rows if row.id not in seen]
            lists["seats"] = self._with_open_seats(conn, user, seen)
            shown = {name: self._summaries(conn, rows, user) for name, rows in lists.items()}
        shown["mine"].sort(
            key=lambda one: (
                not one["your_turn"],
                one["asked"] is None,
                one["status"] == TableStatus.OVER,
            )
        )
        return shown

    def _with_open_seats(
        self, conn: Connection, user: str | None, seen: set[str]
    ) -> list[TableRow]:
        """Return public games whose owner offers the seats of leavers to whoever may sit down."""
        t, s, out = schema.tables.c, schema.seats.c, schema.put_out.c
        blocked = sa.select(s.table_id).where(s.user_id.in_(people_apart(user)))
        left = sa.select(s.table_id).where(s.held, s.gone.in_(LEFT))
        query = sa.select(schema.tables).where(
            t.status == TableStatus.PLAYING, t.public, t.offers_seats, t.id.in_(left),
            t.id.not_in(sa.select(out.table_id).where(out.user_id == user)), t.id.not_in(blocked),
        )  # fmt: skip
        rows = table_rows(conn, query.order_by(t.since.desc()).limit(MOST_SHOWN))
        return [row for row in rows if row.id not in seen]

    def archive(self, user: str, page: int) -> Json:
        """Return {"games", "more"}: the games that somebody has played to their end or brought as a
        file, the latest first."""
        t, s = schema.tables.c, schema.seats.c
        sits = t.id.in_(sa.select(s.table_id).where(s.user_id == user))
        brought = (t.owner == user) & t.imported.is_not(None)
        over = sa.select(schema.tables).where(sits | brought, t.status == TableStatus.OVER)
        order = over.order_by(t.since.desc(), t.id).limit(PAGE + 1).offset(page * PAGE)
        with self.store.read() as conn:
            rows = table_rows(conn, order)
            shown = self._summaries(conn, rows[:PAGE], user)
        games = [{**one, "result": row.result} for one, row in zip(shown, rows, strict=False)]
        return {"games": games, "more": len(rows) > PAGE}

    def waiting(self, user: str) -> list[Json]:
        """Return summaries of the tables that wait for this user."""
        return [one for one in self.lists(user)["mine"] if one["your_turn"]]

    def elsewhere(self, user: str, here: str) -> list[str]:
        """Return the other tables at which it is this user's turn, the one that waits longest
        first."""
        t, s = schema.tables.c, schema.seats.c
        sits = (s.user_id == user) & (s.kind == SeatKind.PERSON) & s.held.is_(False)
        query = (
            sa.select(t.id, t.to_act, s.seat)
            .join(schema.seats, s.table_id == t.id)
            .where(t.status == TableStatus.PLAYING, t.id != here, sits)
            .order_by(t.since, t.id)
        )
        with self.store.read() as conn:
            rows = conn.execute(query).all()
        return list(dict.fromkeys(row.id for row in rows if row.seat in row.to_act))

    def changed(self, user: str, tables: set[str]) -> list[Json]:
        """Return summaries of those of these tables where the user sits."""
        with self.store.read() as conn:
            rows = [find(conn, table_id) for table_id in sorted(tables)]
            summaries = self._summaries(conn, rows, user)
        return [one for one in summaries if one["mine"] or one["asked"] is not None]

    def _summaries(self, conn: Connection, tables: list[TableRow], user: str | None) -> list[Json]:
        if not tables:
            return []
        names = [table.id for table in tables]
        seats = seats_of_many(conn, names)
        everyone = [row for rows in seats.values() for row in rows]
        around = present(conn, names, everyone, self.clock())
        return [summary(table, seats[table.id], around, user) for table in tables]


def table_rows(conn: Connection, query: sa.Select[*tuple[Any, ...]]) -> list[TableRow]:
    """Return the rows of a query for whole tables."""
    return [TableRow(*row) for row in conn.execute(query)]


def summary(table: TableRow, seats: list[SeatRow], around: Present, user: str | None) -> Json:
    """Return a table in a few facts; nothing of the position."""
    eyes = eyes_of(table, seats, user)
    return {
        "table": table.id,
        "game": table.game,
        "title": table.title,
        "status": table.status,
        "public": table.public,
        "hints": table.hints,
        "version": table.version,
        "seats": seats_json(table, seats, around, eyes),
        "pace": table.pace,
        "kept_board": kept_board(table, eyes),
        "to_act": table.to_act,
        "mine": list(eyes.mine),
        "your_turn": any(seat in table.to_act and not seats[seat].held for seat in eyes.mine),
        "asked": next(iter(asked_seats(seats, user)), None),
        "owner": eyes.user_id is not None and eyes.user_id == table.owner,
        "imported": table.imported is not None,
        "round": table.round,
        "phase": table.phase,
        "since": iso(table.since),
    }
