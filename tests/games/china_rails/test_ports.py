"""The Dalian ferry and the container links: CR-71 to CR-102, CR-197 to CR-199."""

from __future__ import annotations

import pytest

from games.china_rails.table import (
    ANNA,
    BRUNO,
    CLEO,
    FACTS,
    allowed,
    building,
    edge,
    end,
    event,
    fill_hand,
    give,
    hold_demand,
    lay,
    mile,
    name,
    neighbours,
    play,
    put,
    refusal,
    table,
)
from trackside.core.contract import CHANCE
from trackside.games.china_rails.game import State
from trackside.games.china_rails.reach import turns_to_reach
from trackside.games.china_rails.scoring import part_of

DALIAN, LANDING = mile("dalian"), mile("landing")
XIAMEN = mile("xiamen-port")
HK = mile("hong-kong-south")


def beside(state: State, seat: int, m: int, port: int) -> None:
    """Own track at m that does not touch the port."""
    other = next(o for o in neighbours(m) if o != port and not FACTS.watched[o])
    lay(state, seat, m, other)


def to_dalian(state: State, seat: int, n: int = 0) -> str:
    m = neighbours(DALIAN)[n]
    beside(state, seat, m, DALIAN)
    return f"build {name(m)} {name(DALIAN)}"


@pytest.mark.rule("CR-71", "CR-72", "CR-74")
def test_the_first_segment_to_a_port_costs_4_and_buys_the_ferry() -> None:
    state = building()
    play(state, to_dalian(state, ANNA))
    extra = 60 - 4 - state.cash[ANNA]
    assert extra == FACTS.surcharge[edge(neighbours(DALIAN)[0], DALIAN)]
    assert state.ferry == 1
    # He builds on from the landing at the price of the new segment alone.
    onward = next(m for m in neighbours(LANDING) if not FACTS.watched[m])
    before = int(state.cash[ANNA])
    play(state, f"build {name(LANDING)} {name(onward)}")
    e = edge(LANDING, onward)
    assert before - state.cash[ANNA] == FACTS.price[onward] + FACTS.surcharge[e]


@pytest.mark.rule("CR-197")
def test_further_segments_of_an_owner_to_the_ports() -> None:
    state = building()
    state.ferry = 1
    offers = {}
    for target in (DALIAN, LANDING):
        m = neighbours(target)[0]
        beside(state, ANNA, m, target)
        texts = {o["text"]: o["info"]["price"] for o in state.offers(ANNA) if "price" in o["info"]}
        offers[target] = texts.get(f"build {name(m)} {name(target)}")
    assert offers == {DALIAN: 3, LANDING: 1}


@pytest.mark.rule("CR-73", "CR-EX11")
def test_a_third_player_may_build_to_neither_port() -> None:
    state = building(3)
    state.ferry = 0b110
    assert refusal(state, to_dalian(state, ANNA)) == ("CR-73", "ferry-full")
    m = next(o for o in neighbours(LANDING) if not FACTS.watched[o])
    beside(state, ANNA, m, LANDING)
    assert refusal(state, f"build {name(m)} {name(LANDING)}") == ("CR-73", "ferry-full")


@pytest.mark.rule("CR-75")
def test_both_ferry_players_must_be_able_to_reach_both_ports() -> None:
    """The landing has two edges: the first owner may take one of them."""
    state = building(3)
    state.ferry = 1
    first, second = neighbours(LANDING)
    lay(state, ANNA, LANDING, first)
    text = f"build {name(LANDING)} {name(second)}"
    assert refusal(state, text) == ("CR-75", "ferry-blocked")


@pytest.mark.rule("CR-76", "CR-178")
def test_the_ferry_belongs_to_the_network() -> None:
    state = table()
    lay(state, ANNA, DALIAN, neighbours(DALIAN)[0])
    assert LANDING not in set(part_of(state, ANNA, DALIAN))
    state.ferry = 1
    assert LANDING in set(part_of(state, ANNA, DALIAN))


