"""What a player of Volldampf looks at, and how much each thing counts.

The weights are learned: `tools/train/volldampf` breeds them; `weights.json` holds them and says
where they come from. Those written here are the first ones, set by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from importlib import resources
from typing import Final, final

from mypy_extensions import i64

from trackside.bots.weights import read_into


@final
@dataclass
class Weights:
    """Spaces of the income track, unless said otherwise."""

    # What the tracks promise: parts of the best and the second best good on the board; in
    # later rounds parts of these, and of the best goods that there could be
    now_best: float = 0.65
    now_second: float = 0.35
    later_now: float = 0.5
    later_any: float = 0.5
    # Tracks
    touching: float = 0.15  # for each end that touches others; own ones count twice
    mark: float = 0.06  # what a mark is worth while building
    mark_last: float = 0.005  # ... in the last round
    drop: float = 0.2  # by so much a track must be better than a route card given up
    # Groups of route cards
    group_touching: float = 0.25
    group_mark: float = 0.05
    group_plan: float = 0.5  # part of the best plan of tracks; the rest: its links one by one
    # Loans: marks that a track costs on the average, and that should be left for bids
    track_costs: float = 5.0
    track_costs_last: float = 5.0
    small_bid: float = 2.0
    # Bids, in marks: of the cash this much of what tracks will cost is kept; of the rest one
    # part of so many, more of them by rounds to come; and for every space between the best
    # group and the average
    bid_keep: float = 1.0
    bid_parts: float = 2.0
    bid_parts_per_round: float = 1.0
    bid_last: float = 1.0  # part of it in the last round
    bid_gap: float = 0.0
    secret_least: float = 3.0
    secret_most: float = 5.0
    # Transports and cards
    giving_up: float = 0.4  # the action card for a transport given up
    giving_up_last: float = 0.4  # ... in the last round, which awards none
    fast: float = 0.6  # a Schnelle Lok, while there are rounds to come
    planning: float = 1.5  # a Neue Planung
    planning_last: float = 0.3
    opportunity: float = 0.5  # a Günstige Gelegenheit, while there are rounds to come
    sabotage: float = 1.0  # must hurt so much
    sabotage_last: float = 0.3
    rival: float = 3.0  # who is so far behind is not sabotaged
    foresight: float = 0.5  # part of what becomes of the round after a transport
    # Not learned: which noise is added; 0: none
    noise_seed: int = 0


NAMES: Final = tuple(each.name for each in fields(Weights) if each.name != "noise_seed")
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
