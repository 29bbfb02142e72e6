"""How long a plan takes: moves and builds, turn by turn.

The train moves while the track ahead of it grows, by at most 20 M a turn and only as far as the
cash goes; payouts on the way pay for what comes later.
"""

from __future__ import annotations

from typing import Final, final

# Steps over track that is there, steps over new track, its price, payout at the end.
Part = tuple[int, int, int, int]

SAFE: Final = 16  # cash that stays when track is built beyond the next payout
NEVER: Final = 99.0  # turns
MOST_TURNS: Final = 60
BUILD_LIMIT: Final = 20  # CR-57


def next_payout(parts: list[Part], at: int) -> int:
    """Return the part that ends with the next payout; the last one if none does."""
    while at < len(parts) - 1 and not parts[at][3]:
        at += 1
    return at


@final
class _Course:
    """A plan on its way: the train moves along the parts, and track is built ahead of it."""

    def __init__(self, parts: list[Part], cash: int) -> None:
        self.parts = parts
        self.cash = cash
        self.own = [part[0] for part in parts]  # steps that are left
        self.fresh = [part[1] for part in parts]
        self.unpaid = [part[2] for part in parts]
        self.at = 0  # where the train is
        self.building = 0  # where the track ends

    def move(self, points: int) -> int:
        """Run as far as the points and the track go; return the points that are left."""
        while self.at < len(self.parts):
            at = self.at
            go = min(points, self.own[at])
            self.own[at] -= go
            points -= go
            if self.own[at]:
                break
            go = max(0, min(points, self.fresh[at] - self._blocked(at)))
            self.fresh[at] -= go
            points -= go
            if self.fresh[at] or self.unpaid[at]:
                break
            self.cash += self.parts[at][3]
            self.at += 1
        return points

    def _blocked(self, at: int) -> int:
        """Count the steps of new track that cannot be run over, as they are not built yet."""
        if not self.unpaid[at]:
            return 0
        _, fresh, price, _ = self.parts[at]
        return (fresh * self.unpaid[at] + price - 1) // price

    def build(self, budget: int) -> int:
        """Build ahead as far as the cash goes; return what is left of the budget."""
        near = next_payout(self.parts, self.at)
        while self.building < len(self.parts) and budget > 0:
            keep = SAFE if self.building > near else 0
            spent = max(0, min(budget, self.unpaid[self.building], self.cash - keep))
            self.unpaid[self.building] -= spent
            budget -= spent
            self.cash -= spent
            if self.unpaid[self.building]:
                break
            self.building += 1
        return budget


def turns_for(
    parts: list[Part], rate: int, cash: int, opening: int, points: int, budget: int
) -> float:
    """Count the turns of a plan. `opening` turns without movement come first; `points` and
    `budget` are those of the first turn."""
    course = _Course(parts, cash)
    for turn in range(MOST_TURNS):
        is_idle = True
        if turn >= opening:
            left = course.move(points)
            if course.at == len(parts):
                return turn + 1.0 - left / rate
            is_idle = left == points
        is_idle = course.build(budget) == budget and is_idle
        if is_idle and turn > opening:
            return NEVER
        points = rate
        budget = BUILD_LIMIT
    return NEVER
