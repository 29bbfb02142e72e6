"""Lock a table for a change: one transaction, then whatever has to know of it.

The lock knows none of those by name: they are in its lists of hooks, which `services` fills.
"""

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
from trackside.server.db.rows import Row, SeatRow, TableRow
from trackside.server.db.statements import Asked, Written, write
from trackside.server.db.store import Store
from trackside.server.live.hub import Changed
from trackside.server.table.change import Change
from trackside.server.table.positions import Positions
from trackside.server.table.sight import bots_due, find_with_seats, users_of


@dataclass
class Locked:
    """What a lock holds: the rows of the table and its seats, and the position in work, if any."""

    conn: Connection
    table: TableRow
    seats: list[SeatRow]
    change: Change | None = None
    quiet: bool = False  # nothing has changed: nobody is told
    found: list[list[Row]] = field(default_factory=list)  # what else was asked for
    notice: Changed | None = None  # what is announced, once it is known

    def set_table(self, **values: Any) -> None:
        """Change columns of the table's row."""
        where = schema.tables.c.id == self.table.id
        self.conn.execute(sa.update(schema.tables).where(where).values(**values))

    def set_seat(self, seat: int, **values: Any) -> None:
        """Change columns of a seat's row."""
        c = schema.seats.c
        where = (c.table_id == self.table.id) & (c.seat == seat)
        self.conn.execute(sa.update(schema.seats).where(where).values(**values))

    def flush(self, *more: Written, commit: bool = False) -> None:
        """Write what the change has left to be written, and this; at last the COMMIT."""
        left = [] if self.change is None else self.change.to_write
        if self.change is not None:
            self.change.to_write = []
        write(self.conn, [*left, *more], commit=commit)

    def read_again(self) -> None:
        """Read the rows again after they were changed."""
        self.table, self.seats, _ = find_with_seats(self.conn, self.table.id)


Hook = Callable[[Locked], None]


class TableLock:
    """The way to change a table's position or its seats. `before_commit` may still read and write
    in the transaction; `after_commit` is called in its order when all is safe, also where nothing
    has changed."""

    def __init__(
        self,
        store: Store,
        positions: Positions,
        clock: Clock,
        leased: Callable[[bool, float], float],
    ) -> None:
        self.store = store
        self.positions = positions
        self.clock = clock
        self.leased = leased  # gives the end of the lease for a bot that is due
        self.before_commit: list[Hook] = []
        self.after_commit: list[Hook] = []

    @contextmanager
    def hold(
        self,
        table_id: str,
        make: Callable[[Connection], None] | None = None,
        also: Sequence[Asked] = (),
    ) -> Iterator[Locked]:
        """Hold the table, after `make` has made it if it is new, and read what is `also` asked for.
        At the end the position in work is stored and all is committed; on any error nothing has
        changed."""
        with self.positions.using(table_id), self.store.write() as conn:
            if make is not None:
                make(conn)
            table, seats, found = find_with_seats(conn, table_id, True, *also)
            locked = Locked(conn, table, seats, found=found)
            yield locked
            self._store(locked)
        change = locked.change
        if change is not None:
            self.positions.keep(table_id, change.version, change.state)
        for hook in self.after_commit:
            hook(locked)

    def _store(self, locked: Locked) -> None:
        """Write what is to be written, and commit; other processes hear of it as it commits."""
        if locked.change is not None:
            locked.change.store(self.positions.every)
        for hook in self.before_commit:
            hook(locked)
        if not locked.quiet:
            locked.notice = notice_of(locked)
        notices = [] if locked.notice is None else self.store.notice(locked.notice.text())
        locked.flush(*notices, commit=True)

    def begin(self, locked: Locked) -> Change:
        """Begin a change of the present position."""
        state = self.positions.at(locked.conn, locked.table, locked.table.version)
        return self.begin_with(locked, state)

    def begin_with(self, locked: Locked, state: State) -> Change:
        """Begin a change of this position: the first of a game."""
        locked.change = Change(
            conn=locked.conn,
            table=locked.table,
            seats=locked.seats,
            state=state,
            now=self.clock(),
            leased=self.leased,
        )
        return locked.change


def notice_of(locked: Locked) -> Changed:
    """Return what is announced of a change."""
    change, table = locked.change, locked.table
    version = change.version if change else table.version
    to_act = [int(seat) for seat in change.state.to_act()] if change else table.to_act
    return Changed(table.id, version, users_of(locked.seats), bots_due(to_act, locked.seats))
