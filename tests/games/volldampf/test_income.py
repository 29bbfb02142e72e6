"""Phase 7 and the award of action cards (VD-131 to VD-147, VD-216), the end (VD-184 to VD-220)."""

from __future__ import annotations

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    D,
    at,
    give,
    hand,
    ints,
    opening,
    refused,
    say,
    settle,
    step,
    texts,
)
from trackside.core.contract import CHANCE, Event
from trackside.games.volldampf import GAME
from trackside.games.volldampf.components import KINDS
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import DRAW_ACTION, DRAW_FROM_HAND, OVER, ROB, TRANSPORT
from trackside.games.volldampf.rules.income import pay
from trackside.games.volldampf.scoring import result_of, score


def last_turn(positions: list[int], given_up: list[int] | None = None) -> State:
    """The last transport of a round is about to be carried out or given up."""
    state = at(TRANSPORT, len(positions))
    for _ in range(2 * len(positions) - 1):
        say(state, "give-up")
    for seat, position in enumerate(positions):
        state.position[seat] = position
        state.given_up[seat] = (given_up or [0] * len(positions))[seat]
    state.given_up[len(positions) - 1] -= 1  # the last one gives up now
    return state


def end_round(state: State) -> list[Event]:
    return say(state, "give-up")


def paid(position: int, cash: int, loans: int, **options: bool) -> tuple[int, int]:
    state = opening(3, **options)
    state.position[A], state.cash[A], state.loans[A] = position, cash, loans
    told = state.view(A)["seats"][A]["cash_after"]
    pay(state, A)
    assert state.loans[A] == loans  # VD-137
    assert state.cash[A] == told
    return int(state.cash[A]), int(state.position[A])


@pytest.mark.rule(
    "VD-EX18", "VD-131", "VD-132", "VD-133", "VD-134", "VD-135", "VD-136", "VD-137", "VD-138"
)
def test_income_and_dividends() -> None:
    assert paid(14, 2, 3) == (13, 14)
    assert paid(2, 1, 6) == (0, 0)  # three missing, two spaces back, one waived
    assert paid(10, 0, 12) == (0, 8)
    assert paid(5, 0, 5) == (0, 5)  # paid out of the income of this phase
    assert paid(0, 3, 0) == (3, 0)


@pytest.mark.rule("VD-134", "VD-135", "VD-136")
def test_by_an_option_the_whole_dividend_is_paid_in_spaces() -> None:
    """Whoever can pay pays in marks as ever; who cannot keeps the cash, income included."""
    assert paid(14, 2, 3, whole_dividend_by_position=True) == (13, 14)
    assert paid(5, 0, 5, whole_dividend_by_position=True) == (0, 5)
    assert paid(20, 0, 12, whole_dividend_by_position=True) == (8, 20)
    assert paid(9, 1, 12, whole_dividend_by_position=True) == (10, 0)  # three waived
    assert paid(2, 1, 6, whole_dividend_by_position=True) == (3, 0)


@pytest.mark.rule("VD-131", "VD-132")
def test_income_comes_in_turn_order_every_round() -> None:
    state = last_turn([3, 1, 4, 2])
    state.order[0], state.order[1], state.order[2] = 2, 0, 1
    for seat in range(4):
        state.cash[seat], state.loans[seat] = 5, 2
    events = [event for event in end_round(state) if event.key == "income"]
    assert [event.seat for event in events] == [C, A, B, D]
    assert ints(state.cash) == [6, 4, 7, 5]
    before = ints(state.cash)
    settle(state)
    while state.round == 2:
        step(state)
    after = [b + p - 2 for b, p in zip(before, [3, 1, 4, 2])]
    assert ints(state.cash) == after


# --- award of action cards ---


@pytest.mark.rule("VD-EX19", "VD-139", "VD-140", "VD-141", "VD-142", "VD-143")
def test_cards_for_the_last_and_for_transports_given_up() -> None:
    state = last_turn([4, 7, 4, 9], [2, 0, 0, 1])
    end_round(state)
    assert ints(state.due) == [3, 0, 1, 1]
    settle(state)
    assert [seat["hand_size"] for seat in state.view(None)["seats"]] == [3, 0, 1, 1]


