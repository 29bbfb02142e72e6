"""Weights of a game's bots are bred: one generation after the other, against a league.

Evolution with a covariance matrix: each generation tries weights around the present ones, and all
of them meet the same tables. The league is the first weights, and those of earlier generations.
`--out` holds the weights and where the evolution stands: the same command goes on from there, for
as many seconds more. At the end the new weights meet each member of the league.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import numpy as np

from tools.train.evolution import Evolution
from trackside.arena.pools import results
from trackside.bots.weights import read_weights

MOST = 100.0  # no weight is larger
MOST_MEMBERS = 10  # of the league
T = TypeVar("T")


class Table(NamedTuple):
    """One table of a generation: which seat the child has, and who sits there with it."""

    players: int
    seat: int
    kind: str  # "league": the child alone among a member's weights; else what the game knows
    other: int  # which member of the league
    seed: int


@dataclass(frozen=True)
class Stock:
    """What is bred, and how a child is judged: nought is as good as the others."""

    by: str  # the program
    names: tuple[str, ...]
    first: Sequence[float]  # set by hand
    steps: Sequence[float]  # how far a first step goes
    players: tuple[int, ...]
    tables_of: Callable[[Random, int, int], list[Table]]
    fitness: Callable[[Table, Sequence[float], list[list[float]]], float]
    children: int
    tables: int  # for each child of a generation
    snapshot: int  # generations between two members of the league


@dataclass(frozen=True)
class Generation:
    """The children and their tables; called with the number of a child, it tells how fit it is."""

    fitness: Callable[[Table, Sequence[float], list[list[float]]], float]
    children: list[list[float]]
    members: list[list[float]]
    tables: list[Table]

    def __call__(self, number: int) -> tuple[int, float]:
        child = self.children[number]
        total = sum(self.fitness(table, child, self.members) for table in self.tables)
        return number, total / len(self.tables)


@dataclass
class Standing:
    """Where a breeding stands."""

    members: list[list[float]]
    generation: int = 0
    games: int = 0
    seconds: float = 0.0


def weights_of(make: Callable[[], T], names: Sequence[str], numbers: Sequence[float]) -> T:
    """Weights within sensible bounds."""
    weights = make()
    for name, number in zip(names, numbers):
        setattr(weights, name, min(MOST, max(-MOST, float(number))))
    return weights


def numbers_of(weights: object, names: Sequence[str]) -> list[float]:
    return [float(getattr(weights, name)) for name in names]


def steps_of(
    first: Sequence[float], names: Sequence[str], part: float, own: dict[str, float]
) -> list[float]:
    """A part of each weight; those that start at nought need a step of their own."""
    return [own.get(name, part * abs(number)) for name, number in zip(names, first)]


def parsed(
    about: str, seconds: float, out: str, given: Sequence[str] | None = None
) -> argparse.Namespace:
    """What the command line says, or these words."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=seconds)
    parser.add_argument("--generations", type=int, default=1_000_000, help="at most so many")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ray", default="", help="the address of a Ray cluster")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=0, help="for each child of a generation")
    parser.add_argument("--duels", type=int, default=200, help="with each member, at the end")
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--out", type=Path, default=Path(out))
    return parser.parse_args(given)


def breed(stock: Stock, args: argparse.Namespace) -> None:
    """For as long as the arguments say."""
    args.out.mkdir(parents=True, exist_ok=True)
    scale = np.array(stock.steps)
    start = list(stock.first)
    if args.start:
        weights = read_weights(args.start, stock.names)
        start = [weights[name] for name in stock.names]
    evolution = Evolution(np.array(start) / scale, args.seed, stock.children)
    standing = Standing([list(stock.first)] + ([start] if args.start else []))
    go_on(args.out / "standing.json", evolution, standing)
    began, before = time.time(), standing.seconds
    until = began + args.seconds
    while time.time() < until and standing.generation < args.generations:
        fit = one_generation(stock, args, evolution, standing, scale)
        standing.seconds = before + time.time() - began
        centre = [float(x) for x in evolution.centre * scale]
        if standing.generation % stock.snapshot == 0:
            first, *rest = [*standing.members, centre]
            standing.members = [first, *rest[1 - MOST_MEMBERS :]]
        told = {"generation": standing.generation, "best": max(fit), "mean": sum(fit) / len(fit)}
        told |= {"step": evolution.step, "seconds": standing.seconds}
        print(json.dumps({name: round(value, 3) for name, value in told.items()}), flush=True)
        origin = {"seed": args.seed, "games": standing.games, "generations": standing.generation}
        origin |= {"minutes": round(standing.seconds / 60), "jobs": args.jobs}
        write(args.out / "weights.json", stock.names, centre, origin, stock.by)
        keep(args.out / "standing.json", evolution, standing)
    if args.duels:
        report(stock, args, [float(x) for x in evolution.centre * scale], standing.members)


