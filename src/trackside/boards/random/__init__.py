"""Boards that nobody has drawn: from a seed, in a size and a shape, fit to play.

A game whose boards can be made has a module of its name here, found and not listed, with `SIZES`,
`SHAPES` and `sketch(rng, size, shape)`. The same seed gives the same board on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Protocol, cast

from trackside import games
from trackside.core.contract import Json
from trackside.core.errors import BadOption, DataError

MOST_TRIES = 40


class Maker(Protocol):
    """What a game's module has."""

    SIZES: Sequence[str]
    SHAPES: Sequence[str]

    def sketch(self, rng: Random, size: str, shape: str) -> Json | None:
        """Sketch a board that the game may find fit; None if these draws led to nothing."""


def maker_of(slug: str) -> Maker | None:
    """Of a game; None if its boards cannot be made."""
    name = f"{__name__}.{games.folder(slug)}"
    return cast(Maker, import_module(name)) if find_spec(name) else None


def random_board(slug: str, seed: str, size: str = "", shape: str = "") -> Json:
    """Make a board fit to play; without size or shape the seed chooses. Raise BadOption for what is
    not there, DataError if no board comes of it."""
    maker = maker_of(slug)
    if maker is None:
        raise BadOption(f"there are no random boards of {slug}")
    for given, known in ((size, maker.SIZES), (shape, maker.SHAPES)):
        if given and given not in known:
            raise BadOption(f"choose one of {', '.join(known)}, not {given!r}")
    chooser = Random(f"{slug}/{seed}")
    size, shape = size or chooser.choice(list(maker.SIZES)), shape or chooser.choice(maker.SHAPES)
    for attempt in range(MOST_TRIES):
        rng = Random(f"{slug}/{seed}/{size}/{shape}/{attempt}")
        board = maker.sketch(rng, size, shape)
        if board is not None and not games.get(slug).check_board(board):
            return board
    raise DataError(f"random board {seed}", "", "no board came of it; take another seed")
