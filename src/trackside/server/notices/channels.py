"""Keep the channels through which a person is told: browsers, webhooks, the mail address."""

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
from trackside.server.db.enums import ChannelKind, NoticeEvent
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.notices import settings
from trackside.server.notices.outside import check_url
from trackside.server.notices.push import check_keys
from trackside.server.people.people import equal_secrets, new_id
from trackside.server.table import outbox

HOOKS = (ChannelKind.WEBHOOK, ChannelKind.DISCORD, ChannelKind.SLACK)
# By channel; webhooks of all forms together.
MOST: dict[str, int] = {ChannelKind.PUSH: 10, ChannelKind.WEBHOOK: 5}
MOST_LETTERS = 1_000  # of an address
_W = schema.ways.c
LISTED = sa.func.coalesce(_W.off, "") != "gone"


@dataclass(frozen=True)
class NewChannel:
    """A channel as somebody asks for it."""

    kind: str
    address: str
    keys: dict[str, str]
    name: str
    language: str
    zone: str


class Channels:
    """The channels of people; the secret of a webhook is shown once."""

    def __init__(self, store: Store, clock: Clock, plain_allowed: bool) -> None:
        self.store = store
        self.clock = clock
        self.plain_allowed = plain_allowed  # http, for networks that the owner allows
        self._secret = store.secret("notices").encode()

    def list(self, conn: Connection, user: str) -> list[Json]:
        """Return a person's channels, without full addresses and secrets."""
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

    def add(self, user: str, new: NewChannel) -> Json:
        """Add a channel, or renew the one with the same address; raise Malformed and Conflict."""
        self._check(new)
        hook = new.kind in HOOKS
        keys = {"secret": secrets.token_urlsafe(24)} if hook else new.keys
        with self.store.write() as conn:
            settings.first_time(conn, user, new.language, new.zone)
            existing = self._find(conn, user, new)
            if existing is not None:
                self._renew(conn, existing, new)
                return {"id": existing.id, "secret": existing.keys.get("secret") if hook else None}
            self._make_room(conn, user, new.kind)
            row = channel_row(user, new.kind, new.address, keys, new.name, self.clock())
            conn.execute(sa.insert(schema.ways).values(**row))
        return {"id": row["id"], "secret": keys["secret"] if hook else None}

    def _check(self, new: NewChannel) -> None:
        fits = len(new.address) <= MOST_LETTERS and check_url(new.address, self.plain_allowed)
        if not fits:
            raise Malformed("bad-address")
        if new.kind == ChannelKind.PUSH and not check_keys(new.address, new.keys):
            raise Malformed("bad-push-keys")

    def _find(self, conn: Connection, user: str, new: NewChannel) -> Row | None:
        """Find the person's channel of this address, and take a browser from whoever used it
        before: no notice shows to somebody else there."""
        same_place = _W.address == new.address
        if new.kind == ChannelKind.PUSH:
            others = same_place & (_W.kind == ChannelKind.PUSH) & (_W.user_id != user)
            conn.execute(sa.delete(schema.ways).where(others))
        mine = same_place & (_W.user_id == user) & (_W.kind == new.kind)
        return conn.execute(sa.select(schema.ways).where(mine)).first()

    def _renew(self, conn: Connection, existing: Row, new: NewChannel) -> None:
        keys = new.keys if new.kind == ChannelKind.PUSH else existing.keys
        values = {"keys": keys, "name": new.name, "off": None, "failures": 0}
        conn.execute(sa.update(schema.ways).where(_W.id == existing.id).values(**values))

    def _make_room(self, conn: Connection, user: str, kind: str) -> None:
        """Delete the oldest browser if there are too many; raise Conflict for too many webhooks."""
        kinds = (ChannelKind.PUSH,) if kind == ChannelKind.PUSH else HOOKS
        query = sa.select(_W.id).where(_W.user_id == user, _W.kind.in_(kinds))
        ids = list(conn.execute(query.order_by(_W.created)).scalars())
        most = MOST[outbox.channel_of(kind)]
        if len(ids) < most:
            return
        if kind != ChannelKind.PUSH:
            raise Conflict("too-many-webhooks", most=most)
        conn.execute(sa.delete(schema.ways).where(_W.id.in_(ids[: len(ids) - most + 1])))

    def remove(self, user: str, way_id: str) -> None:
        """Delete a channel; raise NotFound if it is not theirs."""
        with self.store.write() as conn:
            own = (_W.id == way_id) & (_W.user_id == user)
            if not conn.execute(sa.delete(schema.ways).where(own)).rowcount:
                raise NotFound("no-such-way")

    def switch(self, user: str, way_id: str, on: bool) -> None:
        """Switch a channel on or off; raise NotFound if it is not theirs."""
        with self.store.write() as conn:
            own = (_W.id == way_id) & (_W.user_id == user)
            values = {"off": None if on else "stopped", "failures": 0}
            if not conn.execute(sa.update(schema.ways).where(own).values(**values)).rowcount:
                raise NotFound("no-such-way")

    def trial(self, user: str, way_id: str) -> None:
        """Queue a trial notice; raise NotFound if the channel is not theirs."""
        now = self.clock()
        with self.store.write() as conn:
            own = (_W.id == way_id) & (_W.user_id == user)
            if conn.execute(sa.select(_W.id).where(own)).first() is None:
                raise NotFound("no-such-way")
            row: dict[str, object] = {
                "user_id": user,
                "way_id": way_id,
                "event": NoticeEvent.TRIAL,
                "about": "",
            }
            row |= {"table_id": None, "event": NoticeEvent.TRIAL, "turn": int(now)}
            conn.execute(sa.insert(schema.notices).values(**row, **outbox.fresh(now, now)))

    # One click to stop, without signing in.

    def stop_token(self, way_id: str) -> str:
        """Return a signed token, so that nobody stops the mails of others."""
        return f"{way_id}.{self._sign(way_id)}"

    def stop(self, token: str) -> None:
        """Switch off the channel of a token; raise NotFound for a wrong one. Using it twice does no
        harm."""
        way_id, _, signature = token.partition(".")
        if not equal_secrets(self._sign(way_id), signature):
            raise NotFound("no-such-way")
        with self.store.write() as conn:
            conn.execute(sa.update(schema.ways).where(_W.id == way_id).values(off="stopped"))

    def _sign(self, way_id: str) -> str:
        return hmac.new(self._secret, f"stop:{way_id}".encode(), "sha256").hexdigest()[:32]


def channel_row(
    user: str, kind: str, address: str, keys: dict[str, str], name: str, now: float
) -> dict[str, object]:
    """Return the values of a new channel, from which nothing was heard yet."""
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
    """Return somebody's confirmed address, or ""."""
    u = schema.users.c
    return conn.execute(sa.select(u.email).where(u.id == user)).scalar() or ""


def place(channel: Row, email: str) -> str:
    """Return where a channel leads, so that its owner knows it and nobody learns it over their
    shoulder."""
    if channel.kind == ChannelKind.MAIL:
        return mask(email)
    return urlsplit(channel.address).hostname or ""


def mask(email: str) -> str:
    """Shorten an address to a…@example.org."""
    name, _, host = email.rpartition("@")
    return f"{name[:1]}…@{host}" if name else ""
