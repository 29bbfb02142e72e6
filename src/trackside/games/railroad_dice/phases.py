"""The sequence of play, as a table (RD-32 to RD-37, RD-47, RD-104, RD-122, RD-135)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.kit.phases import Phase

DRAW_STARTS: Final[i64] = 0
DRAW_FIRST: Final[i64] = 1
TURN: Final[i64] = 2
ROLLING: Final[i64] = 3
REDUCING: Final[i64] = 4
OVER: Final[i64] = 5

# In the order of the numbers above.
SEQUENCE: Final = (
    Phase(
        "start-squares",
        "RD-135",
        "chance",
        "the two start squares of the variant are drawn",
        then=("first-player",),
    ),
    Phase("first-player", "RD-32", "chance", "the first player is drawn", then=("turn",)),
    Phase(
        "turn",
        "RD-34",
        "one seat",
        "take income, roll, lay track, build stations, use transport symbols; then end the turn",
        then=("rolling", "reducing", "over"),
    ),
    Phase("rolling", "RD-47", "chance", "the dice of a roll come to rest", then=("turn",)),
    Phase(
        "reducing",
        "RD-104",
        "one seat",
        "dice go back until five lie before the screen",
        then=("turn",),
    ),
    Phase("over", "RD-122", "nobody", "the game has ended", then=()),
)
NAMES: Final = tuple(phase.name for phase in SEQUENCE)
