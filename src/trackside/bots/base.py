"""What a bot gets and what it gives back."""

from __future__ import annotations

from collections.abc import Mapping
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


@dataclass(frozen=True)
class Reason:
    """One action that a bot thought of: its value for the seat (a share of the win) and why."""

    action: int
    text: str
    value: float
    terms: Mapping[str, float] = field(default_factory=dict)
