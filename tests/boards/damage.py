"""Small ways to break a copy of a board, and the twenty and more kinds of damage per board."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from trackside import games, messages
from trackside.core import boards
from trackside.core.problems import Problem
from trackside.games import package

Json = dict[str, Any]
Break = Callable[[Json], None]


@dataclass(frozen=True)
class Damage:
    name: str
    words: str  # that the message must hold: the entry, and what is wrong
    breaks: Break


def told(slug: str, problem: Problem) -> str:
    """What a person reads, and what a program does: `cities[7].lat`."""
    words = messages.problem("en", games.get(slug).meta.prefix, problem)
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in problem.path)
    return f"{words} {''.join(steps)[1:]}"


def whole(slug: str) -> Json:
    """A copy of the shipped board that may be broken."""
    return copy.deepcopy(boards.shipped(package(slug), "standard").data)


def entry(board: Json, table: str, key: Any) -> Json:
    found: Json = next(each for each in board[table] if each["id"] == key)
    return found


def put(table: str, key: Any, field: str, value: object) -> Break:
    """Sets a field of one entry."""

    def breaks(board: Json) -> None:
        entry(board, table, key)[field] = value

    return breaks


def lose(table: str, key: Any, field: str) -> Break:
    def breaks(board: Json) -> None:
        del entry(board, table, key)[field]

    return breaks


def top(field: str, value: object) -> Break:
    def breaks(board: Json) -> None:
        board[field] = value

    return breaks


def remove(table: str, key: Any) -> Break:
    def breaks(board: Json) -> None:
        board[table].remove(entry(board, table, key))

    return breaks


def twice(table: str, key: Any) -> Break:
    def breaks(board: Json) -> None:
        board[table].append(copy.deepcopy(entry(board, table, key)))

    return breaks


def longer(table: str, count: int) -> Break:
    """Far too many entries: a board may not exhaust memory or time."""

    def breaks(board: Json) -> None:
        board[table] = board[table] * (count // len(board[table]) + 1)

    return breaks


def swap(table: str, one: int, two: int) -> Break:
    def breaks(board: Json) -> None:
        rows = board[table]
        rows[one], rows[two] = rows[two], rows[one]

    return breaks


def junk(table: str, index: int, value: object) -> Break:
    def breaks(board: Json) -> None:
        board[table][index] = value

    return breaks


def inside(table: str, key: Any, field: str, index: int, value: object) -> Break:
    """Sets one item of a list that is a field of an entry."""

    def breaks(board: Json) -> None:
        entry(board, table, key)[field][index] = value

    return breaks


def edge(board: Json, a: str, b: str) -> list[Any]:
    found: list[Any] = next(each for each in board["edges"] if each[:2] == [a, b])
    return found


def _hexes_share_a_spot(board: Json) -> None:
    entry(board, "hexes", "D5")["row"] = entry(board, "hexes", "D6")["row"]
    entry(board, "hexes", "D5")["col"] = entry(board, "hexes", "D6")["col"]


def _same_home(board: Json) -> None:
    entry(board, "companies", "NME")["home"] = entry(board, "companies", "PO")["home"]


HEX = (
    Damage("other schema", "schema", top("schema", "trackside/board-links/1")),
    Damage("other game", "game", top("game", "volldampf")),
    Damage("hexes are no list", "hexes", top("hexes", {"A4": {}})),
    Damage("no hexes", "hexes", top("hexes", [])),
    Damage("too many hexes", "hexes", longer("hexes", 1001)),
    Damage("an entry is no object", "hexes[3]", junk("hexes", 3, "D5")),
    Damage("a hex without an id", "hexes[", lose("hexes", "D5", "id")),
    Damage("an id with a blank", "hexes[", put("hexes", "D5", "id", "D 5")),
    Damage("an id twice", "hex D5", twice("hexes", "D5")),
    Damage("two hexes on one spot", "same spot", _hexes_share_a_spot),
    Damage("unknown terrain", "hex D6", put("hexes", "D6", "terrain", "swamp")),
    Damage("no terrain", "hex D6", lose("hexes", "D6", "terrain")),
    Damage("a row below 0", "hex D6", put("hexes", "D6", "row", -1)),
    Damage("a column in words", "hex D6", put("hexes", "D6", "col", "six")),
    Damage("a column of a billion", "hex D6", put("hexes", "D6", "col", 10**9)),
    Damage("no place", "hex D6", lose("hexes", "D6", "place")),
    Damage("a place of another hex", "hex D7", put("hexes", "D6", "place", "D7")),
    Damage("a city without income", "hex D5", lose("hexes", "D5", "income")),
    Damage("an income of 0", "hex D5", put("hexes", "D5", "income", 0)),
    Damage("an income of true", "hex D5", put("hexes", "D5", "income", True)),
    Damage("income without a city", "hex D6", put("hexes", "D6", "income", 1)),
    Damage("a city on an approach hex", "hex F9", put("hexes", "F9", "city", "Spandau")),
    Damage("a name of a thousand letters", "hex D5", put("hexes", "D5", "city", "x" * 1000)),
    Damage("Berlin disagrees with itself", "Berlin", put("hexes", "H10", "income", 2)),
    Damage("the map in two pieces", "hex A20", remove("hexes", "B20")),
    Damage("seven companies", "companies", remove("companies", "BHE")),
    Damage("companies out of order", "The company PO stands here", swap("companies", 0, 1)),
    Damage(
        "a home in the country",
        "company Preußische Ostbahn, home",
        put("companies", "PO", "home", "B20"),
    ),
    Damage(
        "a home nowhere", "company Preußische Ostbahn, home", put("companies", "PO", "home", "Z99")
    ),
    Damage("one home for two", "a home of its own", _same_home),
    Damage(
        "no locomotives",
        "Sächsische Staatseisenbahnen, locomotives",
        put("companies", "KSS", "locomotives", 0),
    ),
    Damage("a terrain without a cost", "terrains", top("terrains", {"plain": 2, "hill": 3})),
    Damage(
        "a negative cost",
        "terrain costs, hill",
        top("terrains", {"plain": 2, "hill": -3, "mountain": 4, "approach": 2}),
    ),
    Damage("a link to the country", "link", top("link", ["Berlin", "D6"])),
)


def _same_pair(board: Json) -> None:
    entry(board, "links", "HAM-HAN")["b"] = "BRE"


def _all_german(board: Json) -> None:
    for city in board["cities"]:
        if city["id"] not in ("KOP", "KOE", "WAR", "PRA"):
            city["country"], city["colour"] = "german", "blue"


def _cut_off(board: Json) -> None:
    """Zürich keeps its place but loses its links to others."""
    for link in board["links"]:
        if "ZUR" in (link["a"], link["b"]):
            link["a"], link["b"] = ("LEI", "STE") if link["a"] == "FRE" else ("STU", "DRE")


LINKS = (
    Damage("other schema", "schema", top("schema", "trackside/board-hex/1")),
    Damage("other game", "game", top("game", "china-rails")),
    Damage("cities are no list", "cities", top("cities", None)),
    Damage("too many cities", "cities", longer("cities", 100)),
    Damage("too many links", "links", longer("links", 1000)),
    Damage("too few links", "links", lambda board: board["links"].__delitem__(slice(20, None))),
    Damage("an entry is no object", "links", junk("links", 5, ["BER", "LEI"])),
    Damage("a city without an id", "cities[0]", lose("cities", "BER", "id")),
    Damage("an id with a blank", "cities[0]", put("cities", "BER", "id", "B R")),
    Damage("an id twice", "cities[30]", twice("cities", "BER")),
    Damage("a city without a name", "cities[0]", put("cities", "BER", "name", "")),
    Damage("unknown colour", "cities[0]", put("cities", "BER", "colour", "pink")),
    Damage("a blue city abroad", "cities[0]", put("cities", "BER", "country", "foreign")),
    Damage("a place in words", "cities[0]", put("cities", "BER", "lat", "52")),
    Damage("a place off the globe", "cities[0]", put("cities", "BER", "display_lon", 4000)),
    Damage("too many German cities", "German", _all_german),
    Damage("a link without an id", "links[0]", lose("links", "BRE-HAM", "id")),
    Damage("a link twice", "links[60]", twice("links", "BRE-HAM")),
    Damage("two links between two cities", "links[1]", _same_pair),
    Damage("a link to nowhere", "links[0]", put("links", "BRE-HAM", "a", "XXX")),
    Damage("a link in a circle", "links[0]", put("links", "BRE-HAM", "a", "HAM")),
    Damage("a colour without cards", "links[0]", put("links", "BRE-HAM", "colour", "gold")),
    Damage("a negative cost", "links[0]", put("links", "BRE-HAM", "cost", -3)),
    Damage("a broken cost", "links[0]", put("links", "BRE-HAM", "cost", 3.5)),
    Damage("a city that nobody reaches", "reached", _cut_off),
    Damage(
        "eleven blue goods",
        "goods",
        top("goods", {"blue": 11, "violet": 10, "red": 10, "yellow": 10}),
    ),
    Damage(
        "seven copies", "route_cards[1]", lambda board: board["route_cards"][1].update(copies=7)
    ),
    Damage(
        "a symbol twice",
        "route_cards[1]",
        lambda board: board["route_cards"][1].update(symbol="octagon"),
    ),
    Damage("five colours", "route_cards", lambda board: board["route_cards"].pop()),
    Damage("seventeen goods cards", "goods_cards", remove("goods_cards", "G01")),
    Damage("a card twice", "goods_cards[1]", put("goods_cards", "G02", "id", "G01")),
    Damage(
        "a card with two cities",
        "goods_cards[0]",
        put("goods_cards", "G01", "cities", ["BER", "PAR"]),
    ),
    Damage(
        "a card with a city twice",
        "goods_cards[0]",
        inside("goods_cards", "G01", "cities", 0, "PAR"),
    ),
    Damage(
        "a card with no such city",
        "goods_cards[0]",
        inside("goods_cards", "G01", "cities", 0, "XXX"),
    ),
)


def _river_out_of_order(board: Json) -> None:
    course = entry(board, "rivers", "elbe")["squares"]
    course[3], course[9] = course[9], course[3]


def _too_few_green(board: Json) -> None:
    for square in board["squares"]:
        if square.get("station") == "green":
            square["station"] = "white"


def _sector_without_a_way(board: Json) -> None:
    """A single square of land in the empty sector D6: no line of five dice gets in and out."""
    entry(board, "squares", "r35c21")["kind"] = "plain"


SQUARES = (
    Damage("other schema", "schema", top("schema", "trackside/board-hex/1")),
    Damage("27 columns", "columns", top("columns", 27)),
    Damage("rows in words", "rows", top("rows", "42")),
    Damage("squares are no list", "squares", top("squares", "r00c00")),
    Damage("too many squares", "squares", longer("squares", 2000)),
    Damage("a missing square", "squares", remove("squares", "r20c10")),
    Damage("an entry is no object", "square #8", junk("squares", 7, 7)),
    Damage("a square twice", "r20c10", put("squares", "r20c11", "id", "r20c10")),
    Damage("unknown kind", "r20c13", put("squares", "r20c13", "kind", "swamp")),
    Damage("a river at sea", "r00c00", put("squares", "r00c00", "river", "elbe")),
    Damage("an unknown river", "r20c13", put("squares", "r20c13", "river", "nile")),
    Damage("a country at home", "r20c13", put("squares", "r20c13", "country", "PL")),
    Damage("an unknown country", "r08c25", put("squares", "r08c25", "country", "XX")),
    Damage("a city without a cost", "r20c11", lose("squares", "r20c11", "cost")),
    Damage("a cost of 4", "r20c11", put("squares", "r20c11", "cost", 4)),
    Damage("a station of no company", "r20c11", put("squares", "r20c11", "station", "pink")),
    Damage("an unknown city", "r20c11", put("squares", "r20c11", "city", "atlantis")),
    Damage("a city in two places", "city Fulda", put("squares", "r20c12", "city", "fulda")),
    Damage(
        "a colour twice in a city",
        "city Kassel: A colour",
        put("squares", "r20c12", "station", "red"),
    ),
    Damage("a city twice", "city Kassel, id", twice("cities", "kassel")),
    Damage("a city without a name", "city kassel", lose("cities", "kassel", "name")),
    Damage("too few squares of a company", "company Eisberg Tours", _too_few_green),
    Damage(
        "a company too many",
        "companies",
        lambda board: board["companies"].append({"id": "pink", "name": "P", "stations": 7}),
    ),
    Damage("no stations", "company Berg & Tal-Bahn", put("companies", "red", "stations", 0)),
    Damage("a river with a gap", "river Elbe", _river_out_of_order),
    Damage("a river off the map", "river Elbe", inside("rivers", "elbe", "squares", 0, "r99c99")),
    Damage("a river without squares", "river Elbe", put("rivers", "elbe", "squares", [])),
    Damage("a square that its river misses", "r20c13", put("squares", "r20c13", "river", "elbe")),
    Damage("a start on a mountain", "start", top("start", {"square": "r24c10", "runs": "NS"})),
    Damage("a start nowhere", "start", top("start", {"square": "r50c10", "runs": "NS"})),
    Damage("a start at sea", "start", top("start", {"square": "r00c00", "runs": "NS"})),
    Damage("three other starts", "variant_starts", remove("variant_starts", "kiel")),
    Damage("another start at home", "kiel", put("variant_starts", "kiel", "square", "r20c13")),
    Damage(
        "a country far from home",
        "r24c26",
        lambda board: entry(board, "squares", "r24c26").update(kind="abroad", country="CZ"),
    ),
    Damage(
        "an island", "r01c18", lambda board: entry(board, "squares", "r01c18").update(kind="plain")
    ),
    Damage("a sector without a way through", "r35c21", _sector_without_a_way),
)


def _lone_milepost(board: Json) -> None:
    board["mileposts"].append(
        {"id": "r99c99", "row": 99, "col": 99, "kind": "clear", "terrain": "clear"}
    )


def _demand_of_its_own(board: Json) -> None:
    board["demands"][0]["demands"][0] = ["beijing", "electronics", 20]


def _edge(index: int, value: object) -> Break:
    def breaks(board: Json) -> None:
        board["edges"][7][index] = value

    return breaks


def _no_source(board: Json) -> None:
    for city in board["cities"]:
        city["loads"] = [load for load in city["loads"] if load != "tin"]


def _few_exits(board: Json) -> None:
    """Dalian is left with two edges."""
    spot = entry(board, "cities", "dalian")["milepost"]
    near = [each for each in board["edges"] if spot in each[:2]]
    for each in near[2:]:
        board["edges"].remove(each)


def _twin_edge(board: Json) -> None:
    a, b, *rest = board["edges"][7]
    board["edges"].append([b, a, *rest])


MILEPOSTS = (
    Damage("other game", "game", top("game", "volldampf")),
    Damage("other schema", "schema", top("schema", "trackside/board-hex/1")),
    Damage("mileposts are no list", "mileposts", top("mileposts", {})),
    Damage("too many mileposts", "mileposts", longer("mileposts", 4001)),
    Damage("too many edges", "edges", longer("edges", 12001)),
    Damage("a milepost without an id", "mileposts", lose("mileposts", "r26c49", "id")),
    Damage("a milepost twice", "r26c49", twice("mileposts", "r26c49")),
    Damage("unknown kind", "r02c52", put("mileposts", "r02c52", "kind", "swamp")),
    Damage("a row in words", "r02c52", put("mileposts", "r02c52", "row", "2")),
    Damage("a milepost that nobody reaches", "r99c99", _lone_milepost),
    Damage("a city milepost of no city", "r02c52", put("mileposts", "r02c52", "kind", "small")),
    Damage("an edge of three", "edges[7]", lambda board: board["edges"][7].pop()),
    Damage("an edge to nowhere", "edge", _edge(0, "r99c99")),
    Damage(
        "an edge in a circle",
        "edge",
        lambda board: board["edges"][7].__setitem__(1, board["edges"][7][0]),
    ),
    Damage("an edge twice", "edge", _twin_edge),
    Damage("unknown crossing", "edge", _edge(2, "lava")),
    Damage("a price in words", "prices, clear", lambda board: board["prices"].update(clear="1")),
    Damage(
        "a missing surcharge", "“lake” is missing", lambda board: board["surcharges"].pop("lake")
    ),
    Damage("a city without a name", "city beijing", lose("cities", "beijing", "name")),
    Damage(
        "a name of a thousand letters",
        "city beijing",
        put("cities", "beijing", "name", "x" * 1000),
    ),
    Damage("too many waters", "waters", longer("waters", 501)),
    Damage("unknown class", "city Beijing", put("cities", "beijing", "class", "huge")),
    Damage("a city nowhere", "city Wuhan", put("cities", "wuhan", "milepost", "r99c99")),
    Damage(
        "two cities on a milepost",
        "cities",
        lambda board: entry(board, "cities", "wuhan").update(
            milepost=entry(board, "cities", "hefei")["milepost"]
        ),
    ),
    Damage("an unknown load", "city Wuhan", put("cities", "wuhan", "loads", ["gold"])),
    Damage("three major cities", "cities", put("cities", "beijing", "class", "medium")),
    Damage(
        "a red area with a hole",
        "city Beijing",
        lambda board: entry(board, "cities", "beijing")["outer"].pop(),
    ),
    Damage("a city with two ways in", "city Dalian", _few_exits),
    Damage("a port nowhere", "port Xiamen Port", put("ports", "xiamen-port", "milepost", "r99c99")),
    Damage("a port of three owners", "port Xiamen Port", put("ports", "xiamen-port", "owners", 3)),
    Damage("a negative price", "port Xiamen Port", put("ports", "xiamen-port", "price", -5)),
    Damage(
        "a ferry to a large city",
        "port Yantai Landing",
        put("ports", "yantai-landing", "other", "tianjin"),
    ),
    Damage("a load twice", "load Tea", twice("loads", "tea")),
    Damage("a load without chips", "load Tea", put("loads", "tea", "chips", 0)),
    Damage("a load that nobody makes", "No city supplies tin", _no_source),
    Damage(
        "two demands on a card", "demand card 1", lambda board: board["demands"][0]["demands"].pop()
    ),
    Damage(
        "a demand of an unknown city",
        "demand card 1",
        lambda board: board["demands"][0]["demands"][0].__setitem__(0, "atlantis"),
    ),
    Damage(
        "a demand that pays nothing",
        "demand card 1",
        lambda board: board["demands"][0]["demands"][0].__setitem__(2, 0),
    ),
    Damage("coals to Newcastle", "demand card 1", _demand_of_its_own),
    Damage("a card twice", "demand card 1", put("demands", 2, "id", 1)),
    Damage("unknown kind of event", "event General Strike", put("events", "E03", "kind", "comet")),
    Damage(
        "an event at an unknown place",
        "event Heavy Snow",
        put("events", "E13", "centre", "atlantis"),
    ),
    Damage("a radius of a thousand", "event Heavy Snow", put("events", "E13", "radius", 1000)),
    Damage(
        "two rail taxes",
        "rail-tax",
        lambda board: board["events"].append({**entry(board, "events", "E02"), "id": "E99"}),
    ),
)

DAMAGES = {
    "german-railways": HEX,
    "volldampf": LINKS,
    "railroad-dice-germany": SQUARES,
    "china-rails": MILEPOSTS,
}
