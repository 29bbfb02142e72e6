"""Bots by name: `random`, `easy`, `normal`, `hard`."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from trackside.bots.base import Bot
from trackside.bots.search import SearchBot
from trackside.bots.uniform import RandomBot
from trackside.core.errors import BadOption
from trackside.games import FOLDERS

LEVELS = ("random", "easy", "normal", "hard")
# What a module must have to offer a level; a GUIDE for the search is a `hard` as well.
NEEDS = {"easy": "EasyBot", "normal": "NormalBot", "hard": "HardBot"}


def available(slug: str) -> tuple[str, ...]:
    """The levels that this game offers, weakest first."""
    module = _module(slug)
    return tuple(level for level in LEVELS if level == "random" or _offers(module, level))


def make(slug: str, level: str, seed: int, seconds: float = 0.0) -> Bot:
    """A bot of that level; given the same seed it repeats itself.

    `hard` thinks no longer than `seconds` about a decision, if any are given; a bot that was cut
    short may choose otherwise the next time. The other levels need a few milliseconds.
    """
    if level not in available(slug):
        raise BadOption(f"no bot {level!r} for {slug}; there are {', '.join(available(slug))}")
    if level == "random":
        return RandomBot(seed)
    module = _module(slug)
    if level == "hard" and module is not None and hasattr(module, "GUIDE"):
        return SearchBot(seed, module.GUIDE, module.SIMULATIONS, seconds, module.TRUST)
    kind = getattr(module, NEEDS[level])
    bot: Bot = kind(seed, seconds) if level == "hard" else kind(seed)
    return bot


def _module(slug: str) -> ModuleType | None:
    """What is special to a game's bots, if somebody has written it."""
    name = f"trackside.bots.{FOLDERS[slug]}" if slug in FOLDERS else ""
    try:
        return import_module(name) if name else None
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def _offers(module: ModuleType | None, level: str) -> bool:
    return hasattr(module, NEEDS[level]) or (level == "hard" and hasattr(module, "GUIDE"))