def one_generation(
    stock: Stock,
    args: argparse.Namespace,
    evolution: Evolution,
    standing: Standing,
    scale: np.ndarray,
) -> list[float]:
    """How fit each of its children is."""
    rng = Random(f"{args.seed} {standing.generation}")
    tables = stock.tables_of(rng, len(standing.members), args.tables or stock.tables)
    children = [[float(x) for x in child] for child in evolution.ask() * scale]
    task = Generation(stock.fitness, children, standing.members, tables)
    found = dict(results(task, list(range(len(children))), args.jobs, args.ray))
    fit = [found[number] for number in range(len(children))]
    evolution.tell(fit)
    standing.games += len(children) * len(tables)
    standing.generation += 1
    return fit


def report(
    stock: Stock, args: argparse.Namespace, centre: list[float], members: list[list[float]]
) -> None:
    """How the new weights do among each member of the league: no strength may have been lost."""
    rng = Random(99)
    told = {}
    for number in range(len(members)):
        task = Duels(stock.fitness, centre, members, duels(stock, rng, number, args.duels))
        values = list(results(task, list(range(args.duels)), args.jobs, args.ray))
        error = float(np.std(values)) / len(values) ** 0.5
        told[number] = [round(sum(values) / len(values), 3), round(error, 3)]
    print(json.dumps({"against each member, with its error": told}), flush=True)


def seated(rng: Random, players: int, kind: str, members: int) -> Table:
    """A table of this kind: the child's seat, the member of the league, often the first one, and
    the luck are drawn."""
    other = 0 if rng.random() < 0.3 else rng.randrange(members)
    return Table(players, rng.randrange(players), kind, other, rng.randrange(2**31))


def duels(stock: Stock, rng: Random, member: int, count: int) -> list[Table]:
    found = []
    for _ in range(count):
        players = rng.choice(stock.players)
        seat, seed = rng.randrange(players), rng.randrange(2**31)
        found.append(Table(players, seat, "league", member, seed))
    return found


@dataclass(frozen=True)
class Duels:
    """A report's games; called with the number of one, it tells how the child did."""

    fitness: Callable[[Table, Sequence[float], list[list[float]]], float]
    child: list[float]
    members: list[list[float]]
    tables: list[Table]

    def __call__(self, number: int) -> float:
        return self.fitness(self.tables[number], self.child, self.members)


def write(
    file: Path, names: Sequence[str], numbers: Sequence[float], origin: dict[str, Any], by: str
) -> None:
    """A file as the bots read it."""
    weights = {name: round(min(MOST, max(-MOST, x)), 4) for name, x in zip(names, numbers)}
    told = {"by": by, "commit": commit(), **origin}
    file.write_text(json.dumps({"origin": told, "weights": weights}, indent=1) + "\n", "utf-8")


def commit() -> str:
    """The state of the source that was trained, as far as git knows it."""
    if shutil.which("git") is None:
        return ""
    call = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty"]
    return subprocess.run(call, capture_output=True, text=True, check=False).stdout.strip()


def keep(file: Path, evolution: Evolution, standing: Standing) -> None:
    """In one step: a breeding that is killed meanwhile finds the old one."""
    told = {"evolution": evolution.kept(), **vars(standing)}
    new = file.with_suffix(".new")
    new.write_text(json.dumps(told), "utf-8")
    new.replace(file)


def go_on(file: Path, evolution: Evolution, standing: Standing) -> None:
    """From where an earlier breeding with this folder stopped, if there was one."""
    if not file.is_file():
        return
    told = json.loads(file.read_text("utf-8"))
    evolution.go_on(told.pop("evolution"))
    for name, value in told.items():
        setattr(standing, name, value)
