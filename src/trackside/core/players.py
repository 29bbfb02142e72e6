"""Computer players: what one gets and what it gives back. Write your own against this page.

A bot never holds the table. It gets an `Observer`: what its seat may see, and full tables that
fit what the seat knows, to think on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from trackside.core.contract import Json, State

S = TypeVar("S", bound=State)


class Observer(Generic[S]):
    """A table as one seat may know it.

    `S` is the type of the game's positions: a bot of one game says `Observer[its State]` and gets
    tables of that type from `imagine`; one for any game says `Observer[State]`.
    """

    def __init__(self, state: S, seat: int) -> None:
        self._state = state
        self.seat = seat

    def view(self) -> Json:
        """Tell all that this seat may see."""
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        """List the codes of its legal actions, sorted."""
        return self._state.legal(self.seat)

    def offers(self) -> list[Json]:
        """Describe them with what an interface shows: notation, place, cost."""
        return self._state.offers(self.seat)

    def imagine(self, rng: Random) -> S:
        """Deal a full table that fits what this seat knows; the bot's own to search in."""
        return self._state.imagine(self.seat, rng)

    def notation(self, action: int) -> str:
        """Write an action as records and people do."""
        return self._state.notation(action)


class Adviser(Protocol):
    """What the bots of a game can tell a player: plans, for a page to show."""

    def __call__(self, seen: Observer[Any], about: Sequence[str]) -> list[Json]:
        """Plans for what the game calls by these names, or for everything; they may cost a second.
        Raises MalformedAction for a name that means nothing to this seat."""


class Bot(Protocol):
    """One method. Given the same seed and the same tables, a bot repeats itself."""

    def choose(self, table: Observer[Any]) -> int:
        """Choose one of `table.legal()`."""


@dataclass(frozen=True)
class Why:
    """A reason in words: the name of a message, and the numbers and names in it."""

    message: str
    params: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """One action that a bot thought of, and why.

    value  what the action is worth to the seat, in the bot's own unit: more is better
    unit   what is counted: "thalers", "passengers", "win-share"
    terms  the main parts of the value by name, in the same unit, as a person would list them:
           what the action brings, what it costs, what it gives to the others. What the bot
           counted beside the value (simulations) may follow, and its name says so.
    why    the weightiest of it in words, for people: up to three; from `normal`
           on at least one
    """

    action: int
    text: str
    value: float
    terms: Mapping[str, float] = field(default_factory=dict)
    unit: str = ""
    why: Sequence[Why] = ()


class Explainer(Protocol):
    """A bot that can say why: `normal` and `hard` of every game."""

    def choose(self, table: Observer[Any]) -> int:
        """As of any bot."""

    def explain(self, table: Observer[Any]) -> list[Reason]:
        """Give up to three actions, best first; the first is what a bot of this seed chooses."""


class MakeBot(Protocol):
    """How a bot of a level is made; a game's bots give one of these for each level."""

    def __call__(self, seed: int, seconds: float) -> Bot:
        """Make a bot that thinks no longer than `seconds` about a decision; 0 for no limit."""
