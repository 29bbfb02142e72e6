"""Show boards that people keep: one's own, the public ones, one with its picture."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core import boards
from trackside.core.contract import Json
from trackside.pictures import picture
from trackside.server.base.caches import WeightedLru
from trackside.server.base.clock import iso
from trackside.server.base.errors import NotFound
from trackside.server.boards.shelf import (
    Shelf,
    default_version,
    find_own_board,
    find_visible_board,
    find_visible_version,
    unpack,
)
from trackside.server.db import schema
from trackside.server.db.enums import Visibility
from trackside.server.db.rows import Row
from trackside.server.look.pictures import no_painter_is_no_file
from trackside.server.people.blocks import people_apart
from trackside.server.people.people import Who
from trackside.server.table.boards import BROKEN

PAGE = 12  # boards of the gallery
MOST_PICTURES = 48_000_000  # characters of drawn boards in memory
_B, _V, _U = schema.kept_boards.c, schema.board_versions.c, schema.users.c
CARDS = sa.select(schema.kept_boards, _U.name.label("by")).join(schema.users, _U.id == _B.user_id)
ORDERS = {"new": (_B.changed.desc(), _B.id), "played": (_B.games.desc(), _B.changed.desc(), _B.id)}


@dataclass(frozen=True)
class ShownBoard:
    """A board as somebody sees it: whose it is, its version, its name and its owner's name."""

    id: str
    owner: str
    version: int
    name: str
    by: str


class Gallery:
    """Looks at boards; nothing here changes one."""

    def __init__(self, shelf: Shelf) -> None:
        self.store = shelf.store
        self._pictures: WeightedLru[tuple[str, int, str, str], str] = WeightedLru(MOST_PICTURES)

    def mine(self, who: Who, slug: str | None) -> list[Json]:
        """Return one's own boards, the last changed first."""
        query = CARDS.where(_B.user_id == who.user_id).order_by(_B.changed.desc(), _B.id)
        with self.store.read() as conn:
            rows = list(conn.execute(query if slug is None else query.where(_B.game == slug)))
        return [card(row, who.user_id) for row in rows]

    def public(self, user: str | None, slug: str | None, page: int, order: str) -> Json:
        """Return {"boards", "more"}: a page of the gallery, without boards of people one does not
        want to meet."""
        query = CARDS.where(_B.visibility == Visibility.PUBLIC, _B.fit_version.is_not(None))
        query = query.where(_U.suspended.is_(None))
        if slug is not None:
            query = query.where(_B.game == slug)
        if user is not None:
            query = query.where(_B.user_id.not_in(people_apart(user)))
        query = query.order_by(*ORDERS[order]).limit(PAGE + 1).offset(page * PAGE)
        with self.store.read() as conn:
            rows = list(conn.execute(query))
        return {"boards": [card(row, user) for row in rows[:PAGE]], "more": len(rows) > PAGE}

    def board(self, user: str | None, board_id: str, version: int | None) -> Json:
        """Return a board with its data; raise NotFound for what this user may not see."""
        with self.store.read() as conn:
            row = find_visible_board(conn, board_id, user)
            chosen = find_visible_version(conn, row, user, version)
            by = conn.execute(sa.select(_U.name).where(_U.id == row.user_id)).scalar_one()
            versions = versions_of(conn, row, user)
        facts = card(row, user, by)
        seen = {"version": chosen.version, "fit": chosen.fit, "versions": versions}
        return {**facts, **seen, "board": unpack(chosen.data)}

    def file(self, user: str | None, board_id: str, version: int | None) -> str:
        """Return the board as a documented file."""
        return boards.board_text(self.board(user, board_id, version)["board"])

    def picture(
        self, user: str | None, board_id: str, version: int | None, theme: str, language: str
    ) -> str:
        """Return a version as SVG, drawn once; raise NotFound for one that cannot be drawn."""
        with self.store.read() as conn:
            row = find_visible_board(conn, board_id, user)
            number = default_version(row, user) if version is None else version
            picture_text = self._pictures.get((board_id, number, theme, language))
            # who may see the board may not see each of its versions
            chosen = find_visible_version(conn, row, user, number)
        if picture_text is None:
            picture_text = draw(row.game, unpack(chosen.data), theme, language)
            self._pictures.keep(
                (board_id, number, theme, language), picture_text, len(picture_text)
            )
        return picture_text

    def describe(self, user: str, board_id: str) -> ShownBoard:
        """Return what somebody sees of a board, for a report about it."""
        with self.store.read() as conn:
            row = find_visible_board(conn, board_id, user)
            by = conn.execute(sa.select(_U.name).where(_U.id == row.user_id)).scalar_one()
        return ShownBoard(board_id, row.user_id, default_version(row, user), row.name, by)

    def own(self, who: Who, board_id: str) -> Row:
        """Return one of somebody's own boards; raise NotFound."""
        with self.store.read() as conn:
            return find_own_board(conn, board_id, who)


def draw(slug: str, data: Json, theme: str, language: str) -> str:
    try:
        with no_painter_is_no_file():
            return picture.draw(slug, boards.custom(data), None, theme, language)
    except BROKEN as error:  # a draft
        raise NotFound("no-such-file", file="picture") from error


def versions_of(conn: Connection, row: Row, user: str | None) -> list[Json]:
    """Return the versions that this user may see, the newest first."""
    query = sa.select(_V.version, _V.fit, _V.made).where(_V.board_id == row.id)
    rows = conn.execute(query.order_by(_V.version.desc()))
    shown = default_version(row, user)
    return [
        {"version": each.version, "fit": each.fit, "made": iso(each.made)}
        for each in rows
        if row.user_id == user or each.fit or each.version == shown
    ]


def card(row: Row, user: str | None, by: str | None = None) -> Json:
    """Return a board in a few facts."""
    shown = default_version(row, user)
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
