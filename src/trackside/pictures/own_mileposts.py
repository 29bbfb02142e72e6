"""How a strange board of mileposts is drawn: land where mileposts are, rivers where they are paid
for, deserts where sand lies, and cities across the water beside their ports."""

from __future__ import annotations

import math

from trackside.pictures.canvas import ROW, Json, Point, row_place
from trackside.pictures.own_art import Sketch, frame_of, spot_rect
from trackside.pictures.placing import Name, in_lines
from trackside.pictures.shapes import hexagon, lines, rims, soft_line, soft_loop

SIZES = {"major": 14.0, "medium": 12.0, "small": 10.8, "taiwan": 10.8}
RADIUS = {"major": 15.7, "medium": 6.2, "small": 5.2, "taiwan": 5.2}
RANKS = {"major": 4, "medium": 3, "small": 2, "taiwan": 2}
GREAT_RIVER = 18  # crossings of a river that is drawn wide
RIM = 3.0
ISLE = 1.6  # half an island around a city across the water
SEAWARD = 7.0  # how far out such a city lies, if nothing says where


def sketch_mileposts(board: Json, k: float) -> Sketch:
    """Ground, waters and names; `k` pixels to a step."""
    posts = {each["id"]: _place(each["row"], each["col"]) for each in board["mileposts"]}
    cells = posts | across(board, posts)
    isles = [cells[each["id"]] for each in board["cities"] if not each.get("milepost")]
    drawn = Sketch(cells, frame_of(list(cells.values()), RIM), [], {})
    spots = {(each["row"], each["col"]) for each in board["mileposts"]}
    shore = spots | {near for spot in spots for near in _around(*spot)}
    loops = rims(hexagon(*_place(row, col)) for row, col in shore)
    drawn.land = drawn.home = "".join(soft_loop(loop) for loop in loops)
    drawn.land += "".join(soft_loop(hexagon(x, y, 2 * ISLE)) for x, y in isles)
    sand = [each for each in board["mileposts"] if each.get("terrain", each["kind"]) == "desert"]
    dunes = rims(hexagon(*posts[each["id"]]) for each in sand)
    drawn.deserts = [{"name": "desert", "path": soft_loop(loop)} for loop in dunes]
    _draw_waters(drawn, board, posts)
    _name(drawn, board, k)
    return drawn


def _place(row: int, col: int) -> Point:
    return row_place(col, row, shifted=row % 2 == 1)


def _around(row: int, col: int) -> list[tuple[int, int]]:
    west = col - 1 if row % 2 == 0 else col
    spots = [(row, col - 1), (row, col + 1), (row - 1, west), (row - 1, west + 1)]
    return [*spots, (row + 1, west), (row + 1, west + 1)]


def across(board: Json, posts: dict[str, Point]) -> dict[str, Point]:
    """Cities across the water: by their degrees as the cities on land lie by theirs, if that is
    off the land; else out at sea, beside the nearest free port."""
    out = [each for each in board["cities"] if not each.get("milepost")]
    guess = _by_degrees(board, posts)
    found: dict[str, Point] = {}
    taken = list(posts.values())
    for number, city in enumerate(out):
        spot = guess(city) if guess else None
        if spot is None or not _is_free(spot, taken, found):
            spot = _out_at_sea(board, posts, number, taken, found)
        found[city["id"]] = (round(spot[0], 3), round(spot[1], 3))
    return found


def _is_free(spot: Point, posts: list[Point], others: dict[str, Point]) -> bool:
    """Off the land, and not far away from it."""
    nearest = min(math.dist(spot, each) for each in posts)
    apart = all(math.dist(spot, each) > ISLE for each in others.values())
    return 2.2 < nearest < 14 and apart


