"""Random games of every kind with all checks of the contract, for as long as one likes.

    python -m tools.measure.fuzz --seconds 600 [--game GAME] [--seed 12345]

A broken promise prints what it was and how to replay it; the program then exits with 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from contract.kit import Broken, Case, examine, flipped
from trackside import games
from trackside.core.options import OptionValue


def some_case(rng: Random, slugs: list[str]) -> Case:
    """Any game, any player count, about every second option flipped."""
    game = games.get(rng.choice(slugs))
    meta = game.meta
    options: dict[str, OptionValue] = {
        option.key: rng.choice(flipped(option))
        for option in meta.options
        if not option.test_only and rng.random() < 0.5 and flipped(option)
    }
    players = rng.randint(meta.least_players, meta.most_players)
    seed = rng.randrange(2**31)
    return Case(game, players, options, seed=seed, actions=3000, positions=60, seconds=20.0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random games with all checks of the contract.")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--game", choices=list(games.slugs()))
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    given = parser.parse_args()
    rng, slugs = Random(given.seed), [given.game] if given.game else list(games.slugs())
    print(f"seed {given.seed}")
    started, count, broken = time.monotonic(), 0, 0
    while time.monotonic() - started < given.seconds:
        case = some_case(rng, slugs)
        try:
            examine(case)
        except Broken as error:
            broken += 1
            print(f"{case.game.meta.slug}, {case.players} players, {case.options}: {error}")
        count += 1
    print(f"{count} games, {broken} broken")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
