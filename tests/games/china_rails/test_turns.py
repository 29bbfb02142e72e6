"""Set-up, opening turns and the structure of a turn: CR-6, CR-18 to CR-40, CR-194, CR-195."""

from __future__ import annotations

import pytest

from games.china_rails.table import (
    ANNA,
    BRUNO,
    CLEO,
    DORA,
    FACTS,
    actor,
    allowed,
    building,
    dealt,
    dealt_payouts,
    end,
    event,
    fill_hand,
    lay,
    mile,
    neighbours,
    play,
    put,
    refusal,
    table,
    told,
)
from trackside.core.contract import CHANCE
from trackside.core.errors import MalformedAction
from trackside.games.china_rails.game import GAME
from trackside.games.china_rails.rules import turns

A_BEIJING_EXIT = "build r25c48 r24c48"


@pytest.mark.rule("CR-18")
def test_everybody_starts_with_60_a_freight_and_nothing_on_the_board() -> None:
    state = dealt(4)
    assert list(state.cash) == [60] * 4
    assert list(state.train) == [0] * 4
    assert list(state.at) == [-1] * 4
    assert not any(state.owner)


@pytest.mark.rule("CR-19", "CR-35")
def test_the_deal_gives_three_open_demand_cards_to_everybody() -> None:
    state = dealt(5)
    for seat in range(5):
        assert len(state.view(None)["seats"][seat]["hand"]) == 3
    assert state.pile == 156 - 15


@pytest.mark.rule("CR-20", "CR-21")
def test_events_of_the_deal_are_set_aside_and_shuffled_back() -> None:
    state = GAME.new(2)
    state.apply(CHANCE, state.read("draw E05"))
    assert state.event_left[4] == 0
    assert state.read("draw E05") not in state.legal(CHANCE)
    for card in (1, 2, 3, 4, 5, 6):
        state.apply(CHANCE, state.read(f"draw {card}"))
    assert actor(state) in (ANNA, BRUNO)
    assert state.card_at[FACTS.cards + 4] == 0
    assert state.pile == 150


@pytest.mark.rule("CR-22", "CR-23", "CR-EX8")
def test_first_player_has_the_highest_payouts() -> None:
    """Highest payouts A 54, 30; B 54, 41; C 50: B begins."""
    state = dealt_payouts([54, 30], [54, 41], [50, 50])
    assert (state.first, actor(state)) == (BRUNO, BRUNO)


@pytest.mark.rule("CR-22")
def test_payouts_are_read_from_the_cards() -> None:
    state = dealt(2)
    for seat in (ANNA, BRUNO):
        hand = state.view(None)["seats"][seat]["hand"]
        pays = sorted((d["payout"] for card in hand for d in card["demands"]), reverse=True)
        assert turns.payouts_of(state, seat) == pays
    best = [turns.payouts_of(state, seat) for seat in (ANNA, BRUNO)]
    assert state.first == best.index(max(best))


@pytest.mark.rule("CR-23")
def test_chance_decides_between_equal_hands() -> None:
    state = dealt_payouts([8], [9, 9], [9, 9])
    assert state.chance() == [(state.read("first 1"), 1), (state.read("first 2"), 1)]
    assert state.refuse(CHANCE, state.read("first 0")) is not None
    state.apply(CHANCE, state.read("first 2"))
    assert actor(state) == CLEO


@pytest.mark.rule("CR-24", "CR-26", "CR-EX7", "CR-6", "CR-33")
def test_the_opening_turns_go_round_and_back() -> None:
    """Players A B C D, first player B: B C D A, A D C B, then B C D A."""
    state = dealt(4)
    state.first = BRUNO
    state.step = 0
    turns.start_turn(state)
    order = []
    for _ in range(12):
        order.append(actor(state))
        end(state)
    assert order == [1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0]
    assert state.round == 2


@pytest.mark.rule("CR-25")
def test_an_opening_turn_only_builds_or_upgrades() -> None:
    state = dealt(2)
    for text in ("place r26c49", "done", "load electronics", "turn", "cross", "take fish"):
        assert refusal(state, text) == ("CR-25", "opening-turn-builds")
    assert allowed(state, A_BEIJING_EXIT)
    assert allowed(state, "upgrade fast")
    assert state.view(None)["turn"]["left"] == 20


@pytest.mark.rule("CR-27", "CR-36", "CR-194")
def test_the_hand_may_be_discarded_in_place_of_an_opening_turn() -> None:
    state = dealt(2)
    seat = actor(state)
    before = list(state.hand[seat * 3 : seat * 3 + 3])
    play(state, "discard hand")
    state.apply(CHANCE, state.read("draw E12"))
    assert state.event_left[11] == 2  # it takes effect at once
    fill_hand(state)
    assert actor(state) != seat
    assert set(before).isdisjoint(int(c) for c in state.hand)
    end(state)  # the other's first opening turn, then the second one
    end(state)
    assert state.event_left[11] == 1
    end(state)  # the drawer's second opening turn: the event ends
    assert state.event_left[11] == 0


