"""Who will win, by a small learned network: what a playout is worth where it stops.

It looks at each seat (`position.py`); the chances are the softmax of what it says of them. It sees
more than the weights of `chances.py`, but it was learned from games of these weights, and is right
only about tables to which they lead: plans are made by the weights, and nothing is chosen because
the network values it most. `network.json` holds it and says where it comes from.
"""

from __future__ import annotations

import json
import math
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice.worth.position import OF_SEAT, OF_TABLE, position_of
from trackside.core.errors import DataError
from trackside.games.railroad_dice.state import Table


@final
class Network:
    """One hidden layer, the same for each seat; rows of weights by hidden unit."""

    def __init__(self, told: dict[str, list[float]]) -> None:
        self.hidden: i64 = len(told["bias"])
        self.common = vec[float](told["common"])
        self.own = vec[float](told["own"])
        self.bias = vec[float](told["bias"])
        self.out = vec[float](told["out"])
        sizes = (len(self.common), len(self.own), len(self.out))
        if sizes != (self.hidden * OF_TABLE, self.hidden * OF_SEAT, self.hidden):
            raise ValueError("a layer has the wrong size")

    def chances(self, table: Table) -> list[float]:
        """By seat the chance of a win, where a turn begins."""
        position = position_of(table)
        start = self._start(position.common)
        said: list[float] = []
        seat: i64 = 0
        while seat < table.setting.players:
            said.append(self._of_seat(start, position.seats, seat * OF_SEAT))
            seat += 1
        best = max(said)
        parts = [math.exp(each - best) for each in said]
        total = sum(parts)
        return [part / total for part in parts]

    def _start(self, common: vec[float]) -> vec[float]:
        """The part of the hidden layer that is the same for all seats."""
        found = self.bias[:]
        unit: i64 = 0
        while unit < self.hidden:
            at = unit * OF_TABLE
            total = found[unit]
            index: i64 = 0
            while index < OF_TABLE:
                total += self.common[at + index] * common[index]
                index += 1
            found[unit] = total
            unit += 1
        return found

    def _of_seat(self, start: vec[float], rows: vec[float], first: i64) -> float:
        said = 0.0
        unit: i64 = 0
        while unit < self.hidden:
            at = unit * OF_SEAT
            total = start[unit]
            index: i64 = 0
            while index < OF_SEAT:
                total += self.own[at + index] * rows[first + index]
                index += 1
            if total > 0.0:
                said += self.out[unit] * total
            unit += 1
        return said


def read_network(file: Traversable) -> Network:
    """Raises DataError if the file holds no such network."""
    try:
        return Network(json.loads(file.read_text("utf-8"))["network"])
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise DataError(file.name, "", f"holds no network: {error}") from error


NETWORK: Final = read_network(
    resources.files("trackside.bots.railroad_dice.worth") / "network.json"
)
