"""Batches are measured beside the environment that steps one game at a time."""

from __future__ import annotations

from trackside.cli import bench_batches


def test_a_batch_is_measured_alone_by_two_processes_and_against_pettingzoo() -> None:
    row = bench_batches.measure("railroad-dice-germany", 2, 0.05, count=4)
    speeds = ("batch_steps_per_second", "crew_steps_per_second", "single_steps_per_second")
    assert all(row[key] > 0 for key in speeds)
    assert row["players"] == 2


def test_openspiels_vector_steps() -> None:
    step = bench_batches.openspiel("tic_tac_toe")
    assert [step(0) for _ in range(12)] == [bench_batches.FEW] * 12
