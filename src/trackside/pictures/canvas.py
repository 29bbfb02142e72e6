"""What all four pictures share: the art file, sea, land, relief, waters, names, legend."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any
from zlib import crc32

from trackside.core.boards import Board
from trackside.games import files
from trackside.pictures import svg
from trackside.pictures.theme import BORDER_BAND, BORDER_LINE, DRY_RIVER, Theme

Json = dict[str, Any]
Point = svg.Point


@lru_cache(maxsize=8)
def art_of(slug: str) -> Json:
    """The art that is shipped for a game's standard board."""
    folder = files(slug) / "data"
    art: Json = json.loads((folder / "standard.art.json").read_text("utf-8"))
    return art


@lru_cache(maxsize=8)
def relief_of(slug: str) -> str:
    folder = files(slug) / "data"
    raw = (folder / art_of(slug)["relief"]["file"]).read_bytes()
    return "data:image/webp;base64," + base64.b64encode(raw).decode()


@dataclass(frozen=True)
class Canvas:
    """A picture in the making. `k` is pixels per unit of board coordinates."""

    slug: str
    art: Json
    board: Board
    theme: Theme
    k: float
    language: str
    places: dict[str, Point]  # centres of cells, cities and mileposts, in board coordinates

    @property
    def frame(self) -> tuple[float, float, float, float]:
        x0, y0, x1, y1 = self.art["frame"]
        return x0 * self.k, y0 * self.k, x1 * self.k, y1 * self.k

    @property
    def u(self) -> float:
        """How much larger than the fit size this picture is."""
        return self.k / float(self.art["fit"])

    def at(self, cell: str) -> Point:
        x, y = self.places[cell]
        return x * self.k, y * self.k

    def scaled(self, body: str, **values: object) -> str:
        return svg.tag("g", body, transform=f"scale({self.k:g})", **values)

    def px(self, pixels: float) -> float:
        """A width in pixels of the fit size, inside a group that is scaled by k."""
        return round(pixels * self.u / self.k, 4)


def jitter(key: str, salt: int, reach: float) -> float:
    """A small fixed displacement: the same on every machine, between -reach and +reach."""
    return (crc32(f"{key}/{salt}".encode()) % 2001 / 1000 - 1) * reach


def definitions(canvas: Canvas) -> str:
    land = "".join(each["path"] for each in canvas.art["land"])
    body = svg.path(land, id="land") + svg.path(canvas.art["home"], id="home")
    for name in ("land", "home"):
        use = f'<use href="#{name}" transform="scale({canvas.k:g})"/>'
        body += f'<clipPath id="in-{name}">{use}</clipPath>'
    return f"<defs>{body}</defs>"


def _stroke(canvas: Canvas, colour: str, width: float, **more: object) -> str:
    values = {"fill": "none", "stroke": colour, "stroke-width": canvas.px(width), **more}
    shown = "".join(f' {key}="{value}"' for key, value in values.items())
    return f'<use href="#land"{shown} stroke-linejoin="round"/>'


def sea_and_land(canvas: Canvas) -> str:
    """Layers 0 to 2: sea with printed water lines, foreign land, land of the game, relief."""
    t = canvas.theme
    x0, y0, x1, y1 = canvas.frame
    body = svg.rect(x0, y0, x1 - x0, y1 - y0, fill=t["sea"])
    lines = (
        _stroke(canvas, t["sea1"], 22)
        + _stroke(canvas, t["sea2"], 10)
        + _stroke(canvas, t["coast"], 1.6)
    )
    lines += f'<use href="#land" fill="{t["foreign"]}"/>'
    for each in canvas.art["land"]:
        width = str(canvas.px(0.8))
        lines += svg.path(each["path"], fill="none", stroke=t["border"], stroke_width=width)
    lines += f'<use href="#home" fill="{t["land"]}"/>'
    return body + canvas.scaled(lines) + relief(canvas)


def relief(canvas: Canvas) -> str:
    if canvas.theme.relief == 0:
        return ""
    x0, y0, x1, y1 = (each * canvas.k for each in canvas.art["relief"]["box"])
    href = relief_of(canvas.slug)
    return svg.tag(
        "image",
        href=href,
        x=x0,
        y=y0,
        width=x1 - x0,
        height=y1 - y0,
        preserveAspectRatio="none",
        opacity=canvas.theme.relief,
    )


def home_border(canvas: Canvas, band: float = 8.0, strength: float = 0.2) -> str:
    """The border of the land of the game: an inner band and a fine line."""
    use = '<use href="#home" fill="none" stroke-linejoin="round" stroke="{}"'
    use += ' stroke-opacity="{}" stroke-width="{}"/>'
    wide = svg.tag(
        "g",
        canvas.scaled(use.format(BORDER_BAND, strength, canvas.px(band * 2))),
        clip_path="url(#in-home)",
    )
    return wide + canvas.scaled(use.format(BORDER_LINE, 0.6, canvas.px(1.0)))


def veil(canvas: Canvas, strength: float) -> str:
    """Foreign land stands back, so that the land of the game stands out."""
    x0, y0, x1, y1 = canvas.art["extent"]
    around = f"M{x0} {y0}H{x1}V{y1}H{x0}z"
    shape = svg.path(
        around + canvas.art["home"],
        fill=canvas.theme["foreign"],
        fill_opacity=strength,
        fill_rule="evenodd",
    )
    return svg.tag("g", canvas.scaled(shape), clip_path="url(#in-land)")


RIVER_WIDTH = {1: 2.0, 2: 1.3, 3: 0.9}


