"""Compute in a bot's process: from a position to the next steps of the bot that sits there."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import cache
from multiprocessing import connection
from random import Random
from typing import TypeVar

from trackside.bots import hints
from trackside.core import luck
from trackside.core.contract import CHANCE, Json, State
from trackside.core.players import Bot, Observer
from trackside.server.table.registry import Games, load

T = TypeVar("T")
A = TypeVar("A")  # a task
MOST_STEPS = 24  # of one bot, thought out in one go: most often its turn
MOST_SECONDS = 1.0  # of thinking before what there is goes to the table,
LONG_SECONDS = 0.2  # but who has made a plan goes on with it, until another step takes so long
OTHERS_SECONDS = 5.0  # that bots play on in a plan


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

    def at_random(self) -> Task:
        """Return the same task for a bot that cannot fail."""
        return replace(self, level="random")


@dataclass(frozen=True)
class OthersTask:
    """A plan's copy, on which bots are to play until `seat` is asked again.

    luck, draws   of the plan: which draws have been made in it, and what the next ones are
    most          steps that the plan still has room for
    """

    games: str
    slug: str
    rules: int
    position: Json
    seat: int
    level: str
    luck: int
    draws: int
    most: int


def think(task: Task, games: Games | None = None) -> list[int]:
    """Return the bot's next steps, up to anything that is drawn; runs in a process of the pool."""
    registry, state = _table(task, games)
    bot = registry.make_bot(task.slug, task.level, task.seed)
    steps: list[int] = []
    until = time.monotonic() + MOST_SECONDS
    while len(steps) < MOST_STEPS and task.seat in state.to_act():
        began = time.monotonic()
        action = bot.choose(Observer(state, task.seat))
        state.apply(task.seat, action)
        steps.append(action)
        now = time.monotonic()
        is_slow = len(steps) > 1 and now - began > LONG_SECONDS
        if state.to_act() != (task.seat,) or (is_slow and now > until):
            break
    return steps


def hint(task: Task, games: Games | None = None) -> Json:
    """Return what the strongest bot that can explain itself would do; {} if there is none."""
    registry, state = _table(task, games)
    strongest = hints.strongest(
        registry.levels(task.slug), lambda level: registry.make_bot(task.slug, level, task.seed)
    )
    if strongest is None:
        return {}
    level, bot = strongest
    advice = hints.hint(bot, Observer(state, task.seat), Random(task.seed))
    return {"level": level, **advice.json()}


def others(task: OthersTask, games: Games | None = None) -> list[tuple[int, int]]:
    """Return the steps of all other seats, up to the planner's next question or the end of the
    time."""
    registry, state = _table(task, games)
    bots: dict[int, Bot] = {}
    steps: list[tuple[int, int]] = []
    draws, until = task.draws, time.monotonic() + OTHERS_SECONDS
    while state.to_act() and task.seat not in state.to_act():
        seat = int(state.to_act()[0])
        if seat == CHANCE:
            state.apply(seat, luck.pick(f"plan:{task.luck}", draws, state.chance()))
            draws += 1
            continue
        if len(steps) >= task.most or time.monotonic() > until:
            break
        if seat not in bots:
            bots[seat] = registry.make_bot(task.slug, task.level, task.luck % 1_000_000 + seat)
        action = bots[seat].choose(Observer(state, seat))
        state.apply(seat, action)
        steps.append((seat, int(action)))
    return steps


def _table(task: Task | OthersTask, games: Games | None) -> tuple[Games, State]:
    registry = games or games_of(task.games)
    game = registry.find(task.slug, task.rules)
    assert game is not None, f"{task.slug} with rules {task.rules} is not here"
    return registry, game.load(task.position)


@cache
def games_of(path: str) -> Games:
    """Load the registry of games, once per process."""
    return load(path)


def bot_seed(seed: str, seat: int, version: int) -> int:
    """Return a seed that follows from the table's, but tells nothing about its draws."""
    message = f"bot:{seat}:{version}".encode()
    return int.from_bytes(hmac.digest(seed.encode(), message, hashlib.sha256)[:6], "big")


class Thinkers:
    """A pool of processes that think; made when first needed, and again when one was killed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[A], T], task: A) -> T:
        """Run `think`, `hint`, `others` or other work in a process, and return what it gives."""
        loop = asyncio.get_running_loop()
        pool = self._executor()
        try:
            return await loop.run_in_executor(pool, work, task)
        except BrokenProcessPool:  # a thinker was killed; a new pool, and once more
            self._drop(pool)
            return await loop.run_in_executor(self._executor(), work, task)

    def stop(self) -> None:
        """Stop all processes; a bot's turn is still marked in the database."""
        self._drop(self._pool)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.count, mp_context=context, initializer=begin_thinking
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor | None) -> None:
        """Stop the pool with all that think in it, unless somebody was faster."""
        if pool is None or pool is not self._pool:
            return
        self._pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=True)


def begin_thinking() -> None:
    """Prepare a new process: ignore Ctrl+C, which is for the server, and end when the server
    ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
