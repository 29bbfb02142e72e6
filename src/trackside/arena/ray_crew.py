"""Workers on a Ray cluster: actors that live as long as the match and play batch after batch."""

from __future__ import annotations

import logging
import os
import socket
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, redirect_stdout
from typing import Any

import ray
from ray.exceptions import RayActorError, RayError

from trackside import __version__
from trackside.arena.crew import Batch, Lost, News, WorkersDied, work
from trackside.core.errors import BadOption

PATIENCE = 5.0  # seconds for an address to answer
LONGEST_WAIT = 120.0  # seconds without a single worker, after which the cluster is given up
MOST_FAILED_STARTS = 5  # workers in a row that die before they are ready
SMALL_STORE = 80 * 2**20  # bytes; results are small
QUIET: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}


class Actor:
    """A worker process of the cluster."""

    def __init__(self, task: Callable[[int], Any]) -> None:
        self.task = task

    def version(self) -> str:
        return __version__

    def play(self, batch: Batch) -> list[Any]:
        return work(self.task, batch)


class RayCrew:
    """One actor per core of the cluster, or as many as asked for.

    An actor that dies is replaced. It gets a batch when it has answered once, for a cluster that
    has lost a machine may have no place for it.
    """

    def __init__(self, task: Callable[[int], Any], workers: int, address: str) -> None:
        self.tidy = ExitStack()
        connect(address)
        self.tidy.callback(ray.shutdown)
        self.task = task
        room = int(ray.cluster_resources().get("CPU", 0))  # type: ignore[no-untyped-call]  # Ray's
        self.workers = max(1, min(workers or room, room))
        self.starting: dict[Any, Any] = {}  # answer to come: actor
        self.idle: list[Any] = []
        self.busy: dict[Any, tuple[Any, Batch]] = {}  # results to come: actor, batch
        self.failed_starts = 0
        self.last_seen = time.monotonic()
        for _ in range(self.workers):
            self._hire()

    def _hire(self) -> None:
        actor: Any = ray.remote(num_cpus=1, max_restarts=0)(Actor).remote(self.task)
        self.starting[actor.version.remote()] = actor

    def has_room(self) -> bool:
        return bool(self.idle)

    def give(self, batch: Batch) -> None:
        actor = self.idle.pop()
        self.busy[actor.play.remote(batch)] = (actor, batch)

    def finished(self) -> News:
        done, _ = ray.wait([*self.starting, *self.busy], timeout=1.0)
        news: News = []
        for answer in done:
            if answer in self.starting:
                self._welcome(answer)
            else:
                news.append(self._collect(answer))
        if self.idle or self.busy:
            self.last_seen = time.monotonic()
        elif time.monotonic() - self.last_seen > LONGEST_WAIT:
            raise WorkersDied(f"no worker of the Ray cluster answers for {LONGEST_WAIT:.0f} s")
        return news

    def _welcome(self, answer: Any) -> None:
        actor = self.starting.pop(answer)
        try:
            theirs = ray.get(answer)
        except RayActorError as error:
            self.failed_starts += 1
            if self.failed_starts == MOST_FAILED_STARTS:
                reason = str(error).strip().splitlines()[-1]
                raise WorkersDied(f"workers of the Ray cluster do not start: {reason}") from error
            self._hire()
            return
        if theirs != __version__:
            raise BadOption(f"the Ray cluster has trackside {theirs}, here is {__version__}")
        self.failed_starts = 0
        self.idle.append(actor)

    def _collect(self, answer: Any) -> tuple[Batch, list[Any] | None]:
        actor, batch = self.busy.pop(answer)
        try:
            results: list[Any] = ray.get(answer)
        except RayActorError:
            self._hire()
            return batch, Lost
        self.idle.append(actor)
        return batch, results

    def __enter__(self) -> RayCrew:
        self.tidy.enter_context(redirect_stdout(sys.stderr))  # Ray reports deaths on stdout
        return self

    def __exit__(self, *_: object) -> None:
        self.tidy.close()


def connect(address: str) -> None:
    """Join the cluster; `local` starts one on this machine, which ends with the match."""
    # Ray would otherwise report its use to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == "local":
        ray.init("local", include_dashboard=False, object_store_memory=SMALL_STORE, **QUIET)
        return
    _knock(address)
    try:
        ray.init(address, **QUIET)
    except (RayError, OSError, RuntimeError, ValueError) as error:
        raise BadOption(f"no Ray cluster answers at {address!r}: {error}") from error


def _knock(address: str) -> None:
    """Refuse an address that nobody answers at; Ray itself would wait long."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isdigit():
        raise BadOption(f"a Ray address is HOST:PORT, ray://HOST:PORT, auto or local: {address!r}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadOption(f"no Ray cluster answers at {address!r}: {error}") from error
