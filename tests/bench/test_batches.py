"""Batches are measured beside the environment that steps one game at a time."""

from __future__ import annotations

from trackside.bench import batches


def test_a_batch_is_measured_alone_by_two_processes_and_against_pettingzoo() -> None:
    row = batches.measure("railroad-dice-germany", 2, 0.05, count=4)
    for kind in ("batch", "crew", "apart", "single"):
        assert row[f"{kind}_steps_per_second"] > 0, kind
    assert row["players"] == 2