@pytest.mark.rule("VD-140", "VD-134")
def test_the_last_is_seen_after_moving_back_for_dividends() -> None:
    state = last_turn([4, 7, 5, 9])
    state.cash[B], state.loans[B] = 0, 12  # five missing: from 7 to 2
    for seat in (A, C, D):
        state.given_up[seat] = 0
    end_round(state)
    assert state.position[B] == 2
    assert state.due[B] == 1
    assert state.due[A] == 0


@pytest.mark.rule("VD-141")
def test_all_get_one_if_all_are_level() -> None:
    state = last_turn([3, 3, 3])
    state.given_up[C] = -1
    end_round(state)
    assert ints(state.due) == [1, 1, 1]


@pytest.mark.rule("VD-139")
def test_no_award_after_the_last_round() -> None:
    state = last_turn([1, 2, 3, 4], [2, 2, 2, 2])
    state.round = 4
    end_round(state)
    assert state.stage == OVER
    assert sum(state.hands) == 0


@pytest.mark.rule("VD-144")
def test_each_takes_all_cards_due_before_the_next() -> None:
    state = last_turn([4, 7, 4, 9], [2, 0, 0, 1])
    state.order[0], state.order[1], state.order[2], state.order[3] = 3, 2, 1, 0
    state.turn = 3
    state.actor = A
    state.given_up[A], state.given_up[D] = 1, 1
    end_round(state)
    seats = []
    while state.stage == DRAW_ACTION:
        seats.append(int(state.actor))
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert seats == [D, C, A, A, A]


def empty_deck(state: State, to_discards: bool) -> State:
    """All cards that are in no hand lie in the discard pile, or with D."""
    for kind in range(7):
        if to_discards:
            state.action_discard[kind] += state.action_deck[kind]
        else:
            state.hands[D * 7 + kind] += state.action_deck[kind]
        state.action_deck[kind] = 0
    return state


@pytest.mark.rule("VD-145", "VD-216")
def test_discards_are_shuffled_only_when_a_card_is_due() -> None:
    state = last_turn([4, 7, 5, 9], [0, 0, 0, 0])
    for kind in range(7):  # one card in the deck, two are due to A
        state.action_discard[kind], state.action_deck[kind] = 2, 0
    state.action_discard[0], state.action_deck[0] = 1, 1
    state.given_up[A] = 1
    state.given_up[D] = -1
    events = end_round(state)
    assert "action-cards-reshuffled" not in [event.key for event in events]
    events = state.play(CHANCE, state.legal(CHANCE)[0])  # the deck runs out, one more is due
    assert "action-cards-reshuffled" in [event.key for event in events]
    assert sum(state.action_deck) == 13
    state.apply(CHANCE, state.legal(CHANCE)[0])
    assert sum(state.action_discard) == 0

    state = last_turn([4, 7, 5, 9], [0, 0, 0, 0])
    for kind in range(7):
        state.action_discard[kind], state.action_deck[kind] = 2, 0
    state.action_discard[0], state.action_deck[0] = 1, 1
    state.given_up[D] = -1
    end_round(state)
    state.apply(CHANCE, state.legal(CHANCE)[0])  # the deck runs out, none is due
    assert (sum(state.action_deck), sum(state.action_discard)) == (0, 13)


@pytest.mark.rule("VD-146", "VD-196", "VD-216")
def test_without_deck_and_discards_a_card_comes_from_another_hand() -> None:
    state = empty_deck(last_turn([4, 7, 5, 9]), to_discards=False)
    state.given_up[D] = -1
    end_round(state)
    assert (int(state.stage), state.to_act()) == (ROB, (A,))
    assert texts(state) == [f"draw-from {D}"]  # no declining, and only who holds cards
    assert refused(state, f"draw-from {A}") == "VD-146"
    assert refused(state, f"draw-from {B}") == "VD-146"
    say(state, f"draw-from {D}")
    assert state.stage == DRAW_FROM_HAND
    assert state.secret(CHANCE, state.read("card sabotage")) == (A, D)
    (event,) = [e for e in state.play(CHANCE, state.read("card sabotage")) if e.rule == "VD-146"]
    assert [event.seen_by(s)["params"]["card"] for s in (A, D, B, None)] == [
        "sabotage",
        "sabotage",
        "hidden",
        "hidden",
    ]
    assert hand(state, A) == ["sabotage"]
    assert state.view(D)["seen"][A] == ["sabotage"]
    assert state.view(B)["seen"][A] == []


