"""Two players (VD-172 to VD-183, VD-96): secret bids, ties, raises."""

from __future__ import annotations

import pytest

from games.volldampf.table import (
    A,
    B,
    at,
    forward,
    give,
    ints,
    opening,
    order,
    play,
    refused,
    say,
    texts,
)
from trackside.core.errors import NotYourTurn
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import ALLES_NEU, BUILD, GROUP, SECRET_BID, TRANSPORT


def bidding(a: int = 10, b: int = 10) -> State:
    state = at(SECRET_BID, 2)
    state.cash[A], state.cash[B] = a, b
    return state


@pytest.mark.rule("VD-96", "VD-174", "VD-197")
def test_both_bid_one_to_five_in_secret() -> None:
    state = bidding()
    assert state.to_act() == (A, B)
    assert [state.notation(code) for code in state.legal(B)] == [f"bid {n}" for n in range(1, 6)]
    assert refused(state, "bid 0", A) == "VD-174"
    assert refused(state, "bid 6", A) == "VD-174"
    assert refused(state, "pass", A) == "VD-53"
    assert state.secret(A, state.read("bid 3")) == (A,)
    one, two = state.clone(), state.clone()
    events = [play(one, A, "bid 3"), play(two, A, "bid 5")]
    assert one.view(B) == two.view(B)
    assert one.view(None) == two.view(None)
    assert one.offers(B) == two.offers(B)
    assert events[0] == events[1]
    with pytest.raises(NotYourTurn):
        play(one, A, "bid 4")
    assert one.secret(B, one.read("bid 3")) is None


@pytest.mark.rule("VD-176", "VD-177")
def test_the_higher_bid_is_first_and_both_pay() -> None:
    state = bidding()
    play(state, B, "bid 4")  # either may choose first
    play(state, A, "bid 2")
    assert order(state) == [B, A]
    assert ints(state.cash) == [8, 6]
    assert (int(state.stage), state.to_act()) == (GROUP, (B,))


@pytest.mark.rule("VD-175")
def test_a_bid_within_the_cash_and_nothing_without_money() -> None:
    state = bidding(a=2, b=0)
    assert refused(state, "bid 2", A) is None
    assert refused(state, "bid 3", A) == "VD-175"
    assert refused(state, "bid 1", B) == "VD-175"
    assert [state.notation(code) for code in state.legal(B)] == ["bid 0"]
    play(state, A, "bid 1")
    play(state, B, "bid 0")
    assert order(state) == [A, B]


@pytest.mark.rule("VD-EX10", "VD-178", "VD-177")
def test_equal_bids_are_raised() -> None:
    state = bidding()
    assert refused(state, "bid 6", A) == "VD-174"
    play(state, A, "bid 3")
    events = play(state, B, "bid 3")
    assert [event.key for event in events if event.rule == "VD-178"] == ["bids-level"]
    assert (int(state.stage), state.to_act()) == (SECRET_BID, (A, B))
    assert refused(state, "bid 0", A) == "VD-178"
    assert refused(state, "bid 6", A) == "VD-178"
    play(state, A, "bid 1")
    play(state, B, "bid 2")
    assert order(state) == [B, A]
    assert ints(state.cash) == [6, 5]


@pytest.mark.rule("VD-179", "VD-178")
def test_raising_goes_on_until_the_bids_differ() -> None:
    state = bidding(20, 20)
    for amount in (5, 5, 2):
        play(state, A, f"bid {amount}")
        play(state, B, f"bid {amount}")
        assert state.stage == SECRET_BID
    play(state, A, "bid 2")
    play(state, B, "bid 1")
    assert order(state) == [A, B]
    assert ints(state.cash) == [6, 7]


@pytest.mark.rule("VD-180", "VD-178")
def test_without_money_left_nothing_is_added() -> None:
    state = bidding(3, 9)
    play(state, A, "bid 3")
    play(state, B, "bid 3")
    assert refused(state, "bid 1", A) == "VD-180"
    assert [state.notation(code) for code in state.legal(A)] == ["bid 0"]
    assert refused(state, "bid 6", B) == "VD-178"
    play(state, A, "bid 0")
    play(state, B, "bid 1")
    assert order(state) == [B, A]


@pytest.mark.rule("VD-178")
def test_a_raise_stays_within_the_cash_that_is_left() -> None:
    state = bidding(5, 9)
    play(state, A, "bid 3")
    play(state, B, "bid 3")
    assert refused(state, "bid 3", A) == "VD-178"
    assert refused(state, "bid 2", A) is None


@pytest.mark.rule("VD-181")
@pytest.mark.parametrize("first", [A, B])
def test_if_nobody_can_raise_the_order_stays(first: int) -> None:
    state = forward(opening(2, start=first), SECRET_BID)
    state.cash[A] = state.cash[B] = 4
    play(state, A, "bid 4")
    play(state, B, "bid 4")
    play(state, A, "bid 0")
    play(state, B, "bid 0")
    assert order(state) == [first, 1 - first]
    assert ints(state.cash) == [0, 0]


@pytest.mark.rule("VD-182")
def test_everything_else_is_as_with_more_players() -> None:
    state = give(opening(2), A, "alles-neu")
    forward(state, ALLES_NEU)
    assert state.to_act() == (A,)
    say(state, "no")
    forward(state, GROUP)
    say(state, "take 1")
    assert texts(state) == ["take 2"]  # the other group falls to the other player (VD-99)
    say(state, "take 2")
    assert state.stage == BUILD
    seen = 0
    while state.stage == BUILD:
        seen += 1
        say(state, state.notation(state.legal(state.to_act()[0])[0]))
    assert seen == 6
    assert state.stage == TRANSPORT
