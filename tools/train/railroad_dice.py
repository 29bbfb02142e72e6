"""Breeds the weights of RailRoad Dice's bots (bots/railroad_dice/worth/taste.json).

    python tools/train/railroad_dice.py --seconds 1500 --jobs 1 --out build/dice_taste

Evolution with a covariance matrix: each generation tries weights around the present ones, in games
against a league (weights of earlier generations, the first ones set by hand) and strangers with
one idea each, at tables of two, three and four. Fit is who wins among the league and whom no
stranger beats; a lead counts a little. All weights of a generation meet the same tables.
`--start FILE` goes on from a file; needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import league_railroad_dice as league
import numpy as np
from evolution import Evolution

from trackside.bots.railroad_dice.worth.taste import NAMES, Taste, read_taste

CHILDREN = 20
TABLES = 72  # for each child of a generation
MOST_YEARS = 20
SNAPSHOT = 5  # generations between two members of the league
# How far a first step goes; weights that start at nought need a scale of their own.
STEPS = {"fifth": 0.1, "dead_lead": 0.05, "dead": 0.5, "wait_late": 0.5, "mean": 0.3}


class Table(NamedTuple):
    """One table of a generation: which seat the child has, and who sits there with it."""

    players: int
    seat: int
    kind: int  # league.TASTE: a child among weights; else a stranger among children
    other: int  # which member of the league; -1: a child among those that play by other measures
    seed: int


def of(numbers: Sequence[float]) -> Taste:
    """Weights within sensible bounds."""
    taste = Taste()
    for name, number in zip(NAMES, numbers):
        setattr(taste, name, min(50.0, max(-50.0, float(number))))
    return taste


def numbers_of(taste: Taste) -> np.ndarray:
    return np.array([getattr(taste, name) for name in NAMES])


def fitness(table: Table, child: Taste, members: list[Taste]) -> float:
    """What the game says of the child: from 1 less than nought to the seats less one."""
    kinds = [league.TASTE] * table.players
    if table.kind == league.TASTE:
        tastes = [members[table.other]] * table.players
        tastes[table.seat] = child
        if table.other < 0:
            kinds = [league.FORMER] * table.players
            kinds[table.seat] = league.TASTE
    else:
        tastes = [child] * table.players
        kinds[table.seat] = table.kind
    state = league.play(kinds, tastes, table.seed, MOST_YEARS)
    result = state.result()
    if result is None or not result.winners:
        return -1.0
    won = table.players / len(result.winners) if table.seat in result.winners else 0.0
    scores = list(result.scores)
    rest = max(score for seat, score in enumerate(scores) if seat != table.seat)
    lead = 0.5 * math.tanh((scores[table.seat] - rest) / 10.0)
    return won - 1.0 + lead if table.kind == league.TASTE else 1.0 - won - lead


def tables_of(rng: Random, members: int, count: int) -> list[Table]:
    found = []
    for number in range(count):
        players = 2 + number % 3
        kind = league.TASTE if rng.random() < 0.85 else rng.choice(league.STRANGERS)
        luck = rng.random()
        # The last member is the strongest: most games are with it.
        other = -1 if luck < 0.2 else members - 1 if luck < 0.6 else rng.randrange(members)
        found.append(Table(players, rng.randrange(players), kind, other, rng.randrange(2**31)))
    return found


def judge(work: tuple[list[float], list[list[float]], list[Table]]) -> float:
    numbers, members, tables = work
    child, others = of(numbers), [of(member) for member in members]
    return sum(fitness(table, child, others) for table in tables) / len(tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1500.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, default=Path("build/dice_taste"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    first = numbers_of(Taste())
    scale = np.array([STEPS.get(name, 0.4 * abs(x)) for name, x in zip(NAMES, first)])
    start = numbers_of(read_taste(args.start)) if args.start else first
    evolution = Evolution(start / scale, args.seed, CHILDREN)
    members = [list(map(float, first))] + ([list(map(float, start))] if args.start else [])
    rng, began, games, generation = Random(args.seed), time.time(), 0, 0
    with get_context("spawn").Pool(args.jobs) as pool:
        while time.time() - began < args.seconds:
            tables = tables_of(rng, len(members), args.tables)
            children = evolution.ask() * scale
            work = [(list(map(float, child)), members, tables) for child in children]
            fit = pool.map(judge, work, 1)
            evolution.tell(fit)
            games += len(work) * len(tables)
            generation += 1
            centre = list(map(float, evolution.centre * scale))
            if generation % SNAPSHOT == 0:
                members = [*members, centre][-10:]
            minutes = (time.time() - began) / 60
            told = {"generation": generation, "best": max(fit), "mean": sum(fit) / len(fit)}
            told |= {"step": evolution.step, "minutes": minutes}
            print(json.dumps({k: round(v, 3) for k, v in told.items()}), flush=True)
            origin = {"seed": args.seed, "games": games, "generations": generation}
            write(args.out / "taste.json", centre, origin | {"minutes": round(minutes)})


def write(
    file: Path,
    numbers: list[float],
    origin: dict[str, int],
    by: str = "tools/train/railroad_dice.py",
) -> None:
    taste = of(numbers)
    weights = {name: round(getattr(taste, name), 4) for name in NAMES}
    told = {"by": by, "commit": commit(), **origin}
    file.write_text(json.dumps({"origin": told, "weights": weights}, indent=1) + "\n", "utf-8")


def commit() -> str:
    """The state of the source that was trained, as far as git knows it."""
    call = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty"]
    return subprocess.run(call, capture_output=True, text=True, check=False).stdout.strip()


if __name__ == "__main__":
    main()
