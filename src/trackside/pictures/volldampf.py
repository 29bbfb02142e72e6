"""The picture of Volldampf: cities and links; tracks, goods and discs of a position."""

from __future__ import annotations

import math

from trackside.pictures import ground, pieces, svg
from trackside.pictures.canvas import Canvas, Json, Point
from trackside.pictures.labels import label, labels
from trackside.pictures.legend import Row, cartouche
from trackside.pictures.own_art import Sketch
from trackside.pictures.own_links import sketch_links

SCALE = 83.5
LEGEND_ROOM = (0.0, 2.95)  # units left and right of a strange board, for the legend
# Degrees to board coordinates: the corner of the map, and how narrow a degree is there.
WEST, NORTH, SHRINK = 2.35, 56.25, math.cos(math.radians(51.3))


def draw(canvas: Canvas, view: Json | None) -> str:
    """Draw the whole board, from the sea up to the names."""
    body = ground.sea_and_land(canvas) + ground.home_border(canvas, 7, 0.2)
    body += ground.waters(canvas, foreign=0.8) + ground.captions(canvas, ("sea", "land", "river"))
    owners = {} if view is None else track_owners(view)
    for link in links(canvas):
        body += (
            track(canvas, link, owners[link["id"]]) if link["id"] in owners else free(canvas, link)
        )
    for link in links(canvas):
        body += badge(canvas, link, owners.get(link["id"]))
    body += "".join(city(canvas, each) for each in canvas.board.data["cities"])
    if view is not None:
        body += goods(canvas, view)
    foreign = frozenset(
        each["id"] for each in canvas.board.data["cities"] if each["country"] != "german"
    )
    centres = {each["id"]: canvas.at(each["id"]) for each in canvas.board.data["cities"]}
    names = {each["id"]: each["name"] for each in canvas.board.data["cities"]}
    return body + labels(canvas, centres, names, foreign) + legend(canvas)


def places_of(board: Json) -> dict[str, Point]:
    """Cities by longitude and latitude."""
    return {each["id"]: city_place(each) for each in board["cities"]}


def sketch(board: Json) -> Sketch:
    """Of a board that the shipped art does not know."""
    return sketch_links(board, SCALE)


def city_place(city: Json) -> Point:
    """Where it is drawn: some stand a little aside, to be told apart."""
    lon = city["display_lon"] if "display_lon" in city else city["lon"]
    lat = city["display_lat"] if "display_lat" in city else city["lat"]
    return (lon - WEST) * SHRINK, NORTH - lat


def links(canvas: Canvas) -> list[Json]:
    """As the board has them."""
    found: list[Json] = canvas.board.data["links"]
    return found


def look(canvas: Canvas, colour: str) -> tuple[str, str, str]:
    """Fill, symbol and ink of a route colour; a board of one's own may have others."""
    if colour in pieces.ROUTES:
        return pieces.ROUTES[colour]
    cards = {each["colour"]: each["symbol"] for each in canvas.board.data["route_cards"]}
    known = {symbol for _, symbol, _ in pieces.ROUTES.values()}
    symbol = cards.get(colour, "circle")
    return "#5A5A5A", symbol if symbol in known else "circle", "#FFFFFF"


def ends(canvas: Canvas, link: Json) -> tuple[Point, Point]:
    """Of a link, in pixels."""
    return canvas.at(link["a"]), canvas.at(link["b"])


def free(canvas: Canvas, link: Json) -> str:
    """Dashes in the colour of the route on a halo."""
    u, both = canvas.u, ends(canvas, link)
    body = svg.line(both, stroke=canvas.theme["halo"], stroke_width=5.5 * u, opacity=0.75)
    return body + svg.line(
        both,
        stroke=look(canvas, link["colour"])[0],
        stroke_width=3.0 * u,
        stroke_dasharray=f"{svg.n(7 * u)} {svg.n(4.5 * u)}",
    )


def track(canvas: Canvas, link: Json, seat: int) -> str:
    """Rail and sleepers in the colour of the owner."""
    u, t = canvas.u, canvas.theme
    (x1, y1), (x2, y2) = both = ends(canvas, link)
    length = math.dist(*both)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    count = max(1, int((length - 24 * u) / (8 * u)))
    sleepers = ""
    for i in range(count + 1):
        reach = 12 * u + (length - 24 * u) * i / count
        x, y = x1 + ux * reach, y1 + uy * reach
        ax, ay = uy * 5 * u, -ux * 5 * u
        sleepers += svg.steps("M", x + ax, y + ay, "L", x - ax, y - ay)
    colour = t.player(seat)
    body = svg.line(both, stroke=t["edge"], stroke_width=13 * u, opacity=0.92)
    body += svg.path(sleepers, stroke=colour, stroke_width=2 * u, opacity=0.75)
    return body + svg.line(both, stroke=colour, stroke_width=5 * u)


