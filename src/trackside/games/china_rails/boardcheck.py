"""Checks a board before anyone plays on it. Any JSON gets an answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from trackside.core.boards import Board
from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.games.china_rails.components import (
    CLASSES,
    CROSSINGS,
    EVENT_KINDS,
    KINDS,
    Facts,
    read_facts,
)

SCHEMA: Final = "trackside/board-mileposts/1"
MOST_PROBLEMS: Final = 20
MOST_NAME: Final = 80
LIMITS: Final = {
    "mileposts": (50, 4000),
    "edges": (50, 12000),
    "cities": (6, 100),
    "ports": (1, 12),
    "loads": (3, 60),
    "events": (0, 60),
    "demands": (24, 500),
}
MAJORS: Final = 4  # CR-4
MAJOR_OUTER: Final = 4
MAJOR_EXITS: Final = 6  # CR-62: one per player
CITY_EDGES: Final = {"small": 3, "medium": 4}
PORT_EDGES: Final = 2
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "party-congress": (),
    "rail-tax": ("table",),
    "strike": ("coast",),
    "flood": ("rivers",),
    "new-year": ("loads",),
    "black-dragon": ("cities",),
    "derailment": ("cities", "radius"),
    "snow-manchuria": ("region",),
    "heavy-snow": ("centre", "radius"),
    "storm-at-sea": ("seas", "coast"),
    "wind-storm": ("centre", "radius"),
    "sand-storm": ("deserts",),
    "earthquake": ("centre", "inner", "outer"),
    "desert-rains": (),
}
ONCE: Final = ("party-congress", "rail-tax", "earthquake", "desert-rains")


@lru_cache(maxsize=20)
def facts_of(board: Board) -> Facts:
    """The facts of a board, made once; raises DataError and names what is wrong with it."""
    problems = check_board(board.data)
    if problems:
        raise DataError(board.name, "", "; ".join(problems[:5]))
    return read_facts(board)


class Problems:
    """Sentences, as many as help."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, entry: str, problem: str) -> None:
        if len(self.found) < MOST_PROBLEMS:
            self.found.append(f"{entry[:60]}: {problem}")

    def need(self, holds: bool, entry: str, problem: str) -> None:
        if not holds:
            self.add(entry, problem)


def check_board(data: Json) -> list[str]:
    """In steps: shapes first, then references, then what the rules ask of a board."""
    problems = Problems()
    for step in (_check_shape, _check_entries, _check_references, _check_rules, _check_cards):
        step(problems, data)
        if problems.found:
            break
    return problems.found


def _check_shape(problems: Problems, data: Any) -> None:
    if not isinstance(data, dict):
        problems.add("board", "expected an object")
        return
    problems.need(data.get("game") == "china-rails", "game", "expected china-rails")
    problems.need(data.get("schema") == SCHEMA, "schema", f"expected {SCHEMA}")
    for key, (least, most) in LIMITS.items():
        rows = data.get(key)
        if not isinstance(rows, list) or not least <= len(rows) <= most:
            problems.add(key, f"expected a list of {least} to {most} entries")
        elif key != "edges":
            _check_ids(problems, key, rows)
    _check_prices(problems, data, "prices", _price_names())
    _check_prices(problems, data, "surcharges", CROSSINGS)
    for key in ("waters", "seas", "deserts", "regions"):  # only drawn and named
        rows = data.get(key, [])
        problems.need(isinstance(rows, list) and len(rows) <= 500, key, "expected at most 500")
    also = data.get("also", [])
    if not isinstance(also, list) or len(also) > 1000:
        problems.add("also", "expected a list of at most 1000 entries")


def _price_names() -> tuple[str, ...]:
    return (*KINDS[:6], "major", *KINDS[8:])


def _check_ids(problems: Problems, key: str, rows: list[Any]) -> None:
    seen: set[str] = set()
    for number, entry in enumerate(rows):
        name = entry.get("id") if isinstance(entry, dict) else None
        if key == "demands" and _is_number(name, 0, 10**6):
            name = str(name)
        if not isinstance(name, str) or not _is_slug(name):
            problems.add(f"{key} {number}", "expected an object with an id of letters and digits")
        elif name in seen:
            problems.add(f"{key} {name}", "stands twice")
        else:
            seen.add(name)


