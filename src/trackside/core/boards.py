"""A board is data: shipped with a game under a name, or brought by a player."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from trackside.core.errors import DataError, Value
from trackside.core.problems import BadBoard, Problem


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
        """Give what a dump keeps: the name of a shipped board, or the whole of another."""
        return self.name if self.shipped else self.data


MOST_TEXT = 2_000_000  # characters of a board of one's own; the largest shipped has 0.5 million
MOST_FILE = 2 * MOST_TEXT  # with its blanks and line breaks
MOST_NAME = 80


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: dict[str, Any]) -> str:
    """Hash a board: the same for the same facts, in whatever order and layout they were written."""
    # a stranger's JSON may hold half a character; that is no reason to fail here
    return hashlib.sha256(_text(data).encode("utf-8", "surrogatepass")).hexdigest()


def board_text(data: dict[str, Any]) -> str:
    """Write a board as a file: an entry of a table per line, to be read and compared by people."""
    parts = [f" {json.dumps(key)}: {_lines(value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(value: Any) -> str:
    if not isinstance(value, list) or not any(isinstance(each, dict | list) for each in value):
        return json.dumps(value, ensure_ascii=False)
    rows = ",\n".join(f"  {json.dumps(each, ensure_ascii=False)}" for each in value)
    return f"[\n{rows}\n ]"


def custom(data: dict[str, Any]) -> Board:
    """Make a board of one's own; the game still has to check it."""
    name = str(data.get("id", "custom"))[:MOST_NAME]
    if len(_text(data)) > MOST_TEXT:
        raise BadBoard(name, [Problem((), "too-large", {"most": MOST_TEXT})])
    return Board(name, data, digest(data), shipped=False)


def parse(name: str, text: str) -> dict[str, Any]:
    """Read a board file as data; the game still has to check it. Raises BadBoard for what JSON
    allows and nobody means: a name twice in one object, NaN; and for what would cost too much."""
    if len(text) > MOST_FILE:
        raise BadBoard(name, [Problem((), "too-large", {"most": MOST_FILE})])
    try:
        data = json.loads(text, object_pairs_hook=_single_names, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        place: dict[str, Value] = {"line": error.lineno, "column": error.colno}
        raise BadBoard(name, [Problem((), "unreadable", place)]) from error
    except RecursionError as error:
        raise BadBoard(name, [Problem((), "too-deep")]) from error
    except _Odd as error:
        raise BadBoard(name, [error.problem]) from error
    except ValueError as error:  # a number of thousands of digits
        raise BadBoard(name, [Problem((), "not-finite", {"number": "…"})]) from error
    if not isinstance(data, dict):
        raise BadBoard(name, [Problem((), "type", {"wanted": "object"})])
    return data


class _Odd(Exception):
    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def _single_names(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _Odd(Problem((), "double-name", {"field": name[:60]}))
        found[name] = value
    return found


def _no_number(word: str) -> float:
    raise _Odd(Problem((), "not-finite", {"number": word}))


@cache
def shipped(package: str, name: str) -> Board:
    """Read the board `data/<name>.json` of a game's package."""
    file = resources.files(package) / "data" / f"{name}.json"
    if not name.replace("-", "").isalnum() or not file.is_file():
        raise DataError(f"{name}.json", "", "there is no such board")
    data = json.loads(file.read_text("utf-8"))
    return Board(name, data, digest(data), shipped=True)


def from_reference(package: str, reference: str | dict[str, Any]) -> Board:
    """Find the board that `Board.reference` named, for the game in that package."""
    return shipped(package, reference) if isinstance(reference, str) else custom(reference)
