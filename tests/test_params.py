"""Python and the pages give the same parameters to the same messages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from node import run, source
from trackside import messages
from trackside.messages import LANGUAGES

NAMES = ["Ada", "Ben", "Cleo"]
CASES: list[dict[str, Any]] = [
    {"proved": True, "fast": False},
    {"city": None, "company": "PO", "cost": 12},
    {"companies": ["PO", "NME", "KSS"], "links": ["a-b", "b-c"], "places": []},
    {"seat": 1, "owner_seat": 2, "seats": [0, 2], "winner_seats": [0, 1, 2]},
    {"parts": [{"company": "PO", "shares": 2, "amount": 6}, {"company": "BHE", "amount": 4}]},
]


def in_the_pages(language: str) -> list[dict[str, Any]]:
    """What the pages' own function makes of the cases, run by Node."""
    answer: list[dict[str, Any]] = run(f"""
        import {{ inWords, named }} from {source("i18n/params.ts")};
        const names = {json.dumps(NAMES)};
        const said = (params) => inWords(named(params, names, "{language}"), "{language}");
        console.log(JSON.stringify({json.dumps(CASES)}.map(said)));
    """)
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_parameters_are_the_same_in_python_and_in_the_pages(language: str) -> None:
    for params, seen in zip(CASES, in_the_pages(language), strict=True):
        said = messages.arguments(language, params, NAMES)
        assert {name: seen[name] for name in said} == said


def test_yes_and_no_choose_a_branch() -> None:
    said = messages.arguments("en", {"proved": True, "fast": False}, [])
    assert said == {"proved": "yes", "fast": "no"}


def test_dividends_are_told_company_by_company() -> None:
    parts = [{"company": "PO", "amount": 6}, {"company": "BHE", "amount": 4}]
    seen = {"key": "receives-dividends", "seat": 0, "params": {"amount": 10, "parts": parts}}
    assert messages.event("en", "GR", seen, NAMES).endswith("of dividends: PO 6 and BHE 4.")
