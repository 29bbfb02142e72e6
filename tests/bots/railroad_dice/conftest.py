"""What the tests of these players share."""

from __future__ import annotations

import pytest

from trackside.bots.railroad_dice import levels
from trackside.bots.railroad_dice.plan.deep import Effort
from trackside.bots.railroad_dice.plan.replies import Playouts

QUICK = Effort(nodes=6, width=1, starts=0, tries=1, roll_nodes=1)


@pytest.fixture
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less to try, since the tests run interpreted."""
    shorten(monkeypatch)


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for tests of all games."""
    little = Effort(nodes=30, width=2, starts=1, tries=1, roll_nodes=4)
    monkeypatch.setattr(levels.HardBot, "effort", little)
    monkeypatch.setattr(levels.ExpertBot, "effort", little)
    few = Playouts([(3, 1), (2, 1)], 0.3, 0, QUICK)
    monkeypatch.setattr(levels.HardBot, "playouts", few)
    monkeypatch.setattr(levels.ExpertBot, "playouts", few)
