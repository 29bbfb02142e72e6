"""What `hard` does: whole turns, by the chance of a win that they leave.

It tries sequences of placements deeply, never the same placements in two orders. Before the roll
it also asks, for the most promising sequences and for none at all, what a roll after them would
bring: the two jokers of a new station can be rolled with bonus dice (RD-36, RD-46).

With four players, where a turn that wins is seldom left to the same seat twice, it tries more
placements of each kind, and the best rolls again.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.plan.turns import rolled
from trackside.bots.railroad_dice.worth.chances import FOUR, chance_of_win
from trackside.bots.railroad_dice.worth.stations import station_field
from trackside.games.railroad_dice.actions import INCOME, ROLL, ROLL_STOP
from trackside.games.railroad_dice.components import COMPANIES, SQUARES
from trackside.games.railroad_dice.game import State
from trackside.games.railroad_dice.state import Table

PLAN_NODES: Final = 5000  # placements that one plan may try
ROLL_NODES: Final = 300  # the same after each roll that is tried
ROLL_TRIES: Final = 8
BEFORE_ROLL: Final = 3  # sequences that a roll may follow
MOST_DEPTH: Final = 9
FIRST_BRANCHES: Final = 6
BRANCHES: Final = 3
WIDE_NODES: Final = 40000  # for a plan with four players,
WIDE: Final = 2  # and so many times the branches
BEST: Final = 4  # lines whose roll is tried again with four players,
AGAIN: Final = 16  # so many times
GAIN: Final = 0.005  # a plan must bring this much of a win

Line = list[int]  # actions, in order


@final
class DeepPlan:
    """The sequences of placements of one turn, and the chance of a win that each leaves."""

    def __init__(self, state: State, seat: int, nodes: int, width: int = 1) -> None:
        self.seat = seat
        self.nodes = nodes
        self.width = width
        self.best: float = chance_of_win(state, seat)  # without any placement
        self.line: Line = []
        self.leaves: dict[int, tuple[float, Line]] = {}  # the best line to each place
        self.field: vec[i64] = station_field(state)
        self._path: Line = []
        self._seen: set[int] = set()
        self._deeper(state, 0)

    def _deeper(self, state: State, key: i64) -> None:
        depth = len(self._path)
        most = self.width * (FIRST_BRANCHES if depth == 0 else BRANCHES)
        for action in policy.placements(state, state.legal(self.seat), self.field, most, True):
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
        value = chance_of_win(table, self.seat)
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


def lines(state: State, seat: int, legal: list[int], rng: Random) -> list[tuple[float, Line]]:
    """What the seat could do with its turn, with the chance of a win, best first; never empty.

    A line stops where dice are rolled; then it is time to think again.
    """
    here = chance_of_win(state, seat)
    if policy.is_reducing(state):
        return [(here, [policy.give_back(state)])]
    if INCOME in legal and policy.income_is_wise(state):
        return [(here, [int(INCOME)])]
    of_four = state.setting.players == FOUR
    nodes, width = (WIDE_NODES, WIDE) if of_four else (PLAN_NODES, 1)
    plan = DeepPlan(state, seat, nodes, width)
    found = [(here, [policy.stop(state, legal)])]
    starts = plan.top(BEFORE_ROLL)
    found += [(value, line) for value, line in starts if value > here + GAIN]
    if plan.best < 1.0 and not state.rolled:
        found += rolls_after(state, seat, [], rng)
        for _, line in starts:
            found += rolls_after(state, seat, line, rng)
    found.sort(key=_by_chance)
    return tried_again(state, seat, found, rng) if of_four else found


def _by_chance(row: tuple[float, Line]) -> tuple[float, Line]:
    return (-row[0], row[1])


def rolls_after(state: State, seat: int, line: Line, rng: Random) -> list[tuple[float, Line]]:
    """Rolls after the line, by the chance of a win that they bring."""
    start = after(state, seat, line)
    if start.to_act() != (seat,):
        return []
    return [
        (chance_of_roll(start, seat, roll, ROLL_TRIES, rng), [*line, roll])
        for roll in policy.rolls(start)
    ]


def tried_again(
    state: State, seat: int, found: list[tuple[float, Line]], rng: Random
) -> list[tuple[float, Line]]:
    """More draws for the best rolls: the best of many by a few draws is often a lucky one."""
    rows: list[tuple[float, Line]] = []
    for value, line in found[:BEST]:
        if ROLL <= line[-1] < ROLL_STOP:
            start = after(state, seat, line[:-1])
            more = chance_of_roll(start, seat, line[-1], AGAIN, rng)
            value = (value * ROLL_TRIES + more * AGAIN) / (ROLL_TRIES + AGAIN)
        rows.append((value, line))
    return sorted(rows + found[BEST:], key=_by_chance)


def after(state: State, seat: int, line: Line) -> State:
    """The table after the line."""
    copy = state.clone()
    for action in line:
        copy.apply(seat, action)
    return copy


def chance_of_roll(state: State, seat: int, roll: int, tries: int, rng: Random) -> float:
    """The mean of what a plan makes of so many draws of the dice."""
    total = 0.0
    for _ in range(tries):
        total += DeepPlan(rolled(state, seat, roll, rng), seat, ROLL_NODES).best
    return total / tries
