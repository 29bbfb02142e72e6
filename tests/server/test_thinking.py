"""How many steps of a bot go to the table at once."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from trackside.core.contract import State
from trackside.core.players import Bot, Observer
from trackside.core.runner import Runner
from trackside.games.china_rails.game import GAME
from trackside.server.bots import thinking
from trackside.server.table.registry import Games


class Paced:
    """Builds on and on, and takes so many seconds for each step."""

    def __init__(self, paces: list[float]) -> None:
        self.paces = paces
        self.now = 0.0

    def choose(self, table: Observer[State]) -> int:
        self.now += self.paces.pop(0) if self.paces else 0.0
        return table.legal()[-1]

    def clock(self) -> float:
        return self.now


def steps_of(paces: list[float], monkeypatch: pytest.MonkeyPatch) -> int:
    """At the beginning of a game, where a turn has many steps."""
    runner = Runner(GAME, 2, seed="1")
    runner.settle()
    bot = Paced(paces)

    def make(slug: str, level: str, seed: int) -> Bot:
        return bot

    monkeypatch.setattr(thinking, "time", SimpleNamespace(monotonic=bot.clock))
    task = thinking.Task(
        games="",
        slug=GAME.meta.slug,
        rules=GAME.meta.rules_version,
        position=runner.state.dump(),
        seat=0,
        level="expert",
        seed=1,
        table_id="here",
        version=1,
    )
    return len(thinking.think(task, Games([GAME], make_bot=make)))


@pytest.mark.parametrize(
    ("paces", "steps"),
    [
        ([0.1, 0.1, 0.1, 0.1, 0.1], 5),  # quick enough: as many as may be
        ([1.8, 0.0, 0.0, 0.0, 0.0], 5),  # a plan, and what follows from it
        ([1.8, 0.0, 1.8, 0.0, 0.0], 3),  # another plan: what there is goes to the table
        ([0.8, 0.8, 0.8, 0.0, 0.0], 2),  # every step is thought out
    ],
)
def test_who_has_made_a_plan_goes_on_with_it(
    paces: list[float], steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_STEPS", 5)
    assert steps_of(paces, monkeypatch) == steps


def test_a_turn_of_another_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """The builds of a turn end when its money is spent, long before the steps do."""
    assert 5 < steps_of([], monkeypatch) < thinking.MOST_STEPS
