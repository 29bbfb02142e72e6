"""What a planner of China Rails thinks of money, track, time and trains.

The weights can be bred: `tools/train/china_rails`. `weights.json` holds those that `hard` plays
by, `expert.json` those of `expert`, and each says where they come from; those written here are the
first ones, set by hand.
"""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, final

from trackside.bots.weights import read_into
from trackside.games.china_rails.components import FREIGHT, HEAVY, SUPER


@final
class Weights:
    """Millions, unless said otherwise."""

    def __init__(self) -> None:
        # What a turn is worth, by train
        self.turn_freight = 6.75
        self.turn_fast = 9.0
        self.turn_heavy = 7.65
        self.turn_super = 9.9
        # How much of a segment's price a plan has to earn: at the end of the game; at its
        # beginning, when track will be used for long; of track between the major cities
        self.track = 0.95
        self.early = 0.6
        self.joining = 0.25
        self.later = 0.7  # how much the plan after a plan counts
        self.stay = 1.5  # by so much a new plan must be better than the present one
        self.poor = -5.0  # the value of a plan below which a fresh hand is thought about
        self.discard = 1.0  # turns that a fresh hand has to be better
        # What a turn brings more with the better train, and the cash that stays when it is bought
        self.gain_fast = 2.5
        self.gain_super = 1.2
        self.spare_fast = 8.0
        self.spare_super = 40.0
        self.rich = 70.0  # cash from which major cities are joined ahead of need
        # The cash that stays when a train is bought in an opening turn: nobody has so much
        self.spare_opening = 60.0
        self.least = 0.5  # what a load must promise to be carried along
        self.chance = 0.0  # cards to be drawn, for which loads are carried along
        self.finish = 0.0  # what it is worth that a plan brings all that is still needed

    def turn(self, train: int) -> float:
        """What a turn is worth with this train."""
        if train == FREIGHT:
            return self.turn_freight
        if train == SUPER:
            return self.turn_super
        return self.turn_heavy if train == HEAVY else self.turn_fast


NAMES: Final = (
    "turn_freight",
    "turn_fast",
    "turn_heavy",
    "turn_super",
    "track",
    "early",
    "joining",
    "later",
    "stay",
    "poor",
    "discard",
    "gain_fast",
    "gain_super",
    "spare_fast",
    "spare_super",
    "rich",
    "spare_opening",
    "least",
    "chance",
    "finish",
)


def load_weights(file: Traversable) -> Weights:
    """Raises DataError if the file holds no weights, or others than these."""
    weights = Weights()
    read_into(weights, NAMES, file)
    return weights


_HERE: Final = resources.files("trackside.bots.china_rails.evaluate")
LEARNED: Final = load_weights(_HERE / "weights.json")
EXPERT: Final = load_weights(_HERE / "expert.json")
