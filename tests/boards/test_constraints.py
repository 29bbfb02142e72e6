"""Constraints of the fact sheets that lie between many entries of a board."""

from __future__ import annotations

import math
from collections import Counter, deque
from functools import cache
from heapq import heappop, heappush
from typing import Any

import pytest

from boards.damage import whole

Graph = dict[str, set[str]]


def distances(graph: Graph, start: str) -> dict[str, int]:
    found, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in graph[here]:
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


# German Railways


@cache
def hexes() -> dict[str, Any]:
    return {each["id"]: each for each in whole("german-railways")["hexes"]}


@cache
def places() -> Graph:
    """Places and their neighbours, from the drawing of the rows and not from the engine."""
    spots = {
        (each["row"], 2 * each["col"] + (each["row"] % 2 == 0)): each for each in hexes().values()
    }
    graph: Graph = {each["place"]: set() for each in spots.values()}
    for (row, x), each in spots.items():
        for dy, dx in ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)):
            other = spots.get((row + dy, x + dx))
            if other and other["place"] != each["place"]:
                graph[each["place"]].add(other["place"])
    return graph


def place(city: str) -> str:
    return next(str(each["place"]) for each in hexes().values() if each.get("city") == city)


@cache
def homes() -> dict[str, str]:
    companies = whole("german-railways")["companies"]
    return {each["id"]: hexes()[each["home"]]["place"] for each in companies}


def test_homes_and_their_terrains() -> None:
    """B-1."""
    found = {
        code: (hexes()[home]["city"], hexes()[home]["terrain"]) for code, home in homes().items()
    }
    assert found == {
        "PO": ("Königsberg", "plain"),
        "NME": ("Breslau", "plain"),
        "KSS": ("Leipzig", "plain"),
        "KBS": ("München", "mountain"),
        "MWB": ("Kassel", "mountain"),
        "GBS": ("Mannheim", "hill"),
        "CME": ("Essen", "plain"),
        "BHE": ("Wittenberge", "plain"),
    }


def test_shortest_ways_to_berlin() -> None:
    """B-14: placements beyond home on an empty board, Berlin included; no homes are neighbours."""
    berlin = distances(places(), "Berlin")
    found = {code: berlin[home] for code, home in homes().items()}
    assert found == {
        "KSS": 3,
        "BHE": 4,
        "NME": 7,
        "MWB": 7,
        "CME": 10,
        "KBS": 11,
        "GBS": 11,
        "PO": 13,
    }
    for home in homes().values():
        assert not places()[home] & set(homes().values())


def test_halle_lies_beside_a_mountain_that_two_companies_reach() -> None:
    """B-4."""
    halle = place("Halle")
    assert hexes()[halle]["terrain"] == "plain"
    assert any(hexes()[near]["terrain"] == "mountain" for near in places()[halle])
    assert distances(places(), homes()["KSS"])[halle] == 1
    assert distances(places(), homes()["MWB"])[halle] <= 4


def test_posen_is_in_reach_of_both_eastern_companies() -> None:
    """B-5."""
    posen = distances(places(), place("Posen"))
    assert posen[homes()["NME"]] <= 4
    assert posen[homes()["PO"]] <= 10


def test_bhe_can_join_five_cities_for_nine() -> None:
    """B-3, B-8: Wittenberge, Hamburg, Lübeck, Kiel and Berlin, with 12 more locomotives."""
    cities = ["Wittenberge", "Hamburg", "Lübeck", "Kiel", "Berlin"]
    income = {each["city"]: each["income"] for each in hexes().values() if "city" in each}
    assert sum(income[each] for each in cities) == 9
    legs = [
        ("Wittenberge", "Berlin"),
        ("Wittenberge", "Hamburg"),
        ("Hamburg", "Lübeck"),
        ("Lübeck", "Kiel"),
    ]
    assert sum(distances(places(), place(a))[place(b)] for a, b in legs) <= 12


def test_every_neighbour_of_berlin_is_an_approach() -> None:
    """B-7, B-13."""
    around = places()["Berlin"]
    assert {hexes()[each]["terrain"] for each in around} == {"approach"}
    assert around == {each["id"] for each in hexes().values() if each["terrain"] == "approach"}
    assert len(around) == 9


# China Rails


@cache
def china() -> dict[str, Any]:
    return whole("china-rails")


@cache
def lattice() -> Graph:
    graph: Graph = {each["id"]: set() for each in china()["mileposts"]}
    for a, b, *_ in china()["edges"]:
        graph[a].add(b)
        graph[b].add(a)
    return graph


