"""Keep whom somebody does not want to hear, or does not want to meet.

mute    their talk is not shown to whoever muted them, and they do not learn of it
block   neither sees the other's talk; the blocked one does not sit down at the other's tables and
        is not asked to a rematch with them
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import Clock, iso
from trackside.server.base.errors import Conflict, NotFound
from trackside.server.db import schema
from trackside.server.db.enums import BlockKind
from trackside.server.db.store import Store, insert_or_ignore
from trackside.server.people.people import Who, new_id

MOST_BLOCKS = 500
_B = schema.blocks.c


def muted_for(conn: Connection, user: str | None) -> set[str]:
    """Return the people whose talk this user does not see."""
    if user is None:
        return set()
    mine = sa.select(_B.other_id).where(_B.user_id == user)
    theirs = sa.select(_B.user_id).where(_B.other_id == user, _B.kind == BlockKind.BLOCK)
    return set(conn.execute(mine.union(theirs)).scalars())


def has_blocked(conn: Connection, user: str | None, other: str | None) -> bool:
    """Tell whether this user does not want to meet the other."""
    where = (_B.user_id == user) & (_B.other_id == other) & (_B.kind == BlockKind.BLOCK)
    return conn.execute(sa.select(_B.id).where(where)).first() is not None


def are_apart(conn: Connection, one: str | None, other: str | None) -> bool:
    """Tell whether one of them does not want to meet the other."""
    return has_blocked(conn, one, other) or has_blocked(conn, other, one)


def people_apart(user: str | None) -> sa.CompoundSelect[tuple[str]]:
    """Select everybody who does not want to meet this user, or whom this user does not want to
    meet."""
    mine = sa.select(_B.other_id).where(_B.user_id == user, _B.kind == BlockKind.BLOCK)
    theirs = sa.select(_B.user_id).where(_B.other_id == user, _B.kind == BlockKind.BLOCK)
    return mine.union(theirs)


class Blocks:
    """The lists of people whom others have muted or blocked."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    def mine(self, who: Who) -> list[Json]:
        """Return whom somebody has muted or blocked, by the names that they had then."""
        query = sa.select(schema.blocks).where(_B.user_id == who.user_id).order_by(_B.created)
        with self.store.read() as conn:
            rows = list(conn.execute(query))
        return [
            {"id": row.id, "name": row.name, "kind": row.kind, "since": iso(row.created)}
            for row in rows
        ]

    def add(self, conn: Connection, user: str, other: str | None, name: str, kind: str) -> None:
        """Mute or block somebody; whoever was muted can be blocked, and the other way round."""
        if other is None:
            raise NotFound("nobody-there")
        if other == user:
            raise Conflict("yourself")
        count = sa.select(sa.func.count()).select_from(schema.blocks).where(_B.user_id == user)
        if conn.execute(count).scalar_one() >= MOST_BLOCKS:
            raise Conflict("too-many-blocks", most=MOST_BLOCKS)
        row = {"id": new_id(14), "user_id": user, "other_id": other, "created": self.clock()}
        insert_or_ignore(conn, schema.blocks, {**row, "kind": kind, "name": name})
        pair = (_B.user_id == user) & (_B.other_id == other)
        conn.execute(sa.update(schema.blocks).where(pair).values(kind=kind, name=name))

    def drop(self, who: Who, block_id: str) -> None:
        """Remove somebody from one's list."""
        where = (_B.user_id == who.user_id) & (_B.id == block_id)
        with self.store.write() as conn:
            conn.execute(sa.delete(schema.blocks).where(where))
