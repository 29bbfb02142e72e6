"""Centres of a board's cells, cities or mileposts, in board coordinates."""

from __future__ import annotations

from typing import Any

from tools.boards.ground import ROW, Ground

Json = dict[str, Any]
Centres = dict[str, tuple[float, float]]


def cells(folder: str, board: Json, ground: Ground) -> Centres:
    return {
        "german_railways": _hexes,
        "volldampf": _cities,
        "railroad_dice": _squares,
        "china_rails": _mileposts,
    }[folder](board, ground)


def _hexes(board: Json, ground: Ground) -> Centres:
    """Even rows are shifted half a hexagon to the east."""
    return {
        each["id"]: (each["col"] + (0.5 if each["row"] % 2 == 0 else 0.0), each["row"] * ROW)
        for each in board["hexes"]
    }


def _cities(board: Json, ground: Ground) -> Centres:
    found = {}
    for each in board["cities"]:
        lon, lat = each.get("display_lon", each["lon"]), each.get("display_lat", each["lat"])
        x, y = ground.project(lon, lat)
        found[each["id"]] = (float(x), float(y))
    return found


def _squares(board: Json, ground: Ground) -> Centres:
    return {
        each["id"]: (int(each["id"][4:6]) + 0.5, int(each["id"][1:3]) + 0.5)
        for each in board["squares"]
    }


def _mileposts(board: Json, ground: Ground) -> Centres:
    """Odd rows are shifted half a step to the east; cities off the lattice lie on real ground."""
    found = {
        each["id"]: (each["col"] + (0.5 if each["row"] % 2 else 0.0), each["row"] * ROW)
        for each in board["mileposts"]
    }
    for city in board["cities"]:
        if not city.get("milepost"):
            x, y = ground.project(city["lon"], city["lat"])
            found[city["id"]] = (float(x), float(y))
    return found
