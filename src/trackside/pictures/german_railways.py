"""The picture of German Railways: hexagons with terrain, cities, Berlin; networks of a position."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from trackside.pictures import ground, pieces, svg
from trackside.pictures.canvas import Canvas, Json, Point, jitter, row_place
from trackside.pictures.labels import labels
from trackside.pictures.legend import Row, cartouche
from trackside.pictures.own_art import Sketch
from trackside.pictures.own_hexes import sketch_hexes

SCALE = 45.6
LEGEND_ROOM = (0.0, 5.2)  # cells left and right of a strange board, for the legend
TOKEN = {"plain": "plain", "hill": "hill", "mountain": "mount", "approach": "approach"}
RADIUS = {1: 7.2, 2: 8.6, 3: 10.0}


def draw(canvas: Canvas, view: Json | None) -> str:
    """Draw the whole board, from the sea up to the names."""
    body = ground.sea_and_land(canvas) + ground.home_border(canvas, 5, 0.16)
    body += ground.captions(canvas, ("land",))
    body += cells(canvas) + ground.waters(canvas, foreign=0.8) + ground.coast_again(canvas)
    body += ground.captions(canvas, ("sea", "river"))
    if view is not None:
        body += networks(canvas, view)
    body += cities(canvas)
    if view is not None:
        body += locomotives(canvas, view)
    return body + labels(canvas, city_centres(canvas), names(canvas), own_size=9.2) + legend(canvas)


def places_of(board: Json) -> dict[str, Point]:
    """Rows of hexagons, every second one shifted."""
    return {
        each["id"]: row_place(each["col"], each["row"], shifted=each["row"] % 2 == 0)
        for each in board["hexes"]
    }


def sketch(board: Json) -> Sketch:
    """Of a board that the shipped art does not know."""
    return sketch_hexes(board, SCALE)


def names(canvas: Canvas) -> dict[str, str]:
    """Of the cities, by place."""
    return {each["place"]: each["city"] for each in hexes(canvas) if "city" in each}


def corners(x: float, y: float, width: float) -> list[Point]:
    """Of a hexagon that stands on its point."""
    return svg.ring(x, y, width / math.sqrt(3), 6, -90)


def hexes(canvas: Canvas) -> list[Json]:
    """As the board has them."""
    found: list[Json] = canvas.board.data["hexes"]
    return found


def is_joined(canvas: Canvas) -> set[str]:
    """Places of more than one hexagon: Berlin."""
    seen: dict[str, int] = {}
    for each in hexes(canvas):
        seen[each["place"]] = seen.get(each["place"], 0) + 1
    return {place for place, count in seen.items() if count > 1}


def cells(canvas: Canvas) -> str:
    """Terrain, its marks and the lattice."""
    t, k, large = canvas.theme, canvas.k, is_joined(canvas)
    fills, marks, lines = "", "", ""
    for each in hexes(canvas):
        x, y = canvas.at(each["id"])
        if each["place"] in large:
            continue
        token = TOKEN.get(each["terrain"], "plain")
        fills += svg.polygon(corners(x, y, k * 1.003), fill=t[token])
        marks += terrain(canvas, each["id"], each["terrain"], x, y, "city" in each)
        lines += "M" + "L".join(f"{svg.n(a)},{svg.n(b)}" for a, b in corners(x, y, k)) + "z"
    width = 1.4 if t.contrast else 0.8
    body = svg.group(fills, opacity=0.78) + marks
    body += svg.path(
        lines, fill="none", stroke=t["hexline"], stroke_width=width * canvas.u, opacity=0.8
    )
    body += outline(canvas)
    for place in sorted(large):
        body += joined_shape(canvas, place)
    return body


def outline(canvas: Canvas) -> str:
    """Return the rim of the play area: sides that belong to one hexagon only."""
    sides = open_sides(canvas, [each["id"] for each in hexes(canvas)])
    return svg.path(
        sides,
        fill="none",
        stroke=canvas.theme["terr-ink"],
        stroke_width=1.6 * canvas.u,
        stroke_linecap="round",
        opacity=0.75,
    )


def open_sides(canvas: Canvas, names: list[str]) -> str:
    """Return the sides that belong to one of these hexagons only, as a path."""
    seen: dict[tuple[tuple[int, int], tuple[int, int]], tuple[Point, Point]] = {}
    for name in names:
        points = corners(*canvas.at(name), canvas.k)
        for a, b in zip(points, points[1:] + points[:1]):
            ends = sorted(((round(a[0]), round(a[1])), (round(b[0]), round(b[1]))))
            key = (ends[0], ends[1])
            if key in seen:
                del seen[key]
            else:
                seen[key] = (a, b)
    return "".join(
        f"M{svg.n(a[0])},{svg.n(a[1])}L{svg.n(b[0])},{svg.n(b[1])}" for a, b in seen.values()
    )


def joined_shape(canvas: Canvas, place: str) -> str:
    """Several hexagons as one."""
    t = canvas.theme
    names = [each["id"] for each in hexes(canvas) if each["place"] == place]
    fills = "".join(
        svg.polygon(corners(*canvas.at(name), canvas.k * 1.01), fill=t["city"]) for name in names
    )
    body = svg.group(fills, opacity=0.78)
    return body + svg.path(
        open_sides(canvas, names),
        fill="none",
        stroke=t["no"],
        stroke_width=1.8 * canvas.u,
        stroke_linecap="round",
    )


PEAKS = ((-0.24, -0.12), (0.2, -0.2), (0.0, 0.06), (-0.22, 0.3), (0.24, 0.26))
PEAKS_CITY = ((-0.34, -0.08), (0.33, -0.1))
ARCS = ((-0.2, -0.2), (0.2, -0.14), (-0.18, 0.22), (0.2, 0.28))
ARCS_CITY = ((-0.33, -0.12), (0.33, -0.08))


def terrain(canvas: Canvas, key: str, kind: str, x: float, y: float, city: bool) -> str:
    """Draw marks with a small fixed jitter, never a tile pattern."""
    if kind == "mountain":
        return "".join(
            peak(
                canvas,
                x + (a + jitter(key, i, 0.05)) * canvas.k,
                y + (b + jitter(key, i + 9, 0.045)) * canvas.k,
                1 + jitter(key, i + 20, 0.16),
            )
            for i, (a, b) in enumerate(PEAKS_CITY if city else PEAKS)
        )
    if kind == "hill":
        return "".join(
            hill(
                canvas,
                x + (a + jitter(key, i, 0.06)) * canvas.k,
                y + (b + jitter(key, i + 9, 0.05)) * canvas.k,
                1 + jitter(key, i + 20, 0.15),
            )
            for i, (a, b) in enumerate(ARCS_CITY if city else ARCS)
        )
    if kind == "approach":
        return dots(canvas, x, y)
    return ""


def peak(canvas: Canvas, x: float, y: float, size: float) -> str:
    """Draw the mark of mountains."""
    w, h = 4.6 * size * canvas.u, 7.4 * size * canvas.u
    ink = canvas.theme["terr-ink"]
    shade = svg.polygon(
        [(x, y - h / 2), (x + w, y + h / 2), (x + w * 0.15, y + h / 2)], fill=ink, opacity=0.42
    )
    return shade + svg.line(
        [(x - w, y + h / 2), (x, y - h / 2), (x + w, y + h / 2)],
        stroke=ink,
        stroke_width=0.9 * canvas.u,
        opacity=0.62,
        stroke_linejoin="round",
    )


def hill(canvas: Canvas, x: float, y: float, size: float) -> str:
    """Draw the mark of hills."""
    w = 4.4 * size * canvas.u
    arc = f"M{svg.n(x - w)},{svg.n(y)}q{svg.n(w)},{svg.n(-w * 1.1)} {svg.n(2 * w)},0"
    return svg.path(
        arc,
        fill="none",
        stroke=canvas.theme["terr-ink"],
        stroke_width=0.95 * canvas.u,
        opacity=0.5,
        stroke_linecap="round",
    )


def dots(canvas: Canvas, x: float, y: float) -> str:
    """Draw the mark of approaches."""
    step, body = 7 * canvas.u, ""
    for row in range(-3, 4):
        for column in range(-3, 4):
            dx, dy = (column + 0.5 * (row % 2)) * step, row * step * 0.88
            if abs(dx) <= canvas.k * 0.42 and abs(dx) / math.sqrt(3) + abs(dy) <= canvas.k * 0.5:
                body += svg.circle(x + dx, y + dy, 1.0 * canvas.u)
    return svg.group(body, fill=canvas.theme["no"], opacity=0.4)


def city_centres(canvas: Canvas) -> dict[str, Point]:
    """By place, in pixels."""
    points: dict[str, list[Point]] = {}
    for each in hexes(canvas):
        if "city" in each:
            points.setdefault(each["place"], []).append(canvas.at(each["id"]))
    return {
        place: (sum(p[0] for p in found) / len(found), sum(p[1] for p in found) / len(found))
        for place, found in points.items()
    }


def roundel(canvas: Canvas, place: str) -> tuple[float, float, float, int]:
    """Centre, radius and income of a city's roundel; it sits a little above the centre."""
    x, y = city_centres(canvas)[place]
    income = next(each["income"] for each in hexes(canvas) if each["place"] == place)
    large = place in is_joined(canvas)
    radius = 13.0 if large else RADIUS.get(income, 10.0)
    return x, y - (4.0 if large else 3.5) * canvas.u, radius * canvas.u, income


