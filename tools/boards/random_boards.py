"""Makes many random boards of a game, checks each, and lets bots play a game on it.

    python -m tools.boards.random_boards GAME --boards 500
    python -m tools.boards.random_boards GAME --boards 500 --bots easy --players 3

Exits with 1 if a board is not fit, or a game on one does not end.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from trackside import games
from trackside.arena.bot_games import play
from trackside.arena.set_up import SetUp
from trackside.boards.random import random_board
from trackside.core.errors import DataError


def main() -> int:
    """The command."""
    wishes = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    wishes.add_argument("game", choices=list(games.slugs()))
    wishes.add_argument("--boards", type=int, default=500)
    wishes.add_argument("--first", type=int, default=0, help="the first seed")
    wishes.add_argument("--bots", default="", help="the level that plays; without it, no game")
    wishes.add_argument("--players", type=int, default=2)
    wishes.add_argument("--size", default="")
    given = wishes.parse_args()
    found, start = Counter[str](), time.perf_counter()
    for seed in range(given.first, given.first + given.boards):
        found[verdict(given.game, str(seed), given.size, given.bots, given.players)] += 1
    seconds = time.perf_counter() - start
    told = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
    print(f"{given.game}: {told}; {seconds:.0f} s")
    return 0 if set(found) <= {"fit", "played"} else 1


def verdict(slug: str, seed: str, size: str, level: str, players: int) -> str:
    """What became of one seed."""
    try:
        board = random_board(slug, seed, size)
    except DataError:
        return "without a board"
    if not level:
        return "fit"
    match = play(SetUp(slug, players, custom=board), [level] * players, seed, 0)
    if match.error or match.result is None:
        print(f"seed {seed}: {match.error or 'no end'}", file=sys.stderr)
        return "not played to the end"
    return "played"


if __name__ == "__main__":
    sys.exit(main())
