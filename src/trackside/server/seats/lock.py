"""Lock a table for a change of its seats, and set clocks and bots by the seats afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from trackside.server.base.clock import Clock
from trackside.server.db.enums import TableStatus
from trackside.server.db.statements import write
from trackside.server.table.clocks.rows import move_clocks
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.sight import bots_due, check_sight


class SeatLock:
    """The way to change who sits at a table, whose position stays as it is."""

    def __init__(self, lock: TableLock, clock: Clock) -> None:
        self.lock = lock
        self.clock = clock

    @contextmanager
    def at(
        self, table_id: str, user: str | None = None, invite: str | None = None
    ) -> Iterator[Locked]:
        """Hold the table, if the user may know of it. Afterwards its clocks run for those who are
        awaited, and its bots are woken if one is to act."""
        with self.lock.hold(table_id) as locked:
            if user is not None:
                check_sight(locked.table, locked.seats, user, invite)
            yield locked
            locked.read_again()
            table, seats = locked.table, locked.seats
            to_act = table.to_act if table.status == TableStatus.PLAYING else []
            now = self.clock()
            flag, _, turns = move_clocks(locked.conn, table, seats, to_act, table.round, now)
            write(locked.conn, turns)
            due = bots_due(to_act, seats)
            if due != table.bot_due:
                locked.set_table(bot_due=due, bot_lease=0.0)
            if flag != table.flag_at:
                locked.set_table(flag_at=flag)
