"""The picture, which Trackside finds beside the game."""

from __future__ import annotations

import pytest

from ridge_lines.game import GAME
from trackside import games
from trackside.core.contract import CHANCE
from trackside.pictures.picture import draw

SLUG = GAME.meta.slug


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the entry point says it."""
    shelf = {**games._places(), SLUG: games._outside("ridge_lines")}
    monkeypatch.setattr(games, "_places", lambda: shelf)


def test_the_board_is_drawn_with_its_towns_and_lines() -> None:
    drawn = draw(SLUG)
    assert drawn == draw(SLUG)
    for name in ("Tarnwick", "Holmside", "West Line", "North Line"):
        assert f">{name}<" in drawn


def test_a_position_adds_its_track() -> None:
    state = GAME.new(2)
    state.apply(CHANCE, state.read("begin 0"))
    before = draw(SLUG, state=state)
    state.apply(0, state.read("lay D2"))
    assert draw(SLUG, state=state) != before
