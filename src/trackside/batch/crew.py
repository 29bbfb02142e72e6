"""A batch that several processes step, for machines with several cores.

It has the arrays and the steps of `Batch`, without `masks` (make them from `legal`) and `last`.
Each process plays a part of the games, the one that asks included, and brings what a learner reads
into memory that all share. In a crew that plays apart the one that asks only chooses, for one part
while the others play: `send` and `receive`.
Whoever starts one from a script guards it with `if __name__ == "__main__"`, as
`multiprocessing` wants it.
"""
# mypyc: off

from __future__ import annotations

import os
import pickle
from collections.abc import Iterator
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from trackside.batch.arrays import Batch
from trackside.batch.settings import Seed, Setting
from trackside.core.errors import BadOption, TracksideError
from trackside.kit.rows import NEVER

SMALL = ("seats", "counts", "rewards", "over", "cut", "refused")
SHARED = ("observations", "legal", *SMALL)
STEP, STEP_SLOTS, STEP_AT_RANDOM, RESET, STOP = "step", "step_slots", "step_at_random", "reset", ""
ONE_STEP = pickle.dumps((STEP, None))
FEW = 16  # legal actions, as most positions have no more
SHORT = 400  # numbers behind the changing ones that are sooner copied than asked for
Arrays = dict[str, NDArray[Any]]
Shape = tuple[str, tuple[int, ...], str]  # name, shape, kind of number


class Crew:
    """`workers`: processes, this one included unless they play `apart`; 0 for one per core. Close
    it, or use it in a `with`.

    parts  for each process the games that it plays: lines of the arrays
    """

    observations: NDArray[np.int32]
    seats: NDArray[np.int32]
    legal: NDArray[np.int32]
    counts: NDArray[np.int32]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    refused: NDArray[np.bool_]

    def __init__(
        self,
        slug: str,
        games: int,
        *,
        workers: int = 0,
        apart: bool = False,
        seed: Seed = 0,
        **parameters: Any,
    ) -> None:
        self.setting = Setting(slug, games, **parameters)
        if self.setting.masks or self.setting.keep_last:
            raise BadOption("a crew has no masks and no last rows; take a Batch")
        shapes = _shapes(self.setting)
        self.memory = SharedMemory(create=True, size=sum(map(_bytes, shapes)))
        arrays = _arrays(self.memory, shapes)
        self.actions: NDArray[np.int64] = arrays.pop("actions")
        for name, array in arrays.items():
            array.flags.writeable = False
            setattr(self, name, array)
        self.parts = _parts(games, workers or os.cpu_count() or 1)
        own = 0 if apart else 1
        self.workers = list(self._hire(self.parts[own:], shapes))
        self.own = [Part(self.setting, self.memory, shapes, part) for part in self.parts[:own]]
        self.awaited: set[int] = set()  # parts that were sent a step and not received yet
        self.reset(seed)

    def _hire(self, parts: list[slice], shapes: list[Shape]) -> Iterator[tuple[Any, Connection]]:
        context = get_context("spawn")
        for part in parts:
            ours, theirs = context.Pipe()
            work = (theirs, self.setting, self.memory.name, shapes, part)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            yield process, ours

    @property
    def games(self) -> int:
        return self.setting.games

    @property
    def players(self) -> int:
        return self.setting.seats

    def reset(self, seed: Seed | None = None) -> None:
        self._do(RESET, seed)

    def step(self, actions: ArrayLike) -> None:
        self.actions[:] = actions
        self._do(STEP)

    def step_slots(self, choices: ArrayLike) -> None:
        self.actions[:] = choices
        self._do(STEP_SLOTS)

    def step_at_random(self) -> None:
        self._do(STEP_AT_RANDOM)

    def send(self, part: int, actions: ArrayLike) -> None:
        """Begins a step with these codes in the games of one part, and does not wait for it. Until
        it is received, that part of the arrays may change at any moment."""
        if self.own or part in self.awaited:
            raise BadOption(
                "a step is sent to a crew that plays apart, and received before the next"
            )
        self.actions[self.parts[part]] = actions
        self.workers[part][1].send_bytes(ONE_STEP)
        self.awaited.add(part)

    def receive(self, part: int) -> slice:
        """Wait until the step that was sent is done, and return the lines of the arrays that are
        new."""
        if part not in self.awaited:
            raise BadOption(f"no step was sent to part {part}")
        self.awaited.remove(part)
        _demand_fine([self.workers[part][1].recv_bytes().decode()])
        return self.parts[part]

    def _do(self, what: str, seed: Seed | None = None) -> None:
        if self.awaited:
            raise BadOption("receive what was sent before all step together")
        message = pickle.dumps((what, seed))
        for _, pipe in self.workers:
            pipe.send_bytes(message)
        errors = [own.serve(what, seed) for own in self.own]
        _demand_fine(errors + [pipe.recv_bytes().decode() for _, pipe in self.workers])

    def close(self) -> None:
        for process, pipe in self.workers:
            if process.is_alive():
                pipe.send((STOP, None))
            process.join()
            pipe.close()
        self.workers = []
        self.own = []
        for name in (*SHARED, "actions"):
            self.__dict__.pop(name, None)  # the arrays lie in the memory that goes back now
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _demand_fine(errors: list[str]) -> None:
    for error in filter(None, errors):
        raise TracksideError(f"a worker of the batch failed: {error}")


