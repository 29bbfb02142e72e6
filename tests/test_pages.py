"""What pages reckon by themselves: layouts by the size of the window, discs on a scale, whose game
it is alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from node import run, source


def layout_of(width: int, height: int) -> Any:
    return run(f"""
        import {{ layoutOf }} from {source("device/layouts.ts")};
        console.log(JSON.stringify(layoutOf({width}, {height})));
    """)


@pytest.mark.parametrize(
    ("width", "height", "layout"),
    [
        (1440, 900, "desk"),
        (1100, 560, "desk"),
        (1024, 768, "tablet"),
        (820, 1180, "drawer"),
        (844, 390, "low"),
        (683, 384, "low"),  # a desk at 200 %
        (390, 844, "phone"),
        (700, 800, "phone"),
    ],
)
def test_every_window_has_its_layout(width: int, height: int, layout: str) -> None:
    assert layout_of(width, height) == layout


def stacked(places: list[float]) -> list[tuple[int, float, int]]:
    """Seat, place and level of each disc, of 16 pixels."""
    found = run(f"""
        import {{ stacked }} from {source("games/volldampf/stack.ts")};
        console.log(JSON.stringify(stacked({json.dumps(places)}, 16)));
    """)
    return sorted((disc["seat"], disc["x"], disc["level"]) for disc in found)


def test_discs_of_one_value_are_stacked_over_it() -> None:
    """Ada and Cleo are level, Ben's disc would cover theirs, Dora's stands free."""
    assert stacked([26, 34, 26, 90]) == [(0, 26, 0), (1, 34, 2), (2, 26, 1), (3, 90, 0)]


def seat(kind: str = "person", **more: object) -> dict[str, Any]:
    return {"kind": kind, "name": "Ben", "you": False, "held": False, "gone": None, **more}


@pytest.mark.parametrize(
    ("other", "alone"),
    [
        (seat("bot"), True),
        (seat(you=True), True),  # a second seat at one's own device
        (seat(held=True, gone="resigned"), True),
        (seat(held=True, gone="time"), True),
        (seat(held=True, name="-"), True),  # the account was deleted
        (seat(), False),
        (seat(held=True, gone="away"), False),  # away, and may come back
        (seat("program"), False),
    ],
)
def test_a_game_is_ones_own_when_nobody_else_plays(other: dict[str, Any], alone: bool) -> None:
    seats = json.dumps([seat(you=True), other])
    found = run(f"""
        import {{ nobodyElsePlays }} from {source("table/state/alone.ts")};
        console.log(JSON.stringify(nobodyElsePlays({seats})));
    """)
    assert found is alone
