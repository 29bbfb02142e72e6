"""Makes the art of a board: everything that is drawn and is no fact of the game.

The file is described in README.md and by schemas/art.schema.json.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from tools.boards import geography, paths, relief
from tools.boards.cells import cells
from tools.boards.ground import Ground, from_km
from tools.boards.names import CAPTIONS
from tools.boards.writing import city_labels, goods_slots

Json = dict[str, Any]

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

# Today's countries as the states of the time.
GROUPS: dict[str, dict[str, tuple[str, ...]]] = {
    "german_railways": {
        "Austria": (
            "Austria",
            "Czechia",
            "Slovakia",
            "Hungary",
            "Slovenia",
            "Croatia",
            "Romania",
            "Serbia",
            "Liechtenstein",
            "Bosnia and Herz.",
            "Montenegro",
        ),
        "Russia": (
            "Poland",
            "Lithuania",
            "Latvia",
            "Estonia",
            "Belarus",
            "Ukraine",
            "Russia",
            "Moldova",
            "Finland",
        ),
        "Sweden": ("Sweden", "Norway", "Åland"),
    },
    "volldampf": {
        "Poland": ("Poland", "Belarus", "Ukraine"),
        "Czechoslovakia": ("Czechia", "Slovakia"),
        "Yugoslavia": ("Slovenia", "Croatia", "Serbia", "Bosnia and Herz.", "Montenegro"),
    },
    "railroad_dice": {},
    "china_rails": {"India": ("India", "Siachen Glacier")},
}
# Between Russian Poland and Galicia, from the Vistula to the east; by hand, about 15 km.
GALICIA = LineString(
    [
        (19.14, 50.24),
        (19.6, 50.2),
        (20.2, 50.17),
        (20.8, 50.31),
        (21.3, 50.52),
        (21.85, 50.68),
        (22.2, 50.58),
        (22.9, 50.46),
        (23.6, 50.38),
        (24.1, 50.4),
        (25.2, 50.1),
        (26.2, 49.75),
        (31.0, 49.5),
    ]
)
HOME = {
    "german_railways": "german_lands_1850.geojson",
    "volldampf": "germany_1920s.geojson",
}
CHINA = ("China mainland", "Hainan", "China small islands", "Hong Kong", "Macao", "Taiwan")
RIVER_RANK = {"german_railways": 10, "volldampf": 10, "railroad_dice": 8, "china_rails": 5}
LAKE_LEAST = {"germany": 40, "china": 300}  # square kilometres
# Corners of the frame that hold no part of the game: x0, y0, x1, y1 in shares of the frame.
INSETS = {
    "german_railways": [("south-east", 0.47, 0.63, 1.0, 1.0), ("south-west", 0.0, 0.86, 0.05, 1.0)],
    "volldampf": [("south-east", 0.83, 0.70, 1.0, 1.0), ("north-west", 0.0, 0.0, 0.3, 0.22)],
    "railroad_dice": [("north-west", 0.0, 0.0, 0.24, 0.16), ("south-east", 0.78, 0.86, 1.0, 1.0)],
    "china_rails": [("south-west", 0.0, 0.66, 0.21, 1.0), ("north-west", 0.0, 0.0, 0.3, 0.14)],
}


def build(ground: Ground, folder: Path, board: Json) -> tuple[Json, bytes]:
    """The art and its relief picture."""
    picture, filled = relief.picture(ground, folder)
    lands = _lands(ground, folder)
    home = _home(ground, folder, lands)
    centres = cells(ground.folder, board, ground)
    art: Json = {
        "schema": "trackside/art/1",
        "game": ground.slug,
        "board": board["id"],
        "credits": CREDITS[ground.window],
        "fit": ground.fit,
        "frame": list(ground.frame),
        "extent": list(ground.extent),
        "relief": {"file": "standard.relief.webp", "box": list(filled)},
        "insets": [_inset(ground, *each) for each in INSETS[ground.folder]],
        "land": [
            {"name": name, "path": path} for name, path in _paths(ground, lands.items()) if path
        ],
        "home": paths.area(geography.onto(ground, home), ground.digits, least(ground)),
        "coast": _coast(ground, lands, home),
        "lakes": _lakes(ground, folder),
        "rivers": _rivers(ground, folder, board, home, centres),
        "deserts": _deserts(ground, folder, home),
        "captions": [_caption(ground, each) for each in CAPTIONS[ground.folder]],
        "labels": city_labels(ground, board, centres),
        "slots": goods_slots(ground, board, centres),
        "cells": {name: [round(x, 3), round(y, 3)] for name, (x, y) in centres.items()},
    }
    return art, picture


def least(ground: Ground) -> float:
    """The smallest island worth drawing, in square units: about three pixels at the fit size."""
    return 3.0 / ground.fit**2


def _inset(ground: Ground, corner: str, x0: float, y0: float, x1: float, y1: float) -> Json:
    left, top, right, bottom = ground.frame
    wide, high = right - left, bottom - top
    place = (left + x0 * wide, top + y0 * high, left + x1 * wide, top + y1 * high)
    return {"corner": corner, "box": [round(each, 2) for each in place]}


def _lands(ground: Ground, folder: Path) -> dict[str, BaseGeometry]:
    lands = geography.countries(folder, ground.window)
    if ground.folder == "china_rails":
        lands["China"] = unary_union([lands.pop(name) for name in CHINA])
    lands = geography.grouped(lands, GROUPS[ground.folder])
    if ground.folder == "german_railways":
        lands["Russia"], galicia = geography.cut_off(lands["Russia"], GALICIA)
        lands["Austria"] = unary_union([lands["Austria"], galicia.buffer(geography.CRACK)])
    return lands


def _home(ground: Ground, folder: Path, lands: dict[str, BaseGeometry]) -> BaseGeometry:
    if ground.folder in HOME:
        shapes = [shape for _, shape in geography.features(folder / HOME[ground.folder])]
        return unary_union([shape for shape in shapes if shape.area > 0])
    return lands["China"] if ground.folder == "china_rails" else lands["Germany"]


def _paths(ground: Ground, lands: Iterable[tuple[str, BaseGeometry]]) -> list[tuple[str, str]]:
    return [
        (name, paths.area(geography.onto(ground, shape), ground.digits, least(ground)))
        for name, shape in lands
    ]


def _coast(ground: Ground, lands: dict[str, BaseGeometry], home: BaseGeometry) -> str:
    """The shore inside the frame and a little around it: drawn again above the cells."""
    whole = geography.onto(ground, unary_union([*lands.values(), home]).buffer(geography.CRACK))
    x0, y0, x1, y1 = ground.frame
    near = box(x0 - 1, y0 - 1, x1 + 1, y1 + 1)
    shores = [polygon.exterior for polygon in paths.polygons(whole) if polygon.area > least(ground)]
    rim = box(*ground.extent).boundary.buffer(0.01)
    inside = paths.merged([shore.intersection(near).difference(rim) for shore in shores])
    return paths.line(geography.joined([inside]), ground.digits)


def _lakes(ground: Ground, folder: Path) -> str:
    found = geography.features(folder / f"{ground.window}_lakes.geojson")
    large = [shape for facts, shape in found if facts["km2"] >= LAKE_LEAST[ground.window]]
    return paths.area(geography.onto(ground, unary_union(large)), ground.digits, least(ground))


def _rivers(
    ground: Ground, folder: Path, board: Json, home: BaseGeometry, centres: dict[str, Any]
) -> list[Json]:
    """Rivers, large ones last; those of the board itself follow its own cells."""
    found = []
    own = ground.folder in ("railroad_dice", "china_rails")
    outside = home.buffer(0.05) if own else None
    for facts, shape in _sources(ground, folder):
        if facts["rank"] > RIVER_RANK[ground.folder]:
            continue
        line = shape if outside is None else shape.difference(outside)
        path = paths.line(geography.onto(ground, line), ground.digits)
        if path:
            name = facts["name"].removeprefix("other: ")
            found.append({"name": name, "rank": _class(facts["rank"]), "path": path})
    found.sort(key=lambda each: (-each["rank"], each["name"]))
    if ground.folder == "railroad_dice":
        found += _square_rivers(ground, board, centres)
    if ground.folder == "china_rails":
        found += _lattice_rivers(ground, folder)
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


def _square_rivers(ground: Ground, board: Json, centres: dict[str, Any]) -> list[Json]:
    """A smooth line through the centres of a river's squares (MAPS, section 6)."""
    great = {"rhein", "elbe", "donau", "weser-fulda", "oder-neisse"}
    found = []
    for each in board["rivers"]:
        points = [centres[square] for square in each["squares"]]
        # squares join at edges: through the middles of the shared edges, bent at the centres
        path = paths.curve(points, ground.digits)
        rank = 1 if each["id"] in great else 2
        found.append(
            {"id": each["id"], "name": each["name"], "rank": rank, "path": path, "own": True}
        )
    return found


