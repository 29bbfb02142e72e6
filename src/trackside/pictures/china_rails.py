"""The picture of China Rails: mileposts, cities, ports; tracks and trains of a position."""

from __future__ import annotations

import math

from trackside.pictures import ground, pieces, svg
from trackside.pictures.canvas import ROW, Canvas, Json, Point, row_place
from trackside.pictures.labels import labels
from trackside.pictures.legend import Row, cartouche
from trackside.pictures.own_art import Sketch
from trackside.pictures.own_mileposts import sketch_mileposts
from trackside.pictures.theme import DESERT_DOT, DESERT_POST

SCALE = 14.0
LEGEND_ROOM = (16.0, 0.0)  # steps left and right of a strange board, for the legend


def draw(canvas: Canvas, view: Json | None) -> str:
    """Draw the whole board, from the sea up to the names."""
    body = ground.sea_and_land(canvas) + ground.veil(canvas, 0.55) + deserts(canvas)
    body += ground.home_border(canvas, 5, 0.18)
    body += ground.waters(canvas, foreign=0.7, widths={1: 2.4, 2: 1.5, 3: 1.2})
    body += ground.captions(canvas, ("land", "sea", "desert", "range", "river"))
    body += links(canvas) + areas(canvas)
    if view is not None:
        body += zones(canvas, view)
    body += mileposts(canvas)
    if view is not None:
        body += tracks(canvas, view)
    body += cities(canvas) + ports(canvas)
    if view is not None:
        body += trains(canvas, view)
    named = canvas.board.data["cities"]
    centres = {each["id"]: city_at(canvas, each) for each in named}
    body += labels(canvas, centres, {each["id"]: each["name"] for each in named})
    return body + legend(canvas)


def places_of(board: Json) -> dict[str, Point]:
    """Rows of mileposts, every second one shifted; cities beside them by longitude and latitude."""
    found = {
        each["id"]: row_place(each["col"], each["row"], shifted=each["row"] % 2 == 1)
        for each in board["mileposts"]
    }
    for city in board["cities"]:
        if not city.get("milepost"):
            found[city["id"]] = albers(city["lon"], city["lat"])
    return found


def sketch(board: Json) -> Sketch:
    """Of a board that the shipped art does not know."""
    return sketch_mileposts(board, SCALE)


def albers(lon: float, lat: float) -> Point:
    """Albers equal-area on a sphere (25 and 47 N, 36 N, 105 E), in steps of 72 km."""
    first, second, origin = (math.radians(each) for each in (25, 47, 36))
    n = (math.sin(first) + math.sin(second)) / 2
    c = math.cos(first) ** 2 + 2 * n * math.sin(first)

    def reach(angle: float) -> float:
        return 6371.0 / n * math.sqrt(c - 2 * n * math.sin(angle))

    turn = n * math.radians(lon - 105)
    x = reach(math.radians(lat)) * math.sin(turn)
    y = reach(origin) - reach(math.radians(lat)) * math.cos(turn)
    return x / 72 + 36, 34 * ROW - y / 72


def city_at(canvas: Canvas, city: Json) -> Point:
    """Return the centre of a city, in pixels."""
    return canvas.at(city.get("milepost") or city["id"])


def deserts(canvas: Canvas) -> str:
    """Sand, where the art has it."""
    t, k = canvas.theme, canvas.k
    grains = "".join(
        f'<circle cx="{x / k:.4f}" cy="{y / k:.4f}" r="{0.55 / k:.4f}"/>'
        for x, y in ((1.2, 1.4), (3.7, 3.9))
    )
    pattern = svg.tag(
        "pattern",
        svg.group(grains, fill=DESERT_DOT, opacity=0.55),
        id="sand",
        width=f"{5 / k:.4f}",
        height=f"{5 / k:.4f}",
        patternUnits="userSpaceOnUse",
    )
    shapes = "".join(each["path"] for each in canvas.art.deserts)
    body = svg.path(shapes, fill=t["desert"], fill_opacity=0.85) + svg.path(
        shapes, fill="url(#sand)"
    )
    return f"<defs>{pattern}</defs>" + canvas.scaled(body)


