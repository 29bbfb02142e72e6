"""Batches are measured beside the environment that steps one game at a time."""

from __future__ import annotations

import pytest

from trackside.cli import bench_batches


def test_a_batch_is_measured_alone_by_two_processes_and_against_pettingzoo() -> None:
    row = bench_batches.measure("railroad-dice-germany", 2, 0.05, count=4)
    for kind in ("batch", "crew", "apart", "single"):
        assert row[f"{kind}_steps_per_second"] > 0, kind
    assert row["players"] == 2


def test_openspiels_vector_steps() -> None:
    step = bench_batches.openspiel("tic_tac_toe", 8)
    assert [step(0) for _ in range(12)] == [8] * 12


def test_who_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_batches, "find_spec", lambda module: None)
    rows = list(bench_batches.measure_peers(0.01))
    assert {row["name"] for row in rows} == {name for name, _, _ in bench_batches.PEERS}
    assert {row["batch_steps_per_second"] for row in rows} == {"not installed"}
