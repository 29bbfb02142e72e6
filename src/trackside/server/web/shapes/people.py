"""Guests, accounts, sessions, tokens, and whom somebody has blocked."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from trackside.server.web.shapes.common import Body, Name, SeatNumber
from trackside.server.web.shapes.talk import Line

Scope = Literal["read", "play", "tables"]


class NewSession(Body):
    """The name of a guest, or a new name."""

    name: Name


class Login(Body):
    """An account proves itself."""

    login: Annotated[str, Field(min_length=1, max_length=60)]
    password: Annotated[str, Field(min_length=1, max_length=200)]


class NewAccount(Login):
    """A guest becomes an account."""

    bot: bool = False


class Leaving(Body):
    """An account goes for good."""

    password: Annotated[str, Field(max_length=200)] | None = None


class NewPassword(Body):
    """The present one, and the one that is to come."""

    password: Annotated[str, Field(min_length=1, max_length=200)]
    new: Annotated[str, Field(min_length=1, max_length=200)]


class NewToken(Body):
    """A way in for a program, with what it may do."""

    name: Name
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3)]


class Shun(Body):
    """Whom not to hear, or not to meet: by what they have said, or by where they sit."""

    kind: Literal["mute", "block"]
    line: Line | None = None
    seat: SeatNumber | None = None


class User(BaseModel):
    """Somebody as they are known here."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    bot: bool
    admin: bool


class Me(BaseModel):
    """Whoever asks, and the token that their changes need."""

    user: User | None
    csrf: str | None


class Person(BaseModel):
    """All that is stored about somebody."""

    user: dict[str, Any]
    seats: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    ways: list[dict[str, Any]]
    hours: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    boards: list[dict[str, Any]]
    blocks: list[dict[str, Any]]


class Block(BaseModel):
    """Somebody who is muted or blocked, by the name that they had then."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    since: str


class BlockList(BaseModel):
    """All of one person's list."""

    blocks: list[Block]


class Session(BaseModel):
    """A browser in which somebody is known."""

    id: str
    about: str
    created: str
    seen: str
    here: bool


class SessionList(BaseModel):
    """All sessions of one person."""

    sessions: list[Session]


class Token(BaseModel):
    """A way in for a program; its secret is not here."""

    id: str
    name: str
    scopes: list[str]
    created: str


class TokenList(BaseModel):
    """All tokens of one person."""

    tokens: list[Token]


class MadeToken(BaseModel):
    """A new token with its secret, told this once."""

    id: str
    token: str
