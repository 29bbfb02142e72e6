"""Open a new table against bots that continues from a position of another table.

A finished game is gone on from as it was, with all that was played up to there. Of a game that
still runs, and that somebody plays against bots alone, only what they see is taken over: the rest
is dealt anew.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from random import Random
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import CHANCE, Json, State
from trackside.server.base.errors import Conflict, Forbidden, NotFound
from trackside.server.db import schema
from trackside.server.db.enums import SeatKind, TableStatus
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.people.people import Who
from trackside.server.seats.changes import Place, PlaceKind
from trackside.server.seats.new import NewTables, TableWish
from trackside.server.seats.rematch import own_board
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.positions import Positions, pack
from trackside.server.table.sight import Reader, own_seats, see

_T, _E = schema.tables.c, schema.entries.c
MOST_LINES = 20  # other tables that are told of
COPIED = ("kind", "seat", "code", "text", "known_to", "events", "reveals", "series")


@dataclass(frozen=True)
class Start:
    """Where a table begins: the seat that is played, the position, and what led there.

    first  the position before the steps
    steps  entries of the other table, the first one first; None where hands are dealt anew
    """

    table: TableRow
    seats: list[SeatRow]
    board: str | Json
    seat: int
    first: State
    state: State
    steps: list[Row] | None


class Branches:
    """New tables that begin at a position of another."""

    def __init__(self, lock: TableLock, new_tables: NewTables, positions: Positions) -> None:
        self.lock = lock
        self.store = lock.store
        self.new_tables = new_tables
        self.positions = positions

    def make(
        self, who: Who, table_id: str, version: int, seat: int | None, level: str | None, key: str
    ) -> str:
        """Make the table and return its id; asked twice with the same key, it is one."""
        known = self._find_made(who, key)
        if known is not None:
            return known
        start = self._start(who, table_id, version, seat)
        table = start.table
        origin = {"origin": table.id, "origin_version": version, "origin_key": key}
        origin["origin_steps"] = None if start.steps is None else len(start.steps)

        def name_origin(conn: Connection, new_id: str) -> None:
            conn.execute(sa.update(schema.tables).where(_T.id == new_id).values(**origin))

        try:
            return self.new_tables.make(
                who,
                TableWish(
                    game=table.game,
                    title=table.title,
                    options=dict(table.options),
                    board=start.board,
                    places=[place_of(row, start.seat, level) for row in start.seats],
                    hints=True,
                ),
                also=name_origin,
                begin=lambda locked: self._begin(locked, start),
            )
        except sa.exc.IntegrityError:  # the same request was faster
            known = self._find_made(who, key)
            assert known is not None
            return known

    def lines(self, table_id: str, reader: Reader) -> Json:
        """Return the reader's own tables that went on from this one, the newest first."""
        with self.store.read() as conn:
            table, _seats, _eyes = see(conn, table_id, reader)
            mine = (
                (_T.origin == table.id)
                & (_T.owner == reader.user)
                & (_T.status != TableStatus.CLOSED)
            )
            found = sa.select(_T.id, _T.origin_version, _T.status, _T.result).where(mine)
            rows = list(conn.execute(found.order_by(_T.created.desc()).limit(MOST_LINES)))
        keys = ("table", "version", "status", "result")
        return {"lines": [dict(zip(keys, row, strict=True)) for row in rows]}

    def _find_made(self, who: Who, key: str) -> str | None:
        where = (_T.owner == who.user_id) & (_T.origin_key == key)
        with self.store.read() as conn:
            found = conn.execute(sa.select(_T.id).where(where)).scalar()
        return None if found is None else str(found)

    def _start(self, who: Who, table_id: str, version: int, seat: int | None) -> Start:
        with self.store.read() as conn, self.positions.using(table_id):
            table, seats, _eyes = see(conn, table_id, Reader(who.user_id, "none"))
            begun = table.status in (TableStatus.PLAYING, TableStatus.OVER)
            if not begun or not 0 <= version <= table.version:
                raise NotFound("no-such-version", version=version)
            if table.rules != self.positions.games.current(table.game).meta.rules_version:
                raise Conflict("rules-not-here", game=table.game, rules=table.rules)
            state = self.positions.at(conn, table, version)
            if not state.to_act():
                raise Conflict("again-over")
            chosen = chosen_seat(table, seats, who, seat, state)
            board = own_board(conn, table)
            if table.status == TableStatus.OVER:
                steps = chain(conn, table, version)
                first = self.positions.first(conn, table, len(seats))
                return Start(table, seats, board, chosen, first, state.clone(), steps)
            fresh = state.imagine(chosen, Random(secrets.token_hex(16)))
            return Start(table, seats, board, chosen, fresh, fresh, None)

    def _begin(self, locked: Locked, start: Start) -> None:
        """Put the game where it stood, to go on with luck of its own."""
        new_id, steps = locked.table.id, start.steps or []
        snapshots = {0: start.first, len(steps): start.state}
        for version, state in snapshots.items():
            row = {"table_id": new_id, "version": version, "data": pack(state)}
            locked.conn.execute(sa.insert(schema.snapshots).values(**row))
        rows = list(copy_entries(new_id, steps, self.lock.clock()))
        if rows:
            locked.conn.execute(sa.insert(schema.entries), rows)
        draws = rows[-1]["draws"] if rows else 0
        version = len(steps)
        locked.set_table(
            status=TableStatus.PLAYING, snapshot=version, version=version, draws=draws, pace=None
        )
        locked.read_again()
        self.lock.begin_with(locked, start.state).settle()


