"""The crowd of `tools/load`: players, watchers and quiet listeners, in a process of its own.

It is told what to do in one line of JSON, says READY when all sit, begins when it is told to go,
and ends with its figures as one line of JSON. Players and watchers wait on event streams, as pages
do. Whoever loses a connection, gets an unexpected answer or never moves is lost, with the reason.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
import uuid
import zlib
from collections.abc import AsyncIterator, Coroutine
from dataclasses import asdict, dataclass, field
from typing import Any

import orjson

READY = "READY"
PATIENCE = 30.0  # seconds without any news of a table, after which it is stuck
LARGEST = 16 * 1024 * 1024  # bytes of a line
QUIET_TABLES = 20  # at which quiet listeners sit
COMING = 0.05  # seconds from the people of one table to those of the next
AT_ONCE = 20  # people who sit down or begin to listen at the same time
Json = dict[str, Any]


class Lost(Exception):
    """Somebody could not go on."""


@dataclass
class Wish:
    """What this process is to do.

    servers   their addresses; table n is played at one, its watchers sit at all in turn
    apart     its watchers sit at the same, as behind a proxy that goes by the table
    games     (slug, seats) in turn
    pause     seconds between two moves at a table; 0: as fast as answers come
    """

    servers: list[str]
    games: list[tuple[str, int]]
    first: int
    tables: int
    watchers: int
    seconds: float
    pause: float
    level: str
    quiet: int = 0
    apart: bool = False


@dataclass
class Figures:
    """What was seen, in seconds."""

    moves: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    entries: int = 0
    refused: int = 0
    bytes: int = 0
    lost: list[str] = field(default_factory=list)


class Line:
    """One connection to a server; speaks just as much HTTP as is needed."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self.host, self.port = host, int(port)
        self.headers: dict[str, str] = {"Host": f"{host}:{port}", "Accept-Encoding": "gzip"}
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        """A question and its answer. A connection that lay idle may have been closed: then it is
        asked once more, as browsers do; a move has a key that makes it one."""
        fresh = self._writer is None
        try:
            await self._send(method, path, body)
            status, headers = await self._head()
        except (Lost, ConnectionError):
            if fresh:
                raise
            self.close()
            await self._send(method, path, body)
            status, headers = await self._head()
        data = await self._body(headers)
        if headers.get("content-encoding") == "gzip":
            data = zlib.decompress(data, 31)
        cookie = headers.get("set-cookie", "").partition(";")[0]
        if cookie:
            self.headers["Cookie"] = cookie
        return status, orjson.loads(data)

    async def events(self, path: str) -> AsyncIterator[bytes]:
        """The events of a stream, one by one, as they came."""
        await self._send("GET", path, None)
        status, _ = await self._head()
        if status != 200:
            raise Lost(f"a stream was answered with {status}")
        rest = b""
        while True:
            chunk = await self._chunk()
            if not chunk:
                raise Lost("a stream has ended")
            rest += chunk
            while b"\n\n" in rest:
                one, _, rest = rest.partition(b"\n\n")
                yield one

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = self._reader = None

    async def _send(self, method: str, path: str, body: Json | None) -> None:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                self.host, self.port, limit=LARGEST
            )
        data = b"" if body is None else orjson.dumps(body)
        headers = dict(self.headers)
        if body is not None:
            headers |= {"Content-Type": "application/json", "Content-Length": str(len(data))}
        head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)

    async def _head(self) -> tuple[int, dict[str, str]]:
        status = int((await self._line()).split()[1])
        headers = {}
        while line := await self._line():
            name, _, value = line.decode().partition(":")
            headers[name.lower()] = value.strip()
        return status, headers

    async def _body(self, headers: dict[str, str]) -> bytes:
        if "content-length" in headers:
            return await self._read(int(headers["content-length"]))
        found = b""
        while chunk := await self._chunk():
            found += chunk
        return found

    async def _chunk(self) -> bytes:
        size = int(await self._line(), 16)
        return (await self._read(size + 2))[:-2]

    async def _line(self) -> bytes:
        assert self._reader is not None
        line = await self._reader.readline()
        if not line.endswith(b"\n"):
            raise Lost("the server has closed the connection")
        return line.strip()

    async def _read(self, size: int) -> bytes:
        assert self._reader is not None
        try:
            return await self._reader.readexactly(size)
        except asyncio.IncompleteReadError as error:
            raise Lost("the server has closed the connection") from error