def _shapes(setting: Setting) -> list[Shape]:
    """Of a batch with this setting, as one with a single game tells them."""
    one = Batch.of(setting.part(0, 1))
    shapes: list[Shape] = [("actions", (setting.games,), "int64")]
    for name in sorted(SHARED, key=lambda name: -getattr(one, name).itemsize):  # aligned so
        array = getattr(one, name)
        shapes.append((name, (setting.games, *array.shape[1:]), array.dtype.name))
    return shapes


def _bytes(shape: Shape) -> int:
    return int(np.prod(shape[1])) * np.dtype(shape[2]).itemsize


def _arrays(memory: SharedMemory, shapes: list[Shape]) -> Arrays:
    found, at = {}, 0
    for name, shape, kind in shapes:
        found[name] = np.ndarray(shape, kind, memory.buf, at)
        at += _bytes((name, shape, kind))
    return found


def _parts(games: int, workers: int) -> list[slice]:
    """Of the games, for each process that gets some."""
    bounds = [games * part // workers for part in range(workers + 1)]
    return [slice(first, last) for first, last in pairwise(bounds) if first < last]


def _work(
    pipe: Connection, setting: Setting, memory: str, shapes: list[Shape], mine: slice
) -> None:
    """Take a step of the worker's games for each message, until the last one."""
    shared = SharedMemory(memory)
    part = Part(setting, shared, shapes, mine)
    while True:
        try:
            what, seed = pipe.recv()
        except EOFError:
            break
        if what == STOP:
            break
        pipe.send_bytes(part.serve(what, seed).encode())
    del part
    shared.close()


class Part:
    """The games of one process, and what the others see of them. Most of that stays as it is from
    step to step: the ends of the rows of legal actions, and of long observations what their stamps
    stand for."""

    def __init__(
        self, setting: Setting, memory: SharedMemory, shapes: list[Shape], mine: slice
    ) -> None:
        self.mine = mine
        self.batch = Batch.of(setting.part(mine.start, mine.stop - mine.start))
        self.arrays = {name: array[mine] for name, array in _arrays(memory, shapes).items()}
        self.stamps: NDArray[np.int64] = np.frombuffer(self.batch.tables.stamps, np.int64)  # type: ignore[call-overload]  # vec has a buffer, not in its types
        size, stamped = self.batch.observations.shape[1], int(self.batch.tables.stamped)
        self.changing = size - stamped if stamped > SHORT else size
        self.forget()

    def serve(self, what: str, seed: Seed | None) -> str:
        """Say what went wrong; empty if nothing."""
        batch = self.batch
        try:
            match what:
                case "reset":
                    batch.reset(seed if seed is None or isinstance(seed, int) else seed[self.mine])
                    self.forget()
                case "step_at_random":
                    batch.step_at_random()
                case _:
                    getattr(batch, what)(self.arrays["actions"])
        except Exception as error:  # told to whoever asked, who raises it
            return f"{type(error).__name__}: {error}"
        self.bring()
        return ""

    def forget(self) -> None:
        """Everything is brought the next time."""
        self.known = np.full(self.batch.games, NEVER)
        self.width = self.batch.legal.shape[1]
        self.many = np.ones(self.batch.games, bool)

    def bring(self) -> None:
        for name in SMALL:
            np.copyto(self.arrays[name], getattr(self.batch, name))
        self._bring_legal()
        self._bring_rows()

    def _bring_rows(self) -> None:
        theirs, ours, changing = self.arrays["observations"], self.batch.observations, self.changing
        np.copyto(theirs[:, :changing], ours[:, :changing])
        if changing < ours.shape[1]:
            # A new game may bear the stamp of the one before.
            moved = (self.stamps != self.known) | self.batch.over | self.batch.cut
            for game in np.flatnonzero(moved).tolist():
                theirs[game, changing:] = ours[game, changing:]
            np.copyto(self.known, self.stamps)

    def _bring_legal(self) -> None:
        """Few games have many actions at once, so their rows are brought one by one."""
        theirs, ours = self.arrays["legal"], self.batch.legal
        width = int(self.batch.counts.max())
        most = max(width, self.width)
        few = min(most, FEW)
        np.copyto(theirs[:, :few], ours[:, :few])
        if most > few:
            many = self.batch.counts > few
            changed = np.flatnonzero(many | self.many)
            theirs[changed, few:most] = ours[changed, few:most]
            self.many = many
        self.width = width