@cache
def cities() -> dict[str, Any]:
    return {each["id"]: each for each in china()["cities"]}


@cache
def posts() -> dict[str, Any]:
    return {each["id"]: each for each in china()["mileposts"]}


def test_edges_join_neighbours_of_the_triangular_lattice() -> None:
    for a, b, *_ in china()["edges"]:
        (r1, x1), (r2, x2) = (
            (posts()[m]["row"], 2 * posts()[m]["col"] + posts()[m]["row"] % 2) for m in (a, b)
        )
        assert (abs(r1 - r2), abs(x1 - x2)) in ((0, 2), (1, 1)), (a, b)


def test_cities_lie_apart_and_off_the_desert() -> None:
    """Section 3, constraint 2."""
    spots = {each["milepost"]: name for name, each in cities().items() if "milepost" in each}
    for spot, name in spots.items():
        near = {other for other, steps in distances(lattice(), spot).items() if 0 < steps < 2}
        assert not near & set(spots), name
        assert posts()[spot]["terrain"] != "desert", name


def test_every_city_can_be_reached_by_land() -> None:
    """Constraint 5: without the ferry, and without arms of the sea."""
    dry: Graph = {name: set() for name in lattice()}
    for a, b, crossing, _ in china()["edges"]:
        if crossing != "inlet":
            dry[a].add(b)
            dry[b].add(a)
    reached = distances(dry, cities()["beijing"]["milepost"])
    assert all(each["milepost"] in reached for each in cities().values() if "milepost" in each)


def without(water: str) -> Graph:
    """The lattice without any crossing of water that stops a walk round this river's banks."""
    graph: Graph = {name: set() for name in lattice()}
    also = {frozenset(each[:2]): each[2] for each in china()["also"]}
    for a, b, crossing, name in china()["edges"]:
        if (
            name != water
            and also.get(frozenset((a, b))) != water
            and crossing not in ("lake", "inlet")
        ):
            graph[a].add(b)
            graph[b].add(a)
    return graph


@pytest.mark.parametrize(
    ("river", "one", "other"),
    [
        ("yangtze", "nanjing", "hefei"),
        ("yangtze", "wuhan", "zhengzhou"),
        ("yangtze", "chengdu", "kunming"),
        ("yangtze", "hangzhou", "xuzhou"),
        ("yellow-river", "jinan", "tianjin"),
        ("yellow-river", "zhengzhou", "taiyuan"),
        ("yellow-river", "xian", "datong"),
    ],
)
def test_great_rivers_have_no_gap(river: str, one: str, other: str) -> None:
    """On the two banks, and the only dry way leads round the source, far in the west."""
    start, end = cities()[one]["milepost"], cities()[other]["milepost"]
    assert distances(lattice(), start)[end] <= 12
    around = distances(without(river), start).get(end, 999)
    assert around >= 30


def test_manchuria() -> None:
    """Constraint 6."""
    inside = {each["id"] for each in china()["mileposts"] if each.get("region") == "manchuria"}
    for name in ("shenyang", "changchun", "harbin", "qiqihar"):
        assert cities()[name]["milepost"] in inside
    assert any(posts()[each]["terrain"] == "alpine" for each in inside)


def test_loads_sources_and_chips() -> None:
    """Constraint 8."""
    sources = Counter(load for each in cities().values() for load in each["loads"])
    assert set(sources) == {each["id"] for each in china()["loads"]}
    assert all(1 <= count <= 4 for count in sources.values())
    assert all(1 <= len(each["loads"]) <= 3 for each in cities().values())
    taiwan = {
        load for each in cities().values() if each["class"] == "taiwan" for load in each["loads"]
    }
    assert {"imports", "fish"} <= taiwan
    assert {each["chips"] for each in china()["loads"]} == {3, 4}
    assert 27 <= len(china()["loads"]) <= 30


@cache
def demands() -> list[tuple[str, str, int]]:
    return [tuple(each) for card in china()["demands"] for each in card["demands"]]


