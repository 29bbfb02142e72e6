"""Decide who thinks next: tables at which people wait come before tables of bots alone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class ThinkingSlots:
    """A number of thoughts at once; the others wait in two lines. Used on the loop only."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._first: deque[asyncio.Future[None]] = deque()
        self._last: deque[asyncio.Future[None]] = deque()

    @asynccontextmanager
    async def slot(self, people: bool) -> AsyncIterator[None]:
        """Wait for a slot, and pass it on at the end."""
        await self._wait(self._first if people else self._last)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, line: deque[asyncio.Future[None]]) -> None:
        if self._free:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the slot was ours already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        for line in (self._first, self._last):
            while line:
                place = line.popleft()
                if not place.done():
                    place.set_result(None)
                    return
        self._free += 1
