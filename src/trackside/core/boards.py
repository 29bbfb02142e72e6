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


MOST_TEXT = 2_000_000  # characters of a board of one's own; the largest shipped has 0.5 million
MOST_NAME = 80


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: dict[str, Any]) -> str:
    """The same for the same facts, in whatever order and layout they were written."""
    # a stranger's JSON may hold half a character; that is no reason to fail here
    return hashlib.sha256(_text(data).encode("utf-8", "surrogatepass")).hexdigest()


def custom(data: dict[str, Any]) -> Board:
    """A board of one's own; the game still has to check it."""
    name = str(data.get("id", "custom"))[:MOST_NAME]
    if len(_text(data)) > MOST_TEXT:
        raise DataError(f"board {name}", "", f"a board has at most {MOST_TEXT} characters")
    return Board(name, data, digest(data), shipped=False)


@cache
def shipped(package: str, name: str) -> Board:
    """The board `data/<name>.json` of a game's package."""
    file = resources.files(package) / "data" / f"{name}.json"
    if not name.replace("-", "").isalnum() or not file.is_file():
        raise DataError(f"{name}.json", "", "there is no such board")
    data = json.loads(file.read_text("utf-8"))
    return Board(name, data, digest(data), shipped=True)


def from_reference(package: str, reference: str | dict[str, Any]) -> Board:
    """The inverse of `Board.reference`, for the game in that package."""
    return shipped(package, reference) if isinstance(reference, str) else custom(reference)
