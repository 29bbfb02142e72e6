"""Whole turns, by the chance of a win that they leave: what all but `easy` do.

Sequences of placements are tried deeply, never the same placements in two orders. Before the roll
a player also asks, for the most promising sequences and for none at all, what a roll after them
would bring: the two jokers of a new station can be rolled with bonus dice (RD-36, RD-46).

How much is tried is a matter of `Effort`: a level has one, and so have the turns in playouts.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.plan.turns import rolled
from trackside.bots.railroad_dice.worth.chances import chance
from trackside.bots.railroad_dice.worth.stations import station_field
from trackside.bots.railroad_dice.worth.taste import Taste
from trackside.games.railroad_dice.actions import INCOME, ROLL, ROLL_STOP
from trackside.games.railroad_dice.components import COMPANIES, SQUARES
from trackside.games.railroad_dice.game import State
from trackside.games.railroad_dice.state import Table

MOST_DEPTH: Final = 9
FIRST_BRANCHES: Final = 6
BRANCHES: Final = 3
SURE: Final = 0.95  # no roll is asked for where a plan wins at once

Line = list[int]  # actions, in order


@final
class Effort:
    """How much is tried.

    nodes       placements that one plan may try
    width       so many times the usual branches
    starts      sequences that a roll may follow, besides none
    tries       draws of the dice for each roll
    roll_nodes  placements that a plan after each draw may try
    best        lines whose roll is drawn again
    again       so many times: the best of many by a few draws is often a lucky one
    """

    def __init__(
        self,
        nodes: int,
        width: int,
        starts: int,
        tries: int,
        roll_nodes: int,
        best: int = 0,
        again: int = 0,
    ) -> None:
        self.nodes = nodes
        self.width = width
        self.starts = starts
        self.tries = tries
        self.roll_nodes = roll_nodes
        self.best = best
        self.again = again


@final
class DeepPlan:
    """The sequences of placements of one turn, and the chance of a win that each leaves."""

    def __init__(
        self,
        state: State,
        seat: int,
        taste: Taste,
        field: vec[i64],
        nodes: int,
        width: int = 1,
    ) -> None:
        self.seat = seat
        self.taste = taste
        self.nodes = nodes
        self.width = width
        self.field = field
        self.here: float = chance(state, seat, taste, field)  # without any placement
        self.best: float = self.here
        self.line: Line = []
        self.leaves: dict[int, tuple[float, Line]] = {}  # the best line to each place
        self._path: Line = []
        self._seen: set[int] = set()
        self._deeper(state, 0)

    def _deeper(self, state: State, key: i64) -> None:
        depth = len(self._path)
        most = self.width * (FIRST_BRANCHES if depth == 0 else BRANCHES)
        legal = state.legal(self.seat)
        for action in policy.placements(state, legal, self.field, most, True, self.taste):
            if self.nodes <= 0:
                return
            after = key + scattered(action)
            if int(after) in self._seen:
                continue
            self._seen.add(int(after))
            self.nodes -= 1
            copy = state.clone()
            copy.apply(self.seat, action)
            self._path.append(action)
            self._weigh(copy)
            if depth + 1 < MOST_DEPTH and copy.to_act() == (self.seat,):
                self._deeper(copy, after)
            self._path.pop()

    def _weigh(self, table: Table) -> None:
        value = chance(table, self.seat, self.taste, self.field)
        if value > self.best:
            self.best = value
            self.line = self._path[:]
        place = int(place_of(table))
        old = self.leaves.get(place)
        if old is None or value > old[0]:
            self.leaves[place] = (value, self._path[:])

    def top(self, most: int) -> list[tuple[float, Line]]:
        """The best lines found, best first."""
        rows = [(-value, line) for value, line in self.leaves.values()]
        rows.sort()
        return [(-value, line) for value, line in rows[:most]]


def scattered(action: i64) -> i64:
    """A number whose sums tell sets of actions apart, whatever their order."""
    mixed = (action * 2654435761) & 0x7FFFFFFF
    return ((mixed ^ (mixed >> 13)) * 1540483477) & 0xFFFFFFFFFFFF


def place_of(table: Table) -> i64:
    """Where the line ends and what is built: plans that agree in this are much the same."""
    place: i64 = 0
    end: i64 = 0
    while end < 2:
        place = (place * SQUARES + table.end_square[end]) * 16 + table.end_open[end]
        end += 1
    company: i64 = 0
    while company < COMPANIES:
        place = place * 10 + table.built[company]
        company += 1
    return place


def forced(state: State, legal: list[int]) -> int:
    """What needs no thought: dice to return, income, a shortage that wins; -1 if nothing."""
    if policy.is_reducing(state):
        return policy.give_back(state)
    if INCOME in legal and policy.income_is_wise(state):
        return int(INCOME)
    return policy.winning_shortage(state)


def lines(
    state: State, seat: int, legal: list[int], rng: Random, effort: Effort, taste: Taste
) -> list[tuple[float, Line]]:
    """What the seat could do with its turn, with the chance of a win, best first; never empty.

    A line stops where dice are rolled; then it is time to think again.
    """
    sure = forced(state, legal)
    if sure >= 0:
        return [(chance(state, seat, taste, station_field(state)), [sure])]
    plan = DeepPlan(state, seat, taste, station_field(state), effort.nodes, effort.width)
    found = [(plan.here, [policy.stop(state, legal)])]
    starts = plan.top(effort.starts if effort.starts > 0 else 1)
    found += [(value, line) for value, line in starts if value > plan.here + taste.gain]
    if plan.best < SURE and not state.rolled:
        found += rolls_after(state, seat, [], rng, effort, taste)
        for _, line in starts[: effort.starts]:
            found += rolls_after(state, seat, line, rng, effort, taste)
    found.sort(key=_by_chance)
    return tried_again(state, seat, found, rng, effort, taste) if effort.best > 0 else found


def _by_chance(row: tuple[float, Line]) -> tuple[float, Line]:
    return (-row[0], row[1])


def rolls_after(
    state: State, seat: int, line: Line, rng: Random, effort: Effort, taste: Taste
) -> list[tuple[float, Line]]:
    """Rolls after the line, by the chance of a win that they bring."""
    start = after(state, seat, line)
    if start.to_act() != (seat,):
        return []
    keeps = policy.KEPT_WIDE if effort.width > 1 else policy.KEPT
    return [
        (
            chance_of_roll(start, seat, roll, effort.tries, rng, effort.roll_nodes, taste),
            [*line, roll],
        )
        for roll in policy.rolls(start, keeps)
    ]


def tried_again(
    state: State,
    seat: int,
    found: list[tuple[float, Line]],
    rng: Random,
    effort: Effort,
    taste: Taste,
) -> list[tuple[float, Line]]:
    """More draws for the best rolls: the best of many by a few draws is often a lucky one."""
    rows: list[tuple[float, Line]] = []
    for value, line in found[: effort.best]:
        if ROLL <= line[-1] < ROLL_STOP and effort.again > 0:
            start = after(state, seat, line[:-1])
            more = chance_of_roll(
                start, seat, line[-1], effort.again, rng, effort.roll_nodes, taste
            )
            value = (value * effort.tries + more * effort.again) / (effort.tries + effort.again)
        rows.append((value, line))
    return sorted(rows + found[effort.best :], key=_by_chance)


def after(state: State, seat: int, line: Line) -> State:
    """The table after the line."""
    copy = state.clone()
    for action in line:
        copy.apply(seat, action)
    return copy


def chance_of_roll(
    state: State, seat: int, roll: int, tries: int, rng: Random, nodes: int, taste: Taste
) -> float:
    """The mean of what a plan makes of so many draws of the dice."""
    total = 0.0
    field = station_field(state)
    for _ in range(tries):
        total += DeepPlan(rolled(state, seat, roll, rng), seat, taste, field, nodes).best
    return total / tries
