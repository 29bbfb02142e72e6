"""What a player of RailRoad Dice looks at, and how much each thing counts.

The weights are learned: `tools/train/railroad_dice` fits them to games that bots played, and
`tools/train/railroad_dice` can breed them further; `weights.json` holds them and says where they
come from. Those written here are the first ones, set by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, final

from trackside.bots.weights import read_into


@final
@dataclass
class Weights:
    """Passengers, unless said otherwise."""

    # Dice: each, and more for every passenger that waits for a company on average
    hidden: float = 0.3
    hidden_waiting: float = 0.0
    joker: float = 0.6
    joker_waiting: float = 0.0
    symbol: float = 0.6
    track: float = 0.18
    many: float = 0.0  # each die to pay with beyond six
    # What brings more: a die of income, more for each station left before the end; a token
    income: float = 0.25
    income_left: float = 0.0
    director: float = 0.2
    # The passengers that wait are fought for by all, with the dice that can pay
    claim: float = 0.0
    claim_new: float = 0.0  # those of the next year
    power_income: float = 0.5  # how much a die of income counts among these dice
    # What the next seat gains: by stations at hand, if it can pay or cannot; by what is near
    threat: float = 0.0
    threat_poor: float = 0.0
    near: float = 0.0
    # What it harms to leave such stations to another: each passenger, each station
    exposed: float = 0.45
    exposed_station: float = 0.2
    # The others: how much they count, and how much of that is their average, not the best
    others: float = 0.6
    mean: float = 0.0
    wait: float = 0.0  # for each round until the own next turn; more near the end
    wait_late: float = 0.0
    # Companies without a station, dead ends, each also by the lead
    missing: float = 0.8
    missing_lead: float = 0.2
    dead: float = 1.2
    dead_lead: float = 0.0
    # How far luck may turn a game: by so much, more for each station left, less by a thin bank
    spread: float = 4.0
    spread_left: float = 0.0
    thin: float = 0.0
    # Which actions are tried first
    first_demand: float = 3.0  # of a station: passengers against its price
    first_joker: float = 0.4  # of a track: steps that a joker is worth
    first_kept: float = 0.7  # ... and an empty station square
    gain: float = 0.005  # by so much of a win a turn must be better than stopping


NAMES: Final = tuple(each.name for each in fields(Weights))


def load_weights(file: Traversable) -> Weights:
    """Read weights. Raises DataError if the file holds none, or others than these."""
    weights = Weights()
    read_into(weights, NAMES, file)
    return weights


LEARNED: Final = load_weights(
    resources.files("trackside.bots.railroad_dice.evaluate") / "weights.json"
)
