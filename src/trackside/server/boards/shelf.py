"""Keep boards of people: a name, versions, and who may see them.

Every save that changes something is a new version. A board may be unfinished; only a version that
is fit to play is shown in the gallery or put on a table. A table takes a copy along, so what
happens to a board later changes no game.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import boards
from trackside.core.contract import Game, Json
from trackside.core.problems import BadBoard
from trackside.server.base.clock import Clock
from trackside.server.base.errors import BoardRefused, Conflict, Malformed, NotFound, Stale
from trackside.server.db import schema
from trackside.server.db.enums import UserKind, Visibility
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.people.people import Who, new_id, one_line
from trackside.server.table.boards import is_fit
from trackside.server.table.registry import Games

MOST_VERSIONS = 30  # of a board; the oldest go
MOST_NAME = 60
MEGABYTE = 1_000_000
ID_LETTERS = 20  # nobody finds a board by trying
_B, _V, _U = schema.kept_boards.c, schema.board_versions.c, schema.users.c


@dataclass(frozen=True)
class Room:
    """How much one person may keep."""

    boards: int
    size: int  # bytes of all versions, packed


ROOMS: dict[str, Room] = {
    UserKind.GUEST: Room(3, 2 * MEGABYTE),
    UserKind.ACCOUNT: Room(60, 20 * MEGABYTE),
}


@dataclass(frozen=True)
class ChosenBoard:
    """A version of a board, as a new table names it and takes it along."""

    id: str
    version: int
    name: str
    data: Json


@dataclass(frozen=True)
class Draft:
    """A board as it is stored."""

    data: bytes
    digest: str
    fit: bool


class Shelf:
    """The boards that people keep."""

    def __init__(self, store: Store, games: Games, clock: Clock, limits: float) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.limited = limits > 0

    def keep(self, who: Who, slug: str, name: str, board: Json, key: str | None = None) -> Json:
        """Store a new board; the same request twice stores one."""
        draft = self._draft(self.games.current(slug), board)
        now = self.clock()
        board_id = new_id(ID_LETTERS)
        row: dict[str, Any] = {"id": board_id, "user_id": who.user_id, "game": slug, "key": key}
        row |= {
            "name": clean_name(name),
            "visibility": Visibility.PRIVATE,
            "games": 0,
            "created": now,
        }
        with self.store.write() as conn:
            self._hold_person(conn, who)
            existing = self._by_key(conn, who, key)
            if existing is not None:
                return {"id": existing.id, "version": existing.version}
            self._check_room(conn, who, 1, len(draft.data))
            first = {"version": 0, "fit_version": None, "size": 0, "changed": now}
            conn.execute(sa.insert(schema.kept_boards).values(**row, **first))
            version = self._add(conn, find_board(conn, board_id), draft)
        return {"id": board_id, "version": version}

    def save(self, who: Who, board_id: str, seen: int, board: Json, name: str | None) -> int:
        """Store a new version unless nothing is new; raise Stale for who has not seen the
        newest."""
        with self.store.read() as conn:
            game = self.games.current(find_own_board(conn, board_id, who).game)
        draft = self._draft(game, board)
        with self.store.write() as conn:
            self._hold_person(conn, who)
            row = find_own_board(conn, board_id, who, lock=True)
            if name is not None:
                self._update(conn, board_id, name=clean_name(name))
            newest = find_version(conn, board_id, row.version)
            if newest.digest == draft.digest:
                return int(row.version)
            if seen != row.version:
                raise Stale("board-newer", version=row.version)
            self._check_room(conn, who, 0, len(draft.data))
            return self._add(conn, row, draft)

    def change(self, who: Who, board_id: str, visibility: str | None, name: str | None) -> None:
        """Change who may see a board and its name."""
        with self.store.write() as conn:
            row = find_own_board(conn, board_id, who, lock=True)
            if visibility is not None and row.visibility == Visibility.WITHDRAWN:
                raise Conflict("board-withdrawn")
            if visibility == Visibility.PUBLIC and who.kind != UserKind.ACCOUNT:
                raise Conflict("gallery-needs-account")
            if visibility == Visibility.PUBLIC and row.fit_version is None:
                raise Conflict("board-unfinished")
            values: dict[str, Any] = {} if name is None else {"name": clean_name(name)}
            if visibility is not None:
                values["visibility"] = visibility
            if values:
                self._update(conn, board_id, changed=self.clock(), **values)

    def drop(self, who: Who, board_id: str) -> None:
        """Delete a board with all versions; games that were played on it have their own copy."""
        with self.store.write() as conn:
            find_own_board(conn, board_id, who, lock=True)
            conn.execute(sa.delete(schema.kept_boards).where(_B.id == board_id))

    def choose(
        self, user: str | None, slug: str, board_id: str, version: int | None
    ) -> ChosenBoard:
        """Return what a new table is to be played on; without a version, the newest that is fit."""
        with self.store.read() as conn:
            row = find_visible_board(conn, board_id, user)
            if row.game != slug:
                raise Malformed("board-other-game")
            wanted = row.fit_version if version is None else version
            chosen = find_visible_version(conn, row, user, wanted) if wanted is not None else None
        if chosen is None or not chosen.fit:
            raise Conflict("board-unfinished")
        return ChosenBoard(row.id, chosen.version, row.name, unpack(chosen.data))

    def _draft(self, game: Game, board: Json) -> Draft:
        try:
            parsed = boards.custom(board)
        except BadBoard as error:
            raise BoardRefused(game.meta.prefix, error.problems) from error
        return Draft(pack(board), parsed.digest, is_fit(self.games, game, board))

    def _add(self, conn: Connection, row: Row, draft: Draft) -> int:
        version = int(row.version) + 1
        now = self.clock()
        stored = {"fit": draft.fit, "digest": draft.digest, "data": draft.data, "made": now}
        new = {"board_id": row.id, "version": version}
        conn.execute(sa.insert(schema.board_versions).values(**new, **stored))
        fit = version if draft.fit else row.fit_version
        self._forget_old(conn, row.id, version, fit)
        lengths = sa.select(sa.func.sum(sa.func.length(_V.data))).where(_V.board_id == row.id)
        size = conn.execute(lengths).scalar_one()
        self._update(conn, row.id, version=version, fit_version=fit, size=size, changed=now)
        return version

    def _forget_old(self, conn: Connection, board_id: str, version: int, fit: int | None) -> None:
        for table in (schema.board_versions, schema.board_balance):
            c = table.c
            old = (c.board_id == board_id) & (c.version <= version - MOST_VERSIONS)
            conn.execute(sa.delete(table).where(old & (c.version != (fit or 0))))

    def _hold_person(self, conn: Connection, who: Who) -> None:
        """Lock the person, so that two requests of theirs are counted one after the other."""
        conn.execute(sa.select(_U.id).where(_U.id == who.user_id).with_for_update())

    def _by_key(self, conn: Connection, who: Who, key: str | None) -> Row | None:
        if key is None:
            return None
        same = (_B.user_id == who.user_id) & (_B.key == key)
        return conn.execute(sa.select(schema.kept_boards).where(same)).first()

    def _check_room(self, conn: Connection, who: Who, boards: int, size: int) -> None:
        query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(_B.size), 0))
        count, used = conn.execute(query.where(_B.user_id == who.user_id)).one()
        room = ROOMS[who.kind]
        if not self.limited:
            return
        if count + boards > room.boards:
            raise Conflict("too-many-boards", most=room.boards)
        if used + size > room.size:
            raise Conflict("shelf-full", most=room.size // MEGABYTE)

    def _update(self, conn: Connection, board_id: str, **values: Any) -> None:
        conn.execute(sa.update(schema.kept_boards).where(_B.id == board_id).values(**values))


def find_board(conn: Connection, board_id: str, lock: bool = False) -> Row:
    """Return a board's row; raise NotFound."""
    query = sa.select(schema.kept_boards).where(_B.id == board_id)
    row = conn.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise NotFound("no-such-kept-board")
    return row


