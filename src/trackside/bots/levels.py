"""Bots by name, for every game: `random` and what the game's own bots offer.

A game may have a `random` of its own, where a rule binds computer players.

A game's bots are the module that `games.place` names. It has

    LEVELS = {"easy": make_easy, "normal": make_normal, "hard": make_hard}

weakest first; each makes a bot from a seed and the seconds that it may think about a decision.
It may have `advise` (`core.players.Adviser`): plans that a page can show to a player.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from trackside import games
from trackside.bots.uniform import RandomBot
from trackside.core.errors import BadOption
from trackside.core.players import Adviser, Bot, MakeBot


def available(slug: str) -> tuple[str, ...]:
    """Return the levels that this game offers, weakest first."""
    return tuple(_levels(slug))


def make(slug: str, level: str, seed: int, seconds: float = 0.0) -> Bot:
    """Make a bot of that level; given the same seed it repeats itself.

    It thinks no longer than `seconds` about a decision, if any are given; a bot that was cut
    short may choose otherwise the next time. Levels below `hard` need a few milliseconds.
    """
    found = _levels(slug).get(level)
    if found is None:
        raise BadOption(f"no bot {level!r} for {slug}; there are {', '.join(available(slug))}")
    return found(seed, seconds)


@cache
def adviser(slug: str) -> Adviser | None:
    """Return what plans for players of this game; None, if nothing does."""
    found: Adviser | None = getattr(_module(games.place(slug).bots), "advise", None)
    return found


def _make_random(seed: int, seconds: float) -> Bot:
    return RandomBot(seed)


@cache
def _levels(slug: str) -> Mapping[str, MakeBot]:
    return {"random": _make_random, **_own_levels(games.place(slug).bots)}


def _own_levels(module: str) -> Mapping[str, MakeBot]:
    """Return the levels of the game's own bots; none, if nobody has written any."""
    levels: Mapping[str, MakeBot] = getattr(_module(module), "LEVELS", {})
    return levels


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
