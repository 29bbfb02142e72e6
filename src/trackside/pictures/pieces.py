"""Pieces: discs of players, locomotives of companies, cubes, dice, route symbols, trains."""

from __future__ import annotations

import math

from trackside.pictures import svg
from trackside.pictures.theme import Theme

# code: fill, ink on it, letter, dash of the core of its lines (None: no core)
COMPANIES: dict[str, tuple[str, str, str, str | None]] = {
    "PO": ("#2A2E33", "#FFFFFF", "P", None),
    "NME": ("#623A1C", "#FFFFFF", "N", "9 3"),
    "KSS": ("#DB7414", "#1E1400", "S", "2 3"),
    "KBS": ("#2E74BE", "#FFFFFF", "B", "100 0"),
    "MWB": ("#EBC233", "#2A2000", "M", "12 3 3 3"),
    "GBS": ("#C22F33", "#FFFFFF", "G", "6 3"),
    "CME": ("#5F2F88", "#FFFFFF", "C", "3 3"),
    "BHE": ("#2B7A4B", "#FFFFFF", "H", "14 4"),
}
GOODS: dict[str, tuple[str, int, str]] = {
    "blue": ("#3577BF", 1, "#FFFFFF"),
    "violet": ("#66368C", 2, "#FFFFFF"),
    "red": ("#C23B32", 3, "#FFFFFF"),
    "yellow": ("#E9BE3A", 4, "#3A2B00"),
}
ROUTES: dict[str, tuple[str, str, str]] = {
    "green": ("#42853E", "octagon", "#FFFFFF"),
    "turquoise": ("#0E8088", "circle", "#FFFFFF"),
    "grey": ("#4E565E", "square", "#FFFFFF"),
    "pink": ("#D47BA2", "diamond", "#241300"),
    "orange": ("#D97E22", "triangle", "#241300"),
    "brown": ("#6E4022", "star", "#FFFFFF"),
}
STATIONS: dict[str, tuple[str, str, str]] = {
    "red": ("#B5332E", "BT", "#FFFFFF"),
    "yellow": ("#E4B62C", "IH", "#2A2000"),
    "purple": ("#63348A", "WX", "#FFFFFF"),
    "blue": ("#2E74BE", "ÜF", "#FFFFFF"),
    "green": ("#2B7A4B", "ET", "#FFFFFF"),
}
TRACK_CORE = (None, "1 5", "5 4", "9 3 2 3", "2 2", "12 3")
PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.72), (0.72, 0.28)),
    3: ((0.24, 0.76), (0.5, 0.5), (0.76, 0.24)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
}


def disc(
    theme: Theme, seat: int, x: float, y: float, r: float, edge: str, width: float = 1.2
) -> str:
    """Draw the signal disc of a player: colour and pattern both tell who it is."""
    mark, q = theme.mark(seat), r * 0.74
    body = svg.circle(x, y, r, fill=theme.player(seat), stroke=edge, stroke_width=width)
    if seat == 1:
        body += svg.rect(x - q, y - r * 0.22, 2 * q, r * 0.44, fill=mark)
    elif seat == 2:
        body += svg.circle(
            x, y, r * 0.45, fill=mark, stroke="#5A4200", stroke_width=max(0.5, r * 0.07)
        )
    elif seat == 3:
        body += svg.path(
            f"M{svg.n(x)},{svg.n(y - q)}a{svg.n(q)},{svg.n(q)} 0 0 1 0,{svg.n(2 * q)}z", fill=mark
        )
    elif seat == 4:
        s = q * 0.66
        d = 2 * s
        cross = svg.steps("M", x - s, y - s, "l", d, d, "m", 0, -d, "l", -d, d)
        body += svg.path(cross, fill="none", stroke=mark, stroke_width=r * 0.36)
    elif seat == 5:
        arc = f"a{svg.n(q)},{svg.n(q)} 0 0 1 "
        body += svg.path(
            f"M{svg.n(x)},{svg.n(y)}v{svg.n(-q)}{arc}{svg.n(q)},{svg.n(q)}z"
            f"M{svg.n(x)},{svg.n(y)}v{svg.n(q)}{arc}{svg.n(-q)},{svg.n(-q)}z",
            fill=mark,
        )
    return body


