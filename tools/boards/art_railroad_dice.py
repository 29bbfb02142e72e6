"""The art of the board of RailRoad Dice: its ground, its lands, where its names go."""

from __future__ import annotations

from pathlib import Path

from shapely.geometry.base import BaseGeometry

from tools.boards import geography, paths
from tools.boards.ground import Array, Ground
from tools.boards.names import (
    AUSTRIA,
    BALTIC,
    FRANCE,
    NETHERLANDS,
    NORTH_SEA,
    POLAND,
    SWITZERLAND,
    land,
    sea,
)
from tools.boards.recipe import Centres, Json, Lands, Look, Recipe, Shots
from tools.boards.writing import around, frame_of, label, named, scaled
from trackside.pictures.placing import Name, Placed, Rect, cost, place

# The ground


def _square_project(lon: Array, lat: Array) -> tuple[Array, Array]:
    """The formula of the fact sheet of RailRoad Dice, C1, without the floor."""
    return 1 + (lon - 5.85) / 0.353846, 1 + (55.08 - lat) / 0.19575


def _square_inverse(x: Array, y: Array) -> tuple[Array, Array]:
    return (x - 1) * 0.353846 + 5.85, 55.08 - (y - 1) * 0.19575


GROUND = Ground(
    slug="railroad-dice-germany",
    folder="railroad_dice",
    window="germany",
    fit=19.0,
    frame=(0.0, 0.0, 28.0, 42.0),
    extent=(-24.0, -12.0, 52.0, 56.0),
    project=_square_project,
    inverse=_square_inverse,
    digits=2,
    tolerance=0.02,
)


def _squares(board: Json, ground: Ground) -> Centres:
    return {
        each["id"]: (int(each["id"][4:6]) + 0.5, int(each["id"][1:3]) + 0.5)
        for each in board["squares"]
    }


# Lands and waters


def _lands(lands: Lands) -> Lands:
    return geography.grouped(lands, {})


def _home(folder: Path, lands: Lands) -> BaseGeometry:
    return lands["Germany"]


def _rivers(ground: Ground, folder: Path, board: Json, centres: Centres) -> list[Json]:
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


# Names


def _square_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    stations = [
        around(*scaled(centres[each["id"]], ground.fit), 9.0)
        for each in board["squares"]
        if "station" in each or "country" in each
    ]
    names, middles = _square_names(ground, board, centres, 19.0, 11.5, 9.6)
    placed = place(names, stations, [], frame_of(ground))
    kept = _without_clashes(names, placed, stations, frame_of(ground))
    near = 52.0
    frame: Rect = (0.0, 0.0, 28 * near, 42 * near)
    squares = [
        around(*scaled(centres[each["id"]], near), 24.0)
        for each in board["squares"]
        if "station" in each or "country" in each
    ]
    close, _ = _square_names(ground, board, centres, near, 15.0, 13.0)
    closely = place(close, squares, [], frame)
    found = []
    for name, other in zip(names, close):
        centre, spot = middles[name.key], closely[name.key]
        lens = {
            "dx": round(spot.x / near - centre[0], 3),
            "dy": round(spot.y / near - centre[1], 3),
            "anchor": spot.anchor,
            "size": other.size,
        }
        entry = label(ground, name, placed[name.key], centre, near=lens)
        if name.key not in kept:
            entry["show"] = "near"
        found.append({**entry, "at": [round(centre[0], 3), round(centre[1], 3)]})
    return found


def _square_names(
    ground: Ground, board: Json, centres: Centres, scale: float, large: float, small: float
) -> tuple[list[Name], dict[str, tuple[float, float]]]:
    names, middles = [], {}
    for city in board["cities"]:
        points = [centres[square] for square in city["stations"]]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        centre = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        half = scale * 0.44
        room = (
            (centre[0] - min(xs)) * scale + half,
            (centre[1] - min(ys)) * scale + half,
            (max(xs) - centre[0]) * scale + half,
            (max(ys) - centre[1]) * scale + half,
        )
        metropolis = city["kind"] == "metropolis"
        text = city["name"].split(" (")[0] if city["name"] != "Frankfurt (Oder)" else city["name"]
        rank = 3 if metropolis else 1 + min(len(points), 2)
        names.append(
            named(
                city["id"],
                text,
                centre[0] * scale,
                centre[1] * scale,
                room,
                large if metropolis else small,
                rank,
                metropolis,
            )
        )
        middles[city["id"]] = centre
    return names, middles


def _without_clashes(
    names: list[Name], placed: dict[str, Placed], taken: list[Rect], frame: Rect
) -> set[str]:
    """Larger names first: a name that would touch another or a station waits for the near view."""
    kept: dict[str, Rect] = {}
    for name in sorted(names, key=lambda each: (-each.rank, each.key)):
        rect = placed[name.key].rect
        small = (rect[0] + 1, rect[1] + 1, rect[2] - 1, rect[3] - 1)
        if cost(small, taken + list(kept.values()), [], frame) == 0:
            kept[name.key] = rect
    return set(kept)


CAPTIONS = (
    sea(6.9, 54.75, 24, 0, *NORTH_SEA),
    sea(14.45, 54.93, 19, 0, *BALTIC),
    land(5.95, 53.0, 13, *NETHERLANDS, angle=-90),
    land(15.12, 52.9, 15, *POLAND, angle=90),
    land(14.3, 49.8, 17, "Czechia", "Tchéquie", "Tschechien", "Cechia"),
    land(13.9, 47.55, 15, *AUSTRIA),
    land(8.95, 47.22, 13, *SWITZERLAND),
    land(6.5, 48.45, 16, *FRANCE),
)

RECIPE = Recipe(
    ground=GROUND,
    look=Look(900, 1500, 0.30, 0.0095),
    shots=Shots(players=3, actions=95, scale=0.75),
    centres=_squares,
    lands=_lands,
    home=_home,
    river_rank=8,
    captions=CAPTIONS,
    labels=_square_labels,
    insets=(
        ("north-west", 0.0, 0.0, 0.24, 0.16),
        ("south-east", 0.78, 0.86, 1.0, 1.0),
    ),
    own_rivers=_rivers,
)
