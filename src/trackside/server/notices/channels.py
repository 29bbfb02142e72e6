"""The ways by which a person is told: browsers, webhooks, the mail address."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.clock import Clock, iso
from trackside.server.base.errors import Conflict, Malformed, NotFound
from trackside.server.db import schema
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.notices import settings
from trackside.server.notices.outside import check_url
from trackside.server.notices.push import check_keys
from trackside.server.people.people import new_id, same
from trackside.server.table import outbox

HOOKS = ("webhook", "discord", "slack")
MOST = {"push": 10, "webhook": 5}  # by channel; webhooks of all forms together
MOST_LETTERS = 1_000  # of an address
_W = schema.ways.c
LISTED = sa.func.coalesce(_W.off, "") != "gone"


@dataclass(frozen=True)
class NewWay:
    """As somebody asks for it."""

    kind: str
    address: str
    keys: dict[str, str]
    name: str
    language: str
    zone: str


class Ways:
    """Adds and removes them; the secret of a webhook is told once."""

    def __init__(self, store: Store, clock: Clock, plain_allowed: bool) -> None:
        self.store = store
        self.clock = clock
        self.plain_allowed = plain_allowed  # http, for networks that the owner allows
        self._secret = store.secret("notices").encode()

    def list(self, conn: Connection, user: str) -> list[Json]:
        """Without addresses in full and without secrets."""
        query = sa.select(schema.ways).where(_W.user_id == user, LISTED)
        query = query.order_by(_W.created, _W.id)
        email = email_of(conn, user)
        return [
            {
                "id": row.id,
                "kind": row.kind,
                "place": place(row, email),
                "name": row.name,
                "off": row.off,
                "last": iso(row.last) if row.last else None,
            }
            for row in conn.execute(query)
        ]

    def add(self, user: str, new: NewWay) -> Json:
        """The same address twice is one way; raises Malformed and Conflict."""
        self._check(new)
        hook = new.kind in HOOKS
        keys = {"secret": secrets.token_urlsafe(24)} if hook else new.keys
        with self.store.write() as conn:
            settings.first_time(conn, user, new.language, new.zone)
            known = self._known(conn, user, new)
            if known is not None:
                self._renew(conn, known, new)
                return {"id": known.id, "secret": known.keys.get("secret") if hook else None}
            self._make_room(conn, user, new.kind)
            made = way_row(user, new.kind, new.address, keys, new.name, self.clock())
            conn.execute(sa.insert(schema.ways).values(**made))
        return {"id": made["id"], "secret": keys["secret"] if hook else None}

    def _check(self, new: NewWay) -> None:
        fits = len(new.address) <= MOST_LETTERS and check_url(new.address, self.plain_allowed)
        if not fits:
            raise Malformed("bad-address")
        if new.kind == "push" and not check_keys(new.address, new.keys):
            raise Malformed("bad-push-keys")

    def _known(self, conn: Connection, user: str, new: NewWay) -> Row | None:
        """A browser belongs to whoever used it last: no notice shows to somebody else there."""
        same_place = _W.address == new.address
        if new.kind == "push":
            others = same_place & (_W.kind == "push") & (_W.user_id != user)
            conn.execute(sa.delete(schema.ways).where(others))
        mine = same_place & (_W.user_id == user) & (_W.kind == new.kind)
        return conn.execute(sa.select(schema.ways).where(mine)).first()

    def _renew(self, conn: Connection, known: Row, new: NewWay) -> None:
        keys = new.keys if new.kind == "push" else known.keys
        values = {"keys": keys, "name": new.name, "off": None, "failures": 0}
        conn.execute(sa.update(schema.ways).where(_W.id == known.id).values(**values))

    def _make_room(self, conn: Connection, user: str, kind: str) -> None:
        """Too many browsers: the oldest goes. Too many webhooks: raises Conflict."""
        kinds = ("push",) if kind == "push" else HOOKS
        query = sa.select(_W.id).where(_W.user_id == user, _W.kind.in_(kinds))
        found = list(conn.execute(query.order_by(_W.created)).scalars())
        most = MOST[outbox.channel(kind)]
        if len(found) < most:
            return
        if kind != "push":
            raise Conflict("too-many-webhooks", most=most)
        conn.execute(sa.delete(schema.ways).where(_W.id.in_(found[: len(found) - most + 1])))

    def remove(self, user: str, way_id: str) -> None:
        """Raises NotFound for one that is not theirs."""
        with self.store.write() as conn:
            own = (_W.id == way_id) & (_W.user_id == user)
            if not conn.execute(sa.delete(schema.ways).where(own)).rowcount:
                raise NotFound("no-such-way")

    def switch(self, user: str, way_id: str, on: bool) -> None:
        """Nothing is sent there, or something is again; raises NotFound."""
        with self.store.write() as conn:
            own = (_W.id == way_id) & (_W.user_id == user)
            values = {"off": None if on else "stopped", "failures": 0}
            if not conn.execute(sa.update(schema.ways).where(own).values(**values)).rowcount:
                raise NotFound("no-such-way")

    def trial(self, user: str, way_id: str) -> None:
        """A notice that says that notices come; raises NotFound."""
        now = self.clock()
        with self.store.write() as conn:
            own = (_W.id == way_id) & (_W.user_id == user)
            if conn.execute(sa.select(_W.id).where(own)).first() is None:
                raise NotFound("no-such-way")
            row: dict[str, object] = {
                "user_id": user,
                "way_id": way_id,
                "event": "trial",
                "about": "",
            }
            row |= {"table_id": None, "event": "trial", "turn": int(now)}
            conn.execute(sa.insert(schema.notices).values(**row, **outbox.fresh(now, now)))

    # One click to stop, without signing in.

    def stop_token(self, way_id: str) -> str:
        """Signed, so that nobody stops the mails of others."""
        return f"{way_id}.{self._sign(way_id)}"

    def stop(self, token: str) -> None:
        """Raises NotFound for a token that is none; a second click is as good as one."""
        way_id, _, signature = token.partition(".")
        if not same(self._sign(way_id), signature):
            raise NotFound("no-such-way")
        with self.store.write() as conn:
            conn.execute(sa.update(schema.ways).where(_W.id == way_id).values(off="stopped"))

    def _sign(self, way_id: str) -> str:
        return hmac.new(self._secret, f"stop:{way_id}".encode(), "sha256").hexdigest()[:32]


def way_row(
    user: str, kind: str, address: str, keys: dict[str, str], name: str, now: float
) -> dict[str, object]:
    """A new one, from which nothing was heard yet."""
    return {
        "id": new_id(16),
        "user_id": user,
        "kind": kind,
        "address": address,
        "keys": keys,
        "name": "".join(c for c in name if c.isprintable())[:200],
        "failures": 0,
        "off": None,
        "last": 0.0,
        "created": now,
    }


def email_of(conn: Connection, user: str) -> str:
    """Their confirmed address, or nothing."""
    u = schema.users.c
    return conn.execute(sa.select(u.email).where(u.id == user)).scalar() or ""


def place(way: Row, email: str) -> str:
    """Where it leads, so that its owner knows it and nobody learns it over their shoulder."""
    if way.kind == "mail":
        return masked(email)
    return urlsplit(way.address).hostname or ""


def masked(email: str) -> str:
    """a…@example.org"""
    name, _, host = email.rpartition("@")
    return f"{name[:1]}…@{host}" if name else ""
