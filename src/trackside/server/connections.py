"""Connections: never so many that no file is left, and who asks for nothing is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 20.0  # for the head of the first request
# Files for the database (80 connections, three files each with SQLite) and the processes of bots.
RESERVED = 320


def room(files: int) -> int:
    """How many connections a process that may open so many files can hold."""
    return max(files // 4, files - RESERVED)


def at_once(files: int) -> int:
    """How many connections are accepted before those already there are counted again."""
    return min(2048, max(16, files // 32))


class Connection(H11Protocol):
    """Uvicorn waits for the first request for ever, which would let a few silent visitors hold
    all connections."""

    most = room(1024)
    _giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """As asyncio tells it."""
        super().connection_made(transport)
        if len(self.connections) > self.most:
            transport.abort()
            return
        self._giving_up = self.loop.call_later(SECONDS, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """As asyncio tells it."""
        if self._giving_up is not None:
            self._giving_up.cancel()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        if self.cycle is None and not self.transport.is_closing():
            self.transport.close()
