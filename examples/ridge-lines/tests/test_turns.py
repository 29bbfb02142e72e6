"""Who begins, whose turn it is, and for how long."""

from __future__ import annotations

import pytest

from hills import NORTH, WEST, play, refusal, table, told
from ridge_lines.game import GAME
from trackside.core.contract import CHANCE
from trackside.core.errors import BadOption


@pytest.mark.rule("RL-1")
@pytest.mark.parametrize("players", [0, 1, 3, 4])
def test_the_game_is_for_two(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players)


@pytest.mark.rule("RL-1")
def test_the_first_seat_is_the_west_line() -> None:
    seats = table().view(None)["seats"]
    assert [seat["line"] for seat in seats] == ["West Line", "North Line"]


@pytest.mark.rule("RL-5")
@pytest.mark.parametrize("seat", [WEST, NORTH])
def test_chance_names_who_begins(seat: int) -> None:
    state = GAME.new(2)
    assert state.to_act() == (CHANCE,)
    assert [weight for _, weight in state.chance()] == [1, 1]
    assert play(state, f"begin {seat}").to_act() == (seat,)


@pytest.mark.rule("RL-5")
def test_with_the_option_the_west_line_begins() -> None:
    assert table().to_act() == (WEST,)
    assert refusal(table(), "begin 1")[:2] == ("RL-5", "already-begun")


@pytest.mark.rule("RL-6")
def test_the_players_take_turns() -> None:
    assert table("done").to_act() == (NORTH,)
    assert table("lay D2", "lay B4", "done").to_act() == (WEST,)


@pytest.mark.rule("RL-7")
@pytest.mark.parametrize("gangs", [2, 3])
def test_a_turn_has_as_many_gangs_as_the_option_says(gangs: int) -> None:
    assert table("lay D2", gangs=gangs).left == gangs


@pytest.mark.rule("RL-8")
def test_the_very_first_turn_has_one_gang() -> None:
    assert table().left == 1
    assert table("lay D2").to_act() == (NORTH,)
    assert table("lay D2", "done").left == 2


@pytest.mark.rule("RL-9")
def test_a_turn_ends_with_its_last_gang_or_with_done() -> None:
    assert table("lay D2", "lay B4", "lay B5").to_act() == (WEST,)
    after = table("lay D2", "lay B4")
    assert told(after, "done") == ["sent-home"]
    assert after.to_act() == (WEST,)
    assert play(after, "lay D3").to_act() == (NORTH,)  # a ridge: no gang was kept from before
    assert after.left == 2
