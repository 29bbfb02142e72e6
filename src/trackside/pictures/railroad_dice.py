"""The picture of RailRoad Dice Germany: squares, rivers, stations; the line of a position."""

from __future__ import annotations

from dataclasses import replace

from trackside.pictures import ground, pieces, svg
from trackside.pictures.canvas import Canvas, Json, Point, jitter
from trackside.pictures.labels import label, plain_labels
from trackside.pictures.legend import Row, cartouche
from trackside.pictures.own_art import Sketch
from trackside.pictures.own_squares import same_land, sketch_squares

SCALE = 52.0
LEGEND_ROOM = (6.8, 0.0)  # squares left and right of a strange board, for the legend
LAND = ("plain", "mountain", "water", "start")


def draw(canvas: Canvas, view: Json | None) -> str:
    """Draw the whole board, from the sea up to the names."""
    body = ground.sea_and_land(canvas) + ground.captions(canvas, ("land",))
    body += ground.captions(canvas, ("sea",)) + squares(canvas)
    body += ground.waters(canvas, lakes=False, foreign=0.7, widths=own_widths(canvas))
    body += ground.coast_again(canvas) + sectors(canvas) + stations(canvas, view)
    if view is not None:
        body += line(canvas, view)
    return body + names(canvas) + river_names(canvas) + legend(canvas)


def places_of(board: Json) -> dict[str, Point]:
    """Squares by their row and column."""
    return {each["id"]: square_place(each["id"]) for each in board["squares"]}


def sketch(board: Json) -> Sketch:
    """Of a board that the shipped art does not know."""
    return sketch_squares(board)


def lies_alike(board: Json, other: Json) -> bool:
    """Say whether the same lies on the squares, which are always the same."""
    return same_land(board, other)


def square_place(name: str) -> Point:
    """Return the middle of a square; its name says where it is: r07c12."""
    return int(name[4:6]) + 0.5, int(name[1:3]) + 0.5


def own_widths(canvas: Canvas) -> dict[int, float]:
    """.11 of a square and a little more for the great rivers, in pixels of the fit size."""
    fit = float(canvas.art.fit)
    return {1: fit * 0.13, 2: fit * 0.095, 3: fit * 0.07}


def squares(canvas: Canvas) -> str:
    """Terrain, its marks and the grid."""
    t, k = canvas.theme, canvas.k
    fills, marks, grid = "", "", ""
    for each in canvas.board.data["squares"]:
        if each["kind"] not in LAND:
            continue
        x, y = canvas.at(each["id"])
        token = {"mountain": "mount", "water": "lake"}.get(each["kind"], "plain")
        fills += svg.rect(x - k / 2, y - k / 2, k * 1.004, k * 1.004, fill=t[token])
        if each["kind"] == "mountain":
            marks += "".join(peak(canvas, each["id"], i, x, y) for i in range(3))
        if each["kind"] == "water":
            marks += waves(canvas, x, y)
        grid += f"M{svg.n(x - k / 2)},{svg.n(y - k / 2)}h{svg.n(k)}v{svg.n(k)}h{svg.n(-k)}z"
    width = 1.6 if t.contrast else 0.8
    return (
        svg.group(fills, opacity=0.82)
        + marks
        + svg.path(grid, fill="none", stroke=t["hexline"], stroke_width=width, opacity=0.7)
    )


SPOTS = ((-0.22, 0.1), (0.2, -0.06), (0.02, 0.26))


def peak(canvas: Canvas, key: str, i: int, cx: float, cy: float) -> str:
    """Draw the mark of mountains."""
    k = canvas.k
    x, y = (
        cx + (SPOTS[i][0] + jitter(key, i, 0.05)) * k,
        cy + (SPOTS[i][1] + jitter(key, i + 7, 0.05)) * k,
    )
    size = 1 + jitter(key, i + 14, 0.15)
    w, h, ink = 0.12 * k * size, 0.2 * k * size, canvas.theme["terr-ink"]
    shade = svg.polygon(
        [(x, y - h / 2), (x + w, y + h / 2), (x + w * 0.15, y + h / 2)], fill=ink, opacity=0.4
    )
    return shade + svg.line(
        [(x - w, y + h / 2), (x, y - h / 2), (x + w, y + h / 2)],
        stroke=ink,
        stroke_width=1.2,
        opacity=0.6,
        stroke_linejoin="round",
    )


