"""Many games at once: in this process, in several, or on a Ray cluster.

Numbers of games go out in batches, results come back as they are ready. A batch whose worker
dies is given to another, so that nothing is lost; who needs an order has the numbers for it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Any

from trackside.arena.crew import Batch, Crew, Lost, T, WorkersDied
from trackside.arena.processes import Processes
from trackside.core.errors import BadOption

MOST_IN_BATCH = 8  # games that a worker plays before it reports
BATCHES_EACH = 4  # at least, so that nobody waits long for the last worker
MOST_LOSSES = 3  # workers that one batch may cost


def results(
    task: Callable[[int], T], numbers: list[int], jobs: int, address: str = ""
) -> Iterator[T]:
    """Yield what the task gives for each number, in any order; `address` is a Ray cluster's."""
    if not numbers or (jobs == 1 and not address):
        yield from map(task, numbers)
        return
    with hire(task, jobs, address) as crew:
        yield from spread(crew, numbers)


def spread(crew: Crew, numbers: list[int]) -> Iterator[Any]:
    """Yield all results in the order in which they come."""
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


def hire(task: Callable[[int], Any], workers: int, address: str) -> Crew:
    """Hire processes, or actors of the Ray cluster at `address` (0: one per core of it)."""
    if not address:
        return Processes(task, workers)
    try:
        from trackside.arena.ray_crew import RayCrew
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise BadOption('Ray is not installed: pip install "trackside[ray]"') from error
    return RayCrew(task, workers, address)
