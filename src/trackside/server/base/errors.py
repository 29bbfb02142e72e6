"""Errors between a person and the server; `web/errors.py` turns each into an answer."""

from __future__ import annotations

from typing import Any

from trackside.core.errors import Refusal, TracksideError
from trackside.core.problems import Problem


class ServerError(TracksideError):
    """An answer of 400 and up: a kind, the key of a sentence, and its parameters."""

    status = 400
    kind = "malformed"
    step: int | None = None  # of a list of steps: the one that failed
    state: dict[str, Any] | None = None  # the fresh state message, for a refused move

    def __init__(self, key: str, text: str = "", /, **params: Any) -> None:
        super().__init__(text or key)
        self.key = key
        self.text = text
        self.params = params


class Malformed(ServerError):
    """Raised for what cannot be read."""


class BoardRefused(Malformed):
    """Raised for a custom board that nobody can play on."""

    def __init__(self, prefix: str, problems: list[Problem]) -> None:
        super().__init__("bad-board")
        self.prefix = prefix
        self.problems = problems


class NoSession(ServerError):
    """Raised if nobody has said who they are."""

    status = 401
    kind = "no-session"


class Forbidden(ServerError):
    """Raised if the sender is known, but may not do that."""

    status = 403
    kind = "forbidden"


class NotFound(ServerError):
    """Raised for what is not there, or not for this viewer."""

    status = 404
    kind = "not-found"


class Conflict(ServerError):
    """Raised if the table is in no state for it."""

    status = 409
    kind = "conflict"


class Stale(Conflict):
    """Raised if the table has moved on since the sender looked."""

    kind = "stale"


class TooLarge(ServerError):
    """Raised for more than a body may hold."""

    status = 413
    kind = "too-large"


class TooMany(ServerError):
    """Raised for requests that come too often; `wait` says when to come again, in seconds."""

    status = 429
    kind = "too-many"

    def __init__(self, wait: float) -> None:
        seconds = max(1, round(wait))
        super().__init__("too-many", seconds=seconds)
        self.wait = seconds


class StepRefused(ServerError):
    """Raised if a step of a list is not allowed: the whole list is not taken."""

    status = 409
    kind = "illegal"

    def __init__(self, step: int, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.params)
        self.step = step
        self.refusal = refusal


class StepMalformed(ServerError):
    """Raised if a step of a list cannot be read: the whole list is not taken."""

    def __init__(self, step: int, text: str) -> None:
        super().__init__("malformed-action", text)
        self.step = step


class Unavailable(ServerError):
    """Raised for trouble of the server's own."""

    status = 503
    kind = "unavailable"
