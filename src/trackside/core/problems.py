"""What is wrong with a board: each problem says where, which sentence, and the numbers in it.

A game finds problems with `Findings`, which knows the board: it turns the path to an entry
(`("cities", 7, "lat")`) into the name of the entry and into the spot of the map to look at. The
sentences stand in message files, as `p-board-KEY` of the game or `board-no-KEY` of all games;
`p-at-TABLE` names an entry of a table ("city Hannover").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trackside.core.errors import DataError, Value

Path = tuple[str | int, ...]
MOST_PROBLEMS = 200
MOST_LETTERS = 60  # of what a stranger wrote and a sentence repeats


@dataclass(frozen=True)
class Spot:
    """What to jump to: a cell, a link or a card of the board, by its id."""

    kind: str
    id: str

    def json(self) -> dict[str, str]:
        """Give it as the web API sends it."""
        return {"kind": self.kind, "id": self.id}


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong. `table` is empty for the board as a whole, `name` for a table."""

    path: Path
    key: str
    params: dict[str, Value] = field(default_factory=dict)
    rule: str = ""
    table: str = ""
    name: str = ""
    spot: Spot | None = None

    @property
    def fields(self) -> list[str]:
        """The way inside the entry: `["lat"]`."""
        entered = 2 if self.name else 1
        return [_step(step) for step in self.path[entered if self.table else 0 :]]

    def json(self) -> dict[str, object]:
        """Without words: those depend on the reader."""
        return {
            "path": list(self.path),
            "table": self.table,
            "name": self.name,
            "fields": self.fields,
            "spot": self.spot.json() if self.spot else None,
            "rule": self.rule,
            "key": self.key,
            "params": dict(self.params),
        }

    def __str__(self) -> str:
        """Describe it for logs and programmers; people read the sentence."""
        if self.key == SAID:
            return str(self.params["text"])
        place = " ".join(part for part in (self.table, self.name, *self.fields) if part)
        numbers = ", ".join(f"{key} {value}" for key, value in self.params.items())
        text = " ".join(part for part in (self.key, numbers and f"({numbers})", self.rule) if part)
        return f"{place or 'board'}: {text}"


SAID = "said"  # a problem that comes as a sentence already


def said(sentence: str) -> Problem:
    """For a game that has its sentences in one language only."""
    return Problem((), SAID, {"text": sentence})


class BadBoard(DataError):
    """A board that is not fit to play, with all that is wrong with it."""

    def __init__(self, name: str, problems: list[Problem]) -> None:
        super().__init__(f"board {name}", "", "; ".join(str(each) for each in problems[:5]))
        self.problems = problems


class Findings:
    """Problems of one board, in the order in which they are found, as many as help.

    `spots` says for each table what its entries are on the map: a kind ("cell", "link", "card")
    and the fields that may hold the id, the first that is there counts."""

    def __init__(self, data: object, spots: Mapping[str, tuple[str, ...]]) -> None:
        self.data = data
        self.spots = spots
        self.found: list[Problem] = []

    @property
    def full(self) -> bool:
        """True once the maximum number of problems has been reported."""
        return len(self.found) >= MOST_PROBLEMS

    def add(self, path: Path, key: str, rule: str = "", **params: Value) -> None:
        """Report a problem at the entry to which the path leads."""
        if self.full:
            return
        table = path[0] if path and isinstance(path[0], str) else ""
        entry, name = self._entry(path)
        spot = self._spot(table, entry)
        shown = {each: _short(value) for each, value in params.items()}
        self.found.append(Problem(path, key, shown, rule, table, name, spot))

    def need(self, holds: bool, path: Path, key: str, rule: str = "", **params: Value) -> None:
        """Report a problem, unless it holds."""
        if not holds:
            self.add(path, key, rule, **params)

    def _entry(self, path: Path) -> tuple[object, str]:
        """The entry of a table and what it is called; the table itself has no name."""
        table = self.data.get(path[0]) if path and isinstance(self.data, dict) else None
        if len(path) > 1 and isinstance(table, list) and isinstance(path[1], int):
            entry = table[path[1]] if path[1] < len(table) else None
            return entry, name_of(entry, path[1])
        if isinstance(table, dict):
            return table, ""
        return None, ""

    def _spot(self, table: str, entry: object) -> Spot | None:
        kind, *fields = self.spots.get(table, ("",))
        if not kind:
            return None
        if isinstance(entry, list) and len(entry) > 1:  # an edge is a pair of cells
            return Spot(kind, f"{_text(entry[0])}-{_text(entry[1])}")
        for each in fields:
            value = entry.get(each) if isinstance(entry, dict) else None
            if isinstance(value, str | int) and not isinstance(value, bool):
                return Spot(kind, _text(value))
            if isinstance(value, list | dict) and value:
                return Spot(kind, _text(next(iter(value))))
        return None


def name_of(entry: object, number: int) -> str:
    """Find what people call an entry: its name, else its id, else its number in the table; with the
    city that lies there."""
    if isinstance(entry, dict):
        for key in ("name", "id", "colour"):
            value = entry.get(key)
            if type(value) is int or (isinstance(value, str) and 0 < len(value) <= MOST_LETTERS):
                city = entry.get("city")
                return _text(value) + (f" ({_text(city)})" if isinstance(city, str) else "")
    if isinstance(entry, list) and len(entry) > 1 and all(isinstance(x, str) for x in entry[:2]):
        return f"{_text(entry[0])}-{_text(entry[1])}"
    return f"#{number + 1}"


def unique_ids(found: Findings, table: str, rows: list[dict[str, Any]], rule: str = "") -> None:
    """Report ids that stand twice in a table."""
    seen: set[object] = set()
    for number, entry in enumerate(rows):
        if entry["id"] in seen:
            found.add((table, number, "id"), "twice", rule, id=str(entry["id"]))
        seen.add(entry["id"])


def _short(value: Value) -> Value:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return [each if isinstance(each, int) else _text(each) for each in value[:20]]  # type: ignore[return-value]  # as it came
    return value if abs(value) < 10**12 else _text(value)


def _text(value: object) -> str:
    """Short, and without half characters: no sentence and no answer breaks on it."""
    try:
        text = str(value)
    except ValueError:  # a number of thousands of digits
        text = "…"
    text = text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 1] + "…"
    return "".join(c if c.isprintable() else "�" for c in text)


def _step(step: str | int) -> str:
    return _text(step) if isinstance(step, str) else f"#{step + 1}"
