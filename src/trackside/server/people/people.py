"""Know guests and accounts by their sessions and tokens."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.engine import Connection

from trackside.core.contract import Json
from trackside.server.base.caches import TtlCache
from trackside.server.base.clock import Clock, iso
from trackside.server.base.errors import Conflict, Forbidden, Malformed, NoSession
from trackside.server.db import schema
from trackside.server.db.enums import UserKind
from trackside.server.db.rows import Row
from trackside.server.db.store import Store, insert_or_ignore

SCOPES = ("read", "play", "tables")
OF_ONES_OWN = ("read", "account")  # what is left to somebody who is suspended
LOGIN = re.compile(r"[a-z0-9._@+-]{3,60}")
MOST_NAME = 24
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
SESSION_DAYS = 400  # the longest that browsers keep a cookie
IDLE_DAYS = 90  # without a visit, after which a session ends
DAY = 86_400.0
SHOWN_ID = 16  # letters of a session's id that are told
MOST_ABOUT = 200
# Letters that show nothing: fillers, joiners, selectors.
BLANK = frozenset(
    "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U0001d159"
) | {chr(code) for code in range(0xFE00, 0xFE10)}
MOST_TOKENS = 20
# Deleted with a person, beside the ways to sign in.
OF_A_PERSON = (
    schema.notices,
    schema.deliveries,
    schema.ways,
    schema.notice_settings,
    schema.mail_links,
    schema.put_away,
    schema.kept_boards,
)
ALL = frozenset([*SCOPES, "account"])
# Asked with every request, so built once.
_SEEN = sa.func.coalesce(schema.sessions.c.seen, schema.sessions.c.created)
LIVING = (schema.sessions.c.created > sa.bindparam("made_after")) & (
    sa.bindparam("seen_after") < _SEEN
)
BY_COOKIE = (
    sa.select(schema.users, _SEEN.label("seen"))
    .join(schema.sessions, schema.users.c.id == schema.sessions.c.user_id)
    .where(schema.sessions.c.id == sa.bindparam("this"), LIVING)
)
BY_TOKEN = (
    sa.select(schema.users, schema.tokens.c.scopes)
    .join(schema.tokens, schema.users.c.id == schema.tokens.c.user_id)
    .where(schema.tokens.c.hash == sa.bindparam("this"))
)


@dataclass(frozen=True)
class Who:
    """The sender of a request."""

    user_id: str | None = None
    name: str = ""
    kind: str = ""
    bot: bool = False
    session: str | None = None  # the hash of the cookie's secret; None with a token
    scopes: frozenset[str] = frozenset()
    admin: bool = False
    suspended: bool = False
    limits: float | None = None  # a factor on rate limits; None: as for everybody

    def need(self, scope: str) -> str:
        """Return the user if they may do this; raise NoSession and Forbidden."""
        if self.user_id is None:
            raise NoSession("no-session")
        if self.suspended and scope not in OF_ONES_OWN:
            raise Forbidden("suspended")
        if scope not in self.scopes:
            raise Forbidden("scope-missing", scope=scope)
        return self.user_id


NOBODY = Who()


def who_of(row: Row, session: str | None, scopes: frozenset[str]) -> Who:
    """Return the sender that a row of `users` stands for."""
    about = {"admin": row.admin, "suspended": row.suspended is not None, "limits": row.limits}
    return Who(row.id, row.name, row.kind, row.bot, session, scopes, **about)


def clean_name(name: str) -> str:
    """Return the letters and marks that people can read; raise Malformed if there are none or too
    many."""
    plain = "".join(c for c in name if unicodedata.category(c)[0] != "C" and c not in BLANK)
    text = " ".join(plain.split())
    seen = any(unicodedata.category(c)[0] in "LNPS" for c in text)
    if not seen or len(text) > MOST_NAME:
        raise Malformed("bad-name", most=MOST_NAME)
    return text


def one_line(text: str, most: int) -> str:
    """Return what of a title can be read, up to so many letters; "" where there is nothing to
    see."""
    seen = "".join(c for c in text if c.isprintable() and c not in BLANK)
    return " ".join(seen.split())[:most]


def digest(secret: str) -> str:
    """Return what is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id(letters: int = 10) -> str:
    """Return random letters and digits that can be read aloud."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(letters))


class People:
    """The people of this server, and how they prove who they are."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._secret = store.secret("cookies").encode()
        self._recent: TtlCache[Who] = TtlCache(clock)
        store.after_people = self._recent.clear
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._decoy = self._hasher.hash(secrets.token_hex(8))

    # Cookies: a random secret and its signature; the database knows only the secret's hash.

    def _sign(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), "sha256").hexdigest()[:32]

    def csrf(self, session: str) -> str:
        """Return the token that goes with a session."""
        return self._sign("csrf:" + session)

    def check_csrf(self, who: Who, given: str) -> None:
        """Raise Forbidden unless the token goes with the sender's session."""
        if who.session is not None and not equal_secrets(self.csrf(who.session), given):
            raise Forbidden("csrf")

    def by_cookie(self, cookie: str) -> Who:
        """Return the owner of a cookie; nobody, if it is none of ours."""
        session = self._session(cookie)
        if session is None:
            return NOBODY
        before = self._recent.generation()
        row = self._fetch_one(BY_COOKIE, this=session, **self._session_bounds())
        if row is None:
            return NOBODY
        if row.seen < self.clock() - DAY:
            self._touch(session)
        who = who_of(row, session, ALL)
        self._recent.keep(session, who, before)
        return who

    def by_token(self, token: str) -> Who:
        """Return the owner of a token; raise NoSession."""
        before, hashed = self._recent.generation(), digest(token)
        row = self._fetch_one(BY_TOKEN, this=hashed)
        if row is None:
            raise NoSession("bad-token")
        who = who_of(row, None, frozenset(row.scopes))
        self._recent.keep(hashed, who, before)
        return who

    def recent_cookie(self, cookie: str) -> Who | None:
        """Return the owner of a cookie if that is cached; nobody, if it is none of ours."""
        session = self._session(cookie)
        return self._recent.get(session) if session is not None else NOBODY

    def recent_token(self, token: str) -> Who | None:
        """Return the owner of a token if that is cached."""
        return self._recent.get(digest(token))

    def _session(self, cookie: str) -> str | None:
        secret, _, signature = cookie.partition(".")
        return digest(secret) if equal_secrets(self._sign(secret), signature) else None

    def _session_bounds(self) -> dict[str, float]:
        now = self.clock()
        return {"made_after": now - SESSION_DAYS * DAY, "seen_after": now - IDLE_DAYS * DAY}

    def _touch(self, session: str) -> None:
        """Keep a session alive that is used; called once a day."""
        s = schema.sessions.c
        with self.store.write() as conn:
            conn.execute(
                sa.update(schema.sessions).where(s.id == session).values(seen=self.clock())
            )

    def _fetch_one(self, query: sa.Select[*tuple[Any, ...]], **values: Any) -> Row | None:
        with self.store.read() as conn:
            return conn.execute(query, values).first()

    # Coming and going.

    def add_guest(self, name: str, about: str = "") -> tuple[Who, str]:
        """Add a guest; return them and the cookie that knows them."""
        row = {
            "id": new_id(14),
            "name": clean_name(name),
            "kind": UserKind.GUEST,
            "bot": False,
            "created": self.clock(),
        }
        with self.store.write() as conn:
            conn.execute(sa.insert(schema.users).values(**row))
            cookie = self._open_session(conn, str(row["id"]), about)
        return self.by_cookie(cookie), cookie

    def _open_session(self, conn: Connection, user_id: str, about: str) -> str:
        secret = secrets.token_urlsafe(24)
        now = self.clock()
        row = {"id": digest(secret), "user_id": user_id, "created": now, "seen": now}
        row["about"] = "".join(c for c in about if c.isprintable())[:MOST_ABOUT]
        conn.execute(sa.insert(schema.sessions).values(**row))
        return f"{secret}.{self._sign(secret)}"

    def login(self, login: str, password: str, about: str = "") -> tuple[Who, str]:
        """Return the person and a new cookie; raise Forbidden for a wrong login or password."""
        query = sa.select(schema.users).where(schema.users.c.login == login.lower())
        user = self._fetch_one(query) if LOGIN.fullmatch(login.lower()) else None
        # An unknown login takes as long as a wrong password.
        right = self._verify(user.password if user and user.password else self._decoy, password)
        if user is None or not right:
            raise Forbidden("wrong-password")
        with self.store.write() as conn:
            cookie = self._open_session(conn, user.id, about)
        return self.by_cookie(cookie), cookie

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def logout(self, who: Who) -> None:
        """End this session alone."""
        with self.store.write() as conn:
            conn.execute(sa.delete(schema.sessions).where(schema.sessions.c.id == who.session))

    def sessions(self, who: Who) -> list[Json]:
        """Return all living sessions, the youngest first; `here` is the one that asks."""
        s = schema.sessions
        query = sa.select(s).where(s.c.user_id == who.user_id, LIVING).order_by(s.c.created.desc())
        with self.store.read() as conn:
            rows = conn.execute(query, self._session_bounds()).all()
        return [
            {
                "id": row.id[:SHOWN_ID],
                "about": row.about or "",
                "created": iso(row.created),
                "seen": iso(row.seen or row.created),
                "here": row.id == who.session,
            }
            for row in rows
        ]

    def end_session(self, who: Who, shown: str) -> None:
        """End one of their own sessions, by the part of its id that was shown."""
        s = schema.sessions.c
        mine = (s.user_id == who.user_id) & s.id.startswith(shown, autoescape=True)
        with self.store.write() as conn:
            conn.execute(sa.delete(schema.sessions).where(mine))

    def end_others(self, who: Who) -> None:
        """End all sessions but the one that asks."""
        with self.store.write() as conn:
            self._end_others(conn, who)

    def _end_others(self, conn: Connection, who: Who) -> None:
        s = schema.sessions.c
        others = (s.user_id == who.user_id) & (s.id != (who.session or ""))
        conn.execute(sa.delete(schema.sessions).where(others))

    def rename(self, who: Who, name: str) -> Who:
        """Change the name at tables to come; at present ones it stays."""
        if who.suspended:
            raise Forbidden("suspended")
        cleaned = clean_name(name)
        with self.store.write() as conn:
            self._update(conn, who, name=cleaned)
        return replace(who, name=cleaned)

    def _update(self, conn: Connection, who: Who, **values: Any) -> None:
        conn.execute(
            sa.update(schema.users).where(schema.users.c.id == who.user_id).values(**values)
        )

    # Accounts.

    def register(self, who: Who, login: str, password: str, bot: bool) -> None:
        """Turn the guest into an account, which keeps all that the guest has."""
        login = login.lower()
        if not LOGIN.fullmatch(login):
            raise Malformed("bad-login")
        check_new_password(password)
        if who.kind != UserKind.GUEST:
            raise Conflict("already-account")
        hashed = self._hasher.hash(password)
        with self.store.write() as conn:
            taken = sa.select(schema.users.c.id).where(schema.users.c.login == login)
            if conn.execute(taken).first():
                raise Conflict("login-taken")
            try:
                guest = (schema.users.c.id == who.user_id) & (schema.users.c.kind == UserKind.GUEST)
                values = {"login": login, "password": hashed, "kind": UserKind.ACCOUNT, "bot": bot}
                done = conn.execute(sa.update(schema.users).where(guest).values(**values))
                if not done.rowcount:  # another request of the same guest was faster
                    raise Conflict("already-account")
            except sa.exc.IntegrityError as error:  # somebody was faster
                raise Conflict("login-taken") from error

    def change_password(self, who: Who, old: str, new: str) -> None:
        """Change the password and end all other sessions: whoever knew the old one is out."""
        if who.kind != UserKind.ACCOUNT:
            raise Conflict("no-account")
        check_new_password(new)
        self.check_password(who, old)
        hashed = self._hasher.hash(new)
        with self.store.write() as conn:
            self._update(conn, who, password=hashed)
            self._end_others(conn, who)

    # By a link that came by mail.

    def enter(self, user_id: str, about: str = "") -> tuple[Who, str]:
        """Sign in somebody who has proved otherwise who they are; return a new cookie."""
        with self.store.write() as conn:
            cookie = self._open_session(conn, user_id, about)
        return self.by_cookie(cookie), cookie

    def hash_password(self, password: str) -> str:
        """Return what is stored of a new password; raise Malformed."""
        check_new_password(password)
        return self._hasher.hash(password)

    def reset_password(self, conn: Connection, user_id: str, hashed: str) -> None:
        """Set the password and end all sessions: whoever knew the old one is out."""
        this = schema.users.c.id == user_id
        conn.execute(sa.update(schema.users).where(this).values(password=hashed))
        conn.execute(sa.delete(schema.sessions).where(schema.sessions.c.user_id == user_id))

    def check_password(self, who: Who, password: str | None) -> None:
        """Raise Forbidden if there is a password and this is not it."""
        user = self._fetch_one(sa.select(schema.users).where(schema.users.c.id == who.user_id))
        if user is None or (user.password and not self._verify(user.password, password or "")):
            raise Forbidden("wrong-password")

    def delete(self, who: Who) -> None:
        """Delete the name, the login and all channels; the games of others stay as they were."""
        with self.store.write() as conn:
            self._update(
                conn,
                who,
                name="-",
                login=None,
                password=None,
                kind=UserKind.GONE,
                email=None,
                admin=False,
                limits=None,
            )
            for table in (
                *OF_A_PERSON,
                schema.sessions,
                schema.tokens,
                schema.presence,
                schema.hours,
                schema.talk,
                schema.talk_marks,
                schema.notes,
                schema.blocks,
            ):
                conn.execute(sa.delete(table).where(table.c.user_id == who.user_id))
            forget_in_lists(conn, who.user_id)

    # Tokens.

    def tokens(self, who: Who) -> list[Json]:
        """Return one's tokens without their secrets."""
        t = schema.tokens.c
        query = sa.select(t.id, t.name, t.scopes, t.created).where(t.user_id == who.user_id)
        with self.store.read() as conn:
            rows = conn.execute(query.order_by(t.created)).all()
        return [
            {"id": r.id, "name": r.name, "scopes": r.scopes, "created": iso(r.created)}
            for r in rows
        ]

    def make_token(self, who: Who, name: str, scopes: list[str]) -> Json:
        """Make a token and return its secret, which is not shown again."""
        if len(self.tokens(who)) >= MOST_TOKENS:
            raise Conflict("too-many-tokens", most=MOST_TOKENS)
        token = "ts_" + secrets.token_urlsafe(30)
        row = {
            "id": new_id(),
            "hash": digest(token),
            "user_id": who.user_id,
            "name": clean_name(name),
            "scopes": sorted(set(scopes)),
            "created": self.clock(),
        }
        with self.store.write() as conn:
            insert_or_ignore(conn, schema.tokens, row)
        return {"id": row["id"], "token": token}

    def revoke_token(self, who: Who, token_id: str) -> None:
        """Revoke a token; requests that use it become anonymous."""
        t = schema.tokens.c
        mine = (t.user_id == who.user_id) & (t.id == token_id)
        with self.store.write() as conn:
            conn.execute(sa.delete(schema.tokens).where(mine))

    def export(self, user: str) -> Json:
        """Return all that is stored about somebody."""
        u, s, t, w = schema.users.c, schema.seats.c, schema.tokens.c, schema.ways.c
        with self.store.read() as conn:
            columns = (u.id, u.name, u.kind, u.bot, u.login, u.email, u.created, u.suspended)
            row = conn.execute(sa.select(*columns).where(u.id == user)).one()
            sitting = conn.execute(sa.select(s.table_id, s.seat, s.name).where(s.user_id == user))
            tokens = conn.execute(sa.select(t.id, t.name, t.scopes).where(t.user_id == user))
            ways = conn.execute(sa.select(w.id, w.kind, w.address).where(w.user_id == user))
            hours = conn.execute(sa.select(schema.hours).where(schema.hours.c.user_id == user))
            return {
                "hours": [dict(one._mapping) for one in hours],
                "user": dict(row._mapping),
                "ways": [dict(way._mapping) for way in ways],
                "seats": [dict(seat._mapping) for seat in sitting],
                "tokens": [dict(token._mapping) for token in tokens],
                **own_words(conn, user),
            }

    def describe(self, who: Who) -> Json:
        """Return `me` of the API."""
        if who.user_id is None:
            return {"user": None, "csrf": None}
        user = {"id": who.user_id, "name": who.name, "kind": who.kind, "bot": who.bot}
        user |= {"admin": who.admin}
        return {"user": user, "csrf": self.csrf(who.session) if who.session else None}


