"""The builder never loses a hand edit, shows differences, and recorded what is shipped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.boards import __main__ as builder
from tools.boards import paths
from tools.boards.recipe import recipes
from trackside.pictures.placing import Name, candidates, crosses, place, width


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(builder, "ROOT", tmp_path)
    monkeypatch.setattr(builder, "RECORD", tmp_path / "built.json")
    return tmp_path


def test_the_shipped_files_are_what_was_built() -> None:
    """After a change to a recipe: make boards GEO=..."""
    record = json.loads(builder.RECORD.read_text("utf-8"))
    assert len(record) == 12
    for name, digest in record.items():
        assert builder.digest((builder.ROOT / name).read_bytes()) == digest, name


def test_a_recipe_is_found_for_every_board_that_has_art() -> None:
    drawn = {path.parents[1].name for path in builder.GAMES.glob("*/data/standard.art.json")}
    assert set(recipes()) == drawn
    assert {recipe.ground.folder for recipe in recipes().values()} == drawn


def test_a_new_file_is_written_and_recorded(folder: Path) -> None:
    path = folder / "data" / "standard.json"
    assert builder.write({path: b"{}\n"}, force=False) == 0
    assert path.read_bytes() == b"{}\n"
    assert json.loads((folder / "built.json").read_text()) == {
        "data/standard.json": builder.digest(b"{}\n")
    }


def test_a_file_of_the_builder_is_overwritten(folder: Path) -> None:
    path = folder / "standard.json"
    builder.write({path: b"1\n"}, force=False)
    assert builder.write({path: b"2\n"}, force=False) == 0
    assert path.read_bytes() == b"2\n"


def test_a_hand_edit_is_left_alone_and_named(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "standard.json"
    builder.write({path: b"1\n"}, force=False)
    path.write_bytes(b"by hand\n")
    assert builder.write({path: b"2\n"}, force=False) == 1
    assert path.read_bytes() == b"by hand\n"
    assert "standard.json: changed by hand" in capsys.readouterr().out
    assert builder.write({path: b"2\n"}, force=True) == 0
    assert path.read_bytes() == b"2\n"


def test_the_difference_is_shown_and_nothing_is_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / "standard.json"
    path.write_bytes(b'{\n"a": 1\n}\n')
    assert builder.show({path: b'{\n"a": 2\n}\n'}) == 1
    shown = capsys.readouterr().out
    assert '-"a": 1' in shown
    assert '+"a": 2' in shown
    assert path.read_bytes() == b'{\n"a": 1\n}\n'


def test_paths_are_short_and_exact() -> None:
    square = [(0.0, 0.0), (1.5, 0.0), (1.5, -0.25), (0.0, -0.25), (0.0, 0.0)]
    assert paths.polyline(square, 2, close=True) == "M0 0l1.5 0 0-.25-1.5 0z"
    assert paths.number(-5, 2) == "-.05"
    assert paths.polyline([(1, 1), (1.001, 1)], 2) == ""


def test_a_name_keeps_away_from_what_is_there() -> None:
    name = Name("a", 100, 100, (5, 5, 5, 5), ["Wuhan"], 10, 1)
    frame = (0.0, 0.0, 200.0, 200.0)
    free = place([name], [], [], frame)["a"]
    assert free.anchor == "middle"
    assert free.y > 100
    taken = place([name], [(80, 108, 120, 130)], [], frame)["a"]
    assert (taken.x, taken.y, taken.anchor) == candidates(name)[1]


def test_larger_names_come_first() -> None:
    small = Name("small", 100, 100, (5, 5, 5, 5), ["Small"], 10, 1)
    large = Name("large", 100, 104, (5, 5, 5, 5), ["Large"], 10, 2)
    placed = place([small, large], [], [], (0.0, 0.0, 200.0, 200.0))
    assert placed["large"].anchor == "middle"
    assert placed["small"].rect[3] < placed["large"].rect[1] or placed["small"].anchor != "middle"


def test_lines_and_rectangles() -> None:
    assert crosses((0, 0, 10, 10), (4, 4, 6, 6))
    assert not crosses((0, 0, 10, 0), (4, 4, 6, 6))
    assert crosses((5, 0, 5, 10), (4, 4, 6, 6))
    assert width("mm", 10) > width("ii", 10)
