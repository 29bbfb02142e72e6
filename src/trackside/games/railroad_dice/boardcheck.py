"""Checks a board before anyone plays on it.

A board may come from anywhere: the checks take any JSON, stop early when the shape is wrong,
and look at no more than a board of full size. The marks B1, B2, ... name the constraints:

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
from trackside.core.errors import DataError
from trackside.games.railroad_dice.components import (
    COMPANY_IDS,
    KIND_NAMES,
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

SCHEMA: Final = "trackside/board-squares/1"
LAND: Final = ("plain", "mountain", "water")
COLOURS: Final = (*COMPANY_IDS, "white")
COSTS: Final = (3, 5)  # RD-21
MOST_ENTRIES: Final = {"countries": 20, "rivers": 60, "cities": 250, "squares": int(SQUARES)}
MOST_TEXT: Final = 80
MOST_PROBLEMS: Final = 50
PATH_DICE: Final = 5  # RD-82
MOST_STEPS: Final = 20_000  # of the search for one path

Squares = list[dict[str, Any]]


@lru_cache(maxsize=50)  # boards that players bring must not pile up
def facts_of(board: Board) -> Facts:
    """Reads a board; raises DataError and names the first problem."""
    problems = check_board(board.data)
    if problems:
        raise DataError(f"board {board.name}", "", problems[0])
    return read_facts(board)


def check_board(data: Json) -> list[str]:
    """One sentence per problem, naming the entry; none for a board that can be played."""
    if not isinstance(data, dict):
        return ["board: expected an object"]
    for check in (shape_problems, square_problems, city_problems, river_problems, map_problems):
        problems = check(data)
        if problems:
            return problems[:MOST_PROBLEMS]
    return []


def shape_problems(data: Json) -> list[str]:
    problems = []
    wanted = {"schema": SCHEMA, "columns": 28, "rows": 42, "sector": 7}
    for key, value in wanted.items():
        if data.get(key) != value or isinstance(data.get(key), bool):
            problems.append(f"{key}: must be {value} (B1)")
    for key in ("companies", "variant_starts", "countries", "rivers", "cities", "squares"):
        problems += _list_problems(key, data.get(key), MOST_ENTRIES.get(key, 5))
    if problems:
        return problems
    problems += _company_problems(data["companies"])
    problems += _start_problems(data)
    for key in ("countries", "rivers", "cities"):
        problems += [f"{key}: {e['id']}: has no name" for e in data[key] if not _text(e, "name")]
    return problems


def _list_problems(key: str, entries: Any, most: int) -> list[str]:
    if not isinstance(entries, list):
        return [f"{key}: expected a list"]
    if len(entries) > most:
        return [f"{key}: at most {most} entries"]
    seen: set[str] = set()
    problems = []
    for at, entry in enumerate(entries):
        if not isinstance(entry, dict) or not _text(entry, "id"):
            problems.append(f"{key}: entry {at}: expected an object with an id")
        elif entry["id"] in seen:
            problems.append(f"{key}: {entry['id']}: stands twice")
        else:
            seen.add(entry["id"])
    return problems


def _text(entry: dict[str, Any], key: str) -> bool:
    value = entry.get(key)
    return isinstance(value, str) and 0 < len(value) <= MOST_TEXT


def _company_problems(companies: list[dict[str, Any]]) -> list[str]:
    if [entry["id"] for entry in companies] != list(COMPANY_IDS):
        return [f"companies: must be {', '.join(COMPANY_IDS)}, in this order (RD-1)"]
    problems = []
    for entry in companies:
        if not _text(entry, "name"):
            problems.append(f"companies: {entry['id']}: has no name")
        if not _is_number(entry.get("stations"), 2, 20):
            problems.append(f"companies: {entry['id']}: stations must be from 2 to 20 (RD-4)")
    return problems


def _is_number(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _number_of(name: Any) -> int:
    return square_number(name) if isinstance(name, str) else -1


def _start_problems(data: Json) -> list[str]:
    problems = []
    start = data.get("start")
    if not isinstance(start, dict) or _number_of(start.get("square")) < 0:
        problems.append("start: expected an object with a square (RD-28)")
    if sorted(entry["id"] for entry in data["variant_starts"]) != sorted(VARIANT_STARTS):
        problems.append(f"variant_starts: must be {', '.join(VARIANT_STARTS)} (RD-134)")
    for entry in data["variant_starts"]:
        if _number_of(entry.get("square")) < 0:
            problems.append(f"variant_starts: {entry['id']}: has no square (RD-134)")
    return problems


def square_problems(data: Json) -> list[str]:
    problems = []
    numbers = [_number_of(entry["id"]) for entry in data["squares"]]
    if sorted(numbers) != list(range(SQUARES)):
        return ["squares: every square from r00c00 to r41c27 must stand there once (B1)"]
    known = {key: _ids(data[key]) for key in ("rivers", "cities", "countries")}
    for entry in data["squares"]:
        problems += [f"squares: {entry['id']}: {text}" for text in _square_faults(entry, known)]
    return problems


def _ids(entries: list[dict[str, Any]]) -> set[str]:
    return {entry["id"] for entry in entries}


def _square_faults(entry: dict[str, Any], known: dict[str, set[str]]) -> list[str]:
    kind = entry.get("kind")
    if not isinstance(kind, str) or kind not in KIND_NAMES:
        return [f"kind must be one of {', '.join(KIND_NAMES)} (RD-20)"]
    faults = []
    if "river" in entry and kind not in ("plain", "mountain"):
        faults.append("only land carries a river (RD-141)")
    if "city" in entry and kind not in ("plain", "mountain"):
        faults.append("only land carries a city (RD-21)")
    if ("country" in entry) != (kind == "abroad"):
        faults.append("a country belongs to squares of the kind abroad, and only there (RD-23)")
    for key, names in (("river", "rivers"), ("city", "cities"), ("country", "countries")):
        if key in entry and (not isinstance(entry[key], str) or entry[key] not in known[names]):
            faults.append(f"{key} is not in the list of {names}")
    stands = [key in entry for key in ("city", "station", "cost")]
    if any(stands) and not all(stands):
        faults.append("city, station and cost come together (RD-21)")
    elif any(stands):
        faults += _station_faults(entry)
    return faults


def _station_faults(entry: dict[str, Any]) -> list[str]:
    faults = []
    if not isinstance(entry["station"], str) or entry["station"] not in COLOURS:
        faults.append(f"station must be one of {', '.join(COLOURS)} (RD-21)")
    if isinstance(entry["cost"], bool) or entry["cost"] not in COSTS:
        faults.append("cost must be 3 or 5 (RD-21)")
    return faults


def _sorted_squares(data: Json) -> Squares:
    return sorted(data["squares"], key=_square_key)


def _square_key(entry: dict[str, Any]) -> int:
    return square_number(entry["id"])


def city_problems(data: Json) -> list[str]:
    squares = _sorted_squares(data)
    found: dict[str, list[int]] = {entry["id"]: [] for entry in data["cities"]}
    for at, entry in enumerate(squares):
        if "city" in entry:
            found[entry["city"]].append(at)
    problems = []
    for city, places in found.items():
        problems += [f"cities: {city}: {text}" for text in _city_faults(squares, places)]
    for company in data["companies"]:
        own = sum(1 for entry in squares if entry.get("station") == company["id"])
        if own <= company["stations"]:
            problems.append(
                f"companies: {company['id']}: {own} coloured squares are too few "
                f"for {company['stations']} stations (B9)"
            )
    return problems


def _city_faults(squares: Squares, places: list[int]) -> list[str]:
    if not places:
        return ["has no square (RD-21)"]
    faults = []
    if len({sector_of(at) for at in places}) > 1:
        faults.append("lies in more than one sector (B8)")
    if len(_reached(places[0], set(places))) < len(places):
        faults.append("its squares do not touch each other (B8)")
    colours = [squares[at]["station"] for at in places if squares[at]["station"] != "white"]
    if len(set(colours)) < len(colours):
        faults.append("has a colour twice (B8)")
    if len({squares[at]["cost"] for at in places}) > 1:
        faults.append("its squares differ in cost (B12)")
    return faults


def _reached(start: int, allowed: set[int]) -> set[int]:
    reached, queue = {start}, [start]
    while queue:
        at = queue.pop()
        for side in range(4):
            step = neighbour(at, side)
            if step in allowed and step not in reached:
                reached.add(step)
                queue.append(step)
    return reached


def river_problems(data: Json) -> list[str]:
    squares = _sorted_squares(data)
    problems = []
    listed: dict[str, set[int]] = {}
    for river in data["rivers"]:
        names = river.get("squares")
        if not isinstance(names, list) or not 0 < len(names) <= 200:
            problems.append(f"rivers: {river['id']}: has no list of squares (B11)")
            continue
        chain = [_number_of(name) for name in names]
        if min(chain) < 0:
            problems.append(f"rivers: {river['id']}: names a square that is not on the map (B11)")
            continue
        listed[river["id"]] = set(chain)
        for one, two in pairwise(chain):
            if two not in [neighbour(one, side) for side in range(4)]:
                problems.append(
                    f"rivers: {river['id']}: {square_name(one)} does not touch "
                    f"{square_name(two)} (B11)"
                )
    for at, entry in enumerate(squares):
        if "river" in entry and at not in listed.get(entry["river"], set()):
            problems.append(f"squares: {entry['id']}: is not in the course of its river (B11)")
    for name, course in listed.items():
        for at in course:
            if "river" not in squares[at]:
                problems.append(f"rivers: {name}: {square_name(at)} carries no river (B11)")
    return problems


def map_problems(data: Json) -> list[str]:
    squares = _sorted_squares(data)
    kinds = [entry["kind"] for entry in squares]
    land = {at for at, kind in enumerate(kinds) if kind in LAND}
    start = square_number(data["start"]["square"])
    if start not in land:
        return ["start: must lie on land (B3)"]
    problems = _start_square_problems(squares, land, start)
    cut_off = land - _reached(start, land)
    problems += [f"squares: {square_name(at)}: is cut off (B2)" for at in sorted(cut_off)]
    problems += _abroad_problems(squares, land)
    problems += _variant_problems(data, squares)
    if not problems:
        problems += passage_problems(land)
    return problems


def _start_square_problems(squares: Squares, land: set[int], start: int) -> list[str]:
    problems = []
    entry = squares[start]
    if entry["kind"] != "plain" or "river" in entry or "city" in entry:
        problems.append("start: must be plain, without river and city (B3)")
    for side in (0, 2):
        if neighbour(start, side) not in land:
            problems.append("start: the squares north and south of it must be land (B4)")
    for at in range(SQUARES):
        if sector_of(at) == sector_of(start) and at not in land:
            problems.append(f"start: {square_name(at)} in its sector is not land (B3)")
    return problems


def _abroad_problems(squares: Squares, land: set[int]) -> list[str]:
    problems = []
    for at, entry in enumerate(squares):
        if entry["kind"] != "abroad":
            continue
        beside = [neighbour(at, side) for side in range(4)]
        german = [step for step in beside if step in land]
        if not german:
            problems.append(f"squares: {entry['id']}: no German square is next to it (B6)")
        if any(sector_of(step) != sector_of(at) for step in german):
            problems.append(f"squares: {entry['id']}: a German neighbour is in another sector (B6)")
    return problems


def _variant_problems(data: Json, squares: Squares) -> list[str]:
    problems = []
    starts = [square_number(entry["square"]) for entry in data["variant_starts"]]
    for entry, at in zip(data["variant_starts"], starts):
        if squares[at]["kind"] != "abroad":
            problems.append(f"variant_starts: {entry['id']}: must be of the kind abroad (B7)")
    if len({sector_of(at) for at in starts}) < len(starts):
        problems.append("variant_starts: must lie in four different sectors (B7)")
    return problems


def passage_problems(land: set[int]) -> list[str]:
    """From every way into a sector a line of five dice must find a way out of it (B5)."""
    problems = []
    for at in sorted(land):
        enters = any(_crosses(at, side, land) for side in range(4))
        if enters and not _finds_exit(at, land):
            name = sector_name(sector_of(at))
            problems.append(f"squares: {square_name(at)}: no way through sector {name} (B5)")
    return problems


def _crosses(at: int, side: int, land: set[int]) -> bool:
    step = neighbour(at, side)
    return step in land and sector_of(step) != sector_of(at)


def _finds_exit(entry: int, land: set[int]) -> bool:
    """Depth first, with a limit: a path of at least five squares that ends at an exit."""
    sector = sector_of(entry)
    stack: list[tuple[int, ...]] = [(entry,)]
    steps = 0
    while stack and steps < MOST_STEPS:
        steps += 1
        path = stack.pop()
        last = path[-1]
        if len(path) >= PATH_DICE and any(_crosses(last, side, land) for side in range(4)):
            return True
        for side in range(4):
            step = neighbour(last, side)
            if step in land and sector_of(step) == sector and step not in path:
                stack.append((*path, step))
    return False