GREAT = ("Yangtze", "Yellow River")
DRY = ("Tarim", "Yarkant")  # dry on this board
BRIDGE = 0.6  # steps: ends of one river that lie closer are joined
# By hand: the source line of the Yangtze runs over Wuhan's milepost and ends before the mouth,
# where the board lets the river pass north and east of the city and reach the sea.
COURSE: dict[str, dict[tuple[float, float], list[tuple[float, float]]]] = {
    "Yangtze": {
        (48.5, 37.23): [(49.0, 37.24), (48.75, 36.81)],
        (54.77, 34.02): [(55.6, 34.3), (55.25, 34.21), (54.77, 34.02)],
    }
}


def _lattice_rivers(ground: Ground, folder: Path) -> list[Json]:
    lattice = geography.read(folder / "china_lattice.json")
    found = []
    for name, river in sorted(lattice["river_paths"].items()):
        lines = _bridged([_course(name, line) for line in river["lines"]])
        path = "".join(paths.curve(line, ground.digits) for line in lines)
        entry = {"name": name, "rank": 1 if name in GREAT else 2, "path": path, "own": True}
        if river["dry"] or name in DRY:
            entry["dry"] = True
        found.append(entry)
    return sorted(found, key=lambda each: (-each["rank"], each["name"]))


