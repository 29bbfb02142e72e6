"""Where the cells of a board of one's own lie, in board coordinates.

The shipped boards have these positions in their art files; the formulas are the same.
"""

from __future__ import annotations

import math
from typing import Any

from trackside.pictures.svg import Point

Json = dict[str, Any]
ROW = math.sqrt(3) / 2  # rows of hexagons and mileposts, in units
WEST, NORTH, SHRINK = 2.35, 56.25, math.cos(math.radians(51.3))


def places_of(slug: str, board: Json) -> dict[str, Point]:
    if slug == "german-railways":
        return {each["id"]: _row_place(each, even_shifted=True) for each in board["hexes"]}
    if slug == "volldampf":
        return {each["id"]: _degrees(each) for each in board["cities"]}
    if slug == "railroad-dice-germany":
        return {each["id"]: _square(each["id"]) for each in board["squares"]}
    found = {each["id"]: _row_place(each, even_shifted=False) for each in board["mileposts"]}
    for city in board["cities"]:
        if not city.get("milepost"):
            found[city["id"]] = _albers(city["lon"], city["lat"])
    return found


def _row_place(each: Json, even_shifted: bool) -> Point:
    shifted = (each["row"] % 2 == 0) == even_shifted
    return each["col"] + (0.5 if shifted else 0.0), each["row"] * ROW


def _degrees(city: Json) -> Point:
    lon = city["display_lon"] if "display_lon" in city else city["lon"]
    lat = city["display_lat"] if "display_lat" in city else city["lat"]
    return (lon - WEST) * SHRINK, NORTH - lat


def _square(name: str) -> Point:
    return int(name[4:6]) + 0.5, int(name[1:3]) + 0.5


def _albers(lon: float, lat: float) -> Point:
    """Albers equal-area on a sphere (25 and 47 N, 36 N, 105 E), in steps of 72 km."""
    first, second, origin = (math.radians(each) for each in (25, 47, 36))
    n = (math.sin(first) + math.sin(second)) / 2
    c = math.cos(first) ** 2 + 2 * n * math.sin(first)

    def reach(angle: float) -> float:
        return 6371.0 / n * math.sqrt(c - 2 * n * math.sin(angle))

    turn = n * math.radians(lon - 105)
    x = reach(math.radians(lat)) * math.sin(turn)
    y = reach(origin) - reach(math.radians(lat)) * math.cos(turn)
    return x / 72 + 36, 34 * ROW - y / 72
