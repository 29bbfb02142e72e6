"""The ways that plans in China Rails are made of."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.china_rails.table import ANNA, building, edge, lay, line, mile, put, table
from trackside.bots.china_rails.plan.stops import Leg, Trip
from trackside.bots.china_rails.plan.track import add_way
from trackside.bots.china_rails.plan.ways import Country
from trackside.games.china_rails.rules import track
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


def test_the_last_step_into_a_major_city_is_built_out_of_it_where_that_is_cheaper() -> None:
    """CR-56: a segment between own track and a major city has two directions."""
    state = building(2)
    path = line(mile("jinan"), mile("beijing"))
    last = next(n for n, m in enumerate(path) if track.is_red(state, m))
    lay(state, ANNA, *path[: last - 1])
    put(state, ANNA, path[0])
    state.cash[ANNA] = 50
    costs = []
    for outward in (False, True):
        country = Country(state, ANNA, outward)
        leg = Leg(Trip([]), country.laid[:], -1)
        reach = country.best(vec[i64]([path[0]]), leg.planned)
        add_way(state, ANNA, leg, reach, path[last], outward)
        assert leg.trip.cost == reach.cost[path[last]]
        costs.append(leg.trip.cost)
        if outward:
            for segment, way in leg.trip.edges:
                state.apply(ANNA, int(state.facts.at_build) + 2 * segment + way)
    assert costs[1] < costs[0]
    assert state.cash[ANNA] == 50 - costs[1]
