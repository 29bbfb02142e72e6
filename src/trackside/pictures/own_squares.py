"""How a strange board of squares is drawn: its shore follows the squares, rivers their course."""

from __future__ import annotations

from trackside.pictures.canvas import Json, Point
from trackside.pictures.own_art import Sketch, spot_rect
from trackside.pictures.placing import Name, in_lines
from trackside.pictures.shapes import rims, soft_line, soft_loop, square

LARGE, SMALL = 11.5, 9.6
FIT = 19.0  # pixels to a square on the whole board
CLOSE = 52.0  # pixels to a square under the lens
GREAT_CITY = 3  # squares of a city whose name is written large
GREAT_RIVER = 14  # squares of a river that is drawn wide


def sketch_squares(board: Json) -> Sketch:
    """Ground, rivers and names."""
    cells = {each["id"]: place(each["id"]) for each in board["squares"]}
    dry = [square(*cells[each["id"]]) for each in board["squares"] if each["kind"] != "sea"]
    own = [
        square(*cells[each["id"]])
        for each in board["squares"]
        if each["kind"] in ("plain", "mountain", "water")
    ]
    frame = (0.0, 0.0, float(board["columns"]), float(board["rows"]))
    drawn = Sketch(cells, frame, [], {}, fit=FIT, close=CLOSE)
    drawn.land = "".join(soft_loop(loop) for loop in rims(dry))
    drawn.home = "".join(soft_loop(loop) for loop in rims(own))
    for river in board["rivers"]:
        path = soft_line([cells[name] for name in river["squares"]])
        rank = 1 if len(river["squares"]) >= GREAT_RIVER else 2
        entry = {"id": river["id"], "name": river["name"], "rank": rank, "path": path, "own": True}
        drawn.rivers += [entry] if path else []
    _name(drawn, board, FIT)
    return drawn


def same_land(board: Json, other: Json) -> bool:
    """Whether land and sea are the same, square by square."""
    kinds = [
        {each["id"]: each["kind"] in ("sea", "foreign") for each in some["squares"]}
        for some in (board, other)
    ]
    return kinds[0] == kinds[1]


def place(name: str) -> Point:
    """Return the centre of `r12c07`."""
    return int(name[4:6]) + 0.5, int(name[1:3]) + 0.5


def _name(drawn: Sketch, board: Json, k: float) -> None:
    squares: dict[str, list[Point]] = {}
    for each in board["squares"]:
        if "city" in each:
            squares.setdefault(each["city"], []).append(drawn.cells[each["id"]])
        if "city" in each or "country" in each:
            x, y = drawn.cells[each["id"]]
            drawn.taken.append(spot_rect(x * k, y * k, k * 0.47))
    for city in board["cities"]:
        points = squares[city["id"]]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        half = k * 0.44
        wide, high = (max(xs) - min(xs)) / 2 * k + half, (max(ys) - min(ys)) / 2 * k + half
        great = len(points) >= GREAT_CITY
        drawn.names.append(
            Name(
                city["id"],
                middle[0] * k,
                middle[1] * k,
                (wide, high, wide, high),
                in_lines(city["name"].split(" (")[0]),
                LARGE if great else SMALL,
                len(points),
                great,
            )
        )
        drawn.middles[city["id"]] = middle
