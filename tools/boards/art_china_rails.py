"""The art of the board of China Rails: its ground, its lands, where its names go."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from pyproj import Transformer
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.boards import geography, paths
from tools.boards.ground import ROW, Array, Ground
from tools.boards.names import Caption, land, river, sea
from tools.boards.recipe import Centres, Json, Lands, Look, Recipe, Shots
from tools.boards.writing import around, frame_of, label, named, scaled
from trackside.pictures.placing import Rect, place

# The ground


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


GROUND = Ground(
    slug="china-rails",
    folder="china_rails",
    window="china",
    fit=14.0,
    frame=(-1.8, -0.6, 71.0, 57.0),
    extent=(-16.0, -10.0, 86.0, 67.0),
    project=_post_project,
    inverse=_post_inverse,
    digits=2,
    tolerance=0.025,
)


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


# Lands and waters


CHINA = ("China mainland", "Hainan", "China small islands", "Hong Kong", "Macao", "Taiwan")
GROUPS: dict[str, tuple[str, ...]] = {"India": ("India", "Siachen Glacier")}


# By hand: the coarse land ends at 58 degrees east and 62 north, and beyond both lies more of it.
BEYOND = {
    "Russia": unary_union([box(30, 50, 58.1, 75), box(58, 61.9, 145, 75)]),
    "Kazakhstan": box(50.5, 46, 58.1, 50),
    "Turkmenistan": box(54.5, 37, 58.1, 46),
    "Iran": box(52, 27.5, 58.1, 37),
}


def _lands(lands: Lands) -> Lands:
    lands["China"] = unary_union([lands.pop(name) for name in CHINA])
    for name, more in BEYOND.items():
        lands[name] = unary_union([lands[name], more]) if name in lands else more
    return geography.grouped(lands, GROUPS)


def _home(folder: Path, lands: Lands) -> BaseGeometry:
    return lands["China"]


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


def _rivers(ground: Ground, folder: Path, board: Json, centres: Centres) -> list[Json]:
    lattice = geography.read(folder / "china_lattice.json")
    found = []
    for name, course in sorted(lattice["river_paths"].items()):
        lines = _bridged([_course(name, line) for line in course["lines"]])
        path = "".join(paths.curve(line, ground.digits) for line in lines)
        entry = {"name": name, "rank": 1 if name in GREAT else 2, "path": path, "own": True}
        if course["dry"] or name in DRY:
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


CLEAR = 0.62  # of a step round a clear milepost is no desert
NARROW = 0.4  # steps; a strip of sand between clear mileposts goes as well


def _deserts(
    ground: Ground, folder: Path, home: BaseGeometry, board: Json, centres: Centres
) -> list[Json]:
    """Sand lies where the mileposts are of the desert: the colour of the ground tells no lies."""
    clear = unary_union(
        [Point(centres[each["id"]]).buffer(CLEAR) for each in board["mileposts"] if _clear(each)]
    )
    found = []
    for facts, shape in geography.features(folder / "china_deserts.geojson"):
        sand = geography.onto(ground, shape.intersection(home)).difference(clear)
        kept = sand.buffer(-NARROW).buffer(NARROW).simplify(0.04)
        path = paths.area(kept, ground.digits, geography.least(ground))
        found.append({"name": facts["name"], "path": path})
    return sorted(found, key=lambda each: str(each["name"]))


def _clear(milepost: Json) -> bool:
    return str(milepost.get("terrain") or milepost["kind"]) == "clear"


# Names

SIZES = {"major": 14.0, "medium": 12.0, "small": 10.8, "taiwan": 10.8}
RADIUS = {"major": 15.7, "medium": 6.2, "small": 5.2, "taiwan": 5.2}
RANKS = {"major": 4, "medium": 3, "small": 2, "taiwan": 2}


def _post_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    names, taken, middles = [], [], {}
    for city in board["cities"]:
        centre = centres[city.get("milepost") or city["id"]]
        kind = city["class"]
        x, y = scaled(centre, ground.fit)
        radius = RADIUS[kind]
        taken.append(around(x, y, radius))
        text = city["name"].upper() if kind == "major" else city["name"]
        names.append(
            named(
                city["id"],
                text,
                x,
                y,
                (radius,) * 4,
                SIZES[kind],
                RANKS[kind],
                kind in ("major", "medium"),
            )
        )
        middles[city["id"]] = centre
    for port in board["ports"]:
        taken.append(around(*scaled(centres[port["milepost"]], ground.fit), 6.0))
    taken += _tickets(ground, board, centres)
    placed = place(names, taken, [], frame_of(ground))
    return [
        label(
            ground,
            each,
            placed[each.key],
            middles[each.key],
            at=[round(v, 3) for v in middles[each.key]],
        )
        for each in names
    ]


def _tickets(ground: Ground, board: Json, centres: Centres) -> list[Rect]:
    """Room for the prices of container links, half-way to the nearest city across the water."""
    islands = [centres[each["id"]] for each in board["cities"] if not each.get("milepost")]
    found = []
    for port in board["ports"]:
        start = centres[port["milepost"]]
        if port["kind"] == "container" and islands:
            x, y = min(islands, key=lambda each: math.dist(each, start))
            spot = scaled(((start[0] + x) / 2, (start[1] + y) / 2), ground.fit)
            found.append(around(*spot, 9.0))
    return found


CAPTIONS = (
    sea(124.1, 35.3, 17, -20, "Yellow Sea", "Mer Jaune", "Gelbes Meer", "Mar Giallo"),
    sea(
        126.6,
        29.5,
        15,
        -24,
        "East China Sea",
        "Mer de Chine orientale",
        "Ostchinesisches Meer",
        "Mar Cinese Orientale",
    ),
    sea(
        117.2,
        19.9,
        20,
        -4,
        "South China Sea",
        "Mer de Chine méridionale",
        "Südchinesisches Meer",
        "Mar Cinese Meridionale",
    ),
    sea(119.95, 38.75, 11, 20, "Bohai"),
    sea(
        131.9,
        39.7,
        14,
        -22,
        "Sea of Japan",
        "Mer du Japon",
        "Japanisches Meer",
        "Mar del Giappone",
    ),
    sea(
        92.1,
        18.9,
        12,
        8,
        "Bay of Bengal",
        "Golfe du Bengale",
        "Golf von Bengalen",
        "Golfo del Bengala",
    ),
    land(103.5, 46.4, 21, "Mongolia", "Mongolie", "Mongolei", "Mongolia"),
    land(80.5, 25.4, 18, "India", "Inde", "Indien", "India", angle=10),
    land(127.4, 37.3, 13, "Korea", "Corée", "Korea", "Corea", angle=-14),
    land(104.5, 53.4, 20, "Siberia", "Sibérie", "Sibirien", "Siberia"),
    land(77.0, 48.6, 17, "Kazakhstan", "Kazakhstan", "Kasachstan", "Kazakistan", angle=16),
    land(96.3, 21.6, 14, "Burma", "Birmanie", "Birma", "Birmania", angle=70),
    land(84.0, 28.3, 12, "Nepal", "Népal", "Nepal", "Nepal", angle=24),
    Caption("desert", 82.9, 38.95, 14, 10, 2, "Taklamakan"),
    Caption("desert", 87.3, 45.35, 11, 12, 1, "Gurbantunggut"),
    Caption("desert", 103.2, 41.15, 14, 0, 5, "Gobi"),
    Caption("desert", 109.0, 38.7, 11, -4, 1, "Ordos"),
    Caption(
        "range",
        87.6,
        33.0,
        19,
        15,
        4,
        "Tibetan Plateau",
        "Plateau du Tibet",
        "Hochland von Tibet",
        "Altopiano del Tibet",
    ),
    Caption(
        "range", 125.7, 49.4, 14, -14, 2, "Manchuria", "Mandchourie", "Mandschurei", "Manciuria"
    ),
    river(110.35, 36.9, -84, "Huang He"),
    river(101.2, 26.05, 8, "Yangtze", "Yangtsé", "Jangtse", "Yangtze"),
    river(110.8, 23.72, 4, "Xi Jiang"),
    river(94.3, 29.85, -4, "Yarlung Tsangpo"),
    river(131.6, 47.75, -32, "Heilong Jiang"),
)

RECIPE = Recipe(
    ground=GROUND,
    look=Look(920, 5200, 0.24, 0.0042),
    shots=Shots(players=4, actions=700, scale=1.35),
    centres=_mileposts,
    lands=_lands,
    home=_home,
    river_rank=5,
    captions=CAPTIONS,
    labels=_post_labels,
    insets=(
        ("south-west", 0.0, 0.66, 0.21, 1.0),
        ("north-west", 0.0, 0.0, 0.3, 0.14),
    ),
    own_rivers=_rivers,
    deserts=_deserts,
)
