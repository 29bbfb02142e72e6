"""Reads the prepared extracts and brings them onto a board's ground."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import shapely
from shapely import make_valid
from shapely.geometry import LineString, Polygon, box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from tools.boards.ground import Ground
from tools.boards.paths import area, lines

RIM = Path(__file__).parent / "rim.geojson"
CRACK = 0.006  # degrees by which neighbours overlap, so that no sea shows between them


@cache
def _read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def features(path: Path) -> list[tuple[dict[str, Any], BaseGeometry]]:
    found = _read(path)["features"]
    return [(each["properties"], make_valid(shape(each["geometry"]))) for each in found]


def read(path: Path) -> Any:
    return _read(path)


def countries(folder: Path, window: str) -> dict[str, BaseGeometry]:
    """Countries by name, fine inside the extract and coarse outside of it."""
    parts: dict[str, list[BaseGeometry]] = {}
    for properties, geometry in features(folder / f"{window}_outlines.geojson"):
        parts.setdefault(properties["name"], []).append(geometry)
    for properties, geometry in features(RIM):
        if properties["window"] == window:
            parts.setdefault(properties["name"], []).append(geometry)
    return {
        name: unary_union([each.buffer(CRACK) for each in found]) for name, found in parts.items()
    }


def grouped(
    lands: dict[str, BaseGeometry], groups: dict[str, tuple[str, ...]]
) -> dict[str, BaseGeometry]:
    """Countries joined into the states of the time; the others stay as they are."""
    taken = {name for names in groups.values() for name in names}
    joined = {name: shape for name, shape in lands.items() if name not in taken}
    for name, members in groups.items():
        joined[name] = unary_union([lands[each] for each in members if each in lands])
    return dict(sorted(joined.items()))


def cut_off(area: BaseGeometry, border: LineString) -> tuple[BaseGeometry, BaseGeometry]:
    """An area parted by a line from west to east: the rest, and what lies south of the line."""
    points = list(border.coords)
    floor = area.bounds[1] - 1
    below = Polygon([*points, (points[-1][0], floor), (points[0][0], floor)])
    return area.difference(below), area.intersection(below)


def onto(ground: Ground, geometry: BaseGeometry) -> BaseGeometry:
    """The shape in board coordinates, cut at the extent and simplified."""
    return simplified(
        ground, shapely.transform(_dense(geometry), ground.project, interleaved=False)
    )


def _dense(geometry: BaseGeometry) -> BaseGeometry:
    """Long straight edges (of windows and coarse outlines) get points, so that they bend."""
    return shapely.segmentize(geometry, 0.5)


def simplified(ground: Ground, geometry: BaseGeometry) -> BaseGeometry:
    inside = make_valid(geometry).intersection(box(*ground.extent))
    return inside.simplify(ground.tolerance)


def joined(parts: Iterable[BaseGeometry]) -> BaseGeometry:
    pieces = [piece for part in parts for piece in lines(part)]
    return linemerge(pieces) if len(pieces) > 1 else unary_union(pieces)


__all__ = [
    "countries",
    "cut_off",
    "features",
    "grouped",
    "joined",
    "onto",
    "read",
    "simplified",
]


def whole(path: Path) -> BaseGeometry:
    """All areas of a file as one."""
    return unary_union([shape for _, shape in features(path) if shape.area > 0])


def least(ground: Ground) -> float:
    """The smallest island worth drawing, in square units: about three pixels at the fit size."""
    return 3.0 / ground.fit**2


def areas(ground: Ground, shapes: Iterable[tuple[str, BaseGeometry]]) -> list[tuple[str, str]]:
    """Paths by name."""
    return [(name, area(onto(ground, each), ground.digits, least(ground))) for name, each in shapes]
