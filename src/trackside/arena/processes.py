"""Workers as processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from types import FrameType
from typing import Any

from trackside.arena.crew import Batch, Lost, News, work


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
        """Hire a new pool, since one dead process ends the others; what was done still counts."""
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
        """End the workers; after Ctrl-C or an error nobody wants what is still being played."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
        for process in active_children() if self.busy else ():
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


def _go_silently() -> None:
    """Let a worker end without a word: Ctrl-C reaches every process of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _go(number: int, _: FrameType | None) -> None:
    """Take the workers along when told to end: they would wait for work for ever."""
    for process in active_children():
        process.terminate()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
