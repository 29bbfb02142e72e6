"""Bots think in other processes; their moves go through the same door as everybody's.

A table with a bot to act is marked in the database (`bot_due`), with a short lease for whoever
thinks, who renews it while the thought lasts. Whoever is killed leaves the mark; a sweep finds it
when the lease has run out. Two that think about the same position do no harm: the second finds
that the table has moved on. A bot that fails, or never ends, plays a random action instead.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import cache
from math import inf
from multiprocessing import connection

import sqlalchemy as sa

from trackside.core.contract import Json
from trackside.core.players import Observer
from trackside.server import schema
from trackside.server.messages import find, seats_of
from trackside.server.metrics import Metrics
from trackside.server.play import Play
from trackside.server.positions import Positions, Row
from trackside.server.registry import Games, load
from trackside.server.settings import Settings
from trackside.server.store import Store

log = logging.getLogger("trackside.bots")
MOST_STEPS = 8  # of one bot, thought out in one go
MOST_SECONDS = 1.0  # of thinking before what there is goes to the table
MOST_SWEPT = 500  # tables that one look wakes


@dataclass(frozen=True)
class Task:
    """A position to think about."""

    games: str
    slug: str
    rules: int
    position: Json
    seat: int
    level: str
    seed: int
    table_id: str
    version: int


@dataclass
class Lease:
    """Whoever wrote `until` last may think for the table's bot, up to then."""

    table_id: str
    until: float


def begin_thinking() -> None:
    """In a new thinker: Ctrl+C is the server's business, and whoever loses its server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


@cache
def games_of(path: str) -> Games:
    return load(path)


def think(task: Task, games: Games | None = None) -> list[int]:
    """Runs in a process of the pool: the bot's next steps, up to anything that is drawn."""
    known = games or games_of(task.games)
    game = known.find(task.slug, task.rules)
    assert game is not None, f"{task.slug} with rules {task.rules} is not here"
    state = game.load(task.position)
    bot = known.make_bot(task.slug, task.level, task.seed)
    steps: list[int] = []
    until = time.monotonic() + MOST_SECONDS
    while len(steps) < MOST_STEPS and task.seat in state.to_act():
        action = bot.choose(Observer(state, task.seat))
        state.apply(task.seat, action)
        steps.append(action)
        if state.to_act() != (task.seat,) or time.monotonic() > until:
            break
    return steps


def bot_seed(seed: str, seat: int, version: int) -> int:
    """Follows from the table's seed, but tells nothing about its draws."""
    message = f"bot:{seat}:{version}".encode()
    return int.from_bytes(hmac.digest(seed.encode(), message, hashlib.sha256)[:6], "big")


