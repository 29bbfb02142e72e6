"""Whole turns, by the chance of a win that they leave: what all but `easy` do.

Sequences of placements are tried, the likeliest first and never the same placements in two orders.
Before the roll a player also asks, for the most promising sequences and for none at all, what a
roll after them would bring: the two jokers of a new station can be rolled with bonus dice (RD-36,
RD-46).

How much is tried is a matter of `Effort`: a level has one, and so have the turns in playouts.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.evaluate.chances import chance, final_value
from trackside.bots.railroad_dice.evaluate.stations import (
    ENDS,
    station_field,
)
from trackside.bots.railroad_dice.evaluate.weights import Weights
from trackside.bots.railroad_dice.plan.turns import state_after_roll
from trackside.games.railroad_dice.actions import INCOME
from trackside.games.railroad_dice.components import COMPANIES, JOKER, SQUARES
from trackside.games.railroad_dice.game import State
from trackside.games.railroad_dice.phases import OVER
from trackside.games.railroad_dice.rules.dice import income_of
from trackside.games.railroad_dice.state import Table

MOST_DEPTH: Final = 9
ODDEST: Final = 12  # second choices in one sequence, a third one counting two
TOP: Final = 6  # sequences that are looked at for placements before the income
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
    early       sequences that may come before the income
    runners_up  sequences that are told though they promise less than others, and so many rolls,
                for each way to come to the income: for who compares them by playing on;
                0: only sequences that gain, and all rolls, after the best way to the income
    """

    def __init__(
        self,
        nodes: int,
        width: int,
        starts: int,
        tries: int,
        roll_nodes: int,
        early: int = 1,
        runners_up: int = 0,
    ) -> None:
        self.nodes = nodes
        self.width = width
        self.starts = starts
        self.tries = tries
        self.roll_nodes = roll_nodes
        self.early = early
        self.runners_up = runners_up


@final
class Node:
    """A table after the placements of a line."""

    def __init__(self, state: State, line: Line, key: i64) -> None:
        self.state = state
        self.line = line
        self.key = key


@final
class TurnPlan:
    """The sequences of placements of one turn, and the chance of a win that each leaves."""

    def __init__(
        self,
        state: State,
        seat: int,
        weights: Weights,
        field: vec[i64],
        nodes: int,
        width: int = 1,
        before_income: bool = False,
    ) -> None:
        self.seat = seat
        self.before_income = before_income  # which is taken after the placements
        self.weights = weights
        self.nodes = nodes
        self.width = width
        self.field = field
        self.here: float = self._chance(state)  # without any placement
        self.best: float = self.here
        self.line: Line = []
        self.leaves: dict[int, tuple[float, Line]] = {}  # the best line to each place
        self._seen: set[int] = set()
        if state.to_act() == (seat,):
            self._search(Node(state, [], 0))

    def _search(self, root: Node) -> None:
        """Search first choices first, then sequences with one second choice, and so on: whoever
        went deep at once would spend all tries on how the first few placements go on."""
        waiting: list[list[Node]] = [[] for _ in range(ODDEST + 1)]
        waiting[0].append(root)
        for odd in range(ODDEST + 1):
            while waiting[odd] and self.nodes > 0:
                for rank, child in self._children(waiting[odd].pop()):
                    waiting[min(odd + rank, ODDEST)].append(child)

    def _children(self, node: Node) -> list[tuple[int, Node]]:
        """Return the tables after one more placement that can go on, each with its place in the
        order."""
        found: list[tuple[int, Node]] = []
        most = self.width * (FIRST_BRANCHES if not node.line else BRANCHES)
        legal = node.state.legal(self.seat)
        for action in policy.placements(node.state, legal, self.field, most, True, self.weights):
            after = node.key + scatter(action)
            if self.nodes <= 0 or int(after) in self._seen:
                continue
            self._seen.add(int(after))
            self.nodes -= 1
            copy = node.state.clone()
            copy.apply(self.seat, action)
            line = [*node.line, action]
            self._weigh(copy, line)
            if len(line) < MOST_DEPTH and copy.to_act() == (self.seat,):
                found.append((len(found), Node(copy, line, after)))
        return found

    def _weigh(self, table: Table, line: Line) -> None:
        value = self._chance(table)
        if value > self.best:
            self.best = value
            self.line = line
        place = int(place_of(table))
        old = self.leaves.get(place)
        if old is None or value > old[0]:
            self.leaves[place] = (value, line)

    def _chance(self, table: Table) -> float:
        value = self._promise(table)
        if table.phase != OVER and is_short(table, self.seat):
            return max(value, final_value(table, self.seat))
        return value

    def _promise(self, table: Table) -> float:
        dice = income_of(table, self.seat)
        if not self.before_income or table.bank < dice or table.phase == OVER:
            return chance(table, self.seat, self.weights, self.field)
        table.hidden[self.seat] += dice
        table.bank -= dice
        value = chance(table, self.seat, self.weights, self.field)
        table.hidden[self.seat] -= dice
        table.bank += dice
        return value

    def top(self, most: int) -> list[tuple[float, Line]]:
        """Return the best lines found, best first."""
        rows = [(-value, line) for value, line in self.leaves.values()]
        rows.sort()
        return [(-value, line) for value, line in rows[:most]]


