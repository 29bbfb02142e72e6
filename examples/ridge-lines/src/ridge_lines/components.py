"""The board as the rules use it: hexes by number, their neighbours, prices, towns and termini."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from trackside.core.boards import Board
from trackside.core.contract import Json

PLAYERS: Final = 2  # RL-1
GANGS_FOR: Final = {"plain": 1, "town": 1, "ridge": 2}  # RL-13, RL-14
AROUND: Final = ((0, -1), (0, 1), (1, 0), (1, -1), (-1, 0), (-1, 1))  # RL-3


@dataclass(frozen=True)
class Facts:
    """Everything here is by the number of a hex, in the order of the board file."""

    board: Board
    ids: tuple[str, ...]
    number: dict[str, int]
    near: tuple[tuple[int, ...], ...]
    price: tuple[int, ...]  # gangs
    value: tuple[int, ...]  # of its town; 0 without one
    lines: tuple[str, ...]  # names, by seat
    termini: tuple[tuple[int, int], ...]  # by seat

    @property
    def hexes(self) -> int:
        return len(self.ids)


@lru_cache(maxsize=8)
def facts_of(board: Board) -> Facts:
    """The board must have passed `boardcheck`."""
    hexes = board.data["hexes"]
    number = {entry["id"]: at for at, entry in enumerate(hexes)}
    lines = board.data["lines"]
    return Facts(
        board=board,
        ids=tuple(number),
        number=number,
        near=tuple(neighbours(hexes)),
        price=tuple(GANGS_FOR[entry["terrain"]] for entry in hexes),
        value=tuple(entry.get("value", 0) for entry in hexes),
        lines=tuple(line["name"] for line in lines),
        termini=tuple((number[line["termini"][0]], number[line["termini"][1]]) for line in lines),
    )


def neighbours(hexes: list[Json]) -> list[tuple[int, ...]]:
    """RL-3, for every hex."""
    at = {(entry["row"], entry["col"]): number for number, entry in enumerate(hexes)}
    spots = [[(row + down, col + right) for down, right in AROUND] for row, col in at]
    return [tuple(sorted(at[spot] for spot in around if spot in at)) for around in spots]