def locomotive(theme: Theme, company: str, x: float, y: float, scale: float) -> str:
    """Seen from the front: chimney, smokebox, buffer beam."""
    fill, ink, letter, _ = company_look(company)
    chimney, boiler = "M-4,-12.5h8l-1.2,4.6h-5.6z", "M-9.6,-1.2a9.6,9.6 0 1,1 19.2,0v4h-19.2z"
    outline = chimney + "M-9.6,-1.2a9.6,9.6 0 1,1 19.2,0v3.2h2v5.2h-23.2v-5.2h2z"
    body = svg.path(
        outline, fill=theme["edge"], stroke=theme["edge"], stroke_width=3.2, stroke_linejoin="round"
    )
    body += svg.path(chimney + boiler, fill=fill) + svg.rect(-11.6, 2, 23.2, 5.2, rx=1.0, fill=fill)
    body += "".join(svg.circle(bx, 4.6, 1.6, fill=ink, opacity=0.75) for bx in (-7.4, 7.4))
    body += svg.circle(0, -2, 6.9, fill="none", stroke=ink, stroke_width=0.8, opacity=0.55)
    body += svg.text(0, 1.5, letter, 10, text_anchor="middle", font_weight=700, fill=ink)
    return svg.moved(x, y, body, scale)


def company_look(company: str) -> tuple[str, str, str, str | None]:
    """Fill, ink, letter and dashes; a company of a board of one's own is grey."""
    return COMPANIES.get(company, ("#555555", "#FFFFFF", company[:1], None))


def symbol(kind: str, x: float, y: float, r: float, **values: object) -> str:
    """Draw a route symbol: octagon, circle, square, diamond, triangle or star."""
    if kind == "circle":
        return svg.circle(x, y, r, **values)
    if kind == "star":
        points = []
        for i in range(10):
            reach, angle = r * (1.4 if i % 2 == 0 else 0.87), math.radians(-90 + 36 * i)
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
        return svg.polygon(points, **values)
    corners, first, reach = {
        "square": (4, 45.0, 1.2),
        "diamond": (4, 0.0, 1.25),
        "triangle": (3, -90.0, 1.4),
        "octagon": (8, 22.5, 1.06),
    }[kind]
    drop = r * 0.24 if kind == "triangle" else 0.0
    return svg.polygon(svg.ring(x, y + drop, r * reach, corners, first), **values)


def pips(x: float, y: float, size: float, count: int, ink: str, radius: float = 0.11) -> str:
    """Draw the pips of a face whose upper left corner is x, y."""
    return "".join(
        svg.circle(x + size * a, y + size * b, size * radius, fill=ink) for a, b in PIPS[count]
    )


def cube(theme: Theme, x: float, y: float, size: float, colour: str) -> str:
    """Draw a cube of goods, with as many pips as its colour has."""
    fill, count, ink = GOODS[colour]
    d = size * 0.32
    top = f"M{svg.n(x)},{svg.n(y)}l{svg.n(d)},{svg.n(-d)}h{svg.n(size)}l{svg.n(-d)},{svg.n(d)}z"
    side = svg.steps("M", x + size, y, "l", d, -d, "v", size, "l", -d, d, "z")
    body = (
        svg.path(top, fill=fill) + svg.path(side, fill=fill) + svg.rect(x, y, size, size, fill=fill)
    )
    body = svg.group(body, stroke=theme["halo"], stroke_width=0.9, stroke_linejoin="round")
    body += svg.path(top, fill="#FFFFFF", opacity=0.38) + svg.path(
        side, fill="#000000", opacity=0.28
    )
    return body + pips(x, y, size, count, ink)


def die(theme: Theme, x: float, y: float, size: float, face: str, turn: float = 0.0) -> str:
    """Draw a die from above around x, y. A curve joins north and east before it is turned."""
    h, s = size / 2, size - 1.2
    body = svg.rect(-s / 2, -s / 2 + 0.9, s, s, rx=size * 0.16, fill="#000000", opacity=0.22)
    body += svg.rect(
        -s / 2,
        -s / 2,
        s,
        s,
        rx=size * 0.16,
        fill=theme["die"],
        stroke=theme["dieline"],
        stroke_width=max(0.6, size * 0.025),
    )
    face_body = rails(theme, size, face)
    if face == "joker":
        face_body = svg.text(
            0,
            size * 0.24,
            "?",
            size * 0.68,
            text_anchor="middle",
            font_weight=700,
            font_family=svg.SERIF,
            fill=theme["rail"],
        )
    if face == "transport":
        face_body = svg.circle(0, -size * 0.17, size * 0.13, fill=theme["rail"])
        wide, high = size * 0.24, size * 0.28
        figure = svg.steps("M", -wide, high, "a", wide, high, 0, 0, 1, 2 * wide, 0, "z")
        face_body += svg.path(figure, fill=theme["rail"])
    inner = svg.tag("g", face_body, transform=f"rotate({svg.n(turn)})") if face_body else ""
    return svg.moved(x, y, body + inner) if h else ""


