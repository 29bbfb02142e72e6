"""Checks a board before anyone plays on it. Any JSON gets an answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from trackside.core.boards import Board
from trackside.core.errors import DataError
from trackside.games.volldampf.components import (
    GERMAN_COLOURS,
    GOODS,
    GOODS_CARDS,
    GOODS_EACH,
    LEAST_PER_COLOUR,
    MOST_CITIES,
    MOST_COST,
    MOST_GERMAN,
    MOST_LINKS,
    MOST_NAME,
    ROUTE_COLOURS,
    ROUTE_COPIES,
    Facts,
    read_facts,
)

PLACES: Final = ("lat", "lon", "display_lat", "display_lon")
TABLES: Final = {
    "route_cards": (ROUTE_COLOURS, ROUTE_COLOURS, "VD-2"),
    "cities": (4, MOST_CITIES, "VD-17"),
    "links": (ROUTE_COLOURS * LEAST_PER_COLOUR + 1, MOST_LINKS, "C-3"),
    "goods_cards": (GOODS_CARDS, GOODS_CARDS, "VD-5"),
}


@lru_cache(maxsize=64)
def facts_of(board: Board) -> Facts:
    """Reads a board; raises DataError and names the first problem."""
    problems = check_board(board.data)
    if problems:
        raise DataError(f"board {board.name}", "", problems[0])
    return read_facts(board)


def check_board(data: Any) -> list[str]:
    """What is wrong with a board; [] if it is fit to play. Survives any JSON."""
    if not isinstance(data, dict):
        return ["board: expected an object"]
    if data.get("schema") != "trackside/board-links/1" or data.get("game") != "volldampf":
        return ['board: expected schema "trackside/board-links/1" and game "volldampf"']
    problems = _check_tables(data)
    if problems:
        return problems
    if data.get("goods") != dict.fromkeys(GOODS, GOODS_EACH):
        problems.append("goods: expected 10 blue, 10 violet, 10 red and 10 yellow (VD-12)")
    problems += _check_routes(data["route_cards"]) + _check_cities(data["cities"])
    if problems:
        return problems
    cities: list[str] = [city["id"] for city in data["cities"]]
    routes: list[str] = [card["colour"] for card in data["route_cards"]]
    problems = _check_links(data["links"], cities, routes) + _check_cards(data, cities)
    if not problems and not is_connected(data["links"], cities):
        problems.append("links: not every city can be reached from every other (C-8)")
    return problems


def _check_tables(data: dict[str, Any]) -> list[str]:
    problems: list[str] = []
    for name, (least, most, rule) in TABLES.items():
        table = data.get(name)
        if not isinstance(table, list) or not all(
            isinstance(entry, dict) for entry in table[:most]
        ):
            problems.append(f"{name}: expected a list of objects")
        elif not least <= len(table) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            problems.append(f"{name}: expected {wanted} entries ({rule})")
    return problems


def is_name(value: object, most: int = MOST_NAME) -> bool:
    return isinstance(value, str) and 0 < len(value) <= most and value.isprintable()


def is_id(value: object) -> bool:
    """One word, so that it can stand in a record."""
    if not isinstance(value, str) or not 0 < len(value) <= 20 or not value.isascii():
        return False
    return value.replace("-", "").isalnum()


def _check_routes(routes: list[dict[str, Any]]) -> list[str]:
    problems: list[str] = []
    seen: list[object] = []
    for number, card in enumerate(routes):
        colour, symbol = card.get("colour"), card.get("symbol")
        if not is_id(colour) or not is_id(symbol) or colour in seen or symbol in seen:
            problems.append(f"route_cards[{number}]: colour and symbol must be its own (VD-3)")
        if card.get("copies") != ROUTE_COPIES:
            problems.append(f"route_cards[{number}]: expected 8 copies (VD-2)")
        seen += [colour, symbol]
    return problems


def _check_cities(cities: list[dict[str, Any]]) -> list[str]:
    problems: list[str] = []
    seen: list[object] = []
    counts = dict.fromkeys(GOODS, 0)
    for number, city in enumerate(cities):
        key = city.get("id")
        if not is_id(key) or key in seen or not is_name(city.get("name")):
            problems.append(f"cities[{number}]: needs an id of its own and a name (VD-17)")
        seen.append(key)
        problem = _colour_problem(city)
        if not all(_is_degree(city.get(name)) for name in PLACES):
            problems.append(f"cities[{number}]: {', '.join(PLACES)} are numbers of degrees (C-12)")
        if problem:
            problems.append(f"cities[{number}]: {problem}")
        else:
            counts[city["colour"]] += 1
    problems += [f"cities: fewer than two {c} ones (C-7)" for c in GOODS if counts[c] < 2]
    if counts["blue"] + counts["violet"] > MOST_GERMAN:
        problems.append(f"cities: more than {MOST_GERMAN} German ones (C-5)")
    return problems


def _is_degree(value: object) -> bool:
    return type(value) in (int, float) and -180 <= value <= 180  # type: ignore[operator]  # a number


def _colour_problem(city: dict[str, Any]) -> str | None:
    colour = city.get("colour")
    if not isinstance(colour, str) or colour not in GOODS:
        return "the colour is blue, violet, red or yellow (VD-18)"
    wanted = "german" if colour in GERMAN_COLOURS else "foreign"
    if city.get("country") != wanted:
        return f"a {colour} city is {wanted} (VD-19)"
    return None


def _check_links(links: list[dict[str, Any]], cities: list[str], routes: list[str]) -> list[str]:
    problems: list[str] = []
    seen: set[str] = set()
    pairs: set[tuple[str, ...]] = set()
    counts = dict.fromkeys(routes, 0)
    for number, link in enumerate(links):
        problem = _link_problem(link, cities, routes)
        if problem is None:
            pair = tuple(sorted((str(link["a"]), str(link["b"]))))
            if link["id"] in seen or pair in pairs:
                problem = "there is a link with this id or these ends already (VD-17)"
            seen.add(link["id"])
            pairs.add(pair)
            counts[link["colour"]] += 1
        if problem:
            problems.append(f"links[{number}]: {problem}")
    few = [colour for colour in routes if counts[colour] < LEAST_PER_COLOUR]
    return problems + [
        f"links: fewer than {LEAST_PER_COLOUR} {colour} ones (C-2)" for colour in few
    ]


def _link_problem(link: dict[str, Any], cities: list[str], routes: list[str]) -> str | None:
    if not is_id(link.get("id")):
        return "needs an id (VD-17)"
    if link.get("a") not in cities or link.get("b") not in cities or link["a"] == link["b"]:
        return "joins two different cities (VD-17)"
    if link.get("colour") not in routes:
        return "the colour is one of the route cards (VD-20)"
    cost = link.get("cost")
    if type(cost) is not int or not 0 <= cost <= MOST_COST:
        return f"the cost is a whole number from 0 to {MOST_COST} (VD-20)"
    return None


def _check_cards(data: dict[str, Any], cities: list[str]) -> list[str]:
    problems: list[str] = []
    seen: list[object] = []
    for number, card in enumerate(data["goods_cards"]):
        places = card.get("cities")
        if not is_id(card.get("id")) or card["id"] in seen:
            problems.append(f"goods_cards[{number}]: needs an id of its own (VD-5)")
        seen.append(card.get("id"))
        if not isinstance(places, list) or len(places) != 3:
            problems.append(f"goods_cards[{number}]: names three cities (VD-5)")
        elif any(places.count(p) > 1 or p not in cities for p in places):
            problems.append(f"goods_cards[{number}]: three different cities of the board (VD-6)")
    return problems


def is_connected(links: list[dict[str, Any]], cities: list[str]) -> bool:
    reached = {cities[0]}
    for _ in cities:
        for link in links:
            if link["a"] in reached or link["b"] in reached:
                reached |= {link["a"], link["b"]}
    return len(reached) == len(cities)
