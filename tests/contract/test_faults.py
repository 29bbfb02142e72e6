"""Every planted fault is caught, by the check that is meant for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from contract import kit
from contract.faults import FAULTS
from contract.kit import Broken, Case, examine
from contract.tiny import TinyGame

SEEDS = range(25)  # the first that shows the fault ends the search
# A leak may show at an imagined table first, or after a secret action.
SECRETS = {"check_imagined", "check_secret_actions"}


def examine_often(game: TinyGame) -> None:
    for seed in SEEDS:
        for players in (3, 4):
            examine(Case(game, players, seed=seed, actions=40, positions=40))


@pytest.mark.parametrize("fault", FAULTS)
def test_the_kit_catches(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "FAILURES", tmp_path)
    game, check = FAULTS[fault]
    with pytest.raises(Broken) as caught:
        examine_often(game)
    wanted = SECRETS if check in SECRETS else {check}
    assert any(f"[{name}]" in str(caught.value) for name in wanted)


def test_every_check_of_the_kit_catches_a_fault() -> None:
    checks = {check.__name__ for check in (*kit.CHEAP, *kit.DEAR)}
    assert checks <= {check for _, check in FAULTS.values()}


def test_a_failure_leaves_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "FAILURES", tmp_path)
    game, _ = FAULTS["SacksAreMade"]
    with pytest.raises(Broken, match="trackside replay"):
        examine_often(game)
    (file,) = tmp_path.glob("coal-sacks-*.txt")
    assert '[Game "coal-sacks"]' in file.read_text()
