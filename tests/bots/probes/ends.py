"""How games between bots of a level go, and how they end: figures that show a lazy table.

What all games have stands here; each game counts more in `ends_<folder>.py`, by its events.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import ClassVar

from trackside import games
from trackside.arena import pools
from trackside.arena.bot_games import play
from trackside.arena.set_up import SetUp
from trackside.core.contract import Event, State

Figures = dict[str, list[float]]


class Watch(ABC):
    """Looks on at one game and keeps figures; a figure is shown as the mean of all its entries."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.figures: Figures = defaultdict(list)

    def add(self, name: str, value: float) -> None:
        self.figures[name].append(float(value))

    @abstractmethod
    def see(self, event: Event, state: State) -> None:
        """Something has just happened."""

    @abstractmethod
    def over(self, state: State) -> None:
        """The game has ended."""


class Counting(Watch):
    """Counts what seats do, and shows it for a seat and game."""

    counted: ClassVar[dict[str, str]]  # event: what it is called in the table

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.counts: Counter[str] = Counter()

    def see(self, event: Event, state: State) -> None:
        if event.key in self.counted:
            self.counts[event.key] += 1

    def over(self, state: State) -> None:
        for key, name in self.counted.items():
            self.add(f"{name}, a seat", self.counts[key] / self.players)


def watch(set_up: SetUp, level: str, seed: str, number: int) -> tuple[int, str, Figures]:
    """One game: its number, why it ended, and its figures."""
    match = play(set_up, [level] * set_up.players, seed, number)
    if match.result is None:
        return number, match.error or "no end", {}
    kind: type[Watch] = import_module(f"bots.probes.ends_{games.folder(set_up.slug)}").WATCH
    eyes = kind(set_up.players)
    state = set_up.game.new(set_up.players, set_up.options, set_up.load_board())
    for seat, action in match.moves:
        for event in state.play(seat, action):
            eyes.see(event, state)
    eyes.add("rounds", match.rounds)
    eyes.add("score", sum(match.result.scores) / set_up.players)
    for seat in match.result.winners:
        eyes.add("score of a winner", match.result.scores[seat])
    eyes.over(state)
    return number, match.result.reason, dict(eyes.figures)


def table(set_up: SetUp, level: str, count: int, seed: str, jobs: int) -> Iterator[str]:
    """How so many games went, as lines of Markdown."""
    reasons: Counter[str] = Counter()
    figures: Figures = defaultdict(list)
    work = partial(watch, set_up, level, seed)
    played = sorted(pools.results(work, list(range(count)), jobs), key=lambda one: one[0])
    for _, reason, found in played:
        reasons[reason] += 1
        for name, values in found.items():
            figures[name] += values
    yield "| figure | mean | entries |"
    yield "|---|---|---|"
    for reason, number in reasons.most_common():
        yield f"| ended by {reason} | {number / count:.1%} | {number} |"
    for name, values in figures.items():
        mean = sum(values) / len(values)
        yield f"| {name} | {mean:.{2 if abs(mean) >= 1.0 else 3}f} | {len(values)} |"
