"""The policy of `examples/learn_to_play.py` plays and learns; docs/batch.md tells how far."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np

from trackside.batch.arrays import Batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_to_play.py"


def test_the_policy_learns_from_whole_games() -> None:
    example = runpy.run_path(str(EXAMPLE))
    batch = Batch("volldampf", 3, players=3, seat="each", reward="places", seed=1)
    policy, rng = example["Policy"](batch), np.random.default_rng(1)
    moves, gains, paid = example["play"](batch, policy, rng)
    assert set(paid.tolist()) != {0.0}
    before = policy.choose(batch, np.random.default_rng(2))[3]
    policy.learn(moves, gains)
    after = policy.choose(batch, np.random.default_rng(2))[3]
    assert np.allclose(after.sum(axis=1), 1.0)
    assert not np.allclose(before, after)