@pytest.mark.rule("CR-28", "CR-34")
def test_operate_comes_before_build() -> None:
    state = table()
    assert refusal(state, A_BEIJING_EXIT) == ("CR-28", "operate-first")
    assert refusal(state, "upgrade fast") == ("CR-28", "operate-first")
    assert refusal(state, "end") == ("CR-28", "operate-first")
    play(state, "place r26c49", "done", A_BEIJING_EXIT)
    assert refusal(state, "move r25c48") == ("CR-34", "operate-phase-over")
    assert refusal(state, "load electronics") == ("CR-34", "operate-phase-over")
    assert refusal(state, "done") == ("CR-34", "operate-phase-over")


@pytest.mark.rule("CR-29", "CR-114")
def test_operations_mix_in_any_order() -> None:
    state = table()
    lay(state, ANNA, mile("r25c48"), mile("r24c48"))
    play(state, "place r26c49", "load electronics", "move r25c48", "drop electronics")
    play(state, "load electronics", "move r24c48")
    assert state.points == 7


@pytest.mark.rule("CR-30", "CR-68")
def test_never_track_and_upgrade_in_one_turn() -> None:
    assert refusal(play(building(), A_BEIJING_EXIT), "upgrade fast") == (
        *("CR-68", "upgrade-after-building"),
    )
    state = play(building(), "upgrade fast")
    assert refusal(state, A_BEIJING_EXIT) == ("CR-30", "already-upgraded")
    assert refusal(state, "link hong-kong-south") == ("CR-30", "already-upgraded")


@pytest.mark.rule("CR-31", "CR-32")
def test_nothing_is_carried_over_and_doing_nothing_is_legal() -> None:
    state = table(2)
    end(state)
    end(state)
    assert actor(state) == ANNA
    assert state.points == 9
    assert state.view(None)["turn"]["left"] == 20


@pytest.mark.rule("CR-36", "CR-195")
def test_a_discard_takes_the_whole_turn() -> None:
    state = table()
    old = {int(c) for c in state.hand[0:3]}
    play(state, "discard hand")
    assert state.to_act() == (CHANCE,)
    assert all(state.card_at[c] == 1 for c in old)
    fill_hand(state)
    assert actor(state) == BRUNO
    assert state.at[ANNA] == -1


@pytest.mark.rule("CR-37")
def test_part_of_a_hand_cannot_be_discarded() -> None:
    state = table()
    with pytest.raises(MalformedAction, match="CR-37"):
        state.read("discard 17")


@pytest.mark.rule("CR-38")
@pytest.mark.parametrize(
    "first", [["place r26c49"], ["done", A_BEIJING_EXIT], ["borrow 5"], ["done", "upgrade fast"]]
)
def test_after_anything_else_it_is_too_late_to_discard(first: list[str]) -> None:
    state = play(table(mercy_loan=True), *first)
    assert refusal(state, "discard hand") == ("CR-38", "discard-too-late")


@pytest.mark.rule("CR-38")
def test_too_late_to_discard_after_moving_loading_crossing() -> None:
    state = table()
    put(state, ANNA, mile("beijing"))
    assert allowed(state, "discard hand")
    assert not allowed(
        play(state.clone(), f"move {FACTS.ids[neighbours(mile('beijing'))[0]]}"), "discard hand"
    )
    assert not allowed(play(state.clone(), "load electronics"), "discard hand")
    state.ferry = 1
    put(state, ANNA, mile("dalian"))
    lay(state, ANNA)
    assert not allowed(play(state, "cross"), "discard hand")


@pytest.mark.rule("CR-39")
def test_events_of_a_discard_are_resolved_one_by_one() -> None:
    state = play(table(), "discard hand")
    for card in ("E07", "E08"):
        state.apply(CHANCE, state.read(f"draw {card}"))
    assert (state.event_left[6], state.event_left[7]) == (3, 3)
    fill_hand(state)
    assert (state.event_left[6], state.event_left[7]) == (2, 2)  # this turn has ended


@pytest.mark.rule("CR-40", "CR-195", "CR-187")
def test_an_empty_pile_is_made_of_the_discards_without_events_in_play() -> None:
    state = table()
    event(state, "E20")
    for card in range(int(FACTS.cards + FACTS.events)):
        if state.card_at[card] == 0:
            state.card_at[card] = 1
    state.card_at[100] = 0 if state.card_at[100] == 1 else state.card_at[100]
    state.pile = sum(1 for place in state.card_at if place == 0)
    old = {int(c) for c in state.hand[0:3]}
    state.acted = False
    play(state, "discard hand")
    outcomes = {code - int(FACTS.at_draw) for code, _ in state.chance()}
    assert outcomes == {100}
    state.apply(CHANCE, state.read(f"draw {FACTS.card_ids[100]}"))
    outcomes = {code - int(FACTS.at_draw) for code, _ in state.chance()}
    assert old <= outcomes
    assert int(FACTS.cards) + 19 not in outcomes


@pytest.mark.rule("CR-126")
def test_a_seat_cannot_draw() -> None:
    assert refusal(table(), "draw 17") == ("CR-126", "chance-draws")


def test_turns_are_told() -> None:
    state = building()
    assert [event.key for event in told(state, "end")] == ["turn"]
    assert DORA == 3
