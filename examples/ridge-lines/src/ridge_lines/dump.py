"""The table as plain JSON and back; nonsense raises DataError."""

from __future__ import annotations

from typing import Any, Final

from ridge_lines.components import PLAYERS
from ridge_lines.phases import NAMES
from ridge_lines.state import Table
from trackside.core.contract import NOBODY, Json
from trackside.core.errors import DataError

MOST_ROUNDS: Final = 10_000
NUMBERS: Final = (
    ("round", 1, MOST_ROUNDS),
    ("turn", NOBODY, PLAYERS - 1),
    ("began", NOBODY, PLAYERS - 1),
    ("left", 0, 3),
    ("laid", 0, 3),
    ("passes", 0, 2),
    ("winner", NOBODY, PLAYERS - 1),
)


def dump_fields(table: Table) -> Json:
    numbers = {name: getattr(table, name) for name, _, _ in NUMBERS}
    return {"phase": table.phase, **numbers, "owner": list(table.owner)}


def load_fields(table: Table, data: Json) -> None:
    """Reads what `dump_fields` wrote; raises DataError for anything else."""
    if data.get("phase") not in list(NAMES):
        raise DataError("dump", "phase", f"expected one of {', '.join(NAMES)}")
    table.phase = data["phase"]
    for name, least, most in NUMBERS:
        setattr(table, name, _number(data.get(name), name, least, most))
    owner = data.get("owner")
    if not isinstance(owner, list) or len(owner) != table.facts.hexes:
        raise DataError("dump", "owner", f"expected a list of {table.facts.hexes} numbers")
    table.owner = [_number(seat, "owner", NOBODY, PLAYERS - 1) for seat in owner]


def _number(value: Any, name: str, least: int, most: int) -> int:
    if type(value) is int and least <= value <= most:
        return value
    raise DataError("dump", name, f"expected a whole number from {least} to {most}")
