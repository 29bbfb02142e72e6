"""Send links to people's mail addresses and act on them: each is good for one use, for a while, and
stored as a hash."""

from __future__ import annotations

import re
import secrets

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Forbidden, Malformed
from trackside.server.base.settings import Settings
from trackside.server.db import schema
from trackside.server.db.enums import ChannelKind, LinkKind, UserKind
from trackside.server.db.rows import Row
from trackside.server.db.store import Store
from trackside.server.notices import settings as notice_settings
from trackside.server.notices.channels import channel_row
from trackside.server.notices.letters import link_mail
from trackside.server.notices.mail import Mailer
from trackside.server.people.people import NOBODY, People, Who, digest

LASTS: dict[str, float] = {
    LinkKind.CONFIRM: 2 * 86_400.0,
    LinkKind.PASSWORD: 3_600.0,
    LinkKind.SIGN_IN: 1_800.0,
}  # seconds
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z0-9-]{2,}")
_L, _U, _W = schema.mail_links.c, schema.users.c, schema.ways.c


def clean_email(text: str) -> str:
    """Return an address in lower case, as one person has one; raise Malformed if it is none."""
    email = text.strip().lower()
    if not ADDRESS.fullmatch(email) or ".." in email:
        raise Malformed("bad-email")
    return email


class MailLinks:
    """The links that wait for their use."""

    def __init__(
        self, store: Store, clock: Clock, people: People, mailer: Mailer, settings: Settings
    ) -> None:
        self.store = store
        self.clock = clock
        self.people = people
        self.mailer = mailer
        self.settings = settings

    def need_mail(self) -> None:
        """Raise Conflict where no mail can be sent."""
        if not self.mailer.possible:
            raise Conflict("no-mail-here")

    # Asking.

    def confirm(self, who: Who, email: str, password: str | None, language: str, zone: str) -> None:
        """Send the link that makes this the address of whoever asks."""
        self.need_mail()
        self.people.check_password(who, password)
        assert who.user_id is not None
        with self.store.write() as conn:
            notice_settings.first_time(conn, who.user_id, language, zone)
            token = self._make(conn, who.user_id, LinkKind.CONFIRM, email)
        self._post(LinkKind.CONFIRM, email, token, language)

    def ask(self, kind: str, email: str, language: str) -> None:
        """Send a link if somebody has this address; nobody learns whether somebody has."""
        self.need_mail()
        with self.store.write() as conn:
            user = conn.execute(sa.select(_U.id, _U.kind).where(_U.email == email)).first()
            if user is None:
                return
            kind = (
                kind if user.kind == UserKind.ACCOUNT else LinkKind.SIGN_IN
            )  # a guest has no password
            token = self._make(conn, user.id, kind, email)
        self._post(kind, email, token, language)

    def _make(self, conn: Connection, user: str, kind: str, email: str) -> str:
        """Store a new link and delete the former ones of its kind."""
        conn.execute(sa.delete(schema.mail_links).where(_L.user_id == user, _L.kind == kind))
        token = secrets.token_urlsafe(24)
        row = {"hash": digest(token), "user_id": user, "kind": kind, "email": email}
        until = self.clock() + LASTS[kind]
        conn.execute(sa.insert(schema.mail_links).values(**row, until=until))
        return token

    def _post(self, kind: str, email: str, token: str, language: str) -> None:
        address = f"{self.settings.url}/link/{kind}/{token}"
        sender = self.settings.mail_from
        self.mailer.soon(link_mail(sender, email, kind, address, language, self.clock()))

    # Coming back.

    def use(self, token: str, password: str | None, about: str) -> tuple[str, Who, str | None]:
        """Do what the link was for. Return its kind, its owner, and a cookie if it signs them in;
        raise Forbidden, Malformed and Conflict. A link that could not be used is still good."""
        hashed = self.people.hash_password(password) if password is not None else None
        with self.store.write() as conn:
            link = self._take(conn, token)
            if link.kind == LinkKind.CONFIRM:
                self._set_email(conn, link)
            if link.kind == LinkKind.PASSWORD:
                if hashed is None:
                    raise Malformed("password-missing")
                self.people.reset_password(conn, link.user_id, hashed)
                conn.execute(sa.delete(schema.mail_links).where(_L.user_id == link.user_id))
        if link.kind == LinkKind.CONFIRM:
            return link.kind, NOBODY, None
        who, cookie = self.people.enter(link.user_id, about)
        return link.kind, who, cookie

    def _take(self, conn: Connection, token: str) -> Row:
        """Use up the link; if the use fails, the transaction restores it."""
        this = _L.hash == digest(token)
        link = conn.execute(sa.select(schema.mail_links).where(this)).first()
        taken = conn.execute(sa.delete(schema.mail_links).where(this)).rowcount
        if link is None or not taken or link.until < self.clock():
            raise Forbidden("link-over")
        return link

    def _set_email(self, conn: Connection, link: Row) -> None:
        """Set the confirmed address. Only who reads the mailbox learns that it has another
        owner."""
        owner = conn.execute(sa.select(_U.id).where(_U.email == link.email)).scalar()
        if owner not in (None, link.user_id):
            raise Conflict("email-taken")
        of_user = _U.id == link.user_id
        conn.execute(sa.update(schema.users).where(of_user).values(email=link.email))
        mine = (_W.user_id == link.user_id) & (_W.kind == ChannelKind.MAIL)
        conn.execute(sa.delete(schema.ways).where(mine))
        row = channel_row(link.user_id, ChannelKind.MAIL, "", {}, "", self.clock())
        conn.execute(sa.insert(schema.ways).values(**row))

    def forget(self, who: Who, password: str | None) -> None:
        """Remove the address of a person; raise Forbidden for a wrong password."""
        self.people.check_password(who, password)
        with self.store.write() as conn:
            conn.execute(sa.update(schema.users).where(_U.id == who.user_id).values(email=None))
            mine = (_W.user_id == who.user_id) & (_W.kind == ChannelKind.MAIL)
            conn.execute(sa.delete(schema.ways).where(mine))
            conn.execute(sa.delete(schema.mail_links).where(_L.user_id == who.user_id))
