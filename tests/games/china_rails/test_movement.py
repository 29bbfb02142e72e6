"""Starting and moving the train: CR-101 to CR-112."""

from __future__ import annotations

import pytest

from games.china_rails.table import (
    ANNA,
    BRUNO,
    CLEO,
    FACTS,
    allowed,
    edge,
    end,
    event,
    fill_hand,
    give,
    hold_demand,
    lay,
    line,
    mile,
    name,
    neighbours,
    plain_row,
    play,
    put,
    refusal,
    table,
)
from trackside.games.china_rails.game import State
from trackside.games.china_rails.reach import turns_to_reach


def on_row(length: int, seat: int = ANNA, players: int = 3) -> tuple[State, list[int]]:
    """Anna's train at the start of a straight track of this seat."""
    state = table(players)
    row = plain_row(length)
    lay(state, seat, *row)
    put(state, ANNA, row[0])
    return state, row


@pytest.mark.rule("CR-101")
def test_the_train_starts_in_any_mainland_city() -> None:
    state = table()
    for city in ("kashgar", "wuhan", "dalian"):
        assert allowed(state, f"place {name(mile(city))}")
    for m in FACTS.city_miles[FACTS.city_index["beijing"]]:
        assert allowed(state, f"place {name(int(m))}")
    assert refusal(state, f"place {name(plain_row(3)[0])}") == ("CR-101", "not-a-start")
    assert refusal(state, "move r26c49") == ("CR-101", "place-first")
    play(state, f"place {name(mile('harbin'))}", "load beer")
    assert (state.cash[ANNA], state.points) == (60, 9)
    assert refusal(state, "place r26c49") == ("CR-101", "already-placed")


@pytest.mark.rule("CR-101")
def test_after_a_discard_turn_the_train_is_placed_in_the_next() -> None:
    state = fill_hand(play(table(2), "discard hand"))
    end(state)
    assert allowed(state, "place r26c49")


@pytest.mark.rule("CR-103")
def test_a_step_costs_a_point_along_track_to_a_neighbour() -> None:
    state, row = on_row(5)
    assert refusal(state, f"move {name(row[2])}") == ("CR-103", "not-a-neighbour")
    play(state, f"move {name(row[1])}")
    assert state.points == 8
    bare = next(m for m in neighbours(row[1]) if m not in row)
    assert refusal(state, f"move {name(bare)}") == ("CR-103", "no-track")
    state.points = 0
    assert refusal(state, f"move {name(row[2])}") == ("CR-103", "no-points")


@pytest.mark.rule("CR-104")
def test_trains_do_not_block_each_other() -> None:
    state, row = on_row(3)
    put(state, BRUNO, row[1])
    play(state, f"move {name(row[1])}")
    assert state.at[ANNA] == state.at[BRUNO]


@pytest.mark.rule("CR-105", "CR-106")
def test_turning_back_only_in_a_city_but_any_other_edge_anywhere() -> None:
    state, row = on_row(4)
    side = next(m for m in neighbours(row[1]) if m not in row and not FACTS.watched[m])
    lay(state, ANNA, row[1], side)
    play(state, f"move {name(row[1])}")
    assert refusal(state, f"move {name(row[0])}") == ("CR-105", "no-turning-back")
    assert allowed(state, f"move {name(side)}")
    assert allowed(state, f"move {name(row[2])}")
    city = mile("datong")
    near = neighbours(city)[0]
    lay(state, ANNA, near, city)
    put(state, ANNA, near)
    play(state, f"move {name(city)}", f"move {name(near)}")


@pytest.mark.rule("CR-106")
def test_the_way_it_came_is_remembered_until_the_segment_is_erased() -> None:
    state, row = on_row(4, players=2)
    play(state, f"move {name(row[1])}")
    end(state)
    end(state)
    assert refusal(state, f"move {name(row[0])}") == ("CR-105", "no-turning-back")
    sand = [m for m in range(int(FACTS.size)) if int(FACTS.event_area[16][m]) & 64]
    a = next(m for m in sand if any(o not in sand for o in neighbours(m)))
    b = next(o for o in neighbours(a) if o not in sand)
    lay(state, BRUNO, a, b)
    put(state, BRUNO, b, came=a)
    event(state, "E17")
    assert state.came_by[BRUNO] == -1


