"""Keep snapshots: all that the messages of a table are made of, until the table changes.

A snapshot is read once for everybody who looks, or advanced by the change itself, which knows what
it has written. It is never trusted for a decision: whoever changes a table reads its rows anew, and
advances the snapshot only if they are the same.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import Clock
from trackside.server.db.enums import EntryKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.statements import Asked, ask
from trackside.server.table.change import Change
from trackside.server.table.clocks.rows import Clocks
from trackside.server.table.happenings import LAST, happenings_json
from trackside.server.table.lock import Locked
from trackside.server.table.log import TAIL, LogEntry, last_rows, with_undone
from trackside.server.table.presence import Present, present_of, present_statements
from trackside.server.table.sight import rematch_of, seats_of
from trackside.server.table.undo import ACTED, MOST_UNDO, Stood, last_standing

MOST_SNAPSHOTS = 1_000
MOST_AGE = 20.0  # seconds: who is here shows by signs of life, and a missing one is no change
SHORT_LOG = 16  # entries that are carried on; whoever needs more asks the database
NOT_COMPARED = ("bot_lease",)  # of a table's row: renewed while a bot thinks, and told to nobody


@dataclass(frozen=True)
class TableSnapshot:
    """A table with all that is told of it, whoever looks.

    log       the last entries, as they are stored, after version `before`
    standing  of the last entries that stand, the newest first
    acted     seats that have done something that stands
    made      what has been made of it, by whose eyes it is for
    lasting   the same for what no move changes: handed on from snapshot to snapshot
    """

    table: TableRow
    seats: list[SeatRow]
    log: list[LogEntry]
    before: int
    standing: list[Stood]
    acted: frozenset[int]
    around: Present
    happenings: list[Json]
    rematch: tuple[TableRow, list[SeatRow]] | None
    clocks: Clocks | None
    at: float
    made: dict[Hashable, Any] = field(default_factory=dict, compare=False)
    lasting: dict[Hashable, Any] = field(default_factory=dict, compare=False)


def read(
    conn: Connection,
    table: TableRow,
    seats: list[SeatRow],
    now: float,
    after: int | None = None,
    entries: int = TAIL,
) -> TableSnapshot:
    """Read the snapshot of a table whose rows were read within the same look."""
    log_query = last_rows(table, after, entries)
    also: list[Asked] = [(one, {"this": table.id}) for one in (ACTED, LAST)]
    found, acted, last, *around = ask(conn, [log_query, *also, *present_statements(table.id, now)])
    log, again = with_undone(conn, table, log_query, found), rematch_of(conn, table)
    clocked = table.pace is not None and table.status == TableStatus.PLAYING
    return TableSnapshot(
        table=table,
        seats=seats,
        log=log,
        before=log[0].version - 1 if log else table.version,
        standing=last_standing(conn, table, log),
        acted=frozenset(row.seat for row in acted),
        around=present_of(*around),
        happenings=happenings_json(last),
        rematch=(again, seats_of(conn, again.id)) if again is not None else None,
        clocks=Clocks(conn, table, seats) if clocked else None,
        at=now,
    )


# Carrying on.


def advance_by_change(before: TableSnapshot | None, change: Change) -> TableSnapshot | None:
    """Return the snapshot after a change, without reading; None where that would be more than
    adding."""
    if before is None or not change.only_adds or before.clocks is not None:
        return None
    if not is_same_table(before.table, change.table) or before.seats != change.seats:
        return None
    added = [new_entry(data) for data in change.added]
    log = [*before.log, *added][-max(SHORT_LOG, len(added)) :]
    return replace(
        before,
        table=change.table._replace(**change.written),
        seats=[row._replace(**change.turns.get(row.seat, {})) for row in change.seats],
        log=log,
        before=log[0].version - 1,
        standing=[*map(standing_entry, reversed(added)), *before.standing][:MOST_UNDO],
        acted=before.acted | {row.seat for row in added if row.kind == EntryKind.ACT},
        made={},
    )


def standing_entry(row: LogEntry) -> Stood:
    """Return the part of an entry that undo needs."""
    return Stood(row.version, row.seat, row.kind, row.reveals)


def is_same_table(one: TableRow, other: TableRow) -> bool:
    """Tell whether a table's row says the same."""
    if one == other:
        return True
    pairs = zip(one._fields, one, other)
    return all(a == b for name, a, b in pairs if name not in NOT_COMPARED)


def new_entry(data: dict[str, Any]) -> LogEntry:
    """Return an entry that was just written, as the database would give it."""
    return LogEntry._make(map(data.get, LogEntry._fields))


# Keeping.


@dataclass
class _Place:
    """A table's place: a number that is new after each change, the snapshot since then, if known,
    and when somebody asked for it last."""

    mark: int
    snapshot: TableSnapshot | None = None
    asked: float = 0.0


class Snapshots:
    """The snapshots of the tables that were looked at last. Usable from any thread."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._places: OrderedDict[str, _Place] = OrderedDict()
        self._marks = count(1)
        self._lock = threading.Lock()

    def now(self, table_id: str) -> TableSnapshot | None:
        """Return the snapshot, if nobody has heard of a change since it was read."""
        with self._lock:
            place = self._places.get(table_id)
            snapshot = place.snapshot if place is not None else None
        return snapshot if snapshot is not None and self._is_fresh(snapshot) else None

    def mark(self, table_id: str) -> int:
        """Return the mark to be taken before reading; `keep` compares it."""
        with self._lock:
            return self._place(table_id).mark

    def keep(self, table_id: str, mark: int, snapshot: TableSnapshot) -> None:
        """Cache what was read since the mark was taken, unless a change was heard of meanwhile."""
        with self._lock:
            place = self._place(table_id)
            if place.mark == mark:
                place.snapshot = snapshot

    def changed(self, table_id: str, mark: int = 0, snapshot: TableSnapshot | None = None) -> None:
        """Drop the snapshot of a table that has changed, or put `snapshot` in its place, if it is
        known and nothing else was heard of since the mark."""
        with self._lock:
            place = self._places.get(table_id)
            if place is not None:  # else nobody has read it, or is about to keep it
                place.snapshot = snapshot if place.mark == mark else None
                place.mark = next(self._marks)

    def follow(self, locked: Locked) -> None:
        """Advance the snapshot by a change if it is known, or make it void."""
        table_id, change = locked.table.id, locked.change
        mark = self.mark(table_id)  # first: a change between the two makes the mark old
        before = self.now(table_id)
        after = advance_by_change(before, change) if change is not None else None
        self.changed(table_id, mark, after)

    def _is_fresh(self, snapshot: TableSnapshot) -> bool:
        return 0 <= self.clock() - snapshot.at < MOST_AGE  # clocks go back, too

    def clear(self) -> None:
        """Drop all snapshots, after a gap in what we heard."""
        with self._lock:
            self._places.clear()

    def _place(self, table_id: str) -> _Place:
        place = self._places.get(table_id)
        if place is None:
            place = self._places[table_id] = _Place(next(self._marks))
        place.asked = self.clock()
        self._places.move_to_end(table_id)
        self._drop_old(place.asked)
        return place

    def _drop_old(self, now: float) -> None:
        """Drop what nobody asks for any more, of games that are over most of all. Whoever holds the
        mark of a place that has gone keeps nothing."""
        while len(self._places) > 1:
            first = next(iter(self._places.values()))
            if len(self._places) <= MOST_SNAPSHOTS and 0 <= now - first.asked < MOST_AGE:
                return
            self._places.popitem(last=False)
