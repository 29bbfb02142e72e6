"""Bots of an earlier version sit at a table of this one."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from trackside import games
from trackside.arena.matches import Match, score
from trackside.cli.common import read_set_up
from where import PACKAGE

versions: Any = import_module("tools.measure.versions")  # not a part of the package
FORMER = "tools.measure.versions:Former"


@pytest.fixture
def this_version(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """What is here stands in for the earlier one."""
    monkeypatch.setenv(versions.FOLDER, str(PACKAGE))
    monkeypatch.setenv(versions.LEVEL, "easy")
    yield monkeypatch
    if versions._process.cache_info().currsize:
        with versions._process():  # its input ends, and so does it
            pass
    versions._process.cache_clear()


@pytest.mark.parametrize("slug", games.slugs())
def test_whole_games_are_played_among_them(slug: str, this_version: pytest.MonkeyPatch) -> None:
    this_version.setenv(versions.GAME, slug)
    set_up = read_set_up(slug, 3, (), "")
    match = Match(
        set_up,
        ("easy", FORMER, FORMER),
        "former",
        False,
    )
    one, _ = score(match, 0)
    assert not one.error
    assert sorted(one.places)[0] == 1
    assert versions.row(match, [one], "easy", "easy of here").startswith(
        "| `easy` | easy of here |"
    )


def test_one_that_ends_is_told(this_version: pytest.MonkeyPatch) -> None:
    this_version.setenv(versions.GAME, "volldampf")
    this_version.setenv(versions.LEVEL, "nobody")
    set_up = read_set_up("volldampf", 2, (), "")
    one, _ = score(Match(set_up, ("easy", FORMER), "former", False), 0)
    assert "the earlier version has ended" in one.error
