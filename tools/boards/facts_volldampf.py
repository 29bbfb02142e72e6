"""Writes the facts of the Volldampf board from its proposal.

python tools/boards/facts_volldampf.py SHARED_BOARDS_DIR
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
OUT = ROOT / "src/trackside/games/volldampf/data/standard.json"
OWN = "own design"
# Places that a reviewer of the published board names; all others are our choice.
NAMED = {"PAR", "BRU", "KOP", "ROT", "LON", "WAR", "PRA", "KOE", "DOR"}


def build(shared: Path) -> dict[str, Any]:
    proposal = json.loads((shared / "volldampf-proposal.json").read_text("utf-8"))
    return {
        "schema": "trackside/board-links/1",
        "game": "volldampf",
        "id": "standard",
        "name": "Deutschland um 1925",
        "route_cards": [route_card(entry) for entry in proposal["route_cards"]],
        "goods": proposal["goods"],
        "cities": [city(entry) for entry in proposal["cities"]],
        "links": [link(entry) for entry in proposal["links"]],
        "goods_cards": [{**entry, "source": OWN} for entry in proposal["goods_cards"]],
    }


def route_card(entry: dict[str, Any]) -> dict[str, Any]:
    source = "rulebook" if entry["symbol"] == "octagon" else OWN
    return {**{key: entry[key] for key in ("colour", "symbol", "copies")}, "source": source}


def city(entry: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": entry["id"],
        "name": entry["name"],
        "colour": entry["colour"],
        "country": entry["kind"],
        "lat": entry["lat"],
        "lon": entry["lon"],
        "display_lat": entry.get("display_lat", entry["lat"]),
        "display_lon": entry.get("display_lon", entry["lon"]),
        "source": "printed" if entry["id"] in NAMED else "geography",
    }


def link(entry: dict[str, Any]) -> dict[str, Any]:
    return {**{key: entry[key] for key in ("id", "a", "b", "colour", "cost")}, "source": OWN}


def text(board: dict[str, Any]) -> str:
    """JSON with one city, link or card per line."""
    parts = [f"  {json.dumps(key)}: {value(board[key])}" for key in board]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def value(entry: Any) -> str:
    if not isinstance(entry, list):
        return json.dumps(entry, ensure_ascii=False)
    lines = [f"    {json.dumps(item, ensure_ascii=False)}" for item in entry]
    return "[\n" + ",\n".join(lines) + "\n  ]"


if __name__ == "__main__":
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(text(build(Path(sys.argv[1]))), "utf-8")
