"""`trackside analyse`."""

from __future__ import annotations

from pathlib import Path

import pytest

from analysis.played import TINY, played
from cli.conftest import Run
from trackside.analysis import review
from trackside.cli import analyse

GAME = "volldampf"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(analyse, "QUICK", TINY)
    found = tmp_path / "game.txt"
    found.write_text(played(GAME, 2), "utf-8")
    return found


def test_a_finished_game_is_told_and_drawn(
    run: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    curve, picture, kept = tmp_path / "c.csv", tmp_path / "c.svg", tmp_path / "kept"
    out = ["--csv", str(curve), "--svg", str(picture), "--keep", str(kept)]
    first = run("analyse", str(file), "--quick", "--json", *out)
    assert first.code == 0
    assert first.json["players"] == ["Player 0", "Player 1"]
    assert curve.read_text("utf-8").startswith("turn,actions,seat")
    assert picture.read_text("utf-8").startswith("<svg")

    # What was worked out is not worked out again.
    monkeypatch.setattr(review, "compare", None)
    told = run("analyse", str(file), "--quick", "--keep", str(kept))
    assert told.code == 0
    assert "Player 1" in told.out
    for moment in first.json["moments"]:
        assert moment["better"][0]["text"] in told.out


def test_a_game_that_is_not_over_is_refused(run: Run, file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n", "utf-8")
    ran = run("analyse", str(file), "--quick")
    assert ran.code == 1
    assert "not over" in ran.err
