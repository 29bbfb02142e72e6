"""The spread over a net: the best ways, and what it leaves out."""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.kit.spread import FAR, Net, Reach, Toll, buckets, net_of, spread

# A row of four places with a short cut that is dear: 0 - 1 - 2 - 3, and 0 - 3.
EDGES = ((0, 1), (0, 3), (1, 2), (2, 3))
SHORT_CUT = 1


def net() -> Net:
    start, near, via = [0], [], []
    for place in range(4):
        for edge, ends in enumerate(EDGES):
            if place in ends:
                near.append(sum(ends) - place)
                via.append(edge)
        start.append(len(near))
    return net_of(vec[i64](start), vec[i64](near), vec[i64](via), len(EDGES))


def toll(
    step: int = 1, factor: int = 1, leap: tuple[int, int] = (-1, -1), open_to_all: bool = False
) -> Toll:
    new = Toll()
    new.price = vec[i64]([1, 1, 9, 9, 1, 1, 1, 4])  # from 3 to 2 it is 4, from 2 to 3 only 1
    new.weight = new.price
    new.factor = factor
    new.step = step
    new.leap_a, new.leap_b = leap
    new.stride = 2
    new.open = open_to_all
    return new


def ways(source: int, tolls: Toll, laid: tuple[int, ...] = (), **limits: int) -> Reach:
    board = net()
    rows = vec[u8]([1 if edge in laid else 0 for edge in range(len(EDGES))])
    return spread(board, tolls, vec[i64]([source]), rows, board.nowhere, **limits)


def test_the_best_way_weighs_its_price_and_its_steps() -> None:
    found = ways(0, toll())
    assert found.path(3) == [0, 1, 2, 3]
    assert (found.weight[3], found.cost[3], found.steps[3], found.fresh[3]) == (6, 3, 3, 3)


def test_prices_may_count_more_than_steps() -> None:
    assert ways(0, toll(factor=2)).weight[3] == 9
    assert ways(0, toll(step=0)).weight[3] == 3
    assert ways(0, toll(step=7)).path(3) == [0, 3]


def test_each_direction_has_its_own_price() -> None:
    assert ways(0, toll()).cost[3] == 3
    assert ways(3, toll()).cost[0] == 6


def test_what_is_laid_costs_nothing() -> None:
    found = ways(0, toll(), laid=(SHORT_CUT,))
    assert found.path(3) == [0, 3]
    assert (found.cost[3], found.fresh[3], found.steps[3]) == (0, 0, 1)


def test_nothing_lies_beyond_the_cash_or_a_barred_first_edge() -> None:
    assert ways(0, toll(), most=2).path(3) == []
    assert ways(0, toll(), barred=0).path(1) == [0, 3, 2, 1]
    assert ways(1, toll(), barred=3).path(3) == [1, 2, 3]  # only as a first one


def test_a_leap_is_open_to_its_owner_and_to_who_lays_track_to_it() -> None:
    assert ways(0, toll(leap=(0, 2))).path(2) == [0, 1, 2]
    owned = ways(0, toll(leap=(0, 2), open_to_all=True))
    assert owned.path(2) == [0, 2]
    assert (owned.weight[2], owned.steps[2], owned.cost[2]) == (2, 2, 0)
    assert ways(0, toll(leap=(1, 3))).path(3) == [0, 1, 3]


def test_it_ends_at_the_first_goal() -> None:
    board = net()
    goals = vec[u8]([0, 1, 0, 0])
    found = spread(board, toll(), vec[i64]([0]), board.unlaid, goals)
    assert found.known == found.weight[1] == 2
    assert found.weight[2] == FAR


@pytest.mark.parametrize("seed", range(3))
def test_buckets_give_the_lightest_first(seed: int) -> None:
    rng = Random(seed)
    queue = buckets(5)
    inside = []
    taken = []
    for thing in range(200):
        weight = int(queue.weight) + rng.randrange(128)
        queue.put(thing, weight)
        inside.append(weight)
        if rng.random() < 0.6:
            queue.take()
            taken.append(int(queue.weight))
            assert taken[-1] == min(inside)
            inside.remove(taken[-1])
    assert taken == sorted(taken)
    assert queue.waiting == len(inside)
