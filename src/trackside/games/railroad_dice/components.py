"""The pieces and the board, read once from `data/<board>.json`.

The board file holds game facts only, one entry per line:

    schema, game, id, name, columns (28), rows (42), sector (7)
    companies       id (red, yellow, purple, blue, green), name, stations (supply, RD-4)
    start           square, runs "NS" (RD-28)
    variant_starts  id, side (south or north), square (RD-134): saarbruecken, rosenheim,
                    sassnitz, kiel
    countries       id, name
    rivers          id, name, squares in the order of the course (RD-140)
    cities          id, name, lat, lon, kind, cost, stations {square: colour or "white"}
    squares         id "r12c07" (row, column, counted from 0 in the north-west), kind (plain,
                    mountain, water, sea, foreign, abroad = coloured foreign), and where they
                    apply: name, river, city, station, cost, country

Every entry says in `source` where it comes from: printed, rulebook, geography, own design.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.boards import Board

COLUMNS: Final[i64] = 28  # RD-17
ROWS: Final[i64] = 42
SQUARES: Final[i64] = 1176  # 28 x 42; the number stands here alone
SECTOR_SIZE: Final[i64] = 7
SECTOR_COLUMNS: Final[i64] = 4
SECTORS: Final[i64] = 24
NOWHERE: Final[i64] = -1

# Sides of a square; a set of sides is a sum of their bits.
NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
SIDES: Final[i64] = 4
SIDE_NAMES: Final = ("N", "E", "S", "W")
ALL_SIDES: Final[i64] = 15

# Faces of a RailRoad die (RD-10); a roll shows them 2, 2, 1 and 1 times in 6 (RD-11).
STRAIGHT: Final[i64] = 0
CURVE: Final[i64] = 1
JOKER: Final[i64] = 2
TRANSPORT: Final[i64] = 3
FACES: Final[i64] = 4
FACE_NAMES: Final = ("straight", "curve", "?", "transport")
DIE_TEXT: Final = ("straight", "curve", "joker", "transport")  # for messages and structured forms
FACE_WEIGHTS: Final = (2, 2, 1, 1)

DICE: Final[i64] = 40  # RD-2
EXTENDED_DICE: Final[i64] = 60  # RD-3
START_JOKERS: Final[i64] = 4  # RD-27

COMPANIES: Final[i64] = 5
COMPANY_IDS: Final = ("red", "yellow", "purple", "blue", "green")  # RD-1
WHITE: Final[i64] = 6  # colour of a free station square; 1 to 5 are the companies

# Kinds of squares (RD-20).
PLAIN: Final[i64] = 0
MOUNTAIN: Final[i64] = 1
WATER: Final[i64] = 2
SEA: Final[i64] = 3
FOREIGN: Final[i64] = 4
ABROAD: Final[i64] = 5
KIND_NAMES: Final = ("plain", "mountain", "water", "sea", "foreign", "abroad")

STATION: Final[i64] = 16  # a square holds 0, a track (its two sides), or STATION + company
VARIANT_STARTS: Final = ("saarbruecken", "rosenheim", "sassnitz", "kiel")
END_NAMES: Final = ("N", "S")


class Facts:
    """What the rules ask of a board, as flat tables by square number (row * 28 + column)."""

    board: Board
    kind: vec[u8]
    river: vec[u8]  # 0: none, else its number plus 1
    city: vec[u8]  # 0: none, else its number plus 1
    colour: vec[u8]  # 0: no station square, 1 to 5 a company, WHITE
    cost: vec[u8]
    country: vec[u8]  # 0: none, else its number plus 1
    sector: vec[i64]
    next: vec[i64]  # by square * SIDES + side; NOWHERE off the map
    city_colours: vec[i64]  # companies with a coloured square of their own there, as bits
    start: i64
    variant_starts: vec[i64]
    supply: vec[i64]
    cities: list[str]
    city_names: list[str]
    rivers: list[str]
    river_names: list[str]
    countries: list[str]
    country_names: list[str]
    company_names: list[str]


def square_number(name: str) -> int:
    """`r12c07` as a number; -1 if it is not a square of the map."""
    digits = name[1:3] + name[4:6]
    if len(name) != 6 or name[0] != "r" or name[3] != "c":
        return -1
    if not (digits.isascii() and digits.isdecimal()):
        return -1
    row, column = int(digits[:2]), int(digits[2:])
    return row * 28 + column if row < 42 and column < 28 else -1


def square_name(square: int) -> str:
    """`r12c07`: row and column from the north-west, counted from 0."""
    return f"r{square // 28:02d}c{square % 28:02d}"


def sector_of(square: int) -> int:
    """RD-18, as one number: sector row * 4 + sector column."""
    return (square // 28 // 7) * 4 + square % 28 // 7


def sector_name(sector: int) -> str:
    """`C4`: a letter for the column from the west, a number for the row from the north."""
    return "ABCD"[sector % 4] + str(sector // 4 + 1)


def neighbour(square: int, side: int) -> int:
    """Give the square over that side; -1 off the map."""
    row, column = square // 28, square % 28
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return row * 28 + column if 0 <= row < 42 and 0 <= column < 28 else -1


def read_facts(board: Board) -> Facts:
    """The caller has checked the board."""
    facts = Facts()
    facts.board = board
    data = board.data
    facts.rivers = [entry["id"] for entry in data["rivers"]]
    facts.river_names = [entry["name"] for entry in data["rivers"]]
    facts.cities = [entry["id"] for entry in data["cities"]]
    facts.city_names = [entry["name"] for entry in data["cities"]]
    facts.countries = [entry["id"] for entry in data["countries"]]
    facts.country_names = [entry["name"] for entry in data["countries"]]
    facts.company_names = [entry["name"] for entry in data["companies"]]
    facts.supply = vec[i64]([entry["stations"] for entry in data["companies"]])
    facts.start = square_number(data["start"]["square"])
    starts = {entry["id"]: square_number(entry["square"]) for entry in data["variant_starts"]}
    facts.variant_starts = vec[i64]([starts[key] for key in VARIANT_STARTS])
    _read_squares(facts, sorted(data["squares"], key=_by_id))
    facts.sector = vec[i64]([sector_of(at) for at in range(SQUARES)])
    facts.next = vec[i64]([neighbour(at, side) for at in range(SQUARES) for side in range(SIDES)])
    own = [0] * len(facts.cities)
    for at in range(SQUARES):
        if 0 < int(facts.colour[at]) <= 5:
            own[int(facts.city[at]) - 1] |= 1 << (int(facts.colour[at]) - 1)
    facts.city_colours = vec[i64](own)
    return facts


def _by_id(entry: dict[str, Any]) -> str:
    name: str = entry["id"]
    return name


def _number(known: list[str], name: str | None) -> int:
    return known.index(name) + 1 if name is not None else 0


def _read_squares(facts: Facts, squares: list[dict[str, Any]]) -> None:
    colours = ["", *COMPANY_IDS, "white"]
    facts.kind = vec[u8]([KIND_NAMES.index(entry["kind"]) for entry in squares])
    facts.river = vec[u8]([_number(facts.rivers, entry.get("river")) for entry in squares])
    facts.city = vec[u8]([_number(facts.cities, entry.get("city")) for entry in squares])
    facts.country = vec[u8]([_number(facts.countries, entry.get("country")) for entry in squares])
    facts.colour = vec[u8]([colours.index(entry.get("station", "")) for entry in squares])
    facts.cost = vec[u8]([entry.get("cost", 0) for entry in squares])
