"""The ground that boards lie on: sea, land, relief, borders, waters and their names."""

from __future__ import annotations

from trackside.pictures import svg
from trackside.pictures.canvas import Canvas
from trackside.pictures.theme import BORDER_BAND, BORDER_LINE, DRY_RIVER


def definitions(canvas: Canvas) -> str:
    """Shapes that several layers use; none for plain art."""
    if not canvas.art.land:
        return ""
    land = "".join(each["path"] for each in canvas.art.land)
    body = svg.path(land, id="land") + svg.path(canvas.art.home, id="home")
    for name in ("land", "home"):
        use = f'<use href="#{name}" transform="scale({canvas.k:g})"/>'
        body += f'<clipPath id="in-{name}">{use}</clipPath>'
    return f"<defs>{body}</defs>"


def _stroke(canvas: Canvas, colour: str, width: float, **more: object) -> str:
    values = {"fill": "none", "stroke": colour, "stroke-width": canvas.px(width), **more}
    shown = "".join(f' {key}="{value}"' for key, value in values.items())
    return f'<use href="#land"{shown} stroke-linejoin="round"/>'


def sea_and_land(canvas: Canvas) -> str:
    """Layers 0 to 2: sea with printed water lines, foreign land, land of the game, relief.
    Plain art is land all over."""
    t = canvas.theme
    x0, y0, x1, y1 = canvas.frame
    if not canvas.art.land:
        return svg.rect(x0, y0, x1 - x0, y1 - y0, fill=t["land"])
    body = svg.rect(x0, y0, x1 - x0, y1 - y0, fill=t["sea"])
    lines = (
        _stroke(canvas, t["sea1"], 22)
        + _stroke(canvas, t["sea2"], 10)
        + _stroke(canvas, t["coast"], 1.6)
    )
    lines += f'<use href="#land" fill="{t["foreign"]}"/>'
    for each in canvas.art.land:
        width = str(canvas.px(0.8))
        lines += svg.path(each["path"], fill="none", stroke=t["border"], stroke_width=width)
    lines += f'<use href="#home" fill="{t["land"]}"/>'
    return body + canvas.scaled(lines) + relief(canvas)


def relief(canvas: Canvas) -> str:
    """Hills, as strong as the theme likes them."""
    if canvas.theme.relief == 0 or not canvas.art.relief:
        return ""
    x0, y0, x1, y1 = (each * canvas.k for each in canvas.art.relief_box)
    return svg.tag(
        "image",
        href=canvas.art.relief,
        x=x0,
        y=y0,
        width=x1 - x0,
        height=y1 - y0,
        preserveAspectRatio="none",
        opacity=canvas.theme.relief,
    )


def home_border(canvas: Canvas, band: float = 8.0, strength: float = 0.2) -> str:
    """Draw the border of the land of the game: an inner band and a fine line."""
    if not canvas.art.home:
        return ""
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
    if not canvas.art.home:
        return ""
    x0, y0, x1, y1 = canvas.art.extent
    around = f"M{x0} {y0}H{x1}V{y1}H{x0}z"
    shape = svg.path(
        around + canvas.art.home,
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
            canvas.art.lakes, fill=t["lake"], stroke=t["river"], stroke_width=canvas.px(0.6)
        )
    for each in canvas.art.rivers:
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
    """Draw the shore once more, above the cells."""
    path = svg.path(
        canvas.art.coast,
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
    for each in canvas.art.captions:
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
