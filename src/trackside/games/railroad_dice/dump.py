"""A table as plain JSON and back; nonsense raises DataError."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.games.railroad_dice.components import (
    COMPANIES,
    COMPANY_IDS,
    FACES,
    SECTORS,
    SIDE_NAMES,
    SQUARES,
    STATION,
    Facts,
    sector_name,
    square_name,
    square_number,
)
from trackside.games.railroad_dice.phases import NAMES
from trackside.games.railroad_dice.scoring import REASONS
from trackside.games.railroad_dice.state import (
    NO_SEAT,
    NOT_ENDED,
    SEVERAL,
    UNKNOWN,
    Setting,
    Table,
)
from trackside.kit.bits import BIT, filled, zero_bytes, zeros

MOST = 1_000_000  # passengers and years in a dump; far above any game
FLAGS = ("income_taken", "rolled")


def ranges(players: int) -> dict[str, tuple[int, int]]:
    """List every number with the least and the most that it can be."""
    return {
        "year": (1, MOST),
        "first": (0, players - 1),
        "turn": (0, players - 1),
        "turns_left": (1, players),
        "rolling": (0, MOST),
        "bank": (0, MOST),
    }


def sides_text(sides: int) -> str:
    return "".join(name for side, name in enumerate(SIDE_NAMES) if sides >> side & 1)


def piece_text(piece: int) -> str:
    """`NS` for a track, `red` for a station."""
    return COMPANY_IDS[piece - STATION] if piece >= STATION else sides_text(piece)


PIECES = {piece_text(piece): piece for piece in (3, 5, 6, 9, 10, 12, 16, 17, 18, 19, 20)}
OPEN_SIDES = {sides_text(sides): sides for sides in range(16)}


def numbers(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]


def squares_of(table: Table) -> dict[str, str]:
    return {
        square_name(at): piece_text(int(table.on_square[at]))
        for at in range(SQUARES)
        if table.on_square[at] != 0
    }


def bits(word: i64, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if word & BIT[at] != 0]


SECTOR_NAMES = [sector_name(sector) for sector in range(SECTORS)]


def blank(table: Table, facts: Facts, players: int) -> None:
    """Fill a new table with nothing; the options are still to be set."""
    table.setting = Setting()
    table.setting.facts = facts
    table.setting.players = players
    for name in (*ranges(players), "rivers_paid", "rewarded", "phase", "countries_used", "changes"):
        setattr(table, name, 0)
    for name in FLAGS:
        setattr(table, name, False)
    table.hidden = zeros(players)
    table.front = zeros(players * FACES)
    table.dismissed = zero_bytes(players)
    table.waiting = zeros(COMPANIES)
    table.carried = zeros(players * COMPANIES)
    table.director = filled(COMPANIES, NO_SEAT)
    table.built = zeros(COMPANIES)
    table.on_square = zero_bytes(SQUARES)
    table.city_built = zeros(len(facts.cities))
    table.sector_dice = zeros(SECTORS)
    table.sector_stations = zeros(SECTORS)
    table.start_squares = zeros(0)
    table.end_square = zeros(2)
    table.end_open = zeros(2)
    table.end_abroad = zero_bytes(2)
    table.changed = SEVERAL
    table.openings = UNKNOWN
    table.end_reason = NOT_ENDED


def dump_fields(table: Table) -> Json:
    """Tell what makes this position, without the head that all dumps share."""
    setting = table.setting
    return {
        "phase": NAMES[table.phase],
        **{name: int(getattr(table, name)) for name in ranges(int(setting.players))},
        **{name: bool(getattr(table, name)) for name in FLAGS},
        "rivers_paid": bits(table.rivers_paid, setting.facts.rivers),
        "rewarded": bits(table.rewarded, SECTOR_NAMES),
        "seats": [_dump_seat(table, seat) for seat in range(int(setting.players))],
        "waiting": numbers(table.waiting),
        "directors": numbers(table.director),
        "squares": squares_of(table),
        "start_squares": [square_name(int(square)) for square in table.start_squares],
        "ends": [_dump_end(table, end) for end in range(2)],
        "end_reason": REASONS[table.end_reason][0],
    }


def _dump_seat(table: Table, seat: int) -> Json:
    return {
        "hidden": int(table.hidden[seat]),
        "front": numbers(table.front)[seat * 4 : seat * 4 + 4],
        "dismissed": bool(table.dismissed[seat]),
        "carried": numbers(table.carried)[seat * 5 : seat * 5 + 5],
    }


def _dump_end(table: Table, end: int) -> Json:
    return {
        "square": square_name(int(table.end_square[end])),
        "open": sides_text(int(table.end_open[end])),
        "abroad": bool(table.end_abroad[end]),
    }


def load_fields(table: Table, data: Json) -> None:
    """Over a blank table with its options. Raises DataError, whatever stands in the data."""
    try:
        _load(table, data)
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
        raise DataError("dump", "", f"cannot be read: {error}") from error


def _whole(value: Any, most: int = MOST, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ValueError(f"{value!r} is not a whole number from {least} to {most}")
    return value


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{value!r} is neither true nor false")
    return value


def _wholes(values: Any, count: int, least: int = 0, most: int = MOST) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise ValueError(f"expected a list of {count} numbers")
    return [_whole(value, most, least) for value in values]


def _square(name: Any) -> int:
    number = square_number(name) if isinstance(name, str) else -1
    if number < 0:
        raise ValueError(f"{name!r} is no square")
    return number


def _word(names: Any, known: list[str]) -> int:
    """Turn a set of names into bits."""
    if not isinstance(names, list):
        raise ValueError("expected a list of names")
    word = 0
    for name in names:
        word |= 1 << known.index(name)
    return word


def _load(table: Table, data: Json) -> None:
    players = int(table.setting.players)
    table.phase = NAMES.index(data["phase"])
    for name, (least, most) in ranges(players).items():
        setattr(table, name, _whole(data[name], most, least))
    for name in FLAGS:
        setattr(table, name, _flag(data[name]))
    table.rivers_paid = _word(data["rivers_paid"], table.setting.facts.rivers)
    table.rewarded = _word(data["rewarded"], SECTOR_NAMES)
    table.waiting = vec[i64](_wholes(data["waiting"], 5))
    table.director = vec[i64](_wholes(data["directors"], 5, -1, players - 1))
    table.end_reason = [key for key, _ in REASONS].index(data["end_reason"])
    _load_seats(table, data["seats"], players)
    _load_squares(table, data["squares"])
    table.start_squares = vec[i64]([_square(name) for name in data["start_squares"][:2]])
    _load_ends(table, data["ends"])


def _load_seats(table: Table, seats: Any, players: int) -> None:
    if not isinstance(seats, list) or len(seats) != players:
        raise ValueError(f"expected {players} seats")
    front: list[int] = []
    carried: list[int] = []
    for entry in seats:
        front += _wholes(entry["front"], 4)
        carried += _wholes(entry["carried"], 5)
    table.hidden = vec[i64]([_whole(entry["hidden"]) for entry in seats])
    table.front = vec[i64](front)
    table.carried = vec[i64](carried)
    table.dismissed = vec[u8]([int(_flag(entry["dismissed"])) for entry in seats])


def _load_squares(table: Table, squares: Any) -> None:
    on_square = [0] * SQUARES
    if not isinstance(squares, dict):
        raise ValueError("squares: expected an object")
    for name, piece in squares.items():
        on_square[_square(name)] = PIECES[piece]
    table.on_square = vec[u8](on_square)
    count_squares(table)


def count_squares(table: Table) -> None:
    """All that follows from what lies on the squares."""
    facts = table.setting.facts
    built, cities = [0] * COMPANIES, [0] * len(facts.cities)
    dice, stations = [0] * SECTORS, [0] * SECTORS
    countries = 0
    for at in range(SQUARES):
        piece = int(table.on_square[at])
        sector = int(facts.sector[at])
        if piece >= STATION:
            company = piece - int(STATION)
            built[company] += 1
            stations[sector] += 1
            if facts.city[at] != 0:
                cities[int(facts.city[at]) - 1] |= 1 << company
            elif facts.country[at] != 0:
                countries |= 1 << (int(facts.country[at]) - 1)
        elif piece:
            dice[sector] += 1
    table.built = vec[i64](built)
    table.city_built = vec[i64](cities)
    table.sector_dice = vec[i64](dice)
    table.sector_stations = vec[i64](stations)
    table.countries_used = countries
    table.openings = UNKNOWN


def _load_ends(table: Table, ends: Any) -> None:
    if not isinstance(ends, list) or len(ends) != 2:
        raise ValueError("expected two ends")
    for end in range(2):
        table.end_square[end] = _square(ends[end]["square"])
        table.end_open[end] = OPEN_SIDES[ends[end]["open"]]
        table.end_abroad[end] = int(_flag(ends[end]["abroad"]))
