"""The games: found, not listed.

Every folder here that has a `game.py` is a game. A package from outside brings one by an entry
point, whose name is the game's slug:

    [project.entry-points."trackside.games"]
    nim = "nim_game:GAME"

What belongs to a game lies beside it, in the package that has `GAME`: `RULES.md`, `data/`,
`locales/`. Its bots and its painter are modules of their own, because rules know nothing of
either: `place(slug)` says where they are.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from pkgutil import iter_modules

from trackside.core.contract import Game
from trackside.core.errors import TracksideError

GROUP = "trackside.games"
log = logging.getLogger("trackside.games")


@dataclass(frozen=True)
class Place:
    """Where a game and what belongs to it are found, as names of packages and modules.

    package  has `GAME`, and holds `RULES.md`, `data/` and `locales/`; it may have `OLDER`, the
             same game with lower rules versions, for tables that began on them
    bots     has `LEVELS`; there may be none
    painter  has `draw`, `SCALE` and `places_of`; there may be none
    """

    package: str
    bots: str
    painter: str


def slugs() -> tuple[str, ...]:
    """Give every game that can be played, the shortest first."""
    return tuple(game.meta.slug for game in all())


def get(slug: str) -> Game:
    """Give the game of that name; raises TracksideError for an unknown or a broken one."""
    found = _places().get(slug)
    if found is None:
        raise TracksideError(f"there is no game {slug!r}; the games are {', '.join(slugs())}")
    return _load(slug, found.package)


@cache
def all() -> tuple[Game, ...]:
    """Give all that can be played, the shortest first. A broken one is told in the log: it must not
    close the others."""
    found: list[Game] = []
    for slug, place in _places().items():
        try:
            found.append(_load(slug, place.package))
        except TracksideError as error:
            log.error("%s", error)
    return tuple(sorted(found, key=lambda game: (game.meta.minutes, game.meta.slug)))


def older(slug: str) -> tuple[Game, ...]:
    """Give the same game with lower rules versions, for tables that began on them: `OLDER` of its
    package, if there is one."""
    found: tuple[Game, ...] = getattr(import_module(package(slug)), "OLDER", ())
    return found


def place(slug: str) -> Place:
    """Tell where the game of that name lies; raises TracksideError for an unknown one."""
    get(slug)
    return _places()[slug]


def package(slug: str) -> str:
    """Give the package that holds the game and its files."""
    return place(slug).package


def is_shipped(slug: str) -> bool:
    """Tell whether the game comes with this package, not with one from outside."""
    return package(slug).startswith(f"{__name__}.")


def folder(slug: str) -> str:
    """Give the last name of that package, under which its tests and scenes are kept."""
    return package(slug).rpartition(".")[2]


def files(slug: str) -> Traversable:
    """Give the folder of the game: `RULES.md`, `data/`, `locales/`."""
    return resources.files(package(slug))


@cache
def _places() -> dict[str, Place]:
    found = {entry.name: _outside(entry.module) for entry in entry_points(group=GROUP)}
    for module in iter_modules(__path__):
        own = Place(
            f"trackside.games.{module.name}",
            f"trackside.bots.{module.name}",
            f"trackside.pictures.{module.name}",
        )
        found[import_module(f"{own.package}.meta").META.slug] = own
    return found


def _outside(name: str) -> Place:
    return Place(name, f"{name}.bots", f"{name}.picture")


@cache
def _load(slug: str, name: str) -> Game:
    try:
        game: Game = import_module(name).GAME
    except Exception as error:  # whatever a stranger's module raises, the other games go on
        raise TracksideError(f"the game {slug!r} cannot be loaded: {error}") from error
    if game.meta.slug != slug:
        raise TracksideError(f"the game {slug!r} calls itself {game.meta.slug!r}")
    return game
