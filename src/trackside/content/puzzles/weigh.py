"""What each choice of a position is worth, as far as the seat can know.

Every choice is tried on the same tables, each dealt so that it fits what the seat sees, with the
same luck; what is reached is played on and valued by the game's forecast. So a difference that
shows does not rest on anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from trackside.bots.forecast import Forecast
from trackside.core.contract import State

ALIKE = 0.025  # choices that are no further from the best count as right too
NEAR = 0.04  # the same for another amount of the best choice


class Scales:
    """The chances that were found for each choice, table by table."""

    def __init__(
        self, forecast: Forecast[Any], state: State, seat: int, codes: Iterable[int], seed: str
    ) -> None:
        self.forecast, self.state, self.seat, self.seed = forecast, state, seat, seed
        self.found: dict[int, dict[int, float]] = {code: {} for code in codes}

    def weigh(self, codes: Iterable[int], tables: Iterable[int]) -> None:
        """Try these choices on the tables with these numbers, if that has not been done."""
        wanted = list(codes)
        for number in tables:
            new = [code for code in wanted if number not in self.found[code]]
            luck = f"{self.seed} {number}"
            world = self.state.imagine(self.seat, Random(luck)) if new else None
            for code in new:
                assert world is not None
                self.found[code][number] = self._after(world, code, luck)

    def _after(self, world: State, code: int, luck: str) -> float:
        table = world.clone()
        table.apply(self.seat, code)
        chances: list[float] = self.forecast.play_on(table, Random(luck))
        return chances[self.seat]

    def means(self, tables: Sequence[int] | None = None) -> dict[int, float]:
        """Return the mean chance of each choice, over these tables or all that were tried."""
        rows = {
            code: [value for number, value in row.items() if tables is None or number in tables]
            for code, row in self.found.items()
        }
        return {code: sum(row) / len(row) for code, row in rows.items() if row}

    def everything(self) -> dict[int, float]:
        """Return the smoothed means of all that is legal; an amount that was not tried lies between
        two that were, or is as good as the highest."""
        known = smoothed(self.means(), {code: kind_of(self.state, code) for code in self.found})
        found = dict(known)
        for code in self.state.legal(self.seat):
            if code not in known:
                kind = kind_of(self.state, code)
                alike = [each for each in known if kind_of(self.state, each) == kind]
                found[code] = _between(known, alike, code)
        return found

    def gain(self, better: int, other: int) -> tuple[float, float]:
        """By how much one choice is better on the tables of both, and the standard error."""
        one, two = self.found[better], self.found[other]
        gains = [one[number] - two[number] for number in one.keys() & two.keys()]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return mean, (spread / len(gains)) ** 0.5


@dataclass(frozen=True)
class Split:
    """Choices in two heaps.

    right   the best and what is as good, best first
    rivals  those that are something else, best first
    margin  what the best of the rivals lacks
    """

    right: tuple[int, ...]
    rivals: tuple[int, ...]
    margin: float


def kind_of(state: State, code: int) -> str:
    """Name what is done without the amount: a bid of 6 and one of 7 are no two choices."""
    form = state.decode(code)
    return str(sorted((name, value) for name, value in form.items() if name != "amount"))


def split(means: Mapping[int, float], kinds: Mapping[int, str]) -> Split:
    """By kind; of a kind with several amounts only those that are as good are right."""
    order = sorted(means, key=lambda code: (-means[code], code))
    top = means[order[0]]
    alike = {kinds[code] for code in order if means[code] >= top - ALIKE}
    right = tuple(code for code in order if kinds[code] in alike and means[code] >= top - NEAR)
    rivals = tuple(code for code in order if kinds[code] not in alike)
    return Split(right, rivals, top - means[rivals[0]] if rivals else 0.0)


def smoothed(means: Mapping[int, float], kinds: Mapping[int, str]) -> dict[int, float]:
    """Of a choice with several amounts, each with its neighbours: no cliff between a bid of 6 and
    one of 7 is more than noise of those who play on."""
    found = dict(means)
    for kind in set(kinds.values()):
        row = sorted(code for code in means if kinds[code] == kind)
        for at, code in enumerate(row):
            beside = [means[each] for each in (*row[max(0, at - 1) : at], *row[at + 1 : at + 2])]
            found[code] = (2 * means[code] + sum(beside)) / (2 + len(beside))
    return found


def _between(known: Mapping[int, float], alike: Sequence[int], code: int) -> float:
    """In a straight line between the nearest codes, which count amounts."""
    low = max(each for each in alike if each < code)
    high = min((each for each in alike if each > code), default=None)
    if high is None:
        return known[low]
    part = (code - low) / (high - low)
    return known[low] + part * (known[high] - known[low])
