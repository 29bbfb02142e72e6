"""A board is data: shipped with a game under a name, or brought by a player."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from trackside.core.errors import DataError


@dataclass(frozen=True)
class Board:
    """The facts of a board. Two boards with the same digest are the same board."""

    name: str
    data: dict[str, Any]
    digest: str
    shipped: bool

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and other.digest == self.digest

    def reference(self) -> str | dict[str, Any]:
        """What a dump keeps: the name of a shipped board, or the whole of another."""
        return self.name if self.shipped else self.data


def digest(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def custom(data: dict[str, Any]) -> Board:
    """A board of one's own; the game still has to check it."""
    return Board(str(data.get("id", "custom")), data, digest(data), shipped=False)


@cache
def shipped(package: str, name: str) -> Board:
    """The board `data/<name>.json` of a game's package."""
    file = resources.files(package) / "data" / f"{name}.json"
    if not name.replace("-", "").isalnum() or not file.is_file():
        raise DataError(f"{name}.json", "", "there is no such board")
    data = json.loads(file.read_text("utf-8"))
    return Board(name, data, digest(data), shipped=True)


def from_reference(package: str, reference: str | dict[str, Any]) -> Board:
    return shipped(package, reference) if isinstance(reference, str) else custom(reference)
