"""Loads and deliveries: CR-113 to CR-125."""

from __future__ import annotations

import copy

import pytest

from games.china_rails.table import (
    ANNA,
    BRUNO,
    FACTS,
    actor,
    allowed,
    demand,
    draw,
    fill_hand,
    give,
    hold_demand,
    lay,
    mile,
    name,
    neighbours,
    plain_row,
    play,
    put,
    refusal,
    table,
)
from trackside.core import boards
from trackside.core.contract import CHANCE
from trackside.games.china_rails.game import GAME, State


def in_city(city: str, *loads: str) -> State:
    state = table(2)
    put(state, ANNA, mile(city))
    give(state, ANNA, *loads)
    return state


@pytest.mark.rule("CR-113")
def test_a_train_takes_what_the_city_makes() -> None:
    state = in_city("harbin")
    assert refusal(state, "load silk") == ("CR-113", "not-produced-here")
    play(state, "load beer", "load beer")
    assert refusal(state, "load grain") == ("CR-113", "train-full")
    assert state.tray[FACTS.load_index["beer"]] == FACTS.chips[FACTS.load_index["beer"]] - 2
    put(state, ANNA, plain_row(2)[0])
    assert refusal(state, "load beer") == ("CR-113", "not-in-city")


@pytest.mark.rule("CR-12", "CR-113", "CR-EX24")
def test_all_chips_on_trains() -> None:
    """Loading is refused; after a drop by a rival it is allowed."""
    state = in_city("harbin")
    give(state, BRUNO, "beer", "beer")
    give(state, ANNA, "beer")
    assert refusal(state, "load beer") == ("CR-113", "no-chip")
    put(state, BRUNO, mile("wuhan"))
    play(state, "done", "end", "drop beer", "done", "end")
    assert allowed(state, "load beer")


@pytest.mark.rule("CR-114")
def test_passing_through_is_enough_and_costs_nothing() -> None:
    state = table(2)
    city = mile("datong")
    a, b = neighbours(city)[:2]
    lay(state, ANNA, a, city, b)
    put(state, ANNA, a)
    play(state, f"move {name(city)}", "load coal", f"move {name(b)}")
    assert state.points == 7


@pytest.mark.rule("CR-115")
def test_loads_without_a_demand_and_several_of_one_kind() -> None:
    play(in_city("kashgar"), "load cotton", "load cotton")


@pytest.mark.rule("CR-116")
def test_a_load_may_be_dropped_in_any_city() -> None:
    state = in_city("wuhan", "tea")
    before = int(state.tray[FACTS.load_index["tea"]])
    play(state, "drop tea")
    assert state.tray[FACTS.load_index["tea"]] == before + 1
    assert state.cash[ANNA] == 60
    assert refusal(state, "drop tea") == ("CR-116", "not-aboard")


@pytest.mark.rule("CR-117")
def test_a_delivery_needs_card_load_and_city() -> None:
    state = in_city("fuzhou", "wood")
    if demand("wood", "fuzhou") // 3 not in {int(c) for c in state.hand[0:3]}:
        assert refusal(state, "deliver wood Fuzhou") == ("CR-117", "no-such-demand")
    hold_demand(state, ANNA, "wood", "fuzhou")
    assert allowed(state, "drop wood")  # a choice
    assert allowed(state, "deliver wood Fuzhou")
    put(state, ANNA, mile("wuhan"))
    assert refusal(state, "deliver wood Fuzhou") == ("CR-117", "not-in-that-city")
    play(state, "drop wood")
    assert refusal(state, "deliver wood Fuzhou") == ("CR-116", "not-aboard")


@pytest.mark.rule("CR-118", "CR-119", "CR-16")
def test_the_four_steps_of_a_delivery() -> None:
    state = in_city("fuzhou", "wood")
    hold_demand(state, ANNA, "wood", "fuzhou")
    card = demand("wood", "fuzhou") // 3
    events = [e.key for e in state.play(ANNA, state.read("deliver wood Fuzhou"))]
    assert events == ["deliver"]
    assert state.tray[FACTS.load_index["wood"]] == FACTS.chips[FACTS.load_index["wood"]]
    assert state.cash[ANNA] == 114
    assert state.card_at[card] == 1  # with its other two demands
    assert state.to_act() == (CHANCE,)
    fill_hand(state)
    assert actor(state) == ANNA