def mileposts(canvas: Canvas) -> str:
    """Each kind as one path: two thousand single nodes are slow."""
    t, u = canvas.theme, canvas.u
    taken = {each["milepost"] for each in canvas.board.data["cities"] if each.get("milepost")}
    found: dict[str, str] = {"clear": "", "desert": "", "mountain": "", "alpine": ""}
    for each in canvas.board.data["mileposts"]:
        if each["id"] in taken:
            continue
        x, y = canvas.at(each["id"])
        terrain = each.get("terrain", each["kind"])
        kind = terrain if terrain in found else "clear"
        if kind in ("clear", "desert"):
            r = 1.25 * u
            half = svg.steps("a", r, r, 0, 1, 0, 2 * r, 0)
            back = svg.steps("a", r, r, 0, 1, 0, -2 * r, 0, "z")
            found[kind] += svg.steps("M", x - r, y, half, back)
        else:
            q = (2.5 if kind == "mountain" else 3.0) * u
            sides = svg.steps("l", q, -q * 1.7, "l", q, q * 1.7, "z")
            found[kind] += svg.steps("M", x - q, y + q * 0.8, sides)
    body = svg.path(found["clear"], fill=t["ink2"], opacity=0.85) + svg.path(
        found["desert"], fill=DESERT_POST
    )
    body += svg.path(
        found["mountain"],
        fill=t["halo"],
        fill_opacity=0.6,
        stroke=t["terr-ink"],
        stroke_width=0.9 * u,
        stroke_linejoin="round",
    )
    return body + svg.path(found["alpine"], fill=t["terr-ink"], opacity=0.85)


def areas(canvas: Canvas) -> str:
    """Major cities: the red hexagon over the mileposts that belong to it."""
    t, u, body = canvas.theme, canvas.u, ""
    for city in canvas.board.data["cities"]:
        if city["class"] != "major":
            continue
        x, y = city_at(canvas, city)
        outer = [canvas.at(each) for each in city.get("outer", [])]
        body += svg.polygon(
            hull(canvas, (x, y), outer),
            fill=t["major"],
            fill_opacity=0.85,
            stroke=t["edge"],
            stroke_width=1.5 * u,
            stroke_linejoin="round",
        )
    return body


def hull(canvas: Canvas, centre: Point, outer: list[Point]) -> list[Point]:
    """Draw the hexagon, cut in where a milepost is missing."""
    x, y = centre
    points = []
    for angle in range(0, 360, 60):
        a = math.radians(angle)
        corner = (x + canvas.k * math.cos(a), y + canvas.k * math.sin(a))
        there = any(math.dist(corner, each) < canvas.k * 0.2 for each in outer)
        reach = canvas.k * (1.2 if there else 0.36)
        points.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    return points


def cities(canvas: Canvas) -> str:
    """Small, medium and major cities."""
    t, u, body = canvas.theme, canvas.u, ""
    for city in canvas.board.data["cities"]:
        x, y = city_at(canvas, city)
        if city["class"] == "major":
            body += svg.circle(x, y, 3.2 * u, fill="#FFF6E6")
            body += "".join(
                svg.circle(*canvas.at(each), 1.6 * u, fill="#FFF6E6")
                for each in city.get("outer", [])
            )
        elif city["class"] == "medium":
            r = 5.2 * u
            body += svg.rect(
                x - r,
                y - r,
                2 * r,
                2 * r,
                rx=1.5 * u,
                fill=t["city"],
                stroke=t["cityline"],
                stroke_width=1.8 * u,
            )
            body += svg.rect(x - r * 0.42, y - r * 0.42, r * 0.84, r * 0.84, fill="#1E2A31")
        else:
            body += svg.circle(
                x, y, 4.2 * u, fill=t["city"], stroke=t["cityline"], stroke_width=1.6 * u
            )
    return body


