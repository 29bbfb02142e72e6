"""What the environments of PettingZoo and Gymnasium share: rewards, cuts, copies, boards, text."""

from __future__ import annotations

import copy
import inspect
import pickle
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it comes without types
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test  # type: ignore[import-untyped]  # the same

from trackside import games
from trackside.adapters import openspiel, pettingzoo
from trackside.adapters.gymnasium import SeatEnv, name
from trackside.bots.levels import available
from trackside.core import boards
from trackside.core.contract import Json
from trackside.core.errors import BadOption, DataError
from trackside.core.hashing import state_hash
from trackside.core.options import OptionValue
from trackside.core.players import Observer
from trackside.learn import rewards
from trackside.learn.copies import CopyableBot
from trackside.learn.rewards import Standing

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
by_copy = pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
by_slug = pytest.mark.parametrize("slug", games.slugs())


def short(slug: str) -> dict[str, OptionValue]:
    return {"round-cap": 1} if slug == "china-rails" else {}


def play_aec(env: Any, rng: Random, most: int = 10**6) -> dict[str, float]:
    """At random, until it is over or `most` actions are taken; what each seat got in all."""
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return totals


def play_seat(env: SeatEnv, rng: Random, most: int) -> list[tuple[bytes, float, bool, bool]]:
    """At random; what was seen and got, step by step."""
    told = []
    for _ in range(most):
        legal = np.flatnonzero(env.action_masks()).tolist()
        row, reward, over, cut, _ = env.step(np.int64(rng.choice(legal)))
        told.append((row.tobytes(), reward, over, cut))
        if over or cut:
            break
    return told


# Rewards


def test_the_win_is_shared_and_a_game_that_was_cut_has_no_winner() -> None:
    assert rewards.share(Standing((2, 1, 3), (5, 9, 1), is_over=True)) == [0.0, 1.0, 0.0]
    assert rewards.share(Standing((1, 3, 1), (5, 1, 5), is_over=True)) == [0.5, 0.0, 0.5]
    assert rewards.share(Standing((3, 3, 3), (5, 9, 1), is_over=True)) == [0.0, 0.0, 0.0]
    assert rewards.share(Standing((2, 1, 3), (5, 9, 1), is_over=False)) == [0.0, 0.0, 0.0]


def test_places_go_from_one_to_minus_one_and_ties_lie_between() -> None:
    assert rewards.places(Standing((2, 1, 3), (5, 9, 1), is_over=True)) == [0.0, 1.0, -1.0]
    assert rewards.places(Standing((1, 3, 1), (5, 1, 5), is_over=True)) == [0.5, -1.0, 0.5]
    assert rewards.places(Standing((3, 3, 3), (5, 9, 1), is_over=True)) == [0.0, 0.0, 0.0]


def test_the_difference_is_to_the_mean_of_the_others() -> None:
    assert rewards.difference(Standing((2, 1, 3), (5, 9, 1), is_over=True)) == [0.0, 6.0, -6.0]
    assert rewards.difference(Standing((2, 1), (-3, 4), is_over=False)) == [-7.0, 7.0]


@by_slug
def test_changes_add_up_to_the_scores_at_the_end(slug: str) -> None:
    env = pettingzoo.env(slug, 3, short(slug), reward="change", most_steps=300)
    env.reset(seed=2)
    before = rewards.scores(env.unwrapped.table)
    totals = play_aec(env, Random(2))
    after = rewards.scores(env.unwrapped.table)
    assert list(totals.values()) == [now - then for now, then in zip(after, before)]


def test_a_seat_is_paid_for_what_changed_since_it_was_asked() -> None:
    env = SeatEnv("german-railways", 3, 1, options={"hidden-cash": True}, reward="change")
    env.reset(seed=5)
    cash = env.table.view(1)["seats"][1]["cash"]
    paid = [reward for _, reward, *_ in play_seat(env, Random(5), 60)]
    assert cash + sum(paid) == env.table.view(1)["seats"][1]["cash"]
    assert any(paid)


@pytest.mark.parametrize("reward", ["places", "difference"])
def test_a_game_that_is_cut_pays_by_the_scores_of_that_moment(reward: str) -> None:
    env = pettingzoo.env("german-railways", 3, reward=reward, most_steps=5)
    env.reset(seed=3)
    totals = list(play_aec(env, Random(3)).values())
    cash = [seat["cash"] for seat in env.unwrapped.table.view(None)["seats"]]
    assert len(set(cash)) > 1, "this game must tell the seats apart"
    assert sum(totals) == pytest.approx(0.0)
    assert totals.index(max(totals)) == cash.index(max(cash))


