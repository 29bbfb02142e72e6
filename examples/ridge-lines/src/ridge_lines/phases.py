"""The sequence of play, as a table."""

from __future__ import annotations

from typing import Final

from trackside.kit.phases import Phase

DRAW: Final = "draw"
LAY: Final = "lay"
OVER: Final = "over"
SEQUENCE: Final = (
    Phase(DRAW, "RL-5", "chance", "name who begins", (LAY,)),
    Phase(LAY, "RL-6", "one seat", "lay track, or say done", (LAY, OVER)),
    Phase(OVER, "RL-16", "nobody", "one line is through, or both have passed", ()),
)
NAMES: Final = tuple(phase.name for phase in SEQUENCE)
