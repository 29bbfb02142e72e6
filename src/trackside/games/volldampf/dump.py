"""A table as plain JSON and back; nonsense raises DataError."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.games.volldampf.state import LISTS, NUMBERS, Table, refresh, sizes

# --- dump and load ---


def dump_fields(table: Table) -> Json:
    fields: Json = {name: int(getattr(table, name)) for name in NUMBERS}
    for name in LISTS:
        fields[name] = [int(value) for value in getattr(table, name)]
    return fields


def load_fields(table: Table, data: Json) -> None:
    """Fills a cleared table; raises DataError and names the field."""
    for name in NUMBERS:
        setattr(table, name, _number(name, data.get(name)))
    for name, size in sizes(table.facts, int(table.players)).items():
        values = data.get(name)
        if not isinstance(values, list) or len(values) != size:
            raise DataError("dump", name, f"expected a list of {size} numbers")
        setattr(table, name, vec[i64]([_number(name, value) for value in values]))
    refresh(table)


def _number(name: str, value: Any) -> int:
    if type(value) is not int or not -1 <= value < 2**61:
        raise DataError("dump", name, "expected a whole number")
    return value
