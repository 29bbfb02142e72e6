"""Out of turn: the refusal names the rule that says whose turn it is, or when a card is played."""

from __future__ import annotations

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    at,
    forward,
    give,
    lay,
    opening,
    play,
    put,
    say,
    transport,
)
from trackside.core.contract import CHANCE
from trackside.core.errors import NotYourTurn
from trackside.games.volldampf import GAME
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import (
    ALLES_NEU,
    BID,
    BUILD,
    GROUP,
    LOAN,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    SUBVENTION,
    TRANSPORT,
)


def out_of_turn(state: State, seat: int, text: str) -> str:
    """The rule; `apply` must say the same and leave everything as it is."""
    before = state.dump()
    with pytest.raises(NotYourTurn) as asked:
        state.refuse(seat, state.read(text))
    with pytest.raises(NotYourTurn) as done:
        state.apply(seat, state.read(text))
    assert asked.value.refusal == done.value.refusal
    assert state.dump() == before
    refusal = asked.value.refusal
    if "turn_seat" in refusal.params:
        assert refusal.params["turn_seat"] in state.to_act()
    return refusal.rule


@pytest.mark.rule("VD-66", "VD-80", "VD-97", "VD-102", "VD-112")
@pytest.mark.parametrize(
    ("stage", "text", "rule"),
    [
        (LOAN, "loan 1", "VD-66"),
        (BID, "bid 3", "VD-80"),
        (GROUP, "take 1", "VD-97"),
        (BUILD, "drop green", "VD-102"),
        (BUILD, "build HAM-HAN", "VD-102"),
        (TRANSPORT, "give-up", "VD-112"),
    ],
)
def test_a_turn_belongs_to_one_player(stage: int, text: str, rule: str) -> None:
    state = at(stage, 3)
    other = B if state.actor == A else A
    assert out_of_turn(state, other, text) == rule


@pytest.mark.rule("VD-161", "VD-164", "VD-169", "VD-74", "VD-149", "VD-153", "VD-156")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("neue-planung BER red", "VD-161"),
        ("sabotage", "VD-164"),
        ("subvention", "VD-169"),
        ("alles-neu", "VD-74"),
        ("gelegenheit green HAM-HAN", "VD-149"),
        ("declare-fast BER red", "VD-153"),
        ("zusatzfracht", "VD-156"),
    ],
)
def test_a_card_out_of_turn_names_its_own_rule(text: str, rule: str) -> None:
    """Whether the card is in hand or not: the answer must not tell."""
    for stage in (BUILD, TRANSPORT):
        assert out_of_turn(at(stage, 3), B, text) == rule


@pytest.mark.rule("VD-161", "VD-162")
def test_neue_planung_is_refused_while_another_puts_a_good_down() -> None:
    state = give(put(transport(3), "BER", "red"), A, "neue-planung")
    give(state, B, "neue-planung")
    say(state, "neue-planung BER red")
    assert out_of_turn(state, B, "neue-planung BER red") == "VD-161"
    assert out_of_turn(state, B, "place PAR") == "VD-112"
    say(state, "place PAR")
    play(state, A, "give-up")
    play(state, B, "neue-planung PAR red")


@pytest.mark.rule("VD-164", "VD-167")
def test_in_the_sabotage_window_one_is_asked_after_the_other() -> None:
    state = lay(put(transport(3), "BER", "blue"), A, "BER-LEI")
    for seat in (B, C):
        give(state, seat, "sabotage")
    say(state, "declare BER blue")
    assert (int(state.stage), state.to_act()) == (SABOTAGE, (B,))
    assert out_of_turn(state, C, "sabotage") == "VD-167"
    say(state, "no", "no")
    assert state.stage == ROUTE
    assert out_of_turn(state, C, "sabotage") == "VD-164"


@pytest.mark.rule("VD-169", "VD-218")
def test_subvention_is_for_the_last_in_order() -> None:
    state = transport(3)
    for seat in (A, B, C):
        give(state, seat, "neue-planung")
    state.position[C] = 4
    forward(state, SUBVENTION)
    assert state.to_act() == (A,)
    assert out_of_turn(state, B, "subvention") == "VD-218"
    assert out_of_turn(state, C, "subvention") == "VD-169"


@pytest.mark.rule("VD-74")
def test_alles_neu_is_asked_in_turn_order() -> None:
    state = opening(3)
    give(give(state, A, "alles-neu"), B, "alles-neu")
    forward(state, ALLES_NEU)
    assert out_of_turn(state, B, "alles-neu") == "VD-74"


@pytest.mark.rule("VD-86")
def test_who_has_passed_does_not_bid_again() -> None:
    state = at(BID, 3)
    say(state, "bid 1", "pass")
    assert out_of_turn(state, B, "bid 5") == "VD-86"


@pytest.mark.rule("VD-172", "VD-174", "VD-178")
def test_a_secret_choice_is_made_once() -> None:
    state = opening(2)
    assert state.stage == SECRET_LOAN
    play(state, A, "loan 1")
    assert out_of_turn(state, A, "loan 2") == "VD-172"
    play(state, B, "loan 1")
    forward(state, SECRET_BID)
    play(state, A, "bid 2")
    assert out_of_turn(state, A, "bid 3") == "VD-174"
    play(state, B, "bid 2")
    play(state, B, "bid 1")
    assert out_of_turn(state, B, "bid 2") == "VD-178"


def test_while_chance_is_due_and_for_no_seat_there_is_no_rule() -> None:
    state = GAME.new(3)
    assert state.to_act() == (CHANCE,)
    assert out_of_turn(state, A, "give-up") == ""
    assert out_of_turn(at(BUILD, 3), 5, "give-up") == ""
