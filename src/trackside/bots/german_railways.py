"""Bots for German Railways; what they think of a position stands in the game's `outlook`."""

from __future__ import annotations

from trackside.bots.base import Observer, Thinker
from trackside.bots.search import Guide
from trackside.games.german_railways import outlook

GUIDE = Guide(outlook.candidates, outlook.policy, outlook.outcome)
SIMULATIONS = 32  # of `hard`, per decision
TRUST = 0.02


class EasyBot(Thinker):
    """Builds for income, one hex ahead; bids a few times the income."""

    def think(self, table: Observer, legal: list[int]) -> int:
        return outlook.simple_action(table.imagine(self.rng), table.seat, legal, self.rng)


class NormalBot(Thinker):
    """Plans ways, compares them with shares, bids by worth."""

    def think(self, table: Observer, legal: list[int]) -> int:
        return outlook.planned_action(table.imagine(self.rng), table.seat, legal)
