"""What a player of German Railways looks at, and how much each thing counts.

The weights are learned: `tools/train/german_railways` breeds them in games against a league of
earlier weights and of strangers with one idea each; `weights.json` holds them and says where they
come from. Those written here are the first ones, set by hand.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, final

from trackside.bots.weights import read_into
from trackside.games.german_railways.components import COMPANIES


@final
class Weights:
    """Thalers and shares of them, unless said otherwise."""

    def __init__(self) -> None:
        # Dividend phases to come: at the end, per connection that is missing, and what money allows
        self.phases_base = 0.8
        self.phases_per_link = 0.4
        self.phases_poor = 1.5
        self.phases_per_thaler = 0.08
        # What a share earns
        self.rise_per_hex = 0.4  # income that one placement brings on average
        self.next_price = 4.0  # what an unsold share will bring into the treasury
        self.earns = 1.15  # the builder pays double
        self.unlinked = 0.3  # of BHE's income, before it has Berlin or Hamburg
        # What a share may cost
        self.most_of_worth = 0.85
        self.stretch_first = 1.25  # times the share's part of the money on the table
        self.stretch = 1.6
        self.of_worth = 0.0  # and this much of its worth
        self.per_share_held = 0.0  # the price goes into a treasury that is partly one's own
        self.third = 0.0  # a last share is worth so many times its income
        self.unlock = 0.0  # of the third shares that a second share helps to unlock
        self.purse = 4.0  # thalers that are not spent on shares
        # Offering a share
        self.wins = 0.8  # how often a share that one offers is one's own in the end
        self.per_held = 0.2  # for every share held of a company whose treasury grows by a sale
        self.taken = -0.5  # offering what others will take
        self.taken_held = 0.0  # ... for every share held of it
        self.offer = 0.0  # offering at all
        self.offer_unlock = 0.0  # of the third shares that a sale helps to unlock
        # Building
        self.later = 0.8  # how much of a gain counts that takes a second build
        self.early = 1.8  # a thaler now buys shares that earn more
        self.early_unsold = 0.0  # ... for every unsold share
        self.cost = 0.15
        self.others = 1.0  # how much the gain of the others hurts
        self.leader = 0.0  # how much of that is the leader's gain, not the average
        self.used_up = 0.2  # dividend phases that a connection takes away
        self.rise = 1.1
        self.bhe_way = 0.35  # for a step of BHE to Berlin or Hamburg
        self.ahead = 0.0  # connections that the end asks for, when one is ahead
        self.credit = 0.0  # thalers beyond the treasury that a way may cost
        self.act = 0.0  # by so much an action must be better than passing
        self.noise = [1.0] * COMPANIES  # what this player sees in each company

    def with_noise(self, spread: float, rng: Random) -> Weights:
        """The same weights, but fonder of some companies than of others."""
        new = Weights()
        for name in NAMES:
            setattr(new, name, getattr(self, name))
        new.noise = [max(0.5, 1.0 + spread * rng.gauss(0.0, 1.0)) for _ in range(COMPANIES)]
        return new

    def paying_more(self, times: float) -> Weights:
        """Pays so many times as much for shares."""
        new = self.with_noise(0.0, Random(0))
        for name in ("most_of_worth", "of_worth", "stretch_first", "stretch"):
            setattr(new, name, times * getattr(self, name))
        return new

    def with_variation(self, spread: float, rng: Random) -> Weights:
        """Somebody else's weights: each is more or less, in parts of itself."""
        new = self.with_noise(spread, rng)
        for name in NAMES:
            setattr(new, name, getattr(self, name) * (1.0 + spread * rng.gauss(0.0, 1.0)))
        return new


NAMES: Final = (
    "phases_base",
    "phases_per_link",
    "phases_poor",
    "phases_per_thaler",
    "rise_per_hex",
    "next_price",
    "earns",
    "unlinked",
    "most_of_worth",
    "stretch_first",
    "stretch",
    "of_worth",
    "per_share_held",
    "third",
    "unlock",
    "purse",
    "wins",
    "per_held",
    "taken",
    "taken_held",
    "offer",
    "offer_unlock",
    "later",
    "early",
    "early_unsold",
    "cost",
    "others",
    "leader",
    "used_up",
    "rise",
    "bhe_way",
    "ahead",
    "credit",
    "act",
)


def load_weights(file: Traversable) -> Weights:
    """Raises DataError if the file holds no weights, or others than these."""
    weights = Weights()
    read_into(weights, NAMES, file)
    return weights


LEARNED: Final = load_weights(
    resources.files("trackside.bots.german_railways.evaluate") / "weights.json"
)
