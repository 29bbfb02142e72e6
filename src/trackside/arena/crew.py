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
