"""What a player of Volldampf looks at, and how much each thing counts.

The weights are learned: `tools/train/volldampf` breeds them; `weights.json` holds them and says
where they come from. Those written here are the first ones, set by hand.
"""

from __future__ import annotations

from importlib import resources
from typing import Final, final

from mypy_extensions import i64

from trackside.bots.weights import read_into


@final
class Weights:
    """Spaces of the income track, unless said otherwise."""

    def __init__(self) -> None:
        # What the tracks promise: parts of the best and the second best good on the board; in
        # later rounds parts of these, and of the best goods that there could be
        self.now_best = 0.65
        self.now_second = 0.35
        self.later_now = 0.5
        self.later_any = 0.5
        # Tracks
        self.touching = 0.15  # for each end that touches others; own ones count twice
        self.mark = 0.06  # what a mark is worth while building
        self.mark_last = 0.005  # ... in the last round
        self.drop = 0.2  # by so much a track must be better than a route card given up
        # Groups of route cards
        self.group_touching = 0.25
        self.group_mark = 0.05
        self.group_plan = 0.5  # part of the best plan of tracks; the rest: its links one by one
        # Loans: marks that a track costs on the average, and that should be left for bids
        self.track_costs = 5.0
        self.track_costs_last = 5.0
        self.small_bid = 2.0
        # Bids, in marks: of the cash this much of what tracks will cost is kept; of the rest one
        # part of so many, more of them by rounds to come; and for every space between the best
        # group and the average
        self.bid_keep = 1.0
        self.bid_parts = 2.0
        self.bid_parts_per_round = 1.0
        self.bid_last = 1.0  # part of it in the last round
        self.bid_gap = 0.0
        self.secret_least = 3.0
        self.secret_most = 5.0
        # Transports and cards
        self.giving_up = 0.4  # the action card for a transport given up
        self.giving_up_last = 0.4  # ... in the last round, which awards none
        self.fast = 0.6  # a Schnelle Lok, while there are rounds to come
        self.planning = 1.5  # a Neue Planung
        self.planning_last = 0.3
        self.opportunity = 0.5  # a Günstige Gelegenheit, while there are rounds to come
        self.sabotage = 1.0  # must hurt so much
        self.sabotage_last = 0.3
        self.rival = 3.0  # who is so far behind is not sabotaged
        self.foresight = 0.5  # part of what becomes of the round after a transport
        # Not learned: which noise is added; 0: none
        self.noise_seed = 0


NAMES: Final = (
    "now_best",
    "now_second",
    "later_now",
    "later_any",
    "touching",
    "mark",
    "mark_last",
    "drop",
    "group_touching",
    "group_mark",
    "group_plan",
    "track_costs",
    "track_costs_last",
    "small_bid",
    "bid_keep",
    "bid_parts",
    "bid_parts_per_round",
    "bid_last",
    "bid_gap",
    "secret_least",
    "secret_most",
    "giving_up",
    "giving_up_last",
    "fast",
    "planning",
    "planning_last",
    "opportunity",
    "sabotage",
    "sabotage_last",
    "rival",
    "foresight",
)
# How far, in spaces, noise goes
NOISE_GOOD: Final = 0.5
NOISE_TRACK: Final = 0.8
NOISE_GROUP: Final = 1.0
MASK: Final[i64] = 0x7FFFFFFF  # 31 bits: a larger constant has lost its sign when compiled
HALF: Final = 1073741824.0


def noise(weights: Weights, what: i64) -> float:
    """Return a fixed pseudo-random bias for this thing, from -1 to 1; 0 without noise."""
    if weights.noise_seed == 0:
        return 0.0
    mixed = (i64(weights.noise_seed) * 1103515245 + what * 69069 + 7) & MASK
    mixed = (mixed * 1103515245 + 12345) & MASK
    mixed = ((mixed ^ (mixed >> 15)) * 69621) & MASK
    return float(mixed) / HALF - 1.0


LEARNED: Final = Weights()
read_into(LEARNED, NAMES, resources.files("trackside.bots.volldampf.evaluate") / "weights.json")
