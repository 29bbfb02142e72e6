"""Every rule and every worked example of a digest has a test, and every marker has a rule."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from trackside.content import digest
from trackside.games import all, folder, slugs

TESTS = Path(__file__).parents[1]
PREFIXES = {game.meta.slug: game.meta.prefix for game in all()}


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_and_example_has_a_test(slug: str) -> None:
    untested = digest.coverage(slug, TESTS).untested
    assert not untested, f"{len(untested)} without a test: {', '.join(untested)}"


@pytest.mark.parametrize("slug", slugs())
def test_every_marker_names_a_rule(slug: str) -> None:
    unknown = digest.coverage(slug, TESTS).unknown
    assert not unknown, "\n".join(f"{marker.place}: {marker.rule}" for marker in unknown)


@pytest.mark.parametrize("slug", slugs())
def test_a_digest_has_no_id_twice(slug: str) -> None:
    source = TESTS.parent / "src" / "trackside" / "games" / folder(slug)
    ids = [rule.id for rule in digest.parse((source / "RULES.md").read_text("utf-8"))]
    assert len(ids) == len(set(ids))
    assert {name.partition("-")[0] for name in ids} == {PREFIXES[slug]}
    assert len(ids) > 100


def test_marked_tests_are_really_collected() -> None:
    """A marker counts only if pytest runs its file and finds marked tests there; and no test of a
    rule is long, for `make test` holds every rule."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-m", "rule and not long"]
    command += ["-p", "no:cacheprovider", *(str(TESTS / part) for part in digest.TESTED)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=TESTS.parent, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    collected = {line.split("[")[0] for line in done.stdout.splitlines() if "::" in line}
    files = {line.split("::")[0] for line in collected}
    marked = {
        path.relative_to(TESTS.parent).as_posix()
        for slug in slugs()
        for part in digest.TESTED
        for path in (TESTS / part / folder(slug)).rglob("test_*.py")
        if any(digest.markers_of(path))
    }
    assert files == marked
    assert {name for path in marked for name in bearers(path)} <= collected


def bearers(path: str) -> list[str]:
    """The tests of a file that bear a rule, as pytest names them."""
    return [
        f"{path}::{node.name}"
        for node in ast.parse((TESTS.parent / path).read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
        if any("mark.rule(" in ast.unparse(each) for each in node.decorator_list)
    ]


def test_entries_are_read_from_lists_and_tables() -> None:
    text = "## Bids\n- **GR-1** One. [both]\n| **GR-EX2** | Two | 5 |\n- no entry\n"
    one, two = digest.parse(text)
    assert (one.id, one.text, one.section, one.is_example) == ("GR-1", "One. [both]", "Bids", False)
    assert (two.id, two.is_example) == ("GR-EX2", True)


def test_holes_and_unknown_markers_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "german_railways"
    folder.mkdir(parents=True)
    lines = ["import pytest", '@pytest.mark.rule("GR-1", "GR-9999")', "def test_it(): pass"]
    (folder / "test_it.py").write_text("\n".join(lines))
    found = digest.coverage("german-railways", tmp_path)
    assert (found.rules_tested, found.examples_tested) == (1, 0)
    assert [marker.rule for marker in found.unknown] == ["GR-9999"]
    assert "GR-2" in found.untested
    assert not found.is_complete
