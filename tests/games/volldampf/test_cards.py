"""Action cards: Zusatzfracht, Neue Planung, Sabotage, Subvention, Alles neu (VD-74 to VD-78,
VD-148, VD-156 to VD-171, VD-198 to VD-219)."""

from __future__ import annotations

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    D,
    at,
    bag,
    discards,
    forward,
    give,
    goods,
    hand,
    ints,
    lay,
    no_goods,
    opening,
    order,
    play,
    put,
    refused,
    say,
    settle,
    step,
    texts,
    transport,
)
from trackside.core.contract import CHANCE
from trackside.core.errors import NotYourTurn
from trackside.games.volldampf.components import GOODS, KINDS
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import (
    ALLES_NEU,
    BID,
    BUILD,
    GROUP,
    LOAN,
    OVER,
    REGROUP,
    ROB,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    SUBVENTION,
    TRANSPORT,
)

# --- Zusatzfracht ---


@pytest.mark.rule("VD-156", "VD-157", "VD-159", "VD-201")
def test_zusatzfracht_draws_a_good_and_puts_it_anywhere() -> None:
    state = give(lay(transport(), A, "BER-LEI"), A, "zusatzfracht")
    say(state, "zusatzfracht")
    assert state.to_act() == (CHANCE,)
    assert state.chance() == [(state.read(f"good {colour}"), 10) for colour in GOODS]
    state.apply(CHANCE, state.read("good blue"))
    assert state.to_act() == (A,)
    assert state.view(B)["held"] == {"colour": "blue", "from": None}
    assert len(texts(state, "place")) == 30
    assert refused(state, "place PAR") is None  # foreign cities too
    say(state, "place BER")
    assert (goods(state, "BER"), bag(state)) == (["blue"], 39)
    assert discards(state) == ["zusatzfracht"]
    assert texts(state) == ["give-up", "declare BER blue"]  # that good, another, or none


@pytest.mark.rule("VD-158")
def test_not_with_an_empty_bag() -> None:
    state = give(transport(), A, "zusatzfracht")
    for colour in range(4):
        state.goods[colour], state.bag[colour] = 10, 0
    assert refused(state, "zusatzfracht") == "VD-158"
    state.goods[0], state.bag[0] = 9, 1
    assert refused(state, "zusatzfracht") is None


@pytest.mark.rule("VD-156", "VD-200")
@pytest.mark.parametrize("stage", [LOAN, BID, GROUP, BUILD])
def test_zusatzfracht_only_in_phase_6(stage: int) -> None:
    assert refused(give(at(stage, 4), A, "zusatzfracht"), "zusatzfracht") == "VD-200"


@pytest.mark.rule("VD-156", "VD-200")
def test_zusatzfracht_not_after_the_declaration() -> None:
    state = give(lay(put(transport(), "BER", "blue"), A, "BER-LEI"), A, "zusatzfracht")
    assert refused(state, "zusatzfracht") is None
    say(state, "declare BER blue")
    assert refused(state, "zusatzfracht") == "VD-156"
    assert refused(give(at(BUILD, 3), A, "zusatzfracht"), "zusatzfracht") == "VD-200"


# --- Neue Planung ---


@pytest.mark.rule("VD-160", "VD-201")
def test_neue_planung_moves_a_good_to_another_city() -> None:
    state = give(put(transport(), "BER", "red", "blue"), A, "neue-planung")
    assert refused(state, "neue-planung BER yellow") == "VD-160"
    assert refused(state, "neue-planung HAM red") == "VD-160"
    say(state, "neue-planung BER red")
    assert refused(state, "place BER") == "VD-160"
    say(state, "place LON")
    assert (goods(state, "BER"), goods(state, "LON")) == (["blue"], ["red"])
    assert discards(state) == ["neue-planung"]
    assert state.to_act() == (A,)


@pytest.mark.rule("VD-161", "VD-162")
@pytest.mark.parametrize("stage", [LOAN, BID, GROUP, BUILD, TRANSPORT])
def test_neue_planung_before_any_decision_of_ones_own(stage: int) -> None:
    state = put(no_goods(at(stage, 4)), "BER", "red")
    give(give(state, A, "neue-planung"), B, "neue-planung")
    seat, legal = state.to_act()[0], state.legal(state.to_act()[0])
    say(state, "neue-planung BER red", "place LON")
    assert (int(state.stage), state.to_act()) == (stage, (seat,))
    rest = [code for code in legal if state.decode(code)["do"] != "neue-planung"]
    assert state.legal(seat) == rest
    other = B if seat == A else A
    with pytest.raises(NotYourTurn):  # not on another's turn
        play(state, other, "neue-planung LON red")