def rails(theme: Theme, size: float, face: str) -> str:
    """Two rails and their sleepers around the origin, to the rim so that dice join."""
    h, t, w, sl = size / 2, size * 0.11, max(0.8, size * 0.055), size * 0.2
    ink = theme["rail"]
    if face == "straight":
        ties = "".join(
            f"M{svg.n(-sl)},{svg.n(h * v)}H{svg.n(sl)}" for v in (-0.72, -0.36, 0, 0.36, 0.72)
        )
        lines = f"M{svg.n(-t)},{svg.n(-h)}V{svg.n(h)}M{svg.n(t)},{svg.n(-h)}V{svg.n(h)}"
    elif face == "curve":
        ties = ""
        for degrees in (12, 34, 56, 78):
            c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            near, far = h - sl, h + sl
            ties += svg.steps("M", h - near * c, -h + near * s, "L", h - far * c, -h + far * s)
        lines = (
            f"M{svg.n(-t)},{svg.n(-h)}A{svg.n(h + t)},{svg.n(h + t)} 0 0 0 {svg.n(h)},{svg.n(t)}"
        )
        lines += (
            f"M{svg.n(t)},{svg.n(-h)}A{svg.n(h - t)},{svg.n(h - t)} 0 0 0 {svg.n(h)},{svg.n(-t)}"
        )
    else:
        return ""
    body = svg.path(ties, stroke=ink, stroke_width=w * 1.1, opacity=0.55, fill="none")
    return body + svg.path(lines, stroke=ink, stroke_width=w, fill="none")


def station(theme: Theme, x: float, y: float, size: float, colour: str) -> str:
    """Draw a station die: company colour, roof and short name; x, y is its centre."""
    fill, short, ink = STATIONS.get(colour, ("#777777", "", "#FFFFFF"))
    s = size - 1.2
    body = svg.rect(
        -s / 2,
        -s / 2,
        s,
        s,
        rx=size * 0.16,
        fill=fill,
        stroke=theme["edge"],
        stroke_width=max(0.8, size * 0.04),
    )
    a, b, c = size * 0.3, size * 0.2, size * 0.12
    roof = svg.steps("M", -a, -size * 0.02, "v", -c, "l", a, -b, "l", a, b, "v", c, "z")
    body += svg.path(roof, fill=ink)
    body += svg.text(
        0, size * 0.36, short, size * 0.36, text_anchor="middle", font_weight=700, fill=ink
    )
    return svg.moved(x, y, body)


def train(theme: Theme, seat: int, x: float, y: float, scale: float) -> str:
    """Draw a flag with an engine above a milepost, and the player's disc."""
    flag = "M-15,-10h30a3,3 0 0 1 3,3v12a3,3 0 0 1 -3,3h-11l-4,6l-4,-6h-11"
    flag += "a3,3 0 0 1 -3,-3v-12a3,3 0 0 1 3,-3z"
    engine = "M-12,3h20l3,2v1h-24zM-12,-6h7v8h-7zM-4,-2h11v4h-11zM3,-6h3v4h-3z"
    ink = theme.mark(seat) if theme.name == "dark" else ("#241B00" if seat == 2 else "#FFFFFF")
    body = svg.path(flag, fill=theme.player(seat), stroke=theme["edge"], stroke_width=2.0)
    body += svg.path(engine, fill=ink) + "".join(
        svg.circle(cx, 4.5, 2.2, fill=ink) for cx in (-8, -1, 5.5)
    )
    body += disc(theme, seat, 13, -5.5, 3.4, "none", 0.0)
    return svg.moved(x, y - 17 * scale, body, scale)


def anchor(x: float, y: float, size: float, ink: str, halo: str) -> str:
    """Draw the sign of a port."""
    shape = "M0,-4.2V5M-2.6,-2H2.6M-4.6,1.2C-4.2,4 -2,5 0,5C2,5 4.2,4 4.6,1.2"
    body = svg.path(shape, fill="none", stroke=halo, stroke_width=3.4, stroke_linecap="round")
    body += svg.circle(0, -5.4, 1.5, fill="none", stroke=halo, stroke_width=3.2)
    body += svg.path(shape, fill="none", stroke=ink, stroke_width=1.5, stroke_linecap="round")
    body += svg.circle(0, -5.4, 1.5, fill="none", stroke=ink, stroke_width=1.2)
    return svg.moved(x, y, body, size)
