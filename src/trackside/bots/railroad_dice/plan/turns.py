"""What `easy` does with a turn: it tries a few sequences of placements on copies of the table, and
weighs, in passengers, where each would leave the seat."""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.evaluate.passengers import evaluate, missing_companies
from trackside.bots.railroad_dice.evaluate.stations import station_field
from trackside.bots.railroad_dice.evaluate.weights import Weights
from trackside.bots.search import draw
from trackside.games.railroad_dice.actions import INCOME
from trackside.games.railroad_dice.game import State

MOST_DEPTH: Final = 9
MOST_BRANCHES: Final = 6
WEIGHTS: Final = Weights()


@final
class QuickTurnPlan:
    """The best sequence of placements found, and how it leaves the seat."""

    def __init__(self, state: State, seat: int, nodes: int, caution: float) -> None:
        self.seat = seat
        self.nodes = nodes
        self.caution = caution
        self.line: list[int] = []  # empty: stop here
        self._path: list[int] = []
        self.best: float = evaluate(state, seat, caution)
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
        for action in policy.placements(
            state, legal, self.field, most, self.caution > 0.0, WEIGHTS
        ):
            if self.nodes <= 0:
                return
            self.nodes -= 1
            copy = state.clone()
            copy.apply(self.seat, action)
            self._path.append(action)
            value = evaluate(copy, self.seat, self.caution)
            if value > self.best:
                self.best = value
                self.line = self._path[:]
            if copy.to_act() == (self.seat,):
                self._deeper(copy)
            self._path.pop()


def quick_choice(state: State, seat: int, legal: list[int], nodes: int, caution: float) -> int:
    """Choose income, what a short plan says, a roll, then the end of the turn."""
    if policy.is_reducing(state):
        return policy.give_back(state)
    if INCOME in legal and policy.income_is_wise(state):
        return int(INCOME)
    plan = QuickTurnPlan(state, seat, nodes, caution)
    if plan.line:
        return plan.line[0]
    rolls = policy.rolls(state, policy.KEEPS)
    if rolls:
        return rolls[0]
    loads = policy.loads(state, legal)
    if loads:
        return loads[0]
    late = policy.late_tracks(state, legal, plan.field)
    return late[0] if late else legal[0]


def state_after_roll(state: State, seat: int, roll: int, rng: Random) -> State:
    """Return a copy after that roll and a draw of its dice."""
    copy = state.clone()
    copy.apply(seat, roll)
    throw(copy, rng)
    return copy


def throw(state: State, rng: Random) -> None:
    """Let the dice that are in the air fall."""
    while state.to_act() == (-1,):
        state.apply(-1, draw(state.chance(), rng))
