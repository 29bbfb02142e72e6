"""A table as plain JSON and back; nonsense raises DataError."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.games.german_railways.components import ALL_COMPANIES, COMPANIES, Facts
from trackside.games.german_railways.phases import NAMES
from trackside.games.german_railways.state import Table
from trackside.kit.bits import zero_bytes, zeros

NUMBERS: Final = (
    ("round", 0, 1_000_000),
    ("banker", -1, 4),
    ("turn", -1, 4),
    ("end", -1, 20),
    ("approached", 0, 255),
    ("best_city", 0, 1000),
    ("initial", 0, 8),
    ("lot", -1, 7),
    ("opener", -1, 4),
    ("leader", -1, 4),
    ("high", 0, 1_000_000),
    ("drawn", 0, 5),
    ("used", 0, 5),
    ("builder", -1, 7),
    ("laid_count", 0, 4),
    ("spent", 0, 1_000_000),
    ("dearest", -1, 1000),
    ("links_before", 0, 255),
    ("proposed", 0, 31),
    ("agreed", 0, 31),
    ("idle", 0, 1000),
)
FLAGS: Final = ("proved", "progress")
BYTES: Final = ("here", "touch")
MOST: Final = 1_000_000_000


def lengths(facts: Facts, players: int) -> dict[str, int]:
    """List every vector with its length."""
    by_seat = dict.fromkeys(("cash", "word", "bag", "order"), players)
    by_company = dict.fromkeys(("treasury", "income", "left", "sold", "links"), COMPANIES)
    by_place = dict.fromkeys(BYTES, int(facts.places))
    pairs = {"shares": players * COMPANIES, "met": COMPANIES * COMPANIES, "laid": 4}
    return {**by_seat, **by_company, **by_place, **pairs}


def dump_fields(table: Table) -> Json:
    """Everything that does not follow from the rest, the board and the options."""
    data: Json = {"phase": NAMES[table.phase]}
    for name, _, _ in NUMBERS:
        data[name] = int(getattr(table, name))
    for name in FLAGS:
        data[name] = bool(getattr(table, name))
    for name in lengths(table.facts, int(table.players)):
        data[name] = [int(value) for value in getattr(table, name)]
    return data


def load_fields(table: Table, data: Json) -> None:
    """Read what `dump_fields` wrote; raises DataError for anything else."""
    if data.get("phase") not in NAMES:
        raise DataError("dump", "phase", f"expected one of {', '.join(NAMES)}")
    table.phase = NAMES.index(data["phase"])
    for name, least, most in NUMBERS:
        setattr(table, name, _whole(data.get(name), name, least, most))
    for name in FLAGS:
        if not isinstance(data.get(name), bool):
            raise DataError("dump", name, "expected true or false")
        setattr(table, name, data[name])
    for name, length in lengths(table.facts, int(table.players)).items():
        _load_vector(table, name, data.get(name), length)


def _load_vector(table: Table, name: str, values: object, length: int) -> None:
    if not isinstance(values, list) or len(values) != length:
        raise DataError("dump", name, f"expected a list of {length} numbers")
    if name in BYTES:
        setattr(table, name, vec[u8]([u8(_whole(value, name, 0, 255)) for value in values]))
    else:
        setattr(table, name, vec[i64]([i64(_whole(value, name, -1, MOST)) for value in values]))


def _whole(value: object, name: str, least: int, most: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
        return value
    raise DataError("dump", name, f"expected a whole number from {least} to {most}")


def blank(table: Table, facts: Facts, players: int) -> None:
    """Fill a new table with nothing: no money, no shares, no locomotives."""
    table.facts = facts
    table.players = players
    for name, _, _ in NUMBERS:
        setattr(table, name, 0)
    for name in FLAGS:
        setattr(table, name, False)
    for name, length in lengths(facts, players).items():
        setattr(table, name, zero_bytes(length) if name in BYTES else zeros(length))
    table.changes = 0
    table.changed = 0
    table.rims = vec[vec[i64]]([vec[i64]() for _ in range(COMPANIES)])
    table.doubtful = ALL_COMPANIES
    table.hopes = vec[vec[i64]]([vec[i64]() for _ in range(COMPANIES)])
