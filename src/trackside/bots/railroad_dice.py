"""Computer players of RailRoad Dice Germany.

`easy` follows rules of thumb: take income, build what can be paid, roll, lay track towards the
nearest station square. `normal` plans its turn: it tries sequences of placements on copies of
the table, weighs where each would leave it, and tries a few rolls by drawing their dice. `hard`
plays what `normal` thinks of to the end, many times.
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
QUICK_NODES = 24  # in the playouts of `hard`
PLAYOUT_YEARS = 4
PLAYOUT_STEPS = 300
MOST_CANDIDATES = 5
TRUST = 0.05  # a share of the win
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


def quick_choice(position: Any, seat: int, legal: list[int], nodes: int, caution: float) -> int:
    """Income, what a short plan says, a roll, then the end of the turn."""
    if outlook.is_reducing(position):
        return outlook.give_back(position)
    if INCOME in legal and outlook.income_is_wise(position):
        return int(INCOME)
    plan = Plan(seat, nodes, caution)
    plan.look(position)
    if plan.first >= 0:
        return plan.first
    rolls = outlook.rolls(position)
    if rolls:
        return rolls[0]
    loads = outlook.loads(position, legal)
    return loads[0] if loads else legal[0]


class EasyBot:
    """Rules of thumb, with a short look ahead for a station within reach."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return quick_choice(table.imagine(self.rng), table.seat, legal, EASY_NODES, 0.0)


class NormalBot:
    """Plans its turn, and weighs rolls by drawing dice."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self.weigh(table, legal)[0].action

    def explain(self, table: Observer) -> list[Reason]:
        """Up to three actions with their worth in passengers."""
        return self.weigh(table, table.legal())[:3]

    def weigh(self, table: Observer, legal: list[int]) -> list[Reason]:
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
                copy.apply(CHANCE, self.draw(copy.chance()))
            plan = Plan(seat, ROLL_NODES, 1.0)
            plan.look(copy)
            total += plan.best
        return total / ROLL_TRIES

    def draw(self, outcomes: list[tuple[int, int]]) -> int:
        codes = [code for code, weight in outcomes for _ in range(weight)]
        return codes[int(self.rng.random() * len(codes))]


class HardBot:
    """Plays the most promising actions of `normal` to the end, many times, and counts.

    In these playouts every seat plans its turns with a short look ahead; a game that takes too
    long is cut and valued. First every candidate gets a few playouts, then the better half more.
    """

    def __init__(self, seed: int, playouts: int = 48) -> None:
        self.rng = Random(seed)
        self.normal = NormalBot(seed)
        self.playouts = playouts

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self.explain(table)[0].action

    def explain(self, table: Observer) -> list[Reason]:
        """The candidates with the share of the win that the playouts gave them."""
        reasons = self.normal.weigh(table, table.legal())[:MOST_CANDIDATES]
        if len(reasons) == 1:
            return reasons
        sums = [0.0] * len(reasons)
        counts = [0] * len(reasons)
        order = list(range(len(reasons)))
        while len(order) > 1:
            for at in order:
                for _ in range(max(1, self.playouts // (3 * len(order)))):
                    sums[at] += self._play_out(table, reasons[at].action)
                    counts[at] += 1
            # The choice of `normal` stands unless another is clearly better.
            order.sort(key=lambda at: (-sums[at] / counts[at] - (TRUST if at == 0 else 0.0), at))
            order = order[: (len(order) + 1) // 2]
        best = order[0]
        found = [self._reason(reasons[at], sums[at], counts[at]) for at in range(len(reasons))]
        return [found[best], *(found[:best] + found[best + 1 :])][:3]

    def _reason(self, reason: Reason, total: float, count: int) -> Reason:
        terms = {"playouts": float(count), "worth": reason.value}
        return Reason(reason.action, reason.text, total / max(1, count), terms)

    def _play_out(self, table: Observer, action: int) -> float:
        position: Any = table.imagine(self.rng)
        last_year = position.year + PLAYOUT_YEARS
        position.apply(table.seat, action)
        steps = 0
        while position.year < last_year and steps < PLAYOUT_STEPS:
            acting = position.to_act()
            if not acting:
                break
            position.apply(acting[0], self._quick(position, acting[0]))
            steps += 1
        return evaluate(position)[table.seat]

    def _quick(self, position: Any, seat: int) -> int:
        """What `easy` would do, but in a hurry when it is ahead."""
        if seat == CHANCE:
            return self.normal.draw(position.chance())
        legal: list[int] = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return quick_choice(position, seat, legal, QUICK_NODES, 1.0)


def _by_value(reason: Reason) -> tuple[float, int]:
    return (-reason.value, reason.action)
