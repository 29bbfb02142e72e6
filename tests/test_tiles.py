"""The land of a board is painted in tiles: those that are seen, from the middle outwards."""

from __future__ import annotations

import json
from typing import Any

from node import run, source

MADE = {"k": 2, "x": 10, "y": 20}
SIZE = {"w": 400, "h": 300}


def asked(call: str) -> Any:
    return run(f"""
        import {{ common, seen, tilesOf }} from {source("board/tiles.ts")};
        console.log(JSON.stringify({call}));
    """)


def seen(now: dict[str, int], margin: int = 0) -> Any:
    given = ", ".join(json.dumps(each) for each in (MADE, now, SIZE, margin))
    return asked(f"seen({given})")


def test_the_camera_that_a_drawing_was_made_for_sees_it_as_it_is() -> None:
    assert seen(MADE) == {"x0": 0, "y0": 0, "x1": 400, "y1": 300}


def test_a_drawing_pushed_aside_shows_what_lies_beyond_its_edge() -> None:
    assert seen({**MADE, "x": 110}) == {"x0": -100, "y0": 0, "x1": 300, "y1": 300}


def test_a_stretched_drawing_shows_a_part_and_a_margin_of_the_screen() -> None:
    """At twice the size half as much is seen, and ten pixels of the screen are five of it."""
    assert seen({"k": 4, "x": 10, "y": 20}, 10) == {"x0": 0, "y0": 5, "x1": 210, "y1": 165}


def test_tiles_cover_a_box_and_begin_in_its_middle() -> None:
    tiles = asked("tilesOf({x0: -10, y0: 0, x1: 250, y1: 100}, 100)")
    assert tiles[0] == [1, 0]
    assert sorted(tiles) == [[-1, 0], [0, 0], [1, 0], [2, 0]]


def test_boxes_that_lie_apart_have_no_tiles_in_common() -> None:
    a, b = "{x0: 0, y0: 0, x1: 9, y1: 9}", "{x0: 20, y0: 0, x1: 30, y1: 9}"
    assert asked(f"tilesOf(common({a}, {b}), 10)") == []
