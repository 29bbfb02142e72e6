"""Names of places on each board: what is in their way, how large they are, where they end up."""

from __future__ import annotations

import math
from typing import Any

from tools.boards.cells import Centres
from tools.boards.ground import Ground
from tools.boards.labels import Name, Placed, Rect, Segment, cost, place
from tools.boards.names import BROKEN, NUDGES, SIDES

Json = dict[str, Any]


def city_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    return {
        "german_railways": _hex_labels,
        "volldampf": _link_labels,
        "railroad_dice": _square_labels,
        "china_rails": _post_labels,
    }[ground.folder](ground, board, centres)


def frame_of(ground: Ground) -> Rect:
    left, top, right, bottom = (each * ground.fit for each in ground.frame)
    return left, top, right, bottom


def around(x: float, y: float, radius: float) -> Rect:
    return (x - radius, y - radius, x + radius, y + radius)


def label(
    ground: Ground, name: Name, placed: Placed, centre: tuple[float, float], **more: Any
) -> Json:
    dx, dy = placed.x / ground.fit - centre[0], placed.y / ground.fit - centre[1]
    return {
        "id": name.key,
        "lines": name.lines,
        "dx": round(dx, 3),
        "dy": round(dy, 3),
        "anchor": placed.anchor,
        "size": round(name.size, 2),
        **({"bold": True} if name.bold else {}),
        **more,
    }


def named(
    ground: Ground,
    key: str,
    text: str,
    x: float,
    y: float,
    room: Rect,
    size: float,
    rank: int,
    bold: bool,
) -> Name:
    lines = BROKEN.get(text, [text])
    sides = SIDES[ground.folder].get(text, ())
    nudge = NUDGES[ground.folder].get(text, (0.0, 0.0))
    return Name(key, x, y, room, lines, size, rank, bold, sides, nudge)


# German Railways: below the roundel, always (MAPS, section 4)

ROUNDEL = {1: 7.2, 2: 10.8, 3: 12.2}  # with the second ring from income 2 on


def _hex_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    groups: dict[str, list[Json]] = {}
    for each in board["hexes"]:
        if "city" in each:
            groups.setdefault(each["place"], []).append(each)
    names, middle = [], {}
    for place_id, hexes in groups.items():
        points = [centres[each["id"]] for each in hexes]
        centre = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
        first, large = hexes[0], len(hexes) > 1
        radius = 15.2 if large else ROUNDEL[first["income"]]
        up = 4.0 if large else 3.5  # the roundel sits above the centre
        x, y = centre[0] * ground.fit, centre[1] * ground.fit - up
        size = 9.2 * (1.32 if large else 1.14 if first["income"] > 1 else 1)
        text = first["city"].upper() if large else first["city"]
        name = named(
            ground, place_id, text, x, y, (radius,) * 4, size, first["income"], first["income"] > 1
        )
        name.only = name.only or (0,)
        names.append(name)
        middle[place_id] = centre
    placed = place(names, [], [], frame_of(ground))
    return [label(ground, each, placed[each.key], middle[each.key]) for each in names]


# Volldampf: links, badges and goods are in the way (MAPS, section 5)

CITY, BADGE, CUBE = 13.6, 11.3, 13.5


def _link_lines(ground: Ground, board: Json, centres: Centres) -> tuple[list[Segment], list[Rect]]:
    lines, badges = [], []
    for link in board["links"]:
        (x1, y1), (x2, y2) = centres[link["a"]], centres[link["b"]]
        k = ground.fit
        lines.append((x1 * k, y1 * k, x2 * k, y2 * k))
        badges.append(around((x1 + x2) / 2 * k, (y1 + y2) / 2 * k, BADGE))
    return lines, badges


def _spots(ground: Ground, centres: Centres) -> dict[str, Rect]:
    return {key: around(x * ground.fit, y * ground.fit, CITY) for key, (x, y) in centres.items()}


def goods_slots(ground: Ground, board: Json, centres: Centres) -> dict[str, list[float]]:
    """Volldampf: the upper left corner of a row of four cubes, from the city's centre."""
    if ground.folder != "volldampf":
        return {}
    rows = _rows(ground, board, centres)
    return {
        key: [
            round(rect[0] / ground.fit - centres[key][0], 3),
            round(rect[1] / ground.fit - centres[key][1], 3),
        ]
        for key, rect in rows.items()
    }


def _rows(ground: Ground, board: Json, centres: Centres) -> dict[str, Rect]:
    lines, badges = _link_lines(ground, board, centres)
    spots = _spots(ground, centres)
    wide, high = 4 * CUBE, CUBE + 4
    rows: dict[str, Rect] = {}
    for key, (cx, cy) in centres.items():
        x, y = cx * ground.fit, cy * ground.fit
        corners = (
            (x - wide / 2, y - CITY - high - 1, 0.0),
            (x + CITY + 3, y - high / 2, 0.6),
            (x - CITY - 3 - wide, y - high / 2, 0.8),
            (x - wide / 2, y + CITY + 3, 1.0),
            (x + 8, y - CITY - high + 2, 0.5),
            (x - 8 - wide, y - CITY - high + 2, 0.7),
        )
        taken = (
            badges + [spot for other, spot in spots.items() if other != key] + list(rows.values())
        )
        priced = []
        for left, top, liking in corners:
            rect = (left, top, left + wide, top + high)
            priced.append((liking + cost(rect, taken, lines, frame_of(ground)), rect))
        rows[key] = min(priced)[1]
    return rows