def waves(canvas: Canvas, x: float, y: float) -> str:
    """Draw the mark of open water."""
    k, body = canvas.k, ""
    for dy in (-0.13, 0.13):
        q = k * 0.13
        start = svg.steps("M", x - 2 * q, y + dy * k, "q", q / 2, -q * 0.6, q, 0)
        body += start + svg.steps("t", q, 0) * 3
    return svg.path(
        body,
        fill="none",
        stroke=canvas.theme["river"],
        stroke_width=1.6,
        stroke_linecap="round",
        opacity=0.8,
    )


def sectors(canvas: Canvas) -> str:
    """Dashed lines every seven squares; letters on top, numbers at the side, as in an atlas."""
    t, k, side = canvas.theme, canvas.k, canvas.board.data["sector"]
    columns, rows = canvas.board.data["columns"], canvas.board.data["rows"]
    d = "".join(f"M{svg.n(c * k)},0V{svg.n(rows * k)}" for c in range(side, columns, side))
    d += "".join(f"M0,{svg.n(r * k)}H{svg.n(columns * k)}" for r in range(side, rows, side))
    body = svg.path(
        d, fill="none", stroke=t["ink2"], stroke_width=1.8, stroke_dasharray="14 9", opacity=0.6
    )
    letters = [(chr(65 + i), (i + 0.5) * side * k, 24.0) for i in range(columns // side)]
    numbers = [(str(i + 1), 16.0, (i + 0.5) * side * k + 8) for i in range(rows // side)]
    for words, x, y in letters + numbers:
        body += label(canvas, [words], x, y, 22.0, "middle", True)
    return body


def stations(canvas: Canvas, view: Json | None) -> str:
    """Stations, countries and, before the game, the die that it starts with."""
    t, k, body = canvas.theme, canvas.k, ""
    for each in canvas.board.data["squares"]:
        x, y = canvas.at(each["id"])
        if "country" in each:
            body += svg.rect(
                x - 0.4 * k,
                y - 0.4 * k,
                0.8 * k,
                0.8 * k,
                rx=0.08 * k,
                fill=t["approach"],
                fill_opacity=0.92,
                stroke=t["no"],
                stroke_width=2.0,
                stroke_dasharray="5 3",
            )
            body += svg.text(
                x,
                y + 0.12 * k,
                each["country"],
                0.34 * k,
                text_anchor="middle",
                font_weight=700,
                fill=t["no"],
            )
        if "station" in each:
            body += station_square(canvas, each, x, y)
    start = canvas.board.data["start"]["square"]
    x, y = canvas.at(start)
    if view is None:
        body += pieces.die(
            t,
            x,
            y,
            0.94 * k,
            "straight",
            0.0 if canvas.board.data["start"].get("runs") != "EW" else 90.0,
        )
    return body


def station_square(canvas: Canvas, each: Json, x: float, y: float) -> str:
    """Draw a station with its cost."""
    t, k = canvas.theme, canvas.k
    fill, short, _ = pieces.STATIONS.get(each["station"], (t["ink2"], "", ""))
    white = each["station"] == "white"
    s = 0.8 * k
    body = svg.rect(x - s / 2, y - s / 2, s, s, rx=0.1 * k, fill=t["city"])
    body += svg.rect(
        x - s / 2,
        y - s / 2,
        s,
        s,
        rx=0.1 * k,
        fill="none" if white else fill,
        fill_opacity=0.3,
        stroke=t["ink2"] if white else fill,
        stroke_width=3.2,
    )
    middle = y + (0.14 if white else 0.08) * k
    body += svg.text(
        x, middle, str(each["cost"]), 0.4 * k, text_anchor="middle", font_weight=700, fill="#1E2A31"
    )
    if short:
        body += svg.text(
            x, y + 0.32 * k, short, 0.22 * k, text_anchor="middle", font_weight=700, fill="#1E2A31"
        )
    return body


def names(canvas: Canvas) -> str:
    """Of the cities."""
    body, grow = "", canvas.k / 52.0
    if not canvas.art.labels:
        squares = [each for each in canvas.board.data["squares"] if "city" in each]
        known = {each["id"]: each["name"] for each in canvas.board.data["cities"]}
        spots = {each["city"]: canvas.at(each["id"]) for each in squares}
        return plain_labels(canvas, spots, known)
    for each in canvas.art.labels:
        near, (x, y) = each["near"], each["at"]
        body += label(
            canvas,
            each["lines"],
            (x + near["dx"]) * canvas.k,
            (y + near["dy"]) * canvas.k,
            near["size"] * grow,
            near["anchor"],
            each.get("bold", False),
        )
    return body


def river_names(canvas: Canvas) -> str:
    """Each river once, in italics beside a calm stretch."""
    body = ""
    taken = {each["id"] for each in canvas.board.data["squares"] if "station" in each}
    for river in canvas.board.data["rivers"]:
        spot = calm(river["squares"], taken)
        if spot is None:
            continue
        x, y = canvas.at(spot)
        name = river["name"].split(" / ")[0]
        body += svg.text(
            x + 0.14 * canvas.k,
            y - 0.16 * canvas.k,
            name,
            15,
            font_family=svg.SERIF,
            font_style="italic",
            fill=canvas.theme["river-ink"],
            stroke=canvas.theme["halo"],
            stroke_width=3.0,
            paint_order="stroke",
        )
    return body


def calm(squares: list[str], taken: set[str]) -> str | None:
    """Find the square nearest to the middle with no station around."""
    middle = len(squares) // 2
    for reach in range(len(squares)):
        for index in (middle - reach, middle + reach):
            if 0 <= index < len(squares):
                row, column = int(squares[index][1:3]), int(squares[index][4:6])
                around = {
                    f"r{row + dr:02d}c{column + dc:02d}" for dr in (-1, 0, 1) for dc in (-1, 0, 1)
                }
                if not around & taken:
                    return squares[index]
    return None


def legend(canvas: Canvas) -> str:
    """List what the signs mean."""
    t = canvas.theme
    rows = []
    for kind, token in (("plain", "plain"), ("mountain", "mount"), ("water", "lake")):
        small = replace(canvas, k=22.0)
        drawing = svg.rect(3, 1, 22, 22, fill=t[token], stroke=t["hexline"])
        if kind == "mountain":
            drawing += "".join(peak(small, "legend", i, 14, 12) for i in range(3))
        if kind == "water":
            drawing += waves(small, 14, 12)
        rows.append(Row(drawing, canvas.say(f"rd-ui-kind-{kind}")))
    for company in canvas.board.data["companies"]:
        fill, short, _ = pieces.STATIONS[company["id"]]
        drawing = svg.rect(4, 2, 20, 20, rx=3.0, fill=t["city"])
        drawing += svg.rect(
            4, 2, 20, 20, rx=3.0, fill=fill, fill_opacity=0.3, stroke=fill, stroke_width=2.0
        )
        drawing += svg.text(14, 16, short, 9, text_anchor="middle", font_weight=700, fill="#1E2A31")
        rows.append(Row(drawing, company["name"]))
    white = svg.rect(4, 2, 20, 20, rx=3.0, fill=t["city"], stroke=t["ink2"], stroke_width=2.0)
    rows.append(Row(white, canvas.say("rd-ui-legend-open")))
    abroad = svg.rect(
        4, 2, 20, 20, rx=2.0, fill=t["approach"], stroke=t["no"], stroke_dasharray="3 2"
    )
    rows.append(Row(abroad, canvas.say("rd-ui-kind-abroad"), "5"))
    shipped, name = canvas.board.shipped, str(canvas.board.data["name"])[:28]
    return cartouche(
        canvas,
        "left",
        200,
        "RailRoad Dice",
        canvas.say("rd-ui-legend-land") if shipped else name,
        rows,
        [canvas.say("rd-ui-legend-cost")],
        scale=1.5,  # the board is shown close up
    )


# a position

# how far a die is turned whose rails run so; an unturned curve joins north and east
TURN = {"NS": 0.0, "EW": 90.0, "NE": 0.0, "ES": 90.0, "SW": 180.0, "NW": 270.0}


def line(canvas: Canvas, view: Json) -> str:
    """Dice and stations of the line, and a ring round each end."""
    t, k, body = canvas.theme, canvas.k, ""
    for square, piece in view["board"]["squares"].items():
        x, y = canvas.at(square)
        if piece in pieces.STATIONS:
            body += pieces.station(t, x, y, 0.94 * k, piece)
        else:
            turn = turn_of(piece)
            face = "straight" if set(piece) in ({"N", "S"}, {"E", "W"}) else "curve"
            body += pieces.die(t, x, y, 0.94 * k, face, turn)
    for end in view["ends"].values():
        if end.get("square"):
            x, y = canvas.at(end["square"])
            body += svg.circle(x, y, 0.62 * k, fill="none", stroke=t["edge"], stroke_width=6.0)
            body += svg.circle(x, y, 0.62 * k, fill="none", stroke=t["accent"], stroke_width=3.6)
    return body


def turn_of(sides: str) -> float:
    """How far a die that joins these sides is turned, in degrees."""
    return next(turn for name, turn in TURN.items() if set(name) == set(sides))
