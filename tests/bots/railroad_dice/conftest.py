"""What the tests of these players share."""

from __future__ import annotations

import pytest

from trackside.bots.railroad_dice.plan import deep, replies


@pytest.fixture
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less to try, since the tests run interpreted."""
    for name, value in (("PLAN_NODES", 30), ("WIDE_NODES", 30), ("ROLL_NODES", 4)):
        monkeypatch.setattr(deep, name, value)
    for name, value in (("ROLL_TRIES", 1), ("AGAIN", 1)):
        monkeypatch.setattr(deep, name, value)
    for name, count in (("PLAN_NODES", 6), ("ROLL_NODES", 1), ("LONGEST", 0)):
        monkeypatch.setattr(replies, name, count)
    monkeypatch.setattr(replies, "ROUNDS", [(3, 1), (2, 1)])
