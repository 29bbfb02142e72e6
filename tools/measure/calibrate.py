"""Chances to win against what became of the games: fits the curves, measures how right they are.

    python -m tools.measure.calibrate fit GAME --games 400 [--jobs 2]
    python -m tools.measure.calibrate measure GAME --games 500 [--playouts 4] [--keep FOLDER]

`fit` writes `forecast.json` of the game's bots: how much a lead counts, by how far the game is,
from positions at which playouts are cut. `measure` plays other games and tells, for chances of 0 to
10 %, 10 to 20 % and so on, how many were really won, and the Brier score; beside it that of a fair
share for everybody. The games are between bots of the levels named, drawn for each seat. Each game
is written to a diary (build/calibration) when it is over; a call that was stopped goes on there.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

from trackside import games
from trackside.bots import forecast, levels
from trackside.core.contract import CHANCE, State
from trackside.core.luck import pick
from trackside.core.players import Observer

ROOT = Path(__file__).parents[2]
KNOTS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
MOST_ACTIONS = 20_000
PER_GAME = 10  # positions that are kept of a game
BINS = 10
SMOOTH = 4.0  # how much neighbouring knots hold together
LEAST, MOST = 0.02, 6.0  # steepness


@dataclass(frozen=True)
class Sample:
    """One position: what it promised, and what became of the game."""

    players: int
    progress: float
    values: tuple[float, ...]  # standings, or chances
    won: tuple[float, ...]


@dataclass(frozen=True)
class Job:
    """A series of games."""

    slug: str
    bots: tuple[str, ...]
    seed: str
    playouts: int
    fits: bool

    def diary(self, folder: Path) -> Path:
        """Where its games are written down."""
        kind = "fit" if self.fits else f"measure.{self.playouts}"
        return folder / f"{self.slug}.{kind}.{'-'.join(self.bots)}.{self.seed}.jsonl"


def numbered(job: Job, number: int) -> tuple[int, list[Sample]]:
    """For the diary."""
    return number, play(job, number)


def play(job: Job, number: int) -> list[Sample]:
    """One game, and some of its positions."""
    rng = Random(f"{job.seed} {number}")
    game = games.get(job.slug)
    players = rng.randint(game.meta.least_players, game.meta.most_players)
    state = game.new(players)
    seats = [
        levels.make(job.slug, rng.choice(job.bots), rng.getrandbits(32)) for _ in range(players)
    ]
    kept: list[State] = []
    draws, acted = 0, 0
    last: object = None
    view = forecast.of(job.slug)
    while (acting := state.to_act()) and acted < MOST_ACTIONS:
        mark = view.era(state) if job.fits else acting
        if mark != last and acted:
            kept.append(state.clone())
        last = mark
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, pick(f"{job.seed} {number}", draws, state.chance()))
            draws += 1
        else:
            state.apply(seat, seats[seat].choose(Observer(state, seat)))
        acted += 1
    if state.result() is None:
        return []
    won = tuple(forecast.final_shares(state))
    chosen = rng.sample(kept, min(PER_GAME, len(kept)))
    return [sample(job, each, won, f"{number} {n}") for n, each in enumerate(chosen)]


def sample(job: Job, state: State, won: tuple[float, ...], seed: str) -> Sample:
    """Standings to fit a curve to, or chances to measure."""
    view = forecast.of(job.slug)
    values = view.standings(state) if job.fits else view.chances(state, job.playouts, seed)
    return Sample(len(won), view.progress(state), tuple(values), won)


def samples(job: Job, count: int, jobs: int, folder: Path) -> Iterator[list[Sample]]:
    """Of all games, in order: first those of the diary, then the rest."""
    diary = job.diary(folder)
    folder.mkdir(parents=True, exist_ok=True)
    kept = read_diary(diary)
    left = [number for number in range(count) if number not in kept]
    with get_context("fork").Pool(jobs) as pool, diary.open("a", encoding="utf-8") as file:
        for number, found in pool.imap_unordered(partial(numbered, job), left):
            kept[number] = found
            rows = [[s.players, s.progress, s.values, s.won] for s in found]
            file.write(json.dumps([number, rows]) + "\n")
            file.flush()
            if len(kept) % 50 == 0:
                print(f"{job.slug}: {len(kept)} of {count} games", flush=True)
    yield from (kept[number] for number in range(count))


def read_diary(file: Path) -> dict[int, list[Sample]]:
    """By the number of the game; a line that was not finished is played again."""
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    whole = [json.loads(line) for line in lines if line.endswith("\n")]
    if len(whole) < len(lines):
        file.write_text("".join(lines[: len(whole)]), "utf-8")
    return {
        number: [Sample(n, progress, tuple(v), tuple(w)) for n, progress, v, w in rows]
        for number, rows in whole
    }


# --- fitting


def loss(rows: Sequence[Sample], steepness: Sequence[float]) -> float:
    """The logarithmic loss, and a little for steps from knot to knot."""
    curve = forecast.Curve(KNOTS, {rows[0].players: steepness})
    total = SMOOTH * sum((a - b) ** 2 for a, b in itertools.pairwise(steepness))
    for row in rows:
        shares = forecast.softmax(row.values, curve.at(row.players, row.progress))
        total -= sum(w * math.log(max(1e-6, p)) for w, p in zip(row.won, shares, strict=True))
    return total


def fitted(rows: Sequence[Sample]) -> list[float]:
    """One knot after the other, in ever smaller steps."""
    best = [1.0] * len(KNOTS)
    least = loss(rows, best)
    step = 1.6
    while step > 1.02:
        moved = False
        for at in range(len(KNOTS)):
            for factor in (step, 1.0 / step):
                tried = list(best)
                tried[at] = min(MOST, max(LEAST, best[at] * factor))
                value = loss(rows, tried)
                if value < least - 1e-9:
                    best, least, moved = tried, value, True
        if not moved:
            step = step**0.5
    return [round(value, 3) for value in best]


def fit(job: Job, count: int, jobs: int, folder: Path) -> None:
    """Writes the curve of the game's bots."""
    rows = [row for found in samples(job, count, jobs, folder) for row in found]
    tables = sorted({row.players for row in rows})
    data = {
        "origin": f"tools/measure/calibrate.py fit: {count} games between {', '.join(job.bots)}, "
        f"{len(rows)} positions, seed {job.seed}",
        "knots": KNOTS,
        "steepness": {n: fitted([row for row in rows if row.players == n]) for n in tables},
    }
    package = games.place(job.slug).bots.split(".")
    file = ROOT / "src" / Path(*package) / "forecast.json"
    file.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    print(json.dumps(data["steepness"]))


