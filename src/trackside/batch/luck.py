"""A small generator of numbers for each game of a batch: the same compiled and interpreted, and
on every machine. (The combined generator of L'Ecuyer, 1988: period 2 * 10**18.)"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

FIRST_SIZE: Final[i64] = 2147483563
FIRST_FACTOR: Final[i64] = 40014
SECOND_SIZE: Final[i64] = 2147483399
SECOND_FACTOR: Final[i64] = 40692
SPREAD: Final = 7919  # neighbouring seeds begin far from each other
FIRST_STARTS: Final = 2147483562
SECOND_STARTS: Final = 2147483398
WARM: Final = 20


@final
class Luck:
    """Draws of one game."""

    first: i64
    second: i64

    def below(self, size: i64) -> i64:
        """Draw a number from 0 to below `size`; the sizes of games are far below the period."""
        self.first = self.first * FIRST_FACTOR % FIRST_SIZE
        self.second = self.second * SECOND_FACTOR % SECOND_SIZE
        drawn = self.first - self.second
        if drawn < 1:
            drawn += FIRST_SIZE - 1
        return (drawn - 1) * size // (FIRST_SIZE - 1)


def luck_of(seed: int) -> Luck:
    """For any seed. The numbers of starts are plain ones: a seed may be of any size."""
    luck = Luck()
    luck.first = 1 + (seed * SPREAD + 12345) % FIRST_STARTS
    luck.second = 1 + seed % SECOND_STARTS
    for _ in range(WARM):
        luck.below(2)
    return luck
