"""Ground: where a longitude and latitude lies on each board, in board coordinates.

Board coordinates: x to the right, y down. The unit is one cell width for German Railways
(hexagon) and RailRoad Dice (square), one step between mileposts for China Rails and one degree
of latitude for Volldampf.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from pyproj import Transformer

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


def _hex_project(lon: Array, lat: Array) -> tuple[Array, Array]:
    """The least-squares fit of the fact sheet of German Railways, section 5."""
    return -11.87 + 1.460 * lon + 0.048 * lat, 133.19 + 0.006 * lon - 2.438 * lat


def _hex_inverse(x: Array, y: Array) -> tuple[Array, Array]:
    a, b, c, d = 1.460, 0.048, 0.006, -2.438
    u, v, det = x + 11.87, y - 133.19, a * d - b * c
    return (d * u - b * v) / det, (a * v - c * u) / det


WEST, NORTH, SHRINK = 2.35, 56.25, math.cos(math.radians(51.3))


def _link_project(lon: Array, lat: Array) -> tuple[Array, Array]:
    return (lon - WEST) * SHRINK, NORTH - lat


def _link_inverse(x: Array, y: Array) -> tuple[Array, Array]:
    return x / SHRINK + WEST, NORTH - y


def _square_project(lon: Array, lat: Array) -> tuple[Array, Array]:
    """The formula of the fact sheet of RailRoad Dice, C1, without the floor."""
    return 1 + (lon - 5.85) / 0.353846, 1 + (55.08 - lat) / 0.19575


def _square_inverse(x: Array, y: Array) -> tuple[Array, Array]:
    return (x - 1) * 0.353846 + 5.85, 55.08 - (y - 1) * 0.19575


STEP = 72.0  # km between mileposts
ALBERS = "+proj=aea +lat_1=25 +lat_2=47 +lat_0=36 +lon_0=105 +datum=WGS84 +units=km"
_albers = Transformer.from_crs("EPSG:4326", ALBERS, always_xy=True)


def from_km(x: Array, y: Array) -> tuple[Array, Array]:
    """Kilometres of the lattice (x east, y north) to board coordinates."""
    return x / STEP + 36, 34 * ROW - y / STEP


def _post_project(lon: Array, lat: Array) -> tuple[Array, Array]:
    return from_km(*_albers.transform(lon, lat))


def _post_inverse(x: Array, y: Array) -> tuple[Array, Array]:
    km = (np.asarray(x) - 36) * STEP, (34 * ROW - np.asarray(y)) * STEP
    lon, lat = _albers.transform(*km, direction="INVERSE")
    return lon, lat


GROUNDS = {
    ground.folder: ground
    for ground in (
        Ground(
            "german-railways",
            "german_railways",
            "germany",
            45.6,
            (-1.0, -1.1, 21.5, 16.7),
            (-8.0, -7.0, 29.0, 23.0),
            _hex_project,
            _hex_inverse,
            3,
            0.008,
        ),
        Ground(
            "volldampf",
            "volldampf",
            "germany",
            83.5,
            (-0.2, 0.2, 12.1, 9.4),
            (-4.2, -3.3, 16.4, 12.9),
            _link_project,
            _link_inverse,
            3,
            0.005,
        ),
        Ground(
            "railroad-dice-germany",
            "railroad_dice",
            "germany",
            19.0,
            (0.0, 0.0, 28.0, 42.0),
            (-24.0, -12.0, 52.0, 56.0),
            _square_project,
            _square_inverse,
            2,
            0.02,
        ),
        Ground(
            "china-rails",
            "china_rails",
            "china",
            14.0,
            (-1.8, -0.6, 71.0, 57.0),
            (-16.0, -10.0, 86.0, 67.0),
            _post_project,
            _post_inverse,
            2,
            0.025,
        ),
    )
}
