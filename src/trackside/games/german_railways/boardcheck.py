"""Checks a board before anyone plays on it. Any JSON gets an answer."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from trackside.core.boards import Board
from trackside.core.errors import DataError
from trackside.games.german_railways.components import (
    APPROACH,
    CODES,
    COMPANIES,
    MOST_COST,
    MOST_HEXES,
    MOST_INCOME,
    MOST_LOCOMOTIVES,
    MOST_NAME,
    MOST_PROBLEMS,
    MOST_ROWS,
    SCHEMA,
    TERRAINS,
    Facts,
    around,
    read_facts,
)


@lru_cache(maxsize=64)
def facts_of(board: Board) -> Facts:
    """Reads a board; raises DataError and names the first problem."""
    problems = check_board(board.data)
    if problems:
        raise DataError(f"board {board.name}", "", problems[0])
    return read_facts(board)


def check_board(data: object) -> list[str]:
    """What is wrong with a board, one sentence per problem; [] if it is fit to play."""
    if not isinstance(data, dict):
        return ["a board is a JSON object"]
    problems: list[str] = []
    if data.get("schema") != SCHEMA:
        problems.append(f"schema: expected {SCHEMA!r}")
    if data.get("game") != "german-railways":
        problems.append("game: expected 'german-railways'")
    hexes, companies = data.get("hexes"), data.get("companies")
    if not isinstance(hexes, list) or not 2 <= len(hexes) <= MOST_HEXES:
        return [*problems, f"hexes: expected a list of 2 to {MOST_HEXES} entries"]
    if not isinstance(companies, list) or len(companies) != COMPANIES:
        return [*problems, f"companies: expected a list of {COMPANIES} entries (GR-1)"]
    problems += _check_terrains(data.get("terrains"))
    for number, entry in enumerate(hexes):
        problems += _check_hex(f"hexes[{number}]", entry)
        if len(problems) > MOST_PROBLEMS:
            return problems
    for code, entry in zip(CODES, companies):
        problems += _check_company(f"companies {code}", code, entry)
    return problems or _check_whole(data, hexes, companies)


def _whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _word(value: object) -> bool:
    """A short id without spaces, so that it can stand in the notation."""
    return isinstance(value, str) and 0 < len(value) <= 20 and value.isalnum()


def _text(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= MOST_NAME and value.isprintable()


def _check_terrains(terrains: object) -> list[str]:
    if not isinstance(terrains, dict) or set(terrains) != set(TERRAINS):
        return [f"terrains: expected the costs of {', '.join(TERRAINS)} (GR-71)"]
    wrong = [name for name in TERRAINS if not _whole(terrains[name], 0, MOST_COST)]
    return [f"terrains {name}: expected a cost from 0 to {MOST_COST} (GR-71)" for name in wrong]


def _check_hex(where: str, entry: object) -> list[str]:
    if not isinstance(entry, dict) or not _word(entry.get("id")):
        return [f"{where}: expected an object with an id of letters and digits"]
    where = f"hex {entry['id']}"
    problems = []
    if not _word(entry.get("place")):
        problems.append(f"{where}: place must be a word of letters and digits")
    if not _whole(entry.get("row"), 0, MOST_ROWS) or not _whole(entry.get("col"), 0, MOST_ROWS):
        problems.append(f"{where}: row and col must be whole numbers from 0 to {MOST_ROWS}")
    if entry.get("terrain") not in TERRAINS:
        problems.append(f"{where}: terrain must be one of {', '.join(TERRAINS)} (GR-71)")
    return problems + _check_city(where, entry)


def _check_city(where: str, entry: dict[str, Any]) -> list[str]:
    if "city" not in entry:
        return [f"{where}: a rural hex has no income (GR-86)"] if "income" in entry else []
    if not _text(entry["city"]):
        return [f"{where}: the name of a city is a text of at most {MOST_NAME} characters"]
    if entry.get("terrain") == APPROACH:
        return [f"{where}: an approach hex is rural and holds no city (GR-78)"]
    if not _whole(entry.get("income"), 1, MOST_INCOME):
        return [f"{where}: a city has an income from 1 to {MOST_INCOME} (GR-85)"]
    return []


def _check_company(where: str, code: str, entry: object) -> list[str]:
    if not isinstance(entry, dict) or entry.get("id") != code:
        return [f"{where}: expected the company {code} here (GR-32)"]
    problems = []
    if not _text(entry.get("name")):
        problems.append(f"{where}: name must be a text of at most {MOST_NAME} characters")
    if not _word(entry.get("colour")):
        problems.append(f"{where}: colour must be a word")
    if not _word(entry.get("home")):
        problems.append(f"{where}: home must be the id of a hex (GR-10)")
    if not _whole(entry.get("locomotives"), 1, MOST_LOCOMOTIVES):
        problems.append(f"{where}: locomotives must be from 1 to {MOST_LOCOMOTIVES} (GR-2)")
    return problems


def _check_whole(
    data: dict[str, Any], hexes: list[dict[str, Any]], companies: list[dict[str, Any]]
) -> list[str]:
    """What only shows when all entries are looked at together."""
    problems = _check_ids(hexes) + _check_places(hexes)
    by_id = {entry["id"]: entry for entry in hexes}
    homes = [by_id.get(entry["home"], {}) for entry in companies]
    for company, home in zip(companies, homes):
        if "city" not in home:
            problems.append(f"company {company['id']}: home must be a city hex (GR-10)")
    if len({home.get("place") for home in homes}) != COMPANIES:
        problems.append("companies: no two companies have the same home (GR-16)")
    return problems + _check_link(data.get("link"), hexes) + _check_reach(hexes)


def _check_ids(hexes: list[dict[str, Any]]) -> list[str]:
    problems = []
    ids: set[str] = set()
    spots: dict[tuple[int, int], str] = {}
    for entry in hexes:
        spot = (entry["row"], entry["col"])
        if entry["id"] in ids:
            problems.append(f"hex {entry['id']}: this id stands twice")
        if spot in spots:
            problems.append(f"hex {entry['id']}: lies on the same spot as {spots[spot]}")
        ids.add(entry["id"])
        spots[spot] = entry["id"]
    return problems


def _check_places(hexes: list[dict[str, Any]]) -> list[str]:
    """Hexes of one place agree; a place is named like its hex, or like no hex at all."""
    problems = []
    first: dict[str, dict[str, Any]] = {}
    ids = {entry["id"]: entry["place"] for entry in hexes}
    for entry in hexes:
        place = entry["place"]
        other = first.setdefault(place, entry)
        if any(entry.get(key) != other.get(key) for key in ("terrain", "city", "income")):
            problems.append(f"hex {entry['id']}: differs from the other hexes of {place} (GR-77)")
        if other is not entry and "city" not in entry:
            problems.append(f"hex {entry['id']}: only a city may cover several hexes (GR-77)")
        if ids.get(place, place) != place:
            problems.append(f"hex {entry['id']}: its place {place} is the id of another hex")
    return problems


def _check_link(link: object, hexes: list[dict[str, Any]]) -> list[str]:
    cities = {entry["place"] for entry in hexes if "city" in entry}
    known = isinstance(link, list) and all(isinstance(p, str) and p in cities for p in link)
    if isinstance(link, list) and known and len(link) == 2 and link[0] != link[1]:
        return []
    return ["link: expected the places of two cities, Berlin and Hamburg (GR-104)"]


def _check_reach(hexes: list[dict[str, Any]]) -> list[str]:
    """The map is one piece."""
    spots = {(entry["row"], entry["col"]): entry["id"] for entry in hexes}
    edge = [next(iter(spots))]
    seen = set(edge)
    while edge:
        for spot in around(*edge.pop()):
            if spot in spots and spot not in seen:
                seen.add(spot)
                edge.append(spot)
    lost = sorted(name for spot, name in spots.items() if spot not in seen)
    return [f"hex {lost[0]}: not linked to {hexes[0]['id']}; the map is one piece"] if lost else []
