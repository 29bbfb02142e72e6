"""What a planner of China Rails thinks of money, track, time and trains.

The weights can be bred: `tools/train/china_rails`. `weights.json` holds those that `hard` plays
by, `expert.json` those of `expert`, and each says where they come from; those written here are the
first ones, set by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, final

from trackside.bots.weights import read_into
from trackside.games.china_rails.components import FREIGHT, HEAVY, SUPER


@final
@dataclass
class Weights:
    """Millions, unless said otherwise."""

    # What a turn is worth, by train
    turn_freight: float = 6.75
    turn_fast: float = 9.0
    turn_heavy: float = 7.65
    turn_super: float = 9.9
    # How much of a segment's price a plan has to earn: at the end of the game; at its
    # beginning, when track will be used for long; of track between the major cities
    track: float = 0.95
    early: float = 0.6
    joining: float = 0.25
    later: float = 0.7  # how much the plan after a plan counts
    stay: float = 1.5  # by so much a new plan must be better than the present one
    poor: float = -5.0  # the value of a plan below which a fresh hand is thought about
    discard: float = 1.0  # turns that a fresh hand has to be better
    # What a turn brings more with the better train, and the cash that stays when it is bought
    gain_fast: float = 2.5
    gain_super: float = 1.2
    spare_fast: float = 8.0
    spare_super: float = 40.0
    rich: float = 70.0  # cash from which major cities are joined ahead of need
    # The cash that stays when a train is bought in an opening turn: nobody has so much
    spare_opening: float = 60.0
    least: float = 0.5  # what a load must promise to be carried along
    chance: float = 0.0  # cards to be drawn, for which loads are carried along
    finish: float = 0.0  # what it is worth that a plan brings all that is still needed

    def turn(self, train: int) -> float:
        """Return what a turn is worth with this train."""
        if train == FREIGHT:
            return self.turn_freight
        if train == SUPER:
            return self.turn_super
        return self.turn_heavy if train == HEAVY else self.turn_fast


NAMES: Final = tuple(each.name for each in fields(Weights))


def load_weights(file: Traversable) -> Weights:
    """Read weights. Raises DataError if the file holds none, or others than these."""
    weights = Weights()
    read_into(weights, NAMES, file)
    return weights


_HERE: Final = resources.files("trackside.bots.china_rails.evaluate")
LEARNED: Final = load_weights(_HERE / "weights.json")
EXPERT: Final = load_weights(_HERE / "expert.json")
