"""The sequence of play (CR-19 to CR-33).

Cards are drawn, and owners choose what an event takes from them, in the middle of a phase: both
go first, whoever is on turn (CR-118, CR-126, CR-142).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.kit.phases import Phase

DEAL: Final[i64] = 0
FIRST: Final[i64] = 1
OPERATE: Final[i64] = 2
BUILD: Final[i64] = 3
OVER: Final[i64] = 4

SEQUENCE: Final = (
    Phase("deal", "CR-19", "chance", "three demand cards to each player", ("first", "build")),
    Phase("first", "CR-23", "chance", "the first player, if all nine payouts tie", ("build",)),
    # An opening turn has no operate phase (CR-25).
    Phase("operate", "CR-29", "one seat", "move, load, unload, deliver", ("build", "over")),
    Phase("build", "CR-30", "one seat", "track and links, or a better train", ("operate", "over")),
    Phase("over", "CR-182", "nobody", "the richest of those who qualified has won", ()),
)
NAMES: Final = tuple([phase.name for phase in SEQUENCE])