@pytest.mark.rule("CR-77", "CR-78", "CR-79", "CR-82", "CR-105")
def test_crossing_takes_a_stop_and_halves_the_movement() -> None:
    state = table(2)
    state.ferry = 1
    near = neighbours(LANDING)[0]
    lay(state, ANNA, LANDING, near)
    put(state, ANNA, near, came=None)
    play(state, f"move {name(LANDING)}")
    assert refusal(state, "cross") == ("CR-78", "cross-before-moving")
    end(state)
    end(state)
    assert allowed(state, "cross")
    # A discard turn in between does no harm.
    copy = fill_hand(play(state.clone(), "discard hand"))
    end(copy)
    play(copy, "cross")
    assert (copy.at[ANNA], copy.points) == (DALIAN, 5)
    assert allowed(copy, "load fish")
    # It may go back by the way it came, having stood in the port.
    assert allowed(state, f"move {name(near)}")
    assert turns_to_reach(state, ANNA).points[DALIAN] == 4


@pytest.mark.rule("CR-77", "CR-78")
def test_travel_by_ferry_waits_in_the_port() -> None:
    state = table(2)
    state.ferry = 1
    near = neighbours(LANDING)[0]
    lay(state, ANNA, LANDING, near)
    put(state, ANNA, near)
    assert turns_to_reach(state, ANNA).turns(DALIAN) == 2
    play(state, f"move {name(LANDING)}")
    travel = turns_to_reach(state, ANNA)
    assert travel.path(DALIAN) == [DALIAN]
    assert travel.turns(DALIAN) == 2


@pytest.mark.rule("CR-77", "CR-78")
def test_a_train_placed_in_dalian_cannot_cross_in_the_same_turn() -> None:
    state = table()
    state.ferry = 1
    lay(state, ANNA)
    play(state, f"place {name(DALIAN)}")
    assert refusal(state, "cross") == ("CR-78", "wait-for-ferry")
    put(state, ANNA, mile("beijing"))
    assert refusal(state, "cross") == ("CR-71", "not-in-ferry-port")


@pytest.mark.rule("CR-80", "CR-97", "CR-105")
def test_a_port_in_passing_is_like_a_clear_milepost() -> None:
    for port in (LANDING, XIAMEN):
        state = table()
        first, second = neighbours(port)[:2]
        lay(state, ANNA, first, port, second)
        put(state, ANNA, first)
        play(state, f"move {name(port)}")
        assert refusal(state, f"move {name(first)}") == ("CR-105", "no-turning-back")
        play(state, f"move {name(second)}")
        assert state.points == 7


@pytest.mark.rule("CR-81", "CR-107")
def test_others_pay_a_fee_for_the_ferry() -> None:
    state = table()
    put(state, ANNA, DALIAN)
    assert refusal(state, "cross") == ("CR-81", "nobody-owns-it")
    state.ferry = 0b110
    assert refusal(state, "cross") == ("CR-81", "pay-an-owner")
    lay(state, CLEO, LANDING, neighbours(LANDING)[0])
    play(state, "cross fee 2")
    assert (state.cash[ANNA], state.cash[CLEO]) == (56, 64)
    play(state, f"move {name(neighbours(LANDING)[0])}")  # the fee covers this owner's track
    assert state.cash[ANNA] == 56
    state = table()
    put(state, ANNA, DALIAN)
    state.ferry = 0b10
    state.cash[ANNA] = 3
    assert refusal(state, "cross fee 1") == ("CR-108", "cannot-pay-fee")
    state.ferry = 0b11
    assert refusal(state, "cross fee 1") == ("CR-81", "no-fee-due")


# Containers


@pytest.mark.rule("CR-84", "CR-85", "CR-86", "CR-88")
def test_who_may_buy_a_link() -> None:
    state = building(4)
    assert refusal(state, "link hong-kong-south") == ("CR-86", "link-not-touched")
    corner = next(m for m in FACTS.city_miles[FACTS.city_index["hong-kong"]] if m != HK)
    out = next(o for o in neighbours(int(corner)) if FACTS.city_at[o] != FACTS.city_at[corner])
    lay(state, ANNA, int(corner), out)
    state.links[0] = 0b1110  # every player may own it
    play(state, "link hong-kong-south")
    assert state.cash[ANNA] == 52
    assert refusal(state, "link hong-kong-south") == ("CR-84", "link-owned")
    first, second = neighbours(XIAMEN)
    state.links[1] = 0b10
    lay(state, ANNA, XIAMEN, first)  # building through the port without a link is fine
    assert allowed(state, "link xiamen-port")
    state.links[1] = 0b110
    assert refusal(state, "link xiamen-port") == ("CR-85", "link-full")
    assert second != first


