"""Very many random games with the promises of the contract, on all cores or on Ray.

    python tools/many_games.py --games 1000000 --seconds 600 [--game GAME] [--ray ADDRESS]

For each title so many games, or as many as the time allows. How far it came is kept in
`build/many-games`, and the next call with the same seed goes on from there. A game that fails is
cut down to the shortest list of actions that fails, written to `build/failures`, and the program
exits with 1. docs/reliability.md tells what is asked.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from contract import many
from trackside import games
from trackside.cli import pools
from trackside.core.runner import Runner

FOLDER = Path("build") / "many-games"
FAILURES = Path("build") / "failures"
AT_ONCE = 64  # games between two looks at the clock, for each process


@dataclass
class Progress:
    """How far a title came with a seed."""

    games: int = 0
    ended: int = 0
    actions: int = 0
    seconds: float = 0.0
    failed: int = 0


def task(slug: str, seed: str, number: int) -> many.Played:
    """One game; if it failed, cut down."""
    played = many.play(games.get(slug), seed, number)
    return many.shrunk(games.get(slug), played) if played.fault else played


def file_of(slug: str, seed: str) -> Path:
    return FOLDER / f"{slug}-{seed}.json"


def read(slug: str, seed: str) -> Progress:
    file = file_of(slug, seed)
    return Progress(**json.loads(file.read_text("utf-8"))) if file.exists() else Progress()


def write(slug: str, seed: str, progress: Progress) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    file_of(slug, seed).write_text(json.dumps(asdict(progress)), "utf-8")


def run(slug: str, seed: str, wanted: int, seconds: float, jobs: int, ray: str) -> Progress:
    """Goes on until there are enough games, the time is up, or some have failed."""
    progress, started = read(slug, seed), time.monotonic()
    while progress.games < wanted and time.monotonic() - started < seconds:
        begun = time.monotonic()
        last = min(wanted, progress.games + AT_ONCE * jobs)
        numbers = list(range(progress.games, last))
        for played in pools.results(partial(task, slug, seed), numbers, jobs, ray):
            progress.ended += played.ended
            progress.actions += len(played.moves)
            if played.fault:
                progress.failed += 1
                print(tell(slug, seed, played), flush=True)
        progress.games = last
        progress.seconds += time.monotonic() - begun
        write(slug, seed, progress)
        if progress.failed:
            break
    return progress


def tell(slug: str, seed: str, played: many.Played) -> str:
    """What failed, and where its record lies."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    file = FAILURES / f"{slug}-{seed}-{played.number}.txt"
    runner = Runner(games.get(slug), played.players, played.options, seed="unknown")
    for seat, code in played.moves[:-1]:
        runner.act(seat, code)
    last_seat, last = played.moves[-1]
    runner.record.add(last_seat, runner.state.notation(last))
    file.write_text(runner.record.write(), "utf-8")
    return f"{slug}, game {played.number}: {played.fault}\n  {len(played.moves)} actions in {file}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Very many random games, with checks.")
    parser.add_argument("--games", type=int, default=1_000_000, help="of each title")
    parser.add_argument("--seconds", type=float, default=600.0, help="for each title")
    parser.add_argument("--game", choices=list(games.slugs()), help="this title alone")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one per core")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="of a Ray cluster")
    given = parser.parse_args()
    failed, jobs = 0, given.jobs or os.cpu_count() or 1
    for slug in [given.game] if given.game else games.slugs():
        one = run(slug, given.seed, given.games, given.seconds, jobs, given.ray)
        failed += one.failed
        told = f"{one.games:,} games ({one.ended:,} to their end), {one.actions:,} actions"
        print(f"{slug}: {told}, {one.failed} failed, {one.seconds:.0f} s", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