def _course(name: str, line: list[list[float]]) -> list[tuple[float, float]]:
    """The points of a line on the board, some of them set by hand."""
    points: list[tuple[float, float]] = []
    for x, y in line:
        point = from_km(x, y)
        key = (round(point[0], 2), round(point[1], 2))
        points += COURSE.get(name, {}).get(key, [point])
    return points


def _bridged(lines: list[list[tuple[float, float]]]) -> list[list[tuple[float, float]]]:
    """Joins pieces whose ends lie close together, whichever way they run, the closest first."""
    pieces = [list(line) for line in lines if len(line) > 1]
    while len(pieces) > 1:
        gap, one, other, turn = min(
            (_gap((a[::-1] if turn & 1 else a)[-1], (b[::-1] if turn & 2 else b)[0]), i, j, turn)
            for i, a in enumerate(pieces)
            for j, b in enumerate(pieces)
            if i < j
            for turn in range(4)
        )
        if gap > BRIDGE:
            break
        first, second = pieces[one], pieces.pop(other)
        pieces[one] = (first[::-1] if turn & 1 else first) + (second[::-1] if turn & 2 else second)
    return pieces


def _gap(a: tuple[float, float], b: tuple[float, float]) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def _deserts(ground: Ground, folder: Path, home: BaseGeometry) -> list[Json]:
    if ground.folder != "china_rails":
        return []
    inside = [
        (facts["name"], shape.intersection(home))
        for facts, shape in geography.features(folder / "china_deserts.geojson")
    ]
    return [
        {"name": name, "path": path}
        for name, path in _paths(ground, sorted(inside, key=lambda each: each[0]))
    ]


def _caption(ground: Ground, caption: Any) -> Json:
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
