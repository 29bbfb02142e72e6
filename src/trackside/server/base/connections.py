"""Limit connections and streams, so that a file is always left, and drop who asks for nothing."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trackside.server.base.errors import TooMany

SECONDS = 20.0  # until the first request begins
WHOLE = 60.0  # seconds for a request, from its first letter to the last of its body
MOST_HEAD = 64 * 1024  # bytes of a request before its body
# Files for the database (80 connections, three files each with SQLite) and the processes of bots.
RESERVED = 320
# Streams of one process. A person has a page or two open, a club's guests share an address.
PER_PERSON = 20
PER_ADDRESS = 60  # of strangers
PER_TABLE = 1_000
MOST_STREAMS = 20_000
WAIT = 30.0  # seconds until somebody shall try again


def open_files() -> int:
    """Raise the limit of open files as far as this process may, and return it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def room(files: int) -> int:
    """Return how many connections a process that may open so many files can hold."""
    return max(files // 4, files - RESERVED)


def at_once(files: int) -> int:
    """Return how many connections to accept before those already there are counted again."""
    return min(2048, max(16, files // 32))


class Connection(HttpToolsProtocol):
    """A connection with time limits. Uvicorn waits for a request for ever, which would let a few
    visitors who say nothing, or one letter now and then, hold all connections; and its parser takes
    a head of any length."""

    most = room(1024)
    _giving_up: asyncio.TimerHandle | None = None
    _head = 0  # bytes that have come in since the last request was read
    _in_body = False

    def connection_made(self, transport: Any) -> None:
        """Refuse a connection above the limit."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
            return
        self._expect(SECONDS)

    def data_received(self, data: bytes) -> None:
        """Abort a connection whose head is too long."""
        self._head += 0 if self._in_body else len(data)
        if self._head > MOST_HEAD + len(data):  # a body may begin in the same piece
            self.transport.abort()
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._expect(WHOLE)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_body, self._head = True, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body, self._head = False, 0
        self._expect(None)
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        super().connection_lost(exc)

    def _expect(self, seconds: float | None) -> None:
        """Give up the connection after so many seconds unless something comes; None waits for
        ever."""
        if self._giving_up is not None:
            self._giving_up.cancel()
        self._giving_up = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


class StreamLimits:
    """A count of the open streams; used on the loop only."""

    def __init__(self, factor: float, connections: int) -> None:
        self.factor = factor
        self.most = min(MOST_STREAMS, connections // 2)  # the other half is for plain requests
        self._open: Counter[str] = Counter()

    def take(self, address: str, user: str | None, table_id: str | None) -> Callable[[], None]:
        """Count one more stream and return what ends it; raise TooMany."""
        topics = {"all": self.most}
        if self.factor > 0:
            who = ("user:" + user, PER_PERSON) if user else ("address:" + address, PER_ADDRESS)
            topics[who[0]] = max(1, round(who[1] * self.factor))
            if table_id is not None:
                topics["table:" + table_id] = PER_TABLE
        if any(self._open[topic] >= most for topic, most in topics.items()):
            raise TooMany(WAIT)
        self._open.update(topics.keys())
        return lambda: self._give_back(list(topics))

    def _give_back(self, topics: list[str]) -> None:
        self._open.subtract(topics)
        for topic in topics:
            if not self._open[topic]:
                del self._open[topic]

    def __len__(self) -> int:
        return self._open["all"]
