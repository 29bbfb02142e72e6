"""The sources of the pages, without a browser: contrast of the tokens, words for every key."""

from __future__ import annotations

import re

import pytest

from e2e.browser import ROOT
from trackside import messages

SOURCE = ROOT / "client" / "src"
TOKENS = (SOURCE / "styles" / "tokens.css").read_text("utf-8")
LANGUAGES = ("en", "fr", "de", "it")
# WCAG 2 ratios; text needs 4.5, borders of controls 3.
PAIRS = [
    ("ink", "paper", 4.5),
    ("ink", "surface", 4.5),
    ("ink2", "surface", 4.5),
    ("ink2", "sunk", 4.5),
    ("ink3", "surface", 4.5),
    ("accent", "surface", 4.5),
    ("on-accent", "accent", 4.5),
    ("turn-ink", "turn-soft", 4.5),
    ("ok", "ok-soft", 4.5),
    ("no", "no-soft", 4.5),
    ("no", "surface", 4.5),
    ("line2", "surface", 3.0),
    ("label", "plain", 4.5),
    ("label", "hill", 4.5),
    ("label", "mount", 4.5),
    ("label", "sea", 4.5),
    ("sea-ink", "sea", 4.5),
    ("river-ink", "plain", 4.5),
]
COMPANIES = ["po", "nme", "kss", "kbs", "mwb", "gbs", "cme", "bhe"]


def block(selector: str) -> dict[str, str]:
    """The tokens of all rules with exactly this selector."""
    found: dict[str, str] = {}
    for body in re.findall(r"(?m)^" + re.escape(selector) + r" \{(.*?)\}", TOKENS, re.DOTALL):
        found |= dict(re.findall(r"--([a-z0-9-]+): (#[0-9A-Fa-f]{6});", body))
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_pair_of_colours_has_its_contrast(theme: str) -> None:
    tokens = block(":root") | (block(f':root[data-theme="{theme}"]') if theme != "light" else {})
    poor = [
        f"{ink} on {ground}: {contrast(tokens[ink], tokens[ground]):.2f}"
        for ink, ground, least in PAIRS
        if contrast(tokens[ink], tokens[ground]) < least
    ]
    assert poor == []


@pytest.mark.parametrize("palette", ["calm", "vivid", "grey"])
def test_letters_can_be_read_on_every_company(palette: str) -> None:
    tokens = block(":root") | block(f':root[data-palette="{palette}"]')
    poor = [
        f"{code}: {contrast(tokens[f'co-{code}'], tokens[f'co-{code}-ink']):.2f}"
        for code in COMPANIES
        if contrast(tokens[f"co-{code}"], tokens[f"co-{code}-ink"]) < 4.5
    ]
    assert poor == []


@pytest.mark.parametrize("palette", ["vivid", "grey"])
def test_every_palette_gives_a_colour_to_every_piece(palette: str) -> None:
    kinds = ("co-", "dice-", "good-", "route-")
    pieces = {
        name for name in block(":root") if name.startswith(kinds) and not name.endswith("-ink")
    }
    assert pieces - set(block(f':root[data-palette="{palette}"]')) == set()


def test_no_colour_of_a_theme_is_written_twice() -> None:
    assert TOKENS.count("--paper:") == len(["light", "dark", "contrast", "on paper"])


def test_only_the_tokens_name_colours_of_the_interface() -> None:
    """Posters are pictures, and the number in a city's white roundel is dark in every theme."""
    pattern = re.compile(r"#[0-9A-Fa-f]{6}\b")
    exempt = {"Poster.svelte", "tokens.css"}
    found = [
        f"{file.name}: {colour}"
        for file in SOURCE.rglob("*")
        if file.suffix in (".svelte", ".css", ".ts") and file.name not in exempt
        for colour in pattern.findall(file.read_text("utf-8"))
    ]
    assert found == []


def keys_in_sources() -> set[str]:
    files = [file for file in SOURCE.rglob("*") if file.suffix in (".svelte", ".ts")]
    return {
        key for file in files for key in re.findall(r'\bt\("([a-z0-9-]+)"', file.read_text("utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_pages_has_a_text(language: str) -> None:
    known = set(re.findall(r"(?m)^([a-zA-Z][\w-]*) =", messages.source(language)))
    assert sorted(keys_in_sources() - known) == []
