"""Scenes: all that the messages of a table are made of, kept until the table changes.

A scene is read once for everybody who looks, or carried on from the one before by the change
itself, which knows what it has written. It is never trusted for a decision: whoever changes a table
reads its rows anew, and carries the scene on only if they are the same.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from sqlalchemy.engine import Connection, IteratorResult

from trackside.core.contract import Json
from trackside.server.base.clock import Clock
from trackside.server.db.rows import Row
from trackside.server.db.statements import Asked, ask, kind_of_row
from trackside.server.live.hub import Changed
from trackside.server.table.change import Change
from trackside.server.table.clocks.rows import Clocks
from trackside.server.table.happenings import LAST, told
from trackside.server.table.log import ENTRIES, LOG, TAIL, last_rows, with_undone
from trackside.server.table.presence import Present, asked_present, present_of
from trackside.server.table.sight import FIND, FIND_SEATS, rematch_of, seats_of
from trackside.server.table.undo import ACTED, MOST_UNDO, Stood, last_standing

MOST_SCENES = 1_000
MOST_AGE = 20.0  # seconds: who is here shows by signs of life, and a missing one is no change
SHORT_LOG = 16  # entries that are carried on; whoever needs more asks the database
OF_ENTRY = tuple(column.name for column in ENTRIES.selected_columns)
FAR = 2**31 - 1  # a version that no table comes to
OF_GAME = ("status", "rematch", "pace", "game", "rules")  # of a table's row: no move changes them
NOT_COMPARED = ("bot_lease",)  # of a table's row: renewed while a bot thinks, and told to nobody


@dataclass(frozen=True)
class Scene:
    """A table with all that is told of it, whoever looks.

    log       the last entries, as they are stored, after version `before`
    standing  of the last entries that stand, the newest first
    acted     seats that have done something that stands
    made      what has been made of it, by whose eyes it is for
    lasting   the same for what no move changes: handed on from scene to scene
    """

    table: Row
    seats: list[Row]
    log: list[Row]
    before: int
    standing: list[Stood]
    acted: frozenset[int]
    around: Present
    happenings: list[Json]
    rematch: tuple[Row, list[Row]] | None
    clocks: Clocks | None
    at: float
    made: dict[Hashable, Any] = field(default_factory=dict, compare=False)
    lasting: dict[Hashable, Any] = field(default_factory=dict, compare=False)


def read(
    conn: Connection,
    table: Row,
    seats: list[Row],
    now: float,
    after: int | None = None,
    entries: int = TAIL,
) -> Scene:
    """The scene of a table whose rows were read within the same look."""
    asked = last_rows(table, after, entries)
    also: list[Asked] = [(one, {"this": table.id}) for one in (ACTED, LAST)]
    found, acted, last, *around = ask(conn, [asked, *also, *asked_present(table.id, now)])
    log, again = with_undone(conn, table, asked, found), rematch_of(conn, table)
    clocked = table.pace is not None and table.status == "playing"
    return Scene(
        table=table,
        seats=seats,
        log=log,
        before=log[0].version - 1 if log else table.version,
        standing=last_standing(conn, table, log),
        acted=frozenset(row.seat for row in acted),
        around=present_of(*around),
        happenings=told(last),
        rematch=(again, seats_of(conn, again.id)) if again is not None else None,
        clocks=Clocks(conn, table, seats) if clocked else None,
        at=now,
    )


# Carrying on.


def grown_by(change: Change) -> Json:
    """What a change that only adds has written, for a scene in another process."""
    added = [{name: row.get(name) for name in OF_ENTRY} for row in change.added]
    turns = list(change.turns.items())
    return {"from": change.table.version, "table": change.written, "seats": turns, "log": added}


def followed(before: Scene, more: Json) -> Scene | None:
    """The scene after a change in another process, as that has told it; None where something
    lies between."""
    if before.clocks is not None or before.table.version != more["from"]:
        return None
    turns = dict(more["seats"])
    table = with_values(before.table, more["table"])
    seats = [with_values(row, turns.get(row.seat, {})) for row in before.seats]
    return grown(before, table, seats, rows_of(OF_ENTRY, more["log"]))


def caught_up(conn: Connection, before: Scene, now: float) -> tuple[Scene, list[Row]] | None:
    """The scene after moves that another process has made, and their entries: one journey, where
    a scene that is read anew takes two and all of the log. None where more than that is new."""
    this = {"this": before.table.id}
    since = {**this, "after": before.table.version, "until": FAR}
    tables, seats, added = ask(conn, [(FIND, this), (FIND_SEATS, this), (LOG, since)], last=True)
    if not tables or before.clocks is not None or not 0 <= now - before.at < MOST_AGE:
        return None
    if not only_grown(before, tables[0], seats, added):
        return None
    found = grown(before, tables[0], seats, added)
    return replace(found, lasting={}), added  # names, links and the like may have changed, too


def only_grown(before: Scene, table: Row, seats: list[Row], added: list[Row]) -> bool:
    """Whether entries were added and all stand, and the same people play the same game."""
    stand = all(row.kind != "undo" and row.undone_by is None for row in added)
    people = [(row.kind, row.user_id) for row in seats]
    return (
        stand
        and table.version == before.table.version + len(added)
        and all(getattr(table, name) == getattr(before.table, name) for name in OF_GAME)
        and people == [(row.kind, row.user_id) for row in before.seats]
    )


def grown(before: Scene, table: Row, seats: list[Row], added: list[Row]) -> Scene:
    """The scene with these entries more."""
    log = [*before.log, *added]
    log = log[-max(SHORT_LOG, len(added)) :]
    return replace(
        before,
        table=table,
        seats=seats,
        log=log,
        before=log[0].version - 1 if log else before.before,
        standing=[*map(stood, reversed(added)), *before.standing][:MOST_UNDO],
        acted=before.acted | {row.seat for row in added if row.kind == "act"},
        made={},
    )


def carried_on(before: Scene | None, change: Change) -> Scene | None:
    """The scene after a change, without reading; None where that would be more than adding."""
    if before is None or not change.only_adds or before.clocks is not None:
        return None
    if not same(before.table, change.table) or not alike(before.seats, change.seats):
        return None
    table = with_values(change.table, change.written)
    seats = [with_values(row, change.turns.get(row.seat, {})) for row in change.seats]
    return grown(before, table, seats, rows_of(OF_ENTRY, change.added))


def stood(row: Row) -> Stood:
    """What of an entry undo asks for."""
    return Stood(row.version, row.seat, row.kind, row.reveals)


def same(one: Row, other: Row) -> bool:
    """Whether a table's row tells the same."""
    if tuple(one) == tuple(other):
        return True
    pairs = zip(one._fields, one, other)
    return all(a == b for name, a, b in pairs if name not in NOT_COMPARED)


