"""Notices, ways, and links by mail."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictInt

from trackside.server.web.shapes.common import Body
from trackside.server.web.shapes.people import User

Language = Literal["en", "fr", "de", "it"]
Zone = Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*$")]
Minute = Annotated[StrictInt, Field(ge=0, lt=1440)]
Event = Literal["turn", "short", "start", "answer", "over"]
Channel = Literal["push", "mail", "webhook"]
Email = Annotated[str, Field(min_length=3, max_length=254)]
Secret = Annotated[str, Field(min_length=8, max_length=200)]


class Quiet(Body):
    """Minutes after midnight, by the person's own clock; from 22:00 to 7:00 goes over midnight."""

    from_: Annotated[Minute, Field(alias="from")]
    to: Minute


class NoticeChoice(Body):
    """What somebody wants to be told, how, and when not."""

    wanted: dict[Event, list[Channel]]
    language: Language
    zone: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    quiet: Quiet | None
    gather: Literal[0, 30, 120, 720]


class PushKeys(Body):
    """As the browser gives them."""

    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class AddedWay(Body):
    """A browser or a webhook; language and zone count for somebody's first way."""

    kind: Literal["push", "webhook", "discord", "slack"]
    address: Annotated[str, Field(min_length=8, max_length=1000)]
    keys: PushKeys | None = None
    language: Language = "en"
    zone: Zone = "UTC"


class Switched(Body):
    """Whether something is sent there."""

    on: bool


class NewEmail(Body):
    """An address that is to be confirmed; whoever has a password gives it."""

    email: Email
    password: Annotated[str, Field(max_length=200)] | None = None
    language: Language = "en"
    zone: Zone = "UTC"


class AskedLink(Body):
    """A link by mail: to sign in, or to choose a new password."""

    kind: Literal["sign-in", "password"]
    email: Email
    language: Language = "en"


class UsedLink(Body):
    """A link that came by mail; with a new password, if it is for that."""

    token: Secret
    password: Annotated[str, Field(max_length=200)] | None = None


class NoticeWay(BaseModel):
    """A way by which somebody is told; its address is masked."""

    id: str
    kind: str
    place: str
    name: str
    off: str | None
    last: str | None


class QuietHours(BaseModel):
    """Minutes after midnight."""

    from_: Annotated[int, Field(alias="from")]
    to: int


class Notices(BaseModel):
    """All that somebody has chosen, and what is possible here."""

    events: list[Event]
    channels: list[Channel]
    wanted: dict[str, list[Channel]]
    language: str
    zone: str
    quiet: QuietHours | None
    gather: int
    email: str | None
    mail: bool
    push_key: str
    ways: list[NoticeWay]


class MadeWay(BaseModel):
    """A new way; the secret signs what a webhook gets, and is told to its owner alone."""

    id: str
    secret: str | None


class Told(BaseModel):
    """What a delivery was about."""

    event: str
    about: str
    table: str
    title: str


class Delivery(BaseModel):
    """One line of the log."""

    at: str
    kind: str
    place: str
    what: list[Told]
    result: Literal["sent", "again", "failed", "gone", "off"]
    reason: str
    code: int | None


class Deliveries(BaseModel):
    """The latest first."""

    deliveries: list[Delivery]


class Server(BaseModel):
    """What can be done by mail here."""

    mail: bool


class LinkUsed(BaseModel):
    """What the link did, and who is signed in now."""

    kind: Literal["confirm", "sign-in", "password"]
    user: User | None
    csrf: str | None
