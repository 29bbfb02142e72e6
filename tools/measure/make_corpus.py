"""Replays the corpus, shows which games differ and where, and plays those and missing ones anew.

    python -m tools.measure.make_corpus [--games 500] [--seconds 600] [--game GAME] [--only-show]

Games that replay as they did are kept as they are, so bots may change without touching them. All
cores play; what was played when the time is up is kept.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from corpus import records
from trackside import games

Plays = ProcessPoolExecutor


def kept(slug: str, pool: Plays) -> list[records.Played]:
    """The games that still replay; says of each other one where it differs."""
    corpus, same = records.read(slug), []
    found = pool.map(records.difference, [slug] * len(corpus), corpus, chunksize=8)
    for number, (played, what) in enumerate(zip(corpus, found)):
        if what:
            print(f"{slug}, game {number} ({played.seed}, {played.players} players): {what}")
        else:
            same.append(played)
    print(f"{slug}: {len(same)} of {len(corpus)} games replay as they did")
    return same


def _played(slug: str, wanted: records.Played) -> records.Played | None:
    return wanted if records.play(slug, wanted) else None


def fill(slug: str, corpus: list[records.Played], pool: Plays, wanted: int, seconds: float) -> None:
    """Games that are missing, until there are enough or the time is up."""
    end, there = time.monotonic() + seconds, {played.seed for played in corpus}
    # Some games do not come to an end, so there are more set-ups than games.
    coming = (p for p in islice(records.set_ups(slug), 3 * wanted) if p.seed not in there)
    for played in _as_they_end(slug, coming, pool, end):
        if played and len(corpus) < wanted:
            corpus.append(played)
        if len(corpus) >= wanted:
            break
    corpus.sort(key=lambda played: int(played.seed.split()[-1]))
    records.write(slug, corpus)


def _as_they_end(
    slug: str, coming: Iterator[records.Played], pool: Plays, end: float
) -> Iterator[records.Played | None]:
    """A few games at a time, so that little is lost when the time is up."""
    at_work: set[Future[records.Played | None]] = set()
    while True:
        if time.monotonic() < end:
            few = islice(coming, 2 * (os.cpu_count() or 1) - len(at_work))
            at_work |= {pool.submit(_played, slug, played) for played in few}
        if not at_work:
            return
        done, at_work = wait(at_work, return_when=FIRST_COMPLETED)
        yield from (each.result() for each in done)


def tell(slug: str) -> None:
    """A line of the table in docs/reliability.md."""
    corpus = records.read(slug)
    size = records.file_of(slug).stat().st_size + records.board_file(slug).stat().st_size
    actions = sum(len(played.actions) for played in corpus)
    ends = Counter(played.ended_by for played in corpus)
    own = sum(bool(played.board) for played in corpus)
    told = ", ".join(f"{rule} {times}" for rule, times in sorted(ends.items()))
    title = games.get(slug).meta.title
    print(f"| {title} | {len(corpus)} | {own} | {actions:,} | {told} | {size // 1000:,} kB |")


def main() -> int:
    parser = argparse.ArgumentParser(description="The corpus of complete games.")
    parser.add_argument("--games", type=int, default=500, help="per title")
    parser.add_argument("--seconds", type=float, default=600.0, help="per title, for new games")
    parser.add_argument("--game", choices=list(games.slugs()), help="this title alone")
    parser.add_argument("--only-show", action="store_true", help="write nothing")
    given = parser.parse_args()
    slugs = [given.game] if given.game else list(games.slugs())
    differs = False
    with Plays() as pool:
        for slug in slugs:
            before, corpus = len(records.read(slug)), kept(slug, pool)
            differs |= len(corpus) < before
            if not given.only_show:
                fill(slug, corpus, pool, given.games, given.seconds)
    for slug in slugs:
        tell(slug)
    return 1 if differs and given.only_show else 0


if __name__ == "__main__":
    sys.exit(main())
