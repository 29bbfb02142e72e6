"""Ground: where a longitude and latitude lies on a board, in board coordinates.

Board coordinates: x to the right, y down. Each board chooses its unit: a cell, a step of its
lattice, a degree.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Array = Any  # numpy arrays of floats; the builder runs without numpy's typing plug-in
Box = tuple[float, float, float, float]

ROW = math.sqrt(3) / 2  # rows of hexagons and of mileposts, in units


@dataclass(frozen=True)
class Ground:
    slug: str
    folder: str
    window: str  # which extract of the geography
    fit: float  # pixels per unit at the fit size of a page of 1440 x 900
    frame: Box  # what a picture of the board shows
    extent: Box  # what the art covers; past the frame on every side
    project: Callable[[Array, Array], tuple[Array, Array]]
    inverse: Callable[[Array, Array], tuple[Array, Array]]
    digits: int  # decimals of the paths
    tolerance: float  # of simplification, in units
