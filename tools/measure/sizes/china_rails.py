"""China Rails on boards of several sizes, so that cost can be plotted against the size alone: its
own lattice cut down to the surroundings of its cities and the ways between them, or enlarged by
empty land beyond the border. All pass the checks of every board.
"""

from __future__ import annotations

import copy
from typing import Any

from trackside.core.boards import Board, custom, shipped

PACKAGE = "trackside.games.china_rails"
CELLS = "mileposts"
AROUND_CITIES = (2, 3, 5)  # steps
NEW_ROWS = (0, 14, 28)  # of empty land; 4,000 mileposts are the most that a board may have
Json = dict[str, Any]


def name_of(row: int, column: int) -> str:
    return f"r{row:02}c{column:02}"


def boards() -> list[tuple[int, Board]]:
    """With the number of mileposts."""
    data = shipped(PACKAGE, "standard").data
    made = [cut(data, steps) for steps in AROUND_CITIES] + [grown(data, rows) for rows in NEW_ROWS]
    return [(len(board["mileposts"]), custom(board)) for board in made]


def cut(data: Json, steps: int) -> Json:
    """Without what lies further from all cities and ports, and from the ways to the first."""
    near: dict[str, list[str]] = {entry["id"]: [] for entry in data["mileposts"]}
    for a, b, *_ in data["edges"]:
        near[a].append(b)
        near[b].append(a)
    places = [*data["cities"], *data["ports"]]
    ends = [entry["milepost"] for entry in places if "milepost" in entry]
    kept = ways_between(near, ends)
    for _ in range(steps):
        kept |= {other for name in kept for other in near[name]}
    smaller = copy.deepcopy(data)
    smaller["id"] = f"{steps}-steps-around-cities"
    smaller["mileposts"] = [entry for entry in data["mileposts"] if entry["id"] in kept]
    for key in ("edges", "also"):
        smaller[key] = [row for row in data[key] if row[0] in kept and row[1] in kept]
    return smaller


def ways_between(near: dict[str, list[str]], ends: list[str]) -> set[str]:
    """A shortest way from the first to each of the others."""
    came = {ends[0]: ends[0]}
    queue = [ends[0]]
    for name in queue:
        for other in near[name]:
            if other not in came:
                came[other] = name
                queue.append(other)
    found = set(ends)
    for end in ends:
        name = end
        while name != ends[0]:
            found.add(name)
            name = came[name]
    return found


def grown(data: Json, rows: int) -> Json:
    """With so many rows of clear land beyond the last one, as broad as the whole lattice."""
    larger = copy.deepcopy(data)
    larger["id"] = f"{rows}-rows-more"
    last = max(entry["row"] for entry in data["mileposts"])
    spots = {(entry["row"], entry["col"]): entry["id"] for entry in data["mileposts"]}
    for row in range(last + 1, last + 1 + rows):
        for column in range(data["lattice"]["columns"]):
            spots[row, column] = name_of(row, column)
            entry = {"id": name_of(row, column), "row": row, "col": column, "kind": "clear"}
            larger["mileposts"].append(entry)
            for spot in before(row, column):
                if spot in spots:
                    larger["edges"].append([spots[spot], name_of(row, column), None, None])
    return larger


def before(row: int, column: int) -> list[tuple[int, int]]:
    """West, and the two above; odd rows lie half a step further east."""
    shift = row % 2
    return [(row, column - 1), (row - 1, column - 1 + shift), (row - 1, column + shift)]
