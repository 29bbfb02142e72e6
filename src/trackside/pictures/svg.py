"""Small words for SVG."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape

Point = tuple[float, float]

NARROW = "'Roboto Condensed','Arial Narrow','Liberation Sans Narrow',sans-serif"
SERIF = "'EB Garamond',Garamond,Georgia,'DejaVu Serif',serif"
PLAIN = "Inter,system-ui,'DejaVu Sans',sans-serif"


def n(value: float) -> str:
    """Write a number with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(values: dict[str, object]) -> str:
    """Names with underscores become names with hyphens; None is left out."""
    parts = []
    for key, value in values.items():
        if value is None:
            continue
        shown = n(value) if isinstance(value, float) else escape(str(value), quote=True)
        parts.append(f' {key.rstrip("_").replace("_", "-")}="{shown}"')
    return "".join(parts)


def tag(element: str, body: str = "", /, **values: object) -> str:
    """Write an element, closed at once if it is empty."""
    opening = f"<{element}{attributes(values)}"
    return f"{opening}>{body}</{element}>" if body else f"{opening}/>"


def path(d: str, **values: object) -> str:
    """Nothing, if there is nothing to draw."""
    return tag("path", d=d, **values) if d else ""


def line(points: Iterable[Point], **values: object) -> str:
    """Through these points."""
    return path("M" + "L".join(f"{n(x)},{n(y)}" for x, y in points), fill="none", **values)


def polygon(points: Iterable[Point], **values: object) -> str:
    """Around these points."""
    return tag("polygon", points=" ".join(f"{n(x)},{n(y)}" for x, y in points), **values)


def circle(x: float, y: float, r: float, **values: object) -> str:
    """Around a centre."""
    return tag("circle", cx=float(x), cy=float(y), r=float(r), **values)


def rect(x: float, y: float, width: float, height: float, **values: object) -> str:
    """From its upper left corner."""
    return tag("rect", x=float(x), y=float(y), width=float(width), height=float(height), **values)


def text(x: float, y: float, words: str, size: float, **values: object) -> str:
    """In the narrow face, unless another is asked for."""
    values.setdefault("font_family", NARROW)
    return tag(
        "text", escape(words, quote=False), x=float(x), y=float(y), font_size=float(size), **values
    )


def group(body: str, **values: object) -> str:
    """Nothing, if there is nothing in it."""
    return tag("g", body, **values) if body else ""


def moved(x: float, y: float, body: str, scale: float = 1.0, **values: object) -> str:
    """Write a group that is shifted, and then scaled."""
    where = f"translate({n(x)} {n(y)})" + (f" scale({scale:.3f})" if scale != 1.0 else "")
    return tag("g", body, transform=where, **values)


def turned(x: float, y: float, angle: float) -> str | None:
    """Return the value of `transform` that turns around a point; None for no turn."""
    return f"rotate({n(angle)} {n(x)} {n(y)})" if angle else None


def ring(x: float, y: float, r: float, corners: int, first: float) -> list[Point]:
    """Return the corners of a regular polygon, from an angle in degrees."""
    angles = [math.radians(first + 360 / corners * i) for i in range(corners)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in angles]


def steps(*parts: str | float) -> str:
    """A path from letters and numbers: steps("M", x, y, "h", width, "z")."""
    text = ""
    for before, part in zip(("", *parts), parts):
        if isinstance(part, str):
            text += part
        else:
            text += ("" if isinstance(before, str) else " ") + n(part)
    return text
