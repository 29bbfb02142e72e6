"""Observations and actions in other forms: names, bounds, ones and noughts, slots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from trackside import games
from trackside.adapters import pettingzoo
from trackside.adapters.gymnasium import SeatEnv, name
from trackside.batch.arrays import Batch
from trackside.batch.seats import SeatBatch
from trackside.batch.vector import SeatVectorEnv
from trackside.core.errors import BadOption
from trackside.core.observation import BITS, CHOICE, Block, bits, choice, count
from trackside.learn import encoding, seating
from trackside.learn.encoding import Encoder

by_slug = pytest.mark.parametrize("slug", games.slugs())


def positions(slug: str, steps: int = 60) -> Batch:
    """Two tables in the middle of a random game."""
    batch = Batch(slug, 2, players=3, seed=4)
    for _ in range(steps):
        batch.step_at_random()
    return batch


@by_slug
def test_every_number_has_a_name_of_its_own(slug: str) -> None:
    table = seating.start(slug, 3, None)
    names = encoding.names(table)
    assert len(names) == len(set(names)) == len(list(table.features(0)))
    assert [(block.name, block.size) for block in encoding.blocks(table)] == table.layout()


@by_slug
def test_numbers_keep_within_their_bounds(slug: str) -> None:
    batch = Batch(slug, 2, players=3, seed=5)
    plain, bounded = (Encoder(batch.tables.first, form) for form in ("numbers", "bounded"))
    for _ in range(60):
        batch.step_at_random()
        rows = batch.observations
        assert np.array_equal(bounded.encode(rows), plain.encode(rows)), "nothing is cut off"
        assert all(bounded.space.contains(row) for row in bounded.encode(rows))


@by_slug
def test_ones_and_noughts_tell_the_same(slug: str) -> None:
    batch = positions(slug)
    encoder = Encoder(batch.tables.first, "one-hot")
    unfolded = encoder.encode(batch.observations)
    assert unfolded.shape == (2, len(encoder.names)) == (2, *encoder.space.shape)
    assert unfolded.dtype == np.float32
    assert (unfolded.min(), unfolded.max()) == (0.0, 1.0)
    assert np.array_equal(refolded(encoder.blocks, unfolded), batch.observations)


def refolded(blocks: list[Block], rows: NDArray[np.float32]) -> NDArray[np.float64]:
    """The numbers again, from ones and noughts."""
    found, at = [], 0
    for block in blocks:
        width = 1
        if block.kind == CHOICE:
            width = block.most - block.least + 1
        elif block.kind == BITS:
            width = block.bits
        part = rows[:, at : at + width * block.size].astype(np.float64)
        at += width * block.size
        part = part.reshape(len(rows), block.size, width)
        if block.kind == CHOICE:
            assert (part.sum(axis=2) == 1).all()
            found.append(part.argmax(axis=2) + block.least)
        elif block.kind == BITS:
            found.append((part * 2 ** np.arange(width)).sum(axis=2))
        else:
            found.append(np.rint(part[..., 0] * (float(block.most) - block.least) + block.least))
    return np.concatenate(found, axis=1)


def test_blocks_of_each_kind_are_unfolded() -> None:
    class Told:
        def blocks(self) -> list[Block]:
            return [count("cash", 10, ("me", "+1")), choice("turn", 2), bits("passed", 2)]

    encoder = Encoder(Told(), "one-hot")  # type: ignore[arg-type]  # all that it asks
    assert encoder.names == [
        *("cash[me]", "cash[+1]"),
        *("turn=-1", "turn=0", "turn=1"),
        *("passed has 0", "passed has 1"),
    ]
    assert encoder.encode(np.array([5, 99, -1, 2])).tolist() == [0.5, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0]


def test_a_game_that_tells_only_its_layout_has_names_all_the_same() -> None:
    class Plain:
        def layout(self) -> list[tuple[str, int]]:
            return [("phase", 1), ("hand", 2)]

    assert encoding.names(Plain()) == ["phase", "hand[ 1]", "hand[ 2]"]  # type: ignore[arg-type]


def test_unknown_forms_are_refused_by_name() -> None:
    with pytest.raises(BadOption, match="numbers, bounded, one-hot"):
        SeatEnv("volldampf", observation="pixels")
    with pytest.raises(BadOption, match="codes, slots"):
        pettingzoo.env("volldampf", actions="words")


# Slots


@by_slug
def test_slots_and_codes_lead_to_the_same_positions(slug: str) -> None:
    flat, compact = (pettingzoo.env(slug, 3, actions=form) for form in ("codes", "slots"))
    for env in (flat, compact):
        env.reset(seed=6)
    for step in range(12):
        legal = np.flatnonzero(flat.action_masks())
        slots = np.flatnonzero(compact.action_masks())
        assert slots.tolist() == list(range(len(legal)))
        at = step % len(legal)
        flat.step(int(legal[at]))
        compact.step(at)
    assert np.array_equal(flat.last()[0]["observation"], compact.last()[0]["observation"])
    assert compact.action_space("seat_0").n == 1024 < flat.action_space("seat_0").n


def test_a_slot_that_is_not_there_is_refused_and_changes_nothing() -> None:
    env = SeatEnv("german-railways", 3, actions="slots", observation="bounded")
    before, _ = env.reset(seed=1)
    after, _, _, _, info = env.step(np.int64(1023))
    assert "no place in a list" in info["refused"]
    assert np.array_equal(before, after)


# Gymnasium's vectors


@pytest.mark.parametrize("actions", ["slots", "codes"])
def test_a_vector_of_games_steps_and_begins_anew(actions: str) -> None:
    envs = gymnasium.make_vec(
        name("railroad-dice-germany"),
        6,
        "vector_entry_point",
        players=2,
        actions=actions,
        observation="bounded",
        reward="difference",
        most_steps=60,
    )
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rows, info = envs.reset(seed=3)
    again, _ = envs.reset(seed=3)
    assert np.array_equal(rows, again)
    ended = 0
    for _ in range(130):
        assert envs.observation_space.contains(rows)
        choices = info["action_mask"].argmax(axis=1)
        assert envs.action_space.contains(choices)
        rows, paid, over, cut, info = envs.step(choices)
        assert paid.shape == over.shape == cut.shape == (6,)
        assert "refused" not in info
        if (over | cut).any():
            ended += int((over | cut).sum())
            assert np.array_equal(info["_final_obs"], over | cut)
            assert info["final_obs"].shape == rows.shape
    assert ended >= 6
    envs.close()


def test_a_vector_asks_the_seat_that_it_was_told() -> None:
    envs = SeatVectorEnv("volldampf", 4, players=3, seat=2)
    _, info = envs.reset(seed=1)
    assert info["seat"].tolist() == [2, 2, 2, 2]
    _, _, _, _, info = envs.step(np.array([0, 0, 0, 1000]))
    assert info["refused"].tolist() == [False, False, False, True]


# Seats in the manner of PettingZoo


def test_what_a_seat_earned_waits_until_it_is_asked() -> None:
    table = SeatBatch("volldampf", 4, players=3, reward="change", most_steps=150, seed=1)
    table.reset(seed=1)
    rng = np.random.default_rng(1)
    got = np.zeros((4, 3))
    paid = np.zeros((4, 3))
    for _ in range(200):
        seen, reward, over, cut, info = table.last()
        done = over | cut
        got += info["final_rewards"]
        got[np.arange(4), table.agent_selection] += np.where(done, 0.0, reward)
        chosen = (rng.random(4) * seen["action_mask"].sum(axis=1)).astype(int)
        table.step(chosen)
        paid += table.batch.rewards
    owed = table._owed
    _, _, over, cut, info = table.last()
    assert np.allclose(got + owed + info["final_rewards"], paid)
    assert paid.any()


def test_a_batch_of_seats_takes_codes_too() -> None:
    table = SeatBatch("german-railways", 3, players=3, actions="codes", observation="one-hot")
    seen, *_ = table.last()
    assert seen["observation"].dtype == np.float32
    table.step(seen["action_mask"].argmax(axis=1))
    assert not table.last()[4]["refused"].any()
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2"]
