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

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trackside.core.boards import Board

COMPANIES: Final[i64] = 8  # GR-1
ALL_COMPANIES: Final = 255  # as bits
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


@final
class Facts:
    """A board as the rules use it. Shared by all states and never changed, but for what the first
    of them has found."""

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
    dearest: i64  # no placement costs more
    # What the proof of GR-118 finds at the first position, which is the same in all games.
    looked: bool
    first_doubtful: i64
    first_hopes: vec[vec[i64]]


def read_facts(board: Board) -> Facts:
    """The caller has checked the board."""
    facts = Facts()
    facts.board = board
    _read_places(facts, board.data["hexes"], board.data["terrains"])
    _read_neighbours(facts, board.data["hexes"])
    _read_companies(facts, board.data["companies"])
    facts.berlin = facts.number[board.data["link"][0]]
    facts.hamburg = facts.number[board.data["link"][1]]
    facts.dearest = max([int(cost) for cost in facts.cost]) + COMPANIES - 1  # GR-73
    facts.looked = False
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
    """Give the six spots next to a hex; rows with an even number lie half a hex further east."""
    west = col if row % 2 == 0 else col - 1
    spots = [(row, col - 1), (row, col + 1), (row - 1, west), (row - 1, west + 1)]
    return [*spots, (row + 1, west), (row + 1, west + 1)]


def _read_companies(facts: Facts, companies: list[dict[str, Any]]) -> None:
    facts.company_names = [entry["name"] for entry in companies]
    facts.home = vec[i64]([i64(facts.number[entry["home"]]) for entry in companies])
    facts.locomotives = vec[i64]([i64(entry["locomotives"]) for entry in companies])
