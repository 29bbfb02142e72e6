"""Ways proposed to an interface: legal step by step, and priced as the rules price them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.china_rails.table import ANNA, BRUNO, lay, line, mile, name, put, table
from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.china_rails.game import State
from trackside.games.china_rails.phases import BUILD


def building(players: int = 2) -> State:
    state = table(players)
    state.phase = BUILD
    return state


def take(state: State, way: list[Json]) -> int:
    """The steps of this turn, each checked by the rules; gives what they cost together."""
    before = int(state.cash[ANNA])
    for step in way:
        if step["turn"] == 1:
            state.apply(ANNA, step["code"])
    return before - int(state.cash[ANNA])


@pytest.mark.rule("CR-103")
def test_the_way_of_a_train_is_driven_step_by_step_and_goes_on_next_turn() -> None:
    state = table(2)
    miles = line(mile("datong"), mile("wuhan"))
    lay(state, ANNA, *miles)
    put(state, ANNA, miles[0])

    way = state.way(ANNA, "wuhan")

    assert [step["milepost"] for step in way] == [name(m) for m in miles[1:]]
    assert [step["turn"] for step in way] == [1 + n // 9 for n in range(len(way))]
    assert take(state, way) == 0
    assert state.at[ANNA] == miles[9]


@pytest.mark.rule("CR-107")
def test_the_way_over_foreign_track_names_the_fee_once_a_turn() -> None:
    state = table(2)
    miles = line(mile("datong"), mile("taiyuan"))
    lay(state, BRUNO, *miles)
    put(state, ANNA, miles[0])

    way = state.way(ANNA, "taiyuan")

    assert sum(step["cost"] for step in way) == 4
    assert take(state, way) == 4


@pytest.mark.rule("CR-57")
def test_the_way_of_new_track_is_the_cheapest_and_knows_what_a_turn_can_pay() -> None:
    state = building()

    way = state.way(ANNA, "taiyuan")

    assert way[-1]["milepost"] == name(mile("taiyuan"))
    assert way[0]["do"]["do"] == "build"
    now = sum(step["cost"] for step in way if step["turn"] == 1)
    assert now <= 20
    assert take(state, way) == now


@pytest.mark.rule("CR-57")
def test_a_way_drawn_by_hand_is_priced_as_it_is_drawn() -> None:
    """Straight across the mountains, where the cheapest track winds along the valleys."""
    state = building()
    drawn = [name(m) for m in line(mile("beijing"), mile("taiyuan"))]

    way = state.way(ANNA, drawn[-1], drawn)

    laid = [(step["from"], step["milepost"]) for step in way]
    assert laid == list(pairwise(drawn))[-len(laid) :]  # none within the red area
    assert sum(step["cost"] for step in way) > sum(
        step["cost"] for step in state.way(ANNA, "taiyuan")
    )
    assert take(state, way) == sum(step["cost"] for step in way if step["turn"] == 1)


@pytest.mark.rule("CR-103")
def test_a_drawn_drive_ends_where_the_track_does() -> None:
    state = table(2)
    miles = line(mile("datong"), mile("taiyuan"))
    lay(state, ANNA, *miles[:4])
    put(state, ANNA, miles[0])
    drawn = [name(m) for m in miles]

    assert [step["milepost"] for step in state.way(ANNA, drawn[-1], drawn)] == drawn[1:4]
    assert state.way(ANNA, drawn[-1], drawn[1:]) == []


def test_who_waits_can_plan_track_for_the_next_turn() -> None:
    state = table(2)
    assert state.turn == ANNA
    way = state.way(BRUNO, "taiyuan")
    assert way
    assert way[0]["do"]["do"] == "build"
    assert sum(step["cost"] for step in way if step["turn"] == 1) <= 20


def test_no_way_to_islands_or_without_track() -> None:
    state = table(2)
    put(state, ANNA, mile("datong"))
    assert state.way(ANNA, "kashgar") == []
    assert state.way(ANNA, "taipei") == []
    with pytest.raises(MalformedAction):
        state.way(ANNA, "atlantis")
