"""Positions and legal actions as arrays; each game's `features.py` says what stands where."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from trackside.core.contract import State


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


def length(state: State) -> int:
    return sum(size for _, size in state.layout())


def row(state: State, seat: int) -> NDArray[np.int32]:
    return np.array(state.features(seat), np.int32)
