"""Checks a board before anyone plays on it.

A board may come from anywhere: the checks take any JSON, stop early when the shape is wrong,
and look at no more than a board of full size. The shape is the schema's
(`data/board.schema.json`); here stands what a schema cannot say. The marks B1, B2, ... name the
constraints:

    B1  28 x 42 squares                       B7   four start squares in four sectors
    B2  land and water hang together          B8   a city touches itself, in one sector
    B3  the start square and its sector       B9   more coloured squares than stations
    B5  a way of five dice through a sector   B11  a river is one chain
    B6  a way back from every country
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from trackside.core.boards import Board
from trackside.core.contract import Json
from trackside.core.counts import Count, having, rows_of, table_counts
from trackside.core.problems import BadBoard, Findings, Problem, unique_ids
from trackside.core.shapes import check_shape, schema_of
from trackside.games.railroad_dice.components import (
    COMPANY_IDS,
    KIND_NAMES,
    SIDES,
    SQUARES,
    VARIANT_STARTS,
    Facts,
    neighbour,
    read_facts,
    sector_name,
    sector_of,
    square_name,
    square_number,
)

PACKAGE: Final = "trackside.games.railroad_dice"
LAND: Final = ("plain", "mountain", "water")
DRY: Final = ("plain", "mountain")
PATH_DICE: Final = 5  # RD-82
MOST_STEPS: Final = 60_000  # of the search for paths; maps as people draw them take 3,000
SPOTS: Final = {
    "squares": ("cell", "id"),
    "cities": ("cell", "stations"),
    "rivers": ("cell", "squares"),
    "start": ("cell", "square"),
    "variant_starts": ("cell", "square"),
}
LISTS: Final = {"river": "rivers", "city": "cities", "country": "countries"}

Squares = list[dict[str, Any]]


@lru_cache(maxsize=50)  # boards that players bring must not pile up
def facts_of(board: Board) -> Facts:
    """Read a board; raises BadBoard. The shipped ones are checked by tests."""
    problems = [] if board.shipped else check_board(board.data)
    if problems:
        raise BadBoard(board.name, problems)
    return read_facts(board)


def check_board(data: object) -> list[Problem]:
    """List what is wrong with a board; none for a board that can be played."""
    found = Findings(data, SPOTS)
    if not check_shape(found, data, schema_of(PACKAGE)) or not isinstance(data, dict):
        return found.found
    _check_lists(found, data)
    if found.found:
        return found.found
    squares = sorted(data["squares"], key=_square_key)
    _check_squares(found, data)
    _check_cities(found, data, squares)
    _check_rivers(found, data, squares)
    _check_map(found, data, squares)
    return found.found


def count_board(data: object) -> list[Count]:
    """Count what there is of what the rules want."""
    squares = rows_of(data, "squares")
    tables = ("cities", "rivers", "countries")
    counts = table_counts(data, schema_of(PACKAGE), tables)
    for company in rows_of(data, "companies")[: len(COMPANY_IDS)]:
        name, stations = str(company.get("id", ""))[:20], company.get("stations")
        least = stations + 1 if isinstance(stations, int) else 0
        have = having(squares, "station", name)
        counts.append(Count("stations-of", have, least, params={"of": name}))
    counts.append(Count("stations-of", having(squares, "station", "white"), params={"of": "white"}))
    kinds = [Count("kind", having(squares, "kind", k), params={"of": k}) for k in KIND_NAMES]
    return counts + kinds


def _square_key(entry: dict[str, Any]) -> int:
    return square_number(entry["id"])


def _check_lists(found: Findings, data: Json) -> None:
    """Every entry once, in the order that the rules want."""
    for table in ("squares", "cities", "rivers", "countries", "variant_starts"):
        unique_ids(found, table, data[table], "B1" if table == "squares" else "")
    for number, (wanted, entry) in enumerate(zip(COMPANY_IDS, data["companies"])):
        at = ("companies", number, "id")
        found.need(entry["id"] == wanted, at, "company-order", "RD-1", wanted=wanted)


def _check_squares(found: Findings, data: Json) -> None:
    known = {key: {entry["id"] for entry in data[key]} for key in LISTS.values()}
    for number, entry in enumerate(data["squares"]):
        at = ("squares", number)
        kind = entry["kind"]
        found.need(kind in DRY or "river" not in entry, at, "river-on-land", "RD-141")
        found.need(kind in DRY or "city" not in entry, at, "city-on-land", "RD-21")
        abroad = ("country" in entry) == (kind == "abroad")
        found.need(abroad, at, "country-abroad", "RD-23")
        for key, table in LISTS.items():
            if key in entry and entry[key] not in known[table]:
                found.add((*at, key), "no-such", what=table, id=entry[key])


def _check_cities(found: Findings, data: Json, squares: Squares) -> None:
    places: dict[str, list[int]] = {entry["id"]: [] for entry in data["cities"]}
    for at, entry in enumerate(squares):
        if entry.get("city") in places:
            places[entry["city"]].append(at)
    for number, city in enumerate(data["cities"]):
        _check_city(found, ("cities", number), city, squares, places[city["id"]])
    for number, company in enumerate(data["companies"]):
        own = having(squares, "station", company["id"])
        stations: int = company["stations"]
        path = ("companies", number)
        found.need(own > stations, path, "few-squares", "B9", have=own, stations=stations)


def _check_city(
    found: Findings, path: tuple[str | int, ...], city: Json, squares: Squares, places: list[int]
) -> None:
    if not places:
        found.add(path, "city-no-square", "RD-21")
        return
    sectors = {sector_of(at) for at in places}
    found.need(len(sectors) == 1, path, "city-sectors", "B8")
    found.need(len(_reach_from(places[0], set(places))) == len(places), path, "city-apart", "B8")
    colours = [squares[at]["station"] for at in places if squares[at]["station"] != "white"]
    found.need(len(set(colours)) == len(colours), path, "city-colour-twice", "B8")
    costs = {squares[at]["cost"] for at in places} | {city.get("cost", squares[places[0]]["cost"])}
    found.need(len(costs) == 1, path, "city-costs", "B12")
    stations = {squares[at]["id"]: squares[at]["station"] for at in places}
    found.need(city.get("stations", stations) == stations, path, "city-stations", "RD-21")


def _reach_from(start: int, allowed: set[int]) -> set[int]:
    reached, queue = {start}, [start]
    while queue:
        at = queue.pop()
        for side in range(SIDES):
            step = neighbour(at, side)
            if step in allowed and step not in reached:
                reached.add(step)
                queue.append(step)
    return reached


def _check_rivers(found: Findings, data: Json, squares: Squares) -> None:
    listed: dict[str, set[int]] = {}
    for number, river in enumerate(data["rivers"]):
        at = ("rivers", number, "squares")
        chain = [square_number(name) for name in river["squares"]]
        listed[river["id"]] = set(chain)
        for one, two in pairwise(chain):
            if two not in [neighbour(one, side) for side in range(SIDES)]:
                found.add(at, "river-gap", "B11", one=square_name(one), two=square_name(two))
        for step in chain:
            if "river" not in squares[step]:
                found.add(at, "river-dry", "B11", square=square_name(step))
    for number, entry in enumerate(data["squares"]):
        if "river" in entry and square_number(entry["id"]) not in listed.get(entry["river"], ()):
            found.add(("squares", number), "river-course", "B11", river=entry["river"])


def _check_map(found: Findings, data: Json, squares: Squares) -> None:
    land = {at for at, entry in enumerate(squares) if entry["kind"] in LAND}
    numbers = {entry["id"]: number for number, entry in enumerate(data["squares"])}
    start = square_number(data["start"]["square"])
    if start in land:
        _check_start(found, squares, land, start)
        for at in sorted(land - _reach_from(start, land)):
            path = ("squares", numbers[square_name(at)])
            found.add(path, "cut-off", "B2", other=square_name(start))
    else:
        found.add(("start",), "start-land", "B3")
    _check_abroad(found, numbers, squares, land)
    _check_variants(found, data, squares)
    if not found.found:
        _check_passages(found, numbers, land)


def _check_start(found: Findings, squares: Squares, land: set[int], start: int) -> None:
    entry = squares[start]
    plain = entry["kind"] == "plain" and "river" not in entry and "city" not in entry
    found.need(plain, ("start",), "start-plain", "B3")
    beside = all(neighbour(start, side) in land for side in (0, 2))
    found.need(beside, ("start",), "start-beside", "B4")
    for at in range(SQUARES):
        if sector_of(at) == sector_of(start) and at not in land:
            found.add(("start",), "start-sector", "B3", square=square_name(at))


def _check_abroad(
    found: Findings, numbers: dict[str, int], squares: Squares, land: set[int]
) -> None:
    for at, entry in enumerate(squares):
        if entry["kind"] != "abroad":
            continue
        path = ("squares", numbers[entry["id"]])
        home = [step for step in (neighbour(at, side) for side in range(SIDES)) if step in land]
        found.need(len(home) > 0, path, "abroad-alone", "B6")
        inside = all(sector_of(step) == sector_of(at) for step in home)
        found.need(inside, path, "abroad-sector", "B6")


def _check_variants(found: Findings, data: Json, squares: Squares) -> None:
    starts = [square_number(entry["square"]) for entry in data["variant_starts"]]
    for number, at in enumerate(starts):
        abroad = squares[at]["kind"] == "abroad"
        found.need(abroad, ("variant_starts", number), "variant-abroad", "B7")
    sectors = {sector_of(at) for at in starts}
    found.need(len(sectors) == len(VARIANT_STARTS), ("variant_starts",), "variant-sectors", "B7")


def _check_passages(found: Findings, numbers: dict[str, int], land: set[int]) -> None:
    """From every way into a sector a line of five dice must find a way out of it (B5). A maze that
    takes longer to search than any map of use is refused where the search ends."""
    left = MOST_STEPS
    for at in sorted(land):
        if not any(_crosses(at, side, land) for side in range(SIDES)):
            continue
        steps = _steps_to_exit(at, land, left)
        left -= abs(steps)
        if steps <= 0:
            path = ("squares", numbers[square_name(at)])
            found.add(path, "no-passage", "B5", sector=sector_name(sector_of(at)))
        if left <= 0:
            return


def _crosses(at: int, side: int, land: set[int]) -> bool:
    step = neighbour(at, side)
    return step in land and sector_of(step) != sector_of(at)


def _steps_to_exit(entry: int, land: set[int], most: int) -> int:
    """Depth first: the steps that it takes to find a path of at least five squares that ends at an
    exit; below zero if there is none within so many."""
    sector = sector_of(entry)
    stack: list[tuple[int, ...]] = [(entry,)]
    steps = 0
    while stack and steps < most:
        steps += 1
        path = stack.pop()
        last = path[-1]
        if len(path) >= PATH_DICE and any(_crosses(last, side, land) for side in range(SIDES)):
            return steps
        for side in range(SIDES):
            step = neighbour(last, side)
            if step in land and sector_of(step) == sector and step not in path:
                stack.append((*path, step))
    return -steps
