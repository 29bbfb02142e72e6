"""Checks a board before anyone plays on it. Any JSON gets an answer.

The shape is the schema's (`data/board.schema.json`); here stands what a schema cannot say.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from trackside.core.boards import Board
from trackside.core.contract import Json
from trackside.core.counts import Count, having, rows_of, table_counts
from trackside.core.problems import BadBoard, Findings, Problem, unique_ids
from trackside.core.shapes import check_shape, schema_of
from trackside.games.china_rails.components import CLASSES, Facts, read_facts

PACKAGE: Final = "trackside.games.china_rails"
MAJORS: Final = 4  # CR-4
MAJOR_OUTER: Final = 4
MAJOR_EXITS: Final = 6  # CR-62: one per player
MOST_NEIGHBOURS: Final = 6  # CR-1
MOST_ACROSS: Final = 20  # cities on Taiwan
CITY_EDGES: Final = {"small": 3, "medium": 4}  # CR-64
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
TABLES: Final = ("mileposts", "cities", "ports", "loads", "demands", "events")
DRAWN: Final = ("waters", "seas", "deserts", "regions")  # only drawn and named
SPOTS: Final = {
    "mileposts": ("cell", "id"),
    "edges": ("link",),
    "also": ("link",),
    "cities": ("cell", "milepost", "id"),
    "ports": ("cell", "milepost"),
    "demands": ("card", "id"),
    "events": ("card", "id"),
}

Around = dict[str, set[str]]


@lru_cache(maxsize=20)
def facts_of(board: Board) -> Facts:
    """Give the facts of a board, made once; raises BadBoard. The shipped ones are checked by
    tests."""
    problems = [] if board.shipped else check_board(board.data)
    if problems:
        raise BadBoard(board.name, problems)
    return read_facts(board)


def check_board(data: object) -> list[Problem]:
    """List what is wrong with a board; [] if it is fit to play."""
    found = Findings(data, SPOTS)
    if not check_shape(found, data, schema_of(PACKAGE)) or not isinstance(data, dict):
        return found.found
    for key in (*TABLES, *DRAWN):
        unique_ids(found, key, data.get(key, []))
    _check_entries(found, data)
    _check_references(found, data)
    if not found.found:
        _check_rules(found, data)
        _check_cards(found, data)
    return found.found


def count_board(data: object) -> list[Count]:
    """Count what there is of what the rules want."""
    counts = table_counts(data, schema_of(PACKAGE), ("mileposts", "edges", "cities"))
    cities = rows_of(data, "cities")
    limits = {"major": (MAJORS, MAJORS), "taiwan": (0, MOST_ACROSS)}
    for name in CLASSES:
        least, most = limits.get(name, (0, None))
        counts.append(Count("class", having(cities, "class", name), least, most, {"of": name}))
    counts += table_counts(data, schema_of(PACKAGE), ("ports", "loads", "demands", "events"))
    made = {load for city in cities for load in _words(city.get("loads"))}
    loads = [load for load in rows_of(data, "loads") if load.get("id") in made]
    return [*counts, Count("loads-made", len(loads), len(rows_of(data, "loads")))]


def _words(value: object) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _check_entries(found: Findings, data: Json) -> None:
    """What the class of a city and the kind of a port or an event ask for."""
    for number, entry in enumerate(data["cities"]):
        at = ("cities", number)
        on_land = entry["class"] != "taiwan"
        found.need(on_land == ("milepost" in entry), at, "city-milepost", "CR-50")
        found.need(on_land or "lat" in entry, at, "city-degrees", "CR-50")
        found.need((entry["class"] == "major") == ("outer" in entry), at, "city-outer", "CR-4")
    for number, entry in enumerate(data["ports"]):
        ferry = entry["kind"] == "ferry"
        found.need(ferry == ("other" in entry), ("ports", number), "port-other", "CR-71")
    for number, entry in enumerate(data["events"]):
        at = ("events", number)
        for key in EVENT_FIELDS[entry["kind"]]:
            found.need(key in entry, at, "missing", field=key)
        for cash, tax in entry.get("table", []):
            found.need(tax <= cash, (*at, "table"), "tax-above-cash", "CR-153", cash=cash, tax=tax)


def _check_references(found: Findings, data: Json) -> None:
    known = {key: {entry["id"] for entry in data.get(key, [])} for key in (*TABLES, *DRAWN)}
    for number, row in enumerate(data["edges"]):
        for end in (0, 1):
            _refer(found, ("edges", number, end), known, "mileposts", row[end])
        found.need(row[0] != row[1], ("edges", number), "edge-circle", "CR-47")
    for number, entry in enumerate(data["cities"]):
        at = ("cities", number)
        if "milepost" in entry:
            _refer(found, (*at, "milepost"), known, "mileposts", entry["milepost"])
        for name in entry.get("outer", []):
            _refer(found, (*at, "outer"), known, "mileposts", name)
        for load in entry["loads"]:
            _refer(found, (*at, "loads"), known, "loads", load)
    for number, entry in enumerate(data["ports"]):
        _refer(found, ("ports", number, "milepost"), known, "mileposts", entry["milepost"])
        for key in ("city", "other"):
            if key in entry:
                _refer(found, ("ports", number, key), known, "cities", entry[key])
    for number, entry in enumerate(data["demands"]):
        for slot, (city, load, _) in enumerate(entry["demands"]):
            at = ("demands", number)
            _refer(found, (*at, "demands", slot), known, "cities", city)
            _refer(found, (*at, "demands", slot), known, "loads", load)
    _check_events(found, data, known)


def _refer(
    found: Findings, path: tuple[str | int, ...], known: dict[str, set[str]], table: str, name: str
) -> None:
    if name not in known[table]:
        found.add(path, "no-such", what=table, id=name)


def _check_events(found: Findings, data: Json, known: dict[str, set[str]]) -> None:
    on_land = {entry["id"] for entry in data["cities"] if "milepost" in entry}
    seen: set[str] = set()
    for number, entry in enumerate(data["events"]):
        at = ("events", number)
        fields = EVENT_FIELDS[entry["kind"]]
        cities = entry.get("cities", []) if "cities" in fields else []
        centre = [entry["centre"]] if "centre" in fields and "centre" in entry else []
        for city in [*cities, *centre]:
            found.need(city in on_land, at, "event-city", city=city)
        for load in entry.get("loads", []) if "loads" in fields else []:
            _refer(found, (*at, "loads"), known, "loads", load)
        if entry["kind"] in ONCE and entry["kind"] in seen:
            found.add(at, "event-twice", of=entry["kind"])
        seen.add(entry["kind"])
    edges = {frozenset(row[:2]) for row in data["edges"]}
    for number, row in enumerate(data.get("also", [])):
        found.need(frozenset(row[:2]) in edges, ("also", number), "also-edge", "CR-157")


def _check_rules(found: Findings, data: Json) -> None:
    around = _neighbours(found, data)
    _check_joined(found, data, around)
    majors = having(data["cities"], "class", "major")
    found.need(majors == MAJORS, ("cities",), "majors", "CR-4", wanted=MAJORS, have=majors)
    across = having(data["cities"], "class", "taiwan")
    found.need(across <= MOST_ACROSS, ("cities",), "many-across", most=MOST_ACROSS, have=across)
    taken: dict[str, str] = {}
    for number, entry in enumerate(data["cities"]):
        if "milepost" in entry:
            _check_city_place(found, number, entry, around, taken)
    _check_ports(found, data, around)
    _check_kinds(found, data, taken)


def _check_kinds(found: Findings, data: Json, taken: dict[str, str]) -> None:
    """A milepost is drawn as what lies there."""
    wanted = {
        entry["milepost"]: "major-centre" if entry["class"] == "major" else entry["class"]
        for entry in data["cities"]
        if "milepost" in entry
    }
    for number, entry in enumerate(data["mileposts"]):
        at, kind = ("mileposts", number, "kind"), entry["kind"]
        if kind != wanted.get(entry["id"], kind):
            found.add(at, "milepost-kind", city=taken[entry["id"]], wanted=wanted[entry["id"]])
        elif kind in ("small", "medium", "major-centre", "major-outer"):
            found.need(entry["id"] in taken, at, "milepost-no-city", of=kind)


def _neighbours(found: Findings, data: Json) -> Around:
    around: Around = {entry["id"]: set() for entry in data["mileposts"]}
    for number, row in enumerate(data["edges"]):
        found.need(row[1] not in around[row[0]], ("edges", number), "edge-twice", "CR-47")
        around[row[0]].add(row[1])
        around[row[1]].add(row[0])
    for number, entry in enumerate(data["mileposts"]):
        few = len(around[entry["id"]]) <= MOST_NEIGHBOURS
        found.need(few, ("mileposts", number), "neighbours", "CR-1", most=MOST_NEIGHBOURS)
    return around


def _check_joined(found: Findings, data: Json, around: Around) -> None:
    start = data["mileposts"][0]["id"]
    seen = {start}
    queue = [start]
    for name in queue:
        new = around[name] - seen
        seen |= new
        queue += sorted(new)
    for number, entry in enumerate(data["mileposts"]):
        found.need(entry["id"] in seen, ("mileposts", number), "cut-off", "CR-1", other=start)


def _check_city_place(
    found: Findings, number: int, entry: Json, around: Around, taken: dict[str, str]
) -> None:
    at = ("cities", number)
    centre = entry["milepost"]
    members = {centre, *entry.get("outer", [])}
    for name in sorted(members):
        if name in taken:
            found.add(at, "milepost-taken", milepost=name, other=taken[name])
        taken[name] = entry["id"]
    if entry["class"] == "major":
        found.need(members - {centre} == around[centre], (*at, "outer"), "outer-near", "CR-4")
        found.need(len(members) > MAJOR_OUTER, at, "few-outer", "CR-4", least=MAJOR_OUTER)
        exits = sum(len(around[name] - members) for name in members)
        enough = exits >= MAJOR_EXITS
        found.need(enough, at, "few-exits", "CR-62", least=MAJOR_EXITS, have=exits)
    else:
        least, have = CITY_EDGES[entry["class"]], len(around[centre])
        found.need(have >= least, at, "few-edges", "CR-64", least=least, have=have)


def _check_ports(found: Findings, data: Json, around: Around) -> None:
    cities = {entry["id"]: entry for entry in data["cities"]}
    found.need(having(data["ports"], "kind", "container") > 0, ("ports",), "no-port", "CR-177")
    found.need(having(data["ports"], "kind", "ferry") <= 1, ("ports",), "two-ferries", "CR-71")
    places: dict[str, str] = {}
    for number, entry in enumerate(data["ports"]):
        at = ("ports", number)
        have = len(around[entry["milepost"]])
        found.need(have >= PORT_EDGES, at, "few-edges", "CR-64", least=PORT_EDGES, have=have)
        if "city" in entry:
            city: dict[str, Any] = cities[entry["city"]]
            inside = entry["milepost"] in city.get("outer", [])
            found.need(inside, at, "port-outer", city=city["name"])
        if entry["kind"] == "ferry":
            small = cities[entry["other"]]["class"] == "small"
            found.need(small, (*at, "other"), "ferry-small", "CR-71")
        milepost: str = entry["milepost"]
        if milepost in places:
            found.add(at, "milepost-taken", milepost=milepost, other=places[milepost])
        places.setdefault(milepost, entry["id"])


def _check_cards(found: Findings, data: Json) -> None:
    made = {load for entry in data["cities"] for load in entry["loads"]}
    makes = {entry["id"]: set(entry["loads"]) for entry in data["cities"]}
    for number, entry in enumerate(data["demands"]):
        for slot, (city, load, _) in enumerate(entry["demands"]):
            at = ("demands", number, "demands", slot)
            found.need(load in made, at, "load-no-source", load=load)
            found.need(load not in makes[city], at, "load-at-source", load=load, city=city)
