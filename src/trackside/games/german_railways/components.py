"""The board and the eight companies, read once from a board file.

A board file (`data/standard.json`) holds facts only:

  schema     "trackside/board-hex/1"
  terrains   the cost of one hex by terrain: plain, hill, mountain, approach (GR-71)
  link       the two places that BHE must join before it pays (GR-104): Berlin and Hamburg
  companies  the eight companies in the order of the initial auctions (GR-32), each with id,
             name, colour, home (a hex id) and locomotives (the one on the home hex included)
  hexes      pointy-top hexes: id, row, col (rows with an even number lie half a hex further
             east), terrain, place, and for a city its name (`city`), income, lat, lon and,
             where it differs, its `modern` name
  source     on every entry: printed, rulebook, geography or own design

Hexes with the same `place` are one place: it is entered once (GR-77). The engine knows places
only, numbered in the order in which the file first names them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trackside.core.boards import Board
from trackside.core.errors import DataError

COMPANIES: Final = 8  # GR-1
SHARES: Final = 3  # of each company, GR-1
PO: Final[i64] = 0
NME: Final[i64] = 1
KSS: Final[i64] = 2
KBS: Final[i64] = 3
MWB: Final[i64] = 4
GBS: Final[i64] = 5
CME: Final[i64] = 6
BHE: Final[i64] = 7
CODES: Final = ("PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE")

TERRAINS: Final = ("plain", "hill", "mountain", "approach")
APPROACH: Final = "approach"
SCHEMA: Final = "trackside/board-hex/1"

# Limits for boards of one's own, so that none can exhaust memory or time.
MOST_HEXES: Final = 1000
MOST_ROWS: Final = 100
MOST_COST: Final = 20
MOST_INCOME: Final = 20
MOST_LOCOMOTIVES: Final = 100
MOST_NAME: Final = 80
MOST_PROBLEMS: Final = 50


@final
class Facts:
    """A board as the rules use it. Shared by all states and never changed."""

    board: Board
    places: i64
    ids: list[str]
    names: list[str]  # of the city, or the id of the hex
    terrains: list[str]
    hexes: list[list[str]]
    number: dict[str, int]  # place by place id or hex id
    first_near: vec[i64]  # neighbours of place p: near[first_near[p]] to near[first_near[p+1]-1]
    near: vec[i64]
    cost: vec[i64]
    income: vec[i64]
    city: vec[u8]
    approach: vec[u8]
    home: vec[i64]
    locomotives: vec[i64]
    company_names: list[str]
    berlin: i64
    hamburg: i64


@lru_cache(maxsize=64)
def facts_of(board: Board) -> Facts:
    """Reads a board; raises DataError and names the first problem."""
    problems = check_board(board.data)
    if problems:
        raise DataError(f"board {board.name}", "", problems[0])
    facts = Facts()
    facts.board = board
    _read_places(facts, board.data["hexes"], board.data["terrains"])
    _read_neighbours(facts, board.data["hexes"])
    _read_companies(facts, board.data["companies"])
    facts.berlin = facts.number[board.data["link"][0]]
    facts.hamburg = facts.number[board.data["link"][1]]
    return facts


def _read_places(facts: Facts, hexes: list[dict[str, Any]], costs: dict[str, int]) -> None:
    facts.ids, facts.names, facts.terrains, facts.hexes, facts.number = [], [], [], [], {}
    cost, income, city, approach = vec[i64](), vec[i64](), vec[u8](), vec[u8]()
    for entry in hexes:
        place: str = entry["place"]
        if place in facts.number:
            facts.hexes[facts.number[place]].append(entry["id"])
        else:
            facts.number[place] = len(facts.ids)
            facts.ids.append(place)
            facts.names.append(entry.get("city", place))
            facts.terrains.append(entry["terrain"])
            facts.hexes.append([entry["id"]])
            cost = append(cost, i64(costs[entry["terrain"]]))
            income = append(income, i64(entry.get("income", 0)))
            city = append(city, u8(1 if "city" in entry else 0))
            approach = append(approach, u8(1 if entry["terrain"] == APPROACH else 0))
    for entry in hexes:
        facts.number.setdefault(entry["id"], facts.number[entry["place"]])
    facts.places = len(facts.ids)
    facts.cost, facts.income, facts.city, facts.approach = cost, income, city, approach


def _read_neighbours(facts: Facts, hexes: list[dict[str, Any]]) -> None:
    at = {(entry["row"], entry["col"]): facts.number[entry["place"]] for entry in hexes}
    near: list[set[int]] = [set() for _ in facts.ids]
    for (row, col), place in at.items():
        for spot in around(row, col):
            other = at.get(spot, place)
            if other != place:
                near[place].add(other)
    first, flat = vec[i64](), vec[i64]()
    for ring in near:
        first = append(first, i64(len(flat)))
        for other in sorted(ring):
            flat = append(flat, i64(other))
    facts.first_near, facts.near = append(first, i64(len(flat))), flat


def around(row: int, col: int) -> list[tuple[int, int]]:
    """The six spots next to a hex; rows with an even number lie half a hex further east."""
    west = col if row % 2 == 0 else col - 1
    spots = [(row, col - 1), (row, col + 1), (row - 1, west), (row - 1, west + 1)]
    return [*spots, (row + 1, west), (row + 1, west + 1)]


def _read_companies(facts: Facts, companies: list[dict[str, Any]]) -> None:
    facts.company_names = [entry["name"] for entry in companies]
    facts.home = vec[i64]([i64(facts.number[entry["home"]]) for entry in companies])
    facts.locomotives = vec[i64]([i64(entry["locomotives"]) for entry in companies])


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
