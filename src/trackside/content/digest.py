"""The rule digest of each game, `RULES.md` in its folder: an ID per testable statement."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trackside.games import files, folder

TESTED = ("games", "bots")  # folders of tests that have one for each game
ENTRY = re.compile(r"^(?:- |\| )\*\*([A-Z]{2}-(?:EX)?\d+)\*\*\s*\|?\s*(.*?)\s*\|?$")
HEADING = re.compile(r"^##+ (.+)$")


@dataclass(frozen=True)
class Rule:
    """One statement of the digest, or one worked example (`GR-EX3`)."""

    id: str
    text: str
    section: str

    @property
    def is_example(self) -> bool:
        return "-EX" in self.id


@cache
def read(slug: str) -> dict[str, Rule]:
    """All statements of a game's digest, in its order."""
    file = files(slug) / "RULES.md"
    return {rule.id: rule for rule in parse(file.read_text("utf-8"))}


def parse(text: str) -> Iterator[Rule]:
    section = ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            section = heading[1]
        elif entry := ENTRY.match(line):
            yield Rule(entry[1], entry[2], section)


@dataclass(frozen=True)
class Marker:
    """A test that bears a rule ID."""

    rule: str
    place: str


def markers(folder: Path) -> list[Marker]:
    """Every `pytest.mark.rule("GR-19", ...)` below a folder of tests, by reading the source."""
    return [marker for path in sorted(folder.rglob("test_*.py")) for marker in markers_of(path)]


def markers_of(path: Path) -> Iterator[Marker]:
    """Yield the markers of one file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                for arg in node.args:
                    if isinstance(arg, ast.Constant):
                        yield Marker(str(arg.value), f"{path.name}:{node.lineno}")


def tests_of(slug: str, tests: Path) -> list[Path]:
    """Below the tests of a checkout each game has folders; a game from outside has all of its."""
    inside = [tests / part / folder(slug) for part in TESTED]
    return inside if inside[0].is_dir() else [tests]


@dataclass(frozen=True)
class Coverage:
    """What of a digest has a test."""

    slug: str
    rules: int
    rules_tested: int
    examples: int
    examples_tested: int
    untested: tuple[str, ...]
    unknown: tuple[Marker, ...]

    @property
    def is_complete(self) -> bool:
        return not self.untested and not self.unknown


def coverage(slug: str, tests: Path) -> Coverage:
    """Count what is tested of one game and its bots; `tests` is the folder of a checkout, or the
    game's own."""
    known = read(slug)
    found = [mark for part in tests_of(slug, tests) for mark in markers(part)]
    # What is decided at a table before the game, colours for one, is a matter of the server.
    found += [mark for mark in markers(tests / "server") if mark.rule in known]
    tested = {marker.rule for marker in found}
    examples = {rule.id for rule in known.values() if rule.is_example}
    return Coverage(
        slug,
        rules=len(known) - len(examples),
        rules_tested=len((tested & set(known)) - examples),
        examples=len(examples),
        examples_tested=len(tested & examples),
        untested=tuple(name for name in known if name not in tested),
        unknown=tuple(marker for marker in found if marker.rule not in known),
    )
