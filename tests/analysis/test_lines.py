"""What was done against what a bot would have done, on tables that fit what the seat knew."""

from __future__ import annotations

from random import Random

import pytest

from trackside import games
from trackside.analysis.lines import NO_DIFFERENCE, Compared, advice, compare
from trackside.bots import forecast, levels
from trackside.bots.hints import explains
from trackside.core.contract import CHANCE, State
from trackside.core.luck import pick
from trackside.core.players import Observer


def opened(slug: str, players: int, actions: int) -> State:
    """A game of easy bots after so many actions, somebody to act."""
    state = games.get(slug).new(players)
    bots = [levels.make(slug, "easy", seat) for seat in range(players)]
    draws = 0
    while actions > 0 or state.to_act() == (CHANCE,):
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(seat, pick("luck", draws, state.chance()))
            draws += 1
        else:
            state.apply(seat, bots[seat].choose(Observer(state, seat)))
        actions -= 1
    return state


def told(slug: str, state: State, done: str, tables: int = 2) -> Compared:
    """What `normal` would have brought beyond what was done."""
    seat = state.to_act()[0]
    bot = levels.make(slug, "normal", 1)
    assert explains(bot)
    better = advice(bot, state, seat).line
    return compare(forecast.of(slug), state, seat, better, [state.read(done)], tables, "test")


def test_all_cash_for_one_share_is_a_blunder() -> None:
    state = opened("german-railways", 3, 2)
    seat = state.to_act()[0]
    cash = state.view(seat)["seats"][seat]["cash"]
    found = told("german-railways", state, f"bid {cash}", tables=3)
    assert found.loss > 0.05


def test_the_most_that_one_can_borrow_is_a_blunder() -> None:
    state = opened("volldampf", 2, 1)
    seat = state.to_act()[0]
    loans = [text for text in map(state.notation, state.legal(seat)) if text.startswith("loan")]
    assert told("volldampf", state, loans[-1]).loss > 0.05


def test_doing_what_the_bot_would_do_loses_nothing() -> None:
    state = opened("volldampf", 2, 1)
    seat = state.to_act()[0]
    bot = levels.make("volldampf", "normal", 1)
    assert explains(bot)
    line = advice(bot, state, seat).line
    assert compare(forecast.of("volldampf"), state, seat, line, line, 2, "x") == NO_DIFFERENCE


def test_a_bot_asked_for_advice_sees_only_what_the_seat_sees() -> None:
    """Two tables that differ only in what others hold give the same advice."""
    state = opened("volldampf", 3, 60)
    seat = state.to_act()[0]
    lines = set()
    for luck in range(3):
        bot = levels.make("volldampf", "normal", 1)
        assert explains(bot)
        lines.add(advice(bot, state.imagine(seat, Random(luck)), seat).line)
    assert len(lines) == 1


def test_a_small_difference_may_be_chance_alone() -> None:
    assert Compared(0.02, 0.03, 8).loss == 0.0
    assert Compared(0.08, 0.03, 8).loss == pytest.approx(0.08)
    assert Compared(-0.08, 0.03, 8).loss == 0.0
