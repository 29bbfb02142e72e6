"""A finished game from a file: checked by playing it once more, then kept as a private table.

It belongs to whoever brought it and is marked as imported: never public, in no list but their own
archive, its seats named as in the record and bound to nobody. All that a finished table has works
there. Brought twice, it is one table. Games that are not over are refused: their players may still
have secrets.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.analysis.turns import MOST_LINES
from trackside.core.contract import CHANCE, Game, Json, State
from trackside.core.errors import RecordError, TracksideError
from trackside.core.options import OptionValue
from trackside.core.record import HIDDEN, Line, Record, read_record
from trackside.core.runner import Replay, read_options, record_board, taken_over
from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Malformed, NotFound
from trackside.server.base.settings import Settings
from trackside.server.db import schema
from trackside.server.db.enums import EntryKind, TableStatus
from trackside.server.db.store import Store
from trackside.server.people.people import MOST_NAME, Who, clean_name
from trackside.server.seats.changes import Place, PlaceKind
from trackside.server.seats.new import NewTables, TableWish, check_players
from trackside.server.table.boards import BROKEN, check_board
from trackside.server.table.change import entry_row
from trackside.server.table.charts import series_point
from trackside.server.table.lock import Locked
from trackside.server.table.positions import OWN, Positions, pack
from trackside.server.table.steps import take

_T = schema.tables.c
DAY = 86_400.0
MOST_A_DAY = {"account": 20, "guest": 5}
MOST_KEPT = 100  # of one person
MOST_SEED = 80  # letters


@dataclass(frozen=True)
class Brought:
    """A record that holds, as a table keeps it.

    snapshots  positions by version, the first and the last among them
    """

    digest: str
    game: Game
    names: list[str]
    options: dict[str, OptionValue]
    board: str | Json
    seed: str
    taken_over: int | None
    entries: list[dict[str, Any]]
    snapshots: dict[int, bytes]
    last: State


class Imports:
    """Tables made from files."""

    def __init__(
        self,
        store: Store,
        new_tables: NewTables,
        positions: Positions,
        clock: Clock,
        settings: Settings,
    ) -> None:
        self.store = store
        self.new_tables = new_tables
        self.positions = positions
        self.games = positions.games
        self.clock = clock
        self.settings = settings

    def bring(self, who: Who, text: str) -> str:
        """Return the id of the table; raise Malformed for a record that does not hold, NotFound for
        a game that is not here, BoardRefused for its board, Conflict for too many. Nothing has
        changed then."""
        record = _read(text)
        digest = hashlib.sha256(record.write().encode()).hexdigest()
        known = self._find_made(who, digest)
        if known is not None:
            return known
        with self.store.read() as conn:
            self._check_many(conn, who)
        brought = self._play(record, digest)
        try:
            return self._make(who, brought)
        except sa.exc.IntegrityError:  # the same file was faster
            known = self._find_made(who, digest)
            assert known is not None
            return known

    def _find_made(self, who: Who, digest: str) -> str | None:
        """Return the table that it has become already; one that was put aside is there again."""
        where = (_T.owner == who.user_id) & (_T.imported == digest)
        with self.store.read() as conn:
            found = conn.execute(sa.select(_T.id, _T.status).where(where)).first()
        if found is None:
            return None
        if found.status != TableStatus.OVER:
            with self.store.write() as conn:
                conn.execute(sa.update(schema.tables).where(where).values(status=TableStatus.OVER))
        return str(found.id)

    def _check_many(self, conn: Connection, who: Who) -> None:
        """Raise Conflict for too many; what was closed since counts for its day too."""
        if self.settings.limits <= 0:
            return
        mine = (_T.owner == who.user_id) & _T.imported.is_not(None)
        count = sa.select(sa.func.count()).select_from(schema.tables).where(mine)
        most = MOST_A_DAY.get(who.kind or "", MOST_A_DAY["guest"])
        if conn.execute(count.where(_T.created > self.clock() - DAY)).scalar_one() >= most:
            raise Conflict("imports-today", most=most)
        if conn.execute(count.where(_T.status == TableStatus.OVER)).scalar_one() >= MOST_KEPT:
            raise Conflict("imports-kept", most=MOST_KEPT)

    # --- checking

    def _play(self, record: Record, digest: str) -> Brought:
        """Play it as the engine plays; what a stranger wrote may also break an engine."""
        game = self.games.current(record.headers["Game"])
        try:
            return self._check(record, game, digest)
        except (Malformed, NotFound):
            raise
        except TracksideError as error:
            raise Malformed("bad-record", why=str(error)[:300]) from error
        except (AssertionError, ArithmeticError, *BROKEN) as error:
            raise Malformed("bad-record", why=type(error).__name__) from error

    def _check(self, record: Record, game: Game, digest: str) -> Brought:
        replay = Replay(game, record)
        names = [_name(name, seat) for seat, name in enumerate(replay.names)]
        check_players(game, len(names))
        options = read_options(game, record.headers.get("Options", ""))
        hidden = [o.key for o in game.meta.options if o.test_only and options[o.key] != o.default]
        if hidden:
            raise RecordError(0, f"option {hidden[0]} is not for tables")
        board = self._board(record, game, len(names), options)
        _check_position(replay.state, len(names), board)
        steps = _Steps(replay.state, self.positions.every, self.clock())
        for line in record.lines:
            steps.take(line)
        if steps.state.result() is None:
            raise RecordError(0, "this game is not over")
        over = taken_over(record) if "Taken-Over" in record.headers else None
        seed = record.headers.get("Seed", "")[:MOST_SEED]
        return Brought(
            digest, game, names, options, board, seed, over,
            steps.rows, steps.snapshots, steps.state,
        )  # fmt: skip

    def _board(
        self, record: Record, game: Game, players: int, options: dict[str, OptionValue]
    ) -> str | Json:
        """Return its name, or a custom board that this server would take too."""
        board = record_board(game, record)
        if board is None:
            return game.meta.boards[0]
        if board.shipped:
            return board.name
        check_board(self.games, game, board.data, players, options)
        return board.data

    # --- keeping

    def _make(self, who: Who, brought: Brought) -> str:
        marks: dict[str, str | int | None] = {"imported": brought.digest, "seed": brought.seed}
        marks["origin_steps"] = brought.taken_over

        def mark(conn: Connection, new_id: str) -> None:
            self._check_many(conn, who)
            conn.execute(sa.update(schema.tables).where(_T.id == new_id).values(**marks))

        return self.new_tables.make(
            who,
            TableWish(
                game=brought.game.meta.slug,
                options=dict(brought.options),
                board=brought.board,
                places=[Place(PlaceKind.NAMED, name) for name in brought.names],
                hints=False,
            ),
            also=mark,
            begin=lambda locked: _keep(locked, brought),
        )


def _read(text: str) -> Record:
    try:
        record = read_record(text)
        if len(record.lines) > MOST_LINES:
            raise RecordError(0, f"longer than {MOST_LINES} actions")
    except TracksideError as error:
        raise Malformed("bad-record", why=str(error)[:300]) from error
    return record


def _name(given: str, seat: int) -> str:
    """Return a name as the record says, if people can read it."""
    try:
        return clean_name(given[:MOST_NAME])
    except Malformed:
        return f"Seat {seat}"


def _check_position(state: State, players: int, board: str | Json) -> None:
    """Raise RecordError unless the position is of this table: a record that begins in the middle of
    a game brings it."""
    first = state.dump()
    if first["players"] != players or first.get("board", board) != board:
        raise RecordError(0, "Position is not of this table")


class _Steps:
    """The actions of a record, played one after the other, as the table's entries."""

    def __init__(self, first: State, every: int, now: float) -> None:
        self.state, self.every, self.now = first, every, now
        self.rows: list[dict[str, Any]] = []
        self.snapshots = {0: pack(first)}
        self.draws = 0
        self.round = -1
        self.to_act: tuple[int, ...] = ()

    def take(self, line: Line) -> None:
        """Take a step; raise RecordError with the number of its line."""
        if line.text == HIDDEN:
            raise RecordError(line.number, "this action is hidden; only the full record replays")
        try:
            self._add(line.seat, self.state.read(line.text))
        except TracksideError as error:
            raise RecordError(line.number, f"'{line.text}': {error}") from error

    def _add(self, seat: int, code: int) -> None:
        text, known = self.state.notation(code), self.state.secret(seat, code)
        if seat == CHANCE:
            events, reveals, self.draws = self.state.play(CHANCE, code), True, self.draws + 1
        else:
            taken = take(self.state, seat, code)
            told = any(event.secret and set(event.to) - {seat} for event in taken.events)
            events, reveals = taken.events, bool(taken.offer["reveals"] or told)
            self.state = taken.state
        kind = EntryKind.CHANCE if seat == CHANCE else EntryKind.ACT
        version = len(self.rows) + 1
        row = entry_row(
            version=version,
            kind=kind,
            seat=seat,
            code=code,
            text=text,
            known=known,
            events=events,
            reveals=reveals,
            draws=self.draws,
            now=self.now,
        )
        self.rows.append({**row, "series": self._series()})
        if version % self.every == 0 or not self.state.to_act():
            self.snapshots[version] = pack(self.state)

    def _series(self) -> Json | None:
        """Return a point of the chart when a round begins and at the end, as tables have it. Rounds
        end when somebody else is to act: a view takes time."""
        before, self.to_act = self.to_act, self.state.to_act()
        if self.to_act == before and self.to_act:
            return None
        view = self.state.view(None)
        if view["round"] == self.round and self.to_act:
            return None
        self.round = int(view["round"])
        return series_point(self.state, view)


def _keep(locked: Locked, brought: Brought) -> None:
    """Store the whole game at once; nobody is told of it."""
    new_id, version = locked.table.id, len(brought.entries)
    kept = [{"table_id": new_id, "version": at, "data": d} for at, d in brought.snapshots.items()]
    locked.conn.execute(sa.insert(schema.snapshots), kept)
    rows = [{**row, "table_id": new_id} for row in brought.entries]
    if rows:
        locked.conn.execute(sa.insert(schema.entries), rows)
    view, result = brought.last.view(None), brought.last.result()
    assert result is not None
    locked.set_table(
        status=TableStatus.OVER, version=version, snapshot=max(brought.snapshots), pace=None,
        to_act=[],
        draws=sum(row["kind"] == EntryKind.CHANCE for row in brought.entries), result=result.json(),
        round=int(view["round"]), phase=str(view["phase"]), board=_board_name(brought),
    )  # fmt: skip
    locked.read_again()
    locked.quiet = True


def _board_name(brought: Brought) -> str:
    return brought.board if isinstance(brought.board, str) else OWN
