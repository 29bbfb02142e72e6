"""Play bots: they think in other processes, and `Moves.bot_act` takes their moves like people's.

Two that think about the same position do no harm: the second finds that the table has moved on. A
bot that fails, or never ends, plays a random action instead.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from math import inf
from typing import TypeVar

from trackside.core.contract import Json
from trackside.server.base.caches import WeightedLru
from trackside.server.base.errors import Unavailable
from trackside.server.base.metrics import Metrics
from trackside.server.base.settings import Settings
from trackside.server.bots.slots import ThinkingSlots
from trackside.server.bots.thinking import OthersTask, Task, Thinkers, bot_seed, hint, others, think
from trackside.server.db.enums import SeatKind, TableStatus
from trackside.server.db.rows import SeatRow, TableRow
from trackside.server.db.store import Store
from trackside.server.table.leases import Leases
from trackside.server.table.moves import Moves
from trackside.server.table.positions import Positions
from trackside.server.table.sight import find, plays_itself, seats_of
from trackside.server.table.snapshots import Snapshots

log = logging.getLogger("trackside.bots")
W = TypeVar("W")
R = TypeVar("R")
MOST_KNOWN = 10_000  # tables
WHEN_BUSY = 0.5  # seconds until a bot tries again
HINT_PATIENCE = 20.0  # seconds that somebody waits for a hint


class Bots:
    """The bots of tables, one table at a time each."""

    def __init__(
        self,
        *,
        store: Store,
        positions: Positions,
        moves: Moves,
        leases: Leases,
        snapshots: Snapshots,
        settings: Settings,
        metrics: Metrics,
        movers: Executor,
        in_thread: bool = False,
    ) -> None:
        self.store = store
        self.positions = positions
        self.moves = moves
        self.leases = leases
        self.snapshots = snapshots
        self.settings = settings
        self.metrics = metrics
        self.movers = movers  # threads that take moves to the table
        self.in_thread = in_thread  # for tests with games of their own
        self._thinkers = Thinkers(settings.thinkers)
        # Nobody takes a lease before a thinker is free, and no thought waits inside the pool.
        self._slots = ThinkingSlots(settings.thinkers)
        self._alone: WeightedLru[str, bool] = WeightedLru(MOST_KNOWN)  # tables without people
        self._running: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table_id: str) -> None:
        """Play this table's bots, now or once more after the present run; used on the loop."""
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
        """Make the bot moves that are due at a table; return True if the time was too short for
        all."""
        until = time.monotonic() + seconds
        try:
            while await self._move_or_wait(table_id):
                if time.monotonic() > until:
                    return True
        except Exception:  # no bot's fault: the database, say; the sweep tries again
            log.exception("a bot at table %s cannot play", table_id)
        return False

    def alone(self, table_id: str) -> bool:
        """Tell whether only bots sit there."""
        known = self._alone.get(table_id)
        if known is None:
            with self.store.read() as conn:
                known = not any(row.kind == SeatKind.PERSON for row in seats_of(conn, table_id))
            self._alone.keep(table_id, known, 1)
        return known

    async def _move_or_wait(self, table_id: str) -> bool:
        """Make one bot's move. Where too many write already it is tried again soon: left to the
        sweep, people would wait until the lease has run out."""
        try:
            return await self._move(table_id)
        except Unavailable:
            await asyncio.sleep(WHEN_BUSY)
            return True

    async def _move(self, table_id: str) -> bool:
        """Make one bot's move, if one is due and nobody else thinks about it."""
        async with self._slots.slot(people=not self._alone.get(table_id)):
            task = self._take_now(table_id)
            if task is None and not self._none_due(table_id):
                task = await asyncio.to_thread(self._take, table_id)
            if task is None:
                return False
            async with self.leases.renewing(table_id):
                steps = await self._think(task)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.movers, self._act, task, steps)
        return True

    def _none_due(self, table_id: str) -> bool:
        """Tell whether it is known that no bot is to act: after its move most often so. Whoever
        makes one due wakes us again, and what was missed is found by the sweep."""
        snapshot = self.snapshots.now(table_id)
        return snapshot is not None and not snapshot.table.bot_due

    def _take(self, table_id: str) -> Task | None:
        """Take the next bot to act, if nobody else thinks for it."""
        return self._take_now(table_id) or self._lease(table_id)

    def _take_now(self, table_id: str) -> Task | None:
        """Take the next bot on the loop, if the change that made it due has taken the lease, and
        all that the task needs is in memory and at hand."""
        lease, snapshot = self.leases.mine(table_id), self.snapshots.now(table_id)
        if lease is None or snapshot is None or snapshot.table.bot_lease != lease.until:
            return None
        table = snapshot.table
        self._alone.keep(
            table.id, not any(row.kind == SeatKind.PERSON for row in snapshot.seats), 1
        )
        seat = next((s for s in snapshot.seats if s.seat in table.to_act and plays_itself(s)), None)
        position = self._position_now(table)
        if seat is None or position is None:
            return None
        return self._task(table, seat, position)  # if the table has moved on, the move finds out

    def _position_now(self, table: TableRow) -> Json | None:
        """Return the position on the loop, which does not wait for whoever is at work on it."""
        state, lock = (
            self.positions.in_memory(table.id, table.version),
            self.positions.using(table.id),
        )
        if state is None or not lock.acquire(blocking=False):
            return None
        try:
            return state.dump()
        finally:
            lock.release()

    def _lease(self, table_id: str) -> Task | None:
        """Take the next bot by asking the database, which gives the lease if nobody has it."""
        with self.positions.using(table_id), self.store.write() as conn:
            table = find(conn, table_id, lock=True)
            mine = self.leases.mine(table_id)
            free = self.leases.is_over(table.bot_lease)
            free = free or (mine is not None and table.bot_lease == mine.until)
            if table.status != TableStatus.PLAYING or not table.bot_due or not free:
                return None
            seats = seats_of(conn, table_id)
            self._alone.keep(table_id, not any(row.kind == SeatKind.PERSON for row in seats), 1)
            seat = next((s for s in seats if s.seat in table.to_act and plays_itself(s)), None)
            # A frozen table gets a lease, too: so it does not stand in the sweep's way.
            lease = self.leases.write(conn, table_id)
            if seat is None or not self.positions.playable(table):
                return None
            position = self.positions.at(conn, table, table.version).dump()
        self.leases.hold(lease)
        return self._task(table, seat, position)

    def _task(self, table: TableRow, seat: SeatRow, position: Json) -> Task:
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
                self._thinkers.stop()
            return await asyncio.to_thread(think, task.at_random(), self.positions.games)
        finally:
            self.metrics.thinking.dec()
            self.metrics.thought.labels(task.level).observe(time.perf_counter() - started)

    async def _ask(self, task: Task) -> list[int]:
        if self.in_thread:
            return await asyncio.to_thread(think, task, self.positions.games)
        return await self._thinkers.ask(think, task)

    async def hint(self, task: Task) -> Json:
        """Return what the strongest bot would do, as `thinking.hint` tells it; a person waits for
        it, also where the bots' own moves are the business of workers."""
        async with self._slots.slot(people=True):
            try:
                return await asyncio.wait_for(self._ask_hint(task), HINT_PATIENCE)
            except TimeoutError:
                self._thinkers.stop()
                raise

    async def _ask_hint(self, task: Task) -> Json:
        if self.in_thread:
            return await asyncio.to_thread(hint, task, self.positions.games)
        return await self._thinkers.ask(hint, task)

    async def others(self, task: OthersTask) -> list[tuple[int, int]]:
        """Return what bots do in the others' place in somebody's plan."""
        async with self._slots.slot(people=True):
            if self.in_thread:
                return await asyncio.to_thread(others, task, self.positions.games)
            try:
                return await asyncio.wait_for(self._thinkers.ask(others, task), HINT_PATIENCE)
            except TimeoutError:
                self._thinkers.stop()
                raise

    async def work(self, work: Callable[[W], R], task: W, seconds: float) -> R:
        """Do something else that takes a processor for a moment, when no table waits for one."""
        async with self._slots.slot(people=False):
            if self.in_thread:
                return await asyncio.to_thread(work, task)
            try:
                return await asyncio.wait_for(self._thinkers.ask(work, task), seconds)
            except TimeoutError:
                self._thinkers.stop()
                raise

    def _act(self, task: Task, steps: list[int]) -> None:
        acted = False
        try:
            acted = self.moves.bot_act(task.table_id, task.seat, task.version, steps)
        finally:
            if not acted:  # else the move has ended the lease, and perhaps begun the next
                self.leases.release(task.table_id)
        if acted:
            self.metrics.actions.labels("bot").inc()

    def close(self) -> None:
        """Release the leases so that others can take over at once."""
        for task in self._tasks:
            task.cancel()
        self.leases.release_all()
        self._thinkers.stop()


async def sweep(
    leases: Leases,
    seconds: float,
    wake: Callable[[str], Awaitable[None] | None],
    count: Callable[[int], None] = lambda waiting: None,
) -> None:
    """Wake, for ever, what was left asleep: after a crash, a lost job, a killed worker."""
    while True:
        try:
            found = await asyncio.to_thread(leases.overdue)
            count(len(found))
            for table_id in found:
                waiting = wake(table_id)
                if waiting is not None:
                    await waiting
        except Exception as error:  # whatever it is, the next look must come
            log.warning("the sweep for bots failed: %r", error)
        await asyncio.sleep(seconds)
