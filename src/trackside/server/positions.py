"""The position of a table at any version: the nearest snapshot, then a few actions.

A version's position follows its chain: an action stands on the position before it, an undo on
the position that it goes back to. Snapshots are written often enough that a chain is short.
"""

from __future__ import annotations

import json
import threading
import zlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Game, Json, State
from trackside.server import schema
from trackside.server.errors import Conflict
from trackside.server.registry import Games

Row = sa.Row[*tuple[Any, ...]]
KEPT = 400  # positions in memory
CUSTOM = {"custom": True}  # stands in a snapshot for the board that the table's row holds


@dataclass(frozen=True)
class Step:
    """What the chain needs to know of an entry."""

    version: int
    seat: int
    code: int
    undo_to: int | None


class Positions:
    """States are shared between readers, who never change them; writers work on a clone."""

    def __init__(self, games: Games, every: int) -> None:
        self.games = games
        self.every = every
        self._kept: OrderedDict[tuple[str, int], State] = OrderedDict()
        self._lock = threading.Lock()
        self._locks = [threading.RLock() for _ in range(256)]

    def using(self, table_id: str) -> threading.RLock:
        """Held while an engine works on a table's position: engines are not made for threads."""
        return self._locks[hash(table_id) % len(self._locks)]

    def game(self, table: Row) -> Game:
        """With the rules of this table; raises Conflict if they are not here."""
        found = self.games.find(table.game, table.rules)
        if found is None:
            raise Conflict("rules-not-here", game=table.game, rules=table.rules)
        return found

    def playable(self, table: Row) -> bool:
        """Whether the rules of this table are here."""
        return self.games.find(table.game, table.rules) is not None

    def board(self, table: Row) -> Board | None:
        """A board of one's own, or a shipped one that is not the game's first."""
        if table.board_data is not None:
            return boards.custom(table.board_data)
        meta = self.game(table).meta
        if table.board == meta.boards[0]:
            return None
        return boards.shipped(self.games.package(table.game), table.board)

    def first(self, table: Row, players: int) -> State:
        """The position before anything happened."""
        return self.game(table).new(players, table.options, self.board(table))

    def at(self, conn: Connection, table: Row, version: int) -> State:
        """For reading only."""
        kept = self._get(table.id, version)
        return kept if kept is not None else self._build(conn, table, version)

    def keep(self, table_id: str, version: int, state: State) -> None:
        """For the next who asks."""
        with self._lock:
            self._kept[table_id, version] = state
            self._kept.move_to_end((table_id, version))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def _get(self, table_id: str, version: int) -> State | None:
        with self._lock:
            return self._kept.get((table_id, version))

    def _build(self, conn: Connection, table: Row, version: int) -> State:
        state, steps = self._chain(conn, table, version)
        for step in steps:
            state.apply(step.seat, step.code)
        self.keep(table.id, version, state)
        return state

    def _load(self, conn: Connection, table: Row, version: int) -> State:
        c = schema.snapshots.c
        where = (c.table_id == table.id) & (c.version == version)
        data = conn.execute(sa.select(c.data).where(where)).scalar_one()
        return self.game(table).load(unpack(data, table))

    def _chain(self, conn: Connection, table: Row, version: int) -> tuple[State, list[Step]]:
        """A position to begin with, of one's own, and the actions from there."""
        known: dict[int, Step] = {}
        snapshots: set[int] = set()
        steps: list[Step] = []
        at = version
        while True:
            kept = self._get(table.id, at)
            if kept is not None:
                return kept.clone(), steps[::-1]
            if at not in known and at not in snapshots:
                self._fetch(conn, table.id, at, known, snapshots)
            if at in snapshots:
                return self._load(conn, table, at), steps[::-1]
            step = known[at]
            if step.undo_to is None:
                steps.append(step)
            at = at - 1 if step.undo_to is None else step.undo_to

    def _fetch(
        self, conn: Connection, table_id: str, at: int, known: dict[int, Step], found: set[int]
    ) -> None:
        """Entries from the last snapshot at or before this version."""
        s, e = schema.snapshots.c, schema.entries.c
        where = (s.table_id == table_id) & (s.version <= at)
        base = conn.execute(sa.select(sa.func.max(s.version)).where(where)).scalar_one()
        found.add(base)
        rows = conn.execute(
            sa.select(e.version, e.seat, e.code, e.undo_to).where(
                e.table_id == table_id, e.version > base, e.version <= at
            )
        )
        known.update({row.version: Step(*row) for row in rows})


def pack(state: State) -> bytes:
    """A position for the database."""
    data = state.dump()
    if isinstance(data.get("board"), dict):
        data = {**data, "board": CUSTOM}
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)


def unpack(data: bytes, table: Row) -> Json:
    """The inverse of `pack`, up to `Game.load`."""
    loaded: Json = json.loads(zlib.decompress(data))
    if loaded.get("board") == CUSTOM:
        loaded["board"] = table.board_data
    return loaded
