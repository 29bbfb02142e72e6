"""Name the statuses and kinds that the database stores as text."""

from __future__ import annotations

from enum import StrEnum


class TableStatus(StrEnum):
    """The part of its life that a table is in."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class SeatKind(StrEnum):
    """The one who sits on a seat; `asked` is kept for somebody who was asked to a rematch."""

    OPEN = "open"
    ASKED = "asked"
    PERSON = "person"
    BOT = "bot"


class Absence(StrEnum):
    """The reason why a bot plays in a person's place."""

    RESIGNED = "resigned"
    TIME = "time"
    AWAY = "away"


class EntryKind(StrEnum):
    """The kind of thing that an entry of a table's log records."""

    ACT = "act"
    CHANCE = "chance"
    UNDO = "undo"


class UserKind(StrEnum):
    """The standing of somebody at the server; `gone` has deleted the account."""

    GUEST = "guest"
    ACCOUNT = "account"
    GONE = "gone"


class BlockKind(StrEnum):
    """The way in which somebody avoids somebody else."""

    MUTE = "mute"
    BLOCK = "block"


class LinkKind(StrEnum):
    """The purpose of a link that came by mail."""

    CONFIRM = "confirm"
    PASSWORD = "password"  # noqa: S105  # the kind of a link
    SIGN_IN = "sign-in"


class ChannelKind(StrEnum):
    """The means by which a channel reaches somebody; the last three are forms of webhooks."""

    MAIL = "mail"
    PUSH = "push"
    WEBHOOK = "webhook"
    DISCORD = "discord"
    SLACK = "slack"


class NoticeEvent(StrEnum):
    """The event that a notice tells of."""

    TURN = "turn"
    SHORT = "short"
    ANSWER = "answer"
    OVER = "over"
    TRIAL = "trial"


class NoticeState(StrEnum):
    """The part of its way that a notice has come."""

    WAITING = "waiting"
    SENT = "sent"
    OVER = "over"
    FAILED = "failed"


class DeliveryResult(StrEnum):
    """The result of sending notices."""

    SENT = "sent"
    AGAIN = "again"
    FAILED = "failed"
    GONE = "gone"
    OFF = "off"


class AnalysisState(StrEnum):
    """The part of its way that an analysis has come."""

    WAITING = "waiting"
    WORKING = "working"
    DONE = "done"
    FAILED = "failed"


class Visibility(StrEnum):
    """The people who may see a board that somebody keeps."""

    PRIVATE = "private"
    LINK = "link"
    PUBLIC = "public"
    WITHDRAWN = "withdrawn"
