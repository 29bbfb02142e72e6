"""How much of each thing a board has, against what the rules want: for whoever draws a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from trackside.core.errors import Value

MOST_ROWS = 5000  # that are looked at; no table that is counted by its entries may have more


@dataclass(frozen=True)
class Count:
    """The sentence `p-count-KEY` says what is counted; `most` is None where there is no limit."""

    key: str
    have: int
    least: int = 0
    most: int | None = None
    params: dict[str, Value] = field(default_factory=dict)

    @property
    def fits(self) -> bool:
        """Tell whether there are as many as there shall be."""
        return self.least <= self.have and (self.most is None or self.have <= self.most)

    def json(self) -> dict[str, object]:
        """Give the count as the web API sends it, without words."""
        return {
            "key": self.key,
            "params": dict(self.params),
            "have": self.have,
            "least": self.least,
            "most": self.most,
            "fits": self.fits,
        }


def rows_of(data: object, table: str) -> list[dict[str, Any]]:
    """List the entries of a table, as far as they are entries: a board in the making has gaps."""
    rows = data.get(table) if isinstance(data, dict) else None
    if not isinstance(rows, list):
        return []
    return [row for row in rows[:MOST_ROWS] if isinstance(row, dict)]


def table_counts(data: object, schema: dict[str, Any], tables: tuple[str, ...]) -> list[Count]:
    """Count the tables of a board, with the limits that its schema sets."""
    found = []
    for table in tables:
        shape = schema["properties"][table]
        rows = data.get(table) if isinstance(data, dict) else None
        have = len(rows) if isinstance(rows, list) else 0
        key = table.replace("_", "-")
        found.append(Count(key, have, shape.get("minItems", 0), shape.get("maxItems")))
    return found


def having(rows: list[dict[str, Any]], key: str, value: object) -> int:
    """Count the entries whose field has this value."""
    return sum(1 for row in rows if row.get(key) == value)
