"""Wake streams of this process when a table changes, here or in another process."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import orjson

from trackside.server.base.encoding import encode_json

TALK = "talk"  # what a listener hears when somebody has spoken; no id of a table is this short
TICK = 1.0  # seconds between two looks for who has waited long enough
ORIGIN = secrets.token_hex(6)  # of this process, to know its own notices when they come back
OWN = ORIGIN.encode()


@dataclass(frozen=True)
class Changed:
    """A table has changed: its version now, who sits there, and whether a bot is to act.

    talk  somebody has spoken, and nothing else has changed
    """

    table_id: str
    version: int
    users: tuple[str, ...]
    bot_due: bool
    origin: str = ORIGIN
    talk: bool = False

    def text(self) -> str:
        """Return the notice for other processes; first its origin, so that the own is known at a
        glance."""
        told = (self.table_id, self.version, self.users, self.bot_due, self.talk)
        return (self.origin.encode() + encode_json(told)).decode()

    @classmethod
    def read(cls, text: str) -> Changed:
        """Read a notice: the inverse of `text`."""
        origin, bracket, told = text.partition("[")
        table_id, version, users, bot_due, talk = orjson.loads(bracket + told)
        return cls(table_id, version, tuple(users), bot_due, origin, talk)


class Hub:
    """The listeners of this process; callable from any thread."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.closing = False
        self.spoken = 0  # lines of talk that were heard of
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._changes: dict[str, int] = {}  # of topics that somebody listens to
        self._patience = Patience()

    def publish(self, change: Changed) -> None:
        """Wake whoever listens to the table or to one of its people."""
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, change)

    def wake(self, change: Changed) -> None:
        """Wake them from the loop itself."""
        if change.talk:  # no state message is out of date
            self.spoken += 1
            for listener in self._listeners.get(table_topic(change.table_id), ()):
                listener.hear(TALK)
            return
        for topic in (table_topic(change.table_id), *map(user_topic, change.users)):
            self._count(topic)
            for listener in self._listeners.get(topic, ()):
                listener.hear(change.table_id)

    def _count(self, topic: str) -> None:
        if topic in self._changes:
            self._changes[topic] += 1

    def changes(self, topic: str) -> int:
        """Return a number that grows with each change, as long as somebody listens; else 0."""
        return self._changes.get(topic, 0)

    def wake_all(self) -> None:
        """Wake everybody to look again, after a gap in what we heard."""
        for topic, listeners in self._listeners.items():
            self._count(topic)
            for listener in listeners:
                listener.hear("")

    def close(self) -> None:
        """End all streams, for a graceful stop."""
        self.closing = True
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake_all)

    @contextmanager
    def listen(self, *topics: str) -> Iterator[Listener]:
        """Yield a listener, as long as the stream lasts."""
        listener = Listener(self._patience)
        for topic in topics:
            self._listeners[topic].add(listener)
            self._changes.setdefault(topic, 1)
        try:
            yield listener
        finally:
            for topic in topics:
                self._leave(topic, listener)

    def _leave(self, topic: str, listener: Listener) -> None:
        self._listeners[topic].discard(listener)
        if not self._listeners[topic]:
            del self._listeners[topic]
            del self._changes[topic]


class Patience:
    """The listeners that wait, and until when. Thousands wait at once: they have one timer
    together, which goes off once in a while and wakes all who are due, one after the other."""

    def __init__(self) -> None:
        self._until: OrderedDict[Listener, float] = OrderedDict()
        self._ticks_on: asyncio.AbstractEventLoop | None = None

    def begin(self, listener: Listener, seconds: float) -> None:
        """Let a listener wait; all wait equally long, so that whoever came last is due last."""
        loop = asyncio.get_running_loop()
        self._until[listener] = loop.time() + seconds
        if self._ticks_on is not loop:
            self._ticks_on = loop
            loop.call_later(min(TICK, seconds), self._tick, loop, min(TICK, seconds))

    def end(self, listener: Listener) -> None:
        """Remove a listener that has heard something, or that nobody needs any more."""
        del self._until[listener]

    def _tick(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        now = loop.time()
        for listener, until in self._until.items():
            if until > now:
                break
            listener.wake()
        self._ticks_on = loop if self._until else None
        if self._until:
            loop.call_later(seconds, self._tick, loop, seconds)


class Listener:
    """One stream, which remembers what has changed since it last looked."""

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._waiting: asyncio.Future[None] | None = None
        self._tables: set[str] = set()

    def hear(self, table_id: str) -> None:
        """Note that this table has changed; "" says that any may have."""
        self._tables.add(table_id)
        self.wake()

    def wake(self) -> None:
        """Wake the stream, whether or not anything has changed."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self, seconds: float) -> set[str]:
        """Return the tables that changed; none after a quiet time. "" means: any may have."""
        if not self._tables:
            self._waiting = asyncio.get_running_loop().create_future()
            self._patience.begin(self, seconds)
            try:
                await self._waiting
            finally:
                self._patience.end(self)
                self._waiting = None
        heard, self._tables = self._tables, set()
        return heard


def table_topic(table_id: str) -> str:
    """Return the topic of everybody who looks at a table."""
    return "table:" + table_id


def user_topic(user_id: str) -> str:
    """Return the topic of a person who waits for any of their tables."""
    return "user:" + user_id
