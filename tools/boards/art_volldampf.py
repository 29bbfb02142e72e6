"""The art of the board of Volldampf: its ground, its lands, where its names go."""

from __future__ import annotations

import math
from pathlib import Path

from shapely.geometry.base import BaseGeometry

from tools.boards import geography
from tools.boards.ground import Array, Ground
from tools.boards.names import (
    AUSTRIA,
    BALTIC,
    BELGIUM,
    DANUBE,
    DENMARK,
    ELBE,
    FRANCE,
    NETHERLANDS,
    NORTH_SEA,
    POLAND,
    SWEDEN,
    SWITZERLAND,
    VISTULA,
    land,
    river,
    sea,
)
from tools.boards.recipe import Centres, Json, Lands, Look, Recipe, Shots
from tools.boards.writing import around, frame_of, label, named
from trackside.pictures.placing import Rect, Segment, cost, place

# The ground


WEST, NORTH, SHRINK = 2.35, 56.25, math.cos(math.radians(51.3))


def _link_project(lon: Array, lat: Array) -> tuple[Array, Array]:
    return (lon - WEST) * SHRINK, NORTH - lat


def _link_inverse(x: Array, y: Array) -> tuple[Array, Array]:
    return x / SHRINK + WEST, NORTH - y


GROUND = Ground(
    slug="volldampf",
    folder="volldampf",
    window="germany",
    fit=83.5,
    frame=(-0.2, 0.2, 12.1, 9.4),
    extent=(-4.2, -3.3, 16.4, 12.9),
    project=_link_project,
    inverse=_link_inverse,
    digits=3,
    tolerance=0.005,
)


def _cities(board: Json, ground: Ground) -> Centres:
    found = {}
    for each in board["cities"]:
        lon, lat = each.get("display_lon", each["lon"]), each.get("display_lat", each["lat"])
        x, y = ground.project(lon, lat)
        found[each["id"]] = (float(x), float(y))
    return found


# Lands and waters


# Today's countries as the states of the time.
GROUPS: dict[str, tuple[str, ...]] = {
    "Poland": ("Poland", "Belarus", "Ukraine"),
    "Czechoslovakia": ("Czechia", "Slovakia"),
    "Yugoslavia": ("Slovenia", "Croatia", "Serbia", "Bosnia and Herz.", "Montenegro"),
}


def _lands(lands: Lands) -> Lands:
    return geography.grouped(lands, GROUPS)


def _home(folder: Path, lands: Lands) -> BaseGeometry:
    return geography.whole(folder / "germany_1920s.geojson")


# Names

CITY, BADGE, CUBE = 13.6, 11.3, 13.5


def _link_lines(ground: Ground, board: Json, centres: Centres) -> tuple[list[Segment], list[Rect]]:
    lines, badges = [], []
    for link in board["links"]:
        (x1, y1), (x2, y2) = centres[link["a"]], centres[link["b"]]
        k = ground.fit
        lines.append((x1 * k, y1 * k, x2 * k, y2 * k))
        badges.append(around((x1 + x2) / 2 * k, (y1 + y2) / 2 * k, BADGE))
    return lines, badges


def _spots(ground: Ground, centres: Centres) -> dict[str, Rect]:
    return {key: around(x * ground.fit, y * ground.fit, CITY) for key, (x, y) in centres.items()}


def goods_slots(ground: Ground, board: Json, centres: Centres) -> dict[str, list[float]]:
    """The upper left corner of a row of four cubes, from the city's centre."""
    rows = _rows(ground, board, centres)
    return {
        key: [
            round(rect[0] / ground.fit - centres[key][0], 3),
            round(rect[1] / ground.fit - centres[key][1], 3),
        ]
        for key, rect in rows.items()
    }


def _rows(ground: Ground, board: Json, centres: Centres) -> dict[str, Rect]:
    lines, badges = _link_lines(ground, board, centres)
    spots = _spots(ground, centres)
    wide, high = 4 * CUBE, CUBE + 4
    rows: dict[str, Rect] = {}
    for key, (cx, cy) in centres.items():
        x, y = cx * ground.fit, cy * ground.fit
        corners = (
            (x - wide / 2, y - CITY - high - 1, 0.0),
            (x + CITY + 3, y - high / 2, 0.6),
            (x - CITY - 3 - wide, y - high / 2, 0.8),
            (x - wide / 2, y + CITY + 3, 1.0),
            (x + 8, y - CITY - high + 2, 0.5),
            (x - 8 - wide, y - CITY - high + 2, 0.7),
        )
        taken = (
            badges + [spot for other, spot in spots.items() if other != key] + list(rows.values())
        )
        priced = []
        for left, top, liking in corners:
            rect = (left, top, left + wide, top + high)
            priced.append((liking + cost(rect, taken, lines, frame_of(ground)), rect))
        rows[key] = min(priced)[1]
    return rows


def _link_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    lines, badges = _link_lines(ground, board, centres)
    taken = badges + list(_spots(ground, centres).values())
    taken += list(_rows(ground, board, centres).values())
    names = []
    for city in board["cities"]:
        x, y = (each * ground.fit for each in centres[city["id"]])
        text = city["name"].replace(" am Main", "")
        rank = 3 if city["id"] == "BER" else 2 if city["country"] == "german" else 1
        size = 12.5 * (1.15 if rank == 3 else 1)
        names.append(named(city["id"], text, x, y, (CITY,) * 4, size, rank, True))
    placed = place(names, taken, lines, frame_of(ground))
    return [label(ground, each, placed[each.key], centres[each.key]) for each in names]


CAPTIONS = (
    sea(5.4, 54.55, 26, 0, *NORTH_SEA),
    sea(16.6, 55.25, 26, -8, *BALTIC),
    land(9.2, 55.72, 16, *DENMARK),
    land(13.95, 55.72, 13, *SWEDEN),
    land(6.0, 52.62, 12, *NETHERLANDS),
    land(4.75, 50.28, 13, *BELGIUM),
    land(4.4, 47.9, 18, *FRANCE),
    land(7.0, 46.97, 13, *SWITZERLAND),
    land(14.6, 47.5, 17, *AUSTRIA),
    land(
        14.9,
        49.45,
        15,
        "Czechoslovakia",
        "Tchécoslovaquie",
        "Tschechoslowakei",
        "Cecoslovacchia",
    ),
    land(19.6, 51.3, 19, *POLAND),
    land(20.3, 54.05, 12, "East Prussia", "Prusse-Orientale", "Ostpreußen", "Prussia Orientale"),
    river(12.15, 53.03, 22, *ELBE),
    river(14.66, 52.68, -70, "Oder"),
    river(18.75, 53.55, -65, *VISTULA),
    river(13.05, 48.8, 24, *DANUBE),
)

RECIPE = Recipe(
    ground=GROUND,
    look=Look(1000, 1600, 0.26, 0.0095),
    shots=Shots(players=4, actions=260),
    centres=_cities,
    lands=_lands,
    home=_home,
    river_rank=10,
    captions=CAPTIONS,
    labels=_link_labels,
    insets=(
        ("south-east", 0.83, 0.70, 1.0, 1.0),
        ("north-west", 0.0, 0.0, 0.3, 0.22),
    ),
    slots=goods_slots,
)
