"""The levels of German Railways: `easy` looks one hex ahead, `normal` plans, the others search.

`hard` plays its candidates on for three turns and asks the learned values what that is worth;
`expert` looks six turns ahead, at more candidates. `random` is the game's own: it keeps to GR-117,
as one that makes no plans.
"""
# mypyc: off

from __future__ import annotations

from trackside.bots.base import Thinker, in_words, three_best
from trackside.bots.german_railways import policy
from trackside.bots.german_railways.evaluate.chances import VALUES, Values, chances
from trackside.bots.german_railways.evaluate.weights import LEARNED
from trackside.bots.german_railways.explain import explain, explain_by
from trackside.bots.german_railways.forecast import era
from trackside.bots.search import Guide, SearchBot, at_most
from trackside.core.players import MakeBot, Observer, Reason
from trackside.games.german_railways.game import State


def guide_by(values: Values, turns: int, many: bool = False) -> Guide[State]:
    """Guide a search by playouts of so many turns and these values; with few or many candidates."""
    return Guide(
        policy.many_candidates if many else policy.candidates,
        policy.policy,
        lambda state: chances(state, values),
        era=era,
        explain=explain,
        crew=policy.crew,
        eras=turns,
    )


NEAR = guide_by(VALUES, 3)
FAR = guide_by(VALUES, 6, many=True)
HARD = 24  # playouts for a decision
EXPERT = 96
TRUST = 0.02  # of a win: by so much another action must be better than what `normal` would do
NOISE = 0.08  # how much the companies please each player more or less than they should


class RandomBot(Thinker[State]):
    """Any legal action, but it never proposes the end and votes as GR-117 asks."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        """Return one of `legal`, all equally likely but in a vote."""
        return policy.any_action(table.imagine(self.rng), legal, self.rng)


class EasyBot(Thinker[State]):
    """Builds for income, one hex ahead; bids a few times the income."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        """Return the best of today, with a little luck among what is nearly as good."""
        return policy.simple_action(table.imagine(self.rng), table.seat, legal, self.rng)


class NormalBot(Thinker[State]):
    """Plans ways, compares them with shares, bids by worth; each has its own favourites."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.weights = LEARNED.with_noise(NOISE, self.rng)

    def think(self, table: Observer[State], legal: list[int]) -> int:
        """Return the first step of the best plan, or the share that is worth more."""
        return policy.planned_action(table.imagine(self.rng), table.seat, legal, self.weights)

    def explain(self, table: Observer[State]) -> list[Reason]:
        """Explain in thalers; what a vote is worth is 1 or 0."""
        sample = table.imagine(self.rng)
        weighed = policy.weigh(sample, table.seat, table.legal(), self.weights)
        return in_words(
            three_best(table, weighed, "thalers"),
            lambda action: explain_by(sample, table.seat, action, self.weights),
        )


LEVELS: dict[str, MakeBot] = {
    "random": lambda seed, seconds: RandomBot(seed),
    "easy": lambda seed, seconds: EasyBot(seed),
    "normal": lambda seed, seconds: NormalBot(seed),
    "hard": lambda seed, seconds: SearchBot(seed, NEAR, HARD, at_most(1.0, seconds), TRUST),
    "expert": lambda seed, seconds: SearchBot(seed, FAR, EXPERT, seconds, TRUST),
}
