"""Very many random games with the promises of the contract, on all cores or on Ray.

    python -m tools.measure.many_games --games 1000000 --seconds 600 [--game GAME] [--ray ADDRESS]

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
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from contract import many
from trackside import games
from trackside.arena import pools
from trackside.core.runner import Runner

FOLDER = Path("build") / "many-games"
FAILURES = Path("build") / "failures"
EVERY_HELP = "one position in so many is undone, dumped, imagined and asked at random"
CHUNK = 25  # games that a process plays before it reports
AT_ONCE = 8  # chunks between two looks at the clock, for each process
Faults = list[many.Played]


@dataclass(frozen=True)
class Crew:
    """Who plays, and how often all is asked."""

    jobs: int
    ray: str = ""
    every: int = many.EVERY


@dataclass
class Progress:
    """How far a title came with a seed."""

    games: int = 0
    actions: int = 0
    looks: int = 0  # positions where all was asked
    ends: dict[str, int] = field(default_factory=dict)  # by the rule; the others were cut
    failed: int = 0
    seconds: float = 0.0
    processor: float = 0.0  # seconds of a core, which say more where others work beside

    def add(self, other: Progress) -> None:
        self.games += other.games
        self.actions += other.actions
        self.looks += other.looks
        self.ends = dict(sorted((Counter(self.ends) + Counter(other.ends)).items()))
        self.failed += other.failed
        self.processor += other.processor


def chunk(slug: str, seed: str, every: int, wanted: int, first: int) -> tuple[Progress, Faults]:
    """The games from this number on, and those that failed, cut down."""
    done, begun = Progress(), time.process_time()
    faults: Faults = []
    game = games.get(slug)
    for number in range(first, min(first + CHUNK, wanted)):
        played = many.play(game, seed, number, every=every)
        ends = {played.end: 1} if played.end else {}
        done.add(Progress(1, len(played.moves), played.looks, ends, bool(played.fault)))
        if played.fault:
            faults.append(many.shrunk(game, played))
    done.processor = time.process_time() - begun
    return done, faults


def file_of(slug: str, seed: str) -> Path:
    return FOLDER / f"{slug}-{seed}.json"


def read(slug: str, seed: str) -> Progress:
    file = file_of(slug, seed)
    return Progress(**json.loads(file.read_text("utf-8"))) if file.exists() else Progress()


def write(slug: str, seed: str, progress: Progress) -> None:
    """In one step: whoever is stopped in the middle goes on from what was whole."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    new = file_of(slug, seed).with_suffix(".new")
    new.write_text(json.dumps(asdict(progress)), "utf-8")
    new.replace(file_of(slug, seed))


def run(slug: str, seed: str, wanted: int, seconds: float, crew: Crew) -> Progress:
    """Goes on until there are enough games, the time is up, or some have failed."""
    progress, started = read(slug, seed), time.monotonic()
    while progress.games < wanted and time.monotonic() - started < seconds:
        begun = time.monotonic()
        last = min(wanted, progress.games + CHUNK * AT_ONCE * crew.jobs)
        firsts = list(range(progress.games, last, CHUNK))
        task = partial(chunk, slug, seed, crew.every, last)
        for done, faults in pools.results(task, firsts, crew.jobs, crew.ray):
            progress.add(done)
            for played in faults:
                print(tell(slug, seed, played), flush=True)
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


def summary(one: Progress) -> str:
    ends = ", ".join(f"{rule} {count:,}" for rule, count in one.ends.items())
    return (
        f"{one.games:,} games, {one.actions:,} actions, {one.looks:,} positions looked at, "
        f"{one.failed} failed; ends: {ends or 'none'}; {one.seconds:.0f} s, "
        f"{one.processor:.0f} s of a core"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Very many random games, with checks.")
    parser.add_argument("--games", type=int, default=1_000_000, help="of each title")
    parser.add_argument("--seconds", type=float, default=600.0, help="for each title")
    parser.add_argument("--game", choices=list(games.slugs()), help="this title alone")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--every", type=int, default=many.EVERY, help=EVERY_HELP)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one per core")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="of a Ray cluster")
    given = parser.parse_args()
    crew = Crew(given.jobs or os.cpu_count() or 1, given.ray, given.every)
    failed = 0
    for slug in [given.game] if given.game else games.slugs():
        one = run(slug, given.seed, given.games, given.seconds, crew)
        failed += one.failed
        print(f"{slug}: {summary(one)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
