"""Painters, found and not listed: each game's own module, named by `games.place(slug).painter`.

That is `trackside.pictures.<folder>` for a game of this package and `<package>.picture` for one
from outside. A game without a painter gets the plain picture; nobody is drawn by the painter of
another game.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from trackside.core.errors import TracksideError
from trackside.games import place
from trackside.pictures import plain
from trackside.pictures.canvas import Canvas, Json, Point

NEEDED = ("draw", "SCALE", "places_of")


class Painter(Protocol):
    """What a painter's module has."""

    SCALE: float  # pixels per unit of board coordinates

    def draw(self, canvas: Canvas, view: Json | None) -> str:
        """Draw the board, and with an onlooker's view its pieces."""

    def places_of(self, board: Json) -> dict[str, Point]:
        """Where the cells of a board lie, in board coordinates."""


@cache
def painter_of(slug: str) -> Painter:
    """Find a game's painter; raise TracksideError for an unknown game or a broken painter."""
    name = place(slug).painter
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise TracksideError(f"the painter of {slug!r} cannot be loaded: {error}") from error
        return cast(Painter, plain)
    missing = [part for part in NEEDED if not hasattr(module, part)]
    if missing:
        raise TracksideError(f"the painter of {slug!r} has no {', '.join(missing)}")
    return cast(Painter, module)
