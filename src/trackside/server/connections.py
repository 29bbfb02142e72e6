"""Connections: whoever connects and asks for nothing is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 20.0  # for the head of the first request


class Connection(H11Protocol):
    """Uvicorn waits for the first request for ever, which would let a few silent visitors hold
    all connections."""

    _giving_up: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """As asyncio tells it."""
        super().connection_made(transport)
        self._giving_up = self.loop.call_later(SECONDS, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """As asyncio tells it."""
        if self._giving_up is not None:
            self._giving_up.cancel()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        if self.cycle is None and not self.transport.is_closing():
            self.transport.close()
