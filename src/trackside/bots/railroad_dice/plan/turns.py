"""What `easy` and `normal` do with a turn: they try sequences of placements on copies of the table
and weigh, in passengers, where each would leave the seat; `normal` tries a few rolls as well, by
drawing their dice.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.worth.passengers import missing_companies, worth
from trackside.bots.railroad_dice.worth.stations import station_field
from trackside.bots.search import draw
from trackside.games.railroad_dice.actions import INCOME
from trackside.games.railroad_dice.game import State

PLAN_NODES: Final = 500  # placements that one plan may try
ROLL_NODES: Final = 90  # the same after each roll that is tried
ROLL_TRIES: Final = 5
MOST_DEPTH: Final = 9
MOST_BRANCHES: Final = 6
GAIN: Final = 0.15  # a plan must bring this much, in passengers


@final
class Plan:
    """The best sequence of placements found, and how it leaves the seat."""

    def __init__(self, state: State, seat: int, nodes: int, caution: float) -> None:
        self.seat = seat
        self.nodes = nodes
        self.caution = caution
        self.line: list[int] = []  # empty: stop here
        self._path: list[int] = []
        self.best: float = worth(state, seat, caution)
        # Who is not careful makes for the companies that still lack a station: with one of them
        # missing nobody wins (RD-132).
        eager = caution == 0.0 and missing_companies(state) > 0
        self.field: vec[i64] = station_field(state, eager)
        self._deeper(state)

    def _deeper(self, state: State) -> None:
        depth = len(self._path)
        if depth >= MOST_DEPTH:
            return
        legal = state.legal(self.seat)
        most = MOST_BRANCHES if depth == 0 else 3
        for action in policy.placements(state, legal, self.field, most, self.caution > 0.0):
            if self.nodes <= 0:
                return
            self.nodes -= 1
            copy = state.clone()
            copy.apply(self.seat, action)
            self._path.append(action)
            value = worth(copy, self.seat, self.caution)
            if value > self.best:
                self.best = value
                self.line = self._path[:]
            if copy.to_act() == (self.seat,):
                self._deeper(copy)
            self._path.pop()


def quick_choice(state: State, seat: int, legal: list[int], nodes: int, caution: float) -> int:
    """Income, what a short plan says, a roll, then the end of the turn."""
    if policy.is_reducing(state):
        return policy.give_back(state)
    if INCOME in legal and policy.income_is_wise(state):
        return int(INCOME)
    plan = Plan(state, seat, nodes, caution)
    if plan.line:
        return plan.line[0]
    rolls = policy.rolls(state)
    if rolls:
        return rolls[0]
    loads = policy.loads(state, legal)
    return loads[0] if loads else legal[0]


def weigh(state: State, seat: int, legal: list[int], rng: Random) -> list[tuple[int, float]]:
    """What `normal` could do now, with its worth in passengers, best first; never empty."""
    if policy.is_reducing(state):
        return [(policy.give_back(state), 0.0)]
    if INCOME in legal and policy.income_is_wise(state):
        return [(int(INCOME), 0.0)]
    stay = worth(state, seat, 1.0)
    plan = Plan(state, seat, PLAN_NODES, 1.0)
    found = [(policy.stop(state, legal), stay)]
    if plan.line and plan.best > stay + GAIN:
        found.append((plan.line[0], plan.best))
    for roll in policy.rolls(state):
        found.append((roll, roll_worth(state, seat, roll, rng)))
    found.sort(key=_by_worth)
    return found


def _by_worth(row: tuple[int, float]) -> tuple[float, int]:
    return (-row[1], row[0])


def roll_worth(state: State, seat: int, roll: int, rng: Random) -> float:
    """The mean of what a plan makes of a few draws of the dice."""
    total = 0.0
    for _ in range(ROLL_TRIES):
        total += Plan(rolled(state, seat, roll, rng), seat, ROLL_NODES, 1.0).best
    return total / ROLL_TRIES


def rolled(state: State, seat: int, roll: int, rng: Random) -> State:
    """A copy after that roll and a draw of its dice."""
    copy = state.clone()
    copy.apply(seat, roll)
    throw(copy, rng)
    return copy


def throw(state: State, rng: Random) -> None:
    """The dice that are in the air fall."""
    while state.to_act() == (-1,):
        state.apply(-1, draw(state.chance(), rng))
