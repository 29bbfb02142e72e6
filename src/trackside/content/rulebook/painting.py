"""The pictures of a rulebook: a board or a part of it, with marks on top, as SVG."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape
from importlib.resources.abc import Traversable

from trackside.content.rulebook.scenes import FILE, Mark, Scene, position
from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.pictures import ground, svg
from trackside.pictures.art import Box
from trackside.pictures.canvas import Canvas, Point
from trackside.pictures.painters import painter_of
from trackside.pictures.picture import canvas_of, document

WIDTH = 720.0  # of a picture that shows a part, in pixels
MARGIN = 70.0  # around the places that are shown, in pixels of the fit size
WIDEST, TALLEST = 2.2, 0.8  # width to height
RING = 24.0  # the radius of a ring, in pixels of the fit size
DISC = 11.0  # the radius of a label's disc, in pixels of the finished picture


def paint(
    slug: str,
    folder: Traversable,
    scene: Scene,
    theme: str = "light",
    language: str = "en",
    title: str = "",
) -> str:
    """Paint a scene; raise DataError when it names what is not there."""
    board, state = position(slug, folder, scene)
    canvas = canvas_of(slug, board, theme, language, scene.legend)
    body = painter_of(slug).draw(canvas, None if state is None else state.view(None))
    places = Places(scene, canvas)
    if not scene.show:
        x0, _, x1, _ = canvas.frame
        marks = draw_marks(places, scene.marks, (x1 - x0) / WIDTH)
        return document(canvas, body + marks, title or scene.name)
    box = crop(canvas, [places.at(name) for name in scene.show], scene.margin)
    marks = draw_marks(places, scene.marks, (box[2] - box[0]) / WIDTH)
    return part(canvas, body + marks, title or scene.name, box)


class Places:
    """Where the places of a board lie that a scene may name: cells, cities, links."""

    def __init__(self, scene: Scene, canvas: Canvas) -> None:
        self.scene, self.canvas = scene, canvas
        self.known: dict[str, Point] = {name: canvas.at(name) for name in canvas.places}
        lists = [each for each in canvas.board.data.values() if isinstance(each, list)]
        found: dict[str, list[Point]] = {}
        for entry in [each for some in lists for each in some if isinstance(each, dict)]:
            for key in ("id", "name", "city", "place"):
                if isinstance(entry.get(key), str):
                    found.setdefault(entry[key], []).extend(self.points(entry))
        for name, points in found.items():
            if points:
                self.known.setdefault(name, mean(points))
                self.known.setdefault(name.casefold(), self.known[name])

    def points(self, entry: Json) -> list[Point]:
        """Where an entry of the board lies: its cell, the ends of a link, the squares of a city."""
        cells = [entry.get(key) for key in ("id", "milepost", "square")]
        stations = entry.get("stations")
        squares = list(stations) if isinstance(stations, dict) else []
        for some in (cells, [entry.get(end) for end in "ab"], squares):
            if found := [self.known[cell] for cell in some if cell in self.canvas.places]:
                return found
        return []

    def at(self, name: str) -> Point:
        """In pixels; raises DataError for a place that the board does not name."""
        found = self.known.get(name) or self.known.get(name.casefold())
        if found is None:
            raise DataError(FILE, self.scene.name, f"the board has no place {name!r}")
        return found


def mean(points: list[Point]) -> Point:
    """Return the point amid these."""
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def crop(canvas: Canvas, points: list[Point], margin: float | None) -> Box:
    """Frame the board around these points: neither a strip nor a tower, within the frame."""
    rim = MARGIN * canvas.u if margin is None else margin * canvas.k
    left, right = min(p[0] for p in points) - rim, max(p[0] for p in points) + rim
    top, bottom = min(p[1] for p in points) - rim, max(p[1] for p in points) + rim
    wide, high = right - left, bottom - top
    more_wide = max(0.0, high * TALLEST - wide) / 2
    more_high = max(0.0, wide / WIDEST - high) / 2
    x0, y0, x1, y1 = canvas.frame
    left, right = within(left - more_wide, right + more_wide, x0, x1)
    top, bottom = within(top - more_high, bottom + more_high, y0, y1)
    return left, top, right, bottom


def within(low: float, high: float, least: float, most: float) -> tuple[float, float]:
    """Push a stretch back into its bounds, and cut it where it is too long for them."""
    if low < least:
        low, high = least, high + least - low
    if high > most:
        low, high = low - (high - most), most
    return max(low, least), high


def part(canvas: Canvas, body: str, title: str, box: Box) -> str:
    """Write the file of a picture that shows a part of the board."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    height = WIDTH * high / wide
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{svg.n(WIDTH)}" height="{svg.n(height)}" '
        f'viewBox="{svg.n(left)} {svg.n(top)} {svg.n(wide)} {svg.n(high)}" role="img">'
        f"<title>{escape(title)}</title>{ground.definitions(canvas)}{body}</svg>\n"
    )


