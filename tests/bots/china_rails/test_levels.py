"""`easy` and `normal` in China Rails."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.china_rails.table import ANNA, lay, line, mile, observed, put, table
from trackside.bots.china_rails.levels import EasyBot, HardBot, NormalBot
from trackside.bots.china_rails.plan.stops import Trip
from trackside.bots.china_rails.plan.trips import (
    MOST_WAYS,
    TripOptions,
    TripPlanner,
    open_pairs,
    pairs,
    singles,
    trip_along,
)
from trackside.core.players import Observer
from trackside.core.runner import Runner
from trackside.games.china_rails import actions
from trackside.games.china_rails.game import GAME, State
from trackside.games.china_rails.phases import BUILD
from trackside.games.china_rails.state import put_aboard


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
    runner = Runner(GAME, 2, seed="7")
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
    runner = Runner(GAME, 2, seed="7")
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


def test_normal_discards_a_hand_whose_best_trip_gains_too_little() -> None:
    """2 M a turn, where a fresh hand promises 3; the trip itself is the next best."""
    runner = Runner(GAME, 2, seed="4")
    runner.settle()
    poor, trip, _ = NormalBot(3).explain(observed(runner))
    assert poor.action == int(actions.DISCARD)
    assert [(why.message, why.params) for why in poor.why] == [
        ("cr-why-discard-slow", {"value": 2, "fresh": 3})
    ]
    assert trip.value == poor.value < 3


def test_normal_keeps_a_poor_hand_while_a_load_is_aboard() -> None:
    runner = Runner(GAME, 2, seed="4")
    runner.settle()
    state = runner.state
    assert isinstance(state, State)
    put_aboard(state, state.to_act()[0], 0)
    assert NormalBot(3).choose(observed(runner)) != int(actions.DISCARD)


@pytest.mark.parametrize("level", [EasyBot, NormalBot, HardBot])
@pytest.mark.parametrize(("cash", "builds"), [(249, True), (250, False), (270, False)])
def test_nothing_is_spent_in_a_turn_that_ends_with_a_victory(
    level: type[EasyBot] | type[HardBot], cash: int, builds: bool
) -> None:
    """They used to lay the track of the next trip, and had 250 M again some rounds later."""
    state = table(2)
    for one, two in pairwise(("beijing", "shanghai", "hong-kong", "chongqing")):
        lay(state, ANNA, *line(mile(one), mile(two)))
    state.links[0] = 1
    state.cash[ANNA] = cash
    put(state, ANNA, mile("beijing"))
    state.phase = BUILD
    action = level(1).choose(Observer(state, ANNA))
    assert (action != int(actions.END)) == builds


@pytest.mark.parametrize("seed", range(4))
def test_normal_looks_for_so_many_ways_and_no_more(seed: int) -> None:
    """With nine demands and an empty board there are hundreds of trips for two of them. What comes
    early is nearly as good as the best of all."""
    options = TripOptions(together=2, shortlist=6, track_counts=0.85)
    runner = Runner(GAME, 2, seed=str(seed))
    runner.settle()
    assert isinstance(runner.state, State)
    planner = TripPlanner(runner.state, ANNA, options)
    alone = singles(planner)
    assert planner.ways < MOST_WAYS
    found = pairs(planner, alone)
    assert planner.ways < MOST_WAYS + 3
    best = max(trip.score for trip in alone + found)
    assert best >= 0.85 * best_of_all(planner, alone)


def best_of_all(planner: TripPlanner, alone: list[Trip]) -> float:
    """Every trip for one or two demands, thought out to its end."""
    found = [trip.score for trip in alone]
    for _, _, stops in open_pairs(planner, alone):
        trip = trip_along(planner.state, ANNA, stops, planner.options)
        found += [trip.score] if trip else []
    return max(found)