class Bots:
    """Plays the bots of tables, one table at a time each."""

    def __init__(
        self,
        store: Store,
        positions: Positions,
        play: Play,
        settings: Settings,
        metrics: Metrics,
        in_thread: bool = False,
    ) -> None:
        self.store = store
        self.positions = positions
        self.play = play
        self.settings = settings
        self.metrics = metrics
        self.in_thread = in_thread  # for tests with games of their own
        self._pool: ProcessPoolExecutor | None = None
        # Nobody takes a lease before a thinker is free, and no thought waits inside the pool.
        self._free = asyncio.Semaphore(settings.thinkers)
        self._leases: dict[str, Lease] = {}
        self._running: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table_id: str) -> None:
        """On the loop: plays this table's bots, now or once more after the present run."""
        if table_id in self._running:
            self._again.add(table_id)
            return
        self._running.add(table_id)
        task = asyncio.get_running_loop().create_task(self._keep_running(table_id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_running(self, table_id: str) -> None:
        try:
            await self.run(table_id)
            while table_id in self._again:
                self._again.discard(table_id)
                await self.run(table_id)
        finally:
            self._running.discard(table_id)

    async def run(self, table_id: str, seconds: float = inf) -> bool:
        """The bot moves that are due at a table; True if the time was too short for all."""
        until = time.monotonic() + seconds
        try:
            while await self._move(table_id):
                if time.monotonic() > until:
                    return True
        except Exception:  # no bot's fault: the database, say; the sweep tries again
            log.exception("a bot at table %s cannot play", table_id)
        return False

    async def _move(self, table_id: str) -> bool:
        """One bot's move, if one is due and nobody else thinks about it."""
        async with self._free:
            task = await asyncio.to_thread(self._take, table_id)
            if task is None:
                return False
            async with self._renewing(table_id):
                steps = await self._think(task)
        await asyncio.to_thread(self._act, task, steps)
        return True

    def _act(self, task: Task, steps: list[int]) -> None:
        try:
            if self.play.bot_act(task.table_id, task.seat, task.version, steps):
                self.metrics.actions.labels("bot").inc()
                self._leases.pop(task.table_id, None)
        finally:
            self._release(task.table_id)

    # The lease.

    @asynccontextmanager
    async def _renewing(self, table_id: str) -> AsyncIterator[None]:
        done = asyncio.Event()
        renewal = asyncio.create_task(self._renew(table_id, done))
        try:
            yield
        finally:
            done.set()
            await renewal

    async def _renew(self, table_id: str, done: asyncio.Event) -> None:
        """A third of the lease is early enough for two that fail."""
        while True:
            try:
                await asyncio.wait_for(done.wait(), self.settings.lease / 3)
                return
            except TimeoutError:
                await asyncio.to_thread(self._prolong, table_id)

    def _prolong(self, table_id: str) -> None:
        until = self.play.clock() + self.settings.lease
        try:
            self._write_lease(table_id, until)
        except sa.exc.SQLAlchemyError as error:
            log.warning("the lease of table %s could not be renewed: %s", table_id, error)

    def _release(self, table_id: str) -> None:
        """If it is still ours; after a move it is not."""
        self._write_lease(table_id, 0.0)
        self._leases.pop(table_id, None)

    def _write_lease(self, table_id: str, until: float) -> None:
        lease = self._leases.get(table_id)
        if lease is None:
            return
        c = schema.tables.c
        ours = (c.id == table_id) & (c.bot_lease == lease.until)
        with self.store.write() as conn:
            conn.execute(sa.update(schema.tables).where(ours).values(bot_lease=until))
        lease.until = until

    # Thinking.

    async def _think(self, task: Task) -> list[int]:
        started = time.perf_counter()
        self.metrics.thinking.inc()
        try:
            return await asyncio.wait_for(self._ask(task), self.settings.patience)
        except Exception as error:  # whatever a bot breaks, the table goes on
            self.metrics.failures.labels(task.level).inc()
            log.error("bot %s of %s failed at table %s, version %d: %r; it plays at random",
                      task.level, task.slug, task.table_id, task.version, error)  # fmt: skip
            if isinstance(error, TimeoutError):
                self._drop(self._pool)
            return await asyncio.to_thread(think, random_task(task), self.positions.games)
        finally:
            self.metrics.thinking.dec()
            self.metrics.thought.labels(task.level).observe(time.perf_counter() - started)

    async def _ask(self, task: Task) -> list[int]:
        if self.in_thread:
            return await asyncio.to_thread(think, task, self.positions.games)
        loop = asyncio.get_running_loop()
        pool = self._executor()
        try:
            return await loop.run_in_executor(pool, think, task)
        except BrokenProcessPool:  # a thinker was killed; a new pool, and once more
            self._drop(pool)
            return await loop.run_in_executor(self._executor(), think, task)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.settings.thinkers, mp_context=context, initializer=begin_thinking
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """Ends the pool with all that think in it, unless somebody was faster."""
        if pool is not None and pool is self._pool:
            self._pool = None
            end(pool)

    def _take(self, table_id: str) -> Task | None:
        """The next bot to act, if nobody else thinks for it; takes the lease."""
        now = self.play.clock()
        with self.positions.using(table_id), self.store.write() as conn:
            table = find(conn, table_id, lock=True)
            if table.status != "playing" or not table.bot_due or table.bot_lease > now:
                return None
            seats = seats_of(conn, table_id)
            seat = next((s for s in seats if s.seat in table.to_act and plays_itself(s)), None)
            # A frozen table gets a lease, too: so it does not stand in the sweep's way.
            lease = Lease(table_id, now + self.settings.lease)
            where = schema.tables.c.id == table_id
            conn.execute(sa.update(schema.tables).where(where).values(bot_lease=lease.until))
            if seat is None or not self.positions.playable(table):
                return None
            position = self.positions.at(conn, table, table.version).dump()
        self._leases[table_id] = lease
        return self._task(table, seat, position)

    def _task(self, table: Row, seat: Row, position: Json) -> Task:
        return Task(
            games=self.settings.games,
            slug=table.game,
            rules=table.rules,
            position=position,
            seat=seat.seat,
            level=seat.level or "random",
            seed=bot_seed(table.seed, seat.seat, table.version),
            table_id=table.id,
            version=table.version,
        )

    def overdue(self) -> list[str]:
        """Tables whose bot nobody thinks for."""
        c = schema.tables.c
        where = (c.status == "playing") & c.bot_due & (c.bot_lease <= self.play.clock())
        with self.store.read() as conn:
            found = sa.select(c.id).where(where).order_by(c.bot_lease).limit(MOST_SWEPT)
            return list(conn.execute(found).scalars())

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table_id in list(self._leases):
            with suppress(sa.exc.SQLAlchemyError):  # else others wait until it has run out
                self._release(table_id)
        if self._pool is not None:
            end(self._pool)


def random_task(task: Task) -> Task:
    return replace(task, level="random")


def end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for a thought any more; a bot's turn is still marked in the database."""
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=True)


async def sweep(bots: Bots, seconds: float, wake: Callable[[str], Awaitable[None] | None]) -> None:
    """Wakes, for ever, what was left asleep: after a crash, a lost job, a killed worker."""
    while True:
        try:
            for table_id in await asyncio.to_thread(bots.overdue):
                waiting = wake(table_id)
                if waiting is not None:
                    await waiting
        except Exception as error:  # whatever it is, the next look must come
            log.warning("the sweep for bots failed: %r", error)
        await asyncio.sleep(seconds)


def plays_itself(seat: Row) -> bool:
    return bool(seat.kind == "bot" or seat.held)
