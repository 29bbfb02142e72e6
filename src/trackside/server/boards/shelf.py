"""Boards that people keep: a name, versions, and who may see them.

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
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.people.people import Who, new_id, one_line
from trackside.server.table.boards import is_fit
from trackside.server.table.registry import Games

PRIVATE, LINK, PUBLIC = "private", "link", "public"
WITHDRAWN = "withdrawn"  # by whoever hosts the server: private, and its owner cannot share it
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


ROOMS = {"guest": Room(3, 2 * MEGABYTE), "account": Room(60, 20 * MEGABYTE)}


@dataclass(frozen=True)
class Chosen:
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
    """Keeps, changes and hands out boards."""

    def __init__(self, store: Store, games: Games, clock: Clock, limits: float) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.limited = limits > 0

    def keep(self, who: Who, slug: str, name: str, board: Json, key: str | None = None) -> Json:
        """A new board; the same request twice keeps one."""
        draft = self._draft(self.games.current(slug), board)
        now = self.clock()
        board_id = new_id(ID_LETTERS)
        row: dict[str, Any] = {"id": board_id, "user_id": who.user_id, "game": slug, "key": key}
        row |= {"name": clean_name(name), "visibility": PRIVATE, "games": 0, "created": now}
        with self.store.write() as conn:
            self._hold_person(conn, who)
            known = self._by_key(conn, who, key)
            if known is not None:
                return {"id": known.id, "version": known.version}
            self._check_room(conn, who, 1, len(draft.data))
            first = {"version": 0, "fit_version": None, "size": 0, "changed": now}
            conn.execute(sa.insert(schema.kept_boards).values(**row, **first))
            version = self._add(conn, find_board(conn, board_id), draft)
        return {"id": board_id, "version": version}

    def save(self, who: Who, board_id: str, seen: int, board: Json, name: str | None) -> int:
        """A new version, unless nothing is new; raises Stale for who has not seen the newest."""
        with self.store.read() as conn:
            game = self.games.current(own_board(conn, board_id, who).game)
        draft = self._draft(game, board)
        with self.store.write() as conn:
            self._hold_person(conn, who)
            row = own_board(conn, board_id, who, lock=True)
            if name is not None:
                self._update(conn, board_id, name=clean_name(name))
            newest = version_row(conn, board_id, row.version)
            if newest.digest == draft.digest:
                return int(row.version)
            if seen != row.version:
                raise Stale("board-newer", version=row.version)
            self._check_room(conn, who, 0, len(draft.data))
            return self._add(conn, row, draft)

    def change(self, who: Who, board_id: str, visibility: str | None, name: str | None) -> None:
        """Who may see it, and what it is called."""
        with self.store.write() as conn:
            row = own_board(conn, board_id, who, lock=True)
            if visibility is not None and row.visibility == WITHDRAWN:
                raise Conflict("board-withdrawn")
            if visibility == PUBLIC and who.kind != "account":
                raise Conflict("gallery-needs-account")
            if visibility == PUBLIC and row.fit_version is None:
                raise Conflict("board-unfinished")
            values: dict[str, Any] = {} if name is None else {"name": clean_name(name)}
            if visibility is not None:
                values["visibility"] = visibility
            if values:
                self._update(conn, board_id, changed=self.clock(), **values)

    def drop(self, who: Who, board_id: str) -> None:
        """With all versions; games that were played on it have their own copy."""
        with self.store.write() as conn:
            own_board(conn, board_id, who, lock=True)
            conn.execute(sa.delete(schema.kept_boards).where(_B.id == board_id))

    def chosen(self, user: str | None, slug: str, board_id: str, version: int | None) -> Chosen:
        """What a new table is to be played on; without a version, the newest that is fit."""
        with self.store.read() as conn:
            row = seen_board(conn, board_id, user)
            if row.game != slug:
                raise Malformed("board-other-game")
            wanted = row.fit_version if version is None else version
            found = seen_version(conn, row, user, wanted) if wanted is not None else None
        if found is None or not found.fit:
            raise Conflict("board-unfinished")
        return Chosen(row.id, found.version, row.name, unpacked(found.data))

    def _draft(self, game: Game, board: Json) -> Draft:
        try:
            made = boards.custom(board)
        except BadBoard as error:
            raise BoardRefused(game.meta.prefix, error.problems) from error
        return Draft(packed(board), made.digest, is_fit(self.games, game, board))

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
        """Two requests of one person are counted one after the other."""
        conn.execute(sa.select(_U.id).where(_U.id == who.user_id).with_for_update())

    def _by_key(self, conn: Connection, who: Who, key: str | None) -> Row | None:
        if key is None:
            return None
        same = (_B.user_id == who.user_id) & (_B.key == key)
        return conn.execute(sa.select(schema.kept_boards).where(same)).first()

    def _check_room(self, conn: Connection, who: Who, boards: int, size: int) -> None:
        counted = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(_B.size), 0))
        count, kept = conn.execute(counted.where(_B.user_id == who.user_id)).one()
        room = ROOMS[who.kind]
        if not self.limited:
            return
        if count + boards > room.boards:
            raise Conflict("too-many-boards", most=room.boards)
        if kept + size > room.size:
            raise Conflict("shelf-full", most=room.size // MEGABYTE)

    def _update(self, conn: Connection, board_id: str, **values: Any) -> None:
        conn.execute(sa.update(schema.kept_boards).where(_B.id == board_id).values(**values))


def find_board(conn: Connection, board_id: str, lock: bool = False) -> Row:
    """Raises NotFound."""
    query = sa.select(schema.kept_boards).where(_B.id == board_id)
    row = conn.execute(query.with_for_update() if lock else query).first()
    if row is None:
        raise NotFound("no-such-kept-board")
    return row


def own_board(conn: Connection, board_id: str, who: Who, lock: bool = False) -> Row:
    """One of somebody's own; raises NotFound, also for the boards of others."""
    row = find_board(conn, board_id, lock)
    if row.user_id != who.user_id:
        raise NotFound("no-such-kept-board")
    return row


