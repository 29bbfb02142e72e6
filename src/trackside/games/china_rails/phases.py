"""The sequence of play (CR-19 to CR-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DEAL: Final[i64] = 0  # CR-19: three demand cards each
FIRST: Final[i64] = 1  # CR-23: chance, if nine payouts are equal
OPERATE: Final[i64] = 2  # CR-29
BUILD: Final[i64] = 3  # CR-30; an opening turn has only this phase (CR-25)
OVER: Final[i64] = 4

PHASES: Final = ("deal", "first", "operate", "build", "over")

OPENING: Final[i64] = 0  # clockwise, CR-24
OPENING_BACK: Final[i64] = 1  # from the last player back to the first
NORMAL: Final[i64] = 2  # CR-26
STAGES: Final = ("opening", "opening-back", "normal")


def seat_on_turn(stage: i64, first: i64, step: i64, players: i64) -> i64:
    """Who has the turn number `step` of a round (CR-24, CR-26)."""
    if stage == OPENING_BACK:
        return (first + players - 1 - step) % players
    return (first + step) % players
