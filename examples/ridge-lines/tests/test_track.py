"""Where track may lie, and what it takes."""

from __future__ import annotations

import pytest

from hills import NORTH, WEST, play, refusal, table, told


@pytest.mark.rule("RL-4")
def test_own_track_lies_on_the_termini_from_the_start() -> None:
    track = table().view(None)["board"]["track"]
    assert track == {"D1": WEST, "E8": WEST, "A4": NORTH, "H5": NORTH}


@pytest.mark.rule("RL-3", "RL-12")
def test_new_track_lies_beside_own_track() -> None:
    """D1 and E8 have four neighbours each; C2 is a ridge and takes more than the one gang."""
    laid = [offer["do"]["hex"] for offer in table().offers(WEST) if offer["do"]["do"] == "lay"]
    assert sorted(laid) == ["C1", "D2", "D8", "E1", "E7", "F7", "F8"]
    assert refusal(table(), "lay D4") == ("RL-12", "not-beside-own-track", {"hex": "D4"})


@pytest.mark.rule("RL-10", "RL-12")
def test_track_grows_from_what_was_laid_in_this_turn() -> None:
    state = table("lay D2", "lay B4", "lay B5")
    assert state.owner[state.facts.number["B5"]] == NORTH
    assert told(table(), "lay D2") == ["laid"]


@pytest.mark.rule("RL-11")
def test_a_hex_bears_track_once() -> None:
    state = table("lay D2", "done")
    assert refusal(state, "lay D2") == ("RL-11", "hex-taken", {"hex": "D2", "line": "West Line"})
    assert refusal(state, "lay A4")[2] == {"hex": "A4", "line": "North Line"}


@pytest.mark.rule("RL-13")
def test_a_plain_and_a_town_take_one_gang() -> None:
    state = table("done", "lay B4")
    assert state.left == 1
    assert play(state, "lay B5").to_act() == (WEST,)  # Alderby


@pytest.mark.rule("RL-14")
def test_a_ridge_takes_two_gangs_of_the_same_turn() -> None:
    state = table("lay D2", "done", "lay E1")
    wanted = {"hex": "D3", "needed": 2, "left": 1}
    assert refusal(state, "lay D3") == ("RL-14", "too-few-gangs", wanted)
    assert play(table("lay D2", "done"), "lay D3").to_act() == (NORTH,)


@pytest.mark.rule("RL-15")
def test_no_action_takes_track_away() -> None:
    state = table("lay D2")
    for move in ("lay B4", "lay B5", "lay C2", "done", "done"):
        before = {at for at, owner in enumerate(state.owner) if owner >= 0}
        play(state, move)
        assert before <= {at for at, owner in enumerate(state.owner) if owner >= 0}


@pytest.mark.rule("RL-EX1")
def test_the_first_turns_of_the_example() -> None:
    state = table("lay D2")
    assert (state.to_act(), state.left) == ((NORTH,), 2)
    play(state, "lay B4")
    assert state.left == 1
    assert refusal(state, "lay C4")[:2] == ("RL-14", "too-few-gangs")
