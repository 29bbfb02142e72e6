"""German Railways on boards of several sizes, so that cost can be plotted against the size alone:
a rectangle of plain hexes with a city on every fourth. All pass the checks of every board.
"""

from __future__ import annotations

import copy
from typing import Any

from trackside.core.boards import Board, custom, shipped

PACKAGE = "trackside.games.german_railways"
CELLS = "hexes"
HEXES = ((8, 8), (11, 11), (16, 16), (22, 23), (31, 32))  # rows and columns; the printed has 251
EVERY = 4  # hexes per city
Json = dict[str, Any]


def boards() -> list[tuple[int, Board]]:
    """With the number of hexes."""
    return [(rows * columns, custom(rectangle(rows, columns))) for rows, columns in HEXES]


def rectangle(rows: int, columns: int) -> Json:
    """Eight homes in two rows of four, as far apart as the board allows."""
    data: Json = copy.deepcopy(shipped(PACKAGE, "standard").data)
    homes = [
        ((1 + 2 * (n // 4)) * rows // 4, (1 + 2 * (n % 4)) * columns // 8)
        for n in range(len(data["companies"]))
    ]
    data["id"] = f"{rows}-by-{columns}"
    data["hexes"] = [
        plain_hex(row, column, (row, column) in homes or (row * columns + column) % EVERY == 0)
        for row in range(rows)
        for column in range(columns)
    ]
    for company, (row, column) in zip(data["companies"], homes):
        company["home"] = name_of(row, column)
    data["link"] = [data["companies"][0]["home"], data["companies"][7]["home"]]
    return data


def name_of(row: int, column: int) -> str:
    return f"r{row:02}c{column:02}"


def plain_hex(row: int, column: int, city: bool) -> Json:
    name = name_of(row, column)
    entry: Json = {"id": name, "place": name, "row": row, "col": column, "terrain": "plain"}
    return {**entry, "city": name, "income": 1 + (row + column) % 3} if city else entry
