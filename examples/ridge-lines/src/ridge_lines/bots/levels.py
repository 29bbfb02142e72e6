"""The levels: `easy` sees its own way, `normal` both ways, `hard` searches."""

from __future__ import annotations

from ridge_lines import actions
from ridge_lines.bots import policy
from ridge_lines.bots.evaluate import find_needs, shares
from ridge_lines.game import State
from trackside.bots.base import Thinker, three_best
from trackside.bots.search import Guide, SearchBot
from trackside.core.players import Bot, Observer, Reason

CARELESS = 0.25  # how often `easy` takes whatever comes
SIMULATIONS = 64
HORIZON = 6  # decisions


class Easy(Thinker[State]):
    """Follows its own cheapest way, and does not always look."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        if self.rng.random() < CARELESS:
            return self.rng.choice(legal)
        over = find_needs(table.imagine(self.rng), table.seat).over
        laid = [action for action in legal if action != actions.DONE]
        return min(laid, key=lambda action: over[action - actions.LAY])


class Normal(Thinker[State]):
    """Takes the hex that helps it most and hurts the other most."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        return policy.choose(table.imagine(self.rng), table.seat, self.rng)

    def explain(self, table: Observer[State]) -> list[Reason]:
        rows = policy.weighed(table.imagine(self.rng), table.seat, table.legal())
        return three_best(table, [(a, sum(t.values()), t) for a, t in rows], "gangs")


def make_easy(seed: int, seconds: float) -> Bot:
    return Easy(seed)


def make_normal(seed: int, seconds: float) -> Bot:
    return Normal(seed)


def make_hard(seed: int, seconds: float) -> Bot:
    guide: Guide[State] = Guide(policy.candidates, policy.choose, shares, HORIZON)
    return SearchBot(seed, guide, SIMULATIONS, seconds)
