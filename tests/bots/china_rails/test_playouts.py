"""How `expert` in China Rails plays on after its plans, and what it makes of it."""

from __future__ import annotations

from random import Random

from bots.china_rails.test_plan import SHORT, table_after
from games.china_rails.table import ANNA, mile, observed, put, table
from games.china_rails.test_victory import ready
from trackside.bots.china_rails.evaluate.turns import LEARNED as CLOCK
from trackside.bots.china_rails.evaluate.weights import EXPERT
from trackside.bots.china_rails.levels import TRIED, TRUST, ExpertBot, HardBot, Trial
from trackside.bots.china_rails.policy.playouts import play_out
from trackside.core.players import Observer
from trackside.games.china_rails.game import State

FEW = 6  # playouts for a decision


def planned(actions: int = 80) -> tuple[HardBot, State, int]:
    """A bot that has made its plans, and the table that they are for."""
    seen = observed(table_after(actions))
    bot = HardBot(4, 0.0, SHORT, EXPERT, CLOCK)
    bot.choose(seen)
    return bot, seen.imagine(Random(1)), seen.seat


def test_a_playout_repeats_itself_and_changes_nothing() -> None:
    bot, state, seat = planned()
    plan = bot.plans[0]
    before = state.view(None), list(plan.trip.stops), bot.when
    turns = [play_out(bot, state, seat, plan, luck) for luck in (7, 7, 8, 9)]
    assert turns[0] == turns[1]
    assert len(set(turns)) > 1
    assert all(10 < each < 90 for each in turns)
    assert (state.view(None), list(plan.trip.stops), bot.when) == before


def test_a_playout_begins_with_its_plan() -> None:
    """The same luck, and yet plans that begin otherwise do not all take as long."""
    bot, state, seat = planned()
    expert = ExpertBot(1, playouts=FEW)
    expert.choose(Observer(state, seat))
    assert len({play_out(bot, state, seat, plan, 7) for plan in expert.plans}) > 1


def test_a_playout_in_which_the_game_ends_counts_its_turns() -> None:
    """All cities are joined and a delivery is missing, or hardly anything is."""
    state = table(2)
    ready(state, ANNA, 240)
    put(state, ANNA, mile("shanghai"))
    bot = HardBot(1, 0.0, SHORT, EXPERT, CLOCK)
    bot.choose(Observer(state, ANNA))
    assert bot.plan is not None
    turns = play_out(bot, state, ANNA, bot.plan, 1)
    assert turns == int(turns)
    assert 1 <= turns < 20


def test_an_expert_tries_plans_that_differ_before_their_first_payout() -> None:
    seen = observed(table_after(80))
    bot = ExpertBot(1, playouts=FEW)
    assert bot.choose(seen) in seen.legal()
    begun = [tuple(plan.first_stops()) for plan in bot.plans]
    assert 1 < len(begun) <= TRIED
    assert len(set(begun)) == len(begun)
    for stops in begun:
        assert stops[-1][3]  # a delivery


def test_an_expert_that_is_asked_anew_goes_on_with_its_plan() -> None:
    """A server makes a bot for every request; the luck of playouts is that of the hand."""
    runner = table_after(80)
    first, second = ExpertBot(1, playouts=FEW), ExpertBot(2, playouts=FEW)
    seat = observed(runner).seat
    runner.act(seat, first.choose(observed(runner)))
    assert observed(runner).seat == seat
    assert first.plan is not None
    goal = first.plan.first_stops()[-1]
    second.choose(observed(runner))
    assert second.plan is not None
    assert second.plan.first_stops()[-1] == goal


def test_what_looked_best_stays_unless_another_is_clearly_better() -> None:
    bot, state, seat = planned()
    trial = Trial(bot, state, seat, bot.plans[:2])
    trial.played = [2, 2]
    trial.turns = [20.0, 20.0 - TRUST]
    assert trial.rank([0, 1]) == [0, 1]
    trial.turns = [20.0, 20.0 - 3 * TRUST]
    assert trial.rank([0, 1]) == [1, 0]


def test_an_expert_keeps_its_time() -> None:
    seen = observed(table_after(80))
    bot = ExpertBot(1, seconds=0.001, playouts=10_000)
    assert bot.choose(seen) in seen.legal()