@pytest.mark.rule("VD-162")
def test_neue_planung_not_in_the_windows() -> None:
    state = give(lay(put(transport(), "BER", "blue", "red"), A, "BER-LEI"), B, "neue-planung")
    say(state, "declare BER blue")
    assert state.stage == SABOTAGE
    assert refused(state, "neue-planung BER red") == "VD-162"
    state = give(at(LOAN, 4), A, "neue-planung")
    forward(state, ALLES_NEU)
    assert refused(state, "neue-planung BER red") == "VD-162"
    state = give(put(transport(), "BER", "red"), A, "neue-planung")
    forward(state, SUBVENTION)
    assert refused(state, "neue-planung BER red") == "VD-162"


@pytest.mark.rule("VD-162", "VD-127", "VD-129")
def test_neue_planung_while_the_route_is_stated() -> None:
    """Any good but the declared one, and the way goes on where it was."""
    state = lay(put(transport(), "BER", "blue", "red"), A, "BER-LEI", "LEI-DRE")
    give(state, A, "neue-planung")
    say(state, "declare BER blue")
    assert state.stage == ROUTE
    assert refused(state, "neue-planung BER blue") == "VD-129"
    say(state, "move BER-LEI", "neue-planung BER red")
    assert state.view(None)["transport"]["path"] == ["BER-LEI"]
    state.check()
    say(state, "place PAR", "deliver")
    assert (goods(state, "PAR"), int(state.position[A])) == (["red"], 1)
    assert state.actor == B


@pytest.mark.rule("VD-162", "VD-129")
def test_a_second_good_of_the_declared_kind_may_be_moved() -> None:
    state = give(lay(put(transport(), "BER", "blue", "blue"), A, "BER-LEI"), A, "neue-planung")
    say(state, "declare BER blue")
    assert refused(state, "neue-planung BER blue") is None
    say(state, "neue-planung BER blue", "place PAR", "move BER-LEI", "deliver")
    assert (goods(state, "BER"), goods(state, "PAR")) == ([], ["blue"])


@pytest.mark.rule("VD-162", "VD-99", "VD-88")
def test_neue_planung_before_the_last_group() -> None:
    """Card 1 falls to C, whose choice follows; A is asked before the last group is taken."""
    state = put(no_goods(at(BID, 3)), "BER", "red")
    for seat in (A, C):
        give(state, seat, "neue-planung")
    say(state, "pass", "pass")
    assert (int(state.stage), state.to_act()) == (GROUP, (C,))
    say(state, "take 1", "take 2")
    assert (int(state.stage), state.to_act()) == (GROUP, (A,))
    state.check()
    assert texts(state) == ["take 3", "neue-planung BER red"]
    say(state, "neue-planung BER red", "place PAR", "take 3")
    assert (int(state.stage), state.to_act()) == (BUILD, (C,))
    assert len(state.view(None)["seats"][A]["routes"]) == 3


@pytest.mark.rule("VD-99", "VD-198")
def test_who_has_another_card_is_asked_before_the_last_group_too() -> None:
    """Or the question would give away who holds Neue Planung."""
    state = give(at(BID, 3), A, "sabotage")
    say(state, "pass", "pass", "take 1", "take 2")
    assert (int(state.stage), state.to_act(), texts(state)) == (GROUP, (A,), ["take 3"])


@pytest.mark.rule("VD-183")
def test_neue_planung_not_during_the_secret_choices() -> None:
    state = give(put(no_goods(opening(2)), "BER", "red"), A, "neue-planung")
    assert state.stage == SECRET_LOAN
    assert refused(state, "neue-planung BER red") == "VD-183"
    forward(state, SECRET_BID)
    assert refused(state, "neue-planung BER red") == "VD-183"
    play(state, A, "bid 2")
    play(state, B, "bid 1")
    assert state.stage == GROUP
    assert refused(state, "neue-planung BER red", A) is None
    give(state, B, "neue-planung")
    say(state, "take 1")
    assert (int(state.stage), state.to_act()) == (GROUP, (B,))  # before the other's first track
    assert refused(state, "neue-planung BER red", B) is None


