"""The games of a server: what is installed, with the older rules that its packages bring."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest

from contract.tiny import GAME, TinyGame
from trackside import games
from trackside.server.base.errors import NotFound
from trackside.server.table.registry import Games, shipped


def test_all_installed_games_are_here_with_their_bots() -> None:
    known = shipped()
    assert [game.meta.slug for game in known.all()] == list(games.slugs())
    for slug in games.slugs():
        assert known.levels(slug)
        assert known.package(slug) == games.package(slug)


def test_a_package_brings_its_older_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    slug = games.slugs()[0]
    before = TinyGame()
    before.meta = replace(GAME.meta, slug=slug, rules_version=0)
    monkeypatch.setattr(import_module(games.package(slug)), "OLDER", (before,), raising=False)

    known = shipped()
    assert known.find(slug, 0) is before
    assert known.current(slug) is games.get(slug)
    assert games.older(games.slugs()[1]) == ()


def test_a_game_that_is_not_installed_has_no_files() -> None:
    known = Games([GAME])
    with pytest.raises(NotFound, match="no-such-file"):
        known.package(GAME.meta.slug)
    with pytest.raises(NotFound, match="no-such-game"):
        known.package("chess")