def _is_slug(name: str) -> bool:
    return 0 < len(name) <= 60 and name.isascii() and name.replace("-", "").isalnum()


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_NAME and value.isprintable()


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_degree(value: object) -> bool:
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return number and -180 <= value <= 180  # type: ignore[operator]  # a number


def _check_prices(problems: Problems, data: Json, key: str, names: tuple[str, ...]) -> None:
    table = data.get(key)
    for name in names:
        value = table.get(name) if isinstance(table, dict) else None
        problems.need(_is_number(value, 0, 8), f"{key} {name}", "expected a number from 0 to 8")


def _is_words(value: object, most: int = 200) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= most
        and all(isinstance(word, str) for word in value)
    )


def _check_entries(problems: Problems, data: Json) -> None:
    for entry in data["mileposts"]:
        _check_milepost(problems, entry)
    for number, row in enumerate(data["edges"]):
        good = isinstance(row, list) and len(row) == 4 and _is_words(row[:2])
        good = good and all(word is None or isinstance(word, str) for word in row[2:])
        problems.need(good, f"edges {number}", "expected [milepost, milepost, crossing, water]")
    for entry in data["cities"]:
        _check_city(problems, entry)
    for entry in data["ports"]:
        _check_port(problems, entry)
    for entry in data["loads"]:
        name = f"loads {entry['id']}"
        problems.need(_is_name(entry.get("name")), name, "expected a name")
        problems.need(_is_number(entry.get("chips"), 1, 50), name, "expected 1 to 50 chips")
    for entry in data["demands"]:
        rows = entry.get("demands")
        good = isinstance(rows, list) and len(rows) == 3 and all(_is_demand(r) for r in rows)
        problems.need(good, f"demands {entry['id']}", "expected three of [city, load, payout]")
    for entry in data["events"]:
        _check_event(problems, entry)


def _check_milepost(problems: Problems, entry: Json) -> None:
    name = f"mileposts {entry['id']}"
    good = _is_number(entry.get("row"), 0, 999) and _is_number(entry.get("col"), 0, 999)
    problems.need(good, name, "expected row and col")
    problems.need(entry.get("kind") in KINDS, name, "expected a kind of CR-3")
    for key in ("coast", "desert", "region"):
        problems.need(isinstance(entry.get(key, ""), str), name, f"{key} is not a name")


def _check_city(problems: Problems, entry: Json) -> None:
    name = f"cities {entry['id']}"
    problems.need(_is_name(entry.get("name")), name, "expected a name")
    problems.need(entry.get("class") in CLASSES, name, "expected a class of CR-5")
    problems.need(_is_words(entry.get("loads")), name, "expected a list of loads")
    on_land = entry.get("class") != "taiwan"
    problems.need(on_land == isinstance(entry.get("milepost"), str), name, "milepost: see CR-50")
    for key in ("lat", "lon"):  # a city across the water is drawn where it really lies
        problems.need(on_land or _is_degree(entry.get(key)), name, f"{key}: expected degrees")
    outer = entry.get("class") == "major"
    problems.need(outer == _is_words(entry.get("outer"), 6), name, "outer: major cities only")


def _check_port(problems: Problems, entry: Json) -> None:
    name = f"ports {entry['id']}"
    problems.need(_is_name(entry.get("name")), name, "expected a name")
    problems.need(entry.get("kind") in ("container", "ferry"), name, "expected a kind")
    problems.need(_is_number(entry.get("price"), 0, 20), name, "expected a price from 0 to 20")
    owners = entry.get("owners")
    problems.need(owners is None or _is_number(owners, 2, 2), name, "owners: 2 or null (CR-85)")
    problems.need(isinstance(entry.get("milepost"), str), name, "expected a milepost")
    problems.need(isinstance(entry.get("city", ""), str), name, "city is not a name")
    ferry = entry.get("kind") == "ferry"
    problems.need(ferry == isinstance(entry.get("other"), str), name, "other: ferries only")


def _is_demand(row: object) -> bool:
    return (
        isinstance(row, list)
        and len(row) == 3
        and isinstance(row[0], str)
        and isinstance(row[1], str)
        and _is_number(row[2], 1, 500)
    )


