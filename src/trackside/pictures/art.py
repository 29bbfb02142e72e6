"""The art of a board: the map behind the game, from `data/<board>.art.json` of its folder.

A board without such a file has plain art: open ground around its cells.
"""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from trackside.games import files
from trackside.pictures.svg import Point

Json = dict[str, Any]
Box = tuple[float, float, float, float]  # left, top, right, bottom, in board coordinates
NOWHERE: Box = (0.0, 0.0, 8.0, 5.0)  # the frame of a board that says nothing of its cells
RIM = 1.0  # around the outermost cells


@dataclass(frozen=True)
class Art:
    """What lies on the table before the first piece does; paths are in board coordinates."""

    fit: float  # pixels per unit at which widths and letters were chosen
    frame: Box
    extent: Box
    home: str = ""
    coast: str = ""
    lakes: str = ""
    land: list[Json] = field(default_factory=list)
    rivers: list[Json] = field(default_factory=list)
    deserts: list[Json] = field(default_factory=list)
    captions: list[Json] = field(default_factory=list)
    labels: list[Json] = field(default_factory=list)
    slots: dict[str, list[float]] = field(default_factory=dict)
    cells: dict[str, Point] = field(default_factory=dict)
    relief: str = ""  # the picture of hills, as an address that holds it
    relief_box: Box = NOWHERE


@lru_cache(maxsize=8)
def art_of(slug: str, board: str) -> Art | None:
    """Return the art that is shipped for a board of a game; None if there is none."""
    file = files(slug) / "data" / f"{board}.art.json"
    if not file.is_file():
        return None
    data: Json = json.loads(file.read_text("utf-8"))
    known = {key: data[key] for key in Art.__dataclass_fields__ if key in data and key != "relief"}
    for key in ("frame", "extent"):
        known[key] = tuple(data[key])
    relief = data.get("relief")
    if relief is not None:
        known["relief"] = _picture(slug, relief["file"])
        known["relief_box"] = tuple(relief["box"])
    return Art(**known)


def _picture(slug: str, name: str) -> str:
    raw = (files(slug) / "data" / name).read_bytes()
    return "data:image/webp;base64," + base64.b64encode(raw).decode()


def plain_art(places: list[Point], scale: float) -> Art:
    """Open ground around these places."""
    xs, ys = zip(*places) if places else ((), ())
    frame = (min(xs) - RIM, min(ys) - RIM, max(xs) + RIM, max(ys) + RIM) if xs else NOWHERE
    return Art(fit=scale, frame=frame, extent=frame)