class _Map:
    """Degrees to the lattice, as the cities on land have both."""

    def __init__(self, points: list[tuple[float, float, Point]]) -> None:
        self.lon, self.lat = (sum(p[i] for p in points) / len(points) for i in (0, 1))  # type: ignore[misc]  # numbers
        self.x, self.y = (sum(p[2][i] for p in points) / len(points) for i in (0, 1))
        self.across = self._slope([(p[0] - self.lon, p[2][0] - self.x) for p in points])
        self.along = self._slope([(p[1] - self.lat, p[2][1] - self.y) for p in points])

    def _slope(self, pairs: list[tuple[float, float]]) -> float:
        return sum(a * b for a, b in pairs) / max(1e-9, sum(a * a for a, _ in pairs))

    def __call__(self, city: Json) -> Point:
        lon, lat = city["lon"] - self.lon, city["lat"] - self.lat
        return self.x + self.across * lon, self.y + self.along * lat


def _by_degrees(board: Json, posts: dict[str, Point]) -> _Map | None:
    known = [
        (float(each["lon"]), float(each["lat"]), posts[each["milepost"]])
        for each in board["cities"]
        if each.get("milepost") and "lat" in each
    ]
    return _Map(known) if len(known) > 2 else None


def _out_at_sea(
    board: Json, posts: dict[str, Point], number: int, taken: list[Point], found: dict[str, Point]
) -> Point:
    ports = [each for each in board["ports"] if each["kind"] == "container"] or board["ports"]
    x, y = posts[ports[number % len(ports)]["milepost"]]
    cx = sum(each[0] for each in taken) / len(taken)
    cy = sum(each[1] for each in taken) / len(taken)
    turn = math.atan2(y - cy, x - cx)
    for step in range(60):
        reach = SEAWARD + step % 6
        angle = turn + (step // 6) * 0.35 * (-1) ** step
        spot = (x + reach * math.cos(angle), y + reach * math.sin(angle))
        if _is_free(spot, taken, found):
            return spot
    right = max(each[0] for each in taken)
    return right + 4, min(each[1] for each in taken) + 3 * (number + 1)


def _draw_waters(drawn: Sketch, board: Json, posts: dict[str, Point]) -> None:
    """Draw rivers between the mileposts where they have to be crossed."""
    kinds: dict[tuple[str, str], list[tuple[Point, Point]]] = {}
    for a, b, crossing, water in board["edges"]:
        if crossing is not None:
            kinds.setdefault((crossing, water or ""), []).append(_athwart(posts[a], posts[b]))
    names = {each["id"]: each["name"] for each in board.get("waters", [])}
    for (crossing, water), pieces in kinds.items():
        if crossing in ("river", "dry-river"):
            path = "".join(soft_line(line) for line in lines(pieces))
            rank = 1 if len(pieces) >= GREAT_RIVER else 2
            river: Json = {"name": names.get(water, water or "-"), "rank": rank, "path": path}
            drawn.rivers.append(river | ({"dry": True} if crossing == "dry-river" else {}))
        else:
            for a, b in pieces:
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                drawn.lakes += soft_loop(hexagon(*middle, 0.85))


def _athwart(a: Point, b: Point) -> tuple[Point, Point]:
    """Return the line between the two triangles on either side of an edge."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = (b[0] - a[0]) * ROW / 3, (b[1] - a[1]) * ROW / 3
    ends = ((mx - dy, my + dx), (mx + dy, my - dx))
    (x1, y1), (x2, y2) = ends
    return (round(x1, 3), round(y1, 3)), (round(x2, 3), round(y2, 3))


def _name(drawn: Sketch, board: Json, k: float) -> None:
    for city in board["cities"]:
        middle = drawn.cells[city.get("milepost") or city["id"]]
        kind = city["class"]
        x, y = middle[0] * k, middle[1] * k
        radius = RADIUS[kind]
        drawn.taken.append(spot_rect(x, y, radius))
        text = city["name"].upper() if kind == "major" else city["name"]
        bold = kind in ("major", "medium")
        room = (radius,) * 4
        name = Name(city["id"], x, y, room, in_lines(text), SIZES[kind], RANKS[kind], bold)
        drawn.names.append(name)
        drawn.middles[city["id"]] = middle
    for port in board["ports"]:
        x, y = drawn.cells[port["milepost"]]
        drawn.taken.append(spot_rect(x * k, y * k, 6.0))
