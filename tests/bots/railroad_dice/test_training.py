"""The network is learned from blocks of games, or from an earlier one; what was stopped goes on."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.railroad_dice.table import table
from trackside.bots.railroad_dice.evaluate.network import read_network

training: Any = import_module("tools.train.railroad_dice.values")


def test_learning_goes_on_where_it_was_stopped_and_from_an_earlier_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(rng: Random) -> list[Any]:
        played.append(1)
        share = training.np.eye(4, dtype=training.np.float32)[0]
        return [{**training.look(table(rng.choice((2, 4)))), "share": share}]

    monkeypatch.setattr(training, "play", play)
    monkeypatch.setattr(training, "BLOCK", 2)
    words = ["values", "--jobs", "1", "--epochs", "40", "--hidden", "4", "--out", str(tmp_path)]
    for games in (20, 24):
        monkeypatch.setattr(sys, "argv", [*words, "--games", str(games)])
        training.main()
        assert len(played) == games
    told = json.loads((tmp_path / "network.json").read_text("utf-8"))
    assert told["origin"]["games"] == 24
    assert told["origin"]["brier"]["network"] < told["origin"]["brier"]["fair"]
    earlier = read_network(tmp_path / "network.json").chances(table(4))
    assert earlier[0] > 0.25
    start = str((tmp_path / "network.json").rename(tmp_path / "earlier.json"))
    monkeypatch.setattr(sys, "argv", [*words, "--games", "24", "--start", start, "--rate", "0"])
    training.main()
    assert read_network(tmp_path / "network.json").chances(table(4)) == earlier
    told = json.loads((tmp_path / "network.json").read_text("utf-8"))
    assert told["origin"]["start"]["here"] == told["origin"]["brier"]["network"]
