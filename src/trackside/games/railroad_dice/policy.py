"""What `normal` does, as a function of a table: it tries sequences of placements on copies of the
table, weighs where each would leave the seat, and tries a few rolls by drawing their dice.

`policy` looks less far, for the playouts of a search.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import State as AnyState
from trackside.games.railroad_dice import outlook
from trackside.games.railroad_dice.actions import END, INCOME
from trackside.games.railroad_dice.state import Table

PLAN_NODES: Final = 500  # placements that one plan may try
ROLL_NODES: Final = 90  # the same after each roll that is tried
ROLL_TRIES: Final = 5
QUICK_NODES: Final = 24  # in playouts
MOST_DEPTH: Final = 9
MOST_BRANCHES: Final = 6
GAIN: Final = 0.15  # a plan must bring this much, in passengers
MOST_CANDIDATES: Final = 5


@final
class Plan:
    """The best sequence of placements found, and how it leaves the seat."""

    def __init__(self, state: AnyState, seat: int, nodes: int, caution: float) -> None:
        table = cast(Table, state)
        self.seat = seat
        self.nodes = nodes
        self.caution = caution
        self.line: list[int] = []  # empty: stop here
        self._path: list[int] = []
        self.best: float = outlook.worth(table, seat, caution)
        # Who is not careful makes for the companies that still lack a station: with one of them
        # missing nobody wins (RD-132).
        eager = caution == 0.0 and outlook.missing_companies(table) > 0
        self.field: vec[i64] = outlook.station_field(table, eager)
        self._deeper(state)

    def _deeper(self, state: AnyState) -> None:
        depth = len(self._path)
        if depth >= MOST_DEPTH:
            return
        table = cast(Table, state)
        legal = state.legal(self.seat)
        most = MOST_BRANCHES if depth == 0 else 3
        for action in outlook.placements(table, legal, self.field, most, self.caution > 0.0):
            if self.nodes <= 0:
                return
            self.nodes -= 1
            copy = state.clone()
            copy.apply(self.seat, action)
            self._path.append(action)
            value = outlook.worth(cast(Table, copy), self.seat, self.caution)
            if value > self.best:
                self.best = value
                self.line = self._path[:]
            if copy.to_act() == (self.seat,):
                self._deeper(copy)
            self._path.pop()


def quick_choice(state: AnyState, seat: int, legal: list[int], nodes: int, caution: float) -> int:
    """Income, what a short plan says, a roll, then the end of the turn."""
    table = cast(Table, state)
    if outlook.is_reducing(table):
        return outlook.give_back(table)
    if INCOME in legal and outlook.income_is_wise(table):
        return int(INCOME)
    plan = Plan(state, seat, nodes, caution)
    if plan.line:
        return plan.line[0]
    rolls = outlook.rolls(table)
    if rolls:
        return rolls[0]
    loads = outlook.loads(table, legal)
    return loads[0] if loads else legal[0]


def policy(state: AnyState, seat: int, rng: Random) -> int:
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return quick_choice(state, seat, legal, QUICK_NODES, 1.0)


def weigh(state: AnyState, seat: int, legal: list[int], rng: Random) -> list[tuple[int, float]]:
    """Candidates with their worth in passengers, best first; never empty."""
    table = cast(Table, state)
    if outlook.is_reducing(table):
        return [(outlook.give_back(table), 0.0)]
    if INCOME in legal and outlook.income_is_wise(table):
        return [(int(INCOME), 0.0)]
    stay = outlook.worth(table, seat, 1.0)
    plan = Plan(state, seat, PLAN_NODES, 1.0)
    found = [(stop(table, legal), stay)]
    if plan.line and plan.best > stay + GAIN:
        found.append((plan.line[0], plan.best))
    for roll in outlook.rolls(table):
        found.append((roll, roll_worth(state, seat, roll, rng)))
    found.sort(key=_by_worth)
    return found


def _by_worth(row: tuple[int, float]) -> tuple[float, int]:
    return (-row[1], row[0])


def stop(table: Table, legal: list[int]) -> int:
    """The end of the turn, or the transport symbol that stands before it."""
    if END in legal:
        return int(END)
    return outlook.loads(table, legal)[0]


def roll_worth(state: AnyState, seat: int, roll: int, rng: Random) -> float:
    """The mean of what a plan makes of a few draws of the dice."""
    total = 0.0
    for _ in range(ROLL_TRIES):
        total += Plan(rolled(state, seat, roll, rng), seat, ROLL_NODES, 1.0).best
    return total / ROLL_TRIES


def rolled(state: AnyState, seat: int, roll: int, rng: Random) -> AnyState:
    copy = state.clone()
    copy.apply(seat, roll)
    throw(copy, rng)
    return copy


def throw(state: AnyState, rng: Random) -> None:
    """The dice that are in the air fall."""
    while state.to_act() == (-1,):
        state.apply(-1, draw(state.chance(), rng))


def draw(outcomes: list[tuple[int, int]], rng: Random) -> int:
    codes = [code for code, weight in outcomes for _ in range(weight)]
    return codes[int(rng.random() * len(codes))]


def candidates(state: AnyState, seat: int, legal: list[int], rng: Random) -> list[int]:
    """The choice of `normal`, its next best, then placements that it did not begin with."""
    table = cast(Table, state)
    found: list[int] = []
    for code, _ in weigh(state, seat, legal, rng):
        if code not in found:
            found.append(code)
    if outlook.is_reducing(table) or found[0] == INCOME:
        return found
    field = outlook.station_field(table)
    for code in outlook.placements(table, legal, field, 2, True):
        if code not in found:
            found.append(code)
    return found[:MOST_CANDIDATES]