def test_a_reward_of_ones_own_is_a_function() -> None:
    env = SeatEnv("volldampf", 2, reward=lambda standing: [7.0, -7.0], most_steps=3)
    env.reset(seed=1)
    assert [reward for _, reward, *_ in play_seat(env, Random(1), 9)] == [0.0, 0.0, 7.0]


def test_an_unknown_reward_or_mode_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="share, places, difference, change"):
        SeatEnv("volldampf", reward="fame")
    with pytest.raises(BadOption, match="ansi"):
        pettingzoo.env("volldampf", render_mode="human")
    with pytest.raises(BadOption, match="most_steps"):
        pettingzoo.env("volldampf", most_steps=-1)


# Cuts


def test_both_are_cut_after_so_many_steps() -> None:
    table = pettingzoo.env("china-rails", 2, most_steps=5)
    table.reset(seed=1)
    steps = 0
    while not any(table.truncations.values()):
        table.step(int(np.flatnonzero(table.action_masks())[0]))
        steps += 1
    assert (steps, set(table.truncations.values())) == (5, {True})
    assert set(table.terminations.values()) == {False}

    seat = SeatEnv("china-rails", 2, most_steps=5)
    for _ in range(2):  # the count begins anew with every game
        seat.reset(seed=1)
        told = play_seat(seat, Random(1), 9)
        assert [(over, cut) for *_, over, cut in told] == [(False, False)] * 4 + [(False, True)]


def test_a_game_that_ends_with_its_last_step_is_not_cut() -> None:
    def last(most_steps: int) -> tuple[int, bool, bool]:
        env = SeatEnv("volldampf", 2, most_steps=most_steps)
        env.reset(seed=4)
        told = play_seat(env, Random(4), 10**6)
        return len(told), told[-1][2], told[-1][3]

    steps, over, cut = last(0)
    assert (over, cut) == (True, False)
    assert last(steps) == (steps, True, False)
    assert last(steps - 1) == (steps - 1, False, True)


def test_pettingzoo_accepts_an_environment_that_is_cut() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env("china-rails", 3, reward="change", most_steps=7), num_cycles=40)


# Copies


@by_copy
@by_slug
def test_a_copy_of_a_table_plays_on_as_the_table_does(
    slug: str, copied: Callable[[Any], Any]
) -> None:
    env = pettingzoo.env(slug, 3, short(slug))
    env.reset(seed=6)
    play_aec(env, Random(6), 20)
    other = copied(env)
    before = state_hash(env.unwrapped.table)
    play_aec(other, Random(7), 20)
    assert state_hash(env.unwrapped.table) == before, "a copy shares nothing with its original"
    play_aec(env, Random(7), 20)
    assert state_hash(env.unwrapped.table) == state_hash(other.unwrapped.table) != before
    assert env.agent_selection == other.agent_selection


@by_copy
@by_slug
def test_a_copy_of_a_seat_meets_the_same_bots(slug: str, copied: Callable[[Any], Any]) -> None:
    env = SeatEnv(slug, 3, 1, "random", short(slug), reward="change")
    env.reset(seed=8)
    play_seat(env, Random(8), 10)
    other = copied(env)
    assert play_seat(other, Random(9), 10) == play_seat(env, Random(9), 10)


@by_copy
@by_slug
def test_bots_of_every_level_can_be_copied(slug: str, copied: Callable[[Any], Any]) -> None:
    table = SeatEnv(slug, 3, 0, "random", short(slug))
    table.reset(seed=3)
    for level in available(slug):
        bot = copied(CopyableBot(slug, level, 1)).bot
        if level in ("random", "easy"):  # the others think for long
            assert bot.choose(Observer(table.table, 0)) in table.table.legal(0)


class Unpacked:
    """Stands for a compiled bot: it has no pickle."""

    def __init__(self) -> None:
        self.asked = 1

    def __reduce__(self) -> str:
        raise TypeError("cannot pickle 'vec[i64]' object")

    def choose(self, table: Observer[Any]) -> int:
        return self.asked


