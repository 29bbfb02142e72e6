"""Breeds the weights of China Rails' planner (bots/china_rails/worth/taste.json).

    python tools/train/china_rails.py --seconds 3600 --jobs 16 --out build/china_taste

See breeding.py. A child plans with fewer plans than `hard` does, at tables of two, three and four
among weights of the league. Fit is who wins, and by how much less is still to earn than for the
others when somebody has won. Needs numpy.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from breeding import Stock, Table, breed, numbers_of, parsed, steps_of, taste_of

from trackside.bots.china_rails.levels import HardBot
from trackside.bots.china_rails.plan.beam import Planner
from trackside.bots.china_rails.worth.plans import MARGIN, Effort
from trackside.bots.china_rails.worth.taste import NAMES, Taste
from trackside.core.players import Observer
from trackside.games.china_rails.game import GAME, State

EFFORT = Effort(wide=8, narrow=2, hands=2, plans=3)
MOST_ROUNDS = 90
STEPS = {"track": 0.15, "early": 0.15, "later": 0.2, "stay": 2.0, "poor": 6.0, "discard": 0.5}


def fitness(table: Table, child: Sequence[float], members: list[list[float]]) -> float:
    """From 1 less than nought to the seats less one, and a little for the lead."""
    tastes = [taste_of(Taste, NAMES, members[table.other]) for _ in range(table.players)]
    tastes[table.seat] = taste_of(Taste, NAMES, child)
    state = play(tastes, table.seed)
    needs = [Planner(state, seat, tastes[seat], 1, MARGIN).need for seat in range(table.players)]
    rest = min(need for seat, need in enumerate(needs) if seat != table.seat)
    lead = math.tanh((rest - needs[table.seat]) / 80.0)
    result = state.result()
    won = result is not None and table.seat in result.winners
    return 0.5 * (table.players * won - 1.0) + lead


def play(tastes: list[Taste], seed: int) -> State:
    """A whole game, or its first rounds."""
    rng = Random(seed)
    state = GAME.new(len(tastes))
    seats = [Observer(state, seat) for seat in range(len(tastes))]
    bots = [HardBot(rng.getrandbits(31), 0.0, EFFORT, taste) for taste in tastes]
    while state.to_act() and state.round < MOST_ROUNDS:
        seat = state.to_act()[0]
        if seat < 0:
            codes, weights = zip(*state.chance())
            state.apply(seat, rng.choices(codes, weights)[0])
        else:
            state.apply(seat, bots[seat].choose(seats[seat]))
    return state


def tables_of(rng: Random, members: int, count: int) -> list[Table]:
    """Most with the last member, which is the strongest."""
    found = []
    for number in range(count):
        players = 2 + number % 3
        other = members - 1 if rng.random() < 0.6 else rng.randrange(members)
        seat, seed = rng.randrange(players), rng.randrange(2**31)
        found.append(Table(players, seat, "league", other, seed))
    return found


def main() -> None:
    first = numbers_of(Taste(), NAMES)
    steps = steps_of(first, NAMES, 0.25, STEPS)
    by = "tools/train/china_rails.py"
    stock = Stock(by, NAMES, first, steps, (2, 3, 4), tables_of, fitness, 16, 24, 4)
    breed(stock, parsed(__doc__, 3600.0, "build/china_taste"))


if __name__ == "__main__":
    main()
