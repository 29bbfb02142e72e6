"""A table locked for a change: one transaction, and all who listen are told after its commit."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import State
from trackside.server.base.clock import Clock
from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.db.statements import Asked, write
from trackside.server.db.store import Store
from trackside.server.live.hub import Changed
from trackside.server.table.change import Change
from trackside.server.table.leases import Leases
from trackside.server.table.outbox import note_change
from trackside.server.table.positions import Positions
from trackside.server.table.sight import bots_due, find_with_seats, users_of
from trackside.server.table.snapshots import Scenes, carried_on
from trackside.server.table.views import Views


@dataclass
class Locked:
    """What is held: the rows of the table and its seats, and the position in work, if any."""

    conn: Connection
    table: Row
    seats: list[Row]
    change: Change | None = None
    quiet: bool = False  # nothing has changed: nobody is told
    found: list[list[Row]] = field(default_factory=list)  # what else was asked for

    def set_table(self, **values: Any) -> None:
        """Changes columns of the table's row."""
        where = schema.tables.c.id == self.table.id
        self.conn.execute(sa.update(schema.tables).where(where).values(**values))

    def set_seat(self, seat: int, **values: Any) -> None:
        """Changes columns of a seat's row."""
        c = schema.seats.c
        where = (c.table_id == self.table.id) & (c.seat == seat)
        self.conn.execute(sa.update(schema.seats).where(where).values(**values))

    def read_again(self) -> None:
        """After a change of the rows themselves."""
        self.table, self.seats, _ = find_with_seats(self.conn, self.table.id)


class TableLock:
    """The one door to a table's rows; `changed` is called after each commit."""

    def __init__(
        self,
        store: Store,
        positions: Positions,
        views: Views,
        scenes: Scenes,
        leases: Leases,
        clock: Clock,
        changed: Callable[[Changed], None],
    ) -> None:
        self.store = store
        self.positions = positions
        self.views = views
        self.scenes = scenes
        self.leases = leases
        self.clock = clock
        self.changed = changed

    @contextmanager
    def hold(
        self,
        table_id: str,
        make: Callable[[Connection], None] | None = None,
        also: Sequence[Asked] = (),
    ) -> Iterator[Locked]:
        """The table, locked, after `make` has made it if it is new, and what is `also` asked for.
        At the end the position in work is stored, all is committed and told; on any error nothing
        has changed."""
        with self.positions.using(table_id), self.store.write() as conn:
            if make is not None:
                make(conn)
            table, seats, found = find_with_seats(conn, table_id, True, *also)
            before, mark = self.scenes.now(table_id), self.scenes.mark(table_id)
            locked = Locked(conn, table, seats, found=found)
            yield locked
            notice = self._store(locked)
        after = carried_on(before, locked.change) if locked.change is not None else None
        self._after(locked)
        self.scenes.changed(table_id, mark, after)
        if notice is not None:
            self.changed(notice)

    def _store(self, locked: Locked) -> Changed | None:
        """Writes what is to be written, and commits."""
        change, to_write = locked.change, []
        if change is not None:
            change.store(self.positions.every)
            to_write = change.to_write
            if change.beside.reached:  # notices read what the change has written
                write(locked.conn, to_write)
                to_write = []
                note_change(locked.conn, locked.table, locked.seats, change)
        notice = None if locked.quiet else self._notice(locked)
        if notice is not None:
            to_write = [*to_write, *self.store.notice(notice.text())]
        write(locked.conn, to_write, commit=True)
        return notice

    def begin(self, locked: Locked) -> Change:
        """Takes the present position into work."""
        state = self.positions.at(locked.conn, locked.table, locked.table.version)
        return self.begin_with(locked, state)

    def begin_with(self, locked: Locked, state: State) -> Change:
        """Takes this position into work: the first of a game."""
        locked.change = Change(
            locked.conn, locked.table, locked.seats, state, self.clock(), self.leases.until
        )
        return locked.change

    def _notice(self, locked: Locked) -> Changed:
        """What is announced to other processes within the transaction, for when it commits."""
        change, table = locked.change, locked.table
        version = change.version if change else table.version
        to_act = [int(seat) for seat in change.state.to_act()] if change else table.to_act
        due = bots_due(to_act, locked.seats)
        return Changed(table.id, version, users_of(locked.seats), due)

    def _after(self, locked: Locked) -> None:
        """What the change has made is kept for the next who asks."""
        change = locked.change
        if change is not None:
            self.positions.keep(locked.table.id, change.version, change.state)
            onlookers = {"view": change.view, "offers": []}
            self.views.keep(locked.table.id, change.version, None, onlookers)
            self.leases.moved(locked.table.id, change.written["bot_lease"])
