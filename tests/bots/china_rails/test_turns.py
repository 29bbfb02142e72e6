"""How many turns are to go: what `expert` in China Rails has learned, and how it is learned."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots.china_rails.test_plan import SHORT, table_after
from games.china_rails.table import ANNA, lay, line, mile, observed, put, table
from trackside.bots.china_rails.evaluate.plans import MARGIN
from trackside.bots.china_rails.evaluate.turns import (
    LEARNED,
    NAMES,
    mean_reach_cost,
    read_turns,
    signs,
    to_go,
    turns_with,
)
from trackside.bots.china_rails.evaluate.weights import EXPERT
from trackside.bots.china_rails.levels import HardBot
from trackside.bots.china_rails.plan.beam import Planner
from trackside.core.errors import DataError
from trackside.games.china_rails.game import State

training: Any = import_module("tools.train.china_rails.turns")  # a tool, not a part of the package


def planner_of(state: State, seat: int) -> Planner:
    return Planner(state, seat, EXPERT, SHORT.narrow, MARGIN)


def test_the_more_is_needed_the_longer_it_takes() -> None:
    """And whoever needs nothing is there."""
    seen = observed(table_after(80))
    planner = planner_of(seen.imagine(Random(1)), seen.seat)
    turns = []
    for need in (0, 40, 120, 250):
        planner.need = need
        turns.append(to_go(planner, LEARNED))
    assert turns[0] == 0.0
    assert turns == sorted(turns)
    assert 20 < turns[-1] < 60


def test_a_network_brings_the_cities_of_the_deck_nearer() -> None:
    state = table(2)
    put(state, ANNA, mile("beijing"))
    alone = mean_reach_cost(planner_of(state, ANNA))
    lay(state, ANNA, *line(mile("beijing"), mile("shanghai")))
    joined = mean_reach_cost(planner_of(state, ANNA))
    assert joined < alone < 80  # two ways of at most 40 M each
    assert len(signs(planner_of(state, ANNA))) == len(NAMES)


def test_a_plan_that_ends_the_game_takes_whole_turns() -> None:
    seen = observed(table_after(80))
    state = seen.imagine(Random(1))
    plan = planner_of(state, seen.seat).best(1)[0]
    longer = turns_with(state, seen.seat, plan, EXPERT, SHORT, LEARNED, Random(1))
    assert longer > plan.turns + 1
    state.cash[seen.seat] = 900
    turns = turns_with(state, seen.seat, plan, EXPERT, SHORT, LEARNED, Random(1))
    assert turns == ceil(plan.turns)


def test_plans_are_compared_by_the_turns_to_the_end() -> None:
    seen = observed(table_after(80))
    bot = HardBot(4, 0.0, SHORT, EXPERT, LEARNED)
    bot.choose(seen)
    state = seen.imagine(Random(1))
    luck = Random(f"{bot.when}").getstate()
    turns = []
    for plan in bot.plans:
        rng = Random()
        rng.setstate(luck)
        turns.append(turns_with(state, seen.seat, plan, EXPERT, SHORT, LEARNED, rng))
    assert len(turns) > 1
    assert turns == sorted(turns)


def test_weights_by_other_names_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "turns.json"
    file.write_text(json.dumps({"weights": {"need": 1.0}}), "utf-8")
    with pytest.raises(DataError):
        read_turns(file)


def test_learning_goes_on_where_it_was_stopped_and_finds_the_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []
    truth = [float(n) for n in range(len(NAMES))]

    def play(seed: int) -> list[list[float]]:
        played.append(seed)
        rng = Random(seed)
        rows = [[rng.random() for _ in NAMES] for _ in range(20)]
        return [[*row, sum(x * w for x, w in zip(row, truth))] for row in rows]

    monkeypatch.setattr(training, "play", play)
    for games in (6, 8):
        words = ["turns", "--games", str(games), "--seed", "30", "--out", str(tmp_path)]
        monkeypatch.setattr(sys, "argv", words)
        training.main()
        assert played == list(range(30, 30 + games))
    assert read_turns(tmp_path / "turns.json") == pytest.approx(truth, abs=1e-3)
    origin = json.loads((tmp_path / "turns.json").read_text("utf-8"))["origin"]
    assert origin["games"] == 8
    assert origin["seeds"] == "30 to 37"
