"""Boards that share nothing with the shipped ones: other names, another size, other places."""

from __future__ import annotations

import math
from functools import cache
from random import Random
from typing import Any

from trackside.boards.random import random_board
from trackside.core import boards
from trackside.games import package

Json = dict[str, Any]
ISLE = (
    *("Avonport", "Brackwater", "Cinderford", "Dunmere", "Eastwick", "Fallowfield"),
    *("Grimsby Head", "Holloway", "Inverlochy", "Jarrow", "Kingsbridge", "Longstone"),
    *("Marlow Cross", "Netherby", "Oakham", "Pennywell", "Quarrydown", "Ravenscar", "Saltash"),
    *("Thornbury", "Underhill", "Vale of Rose", "Westerham", "Yarmouth"),
)
SOUTH = (
    *("Adelaide", "Ballarat", "Canberra", "Darwin", "Esperance", "Fremantle", "Geelong", "Hobart"),
    *("Ipswich", "Junee", "Kalgoorlie", "Launceston", "Melbourne", "Newcastle", "Orange", "Perth"),
    *("Queanbeyan", "Rockhampton", "Sydney", "Townsville", "Ulladulla", "Victor Harbor"),
    *("Wagga Wagga", "Alice Springs"),
)
COLOURS = ("blue",) * 9 + ("violet",) * 9 + ("red",) * 3 + ("yellow",) * 3


@cache
def own_board(slug: str) -> Json:
    """One of each kind."""
    match slug:
        case "german-railways":
            return isle()
        case "volldampf":
            return far_south()
    return random_board(slug, "1", "small")


def isle() -> Json:
    """An oval of hexes with a lake in it."""
    rng = Random(4)
    oval = [
        (row, col)
        for row in range(14)
        for col in range(18)
        if math.hypot((row - 6.5) / 7, (col - 8.5) / 9) < 1.02
        and not (4 <= row <= 6 and 12 <= col <= 13)
    ]
    towns = dict(zip(rng.sample(oval, len(ISLE)), ISLE))
    hexes: list[Json] = []
    for row, col in oval:
        name = f"H{row}x{col}"
        terrain = rng.choice(["plain"] * 5 + ["hill"] * 2 + ["mountain"])
        entry: Json = {"id": name, "row": row, "col": col, "terrain": terrain, "place": name}
        if (row, col) in towns:
            entry |= {"city": towns[row, col], "income": 1 + len(towns[row, col]) % 3 // 2}
        hexes.append(entry)
    homes = [each["id"] for each in hexes if "city" in each]
    standard = boards.shipped(package("german-railways"), "standard").data
    companies = [{**each, "home": home} for each, home in zip(standard["companies"], homes[::3])]
    head = {key: standard[key] for key in ("schema", "game", "terrains")}
    rest = {"companies": companies, "hexes": hexes, "link": [homes[0], homes[-1]]}
    return {**head, "id": "isle", "name": "The isle", **rest}


def far_south() -> Json:
    """Cities on the other side of the globe, links that do not cross."""
    rng = Random(11)
    spots: list[tuple[float, float]] = []
    while len(spots) < len(SOUTH):
        spot = (rng.uniform(115, 153), rng.uniform(-38, -16))
        if all(math.dist(spot, other) > 4.2 for other in spots):
            spots.append(spot)
    standard = boards.shipped(package("volldampf"), "standard").data
    links: list[tuple[int, int]] = []
    pairs = [(math.dist(spots[i], spots[j]), j, i) for i in range(len(spots)) for j in range(i)]
    for _, a, b in sorted(pairs):
        if not any(_cross(spots, (a, b), other) for other in links):
            links.append((a, b))
    colours = [card["colour"] for card in standard["route_cards"]]
    head = {key: standard[key] for key in ("schema", "game", "route_cards", "goods")}
    return {
        **head,
        "id": "south",
        "name": "The far south",
        "cities": [
            {
                "id": f"C{at}",
                "name": name,
                "colour": COLOURS[at],
                "country": "german" if COLOURS[at] in ("blue", "violet") else "foreign",
                "lat": round(spots[at][1], 2),
                "lon": round(spots[at][0], 2),
            }
            for at, name in enumerate(SOUTH)
        ],
        "links": [
            {"id": f"C{a}-C{b}", "a": f"C{a}", "b": f"C{b}", "colour": colours[n % 6], "cost": 4}
            for n, (a, b) in enumerate(links[:56])
        ],
        "goods_cards": [
            {"id": f"K{n}", "cities": [f"C{(n * 3 + k * 5) % 24}" for k in range(3)]}
            for n in range(18)
        ],
    }


def _cross(spots: list[tuple[float, float]], one: tuple[int, int], two: tuple[int, int]) -> bool:
    if set(one) & set(two):
        return False
    (a, b), (c, d) = ([spots[at] for at in pair] for pair in (one, two))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
