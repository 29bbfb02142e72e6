"""What becomes of a turn: `hard` plays the game on, the others as `normal` plays.

A few turns are compared by playouts to the end of the game. Each turn in them is planned once, as
`normal` or `hard` would but with fewer tries. The same luck serves all the turns that are
compared; the better ones get more playouts.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.plan import deep, turns
from trackside.bots.railroad_dice.plan.deep import DeepPlan, Line, after
from trackside.bots.railroad_dice.plan.turns import Plan, rolled, throw
from trackside.bots.railroad_dice.worth.chances import chance_of_win, final_part
from trackside.bots.railroad_dice.worth.passengers import worth
from trackside.games.railroad_dice.actions import END, INCOME, ROLL, ROLL_STOP
from trackside.games.railroad_dice.game import State

PLAYERS: Final = 3
# How many turns are still compared, by how many more playouts of each.
ROUNDS: Final[list[tuple[int, int]]] = [(5, 12), (3, 20), (2, 28)]
MARGIN: Final = 0.3  # a turn that promises less than the best by so much is not compared
PROMISE: Final = 0.3  # what the promise counts beside the playouts
PLAN_NODES: Final = 100  # placements that a plan in a playout may try
ROLL_NODES: Final = 30  # the same after a roll
LONGEST: Final = 3  # years, then the promise counts


def compare(
    state: State,
    seat: int,
    found: list[tuple[float, Line]],
    rng: Random,
    is_late: Callable[[], bool] = lambda: False,
) -> list[tuple[float, Line]]:
    """The rows of `deep.lines`, with the share of the win after playouts, best first.

    Only for three players: with two the promise alone is strong enough, and with four
    playouts brought nothing (docs/bots.md). When it is late, those of before count.
    """
    in_use = state.setting.players == PLAYERS
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


def played_on(state: State, seat: int, line: Line, rng: Random) -> float:
    """The share of the win for the seat if it does this now and the game goes on."""
    world = after(state, seat, line)
    last = state.year + LONGEST
    if ROLL <= line[-1] < ROLL_STOP:
        throw(world, rng)
        play_turn(world, seat, rng, True)
    else:
        end_turn(world, seat)
    while world.to_act():
        acting = world.to_act()[0]
        if acting == seat and world.year > last:
            return chance_of_win(world, seat)
        play_turn(world, acting, rng, acting == seat)
    return final_part(world, seat)


def play_turn(world: State, seat: int, rng: Random, own: bool) -> None:
    """To its end: `own` as `hard` would, else as `normal`."""
    while world.to_act() == (seat,):
        if INCOME in world.legal(seat) and policy.income_is_wise(world):
            world.apply(seat, int(INCOME))
            continue
        line = next_steps(world, seat, rng, own)
        if not line:
            end_turn(world, seat)
            return
        for action in line:
            world.apply(seat, action)
        throw(world, rng)


def next_steps(world: State, seat: int, rng: Random, own: bool) -> Line:
    """The best of placements, a roll, and nothing more."""
    best = chance_of_win(world, seat) if own else worth(world, seat, 1.0)
    line: Line = []
    value, placements = planned(world, seat, PLAN_NODES, own)
    if value > best + (deep.GAIN if own else turns.GAIN):
        best, line = value, placements
    for roll in policy.rolls(world):
        value, _ = planned(rolled(world, seat, roll, rng), seat, ROLL_NODES, own)
        if value > best:
            best, line = value, [roll]
    return line


def planned(world: State, seat: int, nodes: int, own: bool) -> tuple[float, Line]:
    """The best turn of this seat and its value: thought out deeply for the own seat."""
    if own:
        deep = DeepPlan(world, seat, nodes)
        return deep.best, deep.line
    plan = Plan(world, seat, nodes, 1.0)
    return plan.best, plan.line


def end_turn(world: State, seat: int) -> None:
    """With the transport symbols and the dice that must go first; the seat may be the next too."""
    ended = False
    while world.to_act() == (seat,) and (not ended or policy.is_reducing(world)):
        if policy.is_reducing(world):
            action = policy.give_back(world)
            ended = True
        else:
            action = policy.stop(world, world.legal(seat))
            ended = action == END
        world.apply(seat, action)
