"""Bots for German Railways; what they think of a position stands in the game's `outlook`."""

from __future__ import annotations

from trackside.bots.base import Observer, Reason, Thinker, three_best
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

    def explain(self, table: Observer) -> list[Reason]:
        """In thalers; what a vote is worth is 1 or 0."""
        legal = table.legal()
        return three_best(
            table, outlook.weigh(table.imagine(self.rng), table.seat, legal), "thalers"
        )
