"""Limit how often requests come and how large they are, and add security headers to every
answer."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from contextlib import suppress

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trackside.server.base.errors import TooMany

# What: (how many at once, how many per second after that).
RATES = {
    "session": (60, 0.5),  # new guests per address
    "login": (10, 0.1),  # tries per address
    "table": (30, 0.2),
    "write": (120, 20.0),
    "ask": (300, 60.0),  # previews and reasons
    "trial": (6, 0.1),  # notices to see whether they arrive
    "mail": (5, 0.001),  # per person or address that asks, and per address that is written to
    "hint": (12, 0.2),  # twelve at once, then twelve a minute
    "talk": (10, 0.5),  # ten lines at once, then one in two seconds
    "report": (6, 0.02),
    "read": (600, 60.0),  # per person, or per address of strangers
    "lesson": (300, 20.0),  # per address
    "board": (30, 1.0),  # boards to be checked
    "analysis": (12, 0.05),  # twelve at once, then three a minute
    "balance": (6, 0.01),  # games of bots on a board
}
MOST_BUCKETS = 20_000
SMALL_BODY = 64 * 1024
LARGE_BODY = 4 * 1024 * 1024  # a table or a record with a board of one's own
LARGE_PATHS = (
    "/api/tables",
    "/api/boards/check",
    "/api/boards/art",
    "/api/workshop/boards",
    "/api/records",
)
LARGE_PUT = "/api/workshop/boards/"  # a new version of a board

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Limiter:
    """Token buckets, in memory and per process."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()
        self._own: dict[str, float] = {}  # factors of single people

    def know(self, who: str | None, factor: float | None) -> None:
        """Remember somebody's own factor; None if they have none."""
        if who is not None and factor is not None:
            self._own[who] = factor
        elif who in self._own:
            self._own.pop(who, None)

    def check(self, what: str, who: str) -> None:
        """Take one token; raise TooMany if there is none."""
        if self.factor <= 0:
            return
        factor = self.factor * self._own.get(who, 1.0)
        size, rate = RATES[what][0] * factor, RATES[what][1] * factor
        now = time.monotonic()
        with self._lock:
            left, then = self._buckets.pop((what, who), (size, now))
            left = min(size, left + (now - then) * rate)
            self._buckets[what, who] = (max(0.0, left - 1), now) if left >= 1 else (left, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        if left < 1:
            raise TooMany((1 - left) / rate)


class BodyTooLarge(Exception):
    """Raised to stop the reading of a body."""


class Guard:
    """A layer that refuses large bodies while they come in, and adds the security headers."""

    def __init__(self, app: ASGIApp, too_large: ASGIApp) -> None:
        self.app = app
        self.too_large = too_large

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        scope = with_plain_cookies(scope)
        if scope["method"] == "HEAD" and not is_stream(scope["path"]):
            # What GET would say, without saying it.
            scope, send = {**scope, "method": "GET"}, headless(send)
        most = LARGE_BODY if is_large(scope) else SMALL_BODY
        body = Body(receive, most)
        headers = WithHeaders(send, scope["path"])
        if declared_length(scope) > most:
            await self.too_large(scope, receive, headers)
            return

        async def answer(message: Message) -> None:
            if not body.exceeded:  # else whatever the application makes of it is not the reason
                await headers(message)

        with suppress(BodyTooLarge):
            await self.app(scope, body, answer)
        if body.exceeded:
            await self.too_large(scope, receive, headers)


def with_plain_cookies(scope: Scope) -> Scope:
    """Drop cookies that hold a backslash: no browser sends one, and the standard library unescapes
    them in a time that grows with the square of their number. 60 kB would stop the whole server for
    half a minute."""
    headers = scope["headers"]
    if not any(name == b"cookie" and b"\\" in value for name, value in headers):
        return scope
    cleaned = [
        (name, drop_odd_cookies(value) if name == b"cookie" else value) for name, value in headers
    ]
    return {**scope, "headers": cleaned}


def drop_odd_cookies(cookies: bytes) -> bytes:
    """Return the cookies without a backslash."""
    return b";".join(one for one in cookies.split(b";") if b"\\" not in one)


def is_large(scope: Scope) -> bool:
    """Tell whether a board may come with the request."""
    path = scope["path"]
    return path in LARGE_PATHS or (scope["method"] == "PUT" and path.startswith(LARGE_PUT))


def is_stream(path: str) -> bool:
    """Tell whether the answer has no end."""
    return path.endswith("/stream") or path == "/api/events"


def headless(send: Send) -> Send:
    """Send the head of an answer and nothing of its body."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return answer


class Body:
    """A receiver that counts what comes in."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.left = most
        self.exceeded = False

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.left -= len(message.get("body", b""))
            self.exceeded = self.left < 0
            if self.exceeded:
                raise BodyTooLarge
        return message


class WithHeaders:
    """A sender that adds the headers to an answer."""

    def __init__(self, send: Send, path: str) -> None:
        self.send = send
        self.path = path

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.path.startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await self.send(message)


def declared_length(scope: Scope) -> int:
    """Return the length of the body as its sender declares it."""
    length = next((value for key, value in scope["headers"] if key == b"content-length"), b"0")
    return int(length) if length.isdigit() and len(length) < 16 else 0
