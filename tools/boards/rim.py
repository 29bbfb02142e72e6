"""Makes `rim.geojson`: coarse land outside the windows of the prepared geography.

The extracts end at 4 degrees east for Germany and at 70 and 138 degrees for China, but art has
to reach past a board's rim. Run once, with `countries-50m.json` of the npm package `world-atlas`
(Natural Earth 1:50m, public domain):

    python -m tools.boards.rim countries-50m.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shapely import make_valid
from shapely.geometry import MultiPolygon, Polygon, box, mapping
from shapely.geometry.base import BaseGeometry

# outer window, and the window of the finer extract that is cut out of it (it overlaps a little)
WINDOWS = {
    "germany": (box(-5, 43, 31, 60), box(4.03, 45.53, 24.97, 56.97)),
    "china": (box(58, 8, 150, 62), box(70.05, 15.05, 137.95, 55.95)),
}
TOLERANCE = {"germany": 0.012, "china": 0.03}  # degrees


def rings(topology: dict[str, Any]) -> list[list[tuple[float, float]]]:
    scale, move = topology["transform"]["scale"], topology["transform"]["translate"]
    decoded = []
    for arc in topology["arcs"]:
        x = y = 0
        line = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            line.append((x * scale[0] + move[0], y * scale[1] + move[1]))
        decoded.append(line)
    return decoded


def ring(arcs: list[list[tuple[float, float]]], parts: list[int]) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for part in parts:
        line = arcs[part] if part >= 0 else arcs[~part][::-1]
        points += line[1:] if points else line
    return points


def shape(arcs: list[list[tuple[float, float]]], geometry: dict[str, Any]) -> BaseGeometry:
    polygons = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
    parts = []
    for polygon in polygons:
        outer, *holes = [ring(arcs, part) for part in polygon]
        parts.append(Polygon(outer, holes))
    return make_valid(MultiPolygon(parts))


def main(source: Path) -> None:
    topology = json.loads(source.read_text("utf-8"))
    arcs = rings(topology)
    features = []
    for geometry in topology["objects"]["countries"]["geometries"]:
        if "arcs" not in geometry:
            continue
        whole = shape(arcs, geometry)
        for window, (outer, inner) in WINDOWS.items():
            cut = whole.intersection(outer).difference(inner).simplify(TOLERANCE[window])
            if cut.is_empty or cut.area < 0.002:
                continue
            properties = {"name": geometry["properties"]["name"], "window": window}
            features.append({"type": "Feature", "properties": properties, "geometry": rounded(cut)})
    features.sort(key=lambda each: (each["properties"]["window"], each["properties"]["name"]))
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in features)
    text = '{"type":"FeatureCollection","features":[\n' + lines + "\n]}\n"
    (Path(__file__).parent / "rim.geojson").write_text(text, "utf-8")


def rounded(geometry: BaseGeometry) -> Any:
    return json.loads(json.dumps(mapping(geometry)), parse_float=lambda text: round(float(text), 2))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
