"""The example bots of the documentation play."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(example: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example), *args],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_in_twenty_lines_plays() -> None:
    assert re.fullmatch(r"MyBot has won \d+ of 20 games\n", run("my_bot.py"))


def test_the_guide_shows_the_example_as_it_is() -> None:
    source = (ROOT / "examples" / "my_bot.py").read_text("utf-8")
    start, end = source.index("class MyBot"), source.index("\n\ndef play")
    shown = source[start:end].strip()
    assert shown in (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("game", ["german-railways", "volldampf", "railroad-dice-germany"])
def test_a_bot_plays_through_the_referee(game: str) -> None:
    result = json.loads(run("referee_bot.py", game, "--seed", "7"))
    assert result["reason"]
    assert len(result["places"]) == 3
