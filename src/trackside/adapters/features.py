"""Positions as fixed rows of numbers: each game's `features.py` says what stands where.

layout(state)  [("phase", 1), ("cash", 4), ...]: the blocks in order, with their lengths
row(state, seat)  the numbers, only what that seat may know; seats are counted from the reader
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trackside.core.contract import State

LEAST, MOST = -(2**31), 2**31 - 1


class Mask(np.ndarray[tuple[int], np.dtype[np.int8]]):
    """1 for each legal code. Finds its ones fast: numpy asks every int8 apart, but has a quick way
    for truth values, and who plays at random asks for the ones at every turn."""

    def nonzero(self) -> tuple[NDArray[np.intp], ...]:
        found: tuple[NDArray[np.intp], ...] = (np.asarray(self) != 0).nonzero()
        return found


def mask(codes: int, legal: list[int]) -> Mask:
    marks = np.zeros(codes, np.int8)
    marks[legal] = 1
    return marks.view(Mask)


def _module(state: State) -> Any:
    return import_module(type(state).__module__.rpartition(".")[0] + ".features")


def layout(state: State) -> list[tuple[str, int]]:
    blocks: list[tuple[str, int]] = _module(state).layout(state)
    return blocks


def length(state: State) -> int:
    return sum(size for _, size in layout(state))


def row(state: State, seat: int) -> NDArray[np.int32]:
    return np.array(_module(state).row(state, seat), np.int32)
