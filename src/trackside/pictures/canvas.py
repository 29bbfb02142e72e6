"""A picture in the making: the board, its art, the theme, and where everything lies."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from trackside import messages
from trackside.core.boards import Board
from trackside.pictures import svg
from trackside.pictures.art import Art, Box
from trackside.pictures.theme import Theme

Json = dict[str, Any]
Point = svg.Point
ROW = math.sqrt(3) / 2  # between rows of hexagons or mileposts, in board coordinates


@dataclass(frozen=True)
class Canvas:
    """A picture in the making. `k` is pixels per unit of board coordinates."""

    art: Art
    board: Board
    theme: Theme
    k: float
    language: str
    places: dict[str, Point]  # centres of cells, cities and mileposts, in board coordinates
    legend: bool = True  # whether the signs are explained in a corner

    @property
    def frame(self) -> Box:
        """The edges of the map, in pixels."""
        x0, y0, x1, y1 = self.art.frame
        return x0 * self.k, y0 * self.k, x1 * self.k, y1 * self.k

    @property
    def u(self) -> float:
        """How much larger than the fit size this picture is."""
        return self.k / self.art.fit

    def at(self, cell: str) -> Point:
        """Return the centre of a cell, in pixels."""
        x, y = self.places[cell]
        return x * self.k, y * self.k

    def say(self, name: str, params: Mapping[str, object] | None = None) -> str:
        """Return a message, in the language of the picture."""
        return messages.text(self.language, name, params)

    def scaled(self, body: str, **values: object) -> str:
        """Open a group that is drawn in board coordinates."""
        return svg.tag("g", body, transform=f"scale({self.k:g})", **values)

    def px(self, pixels: float) -> float:
        """Return a width in pixels of the fit size, inside a group that is scaled by k."""
        return round(pixels * self.u / self.k, 4)


def jitter(key: str, salt: int, reach: float) -> float:
    """Return a small fixed displacement: the same on every machine, between -reach and +reach."""
    return (crc32(f"{key}/{salt}".encode()) % 2001 / 1000 - 1) * reach


def row_place(col: int, row: int, shifted: bool) -> Point:
    """Return the centre of a cell of a lattice whose rows are shifted by half a cell in turn."""
    return col + (0.5 if shifted else 0.0), row * ROW
