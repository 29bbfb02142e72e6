"""Checks a board before anyone plays on it. Any JSON gets an answer.

The shape is the schema's (`data/board.schema.json`); here stands what a schema cannot say.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from trackside.core.boards import Board
from trackside.core.counts import Count, having, rows_of, table_counts
from trackside.core.problems import BadBoard, Findings, Problem, unique_ids
from trackside.core.shapes import check_shape, schema_of
from trackside.games.german_railways.components import (
    APPROACH,
    CODES,
    COMPANIES,
    TERRAINS,
    Facts,
    around,
    read_facts,
)

PACKAGE: Final = "trackside.games.german_railways"
SPOTS: Final = {"hexes": ("cell", "id"), "companies": ("cell", "home")}

Rows = list[dict[str, Any]]


@lru_cache(maxsize=64)
def facts_of(board: Board) -> Facts:
    """Read a board; raises BadBoard. The shipped ones are checked by tests."""
    problems = [] if board.shipped else check_board(board.data)
    if problems:
        raise BadBoard(board.name, problems)
    return read_facts(board)


def check_board(data: object) -> list[Problem]:
    """List what is wrong with a board; [] if it is fit to play."""
    found = Findings(data, SPOTS)
    if check_shape(found, data, schema_of(PACKAGE)) and isinstance(data, dict):
        _check_whole(found, data)
    return found.found


def count_board(data: object) -> list[Count]:
    """Count what there is of what the rules want."""
    hexes = rows_of(data, "hexes")
    counts = table_counts(data, schema_of(PACKAGE), ("hexes", "companies"))
    cities = {str(entry.get("place")) for entry in hexes if "city" in entry}
    counts.append(Count("cities", len(cities), COMPANIES))
    terrains = [Count("terrain", having(hexes, "terrain", t), params={"of": t}) for t in TERRAINS]
    return counts + terrains


def _check_whole(found: Findings, data: dict[str, Any]) -> None:
    """What only shows when all entries are looked at together."""
    hexes: Rows = data["hexes"]
    unique_ids(found, "hexes", hexes)
    _check_spots(found, hexes)
    _check_places(found, hexes)
    _check_companies(found, data["companies"], hexes)
    _check_link(found, data["link"], hexes)
    _check_reach(found, hexes)


def _check_spots(found: Findings, hexes: Rows) -> None:
    spots: dict[tuple[int, int], str] = {}
    for number, entry in enumerate(hexes):
        spot = (entry["row"], entry["col"])
        if spot in spots:
            found.add(("hexes", number), "same-spot", other=spots[spot])
        spots.setdefault(spot, entry["id"])
        if "city" in entry and entry["terrain"] == APPROACH:
            found.add(("hexes", number), "approach-city", "GR-78")


def _check_places(found: Findings, hexes: Rows) -> None:
    """Hexes of one place agree; a place is named like its hex, or like no hex at all."""
    first: dict[str, dict[str, Any]] = {}
    ids = {entry["id"]: entry["place"] for entry in hexes}
    for number, entry in enumerate(hexes):
        place = entry["place"]
        other = first.setdefault(place, entry)
        at = ("hexes", number)
        if any(entry.get(key) != other.get(key) for key in ("terrain", "city", "income")):
            found.add(at, "place-differs", "GR-77", place=place, other=other["id"])
        if other is not entry and "city" not in entry:
            found.add(at, "place-several", "GR-77", place=place)
        if ids.get(place, place) != place:
            found.add((*at, "place"), "place-other-hex", place=place)


def _check_companies(found: Findings, companies: Rows, hexes: Rows) -> None:
    by_id = {entry["id"]: entry for entry in hexes}
    homes: dict[str, str] = {}
    for number, (code, entry) in enumerate(zip(CODES, companies)):
        home = by_id.get(entry["home"], {})
        at = ("companies", number)
        found.need(entry["id"] == code, (*at, "id"), "company-order", "GR-32", wanted=code)
        found.need("city" in home, (*at, "home"), "home-city", "GR-10", home=entry["home"])
        place: str = home["place"] if home else entry["home"]
        if place in homes:
            found.add((*at, "home"), "same-home", "GR-16", other=homes[place])
        homes.setdefault(place, entry["id"])


def _check_link(found: Findings, link: list[str], hexes: Rows) -> None:
    cities = {entry["place"] for entry in hexes if "city" in entry}
    known = all(place in cities for place in link)
    found.need(known and link[0] != link[1], ("link",), "link-cities", "GR-104")


def _check_reach(found: Findings, hexes: Rows) -> None:
    """The map is one piece."""
    spots = {(entry["row"], entry["col"]): number for number, entry in enumerate(hexes)}
    edge = [next(iter(spots))]
    seen = set(edge)
    while edge:
        for spot in around(*edge.pop()):
            if spot in spots and spot not in seen:
                seen.add(spot)
                edge.append(spot)
    for spot, number in spots.items():
        if spot not in seen:
            found.add(("hexes", number), "cut-off", other=hexes[0]["id"])
