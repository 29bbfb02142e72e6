"""Who judges a game: its rules, how it is going, and the bots that are asked."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from trackside import __version__, games
from trackside.analysis.efforts import Effort
from trackside.bots import forecast, levels
from trackside.bots.forecast import Forecast
from trackside.bots.hints import explains
from trackside.core.contract import Game
from trackside.core.errors import RecordError
from trackside.core.players import Bot
from trackside.core.record import Record

FORM = 2  # of what is kept; another one is worked out anew


@dataclass(frozen=True)
class Judge:
    """All that an analysis knows about a game.

    levels   of its bots, weakest first
    make     a bot of a level, from a seed; it has all the time it needs
    version  of the bots: with another one everything is worked out anew
    """

    game: Game
    forecast: Forecast[Any]
    levels: tuple[str, ...]
    make: Callable[[str, int], Bot]
    version: str

    def level(self, effort: Effort) -> str | None:
        """Who is asked; None where no bot of the game can say why."""
        for level in effort.levels:
            if level in self.levels and explains(self.make(level, 0)):
                return level
        return None


def judge_of(record: Record) -> Judge:
    """For a game that is installed; raises RecordError."""
    slug = record.headers["Game"]
    if slug not in games.slugs():
        raise RecordError(0, f"there is no game {slug!r}; the games are {', '.join(games.slugs())}")
    return installed(slug)


@cache
def installed(slug: str) -> Judge:
    """With the present rules of the game, and its own bots."""

    def make(level: str, seed: int) -> Bot:
        return levels.make(slug, level, seed)

    known = levels.available(slug)
    return Judge(games.get(slug), forecast.of(slug), known, make, version(slug))


@cache
def version(slug: str) -> str:
    """Name the version of the rules and of everything that the game's bots are made of."""
    told = hashlib.sha256(f"{FORM} {__version__} {games.get(slug).meta.rules_version}".encode())
    shared = resources.files("trackside.bots")
    bots = games.place(slug).bots
    own = _sources(resources.files(bots), deep=True) if _has_bots(slug) else ()
    for file in [*_sources(shared, deep=False), *own]:
        told.update(file.read_bytes())
    return told.hexdigest()[:16]


def _has_bots(slug: str) -> bool:
    return levels.available(slug) != ("random",)


def _sources(folder: Traversable, deep: bool) -> Iterator[Traversable]:
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.is_file() and file.name.endswith((".py", ".json")):
            yield file
        elif deep and file.is_dir():
            yield from _sources(file, deep)
