"""What other programs read of the project: workflow, hooks before a commit, templates."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # brings no types

from where import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.md"))


def read(*path: str) -> Any:
    return yaml.safe_load(ROOT.joinpath(*path).read_text("utf-8"))


def test_the_workflow_runs_make_test_on_every_python_that_we_name() -> None:
    job = read(".github", "workflows", "test.yml")["jobs"]["test"]
    assert {"run": "make test"} in job["steps"]
    versions = job["strategy"]["matrix"]["python"]
    named = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if ":: 3." in each]
    assert versions == named
    assert PROJECT["requires-python"] == f">={versions[0]}"


def test_hooks_run_what_the_checks_run() -> None:
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    entries = [hook["entry"] for hook in repository["hooks"]]
    lint = (ROOT / "Makefile").read_text("utf-8").partition("\nlint-python:")[2]
    for entry in entries:
        name, _, rest = entry.removeprefix(".venv/bin/").partition(" ")
        assert f"$(BIN)/{name}{' ' * bool(rest)}{rest}" in lint


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.stem)
def test_a_template_says_what_it_is_for(template: Path) -> None:
    _, head, text = template.read_text("utf-8").split("---\n", 2)
    assert set(yaml.safe_load(head)) == {"name", "about"}
    assert "**" in text
