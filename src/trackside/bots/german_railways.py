"""Bots for German Railways; what they think of a position stands in the game's `outlook`."""
# mypyc: off

from __future__ import annotations

from typing import Any

from trackside.bots.base import Thinker, three_best
from trackside.bots.search import Guide, SearchBot
from trackside.core.players import Observer, Reason
from trackside.games.german_railways import outlook

GUIDE = Guide(outlook.candidates, outlook.policy, outlook.outcome)
SIMULATIONS = 32  # of `hard`, per decision
TRUST = 0.02


class EasyBot(Thinker[Any]):
    """Builds for income, one hex ahead; bids a few times the income."""

    def think(self, table: Observer[Any], legal: list[int]) -> int:
        return outlook.simple_action(table.imagine(self.rng), table.seat, legal, self.rng)


class NormalBot(Thinker[Any]):
    """Plans ways, compares them with shares, bids by worth."""

    def think(self, table: Observer[Any], legal: list[int]) -> int:
        return outlook.planned_action(table.imagine(self.rng), table.seat, legal)

    def explain(self, table: Observer[Any]) -> list[Reason]:
        """In thalers; what a vote is worth is 1 or 0."""
        legal = table.legal()
        return three_best(
            table, outlook.weigh(table.imagine(self.rng), table.seat, legal), "thalers"
        )


LEVELS = {
    "easy": lambda seed, seconds: EasyBot(seed),
    "normal": lambda seed, seconds: NormalBot(seed),
    "hard": lambda seed, seconds: SearchBot(seed, GUIDE, SIMULATIONS, seconds, TRUST),
}
