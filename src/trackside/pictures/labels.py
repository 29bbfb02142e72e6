"""Names on a board: where its art places them, or below each city on a board of one's own."""

from __future__ import annotations

from trackside.pictures import svg
from trackside.pictures.canvas import Canvas, Point

OWN_SIZE = 11.5  # of names on a board of one's own, in pixels of the fit size


def label(
    canvas: Canvas,
    lines: list[str],
    x: float,
    y: float,
    size: float,
    anchor: str,
    bold: bool,
    italic: bool = False,
) -> str:
    """Words with a halo, so that they can be read on any ground."""
    body = ""
    for index, words in enumerate(lines):
        body += svg.text(
            x,
            y + index * size * 0.95,
            words,
            size,
            text_anchor=anchor,
            font_weight=700 if bold else 500,
            font_style="italic" if italic else None,
            fill=canvas.theme["label"],
            stroke=canvas.theme["halo"],
            stroke_width=size * 0.27,
            stroke_linejoin="round",
            paint_order="stroke",
        )
    return body


def labels(
    canvas: Canvas,
    anchors: dict[str, Point],
    names: dict[str, str],
    italic: frozenset[str] = frozenset(),
    own_size: float = OWN_SIZE,
) -> str:
    """Names of cities; `anchors` gives the centre of each, in pixels. `names` and `own_size` are
    for a board of one's own."""
    body = ""
    if not canvas.art.labels:
        return plain_labels(canvas, anchors, names, own_size)
    for each in canvas.art.labels:
        if each["id"] in anchors:
            x, y = anchors[each["id"]]
            body += label(
                canvas,
                each["lines"],
                x + each["dx"] * canvas.k,
                y + each["dy"] * canvas.k,
                each["size"] * canvas.u,
                each["anchor"],
                each.get("bold", False),
                each["id"] in italic,
            )
    return body


def plain_labels(
    canvas: Canvas,
    anchors: dict[str, Point],
    names: dict[str, str],
    own_size: float = OWN_SIZE,
) -> str:
    """Write each name below its city: a board of one's own has no places for them."""
    size, body = own_size * canvas.u, ""
    for key, (x, y) in anchors.items():
        body += label(canvas, [names.get(key, key)], x, y + 2.2 * size, size, "middle", False)
    return body