def own_words(conn: Connection, user: str) -> Json:
    """Return what somebody has said, written and drawn, and whom they have muted or blocked."""
    k, n, b, o = schema.talk.c, schema.notes.c, schema.blocks.c, schema.kept_boards.c
    asked = {
        "talk": sa.select(k.table_id, k.room, k.text, k.at).where(k.user_id == user),
        "notes": sa.select(n.table_id, n.text, n.saved).where(n.user_id == user),
        "blocks": sa.select(b.name, b.kind, b.created).where(b.user_id == user),
        "boards": sa.select(o.id, o.game, o.name, o.visibility, o.version).where(o.user_id == user),
    }
    return {
        name: [dict(row._mapping) for row in conn.execute(query)] for name, query in asked.items()
    }


def forget_in_lists(conn: Connection, user: str | None) -> None:
    """Remove a person from the lists and reports of others; reported words stay."""
    b, r = schema.blocks, schema.reports
    conn.execute(sa.delete(b).where(b.c.other_id == user))
    for column in (r.c.user_id, r.c.about_id):
        conn.execute(sa.update(r).where(column == user).values({column: None}))
    conn.execute(sa.update(r).where(r.c.about_id.is_(None)).values(name="-"))


def check_new_password(password: str) -> None:
    """Raise Malformed for a password that is too short or too long."""
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Malformed("bad-password", least=LEAST_PASSWORD)


def equal_secrets(one: str, other: str) -> bool:
    """Compare two secrets in a time that does not depend on them."""
    return hmac.compare_digest(one.encode(), other.encode())