@pytest.mark.rule("CR-120")
def test_two_cards_that_ask_for_the_same_are_told_apart() -> None:
    """Not in the shipped deck; a deck of one's own may hold such cards."""
    data = copy.deepcopy(FACTS.board.data)
    data["demands"][0]["demands"][0] = ["fuzhou", "wood", 40]
    state = GAME.new(2, None, boards.custom(data))
    codes = [state.read(f"deliver wood Fuzhou card {n}") for n in (1, asked_by(data))]
    assert codes[0] != codes[1]
    assert state.notation(codes[0]) == "deliver wood Fuzhou card 1"


def asked_by(data: dict[str, list[dict[str, list[list[object]]]]]) -> object:
    return next(e["id"] for e in data["demands"][1:] if ["fuzhou", "wood", 54] in e["demands"])


@pytest.mark.rule("CR-121", "CR-122", "CR-EX14", "CR-140", "CR-145")
def test_an_event_in_the_middle_stops_the_second_delivery() -> None:
    """Two matching loads in one city; the first delivery draws a derailment that hits the train:
    the second load is not delivered in this turn nor the next."""
    state = in_city("fuzhou", "wood", "silk")
    hold_demand(state, ANNA, "wood", "fuzhou")
    play(state, "deliver wood Fuzhou")
    assert state.legal(ANNA) == []
    state.apply(CHANCE, state.read("draw E11"))  # within 3 of Fuzhou
    assert state.cargo[0] == 0  # the silk is lost
    fill_hand(state)
    assert actor(state) == BRUNO
    play(state, "done", "end")
    assert actor(state) == BRUNO  # Anna's next turn has passed


@pytest.mark.rule("CR-127", "CR-EX15", "CR-126", "CR-132")
def test_event_chain() -> None:
    """Step 4 draws an event, an event, a demand card: both in play, hand is three."""
    state = table(2)
    draw(state, "E03", "E16")
    fill_hand(state)
    in_play = {e["id"] for e in state.view(None)["events"]}
    assert in_play == {"E03", "E16"}
    assert len(state.view(None)["seats"][ANNA]["hand"]) == 3
    assert actor(state) == ANNA


@pytest.mark.rule("CR-123")
def test_a_fresh_card_may_be_served_at_once() -> None:
    state = in_city("fuzhou", "wood", "iron")
    hold_demand(state, ANNA, "wood", "fuzhou")
    play(state, "deliver wood Fuzhou")
    fresh = next(
        n
        for n in range(3 * int(FACTS.cards))
        if state.card_at[n // 3] == 0 and FACTS.card_city[n] == FACTS.city_index["fuzhou"]
    )
    state.apply(CHANCE, state.read(f"draw {FACTS.card_ids[fresh // 3]}"))
    load = FACTS.load_ids[FACTS.card_load[fresh]]
    play(state, "drop iron")
    give(state, ANNA, load)
    play(state, f"deliver {load} Fuzhou")


@pytest.mark.rule("CR-124")
def test_in_a_major_city_every_milepost_will_do() -> None:
    for m in FACTS.city_miles[FACTS.city_index["shanghai"]]:
        state = table(2)
        put(state, ANNA, int(m))
        play(state, "load steel")


@pytest.mark.rule("CR-125")
def test_the_source_of_a_load_does_not_matter() -> None:
    """Wood of Hailar serves as well as wood of Jiamusi."""
    for city in ("hailar", "jiamusi"):
        state = play(in_city(city), "load wood")
        hold_demand(state, ANNA, "wood", "fuzhou")
        put(state, ANNA, mile("fuzhou"))
        assert allowed(state, "deliver wood Fuzhou")