def badge(canvas: Canvas, link: Json, seat: int | None) -> str:
    """In the middle: the symbol with the cost, or the disc of the owner."""
    u, t = canvas.u, canvas.theme
    (x1, y1), (x2, y2) = both = ends(canvas, link)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    if seat is not None:
        return pieces.disc(t, seat, x, y, (8 if math.dist(*both) > 70 * u else 6) * u, t["edge"])
    fill, kind, ink = look(canvas, link["colour"])
    body = pieces.symbol(
        kind,
        x,
        y,
        9.4 * u,
        fill=fill,
        stroke=t["halo"],
        stroke_width=1.8 * u,
        stroke_linejoin="round",
    )
    return body + svg.text(
        x, y + 4 * u, str(link["cost"]), 11.5 * u, text_anchor="middle", font_weight=700, fill=ink
    )


def city(canvas: Canvas, each: Json) -> str:
    """Round German ones, square foreign ones, with colour and pips of the good they take."""
    u, t = canvas.u, canvas.theme
    x, y = canvas.at(each["id"])
    r = (13.0 if each["id"] == "BER" else 11.0) * u
    fill, count, ink = pieces.GOODS[each["colour"]]
    rim = r + 2.6 * u
    if each["country"] == "german":
        body = svg.circle(x, y, rim, fill=t["edge"], stroke="#1E2A31", stroke_width=1.1 * u)
        body += svg.circle(x, y, r, fill=fill)
    else:
        body = svg.rect(
            x - rim,
            y - rim,
            2 * rim,
            2 * rim,
            rx=3.0 * u,
            fill=t["edge"],
            stroke="#1E2A31",
            stroke_width=1.1 * u,
        )
        body += svg.rect(x - r, y - r, 2 * r, 2 * r, rx=1.5 * u, fill=fill)
    return body + pieces.pips(x - 8 * u, y - 8 * u, 16 * u, count, ink, 0.12)


def region_of(canvas: Canvas, colour: str) -> str:
    """Name the links of a colour, as a board of one's own may do itself."""
    if canvas.board.shipped:
        return canvas.say("vd-ui-region", {"route": colour})
    named = {each["colour"]: each.get("region") for each in canvas.board.data["route_cards"]}
    return str(named.get(colour) or canvas.say("vd-ui-colour", {"route": colour}))[:24]


def legend(canvas: Canvas) -> str:
    """List what the signs mean."""
    rows = []
    for colour, (fill, kind, _) in pieces.ROUTES.items():
        rows.append(Row(pieces.symbol(kind, 14, 12, 8.0, fill=fill), region_of(canvas, colour)))
    shipped, name = canvas.board.shipped, str(canvas.board.data["name"])[:30]
    return cartouche(
        canvas,
        "right",
        216,
        "Volldampf",
        canvas.say("vd-ui-germany") if shipped else name,
        rows,
        [canvas.say("vd-ui-legend-cost"), canvas.say("vd-ui-goods-help")],
    )


# a position


def track_owners(view: Json) -> dict[str, int]:
    """Return the seat that owns each link that is built."""
    owners: dict[str, int] = view["board"]["links"]
    return owners


def goods(canvas: Canvas, view: Json) -> str:
    """Cubes in a row at the free side of the city; more than four: one per colour with a count."""
    body, size, u = "", 10.5 * canvas.u, canvas.u
    for place, listed in view["board"]["goods"].items():
        x, y = canvas.at(place)
        dx, dy = canvas.art.slots.get(place, [0.0, 0.0])
        left, top = x + dx * canvas.k, y + dy * canvas.k + 4 * u
        counted = len(listed) > 4
        shown = sorted(set(listed), key=list(pieces.GOODS).index) if counted else listed
        start = (
            left
            if dx > 0
            else left
            + (4 - len(shown)) * 13.5 * u * (0.5 if abs(dx * canvas.k + 27 * u) < 2 else 1)
        )
        for i, colour in enumerate(shown):
            body += pieces.cube(canvas.theme, start + i * 13.5 * u, top, size, colour)
            if counted:
                body += label(
                    canvas,
                    [str(listed.count(colour))],
                    start + i * 13.5 * u + size / 2,
                    top - 4 * u,
                    9 * u,
                    "middle",
                    True,
                )
    return body