def seaward(canvas: Canvas, port: Json) -> Point:
    """Where a port's anchor and its link go: towards the sea, away from the other mileposts."""
    x, y = canvas.at(port["milepost"])
    near = [canvas.at(each["id"]) for each in canvas.board.data["mileposts"]]
    near = [each for each in near if 0 < math.dist(each, (x, y)) < canvas.k * 2.2]
    dx = x - sum(each[0] for each in near) / max(1, len(near))
    dy = y - sum(each[1] for each in near) / max(1, len(near))
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def links(canvas: Canvas) -> str:
    """Ferry and container links as dotted arcs over the sea, with their price on a ticket."""
    t, u, body = canvas.theme, canvas.u, ""
    for (x1, y1), (x2, y2), price, bend in ways(canvas):
        mx, my = (x1 + x2) / 2, (y1 + y2) / 2
        length = math.dist((x1, y1), (x2, y2)) or 1.0
        cx, cy = (
            mx - (y2 - y1) / length * bend * canvas.k,
            my + (x2 - x1) / length * bend * canvas.k,
        )
        d = f"M{svg.n(x1)},{svg.n(y1)}Q{svg.n(cx)},{svg.n(cy)} {svg.n(x2)},{svg.n(y2)}"
        body += svg.path(
            d,
            fill="none",
            stroke=t["sea-ink"],
            stroke_width=1.6 * u,
            stroke_dasharray=f"{svg.n(0.1 * u)} {svg.n(4 * u)}",
            stroke_linecap="round",
        )
        tx, ty = (x1 + 2 * cx + x2) / 4, (y1 + 2 * cy + y2) / 4
        body += svg.rect(
            tx - 6 * u,
            ty - 6 * u,
            12 * u,
            12 * u,
            rx=2.5 * u,
            fill=t["surface"],
            stroke=t["sea-ink"],
            stroke_width=0.9 * u,
        )
        body += svg.text(
            tx,
            ty + 3.4 * u,
            str(price),
            9.5 * u,
            text_anchor="middle",
            font_weight=700,
            fill=t["ink"],
        )
    return body


def ways(canvas: Canvas) -> list[tuple[Point, Point, int, float]]:
    """Run the ferry to its other end; containers run to the nearest city across the water."""
    islands = [
        canvas.at(each["id"]) for each in canvas.board.data["cities"] if not each.get("milepost")
    ]
    found = []
    for port in canvas.board.data["ports"]:
        start = canvas.at(port["milepost"])
        if port["kind"] == "ferry":
            found.append((start, canvas.at(landing(canvas, port["other"])), port["price"], 0.9))
        elif islands:
            goal = min(islands, key=lambda each: math.dist(each, start))
            found.append((start, goal, port["price"], -0.7))
    return found


def landing(canvas: Canvas, city: str) -> str:
    """Find the milepost of the city at the other end of a ferry."""
    return next(str(each["milepost"]) for each in canvas.board.data["cities"] if each["id"] == city)


def ports(canvas: Canvas) -> str:
    """Anchors, towards the sea."""
    body = ""
    for port in canvas.board.data["ports"]:
        x, y = canvas.at(port["milepost"])
        dx, dy = seaward(canvas, port)
        body += pieces.anchor(
            x + dx * 8 * canvas.u,
            y + dy * 8 * canvas.u,
            0.95 * canvas.u,
            canvas.theme["sea-ink"],
            canvas.theme["halo"],
        )
    return body


def legend(canvas: Canvas) -> str:
    """List what the signs mean and cost."""
    prices, extra = canvas.board.data["prices"], canvas.board.data["surcharges"]
    rows = [
        Row(drawing, canvas.say(f"cr-ui-legend-{kind}"), str(prices[kind]))
        for kind, drawing in signs(canvas).items()
    ]
    waters = {"river": extra["river"], "dry": extra["dry-river"], "lake": extra["lake"]}
    return cartouche(
        canvas,
        "left",
        196,
        "China Rails",
        canvas.say("cr-ui-legend"),
        rows,
        [canvas.say("cr-ui-legend-extra", waters)],
    )


