"""What workers are, wherever they are: batches of numbers go out, lists of results come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from trackside.core.errors import TracksideError

T = TypeVar("T")
Batch = tuple[int, ...]
News = list[tuple[Batch, list[Any] | None]]
Lost = None  # in place of the results of a batch whose worker has died


class WorkersDied(TracksideError):
    """The same batch has killed several workers, or none starts."""


class Crew(Protocol):
    """Workers, wherever they are; at the end of the `with` they go."""

    workers: int

    def has_room(self) -> bool:
        """Say whether a worker is free."""

    def give(self, batch: Batch) -> None:
        """Give a batch to a free worker."""

    def finished(self) -> News:
        """Wait for batches with their results, or Lost."""

    def __enter__(self) -> Crew: ...

    def __exit__(self, *_: object) -> None: ...


def work(task: Callable[[int], T], numbers: Batch) -> list[T]:
    """Do the task for each number of a batch."""
    return [task(number) for number in numbers]
