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

from trackside.bots.network import Network
from trackside.bots.railroad_dice.evaluate.position import OF_SEAT, OF_TABLE, position_of
from trackside.core.errors import DataError
from trackside.games.railroad_dice.state import Table


@final
class WinNetwork:
    """Ask one network about each seat."""

    def __init__(self, weights: dict[str, list[float]]) -> None:
        self.network = Network(weights, int(OF_TABLE), int(OF_SEAT))

    def chances(self, table: Table) -> list[float]:
        """Return each seat's chance of a win, where a turn begins."""
        position = position_of(table)
        start = self.network.start(position.common)
        scores: list[float] = []
        for seat in range(table.setting.players):
            scores.append(self.network.value(start, position.seats, seat * OF_SEAT))
        best = max(scores)
        parts = [math.exp(each - best) for each in scores]
        total = sum(parts)
        return [part / total for part in parts]


def read_network(file: Traversable) -> WinNetwork:
    """Read a network. Raises DataError if the file holds none."""
    try:
        return WinNetwork(json.loads(file.read_text("utf-8"))["network"])
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise DataError(file.name, "", f"holds no network: {error}") from error


NETWORK: Final = read_network(
    resources.files("trackside.bots.railroad_dice.evaluate") / "network.json"
)
