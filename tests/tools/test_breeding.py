"""Weights are bred towards what wins, and a breeding that was stopped goes on as if it had not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

breeding: Any = import_module("tools.train.breeding")  # a tool, not a part of the package

NAMES = ("near", "far")
BEST = (3.0, -2.0)


def fitness(table: Any, child: Sequence[float], members: list[list[float]]) -> float:
    """A game that is won by who comes nearer to what is best."""
    other: list[float] = members[table.other]
    return sum(abs(b - best) - abs(a - best) for a, b, best in zip(child, other, BEST))


def tables_of(rng: Random, members: int, count: int) -> list[Any]:
    return [breeding.Table(2, 0, "league", members - 1, rng.randrange(9)) for _ in range(count)]


STOCK = breeding.Stock(
    "a test", NAMES, (1.0, 1.0), (0.5, 0.5), (2,), tables_of, fitness, 8, tables=2, snapshot=2
)


def bred(folder: Path, generations: int) -> dict[str, float]:
    words = ["--jobs", "1", "--out", str(folder), "--duels", "2"]
    args = breeding.parsed("A test.", 60.0, "", [*words, "--generations", str(generations)])
    breeding.breed(STOCK, args)
    weights: dict[str, float] = json.loads((folder / "weights.json").read_text())["weights"]
    return weights


def test_what_is_bred_comes_near_what_wins(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights = bred(tmp_path, 30)
    assert weights == pytest.approx(dict(zip(NAMES, BEST)), abs=0.5)
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    against = report["against each member, with its error"]
    assert len(against) == breeding.MOST_MEMBERS
    assert against["0"][0] > 3.0  # those set by hand have been left far behind


def test_a_breeding_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = bred(tmp_path / "whole", 6)
    bred(tmp_path / "parts", 3)
    assert bred(tmp_path / "parts", 6) == whole