@pytest.mark.rule("VD-216", "VD-146")
def test_a_card_taken_may_be_taken_on() -> None:
    """A and B are last; D holds one card: A takes it, and B takes it from A."""
    state = last_turn([4, 4, 5, 9])
    state.given_up[D] = -1
    empty_deck(state, to_discards=True)
    for kind in range(7):
        state.action_discard[kind] = 0
    state.hands[D * 7 + KINDS.index("sabotage")] = 1
    end_round(state)
    say(state, f"draw-from {D}")
    state.apply(CHANCE, state.legal(CHANCE)[0])
    assert state.to_act() == (B,)
    assert texts(state) == [f"draw-from {A}"]
    say(state, f"draw-from {A}")
    state.apply(CHANCE, state.legal(CHANCE)[0])
    assert hand(state, B) == ["sabotage"]
    assert hand(state, A) == []


@pytest.mark.rule("VD-147")
def test_no_card_if_nobody_else_has_one() -> None:
    """All cards are with A, who is last: nothing is left to draw."""
    state = last_turn([4, 7, 5, 9])
    state.given_up[D] = -1
    for kind in range(7):
        state.hands[A * 7 + kind], state.action_deck[kind] = 2, 0
    events = end_round(state) + say(state, "no")  # no Subvention
    assert [event.seat for event in events if event.rule == "VD-147"] == [A]
    assert state.round == 2


@pytest.mark.rule("VD-148")
def test_no_hand_limit() -> None:
    state = last_turn([4, 7, 5, 9], [2, 0, 0, 0])
    state.given_up[D] = -1
    give(state, A, *KINDS)
    end_round(state)
    say(state, "no")  # no Subvention
    settle(state)
    assert len(hand(state, A)) == 10


# --- the end ---


def final(*standing: tuple[int, int, int]) -> State:
    """Position, loan value and cash of each seat at the end."""
    state = GAME.new(len(standing))
    state.stage = OVER
    for seat, (position, loans, cash) in enumerate(standing):
        state.position[seat], state.loans[seat], state.cash[seat] = position, loans, cash
    return state


@pytest.mark.rule("VD-185", "VD-186", "VD-187")
def test_the_score_is_position_minus_loans() -> None:
    state = final((31, 8, 0), (3, 9, 50), (24, 0, 0))
    assert [score(state, seat) for seat in range(3)] == [23, -6, 24]
    found = result_of(state)
    assert found is not None
    assert found.places == (2, 3, 1)


@pytest.mark.rule("VD-EX22", "VD-188")
def test_cash_breaks_a_tie_and_nothing_else() -> None:
    found = result_of(final((31, 8, 12), (27, 4, 15), (5, 0, 99)))
    assert found is not None
    assert found.scores == (23, 23, 5)
    assert found.places == (2, 1, 3)


@pytest.mark.rule("VD-189", "VD-220")
def test_level_in_both_share_a_place() -> None:
    found = result_of(final((20, 0, 5), (22, 2, 5), (9, 0, 1), (9, 0, 1), (9, 0, 3)))
    assert found is not None
    assert found.places == (1, 1, 4, 4, 3)
    assert found.winners == (0, 1)


@pytest.mark.rule("VD-184")
def test_the_game_ends_after_phase_7_of_the_last_round() -> None:
    state = last_turn([1, 2, 3, 4])
    assert state.result() is None
    state.round = 4
    cash = ints(state.cash)
    events = end_round(state)
    assert ints(state.cash) == [c + p for c, p in zip(cash, [1, 2, 3, 4])]
    assert events[-1].key == "end"
    assert state.to_act() == ()
    assert state.result() is not None
