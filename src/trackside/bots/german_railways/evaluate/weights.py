"""What a player of German Railways looks at, and how much each thing counts.

The weights are learned: `tools/train/german_railways` breeds them in games against a league of
earlier weights and of strangers with one idea each; `weights.json` holds them and says where they
come from. Those written here are the first ones, set by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from typing import Final, final

from trackside.bots.weights import read_into
from trackside.games.german_railways.components import COMPANIES


@final
@dataclass
class Weights:
    """Thalers and shares of them, unless said otherwise."""

    # Dividend phases to come: at the end, per connection that is missing, and what money allows
    phases_base: float = 0.8
    phases_per_link: float = 0.4
    phases_poor: float = 1.5
    phases_per_thaler: float = 0.08
    # What a share earns
    rise_per_hex: float = 0.4  # income that one placement brings on average
    next_price: float = 4.0  # what an unsold share will bring into the treasury
    earns: float = 1.15  # the builder pays double
    unlinked: float = 0.3  # of BHE's income, before it has Berlin or Hamburg
    # What a share may cost
    most_of_worth: float = 0.85
    stretch_first: float = 1.25  # times the share's part of the money on the table
    stretch: float = 1.6
    of_worth: float = 0.0  # and this much of its worth
    per_share_held: float = 0.0  # the price goes into a treasury that is partly one's own
    third: float = 0.0  # a last share is worth so many times its income
    unlock: float = 0.0  # of the third shares that a second share helps to unlock
    purse: float = 4.0  # thalers that are not spent on shares
    # Offering a share
    wins: float = 0.8  # how often a share that one offers is one's own in the end
    per_held: float = 0.2  # for every share held of a company whose treasury grows by a sale
    taken: float = -0.5  # offering what others will take
    taken_held: float = 0.0  # ... for every share held of it
    offer: float = 0.0  # offering at all
    offer_unlock: float = 0.0  # of the third shares that a sale helps to unlock
    # Building
    later: float = 0.8  # how much of a gain counts that takes a second build
    early: float = 1.8  # a thaler now buys shares that earn more
    early_unsold: float = 0.0  # ... for every unsold share
    cost: float = 0.15
    others: float = 1.0  # how much the gain of the others hurts
    leader: float = 0.0  # how much of that is the leader's gain, not the average
    used_up: float = 0.2  # dividend phases that a connection takes away
    rise: float = 1.1
    bhe_way: float = 0.35  # for a step of BHE to Berlin or Hamburg
    ahead: float = 0.0  # connections that the end asks for, when one is ahead
    credit: float = 0.0  # thalers beyond the treasury that a way may cost
    act: float = 0.0  # by so much an action must be better than passing
    noise: list[float] = field(
        default_factory=lambda: [1.0] * COMPANIES
    )  # what this player sees in each company

    def with_noise(self, spread: float, rng: Random) -> Weights:
        """Return the same weights, but fonder of some companies than of others."""
        new = Weights()
        for name in NAMES:
            setattr(new, name, getattr(self, name))
        new.noise = [max(0.5, 1.0 + spread * rng.gauss(0.0, 1.0)) for _ in range(COMPANIES)]
        return new

    def paying_more(self, times: float) -> Weights:
        """Return weights that pay so many times as much for shares."""
        new = self.with_noise(0.0, Random(0))
        for name in ("most_of_worth", "of_worth", "stretch_first", "stretch"):
            setattr(new, name, times * getattr(self, name))
        return new

    def with_variation(self, spread: float, rng: Random) -> Weights:
        """Return somebody else's weights: each is more or less, in parts of itself."""
        new = self.with_noise(spread, rng)
        for name in NAMES:
            setattr(new, name, getattr(self, name) * (1.0 + spread * rng.gauss(0.0, 1.0)))
        return new


NAMES: Final = tuple(each.name for each in fields(Weights) if each.name != "noise")


def load_weights(file: Traversable) -> Weights:
    """Read weights. Raises DataError if the file holds none, or others than these."""
    weights = Weights()
    read_into(weights, NAMES, file)
    return weights


LEARNED: Final = load_weights(
    resources.files("trackside.bots.german_railways.evaluate") / "weights.json"
)
