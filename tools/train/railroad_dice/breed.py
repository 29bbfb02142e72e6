"""Breeds the weights of RailRoad Dice's bots (bots/railroad_dice/evaluate/weights.json).

    python -m tools.train.railroad_dice.breed --seconds 1500 --jobs 16 --out build/dice_weights

See breeding.py. The games are against a league and strangers with one idea each, at tables of two,
three and four. Fit is who wins among the league and whom no stranger beats; a lead counts a little.
Needs numpy.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from tools.train.breeding import Stock, Table, breed, numbers_of, parsed, steps_of, weights_of
from tools.train.railroad_dice import league
from trackside.bots.railroad_dice.evaluate.weights import NAMES, Weights

MOST_YEARS = 20
# How far a first step goes; weights that start at nought need a scale of their own.
STEPS = {"fifth": 0.1, "dead_lead": 0.05, "dead": 0.5, "wait_late": 0.5, "mean": 0.3}


def fitness(table: Table, numbers: Sequence[float], members: list[list[float]]) -> float:
    """From 1 less than nought to the seats less one. "former": a child among those that play by
    other measures; else the number of a stranger among children."""
    child = weights_of(Weights, NAMES, numbers)
    sets = [child] * table.players
    kinds = [league.BY_WEIGHTS] * table.players
    if table.kind == "league":
        sets = [weights_of(Weights, NAMES, members[table.other])] * table.players
        sets[table.seat] = child
    elif table.kind == "former":
        kinds = [league.FORMER] * table.players
        kinds[table.seat] = league.BY_WEIGHTS
    else:
        kinds[table.seat] = int(table.kind)
    result = league.play(kinds, sets, table.seed, MOST_YEARS).result()
    if result is None or not result.winners:
        return -1.0
    won = table.players / len(result.winners) if table.seat in result.winners else 0.0
    scores = list(result.scores)
    rest = max(score for seat, score in enumerate(scores) if seat != table.seat)
    lead = 0.5 * math.tanh((scores[table.seat] - rest) / 10.0)
    return won - 1.0 + lead if table.kind in ("league", "former") else 1.0 - won - lead


def tables_of(rng: Random, members: int, count: int) -> list[Table]:
    """Most with the last member, which is the strongest."""
    found = []
    for number in range(count):
        players = 2 + number % 3
        kind = "league" if rng.random() < 0.85 else str(rng.choice(league.STRANGERS))
        luck = rng.random()
        if kind == "league" and luck < 0.2:
            kind = "former"
        other = members - 1 if luck < 0.6 else rng.randrange(members)
        found.append(Table(players, rng.randrange(players), kind, other, rng.randrange(2**31)))
    return found


def main() -> None:
    first = numbers_of(Weights(), NAMES)
    steps = steps_of(first, NAMES, 0.4, STEPS)
    by = "tools/train/railroad_dice/breed.py"
    stock = Stock(by, NAMES, first, steps, (2, 3, 4), tables_of, fitness, 20, 72, 5)
    breed(stock, parsed(__doc__, 1500.0, "build/dice_weights"))


if __name__ == "__main__":
    main()
