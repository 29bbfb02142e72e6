"""Many games at once: in this process, in several, or on a Ray cluster.

Numbers of games go out in batches, results come back as they are ready. A batch whose worker
dies is given to another, so that nothing is lost; who needs an order has the numbers for it.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from types import FrameType
from typing import Any, Protocol, TypeVar

from trackside.core.errors import BadOption, TracksideError

T = TypeVar("T")
Batch = tuple[int, ...]
News = list[tuple[Batch, list[Any] | None]]
Lost = None  # in place of the results of a batch whose worker has died

MOST_IN_BATCH = 8  # games that a worker plays before it reports
BATCHES_EACH = 4  # at least, so that nobody waits long for the last worker
MOST_LOSSES = 3  # workers that one batch may cost


class WorkersDied(TracksideError):
    """Whoever tries these games dies: that is no accident."""


class Crew(Protocol):
    """Workers, wherever they are; at the end of the `with` they go."""

    workers: int

    def has_room(self) -> bool:
        """Whether a worker is free."""

    def give(self, batch: Batch) -> None:
        """To a free worker."""

    def finished(self) -> News:
        """Waits for batches with their results, or Lost."""

    def __enter__(self) -> Crew: ...

    def __exit__(self, *_: object) -> None: ...


def work(task: Callable[[int], T], numbers: Batch) -> list[T]:
    """What a worker does with a batch."""
    return [task(number) for number in numbers]


def results(
    task: Callable[[int], T], numbers: list[int], jobs: int, address: str = ""
) -> Iterator[T]:
    """What the task gives for each number, in any order; `address` is that of a Ray cluster."""
    if not numbers or (jobs == 1 and not address):
        yield from map(task, numbers)
        return
    with hire(task, jobs, address) as crew:
        yield from spread(crew, numbers)


def spread(crew: Crew, numbers: list[int]) -> Iterator[Any]:
    """All results, in the order in which they come."""
    waiting = deque(batches(numbers, crew.workers))
    losses: Counter[Batch] = Counter()
    left = len(waiting)
    while left:
        while waiting and crew.has_room():
            crew.give(waiting.popleft())
        for batch, results in crew.finished():
            if results is not Lost:
                left -= 1
                yield from results
                continue
            losses[batch] += 1
            if losses[batch] == MOST_LOSSES:
                raise WorkersDied(f"{MOST_LOSSES} workers died at games {batch[0]} to {batch[-1]}")
            waiting.appendleft(batch)


def batches(numbers: list[int], workers: int) -> Iterator[Batch]:
    size = max(1, min(MOST_IN_BATCH, len(numbers) // (workers * BATCHES_EACH)))
    return (tuple(numbers[at : at + size]) for at in range(0, len(numbers), size))


class Processes:
    """Processes of this machine."""

    def __init__(self, task: Callable[[int], Any], workers: int) -> None:
        self.task, self.workers = task, workers
        self.pool = self._hire()
        self.busy: dict[Future[list[Any]], Batch] = {}

    def _hire(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, initializer=_go_silently)

    def has_room(self) -> bool:
        return len(self.busy) < self.workers

    def give(self, batch: Batch) -> None:
        try:
            future = self.pool.submit(work, self.task, batch)
        except BrokenProcessPool as error:  # a process has just died; `finished` will see to it
            future = Future()
            future.set_exception(error)
        self.busy[future] = batch

    def finished(self) -> News:
        done = wait(self.busy, return_when=FIRST_COMPLETED).done
        if any(isinstance(one.exception(), BrokenProcessPool) for one in done):
            return self._start_again()
        return [(self.busy.pop(one), one.result()) for one in done]

    def _start_again(self) -> News:
        """When one process dies, the pool ends the others; what they had done still counts."""
        done = wait(self.busy).done
        news = [(self.busy[one], Lost if one.exception() else one.result()) for one in done]
        self.busy.clear()
        self.pool.shutdown()
        self.pool = self._hire()
        return news

    def __enter__(self) -> Processes:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, _go)
        return self

    def __exit__(self, *_: object) -> None:
        """After Ctrl-C or an error nobody wants what is still being played."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
        for process in active_children() if self.busy else ():
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


def _go_silently() -> None:
    """In a worker. Ctrl-C reaches every process of a terminal, but the caller alone speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _go(number: int, _: FrameType | None) -> None:
    """Who is told to end takes the workers along: they would wait for work for ever."""
    for process in active_children():
        process.terminate()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def hire(task: Callable[[int], Any], workers: int, address: str) -> Crew:
    """Processes, or actors of the Ray cluster at `address` (0: one per core of the cluster)."""
    if not address:
        return Processes(task, workers)
    try:
        from trackside.cli.ray_crew import RayCrew
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise BadOption('Ray is not installed: pip install "trackside[ray]"') from error
    return RayCrew(task, workers, address)
