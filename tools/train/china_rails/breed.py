"""Breeds the weights of China Rails' planner (bots/china_rails/evaluate/weights.json).

    python -m tools.train.china_rails.breed --seconds 3600 --jobs 16 --out build/china_weights

See breeding.py. China Rails is a race: a child has all seats of a table, thinks less than `hard`
does, and is fit if the seats come far in a round. That tells more in one game than who wins it. The
duels at the end are games among weights of the league: who wins, and by how much less is still to
earn than for the others. Needs numpy.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from tools.train.breeding import Stock, Table, breed, numbers_of, parsed, steps_of, weights_of
from trackside.bots.china_rails.evaluate.plans import MARGIN, Effort
from trackside.bots.china_rails.evaluate.weights import NAMES, Weights
from trackside.bots.china_rails.levels import HardBot
from trackside.bots.china_rails.plan.beam import Planner
from trackside.core.players import Observer
from trackside.games.china_rails.game import GAME, State

EFFORT = Effort(wide=8, narrow=2, hands=2, plans=3)
MOST_ROUNDS = 90
STEPS = {
    "track": 0.15,
    "early": 0.15,
    "later": 0.2,
    "stay": 2.0,
    "poor": 6.0,
    "discard": 0.5,
    "spare_opening": 20.0,
    "least": 0.2,
    "chance": 0.5,
    "finish": 4.0,
}


def fitness(table: Table, child: Sequence[float], members: list[list[float]]) -> float:
    """How far a race went, or how a duel ended."""
    own = weights_of(Weights, NAMES, child)
    if table.kind == "race":
        return race([own] * table.players, table.seed)
    sets = [weights_of(Weights, NAMES, members[table.other]) for _ in range(table.players)]
    sets[table.seat] = own
    return duel(sets, table.seat, table.seed)


def race(sets: list[Weights], seed: int) -> float:
    """Millions that a seat comes nearer to the end in a round."""
    before = needs(GAME.new(len(sets)), sets)
    state = play(sets, seed)
    return (sum(before) - sum(needs(state, sets))) / len(sets) / int(state.round)


def duel(sets: list[Weights], seat: int, seed: int) -> float:
    """From 1 less than nought to the seats less one, and a little for the lead."""
    state = play(sets, seed)
    missing = needs(state, sets)
    own = missing.pop(seat)
    result = state.result()
    won = result is not None and seat in result.winners
    return 0.5 * (len(sets) * won - 1.0) + math.tanh((min(missing) - own) / 80.0)


def needs(state: State, sets: list[Weights]) -> list[int]:
    """What is still to earn, by seat."""
    return [Planner(state, seat, weights, 1, MARGIN).need for seat, weights in enumerate(sets)]


def play(sets: list[Weights], seed: int) -> State:
    """A whole game, or its first rounds."""
    rng = Random(seed)
    state = GAME.new(len(sets))
    seats = [Observer(state, seat) for seat in range(len(sets))]
    bots = [HardBot(rng.getrandbits(31), 0.0, EFFORT, weights) for weights in sets]
    while state.to_act() and state.round < MOST_ROUNDS:
        seat = state.to_act()[0]
        if seat < 0:
            codes, weights = zip(*state.chance())
            state.apply(seat, rng.choices(codes, weights)[0])
        else:
            state.apply(seat, bots[seat].choose(seats[seat]))
    return state


def tables_of(rng: Random, members: int, count: int) -> list[Table]:
    """The same luck for all children."""
    return [Table(3, 0, "race", 0, rng.randrange(2**31)) for _ in range(count)]


def main() -> None:
    first = numbers_of(Weights(), NAMES)
    steps = steps_of(first, NAMES, 0.25, STEPS)
    by = "tools/train/china_rails/breed.py"
    stock = Stock(by, NAMES, first, steps, (2, 3, 4), tables_of, fitness, 16, 12, 4)
    breed(stock, parsed(__doc__, 3600.0, "build/china_weights"))


if __name__ == "__main__":
    main()
