"""The ways that plans in China Rails are made of."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.china_rails.table import ANNA, edge, lay, line, mile, table
from trackside.bots.china_rails.plan.ways import Country
from trackside.kit.spread import FAR

START = "xian"


@pytest.mark.parametrize("city", ["wuhan", "urumqi", "beijing"])
def test_the_way_to_one_city_is_the_way_of_the_whole_search(city: str) -> None:
    state = table(2)
    lay(state, ANNA, *line(mile(START), mile("wuhan")))
    number = state.facts.city_index[city]
    country = Country(state, ANNA)
    sources = vec[i64]([mile(START)])
    whole = country.best(sources, country.laid)
    short = country.best_to(sources, country.laid, FAR, number)
    goal = min(state.facts.city_miles[number], key=lambda m: (whole.weight[m], m))
    assert short.known == short.weight[goal] == whole.weight[goal]
    assert short.path(goal) == whole.path(goal)
    assert whole.known == FAR


def test_track_that_is_wanted_anyway_draws_ways_to_it() -> None:
    """The same price, at a quarter of the weight."""
    state = table(2)
    here, there = mile("datong"), mile("wuhan")
    country = Country(state, ANNA)
    before = country.best(vec[i64]([here]), country.laid)
    path = before.path(there)
    country.favour([(edge(a, b), 0) for a, b in pairwise(path)])
    after = country.best(vec[i64]([here]), country.laid)
    assert after.weight[there] < before.weight[there]
    assert after.cost[there] >= before.cost[there]