def cities(canvas: Canvas) -> str:
    """Roundels with the income of each."""
    t, u, body = canvas.theme, canvas.u, ""
    large = is_joined(canvas)
    for place in city_centres(canvas):
        x, y, r, income = roundel(canvas, place)
        rim = r + (2.2 * u if income > 1 else 0)
        body += svg.circle(x, y, rim, fill=t["city"], stroke=t["cityline"], stroke_width=1.1 * u)
        if income > 1:
            body += svg.circle(x, y, r, fill="none", stroke=t["cityline"], stroke_width=0.9 * u)
        size = (17.0 if place in large else 12.5 if income > 1 else 10.5) * u
        body += svg.text(
            x,
            y + size * 0.35,
            str(income),
            size,
            text_anchor="middle",
            font_weight=700,
            fill="#1E2A31",
        )
    return body


def legend(canvas: Canvas) -> str:
    """List what the signs mean and cost."""
    t = canvas.theme
    rows = []
    for kind in ("plain", "hill", "mountain", "approach"):
        shape = svg.ring(14, 12, 12.5, 6, -90)
        small = replace(canvas, k=22.0)
        drawing = svg.polygon(shape, fill=t[TOKEN[kind]], stroke=t["hexline"])
        drawing += terrain(small, "legend", kind, 14, 12, False)
        price = str(canvas.board.data["terrains"].get(kind, ""))
        rows.append(Row(drawing, canvas.say(f"gr-ui-terrain-{kind}"), price))
    ring = svg.circle(14, 12, 7.2, fill=t["city"], stroke=t["cityline"], stroke_width=1.1)
    ring += svg.text(14, 15.8, "1", 10.5, text_anchor="middle", font_weight=700, fill="#1E2A31")
    rows.append(Row(ring, canvas.say("gr-ui-legend-city")))
    return cartouche(
        canvas,
        "right",
        212,
        "German Railways",
        canvas.say("gr-ui-cost-of-hex"),
        rows,
        [canvas.say("gr-ui-cost-city")],
    )


