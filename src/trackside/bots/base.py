"""What the bots of all games share."""
# mypyc: off

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Generic

from trackside.core.players import Observer, Reason, S, Why


class Thinker(ABC, Generic[S]):
    """A bot with luck of its own, which does not think where there is no choice."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer[S]) -> int:
        """Return one of `table.legal()`."""
        legal = table.legal()
        return legal[0] if len(legal) == 1 else self.think(table, legal)

    @abstractmethod
    def think(self, table: Observer[S], legal: list[int]) -> int:
        """Return one of `legal`, of which there are at least two."""


def late_after(seconds: float) -> Callable[[], bool]:
    """Tell whether so much time has passed since now; 0 for no limit: never."""
    end = time.perf_counter() + seconds if seconds > 0.0 else math.inf
    return lambda: time.perf_counter() > end


Weighed = tuple[int, float, Mapping[str, float]]  # action, value, terms
MOST_WORDS = 3  # reasons that a person wants to hear


def explain_chance(share: float, games: int) -> Why:
    """Return the share of the win that so many games played on have shown."""
    return Why("hint-chance", {"percent": round(100 * share), "games": games})


def three_best(table: Observer[S], weighed: Iterable[Weighed], unit: str) -> list[Reason]:
    """Return reasons for the best three; equal values stay in the order that they came in.

    An action that was weighed twice, as the start of two plans, counts by the better one."""
    best: dict[int, Reason] = {}
    for action, value, terms in sorted(weighed, key=lambda row: -row[1]):
        best.setdefault(action, Reason(action, table.notation(action), value, terms, unit))
    return list(best.values())[:3]


def in_words(reasons: Iterable[Reason], words: Callable[[int], Sequence[Why]]) -> list[Reason]:
    """Add to each reason what the game says about its action."""
    return [replace(each, why=tuple(words(each.action)[:MOST_WORDS])) for each in reasons]
