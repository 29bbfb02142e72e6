"""What becomes of a turn: the game is played on, every seat by the policy of `normal`.

Several turns are compared by playouts, to the seat's own turn in a later year. Each turn in them is
planned once, with fewer tries. Where a playout stops, the network says what it is worth
(`evaluate/network.py`): it has learned from tables to which such turns lead. The same luck serves
all the turns that are compared; the better ones get more playouts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import final

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.evaluate.chances import final_value
from trackside.bots.railroad_dice.evaluate.network import NETWORK
from trackside.bots.railroad_dice.evaluate.stations import station_field
from trackside.bots.railroad_dice.evaluate.weights import Weights
from trackside.bots.railroad_dice.plan.deep import (
    Effort,
    Line,
    TurnPlan,
    best_start,
    chance_of_roll,
    forced_action,
    income_starts,
    state_after,
)
from trackside.bots.railroad_dice.plan.turns import throw
from trackside.games.railroad_dice.actions import END, INCOME
from trackside.games.railroad_dice.game import State


@final
class Playouts:
    """How turns are compared.

    rounds   how many turns are still compared, by how many more playouts of each
    margin   a turn that promises less than the best by so much is not compared
    years    after which a playout stops, at the seat's own turn
    effort   of a turn in a playout
    rest     of what is left of the own turn: who will plan it well is not seen to plan it badly
    """

    def __init__(
        self,
        rounds: list[tuple[int, int]],
        margin: float,
        years: int,
        effort: Effort,
        rest: Effort | None = None,
    ) -> None:
        self.rounds = rounds
        self.margin = margin
        self.years = years
        self.effort = effort
        self.rest = rest or effort


def compare(
    state: State,
    seat: int,
    found: list[tuple[float, Line]],
    rng: Random,
    playouts: Playouts,
    weights: Weights,
    is_late: Callable[[], bool] = lambda: False,
) -> list[tuple[float, Line]]:
    """Return the rows of `deep.lines`, with the share of the win after playouts, best first.

    When it is late, those of before count.
    """
    if len(found) == 1 or not playouts.rounds:
        return found
    near = [row for row in found if row[0] > found[0][0] - playouts.margin]
    wins = [0.0] * len(near)
    values = [value for value, _ in near]
    order = list(range(len(near)))
    played = 0
    for most, more in playouts.rounds:
        left = order[:most]
        if len(left) == 1:
            break
        for _ in range(more):
            if is_late():
                break
            played += 1
            luck = rng.random()
            for at in left:
                wins[at] += play_on(state, seat, near[at][1], Random(luck), playouts, weights)
        if played == 0:
            return found
        for at in left:
            values[at] = wins[at] / played
        order = [at for _, at in sorted([(-values[at], at) for at in left])] + order[most:]
    rows = [(values[at], near[at][1]) for at in order] + found[len(near) :]
    return cap_by_better(rows)


def cap_by_better(rows: list[tuple[float, Line]]) -> list[tuple[float, Line]]:
    """Cap each turn by the better one that was given up before: it is worth no more."""
    most = rows[0][0]
    found: list[tuple[float, Line]] = []
    for value, line in rows:
        most = min(most, value)
        found.append((most, line))
    return found


def play_on(
    state: State, seat: int, line: Line, rng: Random, playouts: Playouts, weights: Weights
) -> float:
    """Return the share of the win for the seat if it does this now and the game goes on."""
    copy = state_after(state, seat, line)
    throw(copy, rng)
    if not has_ended(copy, state):
        play_turn(copy, seat, rng, playouts.rest, weights)
    last = state.year + playouts.years
    while copy.to_act():
        acting = copy.to_act()[0]
        if acting == seat and copy.year > last:
            return NETWORK.chances(copy)[seat]
        play_turn(copy, acting, rng, playouts.effort, weights)
    return final_value(copy, seat)


def has_ended(state: State, start: State) -> bool:
    """Tell whether the turn of the start is over; with two players the same seat may have the
    next."""
    same = state.year == start.year and state.turns_left == start.turns_left
    return not same or not state.to_act()


def play_turn(state: State, seat: int, rng: Random, effort: Effort, weights: Weights) -> None:
    """Play the turn to its end, by the policy of `normal`."""
    while state.to_act() == (seat,):
        sure = forced_action(state)
        if sure >= 0:
            state.apply(seat, sure)
            continue
        line = next_steps(state, seat, rng, effort, weights)
        if not line:
            end_turn(state, seat)
            return
        for action in line:
            state.apply(seat, action)
        throw(state, rng)


def next_steps(state: State, seat: int, rng: Random, effort: Effort, weights: Weights) -> Line:
    """Choose the steps up to the income, if it is still to be taken; then the best of placements, a
    roll, and nothing more."""
    starts = income_starts(state, seat, state.legal(seat), effort.roll_nodes, effort.early, weights)
    if starts:
        return [*best_start(state, seat, starts, effort, weights), int(INCOME)]
    field = station_field(state)
    plan = TurnPlan(state, seat, weights, field, effort.nodes)
    best = plan.here
    line: Line = []
    if plan.best > best + weights.gain:
        best, line = plan.best, plan.line
    luck = rng.random()
    for roll in policy.rolls(state, policy.KEEPS):
        value = chance_of_roll(state, seat, roll, luck, effort, weights, field)
        if value > best:
            best, line = value, [roll]
    return line


def end_turn(state: State, seat: int) -> None:
    """End the turn with the transport symbols and the dice that must go first; the seat may be the
    next too."""
    ended = False
    while state.to_act() == (seat,) and (not ended or policy.is_reducing(state)):
        if policy.is_reducing(state):
            action = policy.give_back(state)
            ended = True
        else:
            action = policy.stop(state, state.legal(seat))
            ended = action == END
        state.apply(seat, action)