# --- measuring


def measure(job: Job, count: int, jobs: int, folder: Path) -> dict[str, object]:
    """How many of the chances came true."""
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]  # chances, wins, how many
    brier = fair = 0.0
    played = positions = 0
    for found in samples(job, count, jobs, folder):
        played += bool(found)
        for row in found:
            positions += 1
            for chance, won in zip(row.values, row.won, strict=True):
                into = sums[min(BINS - 1, int(chance * BINS))]
                into[0] += chance
                into[1] += won
                into[2] += 1
                brier += (chance - won) ** 2
                fair += (1.0 / row.players - won) ** 2
    seats = sum(each[2] for each in sums)
    rows = [[round(c / n, 3), round(w / n, 3), int(n)] if n else None for c, w, n in sums]
    return {
        "game": job.slug,
        "games": played,
        "positions": positions,
        "brier": round(brier / seats, 4),
        "brier_fair": round(fair / seats, 4),
        "bins": rows,
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=("fit", "measure"))
    parser.add_argument("game", choices=games.slugs())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="normal")
    parser.add_argument("--playouts", type=int, default=4)
    parser.add_argument("--seed", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "calibration")
    given = parser.parse_args()
    fits = given.what == "fit"
    bots = tuple(given.bots.split(","))
    job = Job(given.game, bots, given.seed or given.what, given.playouts, fits)
    if fits:
        fit(job, given.games, given.jobs, given.keep)
    else:
        print(json.dumps(measure(job, given.games, given.jobs, given.keep)))


if __name__ == "__main__":
    main()
