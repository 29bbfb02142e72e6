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
    """Who sits on a seat; `asked` is kept for somebody who was asked to a rematch."""

    OPEN = "open"
    ASKED = "asked"
    PERSON = "person"
    BOT = "bot"


class Absence(StrEnum):
    """Why a bot plays in a person's place."""

    RESIGNED = "resigned"
    TIME = "time"
    AWAY = "away"


class EntryKind(StrEnum):
    """What an entry of a table's log records."""

    ACT = "act"
    CHANCE = "chance"
    UNDO = "undo"


class UserKind(StrEnum):
    """What somebody is to the server; `gone` has deleted the account."""

    GUEST = "guest"
    ACCOUNT = "account"
    GONE = "gone"


class BlockKind(StrEnum):
    """How somebody avoids somebody else."""

    MUTE = "mute"
    BLOCK = "block"


class LinkKind(StrEnum):
    """What a link is for that came by mail."""

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
    """What somebody is told of."""

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
    """What came of sending notices."""

    SENT = "sent"
    AGAIN = "again"
    FAILED = "failed"
    GONE = "gone"
    OFF = "off"


class AnalysisState(StrEnum):
    """How far an analysis is."""

    WAITING = "waiting"
    WORKING = "working"
    DONE = "done"
    FAILED = "failed"


class Visibility(StrEnum):
    """Who may see a board that somebody keeps."""

    PRIVATE = "private"
    LINK = "link"
    PUBLIC = "public"
    WITHDRAWN = "withdrawn"
