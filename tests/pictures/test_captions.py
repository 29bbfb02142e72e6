"""The names of seas keep clear of the names of cities, in each language."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from trackside.messages import LANGUAGES

DATA = Path(__file__).parents[2] / "src/trackside/games/china_rails/data/standard.art.json"
ART: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
FIT: float = ART["fit"]
Box = tuple[float, float, float, float]


def name_box(label: dict[str, Any]) -> Box:
    """Left, top, right, bottom of a city's name, in pixels at the fit size."""
    wide = max(map(len, label["lines"])) * label["size"] * 0.5
    x, y = (label["at"][0] + label["dx"]) * FIT, (label["at"][1] + label["dy"]) * FIT
    left = {"start": x, "middle": x - wide / 2, "end": x - wide}[label["anchor"]]
    return left, y - label["size"], left + wide, y + 2


def letters(caption: dict[str, Any], language: str) -> list[tuple[float, float]]:
    """The middles of the letters of a caption, in pixels at the fit size."""
    text: str = caption["name"][language]
    step = caption["size"] * 0.45 + caption["spacing"]
    turn = math.radians(caption["angle"])
    from_middle = [(n - (len(text) - 1) / 2) * step for n in range(len(text))]
    x, y = caption["x"] * FIT, caption["y"] * FIT
    return [(x + d * math.cos(turn), y + d * math.sin(turn)) for d in from_middle]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_a_sea_touches_the_name_of_a_city(language: str) -> None:
    touched = [
        (caption["name"][language], label["id"])
        for caption in ART["captions"]
        if caption["kind"] == "sea"
        for x, y in letters(caption, language)
        for label in ART["labels"]
        for left, top, right, bottom in [name_box(label)]
        if left - 5 < x < right + 5 and top - 5 < y < bottom + 5
    ]
    assert touched == []
