"""Which browser a session is: the pages' own function, run by Node."""

from __future__ import annotations

import json

import pytest

from node import run, source

CHROME = "Mozilla/5.0 ({0}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 {1}"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1"


@pytest.mark.parametrize(
    ("about", "browser", "system"),
    [
        (CHROME.format("X11; Linux x86_64", "Safari/537.36"), "Chrome", "Linux"),
        (CHROME.format("Windows NT 10.0; Win64", "Safari/537.36 Edg/131.0"), "Edge", "Windows"),
        (CHROME.format("Linux; Android 14", "Mobile Safari/537.36"), "Chrome", "Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Firefox/132.0", "Firefox", "macOS"),
        (IPHONE + " Mobile/15E148 Safari/604.1", "Safari", "iPhone"),
        ("Python-urllib/3.12", "", ""),
    ],
)
def test_a_browser_is_known_by_what_it_says(about: str, browser: str, system: str) -> None:
    found = run(f"""
        import {{ browserOf }} from {source("account/browsers.ts")};
        console.log(JSON.stringify(browserOf({json.dumps(about)})));
    """)
    assert found == {"browser": browser, "system": system}