@pytest.mark.rule("VD-163", "VD-EX23")
def test_neue_planung_is_no_transport() -> None:
    state = give(put(transport(), "BER", "red"), A, "neue-planung")
    say(state, "neue-planung BER red", "place PAR")
    assert goods(state, "PAR") == ["red"]
    assert ints(state.position) == [0] * 4
    assert bag(state) == 39
    lay(state, A, "MAN-PAR", "MAN-NUR", "NUR-MUN", "MUN-WIE")
    assert refused(state, "declare PAR red") is None  # to Wien, another red city


# --- Sabotage ---


def sabotage(*holders: int) -> State:
    """D, last in turn order, is to declare; red and blue goods can move."""
    state = transport()
    lay(put(put(state, "BER", "red", "blue"), "LEI", "red"), A, "BER-LEI", "BER-WAR")
    state.turn, state.actor = 3, D
    for seat in holders:
        give(state, seat, "sabotage")
    return state


@pytest.mark.rule("VD-164", "VD-200")
def test_sabotage_directly_after_a_declaration_by_another() -> None:
    state = sabotage(B, D)
    assert refused(state, "sabotage") == "VD-200"  # nothing is declared yet
    with pytest.raises(NotYourTurn):
        play(state, B, "sabotage")
    say(state, "declare BER red")
    assert state.to_act() == (B,)  # not D, who is on turn
    say(state, "no")
    assert (int(state.stage), state.to_act()) == (ROUTE, (D,))
    with pytest.raises(NotYourTurn):  # too late
        play(state, B, "sabotage")


@pytest.mark.rule("VD-EX17", "VD-164", "VD-165", "VD-168")
def test_no_good_of_the_colour_in_this_transport() -> None:
    state = sabotage(B)
    say(state, "declare BER red", "sabotage")
    assert (int(state.stage), state.to_act()) == (TRANSPORT, (D,))
    assert discards(state) == ["sabotage"]
    assert refused(state, "declare BER red") == "VD-165"
    assert refused(state, "declare LEI red") == "VD-165"
    assert refused(state, "declare BER blue") is None
    state.goods[GOODS.index("blue")] = 0  # no other colour is left
    state.bag[GOODS.index("blue")] += 1
    assert texts(state) == ["give-up"]
    say(state, "give-up")
    assert state.given_up[D] == 1
    for _ in range(3):
        say(state, "give-up")
    assert state.to_act() == (D,)
    assert refused(state, "declare BER red") is None  # the second lap is free again


@pytest.mark.rule("VD-166")
def test_a_new_declaration_opens_a_new_window_and_colours_add_up() -> None:
    state = sabotage(B, C)
    say(state, "declare BER red", "sabotage", "declare BER blue")
    assert (int(state.stage), state.to_act()) == (SABOTAGE, (C,))
    say(state, "sabotage")
    assert state.view(None)["transport"]["banned"] == ["blue", "red"]
    assert texts(state) == ["give-up"]


@pytest.mark.rule("VD-167")
def test_only_the_first_after_the_player_on_turn_plays() -> None:
    state = transport()
    lay(put(state, "BER", "red"), A, "BER-WAR")
    state.turn, state.actor = 2, C
    give(give(state, A, "sabotage"), B, "sabotage")
    say(state, "declare BER red")
    assert state.to_act() == (A,)  # D holds nothing; after card 4 comes card 1
    say(state, "sabotage")
    assert state.to_act() == (C,)
    assert hand(state, B) == ["sabotage"]


@pytest.mark.rule("VD-210")
def test_schnelle_lok_comes_back_after_sabotage() -> None:
    state = give(sabotage(B), D, "schnelle-lok")
    say(state, "declare-fast BER red")
    assert hand(state, D) == []
    say(state, "sabotage")
    assert hand(state, D) == ["schnelle-lok"]
    assert state.view(A)["seen"][D] == ["schnelle-lok"]  # all have seen it
    assert refused(state, "declare-fast BER blue") is None


