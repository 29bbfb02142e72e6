"""Play games of bots on a board that somebody keeps: a job with progress, its result kept by
version.

The games are played in slices of a second by the processes that think for bots, and only while no
table waits for one. How far a job is stands in the database, so any server process can tell; one
that has not been heard of for a while has died with its process, and may be begun again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.boards.balance.matches import Facts, Slice, play_slice, report
from trackside.core.contract import Json
from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict, Unavailable
from trackside.server.boards.shelf import (
    Shelf,
    find_own_board,
    find_visible_board,
    find_visible_version,
    unpack,
)
from trackside.server.bots.runner import Bots
from trackside.server.db import schema
from trackside.server.people.people import Who

log = logging.getLogger("trackside.balance")
MOST_JOBS = 8  # of a process, waiting or at work
AT_ONCE = 1  # at work
MOST_SECONDS = 900.0  # of one job; what was played by then counts
SLICE_PATIENCE = 60.0  # seconds; a slice takes one
SILENT = 180.0  # seconds without progress, after which a job is dead
_D, _B = schema.board_balance.c, schema.kept_boards.c


@dataclass(frozen=True)
class Job:
    """A number of games to be played on a version of a board."""

    board_id: str
    version: int
    slug: str
    board: Json
    level: str
    players: int
    games: int

    def slice(self, number: int) -> Slice:
        """Return the first slice of one of its games."""
        seed = f"{self.board_id}/{self.version}/{number}"
        return Slice(self.slug, self.board, self.level, seed, self.players)

    def progress(self, done: int) -> Json:
        """Return its state on the way."""
        counts = {"done": done, "wanted": self.games, "report": None}
        return {"state": "running", "version": self.version, **counts}

    def result(self, played: list[Facts]) -> Json:
        """Return its state at the end, with what the games have shown."""
        state = self.progress(len(played))
        if not played:
            return {**state, "state": "stopped"}
        shown = report(self.slug, self.board, played, self.level, self.players)
        return {**state, "state": "done", "report": shown}


class Balance:
    """The jobs of this process."""

    def __init__(self, shelf: Shelf, bots: Bots, clock: Clock) -> None:
        self.shelf = shelf
        self.store = shelf.store
        self.bots = bots
        self.clock = clock
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_work: asyncio.Semaphore | None = None

    def state(self, user: str | None, board_id: str, version: int | None) -> Json:
        """Return how far the job is, for whoever may see that version."""
        with self.store.read() as conn:
            row = find_visible_board(conn, board_id, user)
            chosen = find_visible_version(conn, row, user, version)
            return self._state(conn, board_id, chosen.version)

    def _state(self, conn: Connection, board_id: str, version: int) -> Json:
        this = (_D.board_id == board_id) & (_D.version == version)
        row = conn.execute(sa.select(schema.board_balance).where(this)).first()
        if row is None:
            nothing = {"done": 0, "wanted": 0, "report": None}
            return {"state": "none", "version": version, **nothing}
        state: Json = {**row.data, "version": version}
        if state["state"] == "running" and row.made < self.clock() - SILENT:
            state["state"] = "stopped"
        return state

    async def start(
        self, who: Who, board_id: str, version: int | None, games: int, level: str
    ) -> Json:
        """Start a job unless one is running, and return its state."""
        if len(self._tasks) >= MOST_JOBS:
            raise Unavailable("busy")
        job = await asyncio.to_thread(self._begin, who, board_id, version, games, level)
        if not isinstance(job, Job):
            return job
        task = asyncio.get_running_loop().create_task(self._run(job))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job.progress(0)

    def _begin(
        self, who: Who, board_id: str, version: int | None, games: int, level: str
    ) -> Job | Json:
        """Mark the job, so that nobody begins it twice; return its state if it is running."""
        with self.store.write() as conn:
            row = find_own_board(conn, board_id, who, lock=True)
            chosen = find_visible_version(conn, row, who.user_id, version)
            if not chosen.fit:
                raise Conflict("board-unfinished")
            now = self._state(conn, board_id, chosen.version)
            if now["state"] == "running":
                return now
            if self._has_other_job(conn, who):
                raise Conflict("balance-one-at-a-time")
            levels = self.shelf.games.levels(row.game)
            job = Job(
                board_id,
                chosen.version,
                row.game,
                unpack(chosen.data),
                level if level in levels else levels[-1],
                self.shelf.games.current(row.game).meta.least_players,
                games,
            )
            self._write(conn, job, job.progress(0))
        return job

    def _has_other_job(self, conn: Connection, who: Who) -> bool:
        """Tell whether another board of this person is at work."""
        mine = sa.select(_B.id).where(_B.user_id == who.user_id)
        alive = (_D.board_id.in_(mine)) & (_D.made > self.clock() - SILENT)
        rows = conn.execute(sa.select(_D.data).where(alive)).scalars()
        return any(data["state"] == "running" for data in rows)

    def _write(self, conn: Connection, job: Job, data: Json) -> None:
        this = (_D.board_id == job.board_id) & (_D.version == job.version)
        values = {"data": data, "made": self.clock()}
        if not conn.execute(sa.update(schema.board_balance).where(this).values(**values)).rowcount:
            row = {"board_id": job.board_id, "version": job.version, **values}
            conn.execute(sa.insert(schema.board_balance).values(**row))

    def _store(self, job: Job, data: Json) -> None:
        with self.store.write() as conn:
            board = conn.execute(sa.select(_B.id).where(_B.id == job.board_id)).first()
            if board is not None:  # else it was deleted meanwhile
                self._write(conn, job, data)

    async def _run(self, job: Job) -> None:
        if self._at_work is None:
            self._at_work = asyncio.Semaphore(AT_ONCE)
        played: list[Facts] = []
        try:
            async with self._at_work:
                until = time.monotonic() + MOST_SECONDS
                while len(played) < job.games and time.monotonic() < until:
                    played.append(await self._game(job.slice(len(played))))
                    await asyncio.to_thread(self._store, job, job.progress(len(played)))
        except Exception as error:  # a board that breaks a bot is logged, not raised
            log.warning("games on board %s failed: %r", job.board_id, error)
        await asyncio.to_thread(self._store, job, job.result(played))

    async def _game(self, part: Slice) -> Facts:
        played: Slice | Facts = part
        while isinstance(played, Slice):
            played = await self.bots.work(play_slice, played, SLICE_PATIENCE)
        return played

    def close(self) -> None:
        """Cancel the jobs; whoever asks next can begin them again."""
        for task in self._tasks:
            task.cancel()
