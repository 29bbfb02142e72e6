"""Connections: never so many that no file is left, and who asks for nothing is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 20.0  # until the first request begins
WHOLE = 60.0  # seconds for a request, from its first letter to the last of its body
MOST_HEAD = 64 * 1024  # bytes of a request before its body
# Files for the database (80 connections, three files each with SQLite) and the processes of bots.
RESERVED = 320


def room(files: int) -> int:
    """How many connections a process that may open so many files can hold."""
    return max(files // 4, files - RESERVED)


def at_once(files: int) -> int:
    """How many connections are accepted before those already there are counted again."""
    return min(2048, max(16, files // 32))


class Connection(HttpToolsProtocol):
    """Uvicorn waits for a request for ever, which would let a few visitors who say nothing, or one
    letter now and then, hold all connections; and its parser, the quick one, takes a head of any
    length."""

    most = room(1024)
    _giving_up: asyncio.TimerHandle | None = None
    _head = 0  # bytes that have come in since the last request was read
    _in_body = False

    def connection_made(self, transport: Any) -> None:
        """As asyncio tells it."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
            return
        self._expect(SECONDS)

    def data_received(self, data: bytes) -> None:
        """As asyncio tells it."""
        self._head += 0 if self._in_body else len(data)
        if self._head > MOST_HEAD + len(data):  # a body may begin in the same piece
            self.transport.abort()
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """As the parser tells it."""
        self._expect(WHOLE)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """As the parser tells it."""
        self._in_body, self._head = True, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """As the parser tells it."""
        self._in_body, self._head = False, 0
        self._expect(None)
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """As asyncio tells it."""
        self._expect(None)
        super().connection_lost(exc)

    def _expect(self, seconds: float | None) -> None:
        """Something must be there by then."""
        if self._giving_up is not None:
            self._giving_up.cancel()
        self._giving_up = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()
