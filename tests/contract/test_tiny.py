"""The kit holds on a game that keeps the contract."""

from __future__ import annotations

import pytest

from contract.kit import Case, examine
from contract.tiny import GAME

SEEDS = range(3)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"open-hands": True}, {"rounds": 1}])
def test_the_tiny_game_keeps_the_contract(players: int, options: dict[str, bool | int]) -> None:
    ends = set()
    for seed in SEEDS:
        runner = examine(Case(GAME, players, dict(options), seed=seed, actions=40, positions=40))
        result = runner.state.result()
        assert result is not None
        ends.add(result.reason)
    assert "rounds-played" in ends
