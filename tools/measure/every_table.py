"""Every table that can be set up, a line each: what `trackside simulate` takes.

    python -m tools.measure.every_table            each game at each count of seats
    python -m tools.measure.every_table --random   at two counts, capped: random play need not end

The games are asked for, so those of packages from outside come along.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from trackside import games
from trackside.core.contract import Meta

FEW = (3, 4)  # seats, or as near as the game allows
CAP = 30  # of what an option for tests counts: rounds


def seats(meta: Meta, few: bool) -> list[int]:
    if not few:
        return list(range(meta.least_players, meta.most_players + 1))
    return sorted({min(max(count, meta.least_players), meta.most_players) for count in FEW})


def caps(meta: Meta) -> str:
    numbers = [o for o in meta.options if o.test_only and o.kind == "number"]
    return "".join(f" --option {option.key}={min(CAP, option.most)}" for option in numbers)


def lines(random: bool) -> Iterator[str]:
    for game in games.all():
        for count in seats(game.meta, random):
            yield f"{game.meta.slug} --players {count}{caps(game.meta) if random else ''}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Every table that can be set up, a line each.")
    parser.add_argument("--random", action="store_true", help="few counts of seats, and capped")
    print("\n".join(lines(parser.parse_args().random)))


if __name__ == "__main__":
    main()
