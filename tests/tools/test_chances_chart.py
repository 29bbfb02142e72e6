"""The picture of how right the chances are shows what the table says."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from where import ROOT

tool: Any = import_module("tools.measure.chances_chart")  # not a part of the package


def test_the_picture_is_drawn_from_the_table() -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert [len(line.points) for line in tool.lines_of(text)] == [10] * 4
    assert tool.PICTURE.read_text("utf-8") == tool.drawn(text)
