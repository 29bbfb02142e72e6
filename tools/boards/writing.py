"""Names of places: how large they are, where they end up; what is in their way, a board knows."""

from __future__ import annotations

from typing import Any

from tools.boards.ground import Ground
from trackside.pictures.placing import Name, Placed, Rect

Json = dict[str, Any]

# Names in two lines.
BROKEN = {
    "Frankfurt am Main": ["Frankfurt", "am Main"],
    "Frankfurt (Oder)": ["Frankfurt", "(Oder)"],
    "Garmisch-Partenkirchen": ["Garmisch-", "Partenkirchen"],
}


def frame_of(ground: Ground) -> Rect:
    left, top, right, bottom = (each * ground.fit for each in ground.frame)
    return left, top, right, bottom


def around(x: float, y: float, radius: float) -> Rect:
    return (x - radius, y - radius, x + radius, y + radius)


def label(
    ground: Ground, name: Name, placed: Placed, centre: tuple[float, float], **more: Any
) -> Json:
    dx, dy = placed.x / ground.fit - centre[0], placed.y / ground.fit - centre[1]
    return {
        "id": name.key,
        "lines": name.lines,
        "dx": round(dx, 3),
        "dy": round(dy, 3),
        "anchor": placed.anchor,
        "size": round(name.size, 2),
        **({"bold": True} if name.bold else {}),
        **more,
    }


def named(
    key: str,
    text: str,
    x: float,
    y: float,
    room: Rect,
    size: float,
    rank: int,
    bold: bool,
    nudge: tuple[float, float] = (0.0, 0.0),
) -> Name:
    """`nudge` is set by hand, in pixels at the fit size: neighbours that would touch move apart."""
    return Name(key, x, y, room, BROKEN.get(text, [text]), size, rank, bold, (), nudge)


def scaled(point: tuple[float, float], scale: float) -> tuple[float, float]:
    return point[0] * scale, point[1] * scale
