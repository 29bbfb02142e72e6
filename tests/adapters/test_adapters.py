"""The games in other people's test suites."""

from __future__ import annotations

import warnings
from itertools import count
from random import Random

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it comes without types
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]  # the same
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]  # the same

from adapters import playthroughs
from tools.measure.pettingzoo_speed import turns_per_second
from trackside import games
from trackside.adapters import openspiel, pettingzoo
from trackside.adapters.gymnasium import SeatEnv
from trackside.core.options import OptionValue
from trackside.learn import features, seating

NONE, ONE = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
TABLES = [
    (slug, players)
    for slug in games.slugs()
    for players in range(games.get(slug).meta.least_players, games.get(slug).meta.most_players + 1)
]


def short(slug: str, rounds: int = 2) -> dict[str, OptionValue]:
    """Random play never wins China Rails: a cap on the rounds ends it."""
    return {"round-cap": rounds} if slug == "china-rails" else {}


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_pettingzoo_accepts_the_environment(slug: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like plain arrays, and prints what it does
        api_test(pettingzoo.env(slug, players, short(slug)), num_cycles=60)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(slug: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: pettingzoo.env(slug, players, short(slug)), num_cycles=25)


@pytest.mark.parametrize("slug", games.slugs())
def test_a_mask_marks_what_is_legal_and_finds_it(slug: str) -> None:
    table = pettingzoo.env(slug, 3, short(slug))
    table.reset(seed=3)
    seen, *_ = table.last()
    mask, legal = (
        seen["action_mask"],
        table.unwrapped.table.legal(table.unwrapped.table.to_act()[0]),
    )
    assert (mask.dtype, mask.shape) == (np.int8, table.action_space("seat_0").n)
    assert np.flatnonzero(mask).tolist() == legal
    assert np.flatnonzero(mask * 3 - mask).tolist() == legal  # also of what is made from a mask
    assert table.action_space("seat_0").sample(mask) in legal


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_openspiel_plays_and_restores_the_game(slug: str, players: int) -> None:
    game = openspiel.load(slug, players, short(slug, 2 if players <= 3 else 1))
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 3, verbose=False)


@pytest.mark.parametrize("slug", games.slugs())
def test_openspiel_tells_the_game_as_before(slug: str) -> None:
    """After a change that is meant: python tests/adapters/playthroughs.py, and read the diff."""
    told = playthroughs.told(slug)
    assert told == playthroughs.file(slug).read_text("utf-8")


def test_openspiel_gets_the_parts_of_an_observation_that_there_are() -> None:
    game = openspiel.load("volldampf", 2)
    state = game.new_initial_state()
    public = make_observation(game, pyspiel.IIGObservationType(True, False, NONE))
    private = make_observation(game, pyspiel.IIGObservationType(False, False, ONE))
    whole = make_observation(game, pyspiel.IIGObservationType(True, False, ONE))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) is None
    assert whole.string_from(state, 0) == make_observation(game).string_from(state, 0)
    recall = make_observation(game, pyspiel.IIGObservationType(True, True, ONE))
    assert recall.string_from(state, 0) == state.information_state_string(0)


@pytest.mark.parametrize("slug", games.slugs())
def test_gymnasium_accepts_a_seat_against_bots(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(slug, 3, 1, "random", short(slug)), skip_render_check=True)


def test_a_refused_code_changes_nothing_and_says_why() -> None:
    env = SeatEnv("german-railways", 3, 0)
    before, info = env.reset(seed=4)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[5])
    after, reward, over, _, told = env.step(np.int64(illegal))
    assert "refused" in told
    assert (reward, over) == (0.0, False)
    assert np.array_equal(before, after)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_row_has_its_length_and_tells_nothing_hidden(slug: str, players: int) -> None:
    """A table imagined by a seat gives that seat the same row."""
    rng = Random(players)
    table = seating.start(slug, players, short(slug))
    for _ in range(250):
        seating.settle(table, rng)
        if not table.to_act():
            break
        seat = table.to_act()[0]
        for viewer in range(players):
            row = features.row(table, viewer)
            assert len(row) == features.length(table)
            assert np.array_equal(row, features.row(table.imagine(viewer, rng), viewer))
        table.apply(seat, rng.choice(table.legal(seat)))


def test_turns_are_counted_by_the_clock() -> None:
    """The benchmark stops after five seconds: three cycles of three seats, two seconds each."""
    clock = count(0, 2)
    table = pettingzoo.env("german-railways", 3)
    assert turns_per_second(table, lambda: float(next(clock))) == pytest.approx(9 / 8)