# a position


def holdings(view: Json) -> dict[str, list[str]]:
    """Return the places of each company."""
    return {company["id"]: company["network"] for company in view["companies"]}


def networks(canvas: Canvas, view: Json) -> str:
    """Lines through the centres; between two neighbours of one company, in order of companies."""
    centres, body = city_centres(canvas), ""
    for company in view["companies"]:
        d = ""
        for a, b in company["edges"]:
            (x1, y1), (x2, y2) = (centres.get(end) or canvas.at(end) for end in (a, b))
            d += svg.steps("M", x1, y1, "L", x2, y2)
        if d:
            body += casing(canvas, company["id"], d)
    return body


def casing(canvas: Canvas, company: str, d: str) -> str:
    """Lines of a company: a light edge, its colour, its dashes."""
    fill, ink, _, dash = pieces.company_look(company)
    u = canvas.u
    body = svg.path(
        d, fill="none", stroke=canvas.theme["edge"], stroke_width=7.4 * u, stroke_linecap="round"
    )
    body += svg.path(d, fill="none", stroke=fill, stroke_width=5.0 * u, stroke_linecap="round")
    if dash:
        core = "#FFFFFF" if ink == "#FFFFFF" else "#2A2000"
        body += svg.path(
            d, fill="none", stroke=core, stroke_width=1.2 * u, stroke_dasharray=dash, opacity=0.85
        )
    return body


def locomotives(canvas: Canvas, view: Json) -> str:
    """Draw what each company has built: a locomotive in the open, a slot in a city."""
    body, slots = "", city_centres(canvas)
    here: dict[str, list[str]] = {}
    homes = {company["id"]: company["home"] for company in canvas.board.data["companies"]}
    for company, places in holdings(view).items():
        for place in places:
            if place in slots:
                here.setdefault(place, []).append(company)
            else:
                body += pieces.locomotive(canvas.theme, company, *canvas.at(place), 0.78 * canvas.u)
    for place, companies in here.items():
        body += city_slots(canvas, place, companies, homes)
    return body


def city_slots(canvas: Canvas, place: str, companies: list[str], homes: dict[str, Any]) -> str:
    """On an arc above the roundel; the home slot is square."""
    x, y, r, income = roundel(canvas, place)
    u, body = canvas.u, ""
    reach = r + (8.4 if income > 1 else 6.2) * u
    step = 40 if place in is_joined(canvas) else 52
    for i, company in enumerate(companies):
        angle = math.radians(-90 + (i - (len(companies) - 1) / 2) * step)
        sx, sy = x + reach * math.cos(angle), y + reach * math.sin(angle)
        fill, ink, letter, _ = pieces.company_look(company)
        corner = 2.0 if homes.get(company) == place else 6.4
        body += svg.rect(
            sx - 6.4 * u,
            sy - 6.4 * u,
            12.8 * u,
            12.8 * u,
            rx=corner * u,
            fill=fill,
            stroke=canvas.theme["edge"],
            stroke_width=1.3 * u,
        )
        body += svg.text(
            sx, sy + 3.3 * u, letter, 9.4 * u, text_anchor="middle", font_weight=700, fill=ink
        )
    return body
