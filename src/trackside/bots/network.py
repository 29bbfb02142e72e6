"""A small learned network: one hidden layer over the table and a seat or a company on it.

Weights come from a file of the game's bots, made by `tools/train/networks.py`; only the standard
library is needed to ask it, and compiled code does so in some microseconds.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Network:
    """Give one number for each row; all rows share the numbers of the table.

    The weights are rows by hidden unit: `common` for the table, `own` for the row."""

    def __init__(self, weights: dict[str, list[float]], of_table: int, width: int) -> None:
        self.hidden: i64 = len(weights["bias"])
        self.of_table: i64 = of_table
        self.width: i64 = width
        self.common = vec[float](weights["common"])
        self.own = vec[float](weights["own"])
        self.bias = vec[float](weights["bias"])
        self.out = vec[float](weights["out"])
        self.last = weights["last"][0]
        sizes = (len(self.common), len(self.own), len(self.out))
        if sizes != (self.hidden * of_table, self.hidden * width, self.hidden):
            raise ValueError("a network has the wrong size")

    def start(self, common: vec[float]) -> vec[float]:
        """Compute the part of the hidden layer that is the same for all rows."""
        found = self.bias[:]
        for unit in range(self.hidden):
            total = found[unit]
            at = unit * self.of_table
            for index in range(self.of_table):
                total += self.common[at + index] * common[index]
            found[unit] = total
        return found

    def values(self, common: vec[float], names: list[vec[float]], rows: vec[float]) -> vec[float]:
        """Compute the value of every row; `names` hold by row what it is by itself."""
        found = vec[float]([0.0] * len(names))
        shared = self.start(common)
        start = shared[:]
        for row in range(len(names)):
            own = names[row]
            for unit in range(self.hidden):
                start[unit] = shared[unit] + own[unit]
            found[row] = self.value(start, rows, row * self.width)
        return found

    def value(self, start: vec[float], rows: vec[float], first: i64) -> float:
        """Compute the value of the row that begins at `first`."""
        value = self.last
        for unit in range(self.hidden):
            total = start[unit]
            at = unit * self.width
            for index in range(self.width):
                total += self.own[at + index] * rows[first + index]
            if total > 0.0:
                value += self.out[unit] * total
        return value