def alike(some: list[Row], others: list[Row]) -> bool:
    """Whether rows of seats tell the same; compared as tuples, which rows do less quickly."""
    return len(some) == len(others) and all(
        tuple(one) == tuple(other) for one, other in zip(some, others)
    )


def with_values(row: Row, values: dict[str, Any]) -> Row:
    """The row as it is in the database after these were written."""
    if not values:
        return row
    names = row._fields
    data = tuple([values.get(name, value) for name, value in zip(names, row)])
    return next(iter(IteratorResult(kind_of_row(names), iter([data]))))


def rows_of(names: tuple[str, ...], found: Iterable[dict[str, Any]]) -> list[Row]:
    """Rows as the database would give them."""
    data = [tuple(map(each.get, names)) for each in found]
    return list(IteratorResult(kind_of_row(names), iter(data)))


# Keeping.


@dataclass
class _Place:
    """Of one table: a number that is new after each change, and the scene since then, if known.

    behind  the scene before moves of other processes, if nothing but moves was heard of since
    asked   when somebody asked for it last
    """

    mark: int
    scene: Scene | None = None
    behind: Scene | None = None
    asked: float = 0.0


class Scenes:
    """The scenes of the tables that were looked at last. Usable from any thread."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._places: OrderedDict[str, _Place] = OrderedDict()
        self._marks = count(1)
        self._lock = threading.Lock()

    def now(self, table_id: str) -> Scene | None:
        """The scene, if nobody has heard of a change since it was read."""
        with self._lock:
            place = self._places.get(table_id)
            scene = place.scene if place is not None else None
        return scene if scene is not None and self._is_fresh(scene) else None

    def knows(self, table_id: str) -> bool:
        """Whether anybody has read it of late, or is about to keep it."""
        with self._lock:
            return table_id in self._places

    def mark(self, table_id: str) -> int:
        """To be taken before reading; `keep` compares it."""
        with self._lock:
            return self._place(table_id).mark

    def behind(self, table_id: str) -> Scene | None:
        """The last scene that was known, if only moves of other processes came since. To be taken
        after the mark."""
        with self._lock:
            place = self._places.get(table_id)
            return place.behind if place is not None else None

    def keep(self, table_id: str, mark: int, scene: Scene) -> None:
        """What was read since the mark was taken, unless a change was heard of meanwhile."""
        with self._lock:
            place = self._place(table_id)
            if place.mark == mark:
                place.scene, place.behind = scene, None

    def changed(self, table_id: str, mark: int = 0, scene: Scene | None = None) -> None:
        """The table has changed; `scene` is how it is now, if it is known and nothing else was
        heard of since the mark."""
        with self._lock:
            place = self._place(table_id)
            place.scene = scene if place.mark == mark else None
            place.behind = None
            place.mark = next(self._marks)

    def changed_elsewhere(self, change: Changed) -> Scene | None:
        """Another process has changed the table. Gives the scene that was followed from, if that
        is all it took; where only moves were made, `caught_up` can go on from what was known."""
        with self._lock:
            place = self._places.get(change.table_id)
            if place is None:  # nobody has read it, or is about to keep it
                return None
            known, after = place.scene, None
            if known is not None and change.grown is not None and self._is_fresh(known):
                after = followed(known, change.grown)
            place.behind = (known or place.behind) if change.adds and after is None else None
            place.scene, place.mark = after, next(self._marks)
            return known if after is not None else None

    def _is_fresh(self, scene: Scene) -> bool:
        return 0 <= self.clock() - scene.at < MOST_AGE  # clocks go back, too

    def clear(self) -> None:
        """After a gap in what we heard."""
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
        """What nobody asks for any more, of games that are over most of all. Whoever holds the
        mark of a place that has gone keeps nothing."""
        while len(self._places) > 1:
            first = next(iter(self._places.values()))
            if len(self._places) <= MOST_SCENES and 0 <= now - first.asked < MOST_AGE:
                return
            self._places.popitem(last=False)
