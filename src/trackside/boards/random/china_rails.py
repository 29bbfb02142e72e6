"""A new China every evening: a coast, an island or a gulf, with mountains, deserts and rivers."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Final

from trackside.boards.random.china_cards import cards, events
from trackside.boards.random.noise import Noise, names, slug_of
from trackside.core.boards import shipped
from trackside.core.contract import Json
from trackside.games import package

Spot = tuple[int, int]  # row, column
Point = tuple[float, float]

SIZES: Final = ("small", "medium", "large")
SHAPES: Final = ("coast", "island", "gulf")
ROWS: Final = {"small": 30, "medium": 42, "large": 56}
MEDIUM: Final = {"small": 7, "medium": 10, "large": 14}
SMALL: Final = {"small": 13, "medium": 21, "large": 31}
RIVERS: Final = {"small": 4, "medium": 6, "large": 9}
LOADS: Final = {"small": 16, "medium": 22, "large": 28}
DEMANDS: Final = {"small": 72, "medium": 108, "large": 136}
MAJORS, PORTS, ISLES = 4, 3, 3
ALPINE, MOUNTAIN, DRY = 0.74, 0.61, 0.63  # from which height or drought on
BESIDE = 2.4  # steps between a city and the red area of a major one
ROW: Final = math.sqrt(3) / 2
HEADS: Final = (
    *("An", "Bao", "Chang", "Cheng", "Da", "Dong", "Fu", "Gao", "Guang", "Hai", "Han", "He"),
    *("Heng", "Huai", "Jia", "Jin", "Kai", "Lan", "Liang", "Lin", "Long", "Luo", "Ming", "Nan"),
    *("Ning", "Ping", "Qing", "Shan", "Shao", "Song", "Tai", "Tong", "Wen", "Wu", "Xi", "Xin"),
    *("Yan", "Yang", "Yong", "Yu", "Zhao", "Zhen"),
)
TAILS: Final = ("zhou", "yang", "shan", "cheng", "jiang", "nan", "kou", "ling", "hai", "ping", "xi")


@dataclass
class Land:
    """What has been drawn so far."""

    rng: Random
    spots: dict[Spot, str]  # terrain
    near: dict[Spot, list[Spot]] = field(default_factory=dict)
    taken: dict[Spot, str] = field(default_factory=dict)  # kind of milepost
    crossings: dict[frozenset[Spot], tuple[str, str]] = field(default_factory=dict)


def sketch(rng: Random, size: str, shape: str) -> Json | None:
    """Sketch a board that the game may find fit."""
    land = _land(rng, ROWS[size], shape)
    if len(land.spots) < 14 * ROWS[size]:
        return None
    majors = _choose(land, MAJORS, ROWS[size] / 3.2, major=True)
    cities = majors and _choose(land, MEDIUM[size] + SMALL[size], 2.9, major=False)
    if not majors or not cities:
        return None
    standard = shipped(package("china-rails"), "standard").data
    real = tuple(str(city["name"]) for city in standard["cities"])
    called = names(rng, HEADS, TAILS, MAJORS + len(cities) + ISLES + RIVERS[size], real)
    waters = _waters(land, called[: RIVERS[size]], rng)
    table = _cities(majors, cities, called[RIVERS[size] :], MEDIUM[size], land)
    ports = _ports(land, table)
    isles = ports and _isles(land, ports, called[-ISLES:])
    if not ports or not isles:
        return None
    table += isles
    loads = sorted(rng.sample(standard["loads"], LOADS[size]), key=lambda load: str(load["id"]))
    _supply(rng, table, [load["id"] for load in loads])
    board = _file(land, waters, table, ports, standard)
    board["loads"] = loads
    board["events"] = events(rng, board, standard)
    demands = cards(rng, board, DEMANDS[size])
    return board | {"demands": demands} if demands else None


def _place(spot: Spot) -> Point:
    return spot[1] + (0.5 if spot[0] % 2 else 0.0), spot[0] * ROW


def _around(row: int, col: int) -> list[Spot]:
    west = col - 1 if row % 2 == 0 else col
    spots = [(row, col - 1), (row, col + 1), (row - 1, west), (row - 1, west + 1)]
    return [*spots, (row + 1, west), (row + 1, west + 1)]


def _land(rng: Random, rows: int, shape: str) -> Land:
    columns = round(rows * 1.12)
    height, drought, shore = (Noise(rng, rows / part) for part in (4.2, 2.6, 5.0))
    spots: dict[Spot, str] = {}
    for row in range(rows):
        for col in range(columns):
            x, y = _place((row, col))
            u, v = x / columns * 2 - 1, y / (rows * ROW) * 2 - 1
            if _inland(shape, u, v) + (shore(x, y) - 0.5) * 0.75 > 0:
                high, dry = height(x, y), drought(x, y)
                kind = "desert" if dry > DRY and high < MOUNTAIN else "clear"
                kind = "mountain" if high > MOUNTAIN else kind
                spots[row, col] = "alpine" if high > ALPINE else kind
    whole = _largest(spots)
    land = Land(rng, {spot: spots[spot] for spot in sorted(whole)})
    land.near = {spot: [n for n in _around(*spot) if n in whole] for spot in land.spots}
    return land


def _inland(shape: str, u: float, v: float) -> float:
    """How far from the sea, before noise; u and v go from -1 to 1."""
    match shape:
        case "island":
            return 0.86 - math.hypot(u, v)
        case "gulf":
            return min(1.02 - max(abs(u), abs(v)), math.hypot(u - 0.35, v - 0.95) - 0.62)
    return min(0.62 - u * 0.75 - max(0.0, v) * 0.35, 1.02 - abs(v), 1.02 + u)


def _largest(spots: dict[Spot, str]) -> set[Spot]:
    """Find the largest piece, without capes of one milepost."""
    left, best = set(spots), set[Spot]()
    while left:
        piece = {min(left)}
        queue = list(piece)
        while queue:
            new = [near for near in _around(*queue.pop()) if near in left and near not in piece]
            piece.update(new)
            queue += new
        left -= piece
        best = max(best, piece, key=len)
    capes = best
    while capes:
        capes = {spot for spot in best if sum(near in best for near in _around(*spot)) < 2}
        best = best - capes
    return best


def _choose(land: Land, count: int, apart: float, major: bool) -> list[Spot]:
    """Spots for cities, far enough from each other; fewer than wanted is none."""
    edges = 6 if major else 4  # CR-62, CR-64
    free = [spot for spot, near in land.near.items() if len(near) >= edges]
    land.rng.shuffle(free)
    free.sort(key=lambda spot: land.spots[spot] in ("alpine", "mountain"))
    found: list[Spot] = []
    others = [_place(spot) for spot in land.taken]
    for spot in free:
        at = _place(spot)
        far = all(math.dist(at, _place(other)) >= apart for other in found)
        if far and all(math.dist(at, other) >= BESIDE for other in others):
            found.append(spot)
        if len(found) == count:
            break
    if len(found) < count:
        return []
    for spot in found:
        land.taken[spot] = "major-centre" if major else "city"
        for near in land.near[spot] if major else ():
            land.taken[near] = "major-outer"
    return found


def _name(spot: Spot) -> str:
    return f"r{spot[0]:02d}c{spot[1]:02d}"


def _degrees(at: Point) -> Json:
    """Anywhere on a globe, as long as it is the same everywhere on this board."""
    return {"lat": round(48 - at[1] * 0.45, 3), "lon": round(92 + at[0] * 0.5, 3)}


def _cities(
    majors: list[Spot], others: list[Spot], called: list[str], medium: int, land: Land
) -> list[Json]:
    found = []
    for number, spot in enumerate([*majors, *others]):
        rank = number - len(majors)
        kind = "major" if rank < 0 else "medium" if rank < medium else "small"
        city: Json = {"id": slug_of(called[number]), "name": called[number], "class": kind}
        city |= {"milepost": _name(spot), "loads": [], **_degrees(_place(spot))}
        if rank < 0:
            city["outer"] = sorted(_name(near) for near in land.near[spot])
        else:
            land.taken[spot] = kind
        found.append(city)
    return found


def _coast(land: Land) -> list[Spot]:
    return [spot for spot, near in land.near.items() if 2 <= len(near) < 6]


def _ports(land: Land, cities: list[Json]) -> list[Json]:
    """Container ports along the coast, and a ferry from one of them to a small city, if one lies
    across a bay."""
    free = [spot for spot in _coast(land) if spot not in land.taken]
    land.rng.shuffle(free)
    found: list[Spot] = []
    for spot in free:
        apart = all(math.dist(_place(spot), _place(other)) > 5 for other in found)
        if apart and len(found) < PORTS and _open_sea(land, spot):
            found.append(spot)
    if len(found) < PORTS:
        return []
    ports: list[Json] = []
    for number, spot in enumerate(found):
        near = min(cities, key=lambda city: math.dist(_place(spot), _spot_of(city)))
        land.taken[spot] = "container-port"
        port: Json = {"id": f"port-{number + 1}", "name": f"{near['name']} Port"}
        port |= {"kind": "container", "price": land.rng.randint(4, 8), "owners": 2}
        ports.append(port | {"milepost": _name(spot)})
    return ports


def _spot_of(city: Json) -> Point:
    name = city["milepost"]
    return _place((int(name[1:3]), int(name[4:6])))


def _open_sea(land: Land, spot: Spot) -> Point | None:
    """Find a place for an island off this coast; None where land is too near."""
    x, y = _place(spot)
    posts = [_place(each) for each in land.spots]
    for turn in range(16):
        angle = turn * math.pi / 8
        out = (x + 6 * math.cos(angle), y + 6 * math.sin(angle))
        if min(math.dist(out, post) for post in posts) > 3.2:
            return out
    return None


def _isles(land: Land, ports: list[Json], called: list[str]) -> list[Json]:
    """Cities across the water, each before a port of its own."""
    found: list[Json] = []
    for port, name in zip(ports, called):
        out = _open_sea(land, (int(port["milepost"][1:3]), int(port["milepost"][4:6])))
        if out is not None:
            city: Json = {"id": slug_of(name), "name": name, "class": "taiwan", "loads": []}
            found.append(city | _degrees(out))
    return found


def _waters(land: Land, called: list[str], rng: Random) -> list[Json]:
    """Rivers run from the heights to the sea; each edge that one cuts has to be bridged."""
    high = [spot for spot, kind in land.spots.items() if kind in ("mountain", "alpine")]
    coast = _coast(land)
    found = []
    for number, name in enumerate(called):
        if not high or not coast:
            break
        source = _place(rng.choice(high))
        mouth = _far_from(source, rng.sample(coast, min(6, len(coast))))
        kind = "dry-river" if number == len(called) - 1 else "river"
        water = {"id": f"{slug_of(name)}-river", "name": f"{name} River", "kind": kind}
        _cut(land, _course(rng, source, mouth), kind, water["id"])
        found.append(water)
    return found


def _far_from(source: Point, coast: list[Spot]) -> Point:
    places = [_place(spot) for spot in coast]
    return max(places, key=lambda place: math.dist(place, source))


def _course(rng: Random, source: Point, mouth: Point) -> list[Point]:
    """Return a winding line."""
    steps = max(4, round(math.dist(source, mouth) / 1.3))
    sway, line = 0.0, []
    for step in range(steps + 1):
        share = step / steps
        sway = sway * 0.8 + rng.uniform(-0.9, 0.9)
        bend = sway * math.sin(math.pi * share)
        dx, dy = mouth[0] - source[0], mouth[1] - source[1]
        long = math.hypot(dx, dy) or 1.0
        line.append(
            (source[0] + dx * share - dy / long * bend, source[1] + dy * share + dx / long * bend)
        )
    out = (mouth[0] - line[-2][0], mouth[1] - line[-2][1])
    return [*line, (mouth[0] + out[0], mouth[1] + out[1])]


def _cut(land: Land, line: list[Point], kind: str, water: str) -> None:
    """Mark the edges that the line cuts; where it meets another river, it ends."""
    edges = [
        (frozenset((spot, near)), _place(spot), _place(near))
        for spot, nears in land.near.items()
        for near in nears
        if spot < near
    ]
    for c, d in pairwise(line):
        met = [edge for edge, a, b in edges if math.dist(a, c) < 4 and _meet(a, b, c, d)]
        others = [edge for edge in met if land.crossings.get(edge, ("", water))[1] != water]
        if others:
            return
        for edge in met:
            if not all(land.taken.get(spot, "").startswith("major") for spot in edge):
                land.crossings[edge] = (kind, water)


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _supply(rng: Random, cities: list[Json], loads: list[str]) -> None:
    """Every city has a load, every load two or three cities."""
    bag = loads * 3
    rng.shuffle(bag)
    wanted = max(2 * len(loads), len(cities))
    order = [*loads, *loads, *bag][:wanted]
    rng.shuffle(order)
    turn = list(cities)
    rng.shuffle(turn)
    for number, load in enumerate(order):
        city = turn[number % len(turn)]
        if load not in city["loads"] and len(city["loads"]) < 3:
            city["loads"].append(load)
    made = {load for city in cities for load in city["loads"]}
    for load in loads:
        if load not in made:
            min(cities, key=lambda city: len(city["loads"]))["loads"].append(load)


def _file(
    land: Land, waters: list[Json], cities: list[Json], ports: list[Json], standard: Json
) -> Json:
    coast = {spot for spot, near in land.near.items() if len(near) < 6}
    posts = []
    for spot, terrain in land.spots.items():
        kind = land.taken.get(spot, terrain)
        post: Json = {"id": _name(spot), "row": spot[0], "col": spot[1], "kind": kind}
        post["terrain"] = terrain if kind == terrain else "clear"
        if spot in coast:
            post["coast"] = "the-sea"
        if post["terrain"] == "desert":
            post["desert"] = "the-desert"
        if spot[0] < max(s[0] for s in land.spots) / 4:
            post["region"] = "the-north"
        posts.append(post)
    edges = []
    for spot, nears in land.near.items():
        for near in nears:
            if spot < near:
                crossing, water = land.crossings.get(frozenset((spot, near)), (None, None))
                edges.append([_name(spot), _name(near), crossing, water])
    return {
        "schema": "trackside/board-mileposts/1",
        "game": "china-rails",
        "id": "random",
        "name": "Another China",
        "prices": standard["prices"],
        "surcharges": standard["surcharges"],
        "mileposts": posts,
        "edges": edges,
        "waters": waters,
        "seas": [{"id": "the-sea", "name": "The sea"}],
        "deserts": [{"id": "the-desert", "name": "The desert"}],
        "regions": [{"id": "the-north", "name": "The north"}],
        "cities": cities,
        "ports": ports,
    }