@pytest.mark.rule("VD-215", "VD-EX26")
def test_after_sabotage_the_turn_begins_anew() -> None:
    state = sabotage(B)
    put(state, "BER", "violet")
    lay(state, A, "LEI-DRE")
    give(state, D, "zusatzfracht", "neue-planung")
    say(state, "declare BER violet", "sabotage", "zusatzfracht")
    settle(state)
    say(state, "place HAM", "neue-planung BER red", "place WIE")
    assert refused(state, "declare BER violet") == "VD-165"
    assert refused(state, "declare BER blue") is None
    assert refused(state, "give-up") is None


@pytest.mark.rule("VD-198", "VD-164")
def test_all_who_hold_any_card_are_asked_about_sabotage() -> None:
    """B holds Subvention, C holds Sabotage, A nothing: B and C are asked, in the same words."""
    state = give(give(sabotage(), B, "subvention"), C, "sabotage")
    say(state, "declare BER red")
    assert state.to_act() == (B,)
    assert texts(state) == ["no"]
    assert refused(state, "sabotage") == "VD-200"
    ask = state.view(None)["ask"]
    events = say(state, "no")
    assert state.to_act() == (C,)
    again = state.view(None)["ask"]
    assert {**ask, "params": {**ask["params"], "seat": C}} == again
    more = say(state, "no")
    assert [(e.key, e.params) for e in events] == [(e.key, e.params) for e in more]


# --- Subvention ---


def subvention(positions: list[int], *users: int) -> State:
    """After the second lap; goods can be moved over one link of D."""
    state = transport(len(positions))
    lay(put(state, "BER", *["blue"] * 4), len(positions) - 1, "BER-LEI")
    for seat, position in enumerate(positions):
        state.position[seat] = position
    for user in users:
        give(state, user, "subvention")
    for _ in range(2 * len(positions)):
        say(state, "give-up")
    return state


@pytest.mark.rule("VD-169", "VD-170", "VD-200", "VD-201")
def test_the_last_may_transport_a_third_time() -> None:
    state = subvention([3, 5, 8], A)
    assert (int(state.stage), state.to_act()) == (SUBVENTION, (A,))
    say(state, "subvention")
    assert (int(state.stage), state.to_act()) == (TRANSPORT, (A,))
    assert discards(state) == ["subvention"]
    say(state, "declare BER blue", "move BER-LEI", "deliver")
    assert state.round == 2 or state.stage < SECRET_LOAN  # the round is over
    assert state.view(None)["seats"][C]["income"] == 9


@pytest.mark.rule("VD-169")
def test_who_is_not_last_is_not_asked() -> None:
    state = subvention([3, 5, 8], B)
    assert state.stage not in (SUBVENTION, TRANSPORT)


@pytest.mark.rule("VD-EX20", "VD-202", "VD-203", "VD-205", "VD-218")
def test_level_players_may_both_use_it_and_act_in_turn_order() -> None:
    state = subvention([5, 5, 8], A, B)
    lay(state, B, "BER-LEI")  # A's transport moves B ahead
    say(state, "subvention")
    assert (int(state.stage), state.to_act()) == (SUBVENTION, (B,))  # all questions first
    say(state, "subvention")
    assert state.to_act() == (A,)
    say(state, "declare BER blue", "move BER-LEI", "deliver")
    assert state.position[B] > state.position[A]
    assert (int(state.stage), state.to_act()) == (TRANSPORT, (B,))
    say(state, "give-up")
    assert state.stage != TRANSPORT


@pytest.mark.rule("VD-206")
def test_two_subventions_do_not_give_a_fourth_transport() -> None:
    state = subvention([3, 5, 8], A, A)
    say(state, "subvention")
    assert state.stage == TRANSPORT
    say(state, "give-up")
    assert state.stage not in (SUBVENTION, TRANSPORT)
    settle(state)
    assert hand(state, A).count("subvention") == 1


@pytest.mark.rule("VD-171")
def test_subvention_needs_something_to_transport() -> None:
    state = no_goods(subvention([3, 5, 8], A))
    assert refused(state, "subvention") == "VD-171"
    assert texts(state) == ["no"]
    give(state, A, "zusatzfracht")
    assert refused(state, "subvention") is None
    for colour in range(4):
        state.goods[colour], state.bag[colour] = 10, 0
    lay(state, -1, "BER-LEI")  # no track at all
    assert refused(state, "subvention") == "VD-171"  # the bag is empty
    give(state, A, "neue-planung")
    assert refused(state, "subvention") is None


