"""What a seat would pay for track, and how soon a train is anywhere."""

from __future__ import annotations

import pytest

from games.china_rails.table import ANNA, BRUNO, FACTS, edge, event, lay, line, mile, put, table
from trackside.games.china_rails.reach import ground_of, turns_to_reach
from trackside.games.china_rails.rules import track
from trackside.kit.spread import FAR


@pytest.mark.rule("CR-47")
def test_new_track_has_a_price_where_nobody_has_built() -> None:
    state = table(2)
    way = line(mile("datong"), mile("taiyuan"))
    lay(state, ANNA, *way[:3])
    lay(state, BRUNO, *way[3:5])
    ground = ground_of(state, ANNA)
    price, laid = ground.price, ground.laid

    assert laid[edge(way[0], way[1])] == 1
    assert laid[edge(way[3], way[4])] == 0
    assert price[2 * edge(way[3], way[4])] == FAR
    free = edge(way[2], way[3])
    assert price[2 * free] == track.cost_of(state, ANNA, free, FACTS.edge_b[free])
    assert price[2 * free + 1] == track.cost_of(state, ANNA, free, FACTS.edge_a[free])


@pytest.mark.rule("CR-158")
def test_what_an_event_forbids_has_no_price_now_but_one_some_day() -> None:
    state = event(table(2), "E05")
    closed = next(e for e in range(int(FACTS.edges)) if track.is_closed(state, e))
    assert ground_of(state, ANNA).price[2 * closed] < FAR
    assert ground_of(state, ANNA, now=True).price[2 * closed] == FAR


def test_the_way_of_a_train_to_one_place_is_that_of_the_whole_search() -> None:
    state = table(2)
    way = line(mile("datong"), mile("wuhan"))
    lay(state, ANNA, *way)
    put(state, ANNA, way[0])
    whole = turns_to_reach(state, ANNA)
    short = turns_to_reach(state, ANNA, goal=way[5])
    assert short.path(way[5]) == whole.path(way[5]) == way[1:6]
    assert short.points[way[-1]] == FAR > whole.points[way[-1]]