@by_copy
def test_a_bot_without_a_pickle_begins_anew(copied: Callable[[Any], Any]) -> None:
    other = copied(CopyableBot("volldampf", "easy", 5, Unpacked()))
    fresh = CopyableBot("volldampf", "easy", 5)
    assert type(other.bot) is type(fresh.bot)
    assert other.made_from == fresh.made_from


# Masks, text, boards, names


@by_slug
def test_masks_for_those_who_learn_with_masks(slug: str) -> None:
    seat, table = SeatEnv(slug, 3, 0), pettingzoo.env(slug, 3)
    _, info = seat.reset(seed=2)
    table.reset(seed=2)
    seen, *_ = table.last()
    assert seat.action_masks().dtype == table.action_masks().dtype == np.bool_
    assert np.array_equal(seat.action_masks(), info["action_mask"] == 1)
    assert np.array_equal(table.action_masks(), seen["action_mask"] == 1)


def test_the_text_is_the_table_of_the_terminal() -> None:
    env = SeatEnv("german-railways", 3, 0, options={"hidden-cash": True})
    env.reset(seed=1)
    told = env.render()
    assert told is not None
    title, heads, *seats = told.splitlines()
    cash = env.table.view(0)["seats"][0]["cash"]
    assert title == "Auction, 0"
    assert heads.split() == ["cash", "income", "score"]
    assert seats[0].split() == ["seat_0", str(cash), "0", str(cash)]
    assert seats[1].split() == ["seat_1", "?", "0", "?"]
    assert len(set(map(len, [heads, *seats[:3]]))) == 1, "columns stand below each other"
    assert seats[3], "and what is to be done"


@by_slug
def test_the_text_tells_the_end_and_nothing_without_a_mode(slug: str) -> None:
    env = pettingzoo.env(slug, 3, short(slug))
    env.reset(seed=1)
    waiting = env.render()
    play_aec(env, Random(1), 3000)
    assert "seat_2" in env.render()
    assert env.render() != waiting
    silent = pettingzoo.env(slug, 3, render_mode=None)
    silent.reset(seed=1)
    assert silent.render() is None


def own_board(slug: str) -> Json:
    shipped = boards.shipped(games.package(slug), games.get(slug).meta.boards[0])
    return {**shipped.data, "id": "mine"}


@by_slug
def test_a_board_is_a_shipped_one_or_ones_own(slug: str) -> None:
    first, own = games.get(slug).meta.boards[0], own_board(slug)
    for board, kept in ((None, first), (first, first), (own, own)):
        table = pettingzoo.env(slug, 3, board=board)
        seat = SeatEnv(slug, 3, board=board)
        table.reset(seed=1)
        seat.reset(seed=1)
        for env in (table.unwrapped, seat, pickle.loads(pickle.dumps(seat))):
            assert env.table.dump()["board"] == kept


def test_a_board_that_is_not_there_or_not_fit_is_refused() -> None:
    with pytest.raises(DataError, match="no such board"):
        SeatEnv("volldampf", board="atlantis")
    with pytest.raises(DataError, match="board"):
        pettingzoo.env("volldampf", board={"id": "empty"})


@by_slug
def test_gymnasium_makes_every_game_by_its_name(slug: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = gymnasium.make(name(slug), players=3, options=short(slug), render_mode="ansi")
        check_env(env.unwrapped)
    unwrapped = env.unwrapped
    assert isinstance(unwrapped, SeatEnv)
    assert (unwrapped.play.slug, unwrapped.play.players) == (slug, 3)
    env.reset(seed=1)
    assert env.render(), "and Gymnasium has nothing to say against it"


def test_the_names_are_those_of_the_documents() -> None:
    names = ["GermanRailways", "Volldampf", "RailroadDiceGermany", "ChinaRails"]
    assert {f"Trackside/{each}-v0" for each in names} <= set(gymnasium.registry)


@by_slug
def test_openspiel_knows_every_game_by_its_name(slug: str) -> None:
    game = pyspiel.load_game(openspiel.name(slug))
    assert game.get_type().long_name == games.get(slug).meta.title


def test_both_environments_have_the_same_parameters() -> None:
    def told(call: Callable[..., Any]) -> dict[str, object]:
        return {name: p.default for name, p in inspect.signature(call).parameters.items()}

    seat = told(SeatEnv)
    assert (seat.pop("seat"), seat.pop("bots")) == (0, "random")
    assert seat == told(pettingzoo.env) == told(pettingzoo.raw_env)