def draw_marks(places: Places, marks: Iterable[Mark], scale: float) -> str:
    """Draw what lies on top; `scale` is board pixels per pixel of the finished picture."""
    canvas = places.canvas
    return "".join(
        draw_mark(canvas, mark, [places.at(p) for p in mark.places], scale) for mark in marks
    )


def draw_mark(canvas: Canvas, mark: Mark, points: list[Point], scale: float) -> str:
    """One mark at its points."""
    radius = RING * canvas.u * mark.size
    match mark.kind:
        case "ring":
            return "".join(ring(canvas, point, radius, scale) for point in points)
        case "cross":
            return "".join(cross(canvas, point, radius * 0.55, scale) for point in points)
        case "light":
            return "".join(light(canvas, point, radius) for point in points)
        case "arrow":
            return arrow(canvas, points, radius, scale)
        case "way":
            return way(canvas, points, scale * mark.size)
        case _:
            return disc(canvas, points[0], mark.text, radius, scale)


def twice(canvas: Canvas, d: str, width: float, **more: object) -> str:
    """Draw a dark line on a light one, so that it is seen on any ground."""
    look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round", **more}
    body = svg.path(d, stroke=canvas.theme["halo"], stroke_width=width * 2.4, **look)
    return body + svg.path(d, stroke=canvas.theme["ink"], stroke_width=width, **look)


def ring(canvas: Canvas, at: Point, r: float, scale: float) -> str:
    """Around a place."""
    x, y = at
    half = svg.steps("a", r, r, 0, 1, 0, 2 * r, 0)
    return twice(
        canvas,
        svg.steps("M", x - r, y) + half + svg.steps("a", r, r, 0, 1, 0, -2 * r, 0),
        3.2 * scale,
    )


def cross(canvas: Canvas, at: Point, r: float, scale: float) -> str:
    """Over a place where something is not allowed."""
    x, y = at
    d = svg.steps("M", x - r, y - r, "L", x + r, y + r) + svg.steps(
        "M", x + r, y - r, "L", x - r, y + r
    )
    body = svg.path(
        d, stroke=canvas.theme["halo"], stroke_width=9.0 * scale, stroke_linecap="round"
    )
    return body + svg.path(
        d, stroke=canvas.theme["no"], stroke_width=4.6 * scale, stroke_linecap="round"
    )


def light(canvas: Canvas, at: Point, r: float) -> str:
    """Draw a glow on a place."""
    return svg.circle(*at, r, fill=canvas.theme["turn"], opacity=0.42)


def arrow(canvas: Canvas, points: list[Point], gap: float, scale: float) -> str:
    """Through these points, short of the first and the last."""
    start, goal = toward(points[0], points[1], gap), toward(points[-1], points[-2], gap)
    (x, y), (bx, by) = goal, points[-2]
    turn, reach = math.atan2(y - by, x - bx), 13.0 * scale
    wings = [
        (x - reach * math.cos(turn + side), y - reach * math.sin(turn + side))
        for side in (0.5, -0.5)
    ]
    line = [start, *points[1:-1], goal]
    d = "M" + "L".join(f"{svg.n(a)},{svg.n(b)}" for a, b in line)
    head = svg.steps("M", *wings[0], "L", x, y, "L", *wings[1])
    return twice(canvas, d + head, 3.6 * scale)


def toward(start: Point, goal: Point, reach: float) -> Point:
    """Return a point on the way from one to the other; at most two fifths of it."""
    length = math.dist(start, goal) or 1.0
    share = min(reach / length, 0.4)
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def way(canvas: Canvas, points: list[Point], scale: float) -> str:
    """Draw a broad glow along these points."""
    return svg.line(
        points,
        stroke=canvas.theme["turn"],
        stroke_width=16.0 * scale,
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=0.55,
    )


def disc(canvas: Canvas, at: Point, text: str, gap: float, scale: float) -> str:
    """Draw a number beside a place, to be spoken of in the caption."""
    x, y, r = at[0] + gap * 0.8, at[1] - gap * 0.8, DISC * scale
    t, wide = canvas.theme, max(2 * r, (len(text) * 8.0 + 10.0) * scale)
    body = svg.rect(
        x - wide / 2,
        y - r,
        wide,
        2 * r,
        rx=r,
        fill=t["ink"],
        stroke=t["halo"],
        stroke_width=2.4 * scale,
    )
    return body + svg.text(
        x,
        y + 5 * scale,
        text,
        14.0 * scale,
        text_anchor="middle",
        font_weight=700,
        fill=t["surface"],
    )
