"""The sequence of play, as a table."""

from __future__ import annotations

from typing import Final

from trackside.games.railroad_dice.state import (
    DRAW_FIRST,
    DRAW_STARTS,
    OVER,
    REDUCING,
    ROLLING,
    TURN,
)

# number of the phase, its key, who acts in it, and its rule
SEQUENCE: Final = (
    (DRAW_STARTS, "start-squares", "chance", "RD-135"),
    (DRAW_FIRST, "first-player", "chance", "RD-32"),
    (TURN, "turn", "seat", "RD-34"),
    (ROLLING, "rolling", "chance", "RD-47"),
    (REDUCING, "reducing", "seat", "RD-104"),
    (OVER, "over", "nobody", "RD-122"),
)
KEYS: Final = tuple(key for _, key, _, _ in SEQUENCE)