def signs(canvas: Canvas) -> dict[str, str]:
    """Return the drawing of each kind of milepost."""
    t = canvas.theme
    line, dark = t["terr-ink"], "#1E2A31"
    square = svg.rect(
        8.5, 6.5, 11, 11, rx=1.5, fill=t["city"], stroke=t["cityline"], stroke_width=1.8
    )
    return {
        "clear": svg.circle(14, 12, 2, fill=t["ink2"]),
        "desert": svg.circle(14, 12, 2, fill=DESERT_POST),
        "mountain": svg.path("M9,17l5,-9l5,9z", fill=t["halo"], stroke=line, stroke_width=1.2),
        "alpine": svg.path("M9,17l5,-9l5,9z", fill=line),
        "small": svg.circle(14, 12, 4.6, fill=t["city"], stroke=t["cityline"], stroke_width=1.6),
        "medium": square + svg.rect(11.7, 9.7, 4.6, 4.6, fill=dark),
        "major": svg.polygon(svg.ring(14, 12, 9.5, 6, 0), fill=t["major"]),
        "container-port": pieces.anchor(14, 12, 1.1, t["sea-ink"], t["halo"]),
    }


# a position


def tracks(canvas: Canvas, view: Json) -> str:
    """Of each player, told apart by colour and dashes."""
    u, body = canvas.u, ""
    for seat, edges in track_of(view).items():
        d = ""
        for a, b in edges:
            (x1, y1), (x2, y2) = canvas.at(a), canvas.at(b)
            d += f"M{svg.n(x1)},{svg.n(y1)}L{svg.n(x2)},{svg.n(y2)}"
        if not d:
            continue
        body += svg.path(
            d, stroke=canvas.theme["edge"], stroke_width=6.0 * u, stroke_linecap="round"
        )
        body += svg.path(
            d, stroke=canvas.theme.player(seat), stroke_width=3.6 * u, stroke_linecap="round"
        )
        core = pieces.TRACK_CORE[seat % 6]
        if core:
            body += svg.path(
                d, stroke="#FFFFFF", stroke_width=1.2 * u, stroke_dasharray=core, opacity=0.9
            )
    return body


def track_of(view: Json) -> dict[int, list[list[str]]]:
    """Return the segments of each seat, as pairs of mileposts."""
    found: dict[int, list[list[str]]] = {}
    for segment, seat in view["board"]["track"].items():
        found.setdefault(seat, []).append(segment.split("-"))
    return found


def zones(canvas: Canvas, view: Json) -> str:
    """Hatch the closed areas of events, so that they can be told without colour."""
    u, r = canvas.u, canvas.k * 0.58
    kinds = ("half-rate", "no-building", "no-movement")
    areas = [event["area"].get(kind, []) for event in view["events"] for kind in kinds]
    found = {name for area in areas for name in area}
    if not found:
        return ""
    spots = "".join(svg.circle(*canvas.at(name), r) for name in sorted(found))
    pattern = (
        f'<pattern id="hatch" width="{svg.n(7 * u)}" height="{svg.n(7 * u)}" '
        f'patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
        f'<path d="M0,0V{svg.n(7 * u)}" stroke="#3F6A9A" stroke-width="{svg.n(2 * u)}"/></pattern>'
    )
    body = f"<defs>{pattern}</defs>" + svg.group(spots, fill="#DCE7F2", opacity=0.55)
    return body + svg.group(spots, fill="url(#hatch)", opacity=0.6)


def trains(canvas: Canvas, view: Json) -> str:
    """Side by side where several stand at one place."""
    here: dict[str, list[int]] = {}
    for seat, place in enumerate(view["board"]["trains"]):
        if place:
            here.setdefault(place, []).append(seat)
    body, apart = "", 26 * canvas.u
    for place, seats in here.items():
        x, y = canvas.at(place)
        for index, seat in enumerate(seats):
            shift = (index - (len(seats) - 1) / 2) * apart
            body += pieces.train(canvas.theme, seat, x + shift, y, canvas.u)
    return body
