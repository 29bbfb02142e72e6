"""The sequence of play (GR-17, GR-32 to GR-54, GR-114)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.kit.phases import Phase

BANKER: Final[i64] = 0
NAMING: Final[i64] = 1
BIDDING: Final[i64] = 2
DRAWING: Final[i64] = 3
CHOOSING: Final[i64] = 4
BUILDING: Final[i64] = 5
VOTING: Final[i64] = 6
OVER: Final[i64] = 7

# Whatever ends the last action of a round (GR-41) is followed by the end test (GR-38): the game is
# over, a vote is held, or the bag is filled.
SEQUENCE: Final = (
    Phase(
        name="banker",
        rule="GR-17",
        acts="chance",
        what="draw the banker",
        then=("bidding",),
    ),
    Phase(
        name="naming",
        rule="GR-17",
        acts="one seat",
        what="name the banker whom the players have chosen",
        then=("bidding",),
    ),
    Phase(
        name="bidding",
        rule="GR-21",
        acts="one seat",
        what="bid for a share or pass",
        then=("bidding", "choosing", "voting", "drawing", "over"),
    ),
    Phase(
        name="drawing",
        rule="GR-45",
        acts="chance",
        what="draw tokens from the bag",
        then=("drawing", "choosing"),
    ),
    Phase(
        name="choosing",
        rule="GR-53",
        acts="one seat",
        what="pass, offer a share or begin to build; propose the end before",
        then=("bidding", "building", "choosing", "voting", "drawing", "over"),
    ),
    Phase(
        name="building",
        rule="GR-65",
        acts="one seat",
        what="place another locomotive or be done",
        then=("building", "choosing", "voting", "drawing", "over"),
    ),
    Phase(
        name="voting",
        rule="GR-114",
        acts="one seat",
        what="say yes or no to the end",
        then=("voting", "drawing", "over"),
    ),
    Phase(
        name="over",
        rule="GR-109",
        acts="nobody",
        what="whoever has the most cash has won",
        then=(),
    ),
)
NAMES: Final = tuple(phase.name for phase in SEQUENCE)
