"""The rims that are kept in a position are those that the track gives."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from trackside.batch.luck import luck_of
from trackside.batch.tables import draw_of
from trackside.games.china_rails.game import GAME, State
from trackside.games.china_rails.state import rim_of
from trackside.kit.codes import Codes

CHANCE = -1


def rims(state: State) -> list[list[int]]:
    return [[int(way) for way in rim] for rim in state.rims]


def fresh(state: State) -> list[list[int]]:
    return [[int(way) for way in rim_of(state, seat)] for seat in range(int(state.players))]


def act_at_random(state: State, luck_seed: int, actions: int) -> int:
    """How many actions erased track."""
    luck, erasures = luck_of(luck_seed), 0
    for _ in range(actions):
        if state.to_act() == (CHANCE,):
            before = sum(map(bool, state.owner))
            state.apply(CHANCE, draw_of(state, luck))
            erasures += sum(map(bool, state.owner)) < before
        else:
            found = Codes()
            state.find_legal(state.to_act()[0], found)
            choice = luck.below(found.count)
            state.apply(state.to_act()[0], int(found.codes[choice]))
    return erasures


def test_at_first_only_major_cities_can_be_left() -> None:
    state = GAME.new(3)
    assert rims(state) == [[int(way) for way in state.facts.city_rim]] * 3
    assert rims(state) == fresh(state)


@pytest.mark.parametrize("seed", range(4))
def test_they_follow_building_floods_and_sand(seed: int) -> None:
    state, erasures = GAME.new(2 + seed), 0
    for _ in range(8):
        erasures += act_at_random(state, seed, 100)
        assert rims(state) == fresh(state)
    assert erasures, "no event has erased track"


def test_a_copy_has_its_own_and_a_loaded_table_finds_them_again() -> None:
    state = GAME.new(4)
    act_at_random(state, 3, 200)
    copy, kept = state.clone(), rims(state)
    act_at_random(copy, 4, 200)
    assert rims(state) == kept
    assert rims(copy) == fresh(copy) != kept
    assert rims(GAME.load(state.dump())) == kept


@pytest.mark.parametrize("fault", ["missing", "doubled", "strange", "out of order"])
def test_a_wrong_rim_is_noticed(fault: str) -> None:
    state = GAME.new(2)
    act_at_random(state, 1, 150)
    rim = rims(state)[0]
    strange = next(way for way in range(2 * int(state.facts.edges)) if way not in rim)
    wrong = {
        "missing": rim[:-1],
        "doubled": [rim[0], *rim],
        "strange": sorted([*rim[1:], strange]),
        "out of order": [rim[1], rim[0], *rim[2:]],
    }
    state.check()
    state.rims[0] = vec[i64](wrong[fault])
    with pytest.raises(AssertionError, match="rim"):
        state.check()
