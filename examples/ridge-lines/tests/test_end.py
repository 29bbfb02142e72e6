"""The end: a line is through, or both have passed."""

from __future__ import annotations

import pytest

from hills import NORTH, WEST, play, refusal, table, told
from ridge_lines.game import GAME
from trackside.core.errors import GameOver


@pytest.mark.rule("RL-16")
def test_a_line_that_joins_its_termini_wins_at_once() -> None:
    """The West Line takes row D, of which D3, D5 and D7 are ridges."""
    west: list[str] = []
    for laid in (["D2"], ["D3"], ["D4", "done"], ["D5"], ["D6", "done"], ["D7"]):
        west += [f"lay {laid[0]}", *laid[1:], "done"]
    state = table(*west)
    assert state.result() is None
    assert told(state, "lay D8") == ["laid", "through"]
    result = state.result()
    assert result is not None
    assert (result.places, result.reason, result.rule) == ((1, 2), "line-through", "RL-16")
    with pytest.raises(GameOver):
        state.apply(NORTH, state.read("done"))


@pytest.mark.rule("RL-17")
def test_two_passes_one_after_the_other_end_the_game() -> None:
    state = table("done")
    assert state.result() is None
    assert told(state, "done") == ["passed", "counted"]
    assert state.to_act() == ()


@pytest.mark.rule("RL-17")
def test_track_between_two_passes_keeps_the_game_alive() -> None:
    state = table("done", "lay B4", "done", "done")
    assert state.to_act() == (NORTH,)
    assert play(state, "done").to_act() == ()


@pytest.mark.rule("RL-18", "RL-19")
def test_after_two_passes_towns_decide() -> None:
    """Alderby on B5 is worth 1."""
    state = table("lay D2", "lay B4", "lay B5", "done", "done")
    result = state.result()
    assert result is not None
    assert (result.scores, result.places, result.reason) == ((0, 1), (2, 1), "both-passed")


@pytest.mark.rule("RL-19", "RL-EX2")
def test_equal_scores_share_the_win() -> None:
    result = table("done", "done").result()
    assert result is not None
    assert (result.scores, result.winners) == ((0, 0), (WEST, NORTH))


def test_before_the_draw_nobody_lays_track() -> None:
    assert refusal(GAME.new(2), "lay D2")[:2] == ("RL-5", "not-begun")
