"""The promises that every game keeps: the contract kit of Trackside, if it is on the path."""

from __future__ import annotations

import pytest

from ridge_lines.game import GAME
from trackside.core.options import OptionValue

kit = pytest.importorskip("contract.kit")


@pytest.mark.parametrize("seed", range(4))
def test_the_contract(seed: int) -> None:
    kit.examine(kit.Case(GAME, 2, seed=seed))


@pytest.mark.parametrize(
    ("key", "value"), [(o.key, v) for o in GAME.meta.options for v in kit.flipped(o)]
)
def test_the_contract_with_each_option(key: str, value: OptionValue) -> None:
    kit.examine(kit.Case(GAME, 2, {key: value}, seed=7))
