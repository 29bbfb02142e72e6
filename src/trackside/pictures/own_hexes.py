"""How a strange board of hexagons is drawn: an island of its own, names below the cities."""

from __future__ import annotations

from trackside.pictures.canvas import Json, Point, row_place
from trackside.pictures.own_art import Sketch, frame_of, spot_rect
from trackside.pictures.placing import Name, in_lines
from trackside.pictures.shapes import hexagon, rims, soft_loop

ROUNDEL = {1: 7.2, 2: 10.8}
LARGE = 12.2  # from an income of 3 on
JOINED = 15.2  # a city of several hexes
ABOVE = 3.5  # the roundel sits a little above the centre
SIZE = 9.2


def sketch_hexes(board: Json, k: float) -> Sketch:
    """Ground and names; `k` pixels to a cell."""
    hexes = board["hexes"]
    cells = {each["id"]: _place(each["row"], each["col"]) for each in hexes}
    spots = {(each["row"], each["col"]) for each in hexes}
    shore = spots | {near for spot in spots for near in around(*spot)}
    land = "".join(soft_loop(loop) for loop in rims(hexagon(*_place(r, c)) for r, c in shore))
    drawn = Sketch(cells, frame_of(list(cells.values()), 1.7), [], {}, land=land)
    _name(drawn, hexes, k)
    return drawn


def _place(row: int, col: int) -> Point:
    return row_place(col, row, shifted=row % 2 == 0)


def around(row: int, col: int) -> list[tuple[int, int]]:
    """Return the six spots next to a hex; rows with an even number lie half a hex further east."""
    west = col if row % 2 == 0 else col - 1
    spots = [(row, col - 1), (row, col + 1), (row - 1, west), (row - 1, west + 1)]
    return [*spots, (row + 1, west), (row + 1, west + 1)]


def _name(drawn: Sketch, hexes: list[Json], k: float) -> None:
    cities: dict[str, list[Json]] = {}
    for each in hexes:
        if "city" in each:
            cities.setdefault(each["place"], []).append(each)
    for place, members in cities.items():
        points = [drawn.cells[each["id"]] for each in members]
        middle = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
        first, large = members[0], len(members) > 1
        income = first["income"]
        radius = JOINED if large else ROUNDEL.get(income, LARGE)
        x, y = middle[0] * k, middle[1] * k - ABOVE
        size = SIZE * (1.32 if large else 1.14 if income > 1 else 1.0)
        text = first["city"].upper() if large else first["city"]
        room = (radius,) * 4
        drawn.taken.append(spot_rect(x, y, radius))
        rank = income + 10 * large
        drawn.names.append(Name(place, x, y, room, in_lines(text), size, rank, income > 1))
        drawn.middles[place] = middle
