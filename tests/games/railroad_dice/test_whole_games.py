"""Random whole games at every player count with every option."""

from __future__ import annotations

from random import Random

import pytest

from trackside.core.contract import CHANCE
from trackside.core.errors import DataError, IllegalAction, TracksideError
from trackside.core.hashing import state_hash
from trackside.core.options import OptionValue
from trackside.games.railroad_dice.actions import BUILD, BUILD_STOP, LAY, is_code
from trackside.games.railroad_dice.game import GAME, State

OPTIONS: list[dict[str, OptionValue]] = [
    {},
    {"extended-game": True},
    {"station-supply": "literal", "dismissed-income": False},
    {"water-surcharge": 2, "min-dice-to-leave": 0},
    {"start-squares": "random"},
    {"dead-ends": "free"},
    {"start-squares": "sassnitz-kiel", "min-dice-to-leave": 3},
]
GREEDY = ("station", "lay")


def pick(state: State, seat: int, rng: Random) -> int:
    """Building is preferred, so that games see stations and sectors; chance is fair."""
    if seat == CHANCE:
        codes = [code for code, weight in state.chance() for _ in range(weight)]
        return rng.choice(codes)
    legal = state.legal(seat)
    if rng.random() < 0.6:
        stations = [code for code in legal if code >= BUILD]
        if stations:
            return rng.choice(stations)
    if rng.random() < 0.4:
        legal = [code for code in legal if code >= LAY] or legal
    return rng.choice(legal)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
def test_random_games(players: int, options: dict[str, OptionValue]) -> None:
    for seed in range(3):
        rng = Random(seed)
        state = GAME.new(players, options)
        for step in range(3000):
            acting = state.to_act()
            if not acting:
                break
            if step % 25 == 0:
                look_around(state, acting[0], rng)
            state.apply(acting[0], pick(state, acting[0], rng))
            state.check()
        assert state.result() is not None


def look_around(state: State, seat: int, rng: Random) -> None:
    again = GAME.load(state.dump())
    assert state_hash(again) == state_hash(state)
    assert again.legal(seat) == state.legal(seat)
    imagined = state.imagine(0, rng)
    assert imagined.view(0) == state.view(0) == state.view(None)
    copy = state.clone()
    copy.apply(seat, pick(copy, seat, rng))
    assert state_hash(again) == state_hash(state)
    agree(state, seat, rng)


def agree(state: State, seat: int, rng: Random) -> None:
    """`legal` lists exactly what `refuse` lets through, near the legal codes and anywhere."""
    legal = set(state.legal(seat))
    near = [code + rng.randrange(-40, 40) for code in list(legal)[:40]]
    anywhere = [rng.randrange(BUILD_STOP) for _ in range(40)]
    for code in [*legal, *near, *anywhere, *range(28, 160)]:
        if is_code(code):
            assert (state.refuse(seat, code) is None) == (code in legal), state.notation(code)


def test_a_refused_action_changes_nothing() -> None:
    state = GAME.new(2)
    state.apply(CHANCE, state.read("first 1"))
    before = state_hash(state)
    with pytest.raises(IllegalAction):
        state.apply(1, state.read("income"))
    assert state_hash(state) == before


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("bank", 3),
        ("bank", -1),
        ("bank", True),
        ("phase", "tea"),
        ("seats", []),
        ("squares", {"r25c10": "XY"}),
        ("squares", {"r00c00": "NS"}),
        ("squares", {"r25c10": "red"}),
        ("ends", 3),
        ("turn", 9),
        ("waiting", [1, 2]),
        ("directors", [7, 0, 0, 0, 0]),
        ("options", {"tea": True}),
        ("options", None),
        ("players", 7),
        ("rules", 99),
        ("board", "moon"),
        ("board", {}),
        ("board", 5),
        ("game", "chess"),
        ("rivers_paid", ["nil"]),
        ("end_reason", "boredom"),
    ],
)
def test_a_dump_that_does_not_fit_is_refused(key: str, value: object) -> None:
    data = GAME.new(2).dump()
    data[key] = value
    with pytest.raises(TracksideError):
        GAME.load(data)
    del data[key]
    with pytest.raises(TracksideError):
        GAME.load(data)


def test_a_dump_is_an_object() -> None:
    with pytest.raises(DataError):
        GAME.load([])
