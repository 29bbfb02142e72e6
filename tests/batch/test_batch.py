"""Many games at once: what a learner reads is what the games say, game by game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from trackside import games
from trackside.batch.arrays import Batch
from trackside.batch.crew import SHARED, Crew
from trackside.batch.luck import luck_of
from trackside.batch.tables import Foreign
from trackside.core.errors import BadOption
from trackside.core.hashing import state_hash
from trackside.core.options import OptionValue
from trackside.learn import rewards, seating
from trackside.learn.rewards import Standing

by_slug = pytest.mark.parametrize("slug", games.slugs())
COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]

STEPS = {"china-rails": 60}  # enough for some games, fewer where a step takes long


def short(slug: str) -> dict[str, OptionValue]:
    return {"round-cap": 1} if slug == "china-rails" else {}


def compare(batch: Batch) -> None:
    """Every array against the tables themselves."""
    for number, state in enumerate(batch.tables.states):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        assert batch.seats[number] == seat
        assert batch.observations[number].tolist() == list(state.features(seat))
        assert batch.counts[number] == len(legal)
        assert batch.legal[number, : len(legal)].tolist() == legal
        assert (batch.legal[number, len(legal) :] == -1).all()
        if batch.masks is not None:
            assert np.flatnonzero(batch.masks[number]).tolist() == legal


@by_slug
@pytest.mark.parametrize("seat", [None, "each"])
def test_the_arrays_are_what_the_tables_say(slug: str, seat: str | None) -> None:
    batch = Batch(
        slug, 2, players=3, options=short(slug), seat=seat, masks=True, seed=2, most_steps=50
    )
    for _ in range(20):
        compare(batch)
        for _ in range(3):
            batch.step_at_random()


@pytest.mark.parametrize("players", [2, 4])
def test_rows_that_are_written_by_differences_stay_right_for_a_whole_game(players: int) -> None:
    """Volldampf, whose cards, tracks and goods are left as they are while nothing happens to them:
    each step of whole games."""
    batch = Batch("volldampf", 2, players=players, seed=5)
    played = 0
    while played < 2:
        batch.step_at_random()
        played += int(batch.over.sum())
        compare(batch)


def test_rows_of_china_rails_tell_each_chip_card_and_event_that_has_changed() -> None:
    """They are left as they are while none of them has."""
    batch = Batch("china-rails", 4, players=2, seed=4)
    turns = {"tray": set[int](), "event_left": set[int](), "card_at": set[int]()}
    before = stock(batch)
    for _ in range(900):
        batch.step_at_random()
        for number, state in enumerate(batch.tables.states):
            seat = state.to_act()[0]
            assert np.array_equal(batch.observations[number], np.array(state.features(seat)))
        now = stock(batch)
        for name, seen in turns.items():
            seen.update(np.sign(now[name] - before[name]).ravel().tolist())
        before = now
    assert all(seen == {-1, 0, 1} for seen in turns.values()), turns


def stock(batch: Batch) -> dict[str, NDArray[np.int64]]:
    states: list[Any] = list(batch.tables.states)
    names = ("tray", "event_left", "card_at")
    return {name: np.array([list(getattr(s, name)) for s in states], np.int64) for name in names}


@by_slug
def test_a_batch_plays_whole_games_and_pays_at_their_ends(slug: str) -> None:
    paid: list[Standing] = []

    def pay(standing: Standing) -> list[float]:
        paid.append(standing)
        return rewards.places(standing)

    most = STEPS.get(slug, 300)
    batch = Batch(slug, 2, players=3, options=short(slug), reward=pay, most_steps=most, seed=3)
    ended = 0
    for _ in range(most + 50):
        batch.step_at_random()
        done = batch.over | batch.cut
        ended += int(done.sum())
        assert not batch.rewards[~done].any()
        assert np.allclose(batch.rewards.sum(axis=1), 0.0)
    assert ended == len(paid) >= 2
    compare(batch)


def test_steps_by_code_and_by_place_are_the_same() -> None:
    one, other = (Batch("volldampf", 5, players=4, seed=9) for _ in range(2))
    rng = np.random.default_rng(1)
    for _ in range(60):
        chosen = (rng.random(5) * one.counts).astype(int)
        other.step_slots(chosen)
        one.step(one.legal[range(5), chosen])
    assert np.array_equal(one.observations, other.observations)


def test_the_arrays_share_the_memory_of_the_tables_and_cannot_be_written() -> None:
    batch = Batch("german-railways", 2, players=3)
    before = batch.observations
    batch.step_at_random()
    assert batch.observations is before
    assert not before.flags.owndata
    with pytest.raises(ValueError, match="read-only"):
        batch.observations[0, 0] = 1


def test_a_code_that_is_not_legal_leaves_its_game_alone() -> None:
    batch = Batch("volldampf", 3, players=3, seed=4)
    before = [state_hash(state) for state in batch.tables.states]
    good = batch.legal[:, 0].tolist()
    batch.step([good[0], 3, 10**6])
    assert batch.refused.tolist() == [False, True, True]
    after = [state_hash(state) for state in batch.tables.states]
    assert [one == two for one, two in zip(before, after)] == [False, True, True]
    batch.step_slots([0, 0, 9999])
    assert batch.refused.tolist() == [False, False, True]


def test_each_game_has_a_seed_of_its_own() -> None:
    whole = Batch("railroad-dice-germany", 6, players=2, seed=5)
    seeds = [whole.setting.seed_of(5, game) for game in range(6)]
    part = Batch("railroad-dice-germany", 2, players=2, seed=seeds[2:4])
    for _ in range(40):
        whole.step_at_random()
        part.step_at_random()
    assert len({row.tobytes() for row in whole.observations}) > 1
    assert np.array_equal(whole.observations[2:4], part.observations)


def test_the_same_seed_gives_the_same_games_and_goes_on_after_an_end() -> None:
    one, other = (Batch("railroad-dice-germany", 3, players=2, seed=7) for _ in range(2))
    ends = 0
    for _ in range(300):
        one.step_at_random()
        other.step_at_random()
        ends += int(one.over.sum())
    assert ends >= 2, "games have begun anew"
    assert np.array_equal(one.observations, other.observations)
    one.reset(7)
    assert np.array_equal(
        one.observations, Batch("railroad-dice-germany", 3, players=2, seed=7).observations
    )


def test_luck_is_spread_evenly_and_the_same_everywhere() -> None:
    luck = luck_of(1)
    assert [int(luck.below(100)) for _ in range(5)] == LUCK_OF_ONE
    rolls = np.array([[int(luck_of(seed).below(6)) for seed in range(3000)]])
    counts = np.bincount(rolls[0], minlength=6)
    assert counts.min() > 400, "neighbouring seeds differ in their first draw"


LUCK_OF_ONE = [60, 24, 15, 98, 92]


def test_the_other_seats_play_at_random_and_the_learner_is_asked() -> None:
    batch = Batch("german-railways", 6, players=3, seat="each", seed=1)
    for _ in range(30):
        assert batch.seats.tolist() == [0, 1, 2, 0, 1, 2]
        batch.step_at_random()


def test_changes_of_scores_are_paid_step_by_step() -> None:
    batch = Batch("volldampf", 2, players=3, reward="change", seed=2, most_steps=100)
    first = [rewards.scores(state) for state in batch.tables.states]
    total = np.zeros((2, 3))
    for _ in range(60):
        batch.step_at_random()
        total += batch.rewards
    now = [rewards.scores(state) for state in batch.tables.states]
    assert np.array_equal(total, np.array(now) - np.array(first))
    assert total.any()


def test_the_last_row_of_a_game_that_was_cut_is_kept() -> None:
    batch = Batch("china-rails", 2, players=2, most_steps=5, keep_last=True, seed=3)
    for _ in range(4):
        batch.step_at_random()
    assert batch.last is not None
    twin = pickle.loads(pickle.dumps(batch))
    twin.setting.__dict__["most_steps"] = 0
    twin.tables.most_steps = 0
    batch.step_at_random()
    twin.step_at_random()
    assert batch.cut.all()
    assert not twin.cut.any()
    assert np.array_equal(batch.last, twin.observations)


@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
@by_slug
def test_a_copy_plays_on_as_its_original(slug: str, copied: Callable[[Any], Any]) -> None:
    batch = Batch(slug, 2, players=3, options=short(slug), seed=6, masks=True)
    for _ in range(10):
        batch.step_at_random()
    other = copied(batch)
    for _ in range(10):
        batch.step_at_random()
        other.step_at_random()
    assert np.array_equal(batch.observations, other.observations)
    assert batch.masks is not None
    assert np.array_equal(batch.masks, other.masks)


def test_lists_that_are_too_long_are_cut_and_counted() -> None:
    batch = Batch("german-railways", 2, players=3, slots=1)
    assert batch.too_long > 0
    assert batch.legal.shape == (2, 1)


def test_bad_parameters_are_told_by_name() -> None:
    wrong: list[dict[str, Any]] = [
        *({"seat": 7}, {"games": 0}, {"slots": 0}, {"most_steps": -1}, {"reward": "fame"})
    ]
    for each in wrong:
        with pytest.raises(BadOption):
            Batch(**{"slug": "volldampf", "games": 2, "players": 3, **each})


def test_a_game_without_a_writer_is_copied() -> None:
    """Games from outside need not have `write_features`, nor descend from `Position`."""
    batch = Batch("volldampf", 2, players=3, seed=1)
    for number, state in enumerate(batch.tables.states):
        foreign = Foreign(state)
        foreign.writes = number == 1
        batch.tables.positions[number] = foreign
    for _ in range(20):
        batch.step_at_random()
    compare(batch)


@pytest.mark.parametrize("slug", ["german-railways", "volldampf", "railroad-dice-germany"])
def test_a_crew_of_one_shows_all_that_changes(slug: str) -> None:
    """Also where games begin anew, although it brings only what can have changed."""
    with Crew(slug, 5, workers=1, players=3, seed=8, most_steps=7) as crew:
        assert not crew.workers, "nobody else is asked"
        for turn in range(60):
            for name in SHARED:
                own = getattr(crew.own[0].batch, name)
                assert np.array_equal(own, getattr(crew, name)), (turn, name)
            crew.step_at_random()


def test_a_crew_plays_the_same_games() -> None:
    alone = Batch("volldampf", 5, players=3, seed=8)
    with Crew("volldampf", 5, workers=2, players=3, seed=8) as crew:
        for turn in range(30):
            chosen = (alone.counts - 1) * (turn % 2)
            alone.step_slots(chosen)
            crew.step_slots(chosen)
        for name in ("observations", "seats", "legal", "counts", "rewards", "over"):
            assert np.array_equal(getattr(alone, name), getattr(crew, name)), name
        crew.step([-5] * 5)
        assert crew.refused.all()
        crew.reset(8)
        alone.reset(8)
        assert np.array_equal(alone.observations, crew.observations)
        with pytest.raises(ValueError, match="broadcast"):
            crew.step([1, 2])


def test_a_crew_that_plays_apart_steps_part_by_part_and_plays_the_same_games() -> None:
    alone = Batch("volldampf", 5, players=3, seed=8)
    with Crew("volldampf", 5, workers=2, apart=True, players=3, seed=8) as crew:
        assert [(part.start, part.stop) for part in crew.parts] == [(0, 2), (2, 5)]
        for turn in range(12):
            codes = alone.legal[np.arange(5), turn % alone.counts]
            for part, mine in enumerate(crew.parts):
                assert np.array_equal(alone.legal[mine], crew.legal[mine])
                crew.send(part, codes[mine])
            alone.step(codes)
            for part in (1, 0):
                mine = crew.receive(part)
                for name in SHARED:
                    same = np.array_equal(getattr(alone, name)[mine], getattr(crew, name)[mine])
                    assert same, (turn, name)
        crew.reset(8)
        alone.reset(8)
        assert np.array_equal(alone.observations, crew.observations)


def test_what_was_sent_is_received_once() -> None:
    with Crew("volldampf", 4, workers=2, apart=True, players=3) as crew:
        with pytest.raises(BadOption, match="no step was sent to part 1"):
            crew.receive(1)
        crew.send(1, [-5, -5])
        with pytest.raises(BadOption, match="received before the next"):
            crew.send(1, [-5, -5])
        with pytest.raises(BadOption, match="receive what was sent"):
            crew.step([-5] * 4)
        assert crew.refused[crew.receive(1)].all()
    with (
        Crew("volldampf", 4, workers=1, players=3) as crew,
        pytest.raises(BadOption, match="apart"),
    ):
        crew.send(0, [-5] * 4)


def test_a_crew_has_no_masks() -> None:
    with pytest.raises(BadOption, match="masks"):
        Crew("volldampf", 5, masks=True)


def test_the_usual_number_of_seats_is_taken() -> None:
    assert Batch("german-railways", 1).players == seating.usual_players("german-railways")
