"""A search that stops at its goal finds what the whole search finds."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.china_rails.table import ANNA, lay, line, mile, put, table
from trackside.games.china_rails.components import FAR
from trackside.games.china_rails.reach import no_plans, spread, turns_to_reach

START = "xian"


@pytest.mark.parametrize("city", ["wuhan", "urumqi", "beijing"])
def test_the_way_to_one_city_is_the_way_of_the_whole_search(city: str) -> None:
    state = table(2)
    lay(state, ANNA, *line(mile(START), mile("wuhan")))
    number = state.facts.city_index[city]
    sources = vec[i64]([mile(START)])
    whole = spread(state, ANNA, sources, no_plans(state), 2, 1, False)
    short = spread(state, ANNA, sources, no_plans(state), 2, 1, False, FAR, number)
    goal = min(state.facts.city_miles[number], key=lambda m: (whole.weight[m], m))
    assert short.known == short.weight[goal] == whole.weight[goal]
    assert short.path(goal) == whole.path(goal)
    assert whole.known == FAR


def test_the_way_of_a_train_to_one_place_is_that_of_the_whole_search() -> None:
    state = table(2)
    way = line(mile("datong"), mile("wuhan"))
    lay(state, ANNA, *way)
    put(state, ANNA, way[0])
    whole = turns_to_reach(state, ANNA)
    short = turns_to_reach(state, ANNA, goal=way[5])
    assert short.path(way[5]) == whole.path(way[5]) == way[1:6]
    assert short.points[way[-1]] == FAR > whole.points[way[-1]]
