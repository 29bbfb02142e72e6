"""Phase 4 with three to six players, and the choice of groups (VD-79 to VD-99, VD-209)."""

from __future__ import annotations

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    D,
    E,
    F,
    at,
    forward,
    forward_round,
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
from trackside.games.volldampf.phases import BID, BUILD, GROUP


def auction(players: int, cash: int = 20, **options: bool) -> State:
    state = at(BID, players, **options)
    for seat in range(players):
        state.cash[seat] = cash
    return state


def bids(state: State, *steps: tuple[int, str]) -> State:
    for seat, text in steps:
        assert state.to_act() == (seat,)
        play(state, seat, "pass" if text == "pass" else f"bid {text}")
    return state


def paid(state: State, cash: int = 20) -> list[int]:
    return [cash - int(left) for left in state.cash]


@pytest.mark.rule("VD-EX4", "VD-80", "VD-81", "VD-87", "VD-88", "VD-91", "VD-92", "VD-93", "VD-95")
def test_four_players() -> None:
    state = auction(4)
    bids(state, (A, "1"), (B, "2"), (C, "3"), (D, "pass"), (A, "4"), (B, "pass"))
    bids(state, (C, "5"), (A, "pass"))
    assert order(state) == [C, A, B, D]
    assert paid(state) == [4, 1, 5, 0]


@pytest.mark.rule("VD-EX5", "VD-91", "VD-92", "VD-93")
def test_five_players() -> None:
    state = auction(5)
    bids(state, (A, "1"), (B, "2"), (C, "3"), (D, "4"), (E, "5"), (A, "6"), (B, "7"))
    bids(state, (C, "pass"), (D, "pass"), (E, "8"), (A, "pass"), (B, "pass"))
    assert order(state) == [E, B, A, D, C]
    assert paid(state) == [3, 7, 0, 2, 8]


@pytest.mark.rule("VD-EX6", "VD-91", "VD-92", "VD-93")
def test_six_players() -> None:
    state = auction(6)
    bids(state, (A, "1"), (B, "2"), (C, "3"), (D, "4"), (E, "5"), (F, "6"), (A, "pass"))
    bids(state, (B, "pass"), (C, "pass"), (D, "7"), (E, "pass"), (F, "8"), (D, "pass"))
    assert order(state) == [F, D, E, C, B, A]
    assert paid(state) == [0, 1, 1, 7, 2, 8]


@pytest.mark.rule("VD-EX7", "VD-94")
def test_three_players() -> None:
    state = auction(3)
    bids(state, (A, "3"), (B, "4"), (C, "5"), (A, "pass"), (B, "6"), (C, "pass"))
    assert order(state) == [B, C, A]
    assert paid(state) == [1, 6, 5]
    cheap = bids(auction(3), (A, "1"), (B, "2"), (C, "3"), (A, "pass"))
    assert cheap.cash[A] == 20


@pytest.mark.rule("VD-92", "VD-94")
def test_the_option_rounds_the_half_bid_up() -> None:
    state = auction(3, pay_half_rounded_up=True)
    bids(state, (A, "3"), (B, "4"), (C, "5"), (A, "pass"))
    assert state.cash[A] == 20 - 2
    state = auction(4, pay_half_rounded_up=True)
    bids(state, (A, "1"), (B, "3"), (C, "4"), (D, "pass"), (A, "pass"), (B, "pass"))
    assert paid(state) == [1, 3, 4, 0]


@pytest.mark.rule("VD-79", "VD-54")
def test_the_holder_of_card_1_bids_first() -> None:
    state = forward(opening(4, start=C), BID)
    assert state.to_act() == (C,)
    say(state, "bid 1", "pass", "pass", "pass")
    assert order(state)[0] == C
    forward_round(state)
    forward(state, BID)
    assert state.to_act() == (C,)


@pytest.mark.rule("VD-80")
def test_bidding_goes_clockwise_by_seat_not_by_number() -> None:
    state = at(BID, 4)
    state.order[0], state.order[1], state.order[2], state.order[3] = 2, 0, 3, 1
    state.actor = 2
    bids(state, (C, "1"), (D, "2"), (A, "pass"), (B, "3"), (C, "4"), (D, "5"), (B, "6"))


