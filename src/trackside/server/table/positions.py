"""Build the position of a table at any version: the nearest snapshot, then a few actions.

A version's position follows its chain: an action stands on the position before it, an undo on the
position that it goes back to. Snapshots are written often enough that a chain is short.
"""

from __future__ import annotations

import json
import threading
import zlib
from dataclasses import dataclass
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Game, Json, State
from trackside.server.base.caches import WeightedLru
from trackside.server.base.errors import Conflict
from trackside.server.db import schema
from trackside.server.db.rows import TableRow
from trackside.server.table.registry import Games

A_POSITION = 50_000  # bytes in memory, more or less
MOST_POSITIONS = 400 * A_POSITION
MOST_BOARDS = 32_000_000  # characters of boards of people's own
OWN = "custom"  # the name of a board that lies in `boards`
CUSTOM = {"custom": True}  # stands in a snapshot for that board
BOARD = sa.select(schema.boards.c.data).where(schema.boards.c.table_id == sa.bindparam("this"))


@dataclass(frozen=True)
class Step:
    """The part of an entry that the chain needs."""

    version: int
    seat: int
    code: int
    undo_to: int | None


class HasRules(Protocol):
    """A row that names a game and its rules."""

    @property
    def game(self) -> str: ...

    @property
    def rules(self) -> int: ...


class Positions:
    """The positions in memory. Readers share states and never change them; writers work on a
    clone."""

    def __init__(self, games: Games, every: int) -> None:
        self.games = games
        self.every = every
        self._kept: WeightedLru[tuple[str, int], State] = WeightedLru(MOST_POSITIONS)
        self._boards: WeightedLru[str, tuple[Board, int]] = WeightedLru(MOST_BOARDS)
        self._locks = [threading.RLock() for _ in range(256)]

    def using(self, table_id: str) -> threading.RLock:
        """Return the lock to hold while an engine works on a table's position: engines are not made
        for threads."""
        return self._locks[hash(table_id) % len(self._locks)]

    def game(self, table: TableRow) -> Game:
        """Return the game with the rules of this table; raise Conflict if they are not here."""
        found = self.games.find(table.game, table.rules)
        if found is None:
            raise Conflict("rules-not-here", game=table.game, rules=table.rules)
        return found

    def playable(self, table: HasRules) -> bool:
        """Tell whether the rules of this table are here."""
        return self.games.find(table.game, table.rules) is not None

    def board(self, conn: Connection, table: TableRow) -> Board | None:
        """Return a custom board, or a shipped one that is not the game's first."""
        if table.board == OWN:
            return self.own_board(conn, table.id)
        meta = self.game(table).meta
        if table.board == meta.boards[0]:
            return None
        return boards.shipped(self.games.package(table.game), table.board)

    def own_board(self, conn: Connection, table_id: str) -> Board:
        """Return the board that somebody brought for this table."""
        kept = self._boards.get(table_id)
        if kept is None:
            board = boards.custom(conn.execute(BOARD, {"this": table_id}).scalar_one())
            kept = board, len(json.dumps(board.data))
            self._boards.keep(table_id, kept, kept[1])
        return kept[0]

    def first(self, conn: Connection, table: TableRow, players: int) -> State:
        """Return the position before anything happened; where it may not be the game's own, the one
        that the table began with."""
        if table.origin is not None or table.imported is not None:
            return self._load(conn, table, 0)
        return self.game(table).new(players, table.options, self.board(conn, table))

    def at(self, conn: Connection, table: TableRow, version: int) -> State:
        """Return the position at a version; for reading only."""
        kept = self._kept.get((table.id, version))
        return kept if kept is not None else self._build(conn, table, version)

    def in_memory(self, table_id: str, version: int) -> State | None:
        """Return the position, if nothing has to be read or played for it."""
        return self._kept.get((table_id, version))

    def keep(self, table_id: str, version: int, state: State) -> None:
        """Cache a position. A board of its own counts in its weight: the position holds on to
        it."""
        board = self._boards.get(table_id)
        self._kept.keep((table_id, version), state, A_POSITION + (board[1] if board else 0))

    def _build(self, conn: Connection, table: TableRow, version: int) -> State:
        state, steps = self._chain(conn, table, version)
        for step in steps:
            state.apply(step.seat, step.code)
        self.keep(table.id, version, state)
        return state

    def _load(self, conn: Connection, table: TableRow, version: int) -> State:
        c = schema.snapshots.c
        where = (c.table_id == table.id) & (c.version == version)
        data = conn.execute(sa.select(c.data).where(where)).scalar_one()
        loaded = unpack(data)
        if loaded.get("board") == CUSTOM:
            loaded["board"] = self.own_board(conn, table.id).data
        return self.game(table).load(loaded)

    def _chain(self, conn: Connection, table: TableRow, version: int) -> tuple[State, list[Step]]:
        """Return a position to begin with, which may be changed, and the actions from there."""
        known: dict[int, Step] = {}
        snapshots: set[int] = set()
        steps: list[Step] = []
        at = version
        while True:
            kept = self._kept.get((table.id, at))
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
        """Return the entries from the last snapshot at or before this version."""
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
    """Encode a position for the database."""
    data = state.dump()
    if isinstance(data.get("board"), dict):
        data = {**data, "board": CUSTOM}
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)


def unpack(data: bytes) -> Json:
    """Load the position of a row: the inverse of `pack`, but for the board of a table that has its
    own."""
    loaded: Json = json.loads(zlib.decompress(data))
    return loaded
