"""Who waits for news of a table: woken by them, or after a quiet time."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from trackside.server.live import hub as live
from trackside.server.live.hub import ORIGIN, Changed, Hub, table_topic, user_topic
from trackside.server.live.postgres import Ear

MANY = 500


def test_many_who_wait_have_one_timer_and_are_woken_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "TICK", 0.1)
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


class Kept:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def changed(self, table_id: str) -> None:
        self.told.append(table_id)

    def clear(self) -> None:
        self.told.clear()


class Line:
    """A connection to PostgreSQL on which these notices have come."""

    socket = 0

    def __init__(self, *texts: str) -> None:
        self.left = [SimpleNamespace(extra=text.encode()) for text in texts]

    def consume_input(self) -> None:
        """It is there already."""

    def notifies(self) -> Any:
        return self.left.pop(0) if self.left else None


def test_what_another_process_tells_reaches_who_listens_here() -> None:
    """One's own word, which comes back, does not; nor does talk make a table be read anew."""
    texts = [
        Changed(name, 2, ("u",), True, origin, talk=name == "talk").text()
        for name, origin in (("here", "5e"), ("talk", "5e"), ("own", ORIGIN))
    ]
    hub, kept = Hub(), Kept()
    line: Any = Line(*texts)
    never: Any = None  # the connection is not lost
    with hub.listen(user_topic("u")) as listener:
        Ear(line, hub, kept)._hear(never)
        assert listener._tables == {"here"}
    assert kept.told == ["here"]


def test_a_notice_is_read_as_it_was_written() -> None:
    change = Changed("t", 1, ("u", "v"), False, "5e", talk=True)

    assert Changed.read(change.text()) == change
