"""Makes the facts of the China Rails board from the board sheet's data.

    python tools/boards/facts_china_rails.py SHARED_BOARDS_DIR

Reads china-rails-on-geo.json from that folder and writes data/standard.json of the game:
the same input gives the same bytes. The format is told in the game's components.py.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

Json = dict[str, Any]
TARGET = Path(__file__).parents[2] / "src/trackside/games/china_rails/data/standard.json"
KINDS = {
    "major_centre": "major-centre",
    "major_outer": "major-outer",
    "container_port": "container-port",
    "ferry_port": "ferry-port",
}
# Named by the rules; everything else of the cities is our own choice.
IN_RULEBOOK = {
    *("Beijing", "Hong Kong", "Fuzhou", "Taipei", "Dalian", "Shenyang", "Changchun"),
    *("Harbin", "Qiqihar", "Taiyuan"),
}
CARD_IN_RULEBOOK = ("Fuzhou", "Wood")


def slug(text: str) -> str:
    """`Xi'an` as `xian`, `Hong Kong South` as `hong-kong-south`."""
    kept = "".join(c if c.isalnum() else " " if c in " -/(" else "" for c in text.lower())
    return "-".join(kept.split())


def place(row: int, col: int) -> str:
    return f"r{row:02d}c{col:02d}"


def build(shared: Path) -> Json:
    raw: Json = json.loads((shared / "china-rails-on-geo.json").read_text("utf-8"))
    ids = {m[0]: place(m[1], m[2]) for m in raw["mileposts"]}
    return {
        "schema": "trackside/board-mileposts/1",
        "game": "china-rails",
        "id": "standard",
        "name": "China",
        "lattice": lattice(raw),
        "prices": {name.replace("_", "-"): cost for name, cost in raw["terrain_cost"].items()},
        "surcharges": {n.replace("_", "-"): cost for n, cost in raw["crossing_surcharge"].items()},
        "mileposts": mileposts(raw, ids),
        "edges": edges(raw, ids),
        "also": [[*sorted((ids[a], ids[b])), slug(name)] for a, b, name in raw["also_rivers"]],
        "waters": waters(raw),
        "seas": [{"id": s["id"], "name": s["name"], "source": "geography"} for s in raw["seas"]],
        "deserts": [
            {"id": d["id"], "name": d["name"], "source": "geography"} for d in raw["deserts"]
        ],
        "regions": [{"id": "manchuria", "name": "Manchuria", "source": "own design"}],
        "cities": [city(c, ids) for c in raw["cities"]],
        "ports": [port(p, raw, ids) for p in raw["ports"]],
        "loads": [
            {"id": slug(x["name"]), "name": x["name"], "chips": x["chips"], "source": "own design"}
            for x in raw["loads"]
        ],
        "events": [event(e) for e in raw["events"]],
        "demands": [card(c) for c in raw["demand_cards"]],
    }


def lattice(raw: Json) -> Json:
    return {
        "kind": "triangular, odd rows shifted half a step east",
        "rows": 1 + max(m[1] for m in raw["mileposts"]),
        "columns": 1 + max(m[2] for m in raw["mileposts"]),
        "step": raw["lattice"]["spacing_km"],
        "projection": raw["lattice"]["projection"],
        "origin": {"row": 34, "column": 36},
    }


def mileposts(raw: Json, ids: dict[int, str]) -> list[Json]:
    seas = {m: sea for sea, members in raw["coast"].items() for m in members}
    deserts = {m: d["id"] for d in raw["deserts"] for m in d["mileposts"]}
    regions = {m: r["id"] for r in raw["regions"] for m in r["mileposts"]}
    rows = []
    for number, row, col, kind, terrain, _ in raw["mileposts"]:
        entry: Json = {"id": ids[number], "row": row, "col": col, "kind": KINDS.get(kind, kind)}
        entry["terrain"] = terrain
        for key, marks in (("coast", seas), ("desert", deserts), ("region", regions)):
            if number in marks:
                entry[key] = marks[number]
        entry["source"] = "own design" if number >= 2100 else "geography"
        rows.append(entry)
    return sorted(rows, key=lambda entry: (entry["row"], entry["col"]))


def edges(raw: Json, ids: dict[int, str]) -> list[list[str | None]]:
    rows: list[list[str | None]] = []
    for a, b, crossing, name in raw["edges"]:
        first, second = sorted((ids[a], ids[b]))
        kind = crossing.replace("_", "-") if crossing else None
        rows.append([first, second, kind, slug(name) if name else None])
    return sorted(rows, key=lambda row: (str(row[0]), str(row[1])))


def waters(raw: Json) -> list[Json]:
    found = {(slug(name), name, kind) for _, _, kind, name in raw["edges"] if name}
    return [
        {"id": key, "name": name, "kind": kind.replace("_", "-"), "source": "geography"}
        for key, name, kind in sorted(found)
    ]


def city(raw: Json, ids: dict[int, str]) -> Json:
    entry: Json = {"id": slug(raw["name"]), "name": raw["name"], "class": raw["class"]}
    if raw["milepost"] is not None:
        entry["milepost"] = ids[raw["milepost"]]
    if "outer" in raw:
        entry["outer"] = sorted(ids[m] for m in raw["outer"])
    entry["loads"] = [slug(load) for load in raw["loads"]]
    entry["lat"], entry["lon"] = raw["lat"], raw["lon"]
    entry["source"] = "rulebook" if raw["name"] in IN_RULEBOOK else "own design"
    return entry


def port(raw: Json, whole: Json, ids: dict[int, str]) -> Json:
    entry: Json = {"id": slug(raw["name"]), "name": raw["name"], "kind": raw["type"]}
    entry["price"], entry["owners"] = raw["price"], raw["max_players"]
    entry["milepost"] = ids[raw["milepost"]]
    if "in_city" in raw:
        entry["city"] = slug(raw["in_city"])
    if "other_end" in raw:
        entry["other"] = slug(raw["other_end"])
    entry["source"] = "rulebook" if raw["price"] == 8 or raw["type"] == "ferry" else "own design"
    return entry


def event(raw: Json) -> Json:
    """Kind and places; how long it lasts and what it does is said by the rules."""
    kind = raw["kind"].replace("_", "-")
    entry: Json = {"id": raw["id"], "kind": kind, "name": raw["title"]}
    match kind:
        case "rail-tax":
            entry["table"] = [[step["min"], step["tax"]] for step in raw["table"]]
        case "strike":
            entry["coast"] = raw["coast_radius"]
        case "flood":
            entry["rivers"] = [slug(name) for name in raw["rivers"]]
        case "new-year":
            entry["loads"] = [slug(name) for name in raw["loads"]]
        case "black-dragon":
            entry["cities"] = [slug(name) for name in raw["cities"]]
        case "derailment":
            entry["cities"], entry["radius"] = [slug(n) for n in raw["cities"]], raw["radius"]
        case "snow-manchuria":
            entry["region"] = raw["region"]
        case "heavy-snow" | "wind-storm":
            entry["centre"], entry["radius"] = slug(raw["center"]), raw["radius"]
        case "storm-at-sea":
            entry["seas"], entry["coast"] = raw["seas"], raw["coast_radius"]
        case "sand-storm":
            entry["deserts"] = raw["deserts"]
        case "earthquake":
            entry["centre"] = slug(raw["center"])
            entry["inner"], entry["outer"] = raw["inner_radius"], raw["outer_radius"]
    in_rulebook = kind in (
        "new-year",
        "black-dragon",
        "earthquake",
        "desert-rains",
        "party-congress",
    )
    entry["source"] = "rulebook" if in_rulebook else "own design"
    return entry


def card(raw: Json) -> Json:
    lines = [[slug(d["city"]), slug(d["load"]), d["payout"]] for d in raw["demands"]]
    told = any((d["city"], d["load"]) == CARD_IN_RULEBOOK for d in raw["demands"])
    return {"id": raw["id"], "demands": lines, "source": "rulebook" if told else "own design"}


def text(board: Json) -> str:
    """JSON with one entry of every list per line."""
    parts = []
    for key, value in board.items():
        if isinstance(value, list):
            body = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in value)
            parts.append(f"{json.dumps(key)}: [\n{body}\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    TARGET.write_text(text(build(Path(sys.argv[1]))), "utf-8")


if __name__ == "__main__":
    main()
