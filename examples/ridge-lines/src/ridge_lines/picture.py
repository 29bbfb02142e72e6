"""The picture of Ridge Lines: hexes and towns; the track of a position."""

from __future__ import annotations

import math

from ridge_lines.components import neighbours
from trackside.core.contract import Json
from trackside.pictures import pieces, svg
from trackside.pictures.canvas import ROW, Canvas, Point
from trackside.pictures.labels import label

SCALE = 76.0  # pixels from one hex to the next
CORNER = 1 / math.sqrt(3)  # from the centre of a hex to its corners
GROUND = {"plain": "plain", "town": "plain", "ridge": "mount"}


def places_of(board: Json) -> dict[str, Point]:
    """The centres of all hexes; each row lies half a hex further east (RL-3)."""
    return {
        each["id"]: (each["col"] + each["row"] / 2, each["row"] * ROW) for each in board["hexes"]
    }


def draw(canvas: Canvas, view: Json | None) -> str:
    owners: dict[str, int] = view["board"]["track"] if view else _termini(canvas.board.data)
    x0, y0, x1, y1 = canvas.frame
    body = svg.rect(x0, y0, x1 - x0, y1 - y0, fill=canvas.theme["foreign"])
    for each in canvas.board.data["hexes"]:
        body += ground(canvas, each)
    body += rails(canvas, owners)
    for each in canvas.board.data["hexes"]:
        if each["terrain"] == "town":
            body += town(canvas, each)
    for name, seat in _termini(canvas.board.data).items():
        body += terminus(canvas, name, seat)
    return body


def _termini(board: Json) -> dict[str, int]:
    return {end: seat for seat, line in enumerate(board["lines"]) for end in line["termini"]}


def ground(canvas: Canvas, each: Json) -> str:
    t, u = canvas.theme, canvas.u
    x, y = canvas.at(each["id"])
    corners = svg.ring(x, y, CORNER * canvas.k, 6, 30)
    body = svg.polygon(
        corners, fill=t[GROUND[each["terrain"]]], stroke=t["hexline"], stroke_width=1.2 * u
    )
    if each["terrain"] == "ridge":
        for dx, dy in ((-13, 8), (9, 12), (1, -4)):
            body += _peak(canvas, x + dx * u, y + dy * u)
    name = svg.text(
        x, y - 26 * u, each["id"], 10.5 * u, text_anchor="middle", fill=t["ink3"], opacity=0.8
    )
    return body + name


def _peak(canvas: Canvas, x: float, y: float) -> str:
    u = canvas.u
    shape = svg.steps("M", x - 10 * u, y + 7 * u, "L", x, y - 9 * u, "L", x + 10 * u, y + 7 * u)
    return svg.path(
        shape,
        fill=canvas.theme["mount"],
        stroke=canvas.theme["terr-ink"],
        stroke_width=1.6 * u,
        stroke_linejoin="round",
    )


def rails(canvas: Canvas, owners: dict[str, int]) -> str:
    """A line from hex to hex in the colour of its owner, and the owner's disc on every hex."""
    t, u = canvas.theme, canvas.u
    hexes = canvas.board.data["hexes"]
    body = ""
    for each, near in zip(hexes, neighbours(hexes)):
        seat = owners.get(each["id"])
        for other in (hexes[at]["id"] for at in near):
            if seat is not None and owners.get(other) == seat and each["id"] < other:
                both = canvas.at(each["id"]), canvas.at(other)
                body += svg.line(both, stroke=t["edge"], stroke_width=13 * u)
                body += svg.line(both, stroke=t.player(seat), stroke_width=7 * u)
    for name, seat in owners.items():
        body += pieces.disc(t, seat, *canvas.at(name), 11 * u, t["edge"])
    return body


def town(canvas: Canvas, each: Json) -> str:
    """Its value in a square at the right, so that track below it stays to be seen."""
    t, u = canvas.theme, canvas.u
    x, y = canvas.at(each["id"])
    body = svg.rect(
        x + 14 * u,
        y - 9 * u,
        18 * u,
        18 * u,
        rx=3.0 * u,
        fill=t["city"],
        stroke=t["cityline"],
        stroke_width=1.4 * u,
    )
    value = svg.text(
        x + 23 * u,
        y + 5 * u,
        str(each["value"]),
        14 * u,
        text_anchor="middle",
        font_weight=700,
        fill=t["cityline"],
    )
    return body + value + label(canvas, [each["name"]], x, y + 27 * u, 12 * u, "middle", True)


def terminus(canvas: Canvas, name: str, seat: int) -> str:
    """A ring around the disc: here the line has to arrive."""
    t, u = canvas.theme, canvas.u
    x, y = canvas.at(name)
    ring = svg.circle(x, y, 19 * u, fill="none", stroke=t.player(seat), stroke_width=4 * u)
    line = canvas.board.data["lines"][seat]["name"]
    return ring + label(canvas, [line], x, y + 32 * u, 11 * u, "middle", True)
