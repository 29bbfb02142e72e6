"""A small generator of numbers for each game of a batch: the same compiled and interpreted, and
on every machine. (The combined generator of L'Ecuyer, 1988: period 2 * 10**18.)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FIRST_SIZE: Final[i64] = 2147483563
FIRST_FACTOR: Final[i64] = 40014
SECOND_SIZE: Final[i64] = 2147483399
SECOND_FACTOR: Final[i64] = 40692
SPREAD: Final[i64] = 7919  # neighbouring seeds begin far from each other
WARM: Final = 20


@final
class Luck:
    """Draws of one game."""

    first: i64
    second: i64

    def below(self, size: i64) -> i64:
        """A number from 0 to below `size`; the sizes of games are far below the period."""
        self.first = self.first * FIRST_FACTOR % FIRST_SIZE
        self.second = self.second * SECOND_FACTOR % SECOND_SIZE
        drawn = self.first - self.second
        if drawn < 1:
            drawn += FIRST_SIZE - 1
        return (drawn - 1) * size // (FIRST_SIZE - 1)


def luck_of(seed: int) -> Luck:
    """For any seed."""
    luck = Luck()
    luck.first = 1 + (seed * int(SPREAD) + 12345) % (int(FIRST_SIZE) - 1)
    luck.second = 1 + seed % (int(SECOND_SIZE) - 1)
    for _ in range(WARM):
        luck.below(2)
    return luck
