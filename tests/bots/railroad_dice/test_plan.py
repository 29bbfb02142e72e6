"""Whole turns: deep plans, rolls that are tried again, and playing on."""

from __future__ import annotations

from random import Random

import pytest

from bots.railroad_dice.positions import complete
from games.railroad_dice.table import ANNA, BRUNO, give, play, table
from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.plan import deep, replies


def test_a_deep_plan_sees_the_winning_end() -> None:
    state = complete()
    plan = deep.DeepPlan(state, ANNA, 40)
    assert plan.best == 1.0
    for action in plan.line:
        state.apply(ANNA, action)
    result = state.result()
    assert result is not None
    assert result.places[ANNA] == 1


def test_a_deep_plan_tries_no_placements_twice() -> None:
    plan = deep.DeepPlan(table(), ANNA, 60)
    lines = [tuple(sorted(line)) for _, line in plan.leaves.values()]
    assert len(lines) == len(set(lines)) > 3
    assert plan.top(2)[0][0] >= plan.top(2)[1][0]


def test_a_wide_plan_reaches_more_places() -> None:
    state = give(table(4), joker=3)
    narrow, wide = (deep.DeepPlan(state, ANNA, 400, width) for width in (1, 2))
    assert narrow.nodes > 0  # neither was stopped
    assert wide.nodes > 0
    assert set(narrow.leaves) < set(wide.leaves)


@pytest.mark.usefixtures("short_sight")
def test_the_best_rolls_are_tried_again() -> None:
    """A lucky draw is put right by more; what ends without a roll keeps its chance."""
    state = give(table(4), joker=4)
    roll = policy.rolls(state)[0]
    end = state.read("end")
    rows = deep.tried_again(state, ANNA, [(1.0, [roll]), (0.9, [end])], Random(1))
    assert rows[0] == (0.9, [end])
    assert 0.0 < rows[1][0] < 0.9
    rolls = deep.rolls_after(state, ANNA, [], Random(1))
    assert [line for _, line in rolls] == [[code] for code in policy.rolls(state)]


@pytest.mark.usefixtures("short_sight")
def test_turns_are_compared_by_playing_on() -> None:
    """Anna can win at once; if she ends her turn, what the others do is seen in playouts."""
    state = complete(3)
    end, win = state.read("end"), state.read("lay ? at S r26c10 to W")
    before = state.dump()
    assert replies.played_on(state, ANNA, [win], Random(1)) == 1.0
    shares = [replies.played_on(state, ANNA, [end], Random(seed)) for seed in range(3)]
    assert all(0.0 <= share < 1.0 for share in shares)
    assert shares[1] == replies.played_on(state, ANNA, [end], Random(1))
    rows = replies.compare(state, ANNA, [(0.6, [end]), (0.5, [win])], Random(1))
    assert rows[0][1] == [win]
    assert rows[0][0] >= rows[1][0]
    assert state.dump() == before


@pytest.mark.parametrize("players", [2, 4])
def test_turns_are_compared_with_three_players_only(players: int) -> None:
    state = complete(players)
    rows = [(0.6, [state.read("end")]), (0.5, [state.read("lay ? at S r26c10 to W")])]
    assert replies.compare(state, ANNA, rows, Random(1)) == rows


def test_a_turn_given_up_is_worth_no_more_than_one_kept() -> None:
    rows: list[tuple[float, list[int]]] = [(0.5, [1]), (0.7, [2]), (0.2, [3])]
    assert replies.falling(rows) == [(0.5, [1]), (0.5, [2]), (0.2, [3])]


def test_a_turn_in_a_playout_ends_where_the_seat_comes_next_too() -> None:
    """With two players the last of a year begins the next one (RD-121)."""
    state = table(2)
    play(state, "end")
    year = state.year
    replies.end_turn(state, BRUNO)
    assert (state.year, state.to_act()) == (year + 1, (BRUNO,))