def _link_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    lines, badges = _link_lines(ground, board, centres)
    taken = badges + list(_spots(ground, centres).values())
    taken += list(_rows(ground, board, centres).values())
    names = []
    for city in board["cities"]:
        x, y = (each * ground.fit for each in centres[city["id"]])
        text = city["name"].replace(" am Main", "")
        rank = 3 if city["id"] == "BER" else 2 if city["country"] == "german" else 1
        size = 12.5 * (1.15 if rank == 3 else 1)
        names.append(named(ground, city["id"], text, x, y, (CITY,) * 4, size, rank, True))
    placed = place(names, taken, lines, frame_of(ground))
    return [label(ground, each, placed[each.key], centres[each.key]) for each in names]


# RailRoad Dice: one name beside the squares of a city; about half of them at the fit size


def _square_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    stations = [
        around(*_scaled(centres[each["id"]], ground.fit), 9.0)
        for each in board["squares"]
        if "station" in each or "country" in each
    ]
    names, middles = _square_names(ground, board, centres, 19.0, 11.5, 9.6)
    placed = place(names, stations, [], frame_of(ground))
    kept = _without_clashes(names, placed, stations, frame_of(ground))
    near = 52.0
    frame: Rect = (0.0, 0.0, 28 * near, 42 * near)
    squares = [
        around(*_scaled(centres[each["id"]], near), 24.0)
        for each in board["squares"]
        if "station" in each or "country" in each
    ]
    close, _ = _square_names(ground, board, centres, near, 15.0, 13.0)
    closely = place(close, squares, [], frame)
    found = []
    for name, other in zip(names, close):
        centre, spot = middles[name.key], closely[name.key]
        lens = {
            "dx": round(spot.x / near - centre[0], 3),
            "dy": round(spot.y / near - centre[1], 3),
            "anchor": spot.anchor,
            "size": other.size,
        }
        entry = label(ground, name, placed[name.key], centre, near=lens)
        if name.key not in kept:
            entry["show"] = "near"
        found.append({**entry, "at": [round(centre[0], 3), round(centre[1], 3)]})
    return found


def _scaled(point: tuple[float, float], scale: float) -> tuple[float, float]:
    return point[0] * scale, point[1] * scale


def _square_names(
    ground: Ground, board: Json, centres: Centres, scale: float, large: float, small: float
) -> tuple[list[Name], dict[str, tuple[float, float]]]:
    names, middles = [], {}
    for city in board["cities"]:
        points = [centres[square] for square in city["stations"]]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        centre = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        half = scale * 0.44
        room = (
            (centre[0] - min(xs)) * scale + half,
            (centre[1] - min(ys)) * scale + half,
            (max(xs) - centre[0]) * scale + half,
            (max(ys) - centre[1]) * scale + half,
        )
        metropolis = city["kind"] == "metropolis"
        text = city["name"].split(" (")[0] if city["name"] != "Frankfurt (Oder)" else city["name"]
        rank = 3 if metropolis else 1 + min(len(points), 2)
        names.append(
            named(
                ground,
                city["id"],
                text,
                centre[0] * scale,
                centre[1] * scale,
                room,
                large if metropolis else small,
                rank,
                metropolis,
            )
        )
        middles[city["id"]] = centre
    return names, middles


def _without_clashes(
    names: list[Name], placed: dict[str, Placed], taken: list[Rect], frame: Rect
) -> set[str]:
    """Larger names first: a name that would touch another or a station waits for the near view."""
    kept: dict[str, Rect] = {}
    for name in sorted(names, key=lambda each: (-each.rank, each.key)):
        rect = placed[name.key].rect
        small = (rect[0] + 1, rect[1] + 1, rect[2] - 1, rect[3] - 1)
        if cost(small, taken + list(kept.values()), [], frame) == 0:
            kept[name.key] = rect
    return set(kept)


# China Rails

SIZES = {"major": 14.0, "medium": 12.0, "small": 10.8, "taiwan": 10.8}
RADIUS = {"major": 15.7, "medium": 6.2, "small": 5.2, "taiwan": 5.2}
RANKS = {"major": 4, "medium": 3, "small": 2, "taiwan": 2}


def _post_labels(ground: Ground, board: Json, centres: Centres) -> list[Json]:
    names, taken, middles = [], [], {}
    for city in board["cities"]:
        centre = centres[city.get("milepost") or city["id"]]
        kind = city["class"]
        x, y = _scaled(centre, ground.fit)
        radius = RADIUS[kind]
        taken.append(around(x, y, radius))
        text = city["name"].upper() if kind == "major" else city["name"]
        names.append(
            named(
                ground,
                city["id"],
                text,
                x,
                y,
                (radius,) * 4,
                SIZES[kind],
                RANKS[kind],
                kind in ("major", "medium"),
            )
        )
        middles[city["id"]] = centre
    for port in board["ports"]:
        taken.append(around(*_scaled(centres[port["milepost"]], ground.fit), 6.0))
    taken += _tickets(ground, board, centres)
    placed = place(names, taken, [], frame_of(ground))
    return [
        label(
            ground,
            each,
            placed[each.key],
            middles[each.key],
            at=[round(v, 3) for v in middles[each.key]],
        )
        for each in names
    ]


def _tickets(ground: Ground, board: Json, centres: Centres) -> list[Rect]:
    """Room for the prices of container links, half-way to the nearest city across the water."""
    islands = [centres[each["id"]] for each in board["cities"] if not each.get("milepost")]
    found = []
    for port in board["ports"]:
        start = centres[port["milepost"]]
        if port["kind"] == "container" and islands:
            x, y = min(islands, key=lambda each: math.dist(each, start))
            spot = _scaled(((start[0] + x) / 2, (start[1] + y) / 2), ground.fit)
            found.append(around(*spot, 9.0))
    return found
