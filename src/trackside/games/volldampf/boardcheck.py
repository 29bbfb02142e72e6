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
from trackside.games.volldampf.components import (
    GERMAN_COLOURS,
    GOODS,
    LEAST_PER_COLOUR,
    LEAST_PER_GOOD,
    MOST_GERMAN,
    ROUTE_COLOURS,
    Facts,
    read_facts,
)

PACKAGE: Final = "trackside.games.volldampf"
SPOTS: Final = {"cities": ("cell", "id"), "links": ("link", "id"), "goods_cards": ("card", "id")}

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
    if not check_shape(found, data, schema_of(PACKAGE)) or not isinstance(data, dict):
        return found.found
    _check_routes(found, data["route_cards"])
    _check_cities(found, data["cities"])
    _check_links(found, data["links"], data["cities"])
    _check_cards(found, data["goods_cards"], data["cities"])
    if not found.found:
        _check_reach(found, data["links"], data["cities"])
    return found.found


def count_board(data: object) -> list[Count]:
    """Count what there is of what the rules want."""
    cities, links = rows_of(data, "cities"), rows_of(data, "links")
    counts = table_counts(data, schema_of(PACKAGE), ("cities", "links", "goods_cards"))
    counts.append(Count("german", having(cities, "country", "german"), 0, MOST_GERMAN))
    for good in GOODS:
        have = having(cities, "colour", good)
        counts.append(Count("cities-of", have, LEAST_PER_GOOD, params={"colour": good}))
    for card in rows_of(data, "route_cards")[:ROUTE_COLOURS]:
        colour = str(card.get("colour", ""))[:20]
        have = having(links, "colour", colour)
        counts.append(Count("links-of", have, LEAST_PER_COLOUR, params={"colour": colour}))
    return counts


def _check_routes(found: Findings, routes: Rows) -> None:
    seen: set[str] = set()
    for number, card in enumerate(routes):
        for key in ("colour", "symbol"):
            if card[key] in seen:
                found.add(("route_cards", number, key), "route-twice", "VD-3")
            seen.add(card[key])


def _check_cities(found: Findings, cities: Rows) -> None:
    unique_ids(found, "cities", cities, "VD-17")
    for number, city in enumerate(cities):
        colour = city["colour"]
        wanted = "german" if colour in GERMAN_COLOURS else "foreign"
        if city["country"] != wanted:
            at = ("cities", number, "country")
            found.add(at, "country-colour", "VD-19", colour=colour, wanted=wanted)
    for good in GOODS:
        have = having(cities, "colour", good)
        if have < LEAST_PER_GOOD:
            least = LEAST_PER_GOOD
            found.add(("cities",), "few-cities-of", "C-7", colour=good, least=least, have=have)
    german = having(cities, "country", "german")
    if german > MOST_GERMAN:
        found.add(("cities",), "many-german", "C-5", most=MOST_GERMAN, have=german)


def _check_links(found: Findings, links: Rows, cities: Rows) -> None:
    unique_ids(found, "links", links, "VD-17")
    known = {city["id"] for city in cities}
    pairs: dict[tuple[str, str], str] = {}
    for number, link in enumerate(links):
        at = ("links", number)
        for end in ("a", "b"):
            if link[end] not in known:
                found.add((*at, end), "no-such", "VD-17", what="cities", id=link[end])
        pair = (min(link["a"], link["b"]), max(link["a"], link["b"]))
        found.need(pair[0] != pair[1], at, "link-circle", "VD-17")
        if pair in pairs:
            found.add(at, "pair-twice", "VD-17", other=pairs[pair])
        pairs.setdefault(pair, link["id"])
    _check_link_colours(found, links)


def _check_link_colours(found: Findings, links: Rows) -> None:
    colours = schema_of(PACKAGE)["properties"]["route_cards"]["items"]["properties"]["colour"]
    for colour in colours["enum"]:
        have = having(links, "colour", colour)
        if have < LEAST_PER_COLOUR:
            least = LEAST_PER_COLOUR
            found.add(("links",), "few-links-of", "C-2", colour=colour, least=least, have=have)


def _check_cards(found: Findings, cards: Rows, cities: Rows) -> None:
    unique_ids(found, "goods_cards", cards, "VD-5")
    known = {city["id"] for city in cities}
    for number, card in enumerate(cards):
        for slot, city in enumerate(card["cities"]):
            if city not in known:
                at = ("goods_cards", number, "cities", slot)
                found.add(at, "no-such", "VD-6", what="cities", id=city)


def _check_reach(found: Findings, links: Rows, cities: Rows) -> None:
    reached = reachable(links, [city["id"] for city in cities])
    for number, city in enumerate(cities):
        if city["id"] not in reached:
            found.add(("cities", number), "cut-off", "C-8", other=cities[0]["name"])


def reachable(links: Rows, cities: list[str]) -> set[str]:
    """Give the cities that can be reached from the first, over these links."""
    near: dict[str, list[str]] = {city: [] for city in cities}
    for link in links:
        near[link["a"]].append(link["b"])
        near[link["b"]].append(link["a"])
    reached, queue = {cities[0]}, [cities[0]]
    while queue:
        for other in near[queue.pop()]:
            if other not in reached:
                reached.add(other)
                queue.append(other)
    return reached
