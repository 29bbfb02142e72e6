"""The board of RailRoad Dice Germany from its fact sheet: the squares, cities, rivers, countries.

    python tools/boards/facts_railroad_dice.py SHARED_BOARDS_DIR

reads `railroad-dice-germany.md` (part C) in that folder and writes `data/standard.json` of the
game, the same bytes each time.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

COLUMNS, ROWS, SECTOR = 28, 42, 7
SHEET = "railroad-dice-germany.md"
TARGET = (
    Path(__file__).parents[2] / "src" / "trackside" / "games" / "railroad_dice" / "data"
) / "standard.json"

COMPANIES = (
    ("red", "Berg & Tal-Bahn", 9),
    ("yellow", "Insel Hopper", 9),
    ("purple", "Weiden Express", 7),
    ("blue", "Überall Fahrten", 7),
    ("green", "Eisberg Tours", 7),
)
COLOURS = {"R": "red", "Y": "yellow", "P": "purple", "B": "blue", "G": "green", "W": "white"}
KINDS = {".": "plain", "^": "mountain", "o": "water", "~": "sea", "#": "foreign", "S": "plain"}
COUNTRIES = {
    "DK": "Danmark",
    "SE": "Sverige",
    "PL": "Polska",
    "CZ": "Česko",
    "AT": "Österreich",
    "CH": "Schweiz",
    "FR": "France",
    "LU": "Luxembourg",
    "BE": "Belgique",
    "NL": "Nederland",
}
START = (10, 25)
VARIANT_STARTS = (
    ("saarbruecken", "south", (4, 31)),
    ("rosenheim", "south", (18, 39)),
    ("sassnitz", "north", (24, 3)),
    ("kiel", "north", (13, 3)),
)

Square = tuple[int, int]  # column, row: as the fact sheet writes it

# Where real heights show better: four squares of high relief become mountains, four of low
# relief become plain; none has a city or a river, and the counts of the sheet stay.
RAISED: dict[Square, str] = {
    (19, 38): "Alpen",
    (20, 38): "Alpen",
    (8, 33): "Schwarzwald",
    (9, 37): "Schwarzwald",
}
LOWERED: frozenset[Square] = frozenset(((19, 23), (10, 17), (2, 25), (19, 30)))


def name_of(square: Square) -> str:
    return f"r{square[1]:02d}c{square[0]:02d}"


def slug(name: str) -> str:
    """ASCII: Düsseldorf becomes duesseldorf, Westerland (Sylt) becomes westerland-sylt."""
    for letter, plain in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        name = name.lower().replace(letter, plain)
    name = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", name).strip("-")


def section(text: str, title: str) -> str:
    """The part of the sheet under a heading such as `C5`."""
    start = text.index(f"### {title}.")
    end = text.find("\n### ", start + 1)
    return text[start : end if end > 0 else len(text)]


def layer(text: str, title: str) -> dict[Square, str]:
    """A map drawn in characters; each line starts with its row number and a gap."""
    drawn: dict[Square, str] = {}
    for line in section(text, title).split("```")[1].splitlines():
        if re.match(r"^ ?\d+ ", line):
            row, cells = int(line[:2]), line[4:].ljust(31)
            kept = [cells[at] for at in range(31) if at not in (7, 15, 23)]
            drawn |= {(column, row): cell for column, cell in enumerate(kept)}
    return drawn


def rows_of(text: str, title: str) -> list[list[str]]:
    """The lines of a table, without its head."""
    lines = [line for line in section(text, title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def squares_in(text: str) -> list[Square]:
    return [(int(c), int(r)) for c, r in re.findall(r"(\d+),(\d+)", text)]


def cities(text: str) -> list[dict[str, Any]]:
    found = []
    for _, name, lat, lon, places, cost, _, kind in rows_of(text, "C5"):
        stations = {
            name_of((int(c), int(r))): COLOURS[letter]
            for c, r, letter in re.findall(r"(\d+),(\d+) = (\w)", places)
        }
        city = {"id": slug(name), "name": name, "lat": float(lat), "lon": float(lon)}
        found.append(
            city
            | {"kind": kind, "cost": int(cost), "stations": stations}
            | {"source": "rulebook" if slug(name) in NAMED_IN_RULES else "own design"}
        )
    return found


NAMED_IN_RULES = {
    "frankfurt-main",
    "saarbruecken",
    "rosenheim",
    "sassnitz-ruegen",
    "kiel",
}


def build(shared: Path) -> dict[str, Any]:
    text = (shared / SHEET).read_text("utf-8")
    land = layer(text, "C2")
    land |= dict.fromkeys(RAISED, "^") | dict.fromkeys(LOWERED, ".")
    places = cities(text)
    rivers = [
        {
            "id": slug(name),
            "name": name,
            "squares": [name_of(s) for s in squares_in(listed)],
            "source": "geography",
        }
        for _, name, listed in rows_of(text, "C7")
    ]
    board = {
        "schema": "trackside/board-squares/1",
        "game": "railroad-dice-germany",
        "id": "standard",
        "name": "Deutschland",
        "columns": COLUMNS,
        "rows": ROWS,
        "sector": SECTOR,
        "companies": [
            {"id": key, "name": name, "stations": count, "source": "rulebook"}
            for key, name, count in COMPANIES
        ],
        "start": {"square": name_of(START), "runs": "NS", "source": "rulebook"},
        "variant_starts": [
            {"id": key, "side": side, "square": name_of(square), "source": "rulebook"}
            for key, side, square in VARIANT_STARTS
        ],
        "countries": [
            {"id": key, "name": COUNTRIES[key], "source": "geography"}
            for _, key, _ in rows_of(text, "C6")
        ],
        "rivers": rivers,
        "cities": places,
        "squares": squares(text, land, places, rivers),
    }
    compare_layers(text, board)
    return board


def squares(
    text: str, land: dict[Square, str], places: list[dict[str, Any]], rivers: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    country = {s: key for _, key, listed in rows_of(text, "C6") for s in squares_in(listed)}
    water = {s: name for name, listed in rows_of(text, "C8") for s in squares_in(listed)}
    ranges = {s: name for name, listed in rows_of(text, "C9") for s in squares_in(listed)}
    ranges = {s: name for s, name in (ranges | RAISED).items() if s not in LOWERED}
    river: dict[str, str] = {}
    for course in reversed(rivers):  # at a confluence the river listed first keeps it (B11)
        river |= dict.fromkeys(course["squares"], course["id"])
    station = {s: (city, colour) for city in places for s, colour in city["stations"].items()}
    found = []
    for row in range(ROWS):
        for column in range(COLUMNS):
            at = (column, row)
            entry: dict[str, Any] = {"id": name_of(at)}
            entry["kind"] = "abroad" if at in country else KINDS[land[at]]
            if at in country:
                entry["country"] = country[at]
            if at in water or at in ranges:
                entry["name"] = water.get(at) or ranges[at]
            if entry["id"] in river:
                entry["river"] = river[entry["id"]]
            if entry["id"] in station:
                city, colour = station[entry["id"]]
                entry |= {"city": city["id"], "station": colour, "cost": city["cost"]}
            entry["source"] = "own design" if "city" in entry or at in country else "geography"
            if at == START:
                entry["source"] = "rulebook"
            found.append(entry)
    return found


def compare_layers(text: str, board: dict[str, Any]) -> None:
    """The sheet draws rivers and stations as maps as well: both must say the same."""
    letters = {slug(name): key for key, name, _ in rows_of(text, "C7")}
    colours = {colour: letter for letter, colour in COLOURS.items()}
    drawn_rivers, drawn_stations = layer(text, "C3"), layer(text, "C4")
    for entry in board["squares"]:
        row, column = int(entry["id"][1:3]), int(entry["id"][4:6])
        river = letters.get(entry.get("river", ""), ".")
        station = colours.get(entry.get("station", ""), ".")
        assert drawn_rivers[column, row].replace(" ", ".") == river, entry
        assert drawn_stations[column, row].replace(" ", ".") == station, entry


def text_of(board: dict[str, Any]) -> str:
    """JSON with one square, city or river per line."""
    parts = []
    for key, value in board.items():
        if isinstance(value, list):
            lines = ",\n".join("  " + json.dumps(entry, ensure_ascii=False) for entry in value)
            parts.append(f" {json.dumps(key)}: [\n{lines}\n ]")
        else:
            parts.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text_of(build(Path(sys.argv[1]))), "utf-8")
    print(f"wrote {TARGET.name}")


if __name__ == "__main__":
    main()
