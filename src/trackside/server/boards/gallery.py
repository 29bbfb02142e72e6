"""Boards that people keep, to be looked at: one's own, those of all, one with its picture."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import boards
from trackside.core.contract import Json
from trackside.pictures import picture
from trackside.server.base.caches import Kept
from trackside.server.base.clock import iso
from trackside.server.base.errors import NotFound
from trackside.server.boards.shelf import (
    PUBLIC,
    Shelf,
    own_board,
    seen_board,
    seen_version,
    shown_version,
    unpacked,
)
from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.look.pictures import no_painter_is_no_file
from trackside.server.people.blocks import those_apart
from trackside.server.people.people import Who
from trackside.server.table.boards import BROKEN

PAGE = 12  # boards of the gallery
MOST_PICTURES = 48_000_000  # characters of drawn boards in memory
_B, _V, _U = schema.kept_boards.c, schema.board_versions.c, schema.users.c
CARDS = sa.select(schema.kept_boards, _U.name.label("by")).join(schema.users, _U.id == _B.user_id)
ORDERS = {"new": (_B.changed.desc(), _B.id), "played": (_B.games.desc(), _B.changed.desc(), _B.id)}


class Gallery:
    """Nothing here changes a board."""

    def __init__(self, shelf: Shelf) -> None:
        self.store = shelf.store
        self._drawn: Kept[tuple[str, int, str, str], str] = Kept(MOST_PICTURES)

    def mine(self, who: Who, slug: str | None) -> list[Json]:
        """One's own boards, the last changed first."""
        query = CARDS.where(_B.user_id == who.user_id).order_by(_B.changed.desc(), _B.id)
        with self.store.read() as conn:
            rows = list(conn.execute(query if slug is None else query.where(_B.game == slug)))
        return [card(row, who.user_id) for row in rows]

    def public(self, user: str | None, slug: str | None, page: int, order: str) -> Json:
        """{"boards", "more"}: a page of the gallery, without boards of people one does not want to
        meet."""
        query = CARDS.where(_B.visibility == PUBLIC, _B.fit_version.is_not(None))
        query = query.where(_U.suspended.is_(None))
        if slug is not None:
            query = query.where(_B.game == slug)
        if user is not None:
            query = query.where(_B.user_id.not_in(those_apart(user)))
        query = query.order_by(*ORDERS[order]).limit(PAGE + 1).offset(page * PAGE)
        with self.store.read() as conn:
            rows = list(conn.execute(query))
        return {"boards": [card(row, user) for row in rows[:PAGE]], "more": len(rows) > PAGE}

    def board(self, user: str | None, board_id: str, version: int | None) -> Json:
        """A board with its data; raises NotFound for what this user may not see."""
        with self.store.read() as conn:
            row = seen_board(conn, board_id, user)
            found = seen_version(conn, row, user, version)
            by = conn.execute(sa.select(_U.name).where(_U.id == row.user_id)).scalar_one()
            versions = versions_of(conn, row, user)
        told = card(row, user, by)
        seen = {"version": found.version, "fit": found.fit, "versions": versions}
        return {**told, **seen, "board": unpacked(found.data)}

    def file(self, user: str | None, board_id: str, version: int | None) -> str:
        """The documented file."""
        return boards.board_text(self.board(user, board_id, version)["board"])

    def picture(
        self, user: str | None, board_id: str, version: int | None, theme: str, language: str
    ) -> str:
        """A version as SVG, drawn once; raises NotFound for one that cannot be drawn."""
        with self.store.read() as conn:
            row = seen_board(conn, board_id, user)
            number = shown_version(row, user) if version is None else version
            known = self._drawn.get((board_id, number, theme, language))
            # who may see the board may not see each of its versions
            found = seen_version(conn, row, user, number)
        if known is None:
            known = _drawn(row.game, unpacked(found.data), theme, language)
            self._drawn.keep((board_id, number, theme, language), known, len(known))
        return known

    def reported(self, user: str, board_id: str) -> tuple[str, int, str, str]:
        """Whose it is, and the version, the name and the owner's name of what somebody saw."""
        with self.store.read() as conn:
            row = seen_board(conn, board_id, user)
            by = conn.execute(sa.select(_U.name).where(_U.id == row.user_id)).scalar_one()
        return row.user_id, shown_version(row, user), row.name, by

    def own(self, who: Who, board_id: str) -> Row:
        """One of somebody's own; raises NotFound."""
        with self.store.read() as conn:
            return own_board(conn, board_id, who)


def _drawn(slug: str, data: Json, theme: str, language: str) -> str:
    try:
        with no_painter_is_no_file():
            return picture.draw(slug, boards.custom(data), None, theme, language)
    except BROKEN as error:  # a draft
        raise NotFound("no-such-file", file="picture") from error


def versions_of(conn: Connection, row: Row, user: str | None) -> list[Json]:
    """Those that this user may see, the newest first."""
    query = sa.select(_V.version, _V.fit, _V.made).where(_V.board_id == row.id)
    found = conn.execute(query.order_by(_V.version.desc()))
    shown = shown_version(row, user)
    return [
        {"version": each.version, "fit": each.fit, "made": iso(each.made)}
        for each in found
        if row.user_id == user or each.fit or each.version == shown
    ]


def card(row: Row, user: str | None, by: str | None = None) -> Json:
    """A board in a few facts."""
    shown = shown_version(row, user)
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "by": by if by is not None else row.by,
        "mine": user is not None and row.user_id == user,
        "visibility": row.visibility,
        "version": shown,
        "fit_version": row.fit_version,
        "fit": row.fit_version == shown,
        "games": row.games,
        "changed": iso(row.changed),
        "picture": f"/api/workshop/boards/{row.id}/picture.svg?version={shown}",
    }