def _check_event(problems: Problems, entry: Json) -> None:
    name = f"events {entry['id']}"
    kind = entry.get("kind")
    problems.need(_is_name(entry.get("name")), name, "expected a name")
    if kind not in EVENT_KINDS:
        problems.add(name, "expected a kind of event")
        return
    for key in EVENT_FIELDS[str(kind)]:
        value = entry.get(key)
        if key in ("radius", "coast", "inner", "outer"):
            problems.need(_is_number(value, 0, 30), name, f"{key}: expected 0 to 30")
        elif key in ("centre", "region"):
            problems.need(isinstance(value, str), name, f"{key}: expected a name")
        elif key == "table":
            problems.need(_is_tax_table(value), name, "expected [[cash, tax], ...] (CR-153)")
        else:
            problems.need(_is_words(value), name, f"{key}: expected a list of names")


def _is_tax_table(value: object) -> bool:
    if not isinstance(value, list) or not 1 <= len(value) <= 20:
        return False
    for row in value:
        if not isinstance(row, list) or len(row) != 2:
            return False
        if not _is_number(row[0], 0, 10**6) or not _is_number(row[1], 0, row[0]):
            return False
    return True


def _check_references(problems: Problems, data: Json) -> None:
    miles = {entry["id"] for entry in data["mileposts"]}
    loads = {entry["id"] for entry in data["loads"]}
    cities = {entry["id"] for entry in data["cities"]}
    for row in data["edges"]:
        name = f"edge {row[0]}-{row[1]}"
        known = row[0] in miles and row[1] in miles and row[0] != row[1]
        problems.need(known, name, "expected two mileposts of the board")
        problems.need(row[2] is None or row[2] in CROSSINGS, name, "unknown crossing (CR-54)")
    for entry in data["cities"]:
        name = f"cities {entry['id']}"
        for m in [*entry.get("outer", []), *([entry["milepost"]] if "milepost" in entry else [])]:
            problems.need(m in miles, name, f"{m} is no milepost")
        for load in entry["loads"]:
            problems.need(load in loads, name, f"{load} is no load")
    for entry in data["ports"]:
        name = f"ports {entry['id']}"
        problems.need(entry["milepost"] in miles, name, "no such milepost")
        for key in ("city", "other"):
            problems.need(key not in entry or entry[key] in cities, name, f"{key}: no such city")
    for entry in data["demands"]:
        for city, load, _ in entry["demands"]:
            name = f"demands {entry['id']}"
            problems.need(city in cities, name, f"{city} is no city")
            problems.need(load in loads, name, f"{load} is no load")
    _check_event_references(problems, data, cities, loads)


def _check_event_references(
    problems: Problems, data: Json, cities: set[str], loads: set[str]
) -> None:
    on_land = {entry["id"] for entry in data["cities"] if "milepost" in entry}
    for entry in data["events"]:
        name = f"events {entry['id']}"
        if entry["kind"] in ("derailment", "black-dragon"):
            for city in entry["cities"]:
                problems.need(city in on_land, name, f"{city} is no city with a milepost")
        if "centre" in EVENT_FIELDS[entry["kind"]]:
            problems.need(entry["centre"] in on_land, name, "centre: no city with a milepost")
        if entry["kind"] == "new-year":
            problems.need(set(entry["loads"]) <= loads, name, "unknown load")
    kinds = [entry["kind"] for entry in data["events"]]
    for kind in ONCE:
        problems.need(kinds.count(kind) <= 1, "events", f"more than one {kind}")
    edges = {frozenset(row[:2]) for row in data["edges"]}
    for row in data.get("also", []):
        good = isinstance(row, list) and len(row) == 3 and _is_words(row)
        good = good and frozenset(row[:2]) in edges
        problems.need(good, "also", "expected [milepost, milepost, river] of an edge")


def _check_rules(problems: Problems, data: Json) -> None:
    around = _neighbours(problems, data)
    _check_joined(problems, data, around)
    majors = [entry for entry in data["cities"] if entry["class"] == "major"]
    problems.need(len(majors) == MAJORS, "cities", f"expected {MAJORS} major cities (CR-4)")
    taken: dict[str, str] = {}
    for entry in data["cities"]:
        _check_city_place(problems, entry, around, taken)
    _check_ports(problems, data, around)
    kinds = {m["id"]: m["kind"] for m in data["mileposts"]}
    for entry in data["cities"]:
        if "milepost" in entry:
            wanted = "major-centre" if entry["class"] == "major" else entry["class"]
            good = kinds[entry["milepost"]] == wanted
            problems.need(good, f"mileposts {entry['milepost']}", f"expected kind {wanted}")
    for name, kind in kinds.items():
        if kind in ("small", "medium", "major-centre", "major-outer"):
            problems.need(name in taken, f"mileposts {name}", f"{kind}, but of no city")


