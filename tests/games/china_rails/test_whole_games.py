"""Whole games: random ones at every player count and with every option, and games of bots."""

from __future__ import annotations

import json
from random import Random

import pytest

from games.china_rails.table import FACTS
from trackside.bots.china_rails.levels import EasyBot
from trackside.core.contract import CHANCE
from trackside.core.errors import DataError, MalformedAction
from trackside.core.hashing import state_hash
from trackside.core.players import Bot, Observer
from trackside.core.runner import Runner
from trackside.games.china_rails.game import GAME, State


def random_game(players: int, seed: int, **options: bool | int) -> State:
    given = {key.replace("_", "-"): value for key, value in options.items()}
    runner = Runner(GAME, players, {"round-cap": 6, **given}, seed=str(seed))
    state = runner.state
    assert isinstance(state, State)
    rng = Random(seed)
    for number in range(4000):
        runner.settle()
        if not state.to_act():
            return state
        seat = state.to_act()[0]
        runner.act(seat, rng.choice(state.legal(seat)))
        if number % 20 == 0:
            state.check()
            look_around(state, rng)
    raise AssertionError("the game does not end")


def look_around(state: State, rng: Random) -> None:
    """legal is what refuse lets through; dump, load and clone keep the table."""
    for seat in state.to_act():
        if seat == CHANCE:
            continue
        legal = set(state.legal(seat))
        for code in [rng.randrange(state.codes()) for _ in range(60)] + list(range(64)):
            try:
                refused = state.refuse(seat, code)
            except MalformedAction:
                assert code not in legal
            else:
                assert (refused is None) == (code in legal), state.notation(code)
        for code in legal:
            assert state.refuse(seat, code) is None
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert state_hash(loaded) == state_hash(state)
    copy = state.clone()
    if copy.to_act():
        copy.apply(copy.to_act()[0], copy.legal(copy.to_act()[0])[0])
    assert state_hash(loaded) == state_hash(state)


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_stay_sound(players: int) -> None:
    random_game(players, players)


@pytest.mark.parametrize(
    "options",
    [
        {"mercy_loan": True},
        {"express_trains": True},
        {"open_cash": True},
        {"time_limit": 3},
        {"any_port": True, "one_start_load": True, "exits_per_city": True},
    ],
)
def test_random_games_with_options(options: dict[str, bool | int]) -> None:
    state = random_game(3, 5, **options)
    result = state.result()
    assert result is not None
    assert result.reason == ("time-up" if "time_limit" in options else "round-cap")


def test_easy_bots_play_well_from_the_start() -> None:
    """They build, place their trains and deliver."""
    runner = Runner(GAME, 2, {"round-cap": 12}, seed="4")
    state = runner.state
    bots: list[Bot] = [EasyBot(1), EasyBot(2)]
    deliveries = 0
    for _ in range(3000):
        runner.settle()
        if not state.to_act():
            break
        seat = state.to_act()[0]
        action = bots[seat].choose(Observer(state, seat))
        deliveries += state.notation(action).startswith("deliver")
        runner.act(seat, action)
    assert state.to_act() == ()
    assert deliveries >= 2


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("cash", [-1, 60]),
        ("cash", [60]),
        ("phase", "lunch"),
        ("hand", [["1", "2", "3"], ["1", "2", "4"]]),
        ("track", [["r01c53-r60c01"], []]),
        ("cargo", [["gold"], []]),
        ("at", ["nowhere", None]),
        ("cards", [0] * 7),
        ("turn", 5),
        ("event_left", [9] * 20),
        ("rules", 99),
        ("game", "chess"),
        ("board", 7),
        ("players", "two"),
    ],
)
def test_a_broken_dump_is_refused(key: str, value: object) -> None:
    state = Runner(GAME, 2, seed="1").state
    data = {**state.dump(), key: value}
    with pytest.raises(DataError):
        GAME.load(data)


UNREADABLE = (
    *("", "fly", "build", "build r26c49", "move r99c99", "load gold", "deliver wood", "borrow 99"),
    *("borrow x", "link atlantis", "upgrade warp", "end now", "deliver wood Taiyuan x"),
)


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_says_so(text: str) -> None:
    state = GAME.new(2)
    with pytest.raises(MalformedAction):
        state.read(text)


def test_every_code_has_three_forms() -> None:
    state = GAME.new(2)
    rng = Random(3)
    for code in [*range(1200), *(rng.randrange(state.codes()) for _ in range(800))]:
        try:
            form = state.decode(code)
        except MalformedAction:
            continue
        assert state.encode(form) == code
        assert state.read(state.notation(code)) == code
    assert state.codes() == FACTS.codes
