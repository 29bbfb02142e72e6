"""Phase 3 (VD-66 to VD-73, VD-211, VD-212) with two to six players."""

from __future__ import annotations

import pytest

from games.volldampf.table import A, B, C, at, forward, ints, opening, play, refused, say
from trackside.core.errors import NotYourTurn
from trackside.games.volldampf import GAME
from trackside.games.volldampf.components import LOAN_MARKERS
from trackside.games.volldampf.phases import BID, BUILD, GROUP, LOAN, SECRET_BID, TRANSPORT


@pytest.mark.rule("VD-66")
def test_each_decides_once_in_turn_order_zero_included() -> None:
    state = opening(3, start=B)
    asked = []
    for text in ("loan 2", "loan 0", "loan 1"):
        asked.append(state.to_act()[0])
        say(state, text)
    assert asked == [B, C, A]
    assert ints(state.loans) == [1, 2, 0]
    assert state.stage == BID


@pytest.mark.rule("VD-67", "VD-211")
def test_any_value_up_to_the_supply_of_all_together() -> None:
    state = opening(4)
    say(state, "loan 60")
    assert refused(state, "loan 24") is None
    assert refused(state, "loan 25") == "VD-211"
    refusal = state.refuse(B, state.read("loan 25"))
    assert refusal is not None
    assert refusal.params == {"most": 24, "supply": 84}
    say(state, "loan 24")
    assert refused(state, "loan 1") == "VD-211"
    assert refused(state, "loan 0") is None


@pytest.mark.rule("VD-68", "VD-72", "VD-EX3")
def test_six_marks_a_point_at_once() -> None:
    state = opening(4)
    say(state, "loan 7")
    assert (state.loans[A], state.cash[A]) == (7, 10 + 42)
    assert sum(value * count for value, count in LOAN_MARKERS.items()) >= 7
    assert isinstance(state.dump()["loans"][A], int)  # a value, not markers


@pytest.mark.rule("VD-69", "VD-70")
@pytest.mark.parametrize("stage", [BID, GROUP, BUILD, TRANSPORT])
def test_loans_only_in_the_loan_phase_and_never_back(stage: int) -> None:
    state = opening(4)
    say(state, "loan 3")
    forward(state, stage)
    assert refused(state, "loan 1") == "VD-69"
    assert refused(state, "loan 0") == "VD-69"
    assert state.loans[A] == 3


@pytest.mark.rule("VD-71", "VD-190")
def test_loans_lie_open() -> None:
    state = opening(4)
    say(state, "loan 3")
    for viewer in (None, B):
        assert state.view(viewer)["seats"][A]["loans"] == 3


@pytest.mark.rule("VD-73", "VD-172", "VD-173", "VD-197")
def test_two_players_choose_in_secret_and_show_together() -> None:
    state = opening(2)
    assert state.to_act() == (A, B)
    before = state.view(B)
    events = play(state, A, "loan 5")
    assert [(event.key, event.params) for event in events] == [("loan-chosen", {})]
    assert state.to_act() == (B,)
    with pytest.raises(NotYourTurn):
        play(state, A, "loan 1")
    after = state.view(B)
    assert after["seats"][A]["chosen"]
    for view in (before, after):
        view["seats"][A].pop("chosen")
        view.pop("to_act")
        view.pop("ask")
    assert before == after
    assert ints(state.cash) == [10, 10]
    play(state, B, "loan 0")
    assert (ints(state.loans), ints(state.cash)) == ([5, 0], [40, 10])
    assert state.stage == SECRET_BID


@pytest.mark.rule("VD-172", "VD-197")
def test_a_secret_loan_leaves_no_trace_in_what_the_other_gets() -> None:
    one, two = opening(2), opening(2)
    assert one.secret(A, one.read("loan 5")) == (A,)
    events = [play(one, A, "loan 5"), play(two, A, "loan 0")]
    assert one.view(B) == two.view(B)
    assert one.view(None) == two.view(None)
    assert one.legal(B) == two.legal(B)
    assert one.offers(B) == two.offers(B)
    assert [e.seen_by(B) for e in events[0]] == [e.seen_by(B) for e in events[1]]
    assert one.secret(B, one.read("loan 1")) is None  # it brings both to light


@pytest.mark.rule("VD-212", "VD-EX24")
def test_one_of_two_players_has_at_most_42() -> None:
    state = opening(2)
    state.loans[A] = 40
    for other in (0, 42):
        state.loans[B] = other
        assert refused(state, "loan 2", A) is None
        assert refused(state, "loan 3", A) == "VD-212"


@pytest.mark.rule("VD-211")
def test_a_larger_request_is_refused_not_cut_down() -> None:
    state = at(LOAN, 3)
    before = state.dump()
    assert refused(state, "loan 90") == "VD-211"
    assert state.dump() == before == GAME.load(before).dump()