def _neighbours(problems: Problems, data: Json) -> dict[str, set[str]]:
    around: dict[str, set[str]] = {entry["id"]: set() for entry in data["mileposts"]}
    for row in data["edges"]:
        problems.need(
            row[1] not in around[row[0]], f"edge {row[0]}-{row[1]}", "stands twice (CR-47)"
        )
        around[row[0]].add(row[1])
        around[row[1]].add(row[0])
    for name, others in around.items():
        problems.need(len(others) <= 6, f"mileposts {name}", "more than six neighbours (CR-1)")
    return around


def _check_joined(problems: Problems, data: Json, around: dict[str, set[str]]) -> None:
    start = data["mileposts"][0]["id"]
    seen = {start}
    queue = [start]
    for name in queue:
        new = around[name] - seen
        seen |= new
        queue += sorted(new)
    for name in around:
        if name not in seen:
            problems.add(f"mileposts {name}", f"cannot be reached from {start}")


def _check_city_place(
    problems: Problems, entry: Json, around: dict[str, set[str]], taken: dict[str, str]
) -> None:
    if "milepost" not in entry:
        return
    name = f"cities {entry['id']}"
    centre = entry["milepost"]
    members = {centre, *entry.get("outer", [])}
    for m in members:
        problems.need(m not in taken, name, f"{m} belongs to {taken.get(m)} already")
        taken[m] = entry["id"]
    if entry["class"] == "major":
        problems.need(members - {centre} == around[centre], name, "outer: the centre's neighbours")
        problems.need(len(members) > MAJOR_OUTER, name, f"fewer than {MAJOR_OUTER} outer mileposts")
        exits = sum(len(around[m] - members) for m in members)
        problems.need(exits >= MAJOR_EXITS, name, f"fewer than {MAJOR_EXITS} exits (CR-62)")
    else:
        least = CITY_EDGES[entry["class"]]
        problems.need(len(around[centre]) >= least, name, f"fewer than {least} edges (CR-64)")


def _check_ports(problems: Problems, data: Json, around: dict[str, set[str]]) -> None:
    cities = {entry["id"]: entry for entry in data["cities"]}
    containers = [entry for entry in data["ports"] if entry["kind"] == "container"]
    ferries = [entry for entry in data["ports"] if entry["kind"] == "ferry"]
    problems.need(len(containers) > 0, "ports", "no container port (CR-177)")
    problems.need(len(ferries) <= 1, "ports", "more than one ferry")
    for entry in data["ports"]:
        name = f"ports {entry['id']}"
        few = len(around[entry["milepost"]]) < PORT_EDGES
        problems.need(not few, name, f"fewer than {PORT_EDGES} edges")
        if "city" in entry:
            city = cities[entry["city"]]
            inside = city["class"] == "major" and entry["milepost"] in city.get("outer", [])
            problems.need(inside, name, "not on an outer milepost of that major city")
    for entry in ferries:
        small = cities[entry["other"]]["class"] == "small"
        problems.need(small, f"ports {entry['id']}", "the other end is no small city (CR-71)")
    places = [entry["milepost"] for entry in data["ports"]]
    problems.need(len(set(places)) == len(places), "ports", "two on one milepost")
    taiwan = [entry for entry in data["cities"] if entry["class"] == "taiwan"]
    problems.need(len(taiwan) <= 20, "cities", "too many on Taiwan")


def _check_cards(problems: Problems, data: Json) -> None:
    made = {load: entry["id"] for entry in data["cities"] for load in entry["loads"]}
    makes = {entry["id"]: set(entry["loads"]) for entry in data["cities"]}
    for entry in data["demands"]:
        name = f"demands {entry['id']}"
        for city, load, _ in entry["demands"]:
            problems.need(load in made, name, f"{load} has no source")
            problems.need(load not in makes[city], name, f"{city} makes {load} itself")
