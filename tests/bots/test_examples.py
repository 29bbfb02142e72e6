"""The example bots of the documentation play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from where import PACKAGE

ROOT = Path(__file__).parents[2]


def run(example: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example), *args],
        env={**os.environ, "PYTHONPATH": str(PACKAGE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_guide_shows_the_examples_as_they_are() -> None:
    """That they play, tests/arena/test_strangers.py shows."""
    guide = (ROOT / "docs" / "bots.md").read_text("utf-8")
    python = (ROOT / "examples" / "my_bot.py").read_text("utf-8")
    script = (ROOT / "examples" / "my_bot.js").read_text("utf-8")
    assert python[python.index("class MyBot") :].strip() in guide
    assert script[script.index("const lines") :].strip() in guide


@pytest.mark.parametrize("game", ["german-railways", "volldampf", "railroad-dice-germany"])
def test_a_bot_plays_through_the_referee(game: str) -> None:
    result = json.loads(run("referee_bot.py", game, "--seed", "7"))
    assert result["reason"]
    assert len(result["places"]) == 3
