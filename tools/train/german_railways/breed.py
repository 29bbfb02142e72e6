"""Breeds the weights of German Railways' bots (bots/german_railways/evaluate/weights.json).

    python -m tools.train.german_railways.breed --seconds 420 --jobs 16 --out build/weights

See breeding.py. The games are against a league and strangers with one idea each (only pass, never
build, ...), at tables of three, four and five. Fit is who wins among the league, whom no stranger
beats, and whose games come to their proper end. Needs numpy.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from tools.train.breeding import (
    Stock,
    Table,
    breed,
    numbers_of,
    parsed,
    seated,
    steps_of,
    weights_of,
)
from tools.train.german_railways import league
from trackside.bots.german_railways.evaluate.weights import NAMES, Weights
from trackside.bots.german_railways.levels import NOISE

MOST_ACTIONS = 3000
# How far a first step goes; weights that start at nought need a scale of their own.
STEPS = {
    "of_worth": 0.15,
    "per_share_held": 0.15,
    "third": 1.0,
    "unlock": 0.2,
    "taken_held": 0.5,
    "offer": 0.5,
    "offer_unlock": 0.2,
    "early_unsold": 0.05,
    "leader": 0.3,
    "ahead": 3.0,
    "credit": 3.0,
    "act": 0.5,
    "taken": 0.5,
}


def fitness(table: Table, numbers: Sequence[float], members: list[list[float]]) -> float:
    """ "self": children alone; "member": one of the league among children; else the number of a
    stranger among them."""
    rng = Random(table.seed)
    child = weights_of(Weights, NAMES, numbers)
    other = weights_of(Weights, NAMES, members[table.other])
    kinds = [league.BY_WEIGHTS] * table.players
    sets = [child.with_noise(NOISE, rng) for _ in kinds]
    if table.kind == "league":
        sets = [other.with_noise(NOISE, rng) for _ in kinds]
        sets[table.seat] = child.with_noise(NOISE, rng)
    elif table.kind == "member":
        sets[table.seat] = other.with_noise(NOISE, rng)
    elif table.kind != "self":
        kinds[table.seat] = int(table.kind)
    result = league.play(kinds, sets, table.seed, MOST_ACTIONS).result()
    if result is None:
        return -1.0
    won = table.players / len(result.winners) if table.seat in result.winners else 0.0
    scores = list(result.scores)
    rest = max(score for seat, score in enumerate(scores) if seat != table.seat)
    lead = 0.3 * math.tanh((scores[table.seat] - rest) / 60.0)
    if table.kind == "league":
        return won - 1.0 + lead
    if table.kind == "self":
        return {"all-connected": 1.5, "stalemate": -0.5}.get(result.reason, 0.0)
    return 1.0 - won - lead


def tables_of(rng: Random, members: int, count: int) -> list[Table]:
    found = []
    for _ in range(count):
        players = rng.choice((3, 4, 5))
        luck = rng.random()
        kind = (
            "league" if luck < 0.4 else "self" if luck > 0.85 else "member" if luck > 0.75 else ""
        )
        kind = kind or str(rng.choice(league.STRANGERS))
        found.append(seated(rng, players, kind, members))
    return found


def main() -> None:
    first = numbers_of(Weights(), NAMES)
    steps = steps_of(first, NAMES, 0.3, STEPS)
    by = "tools/train/german_railways/breed.py"
    stock = Stock(by, NAMES, first, steps, (3, 4, 5), tables_of, fitness, 32, 360, 6)
    breed(stock, parsed(__doc__, 420.0, "build/weights"))


if __name__ == "__main__":
    main()
