"""The values of German Railways are learned round by round; what was stopped goes on."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from trackside.bots.german_railways.evaluate.chances import read_values
from trackside.games.german_railways.game import GAME

training: Any = import_module("tools.train.german_railways.values")
strangers: Any = import_module("tools.train.german_railways.strangers")


@pytest.fixture(name="games")
def quick_games(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Games that are over at once; gives how many were played."""
    played: list[int] = []

    def play(crew: list[Any], rng: Random, keep: float) -> tuple[None, list[Any]]:
        played.append(len(crew))
        row = training.look(GAME.new(len(crew)))
        end = {"later": row["companies"][:, 0], "share": row["shares"][:, 0], "proper": 1.0}
        return None, [{**row, **{name: training.np.float32(what) for name, what in end.items()}}]

    monkeypatch.setattr(training, "play", play)
    return played


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["values", "--jobs", "1", "--epochs", "1", *words])
    training.main()


def test_learning_goes_on_where_it_was_stopped(
    tmp_path: Path, games: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--games", "100", "--searched", "20", "--duels", "0", "--out", str(tmp_path))
    run(monkeypatch, "--rounds", "1", *words)
    first = (tmp_path / "values0.json").read_text("utf-8")
    assert len(games) == 100
    run(monkeypatch, "--rounds", "2", *words)
    assert (tmp_path / "values0.json").read_text("utf-8") == first
    assert len(games) == 120  # the first hundred lay there
    assert read_values(tmp_path / "values1.json").company.hidden > 0
    assert json.loads((tmp_path / "values1.json").read_text("utf-8"))["origin"]["games"] == 120


def test_strangers_are_of_many_kinds_and_keep_to_the_rules() -> None:
    kinds = {strangers.stranger(Random(luck)) for luck in range(40)}
    assert len(kinds) > 20
    for number, stranger in enumerate(sorted(kinds, key=repr)[:8]):
        state = GAME.new(3)
        walk = import_module("tools.train.german_railways.league").walk
        for _ in walk(state, [stranger] * 3, Random(number), 60):
            state.check()
