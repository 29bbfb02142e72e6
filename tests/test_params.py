"""Python and the pages give the same parameters to the same messages.

What the pages give stands in `params.json`, and their own tests hold them to it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from trackside import messages
from trackside.messages import LANGUAGES

KNOWN: dict[str, Any] = json.loads((Path(__file__).parent / "params.json").read_text("utf-8"))
NAMES: list[str] = KNOWN["names"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_parameters_are_the_same_in_python_and_in_the_pages(language: str) -> None:
    for case in KNOWN["cases"]:
        said = messages.arguments(language, case["params"], NAMES)
        assert {name: case["said"][language][name] for name in said} == said


def test_yes_and_no_choose_a_branch() -> None:
    said = messages.arguments("en", {"proved": True, "fast": False}, [])
    assert said == {"proved": "yes", "fast": "no"}


def test_dividends_are_told_company_by_company() -> None:
    parts = [{"company": "PO", "amount": 6}, {"company": "BHE", "amount": 4}]
    seen = {"key": "receives-dividends", "seat": 0, "params": {"amount": 10, "parts": parts}}
    assert messages.event("en", "GR", seen, NAMES).endswith("of dividends: PO 6 and BHE 4.")
