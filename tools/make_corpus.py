"""Replays the corpus, shows which games differ and where, and plays those and missing ones anew.

    python tools/make_corpus.py [--games 100] [--seconds 600] [--only-show]

Games that replay as they did are kept as they are, so bots may change without touching them.
"""

from __future__ import annotations

import argparse
import time
from itertools import islice

from corpus import records
from trackside import games


def kept(slug: str) -> list[records.Played]:
    """The games that still replay; says of each other one where it differs."""
    same = []
    for number, played in enumerate(records.read(slug)):
        found = records.difference(slug, played)
        if found:
            print(f"{slug}, game {number} ({played.seed}, {played.players} players): {found}")
        else:
            same.append(played)
    print(f"{slug}: {len(same)} games replay as they did")
    return same


def fill(slug: str, corpus: list[records.Played], wanted: int, seconds: float) -> None:
    """Games that are missing, until there are enough or the time is up."""
    end, there = time.monotonic() + seconds, {played.seed for played in corpus}
    for played in islice(records.set_ups(slug), 3 * wanted):  # some games do not come to an end
        if len(corpus) >= wanted or time.monotonic() > end:
            break
        if played.seed not in there and records.play(slug, played):
            corpus.append(played)
    records.write(slug, corpus)
    size, actions = records.file_of(slug).stat().st_size, sum(len(p.actions) for p in corpus)
    print(f"{slug}: {len(corpus)} games, {actions:,} actions, {size:,} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description="The corpus of complete games.")
    parser.add_argument("--games", type=int, default=100, help="per title")
    parser.add_argument("--seconds", type=float, default=600.0, help="per title, for new games")
    parser.add_argument("--only-show", action="store_true", help="write nothing")
    given = parser.parse_args()
    for slug in games.slugs():
        corpus = kept(slug)
        if not given.only_show:
            fill(slug, corpus, given.games, given.seconds)


if __name__ == "__main__":
    main()
