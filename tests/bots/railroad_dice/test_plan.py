"""Whole turns: deep plans, rolls, and playing on."""

from __future__ import annotations

from random import Random

from bots.railroad_dice.conftest import QUICK
from bots.railroad_dice.positions import complete
from games.railroad_dice.table import (
    ANNA,
    BRUNO,
    S,
    bank,
    carried,
    direct,
    end_at,
    give,
    play,
    table,
)
from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.evaluate.chances import step_back, turns_before
from trackside.bots.railroad_dice.evaluate.network import NETWORK
from trackside.bots.railroad_dice.evaluate.stations import station_field
from trackside.bots.railroad_dice.evaluate.weights import LEARNED
from trackside.bots.railroad_dice.plan import deep, replies
from trackside.bots.railroad_dice.plan.deep import Effort, TurnPlan
from trackside.bots.railroad_dice.plan.replies import Playouts
from trackside.games.railroad_dice.actions import INCOME
from trackside.games.railroad_dice.game import State

FEW = Playouts([(3, 1), (2, 1)], 0.3, 0, QUICK)
LITTLE = Effort(nodes=30, width=1, starts=1, tries=1, roll_nodes=4)
KEEPING = Effort(nodes=30, width=1, starts=1, tries=1, roll_nodes=4, runners_up=3)


def planned(state: State, nodes: int, width: int = 1) -> TurnPlan:
    return TurnPlan(state, ANNA, LEARNED, station_field(state), nodes, width)


def test_a_deep_plan_sees_the_winning_end() -> None:
    state = complete()
    plan = planned(state, 40)
    assert plan.best > deep.SURE
    for action in plan.line:
        state.apply(ANNA, action)
    result = state.result()
    assert result is not None
    assert result.places[ANNA] == 1


def test_a_deep_plan_tries_no_placements_twice() -> None:
    plan = planned(table(), 60)
    lines = [tuple(sorted(line)) for _, line in plan.leaves.values()]
    assert len(lines) == len(set(lines)) > 3
    assert plan.top(2)[0][0] >= plan.top(2)[1][0]


def test_a_short_plan_looks_at_other_beginnings_too() -> None:
    """Few tries are not all spent on how one first placement goes on."""
    state = give(table(4), joker=4)
    plan = planned(state, 20)
    assert plan.nodes == 0
    assert len({line[0] for _, line in plan.leaves.values()}) > 3
    assert max(len(line) for _, line in plan.leaves.values()) > 2


def test_a_wide_plan_reaches_more_places() -> None:
    state = give(table(4), joker=3)
    narrow, wide = (planned(state, 400, width) for width in (1, 2))
    assert narrow.nodes > 0  # neither was stopped
    assert wide.nodes > 0
    assert set(narrow.leaves) < set(wide.leaves)


def test_who_plays_on_is_told_beginnings_that_promise_little() -> None:
    """Track that would be a bad end of the turn may be a good beginning: a roll can follow it."""
    state = give(table(4), joker=4, hidden=4)
    rows = deep.lines_from(state, ANNA, state.legal(ANNA), Random(1), KEEPING, LEARNED)
    stop = next(value for value, line in rows if line == [state.read("end")])
    placed = [value for value, line in rows if "lay" in state.notation(line[0])]
    rolls = [line for _, line in rows if "roll" in state.notation(line[-1])]
    assert min(placed) < stop
    assert len(rolls) == KEEPING.runners_up
    assert rows == sorted(rows, key=lambda row: (-row[0], row[1]))


def test_rolls_are_compared_with_the_same_luck() -> None:
    state = give(table(4), joker=4)
    rolls = deep.rolls_after(state, ANNA, [], 0.5, LITTLE, LEARNED)
    assert [line for _, line in rolls] == [[code] for code in policy.rolls(state, policy.KEEPS)]
    assert all(0.0 < value < 1.0 for value, _ in rolls)
    assert rolls == deep.rolls_after(state, ANNA, [], 0.5, LITTLE, LEARNED)


def test_turns_are_compared_by_playing_on() -> None:
    """Anna can win at once; if she ends her turn, what the others do is seen in playouts."""
    state = complete(3)
    end, win = state.read("end"), state.read("lay ? at S r26c10 to W")
    before = state.dump()
    assert replies.play_on(state, ANNA, [win], Random(1), FEW, LEARNED) > deep.SURE
    shares = [replies.play_on(state, ANNA, [end], Random(seed), FEW, LEARNED) for seed in range(3)]
    assert all(0.0 <= share < 1.0 for share in shares)
    assert shares[1] == replies.play_on(state, ANNA, [end], Random(1), FEW, LEARNED)
    found = [(0.6, [end]), (0.5, [win])]
    rows = replies.compare(state, ANNA, found, Random(1), FEW, LEARNED)
    assert rows[0][1] == [win]
    assert rows[0][0] >= rows[1][0]
    assert state.dump() == before


