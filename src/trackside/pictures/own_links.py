"""How a strange board of cities and links is drawn: open country, in a scale that gives room."""

from __future__ import annotations

import math
from statistics import median

from trackside.pictures.canvas import Json, Point
from trackside.pictures.own_art import Sketch, frame_of, spot_rect
from trackside.pictures.placing import Name, Rect, Segment, cost, in_lines
from trackside.pictures.shapes import around, box, soft_loop

USUAL = 1.25  # between a city and the one next to it, in units
LEAST = 0.62  # that two cities lie apart; less, and their goods would cover each other
MOST_WIDE = 26.0
CITY, BADGE, CUBE = 13.6, 11.3, 13.5  # in pixels
SIZE = 12.5
RIM = 1.3


def sketch_links(board: Json, k: float) -> Sketch:
    """Ground, names and room for goods; `k` pixels to a unit."""
    cells = places(board)
    frame = frame_of(list(cells.values()), RIM)
    german = [cells[each["id"]] for each in board["cities"] if each["country"] == "german"]
    x0, y0, x1, y1 = frame
    drawn = Sketch(cells, frame, [], {}, land=box(x0 - 30, y0 - 30, x1 + 30, y1 + 30))
    drawn.home = soft_loop(around(german, 0.75)) if german else ""
    for link in board["links"]:
        (ax, ay), (bx, by) = cells[link["a"]], cells[link["b"]]
        drawn.lines.append((ax * k, ay * k, bx * k, by * k))
        drawn.taken.append(spot_rect((ax + bx) / 2 * k, (ay + by) / 2 * k, BADGE))
    spots = {key: spot_rect(x * k, y * k, CITY) for key, (x, y) in cells.items()}
    pixels = (x0 * k, y0 * k, x1 * k, y1 * k)
    rows = _goods_rows(cells, spots, drawn.taken, drawn.lines, pixels, k)
    drawn.slots = {
        key: [round(row[0] / k - cells[key][0], 3), round(row[1] / k - cells[key][1], 3)]
        for key, row in rows.items()
    }
    drawn.taken += [*spots.values(), *rows.values()]
    for city in board["cities"]:
        x, y = cells[city["id"]]
        rank = 2 if city["country"] == "german" else 1
        lines = in_lines(city["name"])
        name = Name(city["id"], x * k, y * k, (CITY,) * 4, lines, SIZE, rank, True)
        drawn.names.append(name)
        drawn.middles[city["id"]] = (x, y)
    return drawn


def places(board: Json) -> dict[str, Point]:
    """Cities by longitude and latitude, as far apart as on a board of usual size."""
    spots = {each["id"]: _degrees(each) for each in board["cities"]}
    narrow = math.cos(math.radians(sum(lat for _, lat in spots.values()) / len(spots)))
    flat = {key: (lon * max(0.2, narrow), -lat) for key, (lon, lat) in spots.items()}
    nearest = [
        min(math.dist(spot, other) for name, other in flat.items() if name != key)
        for key, spot in flat.items()
    ]
    xs, ys = [x for x, _ in flat.values()], [y for _, y in flat.values()]
    wide = max(max(xs) - min(xs), max(ys) - min(ys), 1e-6)
    scale = max(USUAL / max(median(nearest), 1e-6), LEAST / max(min(nearest), 1e-6))
    scale = min(scale, MOST_WIDE / wide)
    return {
        key: (round((x - min(xs)) * scale, 3), round((y - min(ys)) * scale, 3))
        for key, (x, y) in flat.items()
    }


def _degrees(city: Json) -> tuple[float, float]:
    lon, lat = ("display_lon", "display_lat") if "display_lon" in city else ("lon", "lat")
    return float(city[lon]), float(city[lat])


def _goods_rows(
    cells: dict[str, Point],
    spots: dict[str, Rect],
    badges: list[Rect],
    lines: list[Segment],
    frame: Rect,
    k: float,
) -> dict[str, Rect]:
    """Where four cubes lie beside each city."""
    wide, high = 4 * CUBE, CUBE + 4
    rows: dict[str, Rect] = {}
    for key, (cx, cy) in cells.items():
        x, y = cx * k, cy * k
        corners = (
            (x - wide / 2, y - CITY - high - 1, 0.0),
            (x + CITY + 3, y - high / 2, 0.6),
            (x - CITY - 3 - wide, y - high / 2, 0.8),
            (x - wide / 2, y + CITY + 3, 1.0),
            (x + 8, y - CITY - high + 2, 0.5),
            (x - 8 - wide, y - CITY - high + 2, 0.7),
        )
        others = [spot for other, spot in spots.items() if other != key]
        taken = [*badges, *others, *rows.values()]
        priced = [
            (liking + cost(rect, taken, lines, frame), rect)
            for left, top, liking in corners
            for rect in [(left, top, left + wide, top + high)]
        ]
        rows[key] = min(priced)[1]
    return rows
