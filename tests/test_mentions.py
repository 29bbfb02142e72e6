"""Places and rules in what people say become links, and nothing else does."""

from __future__ import annotations

import json

import pytest

from node import run, source

PLACES = [
    {"id": "K4", "names": ["Cologne", "Köln", "Colonia"]},
    {"id": "F7", "names": ["Frankfurt (Main)", "Francfort (Main)"]},
    {"id": "F2", "names": ["Frankfurt (Oder)"]},
    {"id": "E5", "names": ["Essen"]},
    {"id": "HK", "names": ["Hong Kong", "Hongkong"]},
]


def mentions(text: str) -> list[str]:
    """Each link as its text, and for a place the id."""
    found = run(f"""
        import {{ Mentions }} from {source("table/state/mentions.ts")};
        const all = new Mentions({json.dumps(PLACES)}).pieces({json.dumps(text)});
        console.log(JSON.stringify(all));
    """)
    assert "".join(piece["text"] for piece in found).lower() == text.lower()
    links = [piece for piece in found if piece["kind"] != "text"]
    return [piece["text"] + (f" {piece['id']}" if "id" in piece else "") for piece in links]


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("From Köln to Hong Kong!", ["Köln K4", "Hong Kong HK"]),
        ("Koeln, Koln, COLOGNE.", ["Koeln K4", "Koln K4", "COLOGNE K4"]),  # any keyboard will do
        ("Frankfurt (Oder), then Frankfurt", ["Frankfurt (Oder) F2", "Frankfurt F7"]),
        ("We essen in Essen, not in Essenbach", ["Essen E5"]),
        ("See GR-19 and vd-121.", ["GR-19", "VD-121"]),
        ("WXGR-190 or http://köln.example/<b>", []),
        ("", []),
    ],
)
def test_names_are_found(text: str, links: list[str]) -> None:
    assert mentions(text) == links


def test_a_table_against_bots_has_nobody_to_talk_to() -> None:
    bot = {"kind": "bot", "name": "Bot", "you": False, "held": False, "resigned": None}
    mine, ben = {**bot, "kind": "person", "you": True}, {**bot, "kind": "person"}
    private = {"public": False, "share": None, "mine": [0]}
    tables = [
        {**private, "seats": [mine, bot]},
        {**private, "seats": [mine, ben]},
        {**private, "seats": [mine, {**bot, "kind": "open"}]},
        {**private, "seats": [mine, bot], "share": "link"},
        {**private, "seats": [bot, bot], "mine": []},
    ]
    found = run(f"""
        import {{ hasTalk }} from {source("table/state/alone.ts")};
        console.log(JSON.stringify({json.dumps(tables)}.map(hasTalk)));
    """)
    assert found == [False, True, True, True, True]
