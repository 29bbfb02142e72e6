"""What becomes of a turn: `hard` plays the game on, the others as `normal` plays.

A few turns are compared by playouts to the end of the game. Each turn in them is planned once, as
`normal` or `hard` would but with fewer tries. The same luck serves all the turns that are
compared; the better ones get more playouts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, cast

from trackside.core.contract import State as AnyState
from trackside.games.railroad_dice import foresight, outlook, policy
from trackside.games.railroad_dice.actions import END, INCOME, ROLL, ROLL_STOP
from trackside.games.railroad_dice.foresight import DeepPlan, Line, after
from trackside.games.railroad_dice.policy import Plan, rolled, stop, throw
from trackside.games.railroad_dice.promise import chance_of_win, final_part
from trackside.games.railroad_dice.state import Table

PLAYERS: Final = 3
# How many turns are still compared, by how many more playouts of each.
ROUNDS: Final[list[tuple[int, int]]] = [(5, 12), (3, 20), (2, 28)]
MARGIN: Final = 0.3  # a turn that promises less than the best by so much is not compared
PROMISE: Final = 0.3  # what the promise counts beside the playouts
PLAN_NODES: Final = 100  # placements that a plan in a playout may try
ROLL_NODES: Final = 30  # the same after a roll
LONGEST: Final = 3  # years, then the promise counts


def compare(
    state: AnyState,
    seat: int,
    found: list[tuple[float, Line]],
    rng: Random,
    is_late: Callable[[], bool] = lambda: False,
) -> list[tuple[float, Line]]:
    """The rows of `foresight.lines`, with the share of the win after playouts, best first.

    Only for three players: with two the promise alone is strong enough, and with four
    playouts brought nothing (docs/bots.md). When it is late, those of before count.
    """
    in_use = cast(Table, state).setting.players == PLAYERS
    if not in_use or len(found) == 1 or found[0][0] >= 1.0:
        return found
    near = [row for row in found if row[0] > found[0][0] - MARGIN]
    wins = [0.0] * len(near)
    values = [value for value, _ in near]
    order = list(range(len(near)))
    played = 0
    for most, more in ROUNDS:
        left = order[:most]
        if len(left) == 1:
            break
        for _ in range(more):
            if is_late():
                break
            played += 1
            luck = rng.random()
            for at in left:
                wins[at] += played_on(state, seat, near[at][1], Random(luck))
        if played == 0:
            return found
        for at in left:
            values[at] = PROMISE * near[at][0] + (1.0 - PROMISE) * wins[at] / played
        order = [at for _, at in sorted([(-values[at], at) for at in left])] + order[most:]
    rows = [(values[at], near[at][1]) for at in order] + found[len(near) :]
    return falling(rows)


def falling(rows: list[tuple[float, Line]]) -> list[tuple[float, Line]]:
    """A turn that was given up is worth no more than one that was kept."""
    most = rows[0][0]
    found: list[tuple[float, Line]] = []
    for value, line in rows:
        most = min(most, value)
        found.append((most, line))
    return found


def played_on(state: AnyState, seat: int, line: Line, rng: Random) -> float:
    """The share of the win for the seat if it does this now and the game goes on."""
    world = after(state, seat, line)
    table = cast(Table, world)
    last = cast(Table, state).year + LONGEST
    if ROLL <= line[-1] < ROLL_STOP:
        throw(world, rng)
        play_turn(world, seat, rng, True)
    else:
        end_turn(world, seat)
    while world.to_act():
        acting = world.to_act()[0]
        if acting == seat and table.year > last:
            return chance_of_win(table, seat)
        play_turn(world, acting, rng, acting == seat)
    return final_part(table, seat)


def play_turn(world: AnyState, seat: int, rng: Random, own: bool) -> None:
    """To its end: `own` as `hard` would, else as `normal`."""
    table = cast(Table, world)
    while world.to_act() == (seat,):
        if INCOME in world.legal(seat) and outlook.income_is_wise(table):
            world.apply(seat, int(INCOME))
            continue
        line = next_steps(world, seat, rng, own)
        if not line:
            end_turn(world, seat)
            return
        for action in line:
            world.apply(seat, action)
        throw(world, rng)


def next_steps(world: AnyState, seat: int, rng: Random, own: bool) -> Line:
    """The best of placements, a roll, and nothing more."""
    table = cast(Table, world)
    best = chance_of_win(table, seat) if own else outlook.worth(table, seat, 1.0)
    line: Line = []
    value, placements = planned(world, seat, PLAN_NODES, own)
    if value > best + (foresight.GAIN if own else policy.GAIN):
        best, line = value, placements
    for roll in outlook.rolls(table):
        value, _ = planned(rolled(world, seat, roll, rng), seat, ROLL_NODES, own)
        if value > best:
            best, line = value, [roll]
    return line


def planned(world: AnyState, seat: int, nodes: int, own: bool) -> tuple[float, Line]:
    if own:
        deep = DeepPlan(world, seat, nodes)
        return deep.best, deep.line
    plan = Plan(world, seat, nodes, 1.0)
    return plan.best, plan.line


def end_turn(world: AnyState, seat: int) -> None:
    """With the transport symbols and the dice that must go first; the seat may be the next too."""
    table = cast(Table, world)
    ended = False
    while world.to_act() == (seat,) and (not ended or outlook.is_reducing(table)):
        if outlook.is_reducing(table):
            action = outlook.give_back(table)
            ended = True
        else:
            action = stop(table, world.legal(seat))
            ended = action == END
        world.apply(seat, action)
