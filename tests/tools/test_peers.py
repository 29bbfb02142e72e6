"""Other people's engines are measured where they are installed, and named where not."""

from __future__ import annotations

import pytest

from tools.measure import peers


def test_openspiels_vector_steps() -> None:
    step = peers.openspiel_vector("tic_tac_toe", 8)
    assert [step(0) for _ in range(12)] == [8] * 12


def test_who_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda module: None)
    rows = list(peers.batches(0.01))
    assert {row["name"] for row in rows} == {name for name, _, _ in peers.BATCHES}
    assert {row["steps_per_second"] for row in rows} == {"not installed"}
