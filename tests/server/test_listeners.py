"""Who waits for news of a table: woken by them, or after a quiet time."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from trackside.server import listeners
from trackside.server.listeners import Changed, Hub, table_topic

MANY = 500


def test_many_who_wait_have_one_timer_and_are_woken_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listeners, "TICK", 0.1)
    hub = Hub()

    async def quiet() -> tuple[set[str], float]:
        with hub.listen(table_topic("t")) as listener:
            started = time.monotonic()
            return await listener.wait(0.5), time.monotonic() - started

    async def run() -> list[tuple[set[str], float]]:
        loop = asyncio.get_running_loop()
        timers, call_later = [], loop.call_later

        def counted(*given: Any) -> asyncio.TimerHandle:
            timers.append(given)
            return call_later(*given)

        monkeypatch.setattr(loop, "call_later", counted)
        found = await asyncio.gather(*(quiet() for _ in range(MANY)))
        assert 1 <= len(timers) < 50
        await asyncio.sleep(0.3)
        assert len(timers) < 50  # nobody waits: it does not go off for ever
        return list(found)

    for _ in range(2):  # a second loop has a timer of its own
        for heard, seconds in asyncio.run(run()):
            assert heard == set()
            assert 0.5 <= seconds < 20


def test_who_hears_something_is_not_kept_waiting() -> None:
    hub = Hub()

    async def run() -> None:
        hub.loop = asyncio.get_running_loop()
        with hub.listen(table_topic("t")) as listener:
            hub.loop.call_later(0.05, hub.publish, Changed("t", 1, (), False))
            assert await asyncio.wait_for(listener.wait(60), 20) == {"t"}
            hub.publish(Changed("t", 2, (), False))
            hub.publish(Changed("other", 2, (), False))
            await asyncio.sleep(0.05)
            assert await asyncio.wait_for(listener.wait(60), 20) == {"t"}

    asyncio.run(run())
