"""The plans behind `hard` in China Rails."""

from __future__ import annotations

from math import ceil
from random import Random

import pytest

from games.china_rails.table import observed
from trackside.bots.china_rails.evaluate.plans import Effort, value_later
from trackside.bots.china_rails.evaluate.weights import EXPERT, LEARNED, Weights
from trackside.bots.china_rails.levels import EasyBot, HardBot
from trackside.bots.china_rails.plan.beam import Planner
from trackside.bots.china_rails.plan.time import NEVER, next_payout, turns_for
from trackside.core.players import Bot
from trackside.core.runner import Runner
from trackside.games.china_rails.game import GAME

SHORT = Effort(wide=3, narrow=1, hands=1, plans=3)  # the source runs uncompiled: seconds


def table_after(actions: int) -> Runner:
    """A table for two on which `easy` has played."""
    runner = Runner(GAME, 2, seed="4")
    bots = [EasyBot(seat) for seat in range(2)]
    runner.settle()
    for _ in range(actions):
        act(runner, bots[runner.state.to_act()[0]])
    return runner


def act(runner: Runner, bot: Bot) -> int:
    seat = runner.state.to_act()[0]
    action = bot.choose(observed(runner))
    assert action in runner.state.legal(seat)
    runner.act(seat, action)
    runner.settle()
    return action


def planner_at(runner: Runner) -> Planner:
    table = observed(runner)
    return Planner(table.imagine(Random(1)), table.seat, LEARNED, 4, 8)


@pytest.mark.parametrize(
    ("parts", "cash", "turns"),
    [
        ([(9, 0, 0, 10)], 0, 1.0),
        ([(18, 0, 0, 10), (3, 0, 0, 10)], 0, 2 + 1 / 3),
        ([(0, 6, 12, 10)], 20, 1 + 2 / 3),  # built at the end of the first turn
        ([(0, 6, 30, 10)], 40, 2 + 2 / 9),  # two turns of building, the train follows
        ([(0, 6, 12, 10)], 11, NEVER),
        ([(9, 0, 0, 10), (0, 3, 10, 5)], 0, 1 + 1 / 3),  # the payout pays for the track
    ],
)
def test_moves_and_builds_are_counted_turn_by_turn(
    parts: list[tuple[int, int, int, int]], cash: int, turns: float
) -> None:
    assert turns_for(parts, 9, cash, 0, 9, 20) == pytest.approx(turns)


def test_opening_turns_only_build() -> None:
    assert turns_for([(0, 9, 30, 10)], 9, 60, 2, 9, 20) == pytest.approx(3.0)


def test_the_next_payout_is_found() -> None:
    parts = [(1, 0, 0, 0), (1, 0, 0, 7), (1, 0, 0, 0)]
    assert [next_payout(parts, at) for at in range(3)] == [1, 1, 2]


@pytest.mark.parametrize("actions", [0, 80])
def test_plans_deliver_what_they_load(actions: int) -> None:
    planner = planner_at(table_after(actions))
    plans = planner.best(3)
    assert plans
    assert [plan.value for plan in plans] == sorted((p.value for p in plans), reverse=True)
    for plan in plans:
        served = [stop.demand for stop in plan.trip.stops if stop.delivers]
        assert set(served) <= set(planner.demands)
        assert len({demand // 3 for demand in served}) == len(served)
        assert plan.turns < NEVER
        assert not plan.booked


def test_a_plan_that_is_followed_is_the_same_plan() -> None:
    planner = planner_at(table_after(80))
    best = planner.best(1)[0]
    again = planner.follow(best.trip.stops)
    assert again is not None
    assert again.value == pytest.approx(best.value)
    assert again.trip.edges == best.trip.edges


def test_hard_delivers_and_repeats_itself() -> None:
    """Against `easy`, from a position in which trains are on their way."""
    records = []
    for _ in range(2):
        runner = table_after(80)
        bots: list[Bot] = [HardBot(1, effort=SHORT), EasyBot(2)]
        for _ in range(120):
            act(runner, bots[runner.state.to_act()[0]])
        records.append(runner.record.write())
    assert records[0] == records[1]
    assert "deliver" in records[0]


def test_a_new_bot_takes_over_at_any_time() -> None:
    """A server makes a bot for every move: the same position leads to the same plan."""
    runner = table_after(80)
    table = observed(runner)
    first, second = HardBot(1, effort=SHORT), HardBot(2, effort=SHORT)
    assert first.choose(table) == second.choose(table)
    assert first.plan is not None
    assert second.plan is not None
    assert first.plan.value == second.plan.value


PARTS = ("payout", "track", "time", "end")


def test_hard_says_why() -> None:
    runner = table_after(0)
    table = observed(runner)
    reasons = HardBot(3, effort=SHORT).explain(table)
    assert reasons[0].action == HardBot(3, effort=SHORT).choose(table)
    assert 1 <= len(reasons) <= 3
    parts = [sum(reason.terms[name] for name in PARTS) for reason in reasons]
    assert parts[0] == pytest.approx(reasons[0].value)
    for reason, whole in zip(reasons, parts, strict=True):
        assert reason.unit == "millions"
        assert whole >= reason.value - 1e-6
        assert reason.terms["turns"] > 0
        assert {"track-price", "gain-per-turn"} <= set(reason.terms)


def test_where_to_begin_is_chosen_by_what_follows() -> None:
    table = observed(table_after(0))
    bot = HardBot(4, effort=Effort(wide=3, narrow=1, hands=1, plans=1, opening=3))
    bot.choose(table)
    state = table.imagine(Random(1))
    assert len(bot.plans) == 3
    luck = Random(f"{bot.when}").getstate()
    worths = []
    for plan in bot.plans:
        rng = Random()
        rng.setstate(luck)
        worths.append(plan.value + value_later(state, table.seat, plan, LEARNED, bot.effort, rng))
    assert worths == sorted(worths, reverse=True)
    assert bot.plan is bot.plans[0]


def test_for_an_expert_a_plan_that_brings_all_that_is_needed_is_worth_more() -> None:
    """A million less is worth less by far; but the last turn counts as a whole one."""
    seen = observed(table_after(80))
    planner = Planner(seen.imagine(Random(1)), seen.seat, EXPERT, 4, 8)
    plan = planner.best(1)[0]
    net, gain = plan.trip.payout - plan.weighed, plan.trip.payout - plan.spent
    values = []
    for missing in (gain, gain + 1):
        planner.need = missing
        again = planner.follow(plan.trip.stops)
        assert again is not None
        values.append(again.value)
    most = min(net, gain + 0.1 * (net - gain))
    assert values[0] == pytest.approx(most + EXPERT.finish - planner.turn_value * ceil(plan.turns))
    assert values[1] <= net - planner.turn_value * plan.turns


@pytest.mark.parametrize(("weights", "buys"), [(LEARNED, False), (EXPERT, True)])
def test_an_expert_buys_a_better_train_in_an_opening_turn(weights: Weights, buys: bool) -> None:
    """The first plan needs so little track that 20 M are left for it (CR-25)."""
    runner = table_after(0)
    bot = HardBot(1, effort=SHORT, weights=weights)
    seat = runner.state.to_act()[0]
    done = []
    while runner.state.view(None)["stage"] != "normal":
        actor = runner.state.to_act()[0]
        action = act(runner, bot if actor == seat else EasyBot(2))
        if actor == seat:
            done.append(runner.state.notation(action))
    assert ("upgrade fast" in done) == buys