def test_without_playouts_the_promise_counts() -> None:
    state = complete(3)
    rows = [(0.6, [state.read("end")]), (0.5, [state.read("lay ? at S r26c10 to W")])]
    none = Playouts([], 0.0, 0, QUICK)
    assert replies.compare(state, ANNA, rows, Random(1), none, LEARNED) == rows
    late = replies.compare(state, ANNA, rows, Random(1), FEW, LEARNED, lambda: True)
    assert late == rows


def test_a_turn_given_up_is_worth_no_more_than_one_kept() -> None:
    rows: list[tuple[float, list[int]]] = [(0.5, [1]), (0.7, [2]), (0.2, [3])]
    assert replies.cap_by_better(rows) == [(0.5, [1]), (0.5, [2]), (0.2, [3])]


def test_a_turn_in_a_playout_ends_where_the_seat_comes_next_too() -> None:
    """With two players the last of a year begins the next one (RD-121)."""
    state = table(2)
    play(state, "end")
    year = state.year
    replies.end_turn(state, BRUNO)
    assert (state.year, state.to_act()) == (year + 1, (BRUNO,))


def test_a_playout_stops_where_the_own_next_turn_begins() -> None:
    """Who ends the year of two begins the next one: that turn is not played away."""
    state = table(2)
    play(state, "end")
    end = state.read("end")
    share = replies.play_on(state, BRUNO, [end], Random(1), FEW, LEARNED)
    play(state, "end")
    assert share == NETWORK.chances(state)[BRUNO]


def test_a_playout_goes_on_with_a_turn_that_has_not_ended() -> None:
    """After track alone Anna may still roll her other jokers, as she may at the table."""
    state = give(table(2), joker=4)
    lay = next(code for code in state.legal(ANNA) if state.notation(code).startswith("lay"))
    luck = [replies.play_on(state, ANNA, [lay], Random(n), FEW, LEARNED) for n in range(2)]
    assert luck[0] != luck[1]


def test_a_turn_has_ended_where_another_begins() -> None:
    """Even for who ends the year of two and begins the next one (RD-121)."""
    start = give(table(2), joker=4)
    world = start.clone()
    world.apply(ANNA, next(code for code in world.legal(ANNA) if code != world.read("end")))
    assert not replies.has_ended(world, start)
    for seat in (ANNA, BRUNO):
        before = world.clone()
        replies.end_turn(world, seat)
        assert replies.has_ended(world, before)
    assert world.to_act() == (BRUNO,)


def test_income_waits_for_a_station_that_raises_it() -> None:
    """Anna directs red and can pay Frankfurt's red square: her income is then one more (RD-44)."""
    state = end_at(give(table(year=3), hidden=6, joker=0), S, "r26c10", "W", piece="NW")
    direct(carried(state, ANNA, red=3), ANNA, "red")
    station = next(code for code in state.legal(ANNA) if "red" in state.notation(code))
    starts = deep.income_starts(state, ANNA, state.legal(ANNA), 60, 1, LEARNED)
    assert starts[0] == []
    assert station in starts[1]
    for effort, first in ((KEEPING, {INCOME, starts[1][0]}), (LITTLE, {starts[1][0]})):
        rows = deep.lines(state, ANNA, state.legal(ANNA), Random(1), effort, LEARNED)
        assert all(INCOME in line for _, line in rows)
        assert {line[0] for _, line in rows} == first
    assert deep.best_start(state, ANNA, starts, LITTLE, LEARNED) == starts[1]
    assert deep.income_starts(state, ANNA, state.legal(ANNA), 60, 0, LEARNED) == [[]]
    play(state, "income")
    assert deep.income_starts(state, ANNA, state.legal(ANNA), 60, 1, LEARNED) == []


def test_a_plan_sees_that_the_bank_can_be_asked_for_too_much() -> None:
    """Anna leads; with an income that the bank lacks she wins at once (RD-123)."""
    state = complete()
    assert not deep.is_short(state, ANNA)
    assert planned(state, 0).best < deep.SURE
    bank(state, 2)
    assert deep.is_short(state, ANNA)
    assert planned(state, 0).best > deep.SURE
    rows = deep.lines(state, ANNA, state.legal(ANNA), Random(1), LITTLE, LEARNED)
    assert rows[0][0] > deep.SURE
    play(state, "income")
    result = state.result()
    assert result is not None
    assert result.winners == (ANNA,)


def test_a_position_before_a_turn_is_seen_as_after_the_last_one() -> None:
    state = table(3)
    play(state, "end")
    step_back(state)
    assert (state.turn, turns_before(state, BRUNO), turns_before(state, 2)) == (ANNA, 0, 1)