def is_short(table: Table, seat: i64) -> bool:
    """Tell whether the seat can ask the bank for more than it has, and so end the game (RD-123)."""
    if not table.rolled and table.front_count(seat, JOKER) > table.bank:
        return True
    return not table.income_taken and table.year > 1 and table.bank < income_of(table, seat)


def scatter(action: i64) -> i64:
    """Return a number whose sums tell sets of actions apart, whatever their order."""
    mixed = (action * 2654435761) & 0x7FFFFFFF
    return ((mixed ^ (mixed >> 13)) * 1540483477) & 0xFFFFFFFFFFFF


def place_of(table: Table) -> i64:
    """Return where the line ends and what is built: plans that agree in this are much the same."""
    place: i64 = 0
    for end in range(ENDS):
        place = (place * SQUARES + table.end_square[end]) * 16 + table.end_open[end]
    for company in range(COMPANIES):
        place = place * 10 + table.built[company]
    return place


def forced_action(state: State) -> int:
    """Return what needs no thought: dice to return, a shortage that wins; -1 if nothing."""
    if policy.is_reducing(state):
        return policy.give_back(state)
    return policy.winning_shortage(state)


def income_starts(
    state: State, seat: int, legal: list[int], nodes: int, most: int, weights: Weights
) -> list[Line]:
    """Return what could be placed before the income is taken: nothing, or what makes it larger
    (RD-44), or what brings the dice to the bank that it lacks. None if there is no income to
    take."""
    found: list[Line] = []
    if INCOME not in legal:
        return found
    if policy.income_is_wise(state):
        found.append([])
    if most == 0:
        return found
    income = income_of(state, seat)
    plan = TurnPlan(state, seat, weights, station_field(state), nodes, 1, True)
    for _, line in plan.top(TOP):
        reached = state_after(state, seat, line)
        if reached.to_act() != (seat,) or not policy.income_is_wise(reached):
            continue
        rises = income_of(reached, seat) > income or is_short(reached, seat)
        if rises or not policy.income_is_wise(state):
            found.append(line)
            if len(found) > most:
                break
    return found


