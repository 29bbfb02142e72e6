"""Bots from outside: a class in a module, or a program in any language.

A bot is named in one of three ways:

    normal                a level of the game
    my_module:MyBot       a class, or whatever makes a bot when it is called; the module is found
                          in the current folder or on PYTHONPATH
    cmd:node my_bot.js    a program that answers JSON lines (bot_process.py)

A stranger that fails loses its game; what goes wrong in one of our levels is our own mistake.
"""

from __future__ import annotations

import csv
import inspect
import shlex
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib import import_module
from random import Random
from typing import Any

from trackside.arena.bot_process import USUAL, BotProcess, Limits
from trackside.arena.set_up import SetUp
from trackside.bots import levels
from trackside.core.errors import BadOption, TracksideError
from trackside.core.players import Bot, Observer

PROGRAM = "cmd:"


class Forfeit(TracksideError):
    """A stranger has lost its game by what it did, or did not do."""

    def __init__(self, seat: int, name: str, why: str) -> None:
        super().__init__(f"{name} in seat {seat} {why}")
        self.seat = seat


class Stranger:
    """A bot from outside, whose errors and illegal actions become a Forfeit."""

    def __init__(self, bot: Bot, name: str, seat: int) -> None:
        self.bot, self.name, self.seat = bot, name, seat

    def choose(self, table: Observer[Any]) -> int:
        try:
            action = self.bot.choose(table)
            legal = table.legal()
            if action in legal:
                return legal[legal.index(action)]  # an int, whatever number the stranger has given
        except Exception as error:  # whatever a stranger does wrong is its loss
            raise Forfeit(self.seat, self.name, told(error)) from error
        raise Forfeit(self.seat, self.name, f"chose {action!r}, which is not legal")


def told(error: Exception) -> str:
    """Describe an error; our own sentences need no name of a class."""
    return str(error) if isinstance(error, TracksideError) else f"failed: {error!r}"


def split(text: str) -> tuple[str, ...]:
    """Split names at commas. A name with a comma stands in double quotes, as in CSV."""
    try:
        (names,) = csv.reader([text], skipinitialspace=True, strict=True)
    except (csv.Error, ValueError) as error:
        raise BadOption(f"bots {text!r}: {error}") from error
    return tuple(name.strip() for name in names)


def check(slug: str, names: Sequence[str]) -> None:
    """Refuse a bot that cannot be made, before the work starts, by BadOption."""
    for name in names:
        if name.startswith(PROGRAM):
            command_of(name)
        elif ":" in name:
            _try(name)
        else:
            levels.make(slug, name, 0)


def _try(name: str) -> None:
    try:
        call(maker(name), 0)
    except BadOption:
        raise
    except Exception as error:  # a stranger's class may raise anything
        raise BadOption(f"bot {name!r} cannot be made: {error!r}") from error


@contextmanager
def seated(
    set_up: SetUp, names: Sequence[str], seed: str, limits: Limits = USUAL
) -> Iterator[list[Bot]]:
    """Seat the bots of one game, each with luck of its own; programs end with the `with`."""
    with ExitStack() as tidy:
        yield [
            _make(set_up, name, Random(f"{seed}/{seat}").randrange(2**32), seat, limits, tidy)
            for seat, name in enumerate(names)
        ]


def _make(set_up: SetUp, name: str, seed: int, seat: int, limits: Limits, tidy: ExitStack) -> Bot:
    if ":" not in name:
        return levels.make(set_up.slug, name, seed)
    try:
        if not name.startswith(PROGRAM):
            return Stranger(call(maker(name), seed), name, seat)
        program = tidy.enter_context(BotProcess(command_of(name), limits.answer))
        program.greet(set_up, seat, seed, limits.start)
    except Exception as error:  # whatever a stranger does wrong is its loss
        raise Forfeit(seat, name, told(error)) from error
    return Stranger(program, name, seat)


def command_of(name: str) -> list[str]:
    """Split `cmd:...` into words, as a shell would."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadOption(f"bot {name!r}: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise BadOption(f"bot {name!r}: there is no program {words[0] if words else ''!r}")
    return words


def maker(name: str) -> Callable[..., Bot]:
    """Import what `module:Class` names."""
    module, _, inside = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")  # the current folder, which an installed command does not search
    try:
        found: Any = import_module(module)
        for part in inside.split("."):
            found = getattr(found, part)
    except Exception as error:  # a stranger's module may raise anything
        raise BadOption(f"bot {name!r}: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise BadOption(f"bot {name!r}: {inside} cannot be called to make a bot")
    made: Callable[..., Bot] = found
    return made


def call(make: Callable[..., Bot], seed: int) -> Bot:
    """Make a bot with what it takes of `seed` and `seconds` (0: no limit), by name."""
    takes = inspect.signature(make).parameters
    given = {"seed": seed, "seconds": 0.0}
    return make(**{name: value for name, value in given.items() if name in takes})
