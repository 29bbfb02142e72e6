"""Computer players of RailRoad Dice Germany.

`easy` follows rules of thumb: take income, build what can be paid, roll, lay track towards the
nearest station square. `normal` plans its turn: it tries sequences of placements on copies of
the table, weighs where each would leave it, and tries a few rolls by drawing their dice.
"""

from __future__ import annotations

from random import Random
from typing import Any

from trackside.bots.base import Observer, Reason
from trackside.core.contract import CHANCE, State
from trackside.games.railroad_dice import outlook
from trackside.games.railroad_dice.actions import END, INCOME

EASY_NODES = 30  # placements that the short look ahead may try
PLAN_NODES = 500  # placements that one plan may try
ROLL_NODES = 90  # the same after each roll that is tried
ROLL_TRIES = 5
MOST_DEPTH = 9
MOST_BRANCHES = 6
GAIN = 0.15  # a plan must bring this much, in passengers


def evaluate(state: State) -> list[float]:
    """The expected share of the win for each seat."""
    position: Any = state
    return outlook.shares(position)


def buckets(state: State, seat: int, legal: list[int]) -> list[int]:
    """The few actions worth a look, best guess first."""
    position: Any = state
    if len(legal) < 2 or seat == CHANCE:
        return legal
    if outlook.is_reducing(position):
        return [outlook.give_back(position)]
    found: list[int] = []
    if INCOME in legal and outlook.income_is_wise(position):
        found.append(int(INCOME))
    field = outlook.station_field(position)
    found += outlook.placements(position, legal, field, MOST_BRANCHES, True)
    found += outlook.rolls(position)
    if END in legal or not found:
        found.append(legal[0])
    return found


class Plan:
    """The best sequence of placements found, and how it leaves the seat."""

    def __init__(self, seat: int, nodes: int, caution: float) -> None:
        self.seat = seat
        self.nodes = nodes
        self.caution = caution
        self.best = -1.0e9
        self.first = -1  # the action to begin with; -1: stop here
        self.field: Any = None

    def look(self, position: Any) -> None:
        self.best = outlook.worth(position, self.seat, self.caution)
        self.field = outlook.station_field(position)
        self._deeper(position, -1, 0)

    def _deeper(self, position: Any, first: int, depth: int) -> None:
        if depth >= MOST_DEPTH:
            return
        legal = position.legal(self.seat)
        most = MOST_BRANCHES if depth == 0 else 3
        for action in outlook.placements(position, legal, self.field, most, self.caution > 0.0):
            if self.nodes <= 0:
                return
            self.nodes -= 1
            copy = position.clone()
            copy.apply(self.seat, action)
            start = action if depth == 0 else first
            value = outlook.worth(copy, self.seat, self.caution)
            if value > self.best:
                self.best, self.first = value, start
            if copy.to_act() == (self.seat,):
                self._deeper(copy, start, depth + 1)


class EasyBot:
    """Rules of thumb, with a short look ahead for a station within reach."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        position: Any = table.imagine(self.rng)
        if outlook.is_reducing(position):
            return outlook.give_back(position)
        if INCOME in legal and outlook.income_is_wise(position):
            return int(INCOME)
        plan = Plan(table.seat, EASY_NODES, 0.0)
        plan.look(position)
        if plan.first >= 0:
            return plan.first
        return self._roll_or_stop(position, legal)

    def _roll_or_stop(self, position: Any, legal: list[int]) -> int:
        rolls = outlook.rolls(position)
        if rolls:
            return rolls[0]
        loads = outlook.loads(position, legal)
        return loads[0] if loads else legal[0]


class NormalBot:
    """Plans its turn, and weighs rolls by drawing dice."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self._weigh(table, legal)[0].action

    def explain(self, table: Observer) -> list[Reason]:
        """Up to three actions with their worth in passengers."""
        return self._weigh(table, table.legal())[:3]

    def _weigh(self, table: Observer, legal: list[int]) -> list[Reason]:
        position: Any = table.imagine(self.rng)
        if outlook.is_reducing(position):
            return [self._reason(table, outlook.give_back(position), 0.0)]
        if INCOME in legal and outlook.income_is_wise(position):
            return [self._reason(table, int(INCOME), 0.0)]
        stay = outlook.worth(position, table.seat, 1.0)
        plan = Plan(table.seat, PLAN_NODES, 1.0)
        plan.look(position)
        found = [self._reason(table, self._stop(position, legal), stay)]
        if plan.first >= 0 and plan.best > stay + GAIN:
            found.append(self._reason(table, plan.first, plan.best))
        for roll in outlook.rolls(position):
            found.append(self._reason(table, roll, self._try(position, table.seat, roll)))
        found.sort(key=_by_value)
        return found

    def _reason(self, table: Observer, action: int, value: float) -> Reason:
        return Reason(action, table.notation(action), value, {"worth": value})

    def _stop(self, position: Any, legal: list[int]) -> int:
        """The end of the turn, or the transport symbol that stands before it."""
        if END in legal:
            return int(END)
        return outlook.loads(position, legal)[0]

    def _try(self, position: Any, seat: int, roll: int) -> float:
        """The mean of what a plan makes of a few draws of the dice."""
        total = 0.0
        for _ in range(ROLL_TRIES):
            copy = position.clone()
            copy.apply(seat, roll)
            while copy.to_act() == (CHANCE,):
                copy.apply(CHANCE, self._draw(copy.chance()))
            plan = Plan(seat, ROLL_NODES, 1.0)
            plan.look(copy)
            total += plan.best
        return total / ROLL_TRIES

    def _draw(self, outcomes: list[tuple[int, int]]) -> int:
        codes = [code for code, weight in outcomes for _ in range(weight)]
        return codes[int(self.rng.random() * len(codes))]


def _by_value(reason: Reason) -> tuple[float, int]:
    return (-reason.value, reason.action)
