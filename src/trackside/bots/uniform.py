"""`random`: any legal action, all equally likely."""
# mypyc: off

from __future__ import annotations

from random import Random

from trackside.core.contract import State
from trackside.core.players import Observer


class RandomBot:
    """Plays any game, and plays it badly."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer[State]) -> int:
        return self.rng.choice(table.legal())
