"""Set-up, round structure, goods and route cards (VD-27 to VD-65)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    bag,
    forward,
    forward_round,
    ints,
    opening,
    order,
    refused,
    say,
    settle,
    step,
)
from trackside.core.contract import CHANCE
from trackside.games.volldampf import GAME
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import (
    BID,
    BUILD,
    DRAW_GOOD,
    DRAW_GOODS_CARD,
    DRAW_ROUTE,
    GROUP,
    LOAN,
    OVER,
    TRANSPORT,
)

COUNTS = range(2, 7)


def to_end(state: State) -> State:
    while state.to_act():
        step(state)
    return state


@pytest.mark.rule("VD-27", "VD-30", "VD-31", "VD-50")
@pytest.mark.parametrize(("players", "tracks"), [(2, 18), (3, 15), (4, 12), (5, 8), (6, 8)])
def test_what_a_player_starts_with(players: int, tracks: int) -> None:
    for seat in opening(players).view(None)["seats"]:
        assert (seat["tracks_left"], seat["cash"], seat["income"]) == (tracks, 10, 0)


@pytest.mark.rule("VD-32", "VD-33", "VD-48")
def test_the_start_player_is_drawn_and_the_others_follow_clockwise() -> None:
    state = GAME.new(4)
    assert state.to_act() == (CHANCE,)
    assert [weight for _, weight in state.chance()] == [1] * 4
    state.apply(CHANCE, state.read("start 2"))
    assert order(state) == [2, 3, 0, 1]


@pytest.mark.rule("VD-EX1", "VD-35", "VD-36", "VD-37", "VD-38", "VD-39", "VD-40", "VD-195")
def test_route_cards_in_the_game() -> None:
    sizes = [GAME.new(n).view(None)["decks"]["routes"] for n in COUNTS]
    assert sizes == [36, 45, 48, 40, 48]
    assert ints(GAME.new(2).deck) == [6] * 6
    assert ints(GAME.new(3).deck) == [8] * 6  # the three removed ones are unseen
    assert ints(GAME.new(5).deck) == [7] * 6  # the two removed at random are unseen
    for players in COUNTS:
        state = to_end(opening(players))
        used = state.view(None)["discards"]["routes"]
        assert len(used) == sizes[players - 2]
        if players == 5:
            assert set(Counter(used).values()) <= {5, 6, 7}


@pytest.mark.rule("VD-41", "VD-42", "VD-43", "VD-193")
def test_decks_at_the_start_and_no_action_cards_in_hand() -> None:
    state = GAME.new(5)
    assert bag(state) == 40
    assert state.view(None)["decks"] == {
        "routes": 40,
        "routes_unseen": dict.fromkeys(state.facts.route_ids, 7),
        "goods_cards": 18,
        "action_cards": 14,
    }
    assert [seat["hand_size"] for seat in opening(5).view(None)["seats"]] == [0] * 5


@pytest.mark.rule("VD-44", "VD-45")
def test_each_german_city_gets_a_good_and_no_foreign_one() -> None:
    state = GAME.new(4)
    state.apply(CHANCE, state.read("start 0"))
    rng = Random(3)
    while state.stage == DRAW_GOOD:
        assert [weight for _, weight in state.chance()] == [v for v in state.bag if v]
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    german = [state.facts.city_ids[i] for i in state.facts.german]
    assert {key: len(goods) for key, goods in state.view(None)["board"]["goods"].items()} == (
        dict.fromkeys(german, 1)
    )
    assert bag(state) == 20


@pytest.mark.rule("VD-46", "VD-47", "VD-49", "VD-57", "VD-60", "VD-EX2")
@pytest.mark.parametrize(
    ("players", "set_up", "per_round", "left"),
    [(2, 5, 1, 2), (3, 4, 2, 2), (4, 2, 2, 8), (5, 1, 3, 8), (6, 1, 4, 5)],
)
def test_goods_cards_at_set_up_and_in_a_round(
    players: int, set_up: int, per_round: int, left: int
) -> None:
    state = GAME.new(players)
    drawn = {0: 0, 1: 0}
    rng = Random(5)
    while state.stage <= DRAW_ROUTE:
        drawn[int(state.round)] += state.stage == DRAW_GOODS_CARD
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
        if state.round == 1 and state.stage == DRAW_ROUTE and state.cursor == 0:
            assert bag(state) == left
    assert drawn == {0: set_up, 1: per_round}
    assert len(state.view(None)["discards"]["goods_cards"]) == set_up + per_round


@pytest.mark.rule("VD-50", "VD-51", "VD-65", "VD-64")
@pytest.mark.parametrize("players", COUNTS)
def test_the_table_of_counts_holds(players: int) -> None:
    """Cards per group times rounds is the number of tracks; the deck is used up exactly."""
    state = opening(players)
    size = len(state.view(None)["groups"][0])
    assert size * state.view(None)["rounds"] == state.view(None)["seats"][0]["tracks_left"]
    while state.round < state.view(None)["rounds"]:
        assert state.view(None)["decks"]["routes"] > 0
        forward_round(state)
    assert state.view(None)["decks"]["routes"] == 0


@pytest.mark.rule("VD-52", "VD-184")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 5), (4, 4), (5, 4), (6, 4)])
def test_number_of_rounds(players: int, rounds: int) -> None:
    state = to_end(opening(players))
    assert state.round == rounds
    result = state.result()
    assert result is not None
    assert (result.reason, result.rule) == ("routes-used-up", "VD-184")


@pytest.mark.rule("VD-53")
def test_the_seven_phases_in_order() -> None:
    state = GAME.new(4)
    seen: list[str] = []
    while state.round < 2:
        phase = state.view(None)["phase"]
        if not seen or seen[-1] != phase:
            seen.append(phase)
        if state.to_act() == (CHANCE,):
            state.apply(CHANCE, state.legal(CHANCE)[0])
        else:
            if state.stage == TRANSPORT and state.turn == 3 and state.lap == 2:
                state.cash[A] = 0
            state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    expected = "setup goods routes loans auction groups building transport award"
    assert seen == expected.split()
    assert refused(settle(state), "pass") == "VD-53"


@pytest.mark.rule("VD-54", "VD-55", "VD-56")
def test_which_turn_order_is_in_force() -> None:
    state = opening(3, start=B)
    loans = []
    while state.stage == LOAN:
        loans.append(state.to_act()[0])
        step(state)
    assert loans == [B, C, A]
    say(state, "bid 1", "bid 2", "pass", "pass")  # B 1, C 2, A passes, B passes
    assert order(state) == [C, B, A]
    assert state.to_act() == (C,)
    forward_round(state)
    assert state.to_act() == (C,)  # the loans of the next round


@pytest.mark.rule("VD-58", "VD-59")
def test_a_goods_card_fills_its_cities_in_order_foreign_ones_too() -> None:
    state = GAME.new(4)
    state.apply(CHANCE, state.read("start 0"))
    while state.stage == DRAW_GOOD:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    state.apply(CHANCE, state.read("goods-card G08"))  # Brüssel, Hamburg, Nürnberg
    cities = []
    for colour in ("red", "red", "yellow"):
        events = state.play(CHANCE, state.read(f"good {colour}"))
        cities.append((events[0].params["city"], events[0].params["colour"]))
    assert cities == [("Brüssel", "red"), ("Hamburg", "red"), ("Nürnberg", "yellow")]
    assert state.view(None)["board"]["goods"]["BRU"] == ["red"]


@pytest.mark.rule("VD-61")
def test_discarded_goods_cards_are_shuffled_when_none_is_left() -> None:
    state = forward_to_goods(4)
    for card in range(18):
        state.goods_pile[card] = card != 7
    state.apply(CHANCE, state.read("goods-card G08"))
    heard = []
    while state.stage == DRAW_GOOD:
        heard += state.play(CHANCE, state.legal(CHANCE)[0])
    assert [event.key for event in heard if event.rule == "VD-61"] == ["goods-cards-reshuffled"]
    assert len(state.chance()) == 18


def forward_to_goods(players: int) -> State:
    """Round 2, before its first goods card."""
    state = opening(players)
    while True:
        if state.round == 2 and state.stage == DRAW_GOODS_CARD:
            return state
        if state.to_act() == (CHANCE,):
            state.apply(CHANCE, state.legal(CHANCE)[0])
        else:
            state.apply(state.to_act()[0], quiet(state))


def quiet(state: State) -> int:
    words = {LOAN: "loan 0", BID: "pass", GROUP: "take", BUILD: "drop", TRANSPORT: "give-up"}
    legal = state.legal(state.to_act()[0])
    word = words.get(int(state.stage), "no")
    return next(code for code in legal if state.notation(code).startswith(word))


@pytest.mark.rule("VD-62")
def test_with_an_empty_bag_a_city_gets_nothing_for_good() -> None:
    state = forward_to_goods(4)
    for colour in range(4):  # all but one good lie in Berlin
        state.goods[colour] += state.bag[colour]
        state.bag[colour] = 0
    state.goods[2] -= 1
    state.bag[2] = 1
    state.apply(CHANCE, state.read("goods-card G08"))
    events = state.play(CHANCE, state.read("good red"))
    assert [(e.key, e.params) for e in events if e.rule == "VD-62"] == [
        ("bag-empty", {"cities": 2})
    ]
    assert state.stage == DRAW_GOODS_CARD
    state.goods[0] -= 1
    state.bag[0] = 1  # a good comes back to the bag
    state.apply(CHANCE, state.read("goods-card G12"))
    events = state.play(CHANCE, state.read("good blue"))
    assert events[0].params["city"] == "Erfurt"  # nothing is made up for G08


@pytest.mark.rule("VD-63")
@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_groups_lie_face_up(players: int, size: int) -> None:
    groups = opening(players).view(None)["groups"]
    assert [len(group) for group in groups] == [size] * players


@pytest.mark.rule("VD-64", "VD-193")
def test_groups_are_filled_one_after_the_other_from_the_unseen_cards() -> None:
    state = GAME.new(3)
    while state.stage != DRAW_ROUTE:
        state.apply(CHANCE, state.legal(CHANCE)[0])
    assert [weight for _, weight in state.chance()] == [8] * 6
    for _ in range(4):
        state.apply(CHANCE, state.read("route-card pink"))
    assert state.view(None)["groups"] == [["pink"] * 3, ["pink"], []]
    assert dict(state.chance())[state.read("route-card pink")] == 4
    assert refused(state, "route-card pink", CHANCE) is None
    assert refused(state, "good red", CHANCE) == "VD-193"


@pytest.mark.rule("VD-193")
def test_a_player_cannot_draw_for_chance() -> None:
    state = opening(3)
    assert refused(state, "route-card pink") == "VD-193"
    assert refused(forward(state, BID), "start 1") == "VD-193"
    assert state.stage != OVER