@pytest.mark.rule("VD-171", "VD-119")
def test_subvention_counts_seven_links_with_schnelle_lok() -> None:
    long = ("BRE-ROT", "BRE-HAM", "HAM-ROS", "ROS-STE", "STE-BER", "BER-DRE", "DRE-PRA")
    state = no_goods(subvention([3, 5, 8], A))
    lay(put(state, "ROT", "yellow"), C, *long)
    lay(state, -1, "BER-LEI")
    assert refused(state, "subvention") == "VD-171"
    give(state, A, "schnelle-lok")
    assert refused(state, "subvention") is None


@pytest.mark.rule("VD-204", "VD-166")
def test_all_rules_and_cards_apply_to_the_third_transport() -> None:
    state = subvention([3, 5, 8], A)
    give(state, A, "zusatzfracht", "schnelle-lok", "neue-planung")
    give(state, B, "sabotage")
    say(state, "subvention", "zusatzfracht")
    state.apply(CHANCE, state.read("good violet"))
    say(state, "place LEI", "neue-planung LEI violet", "place DRE", "declare-fast BER blue")
    assert state.to_act() == (B,)
    say(state, "sabotage")
    assert refused(state, "declare BER blue") == "VD-165"


@pytest.mark.rule("VD-204", "VD-207", "VD-219")
def test_giving_up_the_third_transport_brings_no_card() -> None:
    state = subvention([3, 5, 8], A)
    given = ints(state.given_up)
    say(state, "subvention")
    assert refused(state, "give-up") is None
    events = say(state, "give-up")
    assert [event.rule for event in events if event.key == "give-up"] == ["VD-219"]
    assert ints(state.due) == [given[A] + 1, given[B], given[C]]  # one for being last


@pytest.mark.rule("VD-208")
def test_an_impossible_third_transport_is_lost() -> None:
    """A takes the only good that B could have moved."""
    state = subvention([5, 5, 8], A, B)
    state.goods[0], state.bag[0] = 1, 9
    given = int(state.given_up[B])
    say(state, "subvention", "subvention", "declare BER blue", "move BER-LEI", "deliver")
    assert state.to_act() == (B,)
    assert texts(state) == ["give-up"]
    say(state, "give-up")
    assert state.given_up[B] == given
    assert discards(state) == ["subvention", "subvention"]


@pytest.mark.rule("VD-198", "VD-169")
def test_all_last_players_with_any_card_are_asked_about_subvention() -> None:
    state = transport(3)
    give(give(state, A, "sabotage"), C, "sabotage")
    state.position[C] = 4
    for _ in range(6):
        say(state, "give-up")
    assert (int(state.stage), state.to_act()) == (SUBVENTION, (A,))
    assert texts(state) == ["no"]
    assert refused(state, "subvention") == "VD-200"
    say(state, "no")
    assert state.stage != SUBVENTION  # B has no card, C is not last


# --- Alles neu ---


def alles_neu(*holders: int, players: int = 4) -> State:
    state = at(LOAN, players)
    for seat in holders:
        give(state, seat, "alles-neu")
    return forward(state, ALLES_NEU)


@pytest.mark.rule("VD-74", "VD-77", "VD-78", "VD-201")
def test_alles_neu_deals_the_groups_anew() -> None:
    state = alles_neu(B)
    assert state.to_act() == (B,)
    cards = sorted(card for group in state.view(None)["groups"] for card in group)
    say(state, "alles-neu")
    assert discards(state) == ["alles-neu"]
    assert sorted(state.view(None)["pool"]) == cards
    for group in range(1, 5):
        for _ in range(3):
            put_card = next(t for t in texts(state, "put") if t.startswith(f"put {group}"))
            say(state, put_card)
    groups = state.view(None)["groups"]
    assert sorted(card for group in groups for card in group) == cards
    assert [len(group) for group in groups] == [3] * 4
    assert state.stage == BID


