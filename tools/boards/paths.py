"""SVG paths, as short as they get: relative steps, no needless zeros, no needless blanks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from shapely.geometry import LineString, MultiLineString, Polygon
from shapely.geometry.base import BaseGeometry

Point = Sequence[float]


def number(units: int, digits: int) -> str:
    """A whole number of the smallest steps as a decimal, without its leading zero."""
    sign, units = ("-", -units) if units < 0 else ("", units)
    whole, rest = divmod(units, 10**digits)
    text = f"{rest:0{digits}d}".rstrip("0")
    return sign + (str(whole) if whole or not text else "") + ("." + text if text else "")


def pair(x: int, y: int, digits: int) -> str:
    first, second = number(x, digits), number(y, digits)
    # "1 2" needs the blank, "1-2" does not; ".5.5" would do but old readers stumble on it
    return first + ("" if second.startswith("-") else " ") + second


def polyline(points: Iterable[Point], digits: int, close: bool = False) -> str:
    scale = 10**digits
    grid = [(round(x * scale), round(y * scale)) for x, y, *_ in points]
    if close:
        grid = grid[:-1]
    steps = grid[:1] + [b for a, b in pairwise(grid) if a != b]
    if len(steps) < (3 if close else 2):
        return ""
    text = "M" + pair(*steps[0], digits)
    for index, ((ax, ay), (bx, by)) in enumerate(pairwise(steps)):
        step = pair(bx - ax, by - ay, digits)
        text += ("l" if index == 0 else "" if step.startswith("-") else " ") + step
    return text + ("z" if close else "")


def polygons(geometry: BaseGeometry) -> list[Polygon]:
    if isinstance(geometry, Polygon):
        return [geometry] if not geometry.is_empty else []
    return [part for each in getattr(geometry, "geoms", ()) for part in polygons(each)]


def lines(geometry: BaseGeometry) -> list[LineString]:
    if isinstance(geometry, LineString):
        return [geometry] if not geometry.is_empty else []
    return [part for each in getattr(geometry, "geoms", ()) for part in lines(each)]


def area(geometry: BaseGeometry, digits: int, least: float = 0.0) -> str:
    """The path of an area, without parts and holes smaller than `least`."""
    text = ""
    for polygon in polygons(geometry):
        if polygon.area < least:
            continue
        text += polyline(polygon.exterior.coords, digits, close=True)
        for hole in polygon.interiors:
            if Polygon(hole).area >= least:
                text += polyline(hole.coords, digits, close=True)
    return text


def line(geometry: BaseGeometry, digits: int) -> str:
    return "".join(polyline(part.coords, digits) for part in lines(geometry))


def curve(points: Sequence[Point], digits: int) -> str:
    """A smooth line through the middles between points, from the first to the last."""
    scale = 10**digits
    grid = [(round(x * scale), round(y * scale)) for x, y in points]
    if len(grid) < 2:
        return ""
    text = "M" + pair(*grid[0], digits)
    for (ax, ay), (bx, by) in pairwise(grid[1:]):
        text += "Q" + pair(ax, ay, digits) + " " + pair((ax + bx) // 2, (ay + by) // 2, digits)
    return text + "L" + pair(*grid[-1], digits)


def merged(parts: Sequence[BaseGeometry]) -> MultiLineString:
    return MultiLineString([part for each in parts for part in lines(each)])