def chosen_seat(
    table: TableRow, seats: list[SeatRow], who: Who, seat: int | None, state: State
) -> int:
    """Return the seat that is played on; raise Conflict, Forbidden and NotFound."""
    mine = own_seats(seats, who.user_id)
    if table.status == TableStatus.PLAYING:
        alone = len(mine) == 1 and all(
            row.kind == SeatKind.BOT or row.seat in mine for row in seats
        )
        if not alone:
            raise Conflict("again-not-here")
        if seat not in (None, *mine):
            raise Forbidden("not-your-seat", seat=seat)
        return mine[0]
    acting = [int(each) for each in state.to_act() if each != CHANCE]
    chosen = next(iter([*mine, *acting, 0])) if seat is None else seat
    if not 0 <= chosen < len(seats):
        raise NotFound("no-such-seat", seat=chosen)
    return chosen


def place_of(row: SeatRow, seat: int, level: str | None) -> Place:
    """Return the same seat in the same colour; one of them is played by whoever asks."""
    if row.seat == seat:
        return Place(PlaceKind.ME, None, None, row.colour)
    own = row.level if row.kind == SeatKind.BOT else None
    return Place(
        PlaceKind.BOT, row.name if row.kind == SeatKind.BOT else None, level or own, row.colour
    )


def chain(conn: Connection, table: TableRow, version: int) -> list[Row]:
    """Return the entries that led to a version, without what was taken back before it."""
    found = sa.select(schema.entries).where(_E.table_id == table.id, _E.version <= version)
    known = {row.version: row for row in conn.execute(found)}
    steps: list[Row] = []
    at = version
    while at > 0:
        row = known[at]
        if row.undo_to is None:
            steps.append(row)
        at = at - 1 if row.undo_to is None else row.undo_to
    return steps[::-1]


def copy_entries(table_id: str, steps: list[Row], now: float) -> list[dict[str, Any]]:
    """Return the same entries for another table, counted from 1."""
    rows: list[dict[str, Any]] = []
    draws = 0
    for version, step in enumerate(steps, start=1):
        draws += step.seat == CHANCE
        row = {name: getattr(step, name) for name in COPIED}
        place = {"table_id": table_id, "version": version, "draws": draws, "at": now}
        rows.append({**row, **place, "undo_to": None, "undone_by": None, "hinted": False})
    return rows