def find_own_board(conn: Connection, board_id: str, who: Who, lock: bool = False) -> Row:
    """Return one of somebody's own boards; raise NotFound, also for the boards of others."""
    row = find_board(conn, board_id, lock)
    if row.user_id != who.user_id:
        raise NotFound("no-such-kept-board")
    return row


def find_visible_board(conn: Connection, board_id: str, user: str | None) -> Row:
    """Return a board that this user owns or that is shared; raise NotFound."""
    row = find_board(conn, board_id)
    if (user is None or row.user_id != user) and not is_shared(conn, row):
        raise NotFound("no-such-kept-board")
    return row


def is_shared(conn: Connection, row: Row) -> bool:
    """Tell whether others may see a board; nothing of somebody who is suspended."""
    if row.visibility not in (Visibility.LINK, Visibility.PUBLIC):
        return False
    suspended = sa.select(_U.suspended).where(_U.id == row.user_id)
    return conn.execute(suspended).scalar_one() is None


def default_version(row: Row, user: str | None) -> int:
    """Return the version to show who asks for none: to others the newest that is fit."""
    if row.user_id == user or row.fit_version is None:
        return int(row.version)
    return int(row.fit_version)


def find_visible_version(conn: Connection, row: Row, user: str | None, version: int | None) -> Row:
    """Return a version with its data. Others than the owner see those that are fit, or the newest
    where none is; raise NotFound."""
    shown = default_version(row, user)
    chosen = find_version(conn, row.id, shown if version is None else version)
    if row.user_id != user and not chosen.fit and chosen.version != shown:
        raise NotFound("no-such-board-version", version=chosen.version)
    return chosen


def find_version(conn: Connection, board_id: str, version: int) -> Row:
    """Return a version's row; raise NotFound."""
    this = (_V.board_id == board_id) & (_V.version == version)
    row = conn.execute(sa.select(schema.board_versions).where(this)).first()
    if row is None:
        raise NotFound("no-such-board-version", version=version)
    return row


def pack(board: Json) -> bytes:
    """Compress a board for the database."""
    text = json.dumps(board, separators=(",", ":"), ensure_ascii=False)
    return zlib.compress(text.encode(), 6)


def unpack(data: bytes) -> Json:
    """Return the board of a row: the inverse of `pack`."""
    board: Json = json.loads(zlib.decompress(data))
    return board


def clean_name(name: str) -> str:
    """Return a name on one readable line; raise Malformed if nothing is left."""
    text = one_line(name, MOST_NAME)
    if not text:
        raise Malformed("board-without-name")
    return text
