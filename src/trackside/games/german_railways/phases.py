"""The sequence of play (GR-32 to GR-42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BANKER: Final[i64] = 0  # chance names the banker (GR-17)
BIDDING: Final[i64] = 1  # an auction, initial (GR-32) or chosen (GR-55)
DRAWING: Final[i64] = 2  # chance draws tokens from the bag (GR-45)
CHOOSING: Final[i64] = 3  # the owner of the next token chooses an action (GR-53)
BUILDING: Final[i64] = 4  # locomotives are placed one by one (GR-65)
VOTING: Final[i64] = 5  # on the end by agreement (GR-115)
OVER: Final[i64] = 6

NAMES: Final = ("banker", "bidding", "drawing", "choosing", "building", "voting", "over")
