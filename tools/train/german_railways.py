"""Breeds the weights of German Railways' bots (bots/german_railways/worth/taste.json).

    python tools/train/german_railways.py --seconds 420 --jobs 16 --out build/taste

Evolution with a covariance matrix: each generation tries weights around the present ones, in games
against a league (weights of earlier generations, the first ones set by hand) and strangers with
one idea each (only pass, never build, ...), at tables of three, four and five. Fit is who wins
among the league, whom no stranger beats, and whose games come to their proper end. All weights of
a generation meet the same tables. `--start FILE` goes on from a file; needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

import league_german_railways as league
import numpy as np
from evolution import Evolution

from trackside.bots.german_railways.levels import WHIMS
from trackside.bots.german_railways.worth.taste import NAMES, Taste, read_taste

CHILDREN = 32
TABLES = 360  # for each child of a generation
MOST_ACTIONS = 3000
SNAPSHOT = 6  # generations between two members of the league
# How far a first step goes; weights that start at nought need a scale of their own.
STEPS = {
    "of_worth": 0.15,
    "per_share_held": 0.15,
    "third": 1.0,
    "unlock": 0.2,
    "taken_held": 0.5,
    "offer": 0.5,
    "offer_unlock": 0.2,
    "early_unsold": 0.05,
    "leader": 0.3,
    "ahead": 3.0,
    "credit": 3.0,
    "act": 0.5,
    "taken": 0.5,
}


class Table(NamedTuple):
    """One table of a generation: which seat the child has, and who sits there with it."""

    players: int
    seat: int
    kind: str  # "league": the child alone; "self": children alone; else the stranger's number
    other: int  # which member of the league
    seed: int


def of(numbers: Sequence[float]) -> Taste:
    """Weights within sensible bounds."""
    taste = Taste()
    for name, number in zip(NAMES, numbers):
        setattr(taste, name, min(50.0, max(-50.0, float(number))))
    return taste


def numbers_of(taste: Taste) -> np.ndarray:
    return np.array([getattr(taste, name) for name in NAMES])


def fitness(table: Table, child: Taste, members: list[Taste]) -> tuple[float, str]:
    rng = Random(table.seed)
    kinds = [league.TASTE] * table.players
    tastes = [child.fickle(WHIMS, rng) for _ in kinds]
    if table.kind == "league":
        other = members[table.other]
        tastes = [other.fickle(WHIMS, rng) for _ in kinds]
        tastes[table.seat] = child.fickle(WHIMS, rng)
    elif table.kind == "member":
        tastes[table.seat] = members[table.other].fickle(WHIMS, rng)
    elif table.kind != "self":
        kinds[table.seat] = int(table.kind)
    state = league.play(kinds, tastes, table.seed, MOST_ACTIONS)
    result = state.result()
    if result is None:
        return -1.0, "endless"
    won = table.players / len(result.winners) if table.seat in result.winners else 0.0
    scores = list(result.scores)
    rest = max(score for seat, score in enumerate(scores) if seat != table.seat)
    lead = 0.3 * math.tanh((scores[table.seat] - rest) / 60.0)
    if table.kind == "league":
        return won - 1.0 + lead, result.reason
    if table.kind == "self":
        good = {"all-connected": 1.5, "stalemate": -0.5}
        return good.get(result.reason, 0.0), result.reason
    return 1.0 - won - lead, result.reason


def tables_of(rng: Random, members: int, count: int) -> list[Table]:
    found = []
    for _ in range(count):
        players = rng.choice((3, 4, 5))
        luck = rng.random()
        kind = (
            "league" if luck < 0.4 else "self" if luck > 0.85 else "member" if luck > 0.75 else ""
        )
        kind = kind or str(rng.choice(league.STRANGERS))
        other = 0 if rng.random() < 0.3 else rng.randrange(members)
        found.append(Table(players, rng.randrange(players), kind, other, rng.randrange(2**31)))
    return found


def judge(work: tuple[list[float], list[list[float]], list[Table]]) -> float:
    numbers, members, tables = work
    child, others = of(numbers), [of(member) for member in members]
    return sum(fitness(table, child, others)[0] for table in tables) / len(tables)


def report(
    work: tuple[list[float], list[list[float]], list[Table]],
) -> list[tuple[str, float, str]]:
    """By kind of table and number of players: how often its odd seat wins, and how games end."""
    numbers, members, tables = work
    child, others = of(numbers), [of(member) for member in members]
    rows = []
    for table in tables:
        value, reason = fitness(table, child, others)
        rows.append((f"{table.kind} {table.players}", value, reason))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=420.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, default=Path("build/taste"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    first = numbers_of(Taste())
    scale = np.array([STEPS.get(name, 0.3 * abs(x)) for name, x in zip(NAMES, first)])
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
                members = [members[0], *members[1:][-9:], centre]
            told = {"generation": generation, "best": max(fit), "mean": sum(fit) / len(fit)}
            told |= {"step": evolution.step, "seconds": time.time() - began}
            print(json.dumps({k: round(v, 3) for k, v in told.items()}), flush=True)
            write(args.out / "taste.json", centre, args.seed, games, generation)
        print_report(pool, args.jobs, centre, members)


def write(file: Path, numbers: list[float], seed: int, games: int, generation: int) -> None:
    taste = of(numbers)
    weights = {name: round(getattr(taste, name), 4) for name in NAMES}
    origin = {
        "by": "tools/train/german_railways.py",
        "seed": seed,
        "games": games,
        "generations": generation,
    }
    file.write_text(json.dumps({"origin": origin, "weights": weights}, indent=1) + "\n", "utf-8")


def print_report(pool, jobs: int, numbers: list[float], members: list[list[float]]) -> None:  # type: ignore[no-untyped-def]
    """One of the first weights, and each stranger, among the new; how the games end."""
    rng = Random(99)
    tables = []
    for players in (3, 4, 5):
        kinds = ["member", "league", "self", *map(str, league.STRANGERS)]
        for kind in kinds:
            tables += [
                Table(players, rng.randrange(players), kind, 0, rng.randrange(2**31))
                for _ in range(200)
            ]
    parts = [tables[at::jobs] for at in range(jobs)]
    values: dict[str, list[float]] = {}
    ends: Counter[str] = Counter()
    for rows in pool.map(report, [(numbers, members, part) for part in parts], 1):
        for name, value, reason in rows:
            values.setdefault(name, []).append(value)
            if name.startswith("self"):
                ends[f"{name} {reason}"] += 1
    means = {name: round(sum(rows) / len(rows), 2) for name, rows in sorted(values.items())}
    print(json.dumps({"report": means, "ends": dict(sorted(ends.items()))}), flush=True)


if __name__ == "__main__":
    main()
