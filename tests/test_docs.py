"""What the documents say is true: links lead somewhere, examples run, commands exist."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from trackside.cli.common import SetUp
from trackside.cli.main import COMMANDS
from trackside.cli.matches import play, write_record

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")
CALL = re.compile(r"^(?:\$ )?trackside ([a-z]+)", re.MULTILINE)
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text("utf-8")
    targets = [target for target, _ in LINK.findall(text) if "://" not in target]
    missing = [target for target in targets if not (document.parent / target).exists()]
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_exist(document: Path) -> None:
    called = set(CALL.findall(document.read_text("utf-8")))
    assert called <= set(COMMANDS)


def test_the_python_session_of_the_first_screen_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 4
    assert failed == 0


def run(script: str, folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-W", "ignore", "-c", script]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_ten_lines_that_check_a_game_run(tmp_path: Path) -> None:
    set_up = SetUp("volldampf", 3)
    file = write_record(set_up, play(set_up, ["random"] * 3, "docs", 1), tmp_path)
    file.rename(tmp_path / "game.txt")
    script = PYTHON.findall((ROOT / "docs" / "records.md").read_text("utf-8"))[0]
    assert "Result(places=" in run(script, tmp_path)


def test_the_bot_in_twenty_lines_plays(tmp_path: Path) -> None:
    script = PYTHON.findall((ROOT / "docs" / "referee.md").read_text("utf-8"))[-1]
    ours = script.replace(
        '["trackside", "referee"]', '[sys.executable, "-m", "trackside", "referee"]'
    )
    assert "winners" in run(f"import sys\n{ours}", tmp_path)
