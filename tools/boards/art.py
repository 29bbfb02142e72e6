"""Makes the art of a board from its recipe: everything that is drawn and is no fact of the game.

The file is described in README.md and by schemas/art.schema.json.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.boards import geography, paths, relief
from tools.boards.ground import Ground
from tools.boards.names import Caption
from tools.boards.recipe import Centres, Json, Recipe

CREDITS = {
    "germany": [
        "Outlines, rivers and lakes: Natural Earth (public domain)",
        "Relief: Marble, from SRTM (public domain)",
    ],
    "china": [
        "Outlines, rivers, lakes and deserts: Natural Earth (public domain)",
        "Dry rivers: GSHHG / World Data Bank II",
        "Relief: Marble, from SRTM (public domain)",
    ],
}

LAKE_LEAST = {"germany": 40, "china": 300}  # square kilometres


def build(recipe: Recipe, folder: Path, board: Json) -> tuple[Json, bytes]:
    """The art and its relief picture."""
    ground = recipe.ground
    picture, filled = relief.picture(recipe, folder)
    lands = recipe.lands(geography.countries(folder, ground.window))
    home = recipe.home(folder, lands)
    centres = recipe.centres(board, ground)
    art: Json = {
        "schema": "trackside/art/1",
        "game": ground.slug,
        "board": board["id"],
        "credits": CREDITS[ground.window],
        "fit": ground.fit,
        "frame": list(ground.frame),
        "extent": list(ground.extent),
        "relief": {"file": "standard.relief.webp", "box": list(filled)},
        "insets": [_inset(ground, *each) for each in recipe.insets],
        "land": [
            {"name": name, "path": path}
            for name, path in geography.areas(ground, lands.items())
            if path
        ],
        "home": paths.area(geography.onto(ground, home), ground.digits, geography.least(ground)),
        "coast": _coast(ground, lands, home),
        "lakes": _lakes(ground, folder),
        "rivers": _rivers(recipe, folder, board, home, centres),
        "deserts": recipe.deserts(ground, folder, home, board, centres),
        "captions": [_caption(ground, each) for each in recipe.captions],
        "labels": recipe.labels(ground, board, centres),
        "slots": recipe.slots(ground, board, centres),
        "cells": {name: [round(x, 3), round(y, 3)] for name, (x, y) in centres.items()},
    }
    return art, picture


def _inset(ground: Ground, corner: str, x0: float, y0: float, x1: float, y1: float) -> Json:
    left, top, right, bottom = ground.frame
    wide, high = right - left, bottom - top
    place = (left + x0 * wide, top + y0 * high, left + x1 * wide, top + y1 * high)
    return {"corner": corner, "box": [round(each, 2) for each in place]}


def _coast(ground: Ground, lands: dict[str, BaseGeometry], home: BaseGeometry) -> str:
    """The shore inside the frame and a little around it: drawn again above the cells."""
    whole = geography.onto(ground, unary_union([*lands.values(), home]).buffer(geography.CRACK))
    x0, y0, x1, y1 = ground.frame
    near = box(x0 - 1, y0 - 1, x1 + 1, y1 + 1)
    shores = [
        polygon.exterior
        for polygon in paths.polygons(whole)
        if polygon.area > geography.least(ground)
    ]
    rim = box(*ground.extent).boundary.buffer(0.01)
    inside = paths.merged([shore.intersection(near).difference(rim) for shore in shores])
    return paths.line(geography.joined([inside]), ground.digits)


def _lakes(ground: Ground, folder: Path) -> str:
    found = geography.features(folder / f"{ground.window}_lakes.geojson")
    large = [shape for facts, shape in found if facts["km2"] >= LAKE_LEAST[ground.window]]
    return paths.area(
        geography.onto(ground, unary_union(large)), ground.digits, geography.least(ground)
    )


def _rivers(
    recipe: Recipe, folder: Path, board: Json, home: BaseGeometry, centres: Centres
) -> list[Json]:
    """Rivers, large ones last; those of the board itself follow its own cells."""
    found, ground = [], recipe.ground
    outside = home.buffer(0.05) if recipe.own_rivers else None
    for facts, shape in _sources(ground, folder):
        if facts["rank"] > recipe.river_rank:
            continue
        line = shape if outside is None else shape.difference(outside)
        path = paths.line(geography.onto(ground, line), ground.digits)
        if path:
            name = facts["name"].removeprefix("other: ")
            found.append({"name": name, "rank": _class(facts["rank"]), "path": path})
    found.sort(key=lambda each: (-each["rank"], each["name"]))
    if recipe.own_rivers:
        found += recipe.own_rivers(ground, folder, board, centres)
    return found


# By hand, about 5 km: rivers that go on west of the extract, from its edge at 4 degrees east.
WESTWARD: dict[str, tuple[float, list[tuple[float, float]]]] = {
    "Seine": (
        4.0,
        [
            *((4.0, 48.38), (3.73, 48.52), (3.5, 48.49), (2.95, 48.39), (2.66, 48.54)),
            *((2.4, 48.83), (2.25, 48.86), (2.07, 48.99), (1.72, 48.99), (1.45, 49.15)),
            *((1.1, 49.43), (0.5, 49.47)),
        ],
    ),
    "Marne": (9.0, [(4.0, 49.06), (3.4, 49.04), (3.1, 48.97), (2.88, 48.96), (2.42, 48.81)]),
    "Aisne": (10.0, [(4.0, 49.45), (3.33, 49.38), (2.83, 49.42), (2.45, 49.25), (2.07, 48.99)]),
}


def _sources(ground: Ground, folder: Path) -> list[tuple[Json, BaseGeometry]]:
    """The rivers of the extract, and those that are continued by hand."""
    found = geography.features(folder / f"{ground.window}_rivers.geojson")
    if ground.window == "germany":
        for name, (rank, points) in WESTWARD.items():
            found.append(({"name": name, "rank": rank}, LineString(_eased(_eased(points)))))
    return found


def _eased(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Corners cut off (Chaikin), ends kept."""
    found = points[:1]
    for (ax, ay), (bx, by) in pairwise(points):
        found.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
        found.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
    return [*found, points[-1]]


def _class(rank: float) -> int:
    """1 for the great rivers, 3 for small ones."""
    return 1 if rank <= 5 else 2 if rank <= 8 else 3


def _caption(ground: Ground, caption: Caption) -> Json:
    x, y = ground.project(caption.lon, caption.lat)
    return {
        "kind": caption.kind,
        "name": caption.name(),
        "x": round(float(x), 3),
        "y": round(float(y), 3),
        "angle": caption.angle,
        "size": caption.size,
        "spacing": caption.spacing,
    }


def text(art: Json) -> str:
    """JSON with one land, river, caption or label per line."""
    parts = []
    for key, value in art.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines = ",\n".join("  " + _line(each) for each in value)
            parts.append(f" {json.dumps(key)}: [\n{lines}\n ]")
        elif key in ("cells", "slots") and value:
            lines = ",\n".join(
                f"  {json.dumps(name)}: {_line(each)}" for name, each in value.items()
            )
            parts.append(f" {json.dumps(key)}: {{\n{lines}\n }}")
        else:
            parts.append(f" {json.dumps(key)}: {_line(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