def waters(
    canvas: Canvas, lakes: bool = True, foreign: float = 1.0, widths: dict[int, float] | None = None
) -> str:
    """Layer 4: lakes and rivers; the board's own rivers stronger than those around."""
    t, body = canvas.theme, ""
    if lakes:
        body += svg.path(
            canvas.art["lakes"], fill=t["lake"], stroke=t["river"], stroke_width=canvas.px(0.6)
        )
    for each in canvas.art["rivers"]:
        own = each.get("own", False)
        width = (
            (widths or RIVER_WIDTH)[each["rank"]]
            if own or widths is None
            else RIVER_WIDTH[each["rank"]]
        )
        body += svg.path(
            each["path"],
            fill="none",
            stroke=DRY_RIVER if each.get("dry") else t["river"],
            stroke_width=str(canvas.px(width)),
            stroke_linecap="round",
            stroke_linejoin="round",
            stroke_dasharray=f"{canvas.px(4)} {canvas.px(3)}" if each.get("dry") else None,
            opacity=0.9 if own else 0.75 * foreign,
        )
    return canvas.scaled(body)


def coast_again(canvas: Canvas) -> str:
    path = svg.path(
        canvas.art["coast"],
        fill="none",
        stroke=canvas.theme["coast"],
        stroke_width=str(canvas.px(1.2)),
    )
    return canvas.scaled(path, opacity=0.55)


CAPTION_INK = {
    "sea": "sea-ink",
    "river": "river-ink",
    "land": "ink3",
    "desert": "terr-ink",
    "range": "terr-ink",
}
CAPTION_STRENGTH = {"sea": 0.9, "river": 1.0, "land": 0.62, "desert": 0.95, "range": 0.85}


def captions(canvas: Canvas, kinds: tuple[str, ...]) -> str:
    """Names of waters and lands, in italics along the flow."""
    body = ""
    for each in canvas.art["captions"]:
        if each["kind"] not in kinds:
            continue
        x, y = each["x"] * canvas.k, each["y"] * canvas.k
        halo = each["kind"] in ("river", "range", "desert")
        body += svg.text(
            x,
            y,
            each["name"].get(canvas.language, each["name"]["en"]),
            each["size"] * canvas.u,
            font_family=svg.SERIF,
            font_style="italic",
            text_anchor="middle",
            letter_spacing=each["spacing"] * canvas.u,
            fill=canvas.theme[CAPTION_INK[each["kind"]]],
            opacity=CAPTION_STRENGTH[each["kind"]],
            transform=svg.turned(x, y, each["angle"]),
            stroke=canvas.theme["halo"] if halo else None,
            stroke_width=2.8 * canvas.u if halo else None,
            paint_order="stroke" if halo else None,
        )
    return body


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


def labels(canvas: Canvas, anchors: dict[str, Point], italic: frozenset[str] = frozenset()) -> str:
    """Names of cities; `anchors` gives the centre of each, in pixels."""
    body = ""
    if not canvas.board.shipped:
        return plain_labels(canvas, anchors)
    for each in canvas.art["labels"]:
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


def plain_labels(canvas: Canvas, anchors: dict[str, Point]) -> str:
    """A board of one's own has no places for its names: each stands below its city."""
    names = {each["id"]: each["name"] for each in canvas.board.data.get("cities", [])}
    for each in canvas.board.data.get("hexes", []):
        if "city" in each:
            names[each["place"]] = each["city"]
    size = 9.2 * canvas.u if canvas.slug == "german-railways" else 11.5 * canvas.u
    body = ""
    for key, (x, y) in anchors.items():
        body += label(canvas, [str(names.get(key, key))], x, y + 2.2 * size, size, "middle", False)
    return body


@dataclass(frozen=True)
class Row:
    """A line of a legend: a drawing of about 28 x 24, words, and a price."""

    drawing: str
    words: str
    price: str = ""


def legend(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    title: str,
    subtitle: str,
    rows: list[Row],
    notes: list[str],
) -> str:
    """A cartouche; x, y is its upper left corner, in pixels."""
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


def legend_height(rows: int, notes: int) -> float:
    return 54 + 25 * rows + 4 + 14 * notes + 6


def document(canvas: Canvas, body: str, title: str) -> str:
    """The whole file, with the frame of a printed map around it."""
    t, u = canvas.theme, canvas.u
    x0, y0, x1, y1 = canvas.frame
    rim = 12 * u
    left, top, wide, high = x0 - rim, y0 - rim, x1 - x0 + 2 * rim, y1 - y0 + 2 * rim
    inner = svg.tag("clipPath", svg.rect(x0, y0, x1 - x0, y1 - y0), id="in-frame")
    paper = svg.rect(left, top, wide, high, fill=t["paper"])
    neat = svg.rect(x0, y0, x1 - x0, y1 - y0, fill="none", stroke=t["line2"], stroke_width=1.2 * u)
    neat += svg.rect(
        x0 - 4 * u,
        y0 - 4 * u,
        x1 - x0 + 8 * u,
        y1 - y0 + 8 * u,
        fill="none",
        stroke=t["line2"],
        stroke_width=0.6 * u,
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{svg.n(wide)}" height="{svg.n(high)}" '
        f'viewBox="{svg.n(left)} {svg.n(top)} {svg.n(wide)} {svg.n(high)}" role="img">'
        f"<title>{escape(title)}</title>{definitions(canvas)}<defs>{inner}</defs>{paper}"
        f'<g clip-path="url(#in-frame)">{body}</g>{neat}</svg>\n'
    )
