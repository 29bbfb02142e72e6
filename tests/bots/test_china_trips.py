"""`easy` and `normal` in China Rails."""

from __future__ import annotations

from typing import cast

import pytest

from trackside.bots.base import Observer
from trackside.bots.china_rails import EasyBot, NormalBot
from trackside.core.runner import Runner
from trackside.games.china_rails import GAME
from trackside.games.china_rails.trips import Position


@pytest.mark.parametrize(("level", "buys"), [(EasyBot, False), (NormalBot, True)])
def test_easy_keeps_its_first_train_and_normal_buys_a_better_one(
    level: type[EasyBot], buys: bool
) -> None:
    """Even with 200 M."""
    runner = Runner(GAME, 2, seed="4")
    state = runner.state
    for seat in range(2):
        cast(Position, state).cash[seat] = 200
    bots = [level(seat) for seat in range(2)]
    done = []
    runner.settle()
    for _ in range(150):
        seat = state.to_act()[0]
        action = bots[seat].choose(Observer(state, seat))
        done.append(state.notation(action))
        runner.act(seat, action)
        runner.settle()
    assert any(text.startswith("upgrade") for text in done) == buys
