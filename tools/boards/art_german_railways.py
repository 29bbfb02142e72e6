"""The art of the board of German Railways: its ground, its lands, where its names go."""

from __future__ import annotations

from pathlib import Path

from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.boards import geography
from tools.boards.ground import ROW, Array, Ground
from tools.boards.names import (
    BALTIC,
    DANUBE,
    ELBE,
    FRANCE,
    NORTH_SEA,
    RHINE,
    VISTULA,
    land,
    river,
    sea,
)
from tools.boards.recipe import Centres, Json, Lands, Look, Recipe, Shots
from tools.boards.writing import frame_of, label, named
from trackside.pictures.placing import place

# The ground


def _hex_project(lon: Array, lat: Array) -> tuple[Array, Array]:
    """The least-squares fit of the fact sheet of German Railways, section 5."""
    return -11.87 + 1.460 * lon + 0.048 * lat, 133.19 + 0.006 * lon - 2.438 * lat


def _hex_inverse(x: Array, y: Array) -> tuple[Array, Array]:
    a, b, c, d = 1.460, 0.048, 0.006, -2.438
    u, v, det = x + 11.87, y - 133.19, a * d - b * c
    return (d * u - b * v) / det, (a * v - c * u) / det


GROUND = Ground(
    slug="german-railways",
    folder="german_railways",
    window="germany",
    fit=45.6,
    frame=(-1.0, -1.1, 21.5, 16.7),
    extent=(-8.0, -7.0, 29.0, 23.0),
    project=_hex_project,
    inverse=_hex_inverse,
    digits=3,
    tolerance=0.008,
)


def _hexes(board: Json, ground: Ground) -> Centres:
    """Even rows are shifted half a hexagon to the east."""
    return {
        each["id"]: (each["col"] + (0.5 if each["row"] % 2 == 0 else 0.0), each["row"] * ROW)
        for each in board["hexes"]
    }


# Lands and waters


# Today's countries as the states of the time.
GROUPS: dict[str, tuple[str, ...]] = {
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


def _lands(lands: Lands) -> Lands:
    lands = geography.grouped(lands, GROUPS)
    lands["Russia"], galicia = geography.cut_off(lands["Russia"], GALICIA)
    lands["Austria"] = unary_union([lands["Austria"], galicia.buffer(geography.CRACK)])
    return lands


def _home(folder: Path, lands: Lands) -> BaseGeometry:
    return geography.whole(folder / "german_lands_1850.geojson")


# Names

# By hand, in pixels at the fit size: neighbours that would touch move apart.
NUDGES: dict[str, tuple[float, float]] = {
    "Schneidemühl": (-7, 0),
    "Bromberg": (7, 0),
    "Hannover": (-5, 0),
    "Braunschweig": (7, 0),
    "Dortmund": (3, 0),
    "Duisburg": (-3, 0),
    "Düsseldorf": (-4, 0),
    "Mühlhausen": (-1, 0),
    "Oldenburg": (-3, 0),
    "Bremen": (2, 0),
}


ROUNDEL = {1: 7.2, 2: 10.8, 3: 12.2}  # with the second ring from income 2 on


def _hex_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    groups: dict[str, list[Json]] = {}
    for each in board["hexes"]:
        if "city" in each:
            groups.setdefault(each["place"], []).append(each)
    names, middle = [], {}
    for place_id, hexes in groups.items():
        points = [centres[each["id"]] for each in hexes]
        centre = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
        first, large = hexes[0], len(hexes) > 1
        radius = 15.2 if large else ROUNDEL[first["income"]]
        up = 4.0 if large else 3.5  # the roundel sits above the centre
        x, y = centre[0] * ground.fit, centre[1] * ground.fit - up
        size = 9.2 * (1.32 if large else 1.14 if first["income"] > 1 else 1)
        text = first["city"].upper() if large else first["city"]
        name = named(
            place_id,
            text,
            x,
            y,
            (radius,) * 4,
            size,
            first["income"],
            first["income"] > 1,
            NUDGES.get(text, (0.0, 0.0)),
        )
        name.only = name.only or (0,)
        names.append(name)
        middle[place_id] = centre
    placed = place(names, [], [], frame_of(ground))
    return [label(ground, each, placed[each.key], middle[each.key]) for each in names]


CAPTIONS = (
    sea(7.0, 54.72, 23, 0, *NORTH_SEA),
    sea(15.3, 54.72, 23, -8, *BALTIC),
    land(14.9, 49.75, 19, "Bohemia", "Bohême", "Böhmen", "Boemia"),
    land(19.6, 51.75, 16, "Russian Poland", "Pologne russe", "Russisch-Polen", "Polonia russa"),
    land(15.6, 48.35, 18, "Austria", "Autriche", "Österreich", "Austria"),
    land(6.3, 52.95, 13, "Holland", "Hollande", "Holland", "Olanda", angle=-90),
    land(6.35, 48.45, 14, *FRANCE, angle=-90),
    river(9.15, 53.98, 40, *ELBE),
    river(14.72, 52.72, -62, "Oder", "Oder", "Oder", "Oder"),
    river(18.9, 53.75, -70, *VISTULA),
    river(9.22, 52.72, -75, "Weser"),
    river(13.75, 48.62, 12, *DANUBE),
    river(7.88, 49.06, -52, *RHINE),
)

RECIPE = Recipe(
    ground=GROUND,
    look=Look(1000, 1500, 0.30, 0.0095),
    shots=Shots(players=4, actions=250, dark=True),
    centres=_hexes,
    lands=_lands,
    home=_home,
    river_rank=10,
    captions=CAPTIONS,
    labels=_hex_labels,
    insets=(
        ("south-east", 0.47, 0.63, 1.0, 1.0),
        ("south-west", 0.0, 0.86, 0.05, 1.0),
    ),
)
