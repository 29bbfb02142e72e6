"""Computer players of RailRoad Dice Germany; what they think stands in the game's `policy`.

`easy` follows rules of thumb: take income, build what can be paid, roll, lay track towards the
nearest station square. `normal` plans its turn: it tries sequences of placements on copies of
the table, weighs where each would leave it, and tries a few rolls by drawing their dice.
"""

from __future__ import annotations

from typing import Any

from trackside.bots.base import Observer, Reason, Thinker, three_best
from trackside.core.contract import State
from trackside.games.railroad_dice import outlook, policy

EASY_NODES = 30  # placements that the short look ahead may try


def evaluate(state: State) -> list[float]:
    """The expected share of the win for each seat."""
    position: Any = state
    return outlook.shares(position)


class EasyBot(Thinker):
    """Rules of thumb, with a short look ahead for a station within reach."""

    def think(self, table: Observer, legal: list[int]) -> int:
        position = table.imagine(self.rng)
        return policy.quick_choice(position, table.seat, legal, EASY_NODES, 0.0)


class NormalBot(Thinker):
    """Plans its turn, and weighs rolls by drawing dice."""

    def think(self, table: Observer, legal: list[int]) -> int:
        return self._weigh(table, legal)[0][0]

    def explain(self, table: Observer) -> list[Reason]:
        """By their worth in passengers."""
        rows = self._weigh(table, table.legal())
        weighed = [(action, value, {"worth": value}) for action, value in rows]
        return three_best(table, weighed, "passengers")

    def _weigh(self, table: Observer, legal: list[int]) -> list[tuple[int, float]]:
        return policy.weigh(table.imagine(self.rng), table.seat, legal, self.rng)