def test_demand_cards() -> None:
    """Constraints 9 and 10."""
    assert len(demands()) == 408
    assert len({(city, load) for city, load, _ in demands()}) == 408
    limit = sorted(pay for *_, pay in demands())[408 * 60 // 100]
    for card in china()["demands"]:
        places_, loads, pays = zip(*card["demands"])
        assert len(set(places_)) == len(set(loads)) == 3
        kinds = [cities()[each]["class"] for each in places_]
        assert kinds.count("major") <= 1
        assert kinds.count("taiwan") <= 1
        assert min(pays) < limit
    asked = Counter(city for city, *_ in demands())
    wanted = {"major": 16, "medium": 10, "small": 6, "taiwan": 6}
    assert all(asked[name] == wanted[each["class"]] for name, each in cities().items())
    festive = next(each["loads"] for each in china()["events"] if each["kind"] == "new-year")
    for name, each in cities().items():
        if each["class"] == "major":
            assert sum(city == name and load in festive for city, load, _ in demands()) >= 4


REMOTE = {
    "lhasa": 3,
    "kashgar": 3,
    "hotan": 3,
    "golmud": 2,
    "hailar": 2,
    "jiamusi": 2,
    "urumqi": 2,
    "hami": 1,
    "jiayuguan": 1,
    "zhanjiang": 1,
}
FERRY_STEPS, TRANSFER_STEPS = 6, 9


@cache
def ways() -> dict[str, list[tuple[str, int]]]:
    """Neighbours and the cost of building there: cities as clear, red areas free."""
    prices, extra = china()["prices"], china()["surcharges"]
    red = {
        m: name
        for name, each in cities().items()
        for m in (each.get("milepost"), *each.get("outer", []))
        if each["class"] == "major"
    }
    small = {each["milepost"] for each in cities().values() if "milepost" in each}
    found: dict[str, list[tuple[str, int]]] = {name: [] for name in lattice()}
    for a, b, crossing, _ in china()["edges"]:
        for u, v in ((a, b), (b, a)):
            inside = u in red and red[u] == red.get(v)
            ground = 1 if v in red or v in small else prices[posts()[v]["terrain"]]
            found[u].append((v, 0 if inside else ground + (extra[crossing] if crossing else 0)))
    return found


def routes(start: str) -> dict[str, tuple[int, int]]:
    """Steps and cost of the cheapest route to each milepost; of two as cheap, the shorter."""
    ferry = next(each for each in china()["ports"] if each["kind"] == "ferry")
    ends = [ferry["milepost"], cities()[ferry["other"]]["milepost"]]
    best: dict[str, tuple[int, int]] = {}
    heap = [(0, 0, start)]
    while heap:
        cost, steps, here = heappop(heap)
        if here in best:
            continue
        best[here] = (steps, cost)
        for there, price in ways()[here]:
            heappush(heap, (cost + price, steps + 1, there))
        if here in ends:
            heappush(heap, (cost + ferry["price"], steps + FERRY_STEPS, ends[1 - ends.index(here)]))
    return best


@cache
def all_routes() -> dict[str, dict[str, tuple[int, int]]]:
    starts = [each["milepost"] for each in cities().values() if "milepost" in each]
    starts += [each["milepost"] for each in china()["ports"] if each["kind"] == "container"]
    return {start: routes(start) for start in starts}


def between(source: str, goal: str) -> tuple[int, int]:
    a, b = cities()[source].get("milepost"), cities()[goal].get("milepost")
    if a and b:
        return all_routes()[a][b]
    found = []
    for port in china()["ports"]:
        if port["kind"] == "container":
            quay = port["milepost"]
            steps, cost = all_routes()[a][quay] if a else all_routes()[quay][str(b)]
            found.append((steps + TRANSFER_STEPS, cost + port["price"]))
    return min(found, key=lambda way: (sum(way), way[0]))


def payout(city: str, load: str) -> int:
    across = cities()[city]["class"] == "taiwan"
    sources = [name for name, each in cities().items() if load in each["loads"]]
    sources = [name for name in sources if not (across and cities()[name]["class"] == "taiwan")]
    steps, cost = min((between(name, city) for name in sources), key=lambda way: (sum(way), way[0]))
    return math.floor(
        1.85 + 1.18 * steps + 0.25 * max(0, cost - steps) + REMOTE.get(city, 0) + 1e-9
    )


def test_payouts_follow_the_formula() -> None:
    """Constraint 11: by formula only; wood to Fuzhou pays 54, and Taipei asks for silk."""
    paid = {(city, load): pay for city, load, pay in demands()}
    assert paid["fuzhou", "wood"] == payout("fuzhou", "wood") == 54
    assert ("taipei", "silk") in paid
    differ = {pair: (pay, payout(*pair)) for pair, pay in paid.items() if pay != payout(*pair)}
    assert differ == {}