@pytest.mark.rule("CR-87")
def test_the_port_itself_costs_as_clear_terrain() -> None:
    state = building(2)
    m = neighbours(XIAMEN)[0]
    beside(state, ANNA, m, XIAMEN)
    play(state, f"build {name(m)} {name(XIAMEN)}")
    assert 60 - state.cash[ANNA] == 1 + FACTS.surcharge[edge(m, XIAMEN)]
    before = int(state.cash[ANNA])
    play(state, "link xiamen-port")
    assert before - state.cash[ANNA] == 5


@pytest.mark.rule("CR-198", "CR-139")
def test_a_link_is_refused_while_building_is_forbidden_there() -> None:
    state = table(2)
    lay(state, ANNA, XIAMEN, neighbours(XIAMEN)[0])
    event(state, "E15")
    play(state, "done")
    assert refusal(state, "link xiamen-port") == ("CR-198", "link-closed")
    assert refusal(play(building(), "upgrade fast"), "link xiamen-port")[0] == "CR-30"


def in_port(load: str = "", players: int = 2) -> State:
    """Anna's train stands in the port of Xiamen, whose link she owns."""
    state = table(players)
    lay(state, ANNA, XIAMEN, neighbours(XIAMEN)[0])
    state.links[1] = 1
    put(state, ANNA, XIAMEN)
    if load:
        give(state, ANNA, load)
    return state


@pytest.mark.rule("CR-91", "CR-92", "CR-93", "CR-94", "CR-95", "CR-96", "CR-EX5")
def test_sue() -> None:
    """Turn 1: she stops in a container port. Turn 2: delivers silk to Taipei, is paid, draws.
    Turn 3: loads imports and fish, then moves her full movement."""
    state = in_port("silk")
    near = neighbours(XIAMEN)[0]
    payout = hold_demand(state, ANNA, "silk", "taipei")
    put(state, ANNA, near)
    play(state, f"move {name(XIAMEN)}")
    assert refusal(state, "deliver silk Taipei") == ("CR-92", "container-before-moving")
    end(state)
    end(state)
    play(state, "deliver silk Taipei")
    assert state.cash[ANNA] == 60 + payout
    assert state.to_act() == (CHANCE,)
    fill_hand(state)
    assert refusal(state, "take fish") == ("CR-96", "one-container-action")
    end(state)
    end(state)
    play(state, "take imports", "take fish")
    assert refusal(state, "take fish") == ("CR-113", "train-full")
    assert state.points == 9
    play(state, f"move {name(near)}")
    assert refusal(state, "take fish") == ("CR-91", "not-in-container-port")


@pytest.mark.rule("CR-91")
def test_a_train_that_has_just_come_must_wait() -> None:
    state = in_port()
    state.last_stop[ANNA] = -1
    assert refusal(state, "take fish") == ("CR-91", "wait-in-port")


@pytest.mark.rule("CR-93")
def test_several_deliveries_in_one_container_action() -> None:
    state = in_port("silk")
    give(state, ANNA, "coal")
    hold_demand(state, ANNA, "silk", "taipei")
    play(state, "deliver silk Taipei")
    fill_hand(state)
    hold_demand(state, ANNA, "coal", "taipei")
    assert allowed(state, "deliver coal Taipei")


@pytest.mark.rule("CR-94")
def test_only_what_taiwan_makes_comes_from_there() -> None:
    state = in_port()
    assert refusal(state, "take coal") == ("CR-94", "not-from-taiwan")
    state.tray[FACTS.load_index["fish"]] = 0
    assert state.refuse(ANNA, state.read("take fish")) is not None


