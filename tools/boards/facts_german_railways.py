"""Writes the facts of the German Railways board from its fact sheet.

python tools/boards/facts_german_railways.py SHARED_BOARDS_DIR
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
OUT = ROOT / "src/trackside/games/german_railways/data/standard.json"
TERRAINS = {"plain": 2, "hill": 3, "mountain": 4, "approach": 2}  # GR-71
LETTERS = {"p": "plain", "h": "hill", "m": "mountain", "a": "approach", "b": "plain"}
BERLIN = "Berlin"
# GR-2, GR-3, in the order of the initial auctions (GR-32).
COMPANIES = (
    ("PO", "Preußische Ostbahn", "black", "A20", 20),
    ("NME", "Niederschlesisch-Märkische Eisenbahn", "brown", "K15", 17),
    ("KSS", "Königlich-Sächsische Staatseisenbahnen", "orange", "K8", 11),
    ("KBS", "Königlich-Bayerische Staatseisenbahnen", "blue", "S7", 16),
    ("MWB", "Main-Weser-Bahn", "yellow", "K4", 14),
    ("GBS", "Großherzoglich Badische Staatseisenbahnen", "red", "P3", 15),
    ("CME", "Cöln-Mindener Eisenbahn-Gesellschaft", "violet", "J1", 12),
    ("BHE", "Berlin-Hamburger Eisenbahn-Gesellschaft", "green", "E6", 13),
)


def build(shared: Path) -> dict[str, Any]:
    sheet = (shared / "german-railways.md").read_text("utf-8")
    cities = read_cities(sheet)
    return {
        "schema": "trackside/board-hex/1",
        "game": "german-railways",
        "id": "standard",
        "name": "Preußen und die deutschen Länder",
        "terrains": TERRAINS,
        "link": [BERLIN, "D5"],
        "companies": [company(*entry) for entry in COMPANIES],
        "hexes": [one_hex(cell, cities) for cell in read_grid(sheet)],
    }


def company(code: str, name: str, colour: str, home: str, locomotives: int) -> dict[str, Any]:
    return {
        "id": code,
        "name": name,
        "colour": colour,
        "home": home,
        "locomotives": locomotives,
        "source": "rulebook",
    }


def read_grid(sheet: str) -> list[tuple[int, int, str]]:
    lines = re.findall(r"^([A-S]) ([.A-Za-z]{21})$", sheet, re.MULTILINE)
    assert len(lines) == 19, "the grid has 19 rows of 21 columns"
    cells = [(row, col, ch) for row, (_, text) in enumerate(lines) for col, ch in enumerate(text)]
    return [cell for cell in cells if cell[2] != "."]


def read_cities(sheet: str) -> dict[str, dict[str, Any]]:
    """By hex: what the table of cities says; Berlin stands under each of its three hexes."""
    names = re.search(r"Modern names for labels or tooltips: (.*)\.", sheet)
    assert names
    modern = dict(pair.split(" = ") for pair in names[1].split(", "))
    row = re.compile(r"^\| ([A-S0-9+]+) \| ([^|]+) \| ([\d.]+) \| ([\d.]+) \| (\d) \|", re.M)
    cities: dict[str, dict[str, Any]] = {}
    for hexes, name, lat, lon, income in row.findall(sheet):
        entry: dict[str, Any] = {"city": name, "lat": float(lat), "lon": float(lon)}
        entry["income"] = int(income)
        if name in modern:
            entry["modern"] = modern[name]
        cities |= dict.fromkeys(hexes.split("+"), entry)
    return cities


def one_hex(cell: tuple[int, int, str], cities: dict[str, dict[str, Any]]) -> dict[str, Any]:
    row, col, letter = cell
    hex_id = f"{chr(65 + row)}{col}"
    city = cities.get(hex_id, {})
    assert bool(city) == (letter.islower() or letter == "B"), hex_id
    entry: dict[str, Any] = {"id": hex_id, "row": row, "col": col}
    entry["terrain"] = LETTERS[letter.lower()]
    entry["place"] = BERLIN if letter == "B" else hex_id
    return {**entry, **city, "source": "printed"}


def text(board: dict[str, Any]) -> str:
    """One company and one hex per line, so that a change reads well."""
    parts = []
    for key, value in board.items():
        if isinstance(value, list) and isinstance(value[0], dict):
            lines = ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    OUT.write_text(text(build(Path(sys.argv[1]))), "utf-8")


if __name__ == "__main__":
    main()
