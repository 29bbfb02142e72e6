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


def cost(way: list[Json]) -> int:
    return int(sum(step["cost"] for step in way))


def apart() -> State:
    """Anna has track at Beijing, and her train there; Nanjing lies near Shanghai."""
    state = building()
    beijing = line(mile("beijing"), mile("tianjin"))
    lay(state, ANNA, *beijing)
    put(state, ANNA, beijing[-1])
    return state


@pytest.mark.rule("CR-43")
def test_a_way_starts_at_the_own_network_and_elsewhere_only_if_asked() -> None:
    state = apart()

    own = state.way(ANNA, "nanjing")
    near = state.way(ANNA, "nanjing", start="anywhere")

    assert own[-1]["joins"] == {"network": True, "train": True}
    assert near[-1]["joins"] == {"network": False, "train": False}
    assert near == state.way(ANNA, "nanjing", start="shanghai")
    assert cost(near) < cost(own)
    with pytest.raises(MalformedAction):
        state.way(ANNA, "nanjing", start="tianjin")


@pytest.mark.rule("CR-43")
def test_the_first_way_starts_at_any_major_city() -> None:
    way = building().way(ANNA, "nanjing")

    assert way[-1]["joins"] == {"network": None, "train": None}
    assert way == building().way(ANNA, "nanjing", start="shanghai")


@pytest.mark.rule("CR-178")
def test_a_way_to_a_major_city_ends_at_its_edge() -> None:
    state = apart()
    shanghai = [name(int(m)) for m in state.facts.city_miles[state.facts.city_index["shanghai"]]]

    way = state.way(ANNA, "shanghai")

    assert way[-1]["milepost"] in shanghai
    assert [step for step in way if step["from"] in shanghai] == []
    assert all(state.way(ANNA, milepost) == way for milepost in shanghai)
    assert building().way(ANNA, "shanghai") == []  # it begins there
    assert building().way(ANNA, "shanghai", start="beijing")


@pytest.mark.rule("CR-57")
def test_a_way_goes_on_from_what_is_planned_and_after_it_is_paid() -> None:
    """Beijing to Shanghai, and from there to Guangzhou's side of the country."""
    state = building()
    first = state.way(ANNA, "shanghai", start="beijing")
    planned = [f"{step['from']}-{step['milepost']}" for step in first]

    second = state.way(ANNA, "nanjing", planned=planned)

    ends = {end for each in planned for end in each.split("-")}
    assert second[0]["from"] in ends
    assert second[0]["turn"] >= first[-1]["turn"] > 1
    assert second[-1]["joins"] == {"network": None, "train": None}
    with pytest.raises(MalformedAction):
        state.way(ANNA, "nanjing", planned=["nowhere"])


@pytest.mark.rule("CR-47")
def test_a_drawn_way_leads_round_the_track_of_others() -> None:
    state = building()
    miles = line(mile("beijing"), mile("taiyuan"))
    taken = miles[3:5]
    lay(state, BRUNO, *taken)
    drawn = [name(m) for m in miles]

    way = state.way(ANNA, drawn[-1], drawn)

    laid = [(step["from"], step["milepost"]) for step in way]
    assert way[-1]["milepost"] == drawn[-1]
    assert (name(taken[0]), name(taken[1])) not in laid
    assert take(state, way) == cost([step for step in way if step["turn"] == 1])
