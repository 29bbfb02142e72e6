"""Bots for German Railways; what they think of a position stands in the game's `outlook`."""

from __future__ import annotations

from random import Random

from trackside.bots.base import Observer
from trackside.bots.search import Guide
from trackside.games.german_railways import outlook

GUIDE = Guide(outlook.candidates, outlook.policy, outlook.outcome)
SIMULATIONS = 32  # of `hard`, per decision
TRUST = 0.02


class EasyBot:
    """Builds for income, one hex ahead; bids a few times the income."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return outlook.simple_action(table.imagine(self.rng), table.seat, legal, self.rng)


class NormalBot:
    """Plans ways, compares them with shares, bids by worth."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return outlook.planned_action(table.imagine(self.rng), table.seat, legal)
