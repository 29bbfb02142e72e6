"""What a bot gets and what it gives back."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from trackside.core.contract import Json, State


class Observer:
    """A table as one seat may know it. A bot never holds the state itself."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    def view(self) -> Json:
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def offers(self) -> list[Json]:
        return self._state.offers(self.seat)

    def imagine(self, rng: Random) -> State:
        """A full table that fits what this seat knows; the bot's own to search in."""
        return self._state.imagine(self.seat, rng)

    def notation(self, action: int) -> str:
        return self._state.notation(action)


class Bot(Protocol):
    """One method. Given the same seed and the same tables, a bot repeats itself."""

    def choose(self, table: Observer) -> int:
        """One of `table.legal()`."""


class Thinker(ABC):
    """What bots of a game share: luck of their own, and no thought where there is no choice."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        return legal[0] if len(legal) == 1 else self.think(table, legal)

    @abstractmethod
    def think(self, table: Observer, legal: list[int]) -> int:
        """One of `legal`, of which there are at least two."""


@dataclass(frozen=True)
class Reason:
    """One action that a bot thought of, and why.

    value  what the action is worth to the seat, in the bot's own unit: more is better
    unit   what is counted: "thalers", "passengers", "win-share"
    terms  the main parts of the value by name, in the same unit, as a person would list them:
           what the action brings, what it costs, what it gives to the others. What the bot
           counted beside the value (simulations) may follow, and its name says so.
    """

    action: int
    text: str
    value: float
    terms: Mapping[str, float] = field(default_factory=dict)
    unit: str = ""


class Explainer(Protocol):
    """A bot that can say why: `normal` and `hard` of every game."""

    def choose(self, table: Observer) -> int:
        """As of any bot."""

    def explain(self, table: Observer) -> list[Reason]:
        """Up to three actions, best first; the first is what a bot of this seed chooses."""


def late_after(seconds: float) -> Callable[[], bool]:
    """Tells whether so much time has passed since now; 0 for no limit: never."""
    end = time.perf_counter() + seconds if seconds > 0.0 else math.inf
    return lambda: time.perf_counter() > end


Weighed = tuple[int, float, Mapping[str, float]]  # action, value, terms


def three_best(table: Observer, weighed: Iterable[Weighed], unit: str) -> list[Reason]:
    """Reasons for the best three; equal values stay in the order that they came in.

    An action that was weighed twice, as the start of two plans, counts by the better one."""
    best: dict[int, Reason] = {}
    for action, value, terms in sorted(weighed, key=lambda row: -row[1]):
        best.setdefault(action, Reason(action, table.notation(action), value, terms, unit))
    return list(best.values())[:3]