def number_of(event: bytes) -> int | None:
    """The version that an event of a table tells; None for a sign of life."""
    if not event.startswith(b"id: "):
        return None
    return int(event[4 : event.index(b"\n")])


def state_of(event: bytes) -> Json:
    """The state message of such an event."""
    state: Json = orjson.loads(event[event.index(b"\ndata: ") + 7 :])
    return state


class Table:
    """A player who has all seats but a bot's, and an ear on the stream; starts again at the end."""

    def __init__(self, wish: Wish, number: int, figures: Figures) -> None:
        self.wish = wish
        self.number = number
        self.figures = figures
        self.address = wish.servers[number % len(wish.servers)]
        self.line, self.ear = Line(self.address), Line(self.address)
        self.rng = random.Random(number)
        self.id = ""
        self.state: Json = {}
        self.moved = 0
        self.sent: dict[int, float] = {}  # version: when the move was sent
        self.counted = 0  # the version up to which entries are counted
        self.news = asyncio.Event()
        self.next_move = 0.0

    async def sit_down(self) -> None:
        if not self.id:
            _, me = await self.line.ask("POST", "/api/session", {"name": f"P{self.number}"})
            self.line.headers["X-CSRF-Token"] = me["csrf"]
            self.ear.headers["Cookie"] = self.line.headers["Cookie"]
        slug, seats = self.wish.games[self.number % len(self.wish.games)]
        wanted = [*[{"kind": "me"}] * (seats - 1), {"kind": "bot", "level": self.wish.level}]
        body = {"game": slug, "seats": wanted, "start": True}
        status, told = await self.line.ask("POST", "/api/tables", body)
        if status != 201:
            raise Lost(f"a table was answered with {status}: {told.get('error')}")
        self.id, self.state, self.sent = told["table"], told, {}
        self.counted = told["version"]

    def take(self, state: Json) -> None:
        """The newest state counts, whichever way it came."""
        if state["table"] == self.id and state["version"] >= self.state["version"]:
            self.state = state
            self.news.set()

    def count(self) -> None:
        """What has been added since the last look."""
        self.figures.entries += self.state["version"] - self.counted
        self.counted = self.state["version"]

    async def listen(self) -> None:
        """For ever, to the table at which the player sits."""
        while True:
            at = self.id
            async for event in self.ear.events(f"/api/tables/{at}/stream"):
                self.figures.bytes += len(event)
                if number_of(event) is not None:
                    self.take(state_of(event))
                if self.id != at:
                    break
            self.ear.close()

    async def play(self, until: float) -> None:
        self.next_move = time.monotonic() + self.rng.random() * self.wish.pause
        self.counted = self.state["version"]
        while (now := time.monotonic()) < until:
            if self.state["status"] == "over":
                self.count()
                await self.sit_down()
            elif not self.state["offers"]:
                await self.wait(until)
            elif now < self.next_move:
                await asyncio.sleep(min(self.next_move, until) - now)
            else:
                await self.move()
        self.count()
        if not self.moved:
            raise Lost("the player has never moved")

    async def wait(self, until: float) -> None:
        self.news.clear()
        left = until - time.monotonic()
        try:
            await asyncio.wait_for(self.news.wait(), min(PATIENCE, left + 0.001))
        except TimeoutError:
            if left > PATIENCE:
                where = f"{self.state['game']} {self.id}, version {self.state['version']}"
                raise Lost(f"stuck: nothing has happened for {PATIENCE:.0f} s at {where}") from None

    async def move(self) -> None:
        state = self.state
        body = {
            "version": state["version"],
            "seat": state["seat"],
            "steps": [self.rng.choice(state["offers"])["code"]],
            "key": uuid.UUID(int=self.rng.getrandbits(128)).hex,
        }
        started = time.monotonic()
        self.sent[state["version"] + 1] = started
        status, told = await self.line.ask("POST", f"/api/tables/{self.id}/act", body)
        if status == 200:
            self.figures.moves.append(time.monotonic() - started)
            self.moved += 1
        elif status == 409:
            self.figures.refused += 1
            del self.sent[state["version"] + 1]
        else:
            raise Lost(f"a move was answered with {status}: {told.get('error')}")
        self.take(told["state"])
        self.next_move = max(started, self.next_move) + self.wish.pause

    async def watch(self, place: int) -> None:
        """A stranger who follows the player for ever, and notes when each move came to sight."""
        away = 0 if self.wish.apart else place
        line = Line(self.wish.servers[(self.number + away) % len(self.wish.servers)])
        while True:
            at, last = self.id, 0
            async for event in line.events(f"/api/tables/{at}/stream"):
                now = time.monotonic()
                self.figures.bytes += len(event)
                version = number_of(event)
                if version is not None:
                    for one in range(last + 1, version + 1) if last else ():
                        if one in self.sent:
                            self.figures.seen.append(now - self.sent[one])
                    last = version
                if self.id != at:
                    break
            line.close()