@pytest.mark.rule("VD-EX21", "VD-75", "VD-76", "VD-78")
def test_the_lower_number_uses_it_and_a_full_group_takes_no_more() -> None:
    state = alles_neu(B, D)
    say(state, "alles-neu")
    assert state.to_act() == (B,)
    colour = [t.split()[2] for t in texts(state, "put") if t.startswith("put 1 ")]
    for _ in range(3):
        say(state, next(t for t in texts(state, "put") if t.startswith("put 1 ")))
    left = state.view(None)["pool"][0]
    assert refused(state, f"put 1 {left}") == "VD-78"
    assert refused(state, f"put 2 {left}") is None
    gone = [c for c in state.facts.route_ids if c not in state.view(None)["pool"]]
    if gone:
        assert refused(state, f"put 2 {gone[0]}") == "VD-77"
    assert colour
    while state.stage == REGROUP:
        say(state, texts(state, "put")[0])
    assert state.stage == BID  # D is not asked
    assert hand(state, D) == ["alles-neu"]


@pytest.mark.rule("VD-74", "VD-54")
def test_alles_neu_is_asked_in_the_old_turn_order() -> None:
    state = opening(4, start=C)
    for seat in (A, D):
        give(state, seat, "alles-neu")
    forward(state, ALLES_NEU)
    assert order(state) == [C, D, A, B]
    assert state.to_act() == (D,)
    say(state, "no")
    assert state.to_act() == (A,)
    say(state, "no")
    assert state.stage == BID


@pytest.mark.rule("VD-198", "VD-74")
def test_all_who_hold_any_card_are_asked_about_alles_neu() -> None:
    state = at(LOAN, 4)
    give(give(state, A, "sabotage"), C, "alles-neu")
    forward(state, ALLES_NEU)
    assert state.to_act() == (A,)
    assert texts(state) == ["no"]
    assert refused(state, "alles-neu") == "VD-200"
    say(state, "no")
    assert state.to_act() == (C,)
    assert texts(state) == ["no", "alles-neu"]


@pytest.mark.rule("VD-200", "VD-74")
@pytest.mark.parametrize("stage", [LOAN, BID, GROUP, BUILD, TRANSPORT])
def test_alles_neu_only_in_its_window(stage: int) -> None:
    state = at(stage, 4)
    give(state, state.to_act()[0], "alles-neu", "subvention", "sabotage")
    for card in ("alles-neu", "subvention", "sabotage"):
        assert refused(state, card) == "VD-200"


# --- all cards ---


@pytest.mark.rule("VD-200", "VD-161")
def test_each_card_in_each_moment() -> None:
    """Where each of the seven cards is legal for a seat that holds all of them."""
    moments = {
        LOAN: {"neue-planung"},
        ALLES_NEU: {"alles-neu"},
        BID: {"neue-planung"},
        GROUP: {"neue-planung"},
        BUILD: {"neue-planung", "gelegenheit"},
        TRANSPORT: {"neue-planung", "zusatzfracht", "declare-fast"},
        SABOTAGE: {"sabotage"},
        ROUTE: {"neue-planung"},
        SUBVENTION: {"subvention"},
        ROB: set(),
    }
    every = set().union(*moments.values())
    state = at(LOAN, 3)
    for seat in (A, B):
        give(state, seat, *KINDS)
        state.cash[seat] = 99
    lay(state, C, "BER-LEI", "BER-DRE", "LEI-DRE", "HAM-BER", "HAM-HAN")
    seen = set()
    while state.stage not in (OVER,) and state.round == 1:
        seat = state.to_act()[0]
        stage = int(state.stage)
        if seat in (A, B):
            seen.add(stage)
            verbs = {state.decode(code)["do"] for code in state.legal(seat)}
            assert verbs & every == moments[stage], stage
        declare = texts(state, "declare")
        if stage == TRANSPORT and declare and state.lap == 1:
            say(state, declare[0])
        elif stage == ROUTE:
            say(state, texts(state)[0])
        else:
            step(state)
    assert seen == set(moments)


@pytest.mark.rule("VD-199", "VD-148")
def test_any_number_of_cards_in_a_round() -> None:
    state = put(transport(), "BER", "blue", "red")
    lay(state, A, "BER-LEI")
    give(state, A, "neue-planung", "neue-planung", "zusatzfracht", "zusatzfracht", "schnelle-lok")
    say(state, "neue-planung BER red", "place LEI", "neue-planung LEI red", "place BER")
    for _ in range(2):
        say(state, "zusatzfracht")
        settle(state)
        say(state, "place PAR")
    say(state, "declare-fast BER blue", "move BER-LEI", "deliver")
    assert len(discards(state)) == 5
