"""Every sentence exists in four languages, with the same parameters; every rule has a test."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from ridge_lines.game import PACKAGE

FILES = resources.files(PACKAGE)
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*?)(?=^[a-z#]|\Z)", re.MULTILINE | re.DOTALL)
RULE = re.compile(r"^- \*\*(RL-(?:EX)?\d+)\*\*", re.MULTILINE)
MARKER = re.compile(r'"(RL-(?:EX)?\d+)"')


def messages(language: str, file: str) -> dict[str, set[str]]:
    text = (FILES / "locales" / language / f"{file}.ftl").read_text("utf-8")
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in MESSAGE.findall(text)}


@pytest.mark.parametrize("file", ["engine", "pages"])
@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_a_language_says_what_english_says(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


def test_every_rule_has_a_test() -> None:
    rules = RULE.findall((FILES / "RULES.md").read_text("utf-8"))
    marked: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for line in path.read_text("utf-8").splitlines():
            if "mark.rule(" in line:
                marked |= set(MARKER.findall(line))
    assert len(rules) == len(set(rules))
    assert marked == set(rules)
