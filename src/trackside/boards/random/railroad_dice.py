"""A land of squares that nobody has built in: hills, lakes and rivers, cities and countries."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Final

from trackside.boards.random.noise import Noise, names, slug_of
from trackside.core.boards import shipped
from trackside.core.contract import Json
from trackside.games import package

Spot = tuple[int, int]  # row, column

SIZES: Final = ("small", "medium", "large")
SHAPES: Final = ("whole", "island", "long")
REACH: Final = {"small": 0.74, "medium": 0.88, "large": 1.0}
CITIES: Final = {"small": 50, "medium": 64, "large": 80}
RIVERS: Final = {"small": 6, "medium": 9, "large": 12}
ROWS, COLUMNS, SECTOR = 42, 28, 7
LEAST_DRY = 300  # squares of land
LEAST_LAND = 12  # squares of a sector; fewer, and no line finds a way through
MOUNTAIN, WATER = 0.66, 0.24
COLOURS: Final = ("red", "yellow", "purple", "blue", "green")
QUOTA: Final = {"red": 15, "yellow": 14, "purple": 14, "blue": 13, "green": 11}
STARTS: Final = ("saarbruecken", "rosenheim", "sassnitz", "kiel")
MOST_ABROAD = 26
LONGEST_RIVER = 60
HEADS: Final = (
    *("Alten", "Birken", "Blumen", "Buchen", "Dorn", "Eichen", "Erlen", "Falken", "Finken"),
    *("Forst", "Gold", "Grün", "Hasel", "Hirsch", "Hoch", "Holz", "Kirch", "Klein", "Linden"),
    *("Mühl", "Neu", "Nieder", "Ober", "Rosen", "Schön", "Stein", "Tannen", "Unter", "Wald"),
    *("Weiden", "Wolfs", "Ziegel"),
)
TAILS: Final = ("au", "bach", "berg", "brück", "burg", "dorf", "feld", "hausen", "heim", "stadt")
COUNTRIES: Final = (("NO", "Nordmark"), ("OS", "Ostland"), ("SU", "Südreich"), ("WE", "Westland"))


@dataclass
class Land:
    """What has been drawn so far."""

    rng: Random
    kinds: dict[Spot, str]
    start: Spot
    squares: dict[Spot, Json] = field(default_factory=dict)


def sketch(rng: Random, size: str, shape: str) -> Json | None:
    """Sketch a board that the game may find fit."""
    land = _land(rng, size, shape)
    if land is None or not _settle_abroad(land):
        return None
    rivers = _rivers(land, RIVERS[size])
    cities = _cities(land, CITIES[size])
    starts = _starts(land)
    if len(starts) < len(STARTS) or not _paint(land, cities):
        return None
    return _file(land, cities, rivers, starts)


def _near(spot: Spot) -> list[Spot]:
    row, col = spot
    beside = ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
    return [(r, c) for r, c in beside if 0 <= r < ROWS and 0 <= c < COLUMNS]


def _sector(spot: Spot) -> Spot:
    return spot[0] // SECTOR, spot[1] // SECTOR


def _name(spot: Spot) -> str:
    return f"r{spot[0]:02d}c{spot[1]:02d}"


def _land(rng: Random, size: str, shape: str) -> Land | None:
    home = (rng.choice((2, 3)), rng.choice((1, 2)))  # the sector of the start, far from the rim
    start = (home[0] * SECTOR + 3, home[1] * SECTOR + rng.randint(2, 4))
    shore, height = Noise(rng, 9.0), Noise(rng, 6.0)
    dry = {
        (row, col)
        for row in range(1, ROWS - 1)
        for col in range(1, COLUMNS - 1)
        if _sector((row, col)) == home
        or _inland(shape, row, col) * REACH[size] + (shore(col, row) - 0.5) * 0.7 > 1 - REACH[size]
    }
    dry = _passable(dry, start)
    if not dry:
        return None
    kinds = {
        (row, col): "foreign" if (row + col * 1.4 > 40) != (home[1] == 1) else "sea"
        for row in range(ROWS)
        for col in range(COLUMNS)
    }
    for spot in sorted(dry):
        high = height(spot[1], spot[0])
        kinds[spot] = "mountain" if high > MOUNTAIN else "water" if high < WATER else "plain"
    for spot in (start, *_near(start)):
        kinds[spot] = "plain"
    return Land(rng, kinds, start)


def _inland(shape: str, row: int, col: int) -> float:
    """How far from the rim, before noise: 1 in the middle, 0 at the shore."""
    u, v = (col - 13.5) / 13.5, (row - 20.5) / 20.5
    match shape:
        case "island":
            return 1.02 - math.hypot(u, v)
        case "long":
            return min(1 - abs(u + 0.25 * math.sin(v * 3)) / 0.72, 1.1 - abs(v))
    return 1.25 - max(abs(u), abs(v))


def _passable(dry: set[Spot], start: Spot) -> set[Spot]:
    """Without corners of sectors in which a line would be stuck; none if little is left."""
    for _ in range(8):
        dry = _piece(dry, start)
        counts: dict[Spot, int] = {}
        for spot in dry:
            counts[_sector(spot)] = counts.get(_sector(spot), 0) + 1
        poor = {sector for sector, count in counts.items() if count < LEAST_LAND}
        lonely = {
            spot for spot in dry if sum(near in dry for near in _near(spot)) < 2 and spot != start
        }
        if not poor and not lonely:
            return dry if len(dry) > LEAST_DRY else set()
        dry = {spot for spot in dry if _sector(spot) not in poor} - lonely
    return set()


def _piece(dry: set[Spot], start: Spot) -> set[Spot]:
    seen, queue = {start}, [start]
    while queue:
        new = [near for near in _near(queue.pop()) if near in dry and near not in seen]
        seen.update(new)
        queue += new
    return seen


def _is_land(land: Land, spot: Spot) -> bool:
    return land.kinds[spot] in ("plain", "mountain", "water")


def _settle_abroad(land: Land) -> bool:
    """Squares of other countries: beside land, and only of their own sector."""
    free = []
    for spot, kind in land.kinds.items():
        home = [near for near in _near(spot) if _is_land(land, near)]
        inside = all(_sector(near) == _sector(spot) for near in home)
        if kind in ("sea", "foreign") and home and inside and _sector(spot) != _sector(land.start):
            free.append(spot)
    land.rng.shuffle(free)
    chosen: list[Spot] = []
    for spot in free:
        far = all(abs(spot[0] - o[0]) + abs(spot[1] - o[1]) > 3 for o in chosen)
        if far and len(chosen) < MOST_ABROAD:
            chosen.append(spot)
    for spot in chosen:
        land.kinds[spot] = "abroad"
        land.squares[spot] = {"country": _country(spot)}
    return len({_sector(spot) for spot in chosen}) >= len(STARTS)


def _country(spot: Spot) -> str:
    u, v = (spot[1] - 13.5) / 13.5, (spot[0] - 20.5) / 20.5
    if abs(u) > abs(v):
        return "OS" if u > 0 else "WE"
    return "SU" if v > 0 else "NO"


def _starts(land: Land) -> list[Spot]:
    """Two in the south and two in the north, in four sectors."""
    abroad = sorted(spot for spot, kind in land.kinds.items() if kind == "abroad")
    found: list[Spot] = []
    for row in (abroad[::-1], abroad):
        for spot in row:
            if all(_sector(spot) != _sector(other) for other in found):
                found.append(spot)
            if len(found) in (2, 4) and found[-1] == spot:
                break
    return found


def _rivers(land: Land, count: int) -> list[Json]:
    """From the heights to the shore, square by square; where one meets another, it ends."""
    rng, found = land.rng, list[Json]()
    heights = [spot for spot, kind in land.kinds.items() if kind == "mountain"]
    called = names(
        rng,
        (
            "Alb",
            "Dosse",
            "Elz",
            "Fils",
            "Gers",
            "Ilm",
            "Jagst",
            "Lahn",
            "Nidd",
            "Ohre",
            "Prims",
            "Rott",
            "Sieg",
            "Tauber",
            "Unstr",
            "Wied",
        ),
        ("", "a", "er"),
        count,
    )
    for name in called:
        at = rng.choice(heights) if heights else land.start
        side = rng.choice(((-1, 0), (1, 0), (0, 1), (0, -1)))
        chain: list[Spot] = []
        while len(chain) < LONGEST_RIVER and _carries(land, at) and at not in chain:
            chain.append(at)
            if "river" in land.squares.get(at, {}):
                break
            turn = side if rng.random() < 0.62 else rng.choice((side[::-1], (-side[1], -side[0])))
            at = (at[0] + turn[0], at[1] + turn[1])
        if len(chain) > 4:
            river = {"id": slug_of(name), "name": name, "squares": [_name(spot) for spot in chain]}
            found.append(river)
            for spot in chain:
                land.squares.setdefault(spot, {}).setdefault("river", river["id"])
    return found


def _carries(land: Land, spot: Spot) -> bool:
    """Whether a river or a city may lie here."""
    return land.kinds.get(spot) in ("plain", "mountain") and (
        abs(spot[0] - land.start[0]) + abs(spot[1] - land.start[1]) > 1
    )


def _cities(land: Land, count: int) -> list[tuple[str, list[Spot]]]:
    """Of one to four squares, in one sector each, with open land between them."""
    rng = land.rng
    free = [spot for spot in land.kinds if _carries(land, spot) and spot not in land.squares]
    rng.shuffle(free)
    open_ground, found = set(free), list[tuple[str, list[Spot]]]()
    called = names(rng, HEADS, TAILS, count)
    taken: set[Spot] = set()
    for spot in free:
        if len(found) == count:
            break
        wanted = rng.choices((1, 2, 3, 4), (60, 27, 8, 5))[0]
        town = _town(rng, spot, wanted, open_ground - taken)
        beside = {near for each in town for near in _near(each)}
        if town and not beside & taken and not set(town) & taken:
            found.append((called[len(found)], town))
            taken |= set(town)
    return found


def _town(rng: Random, spot: Spot, wanted: int, free: set[Spot]) -> list[Spot]:
    town = [spot] if spot in free else []
    while town and len(town) < wanted:
        more = sorted(
            near
            for each in town
            for near in _near(each)
            if near in free and near not in town and _sector(near) == _sector(spot)
        )
        if not more:
            break
        town.append(rng.choice(more))
    return town


def _paint(land: Land, cities: list[tuple[str, list[Spot]]]) -> bool:
    """Every company gets its squares, no colour twice in a city; the rest is white."""
    left = dict(QUOTA)
    rooms = [(town, spot) for _, town in cities for spot in town]
    land.rng.shuffle(rooms)
    colour: dict[Spot, str] = {}
    for town, spot in rooms:
        here = {colour.get(each) for each in town}
        open_colours = [each for each in COLOURS if left[each] and each not in here]
        if open_colours:
            chosen = max(open_colours, key=lambda each: (left[each], land.rng.random()))
            left[chosen] -= 1
            colour[spot] = chosen
    for name, town in cities:
        for spot in town:
            entry = {"city": slug_of(name), "station": colour.get(spot, "white")}
            land.squares.setdefault(spot, {}).update(entry, cost=5 if len(town) > 2 else 3)
    return max(left.values()) <= 2


def _file(
    land: Land, cities: list[tuple[str, list[Spot]]], rivers: list[Json], starts: list[Spot]
) -> Json:
    standard = shipped(package("railroad-dice-germany"), "standard").data
    used = {entry["country"] for entry in land.squares.values() if "country" in entry}
    return {
        "schema": standard["schema"],
        "game": standard["game"],
        "id": "random",
        "name": "Another land",
        **{key: standard[key] for key in ("columns", "rows", "sector", "companies")},
        "start": {"square": _name(land.start), "runs": "NS"},
        "variant_starts": [
            {"id": name, "square": _name(spot)} for name, spot in zip(STARTS, starts)
        ],
        "countries": [{"id": key, "name": name} for key, name in COUNTRIES if key in used],
        "rivers": rivers,
        "cities": [{"id": slug_of(name), "name": name} for name, _ in cities],
        "squares": [
            {"id": _name(spot), "kind": kind, **land.squares.get(spot, {})}
            for spot, kind in land.kinds.items()
        ],
    }
