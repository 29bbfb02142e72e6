"""Puzzles are found again where they were found once."""

from __future__ import annotations

import pytest

from tools.puzzles.mining import Care, Mine, Place
from trackside.content.puzzles.shelf import puzzles_of, start, themes_of


def test_a_position_is_mined_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found once is found again, with other tables; the slow bots are left out."""
    slug = "volldampf"
    puzzle = max(puzzles_of(slug), key=lambda each: (each.margin, each.id))
    mine = Mine(slug, "again", themes_of(slug), Care(second=6, last=6))
    first = start(puzzle).read(puzzle.right[0])
    monkeypatch.setattr(mine, "chosen", lambda *_: {"hard": [first]})
    monkeypatch.setattr(mine, "told", lambda *_: {"level": "hard", "code": 0, "why": []})
    found = mine.try_position(start(puzzle), puzzle.seat, Place(0, 0))
    assert found is not None
    assert found["right"][0] in puzzle.right
    assert found["id"] == puzzle.id
    assert set(found["chances"]) == set(puzzle.chances)
