"""The cartouche of a map: title, signs and what they mean, notes."""

from __future__ import annotations

from dataclasses import dataclass

from trackside.pictures import svg
from trackside.pictures.canvas import Canvas


@dataclass(frozen=True)
class Row:
    """A line of a legend: a drawing of about 28 x 24, words, and a price."""

    drawing: str
    words: str
    price: str = ""


def cartouche(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    title: str,
    subtitle: str,
    rows: list[Row],
    notes: list[str],
) -> str:
    """x, y is its upper left corner, in pixels; nothing on a picture that goes without."""
    if not canvas.legend:
        return ""
    t, u = canvas.theme, canvas.u
    body, top = "", 27.0
    body += svg.text(12, top, title, 21, font_family=svg.SERIF, font_weight=500, fill=t["ink"])
    top += 17
    body += svg.text(12, top, subtitle, 11, font_family=svg.PLAIN, fill=t["ink2"])
    top += 10
    for row in rows:
        body += svg.moved(12, top, row.drawing)
        body += svg.text(48, top + 16, row.words, 12.5, font_family=svg.PLAIN, fill=t["ink"])
        if row.price:
            body += svg.text(
                width - 12,
                top + 16,
                row.price,
                13,
                font_family=svg.PLAIN,
                font_weight=700,
                text_anchor="end",
                fill=t["ink"],
            )
        top += 25
    top += 4
    for note in notes:
        body += svg.text(12, top + 9, note, 10.5, font_family=svg.PLAIN, fill=t["ink2"])
        top += 14
    back = svg.rect(
        0,
        0,
        width,
        top + 6,
        rx=10.0,
        fill=t["surface"],
        fill_opacity=0.94,
        stroke=t["line2"],
        stroke_width=0.8,
    )
    return svg.moved(x, y, back + body, u)


def cartouche_height(rows: int, notes: int) -> float:
    """In pixels of the fit size."""
    return 54 + 25 * rows + 4 + 14 * notes + 6