@pytest.mark.rule("CR-98")
def test_a_discard_turn_in_the_port_counts_as_waiting() -> None:
    state = in_port()
    fill_hand(play(state, "discard hand"))
    end(state)
    assert allowed(state, "take fish")


@pytest.mark.rule("CR-99")
def test_the_link_of_another_player_for_a_fee() -> None:
    state = in_port(players=3)
    state.links[1] = 0
    assert refusal(state, "take fish") == ("CR-99", "nobody-owns-it")
    state.links[1] = 0b10
    assert refusal(state, "take fish") == ("CR-99", "pay-an-owner")
    assert refusal(state, "take fish fee 2") == ("CR-99", "pay-an-owner")
    play(state, "take fish fee 1", "take sugar")
    assert (state.cash[ANNA], state.cash[BRUNO]) == (56, 64)


@pytest.mark.rule("CR-100", "CR-116")
def test_a_load_may_be_left_on_taiwan_without_pay() -> None:
    state = in_port("coal")
    assert refusal(state, "drop coal") == ("CR-113", "not-in-city")
    play(state, "leave coal")
    assert (state.cash[ANNA], state.cargo[0]) == (60, 0)
    assert refusal(state, "take fish") == ("CR-96", "one-container-action")


@pytest.mark.rule("CR-199")
def test_in_hong_kong_the_train_is_in_the_city_as_well() -> None:
    state = table(2)
    state.links[0] = 1
    put(state, ANNA, HK)
    play(state, "load electronics", "take fish", "drop electronics", "load imports")
    assert state.container == 2


@pytest.mark.rule("CR-102", "CR-EX6")
def test_start_in_a_container_port() -> None:
    """The owner of a link starts there with two Taiwan loads in a Freight and moves 9."""
    state = table(2)
    assert refusal(state, f"place {name(XIAMEN)}") == ("CR-102", "start-without-track")
    lay(state, ANNA, XIAMEN, neighbours(XIAMEN)[0])
    state.links[1] = 1
    play(state, f"place {name(XIAMEN)}", "take fish", "take imports")
    assert state.points == 9
    assert refusal(state, "leave fish") == ("CR-102", "start-only-loads")
    play(state, f"move {name(neighbours(XIAMEN)[0])}")
    assert state.points == 8


@pytest.mark.rule("CR-101", "CR-102")
def test_a_start_in_the_port_of_hong_kong_needs_track_to_the_city() -> None:
    """The other mileposts of the city are free to start from; whose link it is does not matter."""
    state = table(2)
    south, centre = mile("hong-kong-south"), mile("hong-kong")
    state.links[0] = 0b10
    assert refusal(state, f"place {name(south)}") == ("CR-102", "start-without-track")
    assert allowed(state, f"place {name(centre)}")
    inside = next(m for m in FACTS.city_miles[FACTS.city_at[centre]] if neighbours_outside(m))
    lay(state, ANNA, int(inside), neighbours_outside(int(inside))[0])
    play(state, f"place {name(south)}", "take fish fee 1")
    assert state.cash[BRUNO] == 64


def neighbours_outside(m: int) -> list[int]:
    return [o for o in neighbours(m) if FACTS.city_at[o] < 0]


@pytest.mark.rule("CR-201")
def test_one_load_at_the_start_is_an_option() -> None:
    state = table(2, one_start_load=True)
    lay(state, ANNA, XIAMEN, neighbours(XIAMEN)[0])
    state.links[1] = 1
    play(state, f"place {name(XIAMEN)}", "take fish")
    assert refusal(state, "take imports") == ("CR-201", "one-start-load")
    end(state)
    end(state)
    assert allowed(state, "take imports")  # the wait over, it is an ordinary container action


@pytest.mark.rule("CR-148", "CR-156", "CR-161")
@pytest.mark.parametrize(
    ("card", "rule"), [("E01", "CR-148"), ("E03", "CR-156"), ("E07", "CR-161")]
)
def test_an_event_is_named_before_the_wait_in_a_port(card: str, rule: str) -> None:
    state = in_port()
    state.last_stop[ANNA] = -1
    assert refusal(state, "take fish") == ("CR-91", "wait-in-port")
    event(state, card)
    assert refusal(state, "take fish")[0] == rule