@pytest.mark.rule("CR-107", "CR-108", "CR-EX12")
def test_fees() -> None:
    """Cash 3: refused. Cash 7, two rivals: one. Nine steps on one rival's track, with own track
    in between: 4 M once."""
    state, row = on_row(5, BRUNO)
    state.cash[ANNA] = 3
    assert refusal(state, f"move {name(row[1])}") == ("CR-108", "cannot-pay-fee")
    state.cash[ANNA] = 7
    lay(state, CLEO, row[1], row[2])
    play(state, f"move {name(row[1])}")
    assert (state.cash[ANNA], state.cash[BRUNO]) == (3, 64)
    assert refusal(state, f"move {name(row[2])}") == ("CR-108", "cannot-pay-fee")
    lay(state, ANNA, row[1], row[2])
    play(state, f"move {name(row[2])}", f"move {name(row[3])}", f"move {name(row[4])}")
    assert (state.cash[ANNA], state.cash[BRUNO]) == (3, 64)


@pytest.mark.rule("CR-108")
def test_money_earned_earlier_in_the_turn_pays_the_fee() -> None:
    state = table(2)
    city = mile("fuzhou")
    payout = hold_demand(state, ANNA, "wood", "fuzhou")
    give(state, ANNA, "wood")
    put(state, ANNA, city)
    near = neighbours(city)[0]
    lay(state, BRUNO, city, near)
    state.cash[ANNA] = 0
    assert refusal(state, f"move {name(near)}") == ("CR-108", "cannot-pay-fee")
    fill_hand(play(state, "deliver wood Fuzhou"))
    play(state, f"move {name(near)}")
    assert (payout, state.cash[ANNA]) == (54, 50)


@pytest.mark.rule("CR-109")
def test_standing_on_foreign_track_is_free_and_a_later_turn_pays_again() -> None:
    state, row = on_row(4, BRUNO, players=2)
    play(state, f"move {name(row[1])}")
    end(state)
    end(state)
    assert state.cash[ANNA] == 56
    play(state, f"move {name(row[2])}")
    assert state.cash[ANNA] == 52


@pytest.mark.rule("CR-110")
def test_the_red_area_is_everybodys_track() -> None:
    state = table()
    put(state, ANNA, mile("beijing"))
    for a in neighbours(mile("beijing"))[:4]:
        play(state, f"move {name(a)}", f"move {name(mile('beijing'))}")
    assert state.cash[ANNA] == 60
    assert state.points == 1


@pytest.mark.rule("CR-111")
def test_a_player_may_stop_anywhere() -> None:
    state, row = on_row(4)
    play(state, f"move {name(row[1])}")
    assert allowed(state, "done")


@pytest.mark.rule("CR-112", "CR-EX23")
def test_reversal_at_a_dead_end() -> None:
    """It cannot go back in that turn; next turn it may turn round in place, without points left."""
    state, row = on_row(3, players=2)
    play(state, f"move {name(row[1])}", f"move {name(row[2])}")
    assert refusal(state, f"move {name(row[1])}") == ("CR-105", "no-turning-back")
    assert refusal(state, "turn") == ("CR-112", "no-turning-round")
    end(state)
    end(state)
    play(state, "turn")
    assert state.points == 0
    end(state)
    end(state)
    play(state, f"move {name(row[1])}")


@pytest.mark.rule("CR-112", "CR-138")
def test_no_turning_round_while_there_is_another_way_or_where_movement_is_forbidden() -> None:
    state, row = on_row(4)
    state.came_by[ANNA] = edge(row[1], row[2])
    put(state, ANNA, row[1], came=row[0])
    assert refusal(state, "turn") == ("CR-112", "no-turning-round")
    put(state, ANNA, row[3], came=row[2])
    assert allowed(state, "turn")
    state.zone = state.zone[:]
    state.zone[row[3]] = 4
    assert refusal(state, "turn") == ("CR-138", "no-movement-here")


def test_travel_finds_the_fewest_turns() -> None:
    state = table(2)
    way = line(mile("datong"), mile("taiyuan"))
    lay(state, ANNA, *way)
    put(state, ANNA, mile("datong"))
    travel = turns_to_reach(state, ANNA)
    assert travel.path(mile("taiyuan")) == way[1:]
    assert travel.points[mile("taiyuan")] == len(way) - 1
    assert travel.turns(mile("datong")) == 0
    assert travel.turns(mile("kashgar")) == -1
    assert turns_to_reach(state, BRUNO).turns(mile("datong")) == -1
