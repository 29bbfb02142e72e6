"""Games of all titles with random leavers, returns and substitutes reach a legal end.

A few here; a thousand with `make load` (tools/load/leavers.py)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from server.harness import Clock, random_bot, settings_at
from server.leavers_run import play_table
from trackside import games
from trackside.server.services import Services
from trackside.server.table.registry import Games


@pytest.mark.parametrize("slug", games.slugs())
def test_a_game_with_leavers_comes_to_its_end(tmp_path: Path, slug: str) -> None:
    clock = Clock()
    known = Games(games.all(), (), lambda _: ("random",), random_bot)
    services = Services(settings_at(tmp_path), known, clock)
    happened: Counter[str] = Counter()
    for seed in (1, 2):
        happened += play_table(services, clock, games.get(slug), seed)
    assert happened["resigned"] > 0
    assert happened["returned"] > 0
    services.close()
