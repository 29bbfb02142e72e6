"""`easy` and `normal` in China Rails."""

from __future__ import annotations

import pytest

from games.china_rails.table import observed
from trackside.bots.china_rails.levels import EasyBot, NormalBot
from trackside.core.players import Observer
from trackside.core.runner import Runner
from trackside.games.china_rails.game import GAME, State


@pytest.mark.parametrize(("level", "buys"), [(EasyBot, False), (NormalBot, True)])
def test_easy_keeps_its_first_train_and_normal_buys_a_better_one(
    level: type[EasyBot], buys: bool
) -> None:
    """Even with 200 M."""
    runner = Runner(GAME, 2, seed="4")
    state = runner.state
    assert isinstance(state, State)
    for seat in range(2):
        state.cash[seat] = 200
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


def test_normal_names_the_first_actions_of_its_three_best_trips() -> None:
    runner = Runner(GAME, 2, seed="4")
    runner.settle()
    table = observed(runner)
    reasons = NormalBot(3).explain(table)
    assert reasons[0].action == NormalBot(3).choose(table)
    assert len({reason.action for reason in reasons}) == 3
    values = [reason.value for reason in reasons]
    assert values == sorted(values, reverse=True)
    for reason in reasons:
        assert reason.unit == "millions-per-turn"
        assert reason.terms["payout"] > 0 > reason.terms["track"]
        assert reason.terms["payout"] + reason.terms["track"] == pytest.approx(reason.value)
        assert reason.terms["track-price"] > 0


def test_normal_weighs_the_rest_of_a_trip_and_goes_on_with_it() -> None:
    """After the first segment the same trip costs less; asking why changes nothing."""
    runner = Runner(GAME, 2, seed="4")
    runner.settle()
    seat = runner.state.to_act()[0]
    bot = NormalBot(3)
    before = bot.explain(observed(runner))[0]
    runner.act(seat, before.action)
    trip = bot.trip
    after = bot.explain(observed(runner))[0]
    assert bot.trip is trip
    assert after.terms["track-price"] < before.terms["track-price"]
    assert after.value > before.value
