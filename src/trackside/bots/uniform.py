"""`random`: any legal action, all equally likely."""

from __future__ import annotations

from random import Random

from trackside.bots.base import Observer


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        return self.rng.choice(table.legal())
