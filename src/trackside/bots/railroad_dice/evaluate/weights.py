"""What a player of RailRoad Dice looks at, and how much each thing counts.

The weights are learned: `tools/train/railroad_dice` fits them to games that bots played, and
`tools/train/railroad_dice` can breed them further; `weights.json` holds them and says where they
come from. Those written here are the first ones, set by hand.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, final

from trackside.bots.weights import read_into


@final
class Weights:
    """Passengers, unless said otherwise."""

    def __init__(self) -> None:
        # Dice: each, and more for every passenger that waits for a company on average
        self.hidden = 0.3
        self.hidden_waiting = 0.0
        self.joker = 0.6
        self.joker_waiting = 0.0
        self.symbol = 0.6
        self.track = 0.18
        self.many = 0.0  # each die to pay with beyond six
        # What brings more: a die of income, more for each station left before the end; a token
        self.income = 0.25
        self.income_left = 0.0
        self.director = 0.2
        # The passengers that wait are fought for by all, with the dice that can pay
        self.claim = 0.0
        self.claim_new = 0.0  # those of the next year
        self.power_income = 0.5  # how much a die of income counts among these dice
        # What the next seat gains: by stations at hand, if it can pay or cannot; by what is near
        self.threat = 0.0
        self.threat_poor = 0.0
        self.near = 0.0
        # What it harms to leave such stations to another: each passenger, each station
        self.exposed = 0.45
        self.exposed_station = 0.2
        # The others: how much they count, and how much of that is their average, not the best
        self.others = 0.6
        self.mean = 0.0
        self.wait = 0.0  # for each round until the own next turn; more near the end
        self.wait_late = 0.0
        # Companies without a station, dead ends, each also by the lead
        self.missing = 0.8
        self.missing_lead = 0.2
        self.dead = 1.2
        self.dead_lead = 0.0
        # How far luck may turn a game: by so much, more for each station left, less by a thin bank
        self.spread = 4.0
        self.spread_left = 0.0
        self.thin = 0.0
        # Which actions are tried first
        self.first_demand = 3.0  # of a station: passengers against its price
        self.first_joker = 0.4  # of a track: steps that a joker is worth
        self.first_kept = 0.7  # ... and an empty station square
        self.gain = 0.005  # by so much of a win a turn must be better than stopping


NAMES: Final = (
    "hidden",
    "hidden_waiting",
    "joker",
    "joker_waiting",
    "symbol",
    "track",
    "many",
    "income",
    "income_left",
    "director",
    "claim",
    "claim_new",
    "power_income",
    "threat",
    "threat_poor",
    "near",
    "exposed",
    "exposed_station",
    "others",
    "mean",
    "wait",
    "wait_late",
    "missing",
    "missing_lead",
    "dead",
    "dead_lead",
    "spread",
    "spread_left",
    "thin",
    "first_demand",
    "first_joker",
    "first_kept",
    "gain",
)


def load_weights(file: Traversable) -> Weights:
    """Raises DataError if the file holds no weights, or others than these."""
    weights = Weights()
    read_into(weights, NAMES, file)
    return weights


LEARNED: Final = load_weights(
    resources.files("trackside.bots.railroad_dice.evaluate") / "weights.json"
)
