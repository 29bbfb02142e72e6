"""A bot that is a program of its own and answers JSON lines; docs/bots.md is the manual.

It is asked on its standard input and answers on its standard output, one object per line, in the
words of the referee (docs/referee.md). It plays one seat of one game; then its input ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from dataclasses import dataclass
from types import FrameType
from typing import Any

from trackside.arena.set_up import SetUp
from trackside.core.contract import Json
from trackside.core.errors import TracksideError
from trackside.core.players import Observer

LONGEST_LINE = 1_000_000  # bytes, as of the referee
PATIENCE = 1.0  # seconds to go when the game is over

_running: set[BotProcess] = set()


@dataclass(frozen=True)
class Limits:
    """Seconds that a program may take, to start and for one decision."""

    start: float = 30.0
    answer: float = 10.0


USUAL = Limits()


class BadBot(TracksideError):
    """The program does not do what it should; the text says what, after the name of the bot."""


class BotProcess:
    """One seat's program, for one game."""

    def __init__(self, command: list[str], answer_limit: float) -> None:
        self.command = command
        self.limit = answer_limit
        self.asked = 0
        self.talk = threading.Thread()

    def __enter__(self) -> BotProcess:
        _mind_signals()
        try:
            # A session of its own: Ctrl-C must not reach it before us, and its children go along.
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BadBot(f"cannot be started: {error}") from error
        _running.add(self)
        return self

    def __exit__(self, failed: object, *_: object) -> None:
        """Close its input; end a program that stays, and after Ctrl-C or an error at once."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        if failed:
            self.kill()
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        self.kill()
        self.process.wait()
        if self.asked:
            self.talk.join(PATIENCE)
        if not self.talk.is_alive():  # else a child that went its own way still holds the pipe
            self.process.stdout.close()
        _running.discard(self)

    def kill(self) -> None:
        """End the program and whatever it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def greet(self, set_up: SetUp, seat: int, seed: int, limit: float) -> None:
        """Tell it what is played, and wait until it is ready."""
        answer = self.ask(
            {
                "cmd": "new",
                "game": set_up.slug,
                "players": set_up.players,
                "options": dict(set_up.options),
                "seat": seat,
                "seed": seed,
                "seconds": self.limit,
            },
            limit,
        )
        if answer.get("ok") is not True:
            raise BadBot(f"does not want to play: {_short(answer)}")

    def choose(self, table: Observer[Any]) -> int:
        """Ask the program, unless there is only one legal action."""
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        offers = table.offers()
        question = {
            "cmd": "choose",
            "seat": table.seat,
            "view": table.view(),
            "legal": legal,
            "offers": offers,
        }
        return _code(self.ask(question, self.limit), legal, offers)

    def ask(self, question: Json, limit: float) -> Json:
        """Return its answer; raise BadBot if it gives none in time."""
        self.asked += 1
        line = json.dumps({"id": self.asked, **question}).encode() + b"\n"
        box: queue.Queue[bytes] = queue.Queue()
        # In a thread, for it may neither read nor write. The thread ends with the program.
        self.talk = threading.Thread(target=self._exchange, args=(line, box), daemon=True)
        self.talk.start()
        try:
            answer = box.get(timeout=limit)
        except queue.Empty:
            self.kill()
            raise BadBot(f"gave no answer within {limit:g} s") from None
        if not answer:
            raise BadBot(f"ended with exit code {self._exit_code()}")
        return self._read(answer)

    def _exchange(self, line: bytes, box: queue.Queue[bytes]) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        answer = b""
        with contextlib.suppress(OSError, ValueError):  # it has ended
            self.process.stdin.write(line)
            self.process.stdin.flush()
            answer = self.process.stdout.readline(LONGEST_LINE)
        box.put(answer)

    def _exit_code(self) -> int | str:
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "(none: it only closed its output)"

    def _read(self, line: bytes) -> Json:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BadBot(f"wrote no JSON: {_short(line.decode(errors='replace'))}") from None
        if not isinstance(answer, dict):
            raise BadBot(f"answered no JSON object: {_short(answer)}")
        if answer.get("id", self.asked) != self.asked:
            raise BadBot(f"answered question {_short(answer['id'])} instead of {self.asked}")
        return answer


def _code(answer: Json, legal: list[int], offers: list[Json]) -> int:
    """Decode its action, which may be a code, a structured form or a notation."""
    action = answer.get("action")
    if type(action) is int and action in legal:
        return action
    if isinstance(action, str):
        action = " ".join(action.split())
    for offer in offers:
        if action in (offer["text"], offer["do"]):
            return int(offer["code"])
    raise BadBot(f"chose {_short(action)}, which is not legal")


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _mind_signals() -> None:
    """End the programs when this worker is told to go. Where Python raises
    KeyboardInterrupt, the `with` does."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _go)


def _go(number: int, _: FrameType | None) -> None:
    for bot in _running:
        bot.kill()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
