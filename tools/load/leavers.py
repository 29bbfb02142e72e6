"""Tables of all titles whose players resign, run out of time, come back and are replaced.

    python -m tools.load.leavers                 1,000 tables, on all cores
    python -m tools.load.leavers --tables 40 --jobs 1 --seed 7

Each must reach a legal end: a result, a record that the rules accept from the first action to the
last, and no clock that still runs. A table without one is named with its seed, and the program
ends with 1. It takes the installed package, with compiled engines if it has them, unless
PYTHONPATH says otherwise; there is no HTTP, and time is moved by hand.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from server.harness import Clock, random_bot, settings_at  # found by the line above
from server.leavers_run import play_table  # the same
from trackside import games  # the same
from trackside.server.services import Services  # the same
from trackside.server.table.registry import Games  # the same

AT_ONCE = 20  # tables of a process before it tells how it went


@dataclass
class Share:
    """What one process plays: these numbers of tables, from this seed on."""

    numbers: range
    seed: int


@dataclass
class Figures:
    """What became of them."""

    happened: Counter[str]
    failed: list[str]


def play(share: Share) -> Figures:
    slugs, figures = games.slugs(), Figures(Counter(), [])
    known = Games(games.all(), (), lambda _: ("random",), random_bot)
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        services = Services(settings_at(Path(folder)), known, clock)
        for number in share.numbers:
            slug, seed = slugs[number % len(slugs)], share.seed * 1_000_000 + number
            try:
                figures.happened += play_table(services, clock, games.get(slug), seed)
                figures.happened[slug] += 1
            except Exception as error:  # whatever it is, it is told with its seed
                figures.failed.append(f"{slug}, seed {seed}: {error!r}")
        services.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description="Tables with leavers reach their end.")
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    started = time.monotonic()
    shares = [
        Share(range(first, min(first + AT_ONCE, wanted.tables)), wanted.seed)
        for first in range(0, wanted.tables, AT_ONCE)
    ]
    done: list[Figures] = []
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        for figures in pool.imap_unordered(play, shares):
            done.append(figures)
            print(f"{len(done)} of {len(shares)} rounds of {AT_ONCE} tables", flush=True)
    happened = sum((figures.happened for figures in done), Counter[str]())
    failed = [line for figures in done for line in figures.failed]
    ended = sum(happened[slug] for slug in games.slugs())
    print(f"{ended} of {wanted.tables} tables reached a legal end in "
          f"{time.monotonic() - started:.0f} s: {dict(sorted(happened.items()))}")  # fmt: skip
    print("\n".join(failed), end="\n" if failed else "")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
