"""Cities have the names that the reader's language has for them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from node import SOURCE, run, source
from trackside import games

PLACES = SOURCE / "i18n" / "places.ts"
KNOWN = {
    "en": {"Köln": "Cologne", "Warschau": "Warsaw", "Kopenhagen": "Copenhagen", "Paris": "Paris"},
    "de": {"Beijing": "Peking", "Hong Kong": "Hongkong", "Köln": "Köln"},
    "fr": {
        "Brüssel": "Bruxelles",
        "Warschau": "Varsovie",
        "Beijing": "Pékin",
        "Aachen": "Aix-la-Chapelle",
    },
    "it": {
        "München": "Monaco",
        "Köln": "Colonia",
        "Beijing": "Pechino",
        "Paris": "Parigi",
    },
}


def in_the_pages(expression: str) -> Any:
    return run(f"""
        import {{ boardIn, cityName, everyName, labelIn, paramsIn }}
            from {source("i18n/places.ts")};
        console.log(JSON.stringify({expression}));
    """)


def names_on_boards() -> set[str]:
    found: set[str] = set()
    for slug in games.slugs():
        board = json.loads((games.files(slug) / "data" / "standard.json").read_text("utf-8"))
        rows = board.get("cities", []) + board.get("hexes", [])
        found |= {str(row.get("name") or row.get("city")) for row in rows}
    return found


@pytest.mark.parametrize("language", sorted(KNOWN))
def test_known_names_are_used(language: str) -> None:
    asked = json.dumps(list(KNOWN[language]))
    said = in_the_pages(f"{asked}.map((name) => cityName(name, '{language}'))")
    assert said == list(KNOWN[language].values())


def test_every_name_is_one_of_a_board_and_no_two_cities_become_one() -> None:
    names = sorted(names_on_boards())
    for language in KNOWN:
        said = in_the_pages(f"{json.dumps(names)}.map((name) => cityName(name, '{language}'))")
        assert len(set(said)) == len(names)
    keys = re.findall(r'^    (?:"([^"]+)"|(\w+)): "', PLACES.read_text("utf-8"), re.MULTILINE)
    assert {quoted or plain for quoted, plain in keys} <= set(names)


def test_a_city_is_found_by_each_of_its_names() -> None:
    names = in_the_pages("everyName('Cologne')")
    assert {"Köln", "Cologne", "Colonia"} <= set(names)
    assert in_the_pages("everyName('Kiel')") == ["Kiel"]


def test_a_board_keeps_its_ids_and_links_have_both_names() -> None:
    hex_ = {"id": "L1", "place": "Köln", "city": "Köln", "inside": [{"id": "Wien", "name": "Wien"}]}
    said = in_the_pages(f"boardIn({json.dumps(hex_)}, 'fr')")
    inside = [{"id": "Wien", "name": "Vienne"}]
    assert said == {"id": "L1", "place": "Köln", "city": "Cologne", "inside": inside}
    params = {"link": "Köln–Prag", "cities": ["Wien", "Berlin"], "cost": 3}
    told = {"link": "Colonia–Praga", "cities": ["Vienna", "Berlino"], "cost": 3}
    assert in_the_pages(f"paramsIn({json.dumps(params)}, 'it')") == told


def test_labels_keep_their_lines_and_capitals() -> None:
    assert in_the_pages("labelIn(['BEIJING'], 'fr')") == ["PÉKIN"]
    two = ["Francoforte", "sul Meno"]
    assert in_the_pages("labelIn(['Frankfurt', 'am Main'], 'it')") == two
    assert in_the_pages("labelIn(['Kiel'], 'fr')") == ["Kiel"]
