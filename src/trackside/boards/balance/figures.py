"""Figures of a board: each thing that is measured, with the name of what has it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Protocol, cast

from trackside import games
from trackside.core.contract import Json

MOST_ROWS = 12  # of a figure: those with the least and those with the most
OWN = "trackside.boards.balance"


@dataclass(frozen=True)
class Figure:
    """`p-balance-KEY` says what it is; `rows` are names with their values."""

    key: str
    rows: list[tuple[str, float]]

    def json(self) -> Json:
        """With its mean and its ends, and as many rows as help."""
        rows = sorted(self.rows, key=lambda row: (row[1], row[0]))
        half = MOST_ROWS // 2
        shown = rows if len(rows) <= MOST_ROWS else rows[:half] + rows[-half:]
        told = [[name, round(value, 2)] for name, value in shown]
        return {"key": self.key, **spread([value for _, value in rows]), "rows": told}


def spread(values: list[float]) -> Json:
    """Return the mean and the ends."""
    if not values:
        return {"mean": 0.0, "least": 0.0, "most": 0.0}
    ends = {"least": round(min(values), 2), "most": round(max(values), 2)}
    return {"mean": round(fmean(values), 2), **ends}


class Measurer(Protocol):
    """What a game's module has."""

    def figures(self, board: Json) -> list[Figure]:
        """Of a board that is fit to play."""

    def served(self, board: Json, view: Json) -> set[str]:
        """Return the names of the cities that have a railway, as an onlooker sees the table."""

    def cities(self, board: Json) -> list[str]:
        """Return the names of all that could have one."""


def measurer_of(slug: str) -> Measurer | None:
    """Of a game; None if its boards are not measured."""
    inside = games.is_shipped(slug)
    name = f"{OWN}.{games.folder(slug)}" if inside else f"{games.package(slug)}.balance"
    return cast(Measurer, import_module(name)) if find_spec(name) else None


def figures_of(slug: str, board: Json) -> list[Json]:
    """Return what the map alone tells; nothing for a game that is not measured."""
    measurer = measurer_of(slug)
    return [figure.json() for figure in measurer.figures(board)] if measurer else []


def steps_from(
    starts: Iterable[str], near: Mapping[str, Iterable[str]], most: int = 1_000_000
) -> dict[str, int]:
    """How many steps it is to each cell, up to `most`."""
    found = dict.fromkeys(starts, 0)
    queue = deque(found)
    while queue:
        here = queue.popleft()
        if found[here] >= most:
            continue
        for other in near.get(here, ()):
            if other not in found:
                found[other] = found[here] + 1
                queue.append(other)
    return found
