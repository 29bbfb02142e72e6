"""The cartouche of a map: title, signs and what they mean, notes."""

from __future__ import annotations

from dataclasses import dataclass

from trackside.pictures import placing, svg
from trackside.pictures.canvas import Canvas

MARGIN = 14.0  # from the edges of the map


@dataclass(frozen=True)
class Row:
    """A line of a legend: a drawing of about 28 x 24, words, and a price."""

    drawing: str
    words: str
    price: str = ""


def cartouche(
    canvas: Canvas,
    side: str,
    width: float,
    title: str,
    subtitle: str,
    rows: list[Row],
    notes: list[str],
    scale: float = 0.0,
) -> str:
    """In the lower corner of a side, `left` or `right`; nothing on a picture that goes without.
    What a language says at length takes more lines, or smaller letters."""
    if not canvas.legend:
        return ""
    t, scale = canvas.theme, scale or canvas.u
    body, top = "", 27.0
    body += svg.text(12, top, title, 21, font_family=svg.SERIF, font_weight=500, fill=t["ink"])
    top += 3
    for line in lines_of(subtitle, width - 24, 11):
        top += 14
        body += svg.text(12, top, line, 11, font_family=svg.PLAIN, fill=t["ink2"])
    top += 10
    for row in rows:
        body += svg.moved(12, top, drawn(canvas, row, width))
        top += 25
    top += 4
    for line in [line for note in notes for line in lines_of(note, width - 24, 10.5)]:
        body += svg.text(12, top + 9, line, 10.5, font_family=svg.PLAIN, fill=t["ink2"])
        top += 14
    height = top + 6
    back = svg.rect(
        0,
        0,
        width,
        height,
        rx=10.0,
        fill=t["surface"],
        fill_opacity=0.94,
        stroke=t["line2"],
        stroke_width=0.8,
    )
    x0, _, x1, y1 = canvas.frame
    left = x0 + MARGIN * scale if side == "left" else x1 - (width + MARGIN) * scale
    return svg.moved(left, y1 - (height + MARGIN) * scale, back + body, scale)


def drawn(canvas: Canvas, row: Row, width: float) -> str:
    """Draw a line of the legend, from the left edge of its drawing."""
    t = canvas.theme
    room = width - 72 - (8 * len(row.price) + 4 if row.price else 0)
    size = round(min(12.5, 12.5 * room / width_of(row.words, 12.5)), 1)
    body = row.drawing
    body += svg.text(36, 16, row.words, size, font_family=svg.PLAIN, fill=t["ink"])
    if row.price:
        body += svg.text(
            width - 24,
            16,
            row.price,
            13,
            font_family=svg.PLAIN,
            font_weight=700,
            text_anchor="end",
            fill=t["ink"],
        )
    return body


def width_of(words: str, size: float) -> float:
    """Of words in the plain face, in pixels; rather too much than too little."""
    return 1.18 * placing.width(words, size) or 1.0


def lines_of(words: str, width: float, size: float) -> list[str]:
    """Broken between words where a line would be wider."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