def lines(
    state: State, seat: int, legal: list[int], rng: Random, effort: Effort, weights: Weights
) -> list[tuple[float, Line]]:
    """Return what the seat could do with its turn, with the chance of a win, best first; never
    empty.

    A line stops where dice are rolled; then it is time to think again.
    """
    sure = forced_action(state)
    if sure >= 0:
        return [(chance(state, seat, weights, station_field(state)), [sure])]
    found: list[tuple[float, Line]] = []
    starts = income_starts(state, seat, legal, effort.roll_nodes, effort.early, weights)
    if effort.runners_up == 0 and starts:
        starts = [best_start(state, seat, starts, effort, weights)]
    for start in starts:
        begun = [*start, int(INCOME)]
        reached = state_after(state, seat, begun)
        if reached.to_act() != (seat,):
            found.append((chance(reached, seat, weights, station_field(reached)), begun))
            continue
        rows = lines_from(reached, seat, reached.legal(seat), rng, effort, weights)
        found += [(value, begun + line) for value, line in rows]
    if not found:
        return lines_from(state, seat, legal, rng, effort, weights)
    return sorted(found, key=_by_chance)


def best_start(
    state: State, seat: int, starts: list[Line], effort: Effort, weights: Weights
) -> Line:
    """Choose the start by what placements after the income would make of it."""
    if len(starts) == 1:
        return starts[0]
    best, chosen = -1.0, starts[0]
    for start in starts:
        copy = state_after(state, seat, [*start, int(INCOME)])
        value = TurnPlan(copy, seat, weights, station_field(copy), effort.roll_nodes).best
        if value > best:
            best, chosen = value, start
    return chosen


def lines_from(
    state: State, seat: int, legal: list[int], rng: Random, effort: Effort, weights: Weights
) -> list[tuple[float, Line]]:
    """Return such lines where the income is taken or cannot be."""
    plan = TurnPlan(state, seat, weights, station_field(state), effort.nodes, effort.width)
    found = [(plan.here, [policy.stop(state, legal)])]
    rows = plan.top(max(effort.runners_up, effort.starts, 1))
    found += pick_lines(rows, plan.here + weights.gain, effort)
    if plan.best < SURE and not state.rolled:
        luck = rng.random()
        rolls = rolls_after(state, seat, [], luck, effort, weights)
        for _, line in rows[: effort.starts]:
            rolls += rolls_after(state, seat, line, luck, effort, weights)
        found += (
            sorted(rolls, key=_by_chance)[: effort.runners_up] if effort.runners_up > 0 else rolls
        )
    return sorted(found, key=_by_chance)


def pick_lines(
    rows: list[tuple[float, Line]], gain: float, effort: Effort
) -> list[tuple[float, Line]]:
    """Return the sequences that are told: those that promise more than `gain`. But a roll can still
    follow one of them, so that even what would be a bad end of the turn may be a good beginning."""
    if effort.runners_up > 0:
        return rows[: effort.runners_up]
    return [(value, line) for value, line in rows if value > gain]


def _by_chance(row: tuple[float, Line]) -> tuple[float, Line]:
    return (-row[0], row[1])


def rolls_after(
    state: State, seat: int, line: Line, luck: float, effort: Effort, weights: Weights
) -> list[tuple[float, Line]]:
    """Return rolls after the line, by the chance of a win that they bring, all with the same
    luck."""
    start = state_after(state, seat, line)
    if start.to_act() != (seat,):
        return []
    keeps = policy.KEEPS_WIDE if effort.width > 1 else policy.KEEPS
    field = station_field(start)
    return [
        (chance_of_roll(start, seat, roll, luck, effort, weights, field), [*line, roll])
        for roll in policy.rolls(start, keeps)
    ]


def state_after(state: State, seat: int, line: Line) -> State:
    """Return the table after the line."""
    copy = state.clone()
    for action in line:
        copy.apply(seat, action)
    return copy


def chance_of_roll(
    state: State,
    seat: int,
    roll: int,
    luck: float,
    effort: Effort,
    weights: Weights,
    field: vec[i64],
) -> float:
    """Return the mean of what a plan makes of some draws of the dice. `luck` seeds them: rolls that
    are compared fall alike as far as they can."""
    total = 0.0
    for at in range(effort.tries):
        drawn = state_after_roll(state, seat, roll, Random(luck + at))
        total += TurnPlan(drawn, seat, weights, field, effort.roll_nodes).best
    return total / effort.tries
