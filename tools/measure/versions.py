"""Plays bots of this tree among bots of an earlier commit: is the new one stronger?

    python -m tools.measure.versions GAME --commit e3bf322 --games 400
    python -m tools.measure.versions GAME --commit e3bf322 --bot expert --among hard --players 3

The commit is taken out of the repository into build/versions and compiled there, once. Its bots
think in a process of their own. Before each of their decisions they get a full table that fits what
their seat knows, as `Observer.imagine` gives it, and answer in the notation; so they see what they
would see at a table, and nothing of this tree's code. The rules of both must be the same: a table
that the earlier commit cannot load, or an action that is not legal here, stops the match.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from trackside import games
from trackside.arena import pools
from trackside.arena.matches import Match, fractions, interval, score
from trackside.cli.common import cores, read_set_up
from trackside.core.players import Observer

ROOT = Path(__file__).parents[2]
FOLDER, LEVEL, GAME = "VERSIONS_FOLDER", "VERSIONS_LEVEL", "VERSIONS_GAME"
ANSWERS = Path(__file__).parent / "earlier_seat.py"


# --- the earlier version


def taken_out(commit: str, folder: str) -> Path:
    """The commit's package, compiled for one game; made if it is not there yet."""
    sha = subprocess.check_output(["git", "rev-parse", commit], cwd=ROOT, text=True).strip()
    tree = ROOT / "build" / "versions" / f"{sha[:12]}-{folder}"
    compiled = tree / "build" / "compiled"
    if not (tree / "ready").exists():
        archive = subprocess.check_output(["git", "archive", sha], cwd=ROOT)
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            tar.extractall(tree, filter="data")
        build = [sys.executable, "hatch_build.py", "--only", folder, "--out", str(compiled)]
        subprocess.run(build, cwd=tree, check=True, stdout=sys.stderr)
        (tree / "ready").touch()
    return compiled


# --- this version


@cache
def _process() -> subprocess.Popen[str]:
    """One for each process that plays games; it ends when that one does."""
    return subprocess.Popen(
        [sys.executable, str(ANSWERS), os.environ[GAME], os.environ[LEVEL]],
        env={**os.environ, "PYTHONPATH": os.environ[FOLDER]},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@cache
def _numbers() -> Iterator[int]:
    return iter(range(sys.maxsize))


class Former:
    """A seat that is played by the earlier version."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.rng = Random(seed)
        self.number = next(_numbers())

    def choose(self, table: Observer[Any]) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        world = table.imagine(self.rng).dump()
        asked = {"bot": self.number, "seed": self.seed, "seat": table.seat, "table": world}
        process = _process()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("the earlier version has ended; why stands above")
        return next(code for code in legal if table.notation(code) == json.loads(line))


def row(match: Match, played: list[Any], bot: str, among: str) -> str:
    """A line as in docs/bots."""
    ended = [one for one in played if one.places]
    players = match.set_up.players
    wins = sum(fractions(one.places)[0] for one in ended)
    low, high = interval(wins, len(ended))
    share = wins / len(ended) if ended else 0.0
    return (
        f"| `{bot}` | {among} | {players} | {len(ended)} | {share * players:.2f} "
        f"| {low * players:.2f} to {high * players:.2f} |"
    )


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--commit", required=True, help="of the earlier version")
    parser.add_argument("--bot", default="hard", help="of this tree: a level, or module:Class")
    parser.add_argument("--among", default="hard", help="level of the earlier version")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=0, help="0 is one per core")
    return parser.parse_args()


def main() -> int:
    given = read_arguments()
    os.environ[FOLDER] = str(taken_out(given.commit, games.folder(given.game)))
    os.environ[LEVEL], os.environ[GAME] = given.among, given.game
    set_up = read_set_up(given.game, given.players, (), "")
    bots = (given.bot, *["tools.measure.versions:Former"] * (given.players - 1))
    match = Match(set_up, bots, given.seed, False)
    played = []
    for one, _ in pools.results(partial(score, match), list(range(given.games)), cores(given.jobs)):
        if one.error:
            sys.exit(f"game {one.number}: {one.error}")
        played.append(one)
        if len(played) % 10 == 0:
            print(row(match, played, given.bot, f"{given.among} of {given.commit}"), flush=True)
    print(row(match, played, given.bot, f"{given.among} of {given.commit}"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