class Crowd:
    """All who came."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.figures = Figures()
        self.door = asyncio.Semaphore(AT_ONCE)
        self.tables = [Table(wish, wish.first + n, self.figures) for n in range(wish.tables)]
        self.jobs: list[asyncio.Task[None]] = []

    async def run(self) -> None:
        try:
            await asyncio.gather(*(self._through_the_door(t.sit_down()) for t in self.tables))
            for table in self.tables:
                self._begin(f"player {table.number}", table.listen())
                for place in range(self.wish.watchers):
                    name = f"watcher {place} of player {table.number}"
                    self._begin(name, table.watch(place))
                await asyncio.sleep(COMING)
            await self._listen_quietly()
            await asyncio.sleep(1.0)
            await self._play()
        except (Lost, OSError, ValueError, KeyError) as error:
            self.figures.lost.append(f"before the start: {error!r}")
        print(orjson.dumps(asdict(self.figures)).decode(), flush=True)
        for job in self.jobs:
            job.cancel()

    async def _play(self) -> None:
        print(READY, flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        until = time.monotonic() + self.wish.seconds
        self.figures.seen.clear()
        players = [self._begin(f"player {t.number}", t.play(until)) for t in self.tables]
        if players:
            await asyncio.wait(players, timeout=self.wish.seconds + PATIENCE)
        else:
            await asyncio.sleep(self.wish.seconds)

    def _begin(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        job = asyncio.create_task(self._carefully(name, work))
        self.jobs.append(job)
        return job

    async def _carefully(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Lost, OSError, ValueError, KeyError) as error:
            self.figures.lost.append(f"{name}: {error!r}")

    async def _through_the_door(self, work: Coroutine[Any, Any, None]) -> None:
        async with self.door:
            await work

    async def _listen_quietly(self) -> None:
        """Streams of strangers at tables where nothing happens."""
        if not self.wish.quiet:
            return
        hosts = [Table(self.wish, self.wish.first + n, self.figures) for n in range(QUIET_TABLES)]
        await asyncio.gather(*(self._through_the_door(host.sit_down()) for host in hosts))
        for number in range(self.wish.quiet):
            await self._open(number, hosts[number % len(hosts)])

    async def _open(self, number: int, host: Table) -> None:
        line = Line(host.address)
        events = line.events(f"/api/tables/{host.id}/stream")
        await anext(events)
        self._begin(f"listener {number}", self._hear(events))

    async def _hear(self, events: AsyncIterator[bytes]) -> None:
        async for event in events:
            self.figures.bytes += len(event)


def main() -> None:
    os.nice(10)
    asyncio.run(Crowd(Wish(**orjson.loads(sys.stdin.readline()))).run())


if __name__ == "__main__":
    main()