def seen_board(conn: Connection, board_id: str, user: str | None) -> Row:
    """A board that this user may look at: an own one, or one that is shared; raises NotFound."""
    row = find_board(conn, board_id)
    if (user is None or row.user_id != user) and not is_shared(conn, row):
        raise NotFound("no-such-kept-board")
    return row


def is_shared(conn: Connection, row: Row) -> bool:
    """Whether others may see it; nothing of somebody who is suspended."""
    if row.visibility not in (LINK, PUBLIC):
        return False
    suspended = sa.select(_U.suspended).where(_U.id == row.user_id)
    return conn.execute(suspended).scalar_one() is None


def shown_version(row: Row, user: str | None) -> int:
    """The version that somebody sees who asks for none: others see the newest that is fit."""
    if row.user_id == user or row.fit_version is None:
        return int(row.version)
    return int(row.fit_version)


def seen_version(conn: Connection, row: Row, user: str | None, version: int | None) -> Row:
    """A version of a board, with its data. Others than the owner see those that are fit, or the
    newest where none is; raises NotFound."""
    shown = shown_version(row, user)
    found = version_row(conn, row.id, shown if version is None else version)
    if row.user_id != user and not found.fit and found.version != shown:
        raise NotFound("no-such-board-version", version=found.version)
    return found


def version_row(conn: Connection, board_id: str, version: int) -> Row:
    """Raises NotFound."""
    this = (_V.board_id == board_id) & (_V.version == version)
    found = conn.execute(sa.select(schema.board_versions).where(this)).first()
    if found is None:
        raise NotFound("no-such-board-version", version=version)
    return found


def packed(board: Json) -> bytes:
    """A board for the database."""
    text = json.dumps(board, separators=(",", ":"), ensure_ascii=False)
    return zlib.compress(text.encode(), 6)


def unpacked(data: bytes) -> Json:
    """The inverse of `packed`."""
    found: Json = json.loads(zlib.decompress(data))
    return found


def clean_name(name: str) -> str:
    """One line that can be read; raises Malformed."""
    text = one_line(name, MOST_NAME)
    if not text:
        raise Malformed("board-without-name")
    return text
