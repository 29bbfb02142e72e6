"""The size of the code is counted by room, and what is wanted seldom is found."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.measure import sizes_of_code
from tools.measure.sizes_of_code import is_index_loop, rooms

CODE = """
def count(names: list[Any]) -> int:  # noqa: X  # for the test
    i = 0
    while i < len(names):
        i += 1
    return i
"""


def test_a_file_is_counted_in_its_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sizes_of_code, "ROOT", tmp_path)
    (tmp_path / "src" / "room").mkdir(parents=True)
    (tmp_path / "src" / "room" / "file.py").write_text(CODE, "utf-8")
    found = rooms([tmp_path / "src"], deep=1)
    row = found["src/room"].row("src/room")
    assert row[1:5] == ["1", "6", "1", "100.0%"]
    assert row[5:] == ["file.py 6", "file.py:2 count 5", "1", "1", "0", "1"]


@pytest.mark.parametrize(
    "text",
    ["while i < 3:\n    i += 2", "while not i:\n    i += 1", "while i < 3:\n    i += 1\n    f()"],
)
def test_other_loops_are_no_index_loops(text: str) -> None:
    assert not any(is_index_loop(node) for node in ast.walk(ast.parse(text)))