@pytest.mark.rule("VD-82", "VD-83")
def test_a_bid_beats_the_highest_by_any_amount() -> None:
    state = auction(4)
    assert refused(state, "bid 0") == "VD-82"
    assert refused(state, "bid 1") is None
    play(state, A, "bid 7")
    assert refused(state, "bid 7") == "VD-82"
    refusal = state.refuse(B, state.read("bid 3"))
    assert refusal is not None
    assert refusal.params == {"least": 8}
    assert refused(state, "bid 8") is None
    assert refused(state, "bid 20") is None


@pytest.mark.rule("VD-84", "VD-209", "VD-EX8")
def test_a_raise_adds_to_the_stake_within_the_cash() -> None:
    state = auction(4, cash=6)
    bids(state, (A, "4"), (B, "5"), (C, "pass"), (D, "pass"))
    assert refused(state, "bid 6") is None
    assert refused(state, "bid 7") == "VD-84"
    play(state, A, "bid 6")
    bids(state, (B, "pass"))
    assert state.cash[A] == 0  # 6 in all, not 4 and 6


@pytest.mark.rule("VD-85", "VD-89", "VD-90", "VD-EX9")
def test_all_pass_and_nobody_pays() -> None:
    state = auction(3)
    assert refused(state, "pass") is None
    bids(state, (A, "pass"), (B, "pass"))
    assert order(state) == [C, B, A]
    assert paid(state) == [0, 0, 0]


@pytest.mark.rule("VD-86", "VD-80")
def test_passing_is_final() -> None:
    state = auction(4)
    bids(state, (A, "pass"), (B, "1"), (C, "2"), (D, "3"))
    assert state.to_act() == (B,)
    with pytest.raises(NotYourTurn):
        state.refuse(A, state.read("bid 9"))


@pytest.mark.rule("VD-87", "VD-88")
def test_cards_are_taken_from_the_highest_number_down() -> None:
    state = auction(5)
    bids(state, (A, "pass"), (B, "pass"))
    assert state.view(None)["auction"]["taken"] == {"5": A, "4": B}
    bids(state, (C, "2"), (D, "pass"), (E, "pass"))
    assert order(state) == [C, E, D, B, A]
    assert state.cash[C] == 18  # card 1 without bidding again
    assert state.stage == GROUP


@pytest.mark.rule("VD-90")
def test_who_never_bid_pays_nothing_on_any_card() -> None:
    state = auction(4)
    bids(state, (A, "9"), (B, "pass"), (C, "pass"), (D, "pass"))
    assert paid(state) == [9, 0, 0, 0]


@pytest.mark.rule("VD-95", "VD-16")
def test_offers_say_what_a_bid_costs_with_each_card() -> None:
    state = auction(4)
    offer = next(o for o in state.offers(A) if o["text"] == "bid 5")
    assert offer["info"]["pays"] == {"1": 5, "2": 5, "3": 2, "4": 0}


@pytest.mark.rule("VD-97", "VD-98", "VD-99")
def test_groups_are_chosen_in_the_new_order_and_the_last_falls() -> None:
    state = auction(4)
    bids(state, (A, "pass"), (B, "pass"), (C, "pass"))
    assert order(state) == [D, C, B, A]
    groups = state.view(None)["groups"]
    play(state, D, "take 3")
    assert refused(state, "take 3") == "VD-97"
    assert texts(state, "take") == ["take 1", "take 2", "take 4"]
    play(state, C, "take 1")
    play(state, B, "take 4")
    assert state.stage == BUILD
    seats = state.view(None)["seats"]
    assert [seats[s]["routes"] for s in (D, C, B, A)] == [groups[i] for i in (2, 0, 3, 1)]


@pytest.mark.rule("VD-98", "VD-190")
def test_route_cards_lie_open() -> None:
    state = at(BUILD, 3)
    assert all(len(seat["routes"]) == 3 for seat in state.view(B)["seats"])
    assert state.view(B)["seats"] == state.view(None)["seats"]
    assert ints(state.bids) == [0, 0, 0]


@pytest.mark.rule("VD-85")
def test_by_an_option_the_first_bidder_bids() -> None:
    """One mark is enough; the others may pass, and so may a first bidder without money."""
    state = at(BID, 3)
    assert refused(state, "pass") is None

    state = forward(opening(3, first_bidder_must_bid=True), BID)
    assert refused(state, "pass") == "VD-85"
    say(state, "bid 1")
    assert refused(state, "pass") is None

    state = forward(opening(3, first_bidder_must_bid=True), BID)
    state.cash[A] = 0
    assert texts(state) == ["pass"]
    say(state, "pass")
    assert refused(state, "pass") is None
