"""Demand cards and events of a random board: payouts follow from the map, as on the shipped one."""

from __future__ import annotations

import heapq
import math
from random import Random
from typing import Final

from trackside.core.contract import Json

BASE, SLOPE, RISE = 1.85, 1.18, 0.25  # as the payouts of the shipped board
FERRY: Final = 6  # mileposts that a way across the water counts for
MOST_PAYOUT: Final = 500
Way = tuple[int, int]  # cost, mileposts


def cards(rng: Random, board: Json, count: int) -> list[Json]:
    """Three demands each, of three cities and three loads; [] if there are not enough."""
    worth = payouts(board)
    pool = sorted(worth)
    rng.shuffle(pool)
    found: list[Json] = []
    hand: list[tuple[str, str]] = []
    majors = {city["id"] for city in board["cities"] if city["class"] == "major"}
    for city, load in pool * 2:
        clash = any(city == other or load == what for other, what in hand)
        crowd = city in majors and any(other in majors for other, _ in hand)
        if clash or crowd or (city, load) not in worth:
            continue
        hand.append((city, load))
        if len(hand) == 3:
            rows = [[name, what, worth.pop((name, what))] for name, what in hand]
            found.append({"id": len(found) + 1, "demands": rows})
            hand = []
        if len(found) == count:
            return found
    return []


def payouts(board: Json) -> dict[tuple[str, str], int]:
    """Price each load in each city that does not make it."""
    near = _prices(board)
    found: dict[tuple[str, str], int] = {}
    for load in board["loads"]:
        ways = _ways(board, near, load["id"])
        for city in board["cities"]:
            if load["id"] in city["loads"]:
                continue
            cost, steps = _to(board, ways, city)
            value = math.floor(BASE + SLOPE * steps + RISE * max(0, cost - steps))
            found[city["id"], load["id"]] = max(5, min(MOST_PAYOUT, value))
    return found


def _prices(board: Json) -> dict[str, list[tuple[str, int]]]:
    price = {post["id"]: board["prices"][post["terrain"]] for post in board["mileposts"]}
    near: dict[str, list[tuple[str, int]]] = {name: [] for name in price}
    for a, b, crossing, _ in board["edges"]:
        extra = board["surcharges"][crossing] if crossing else 0
        near[a].append((b, price[b] + extra))
        near[b].append((a, price[a] + extra))
    return near


def _ways(board: Json, near: dict[str, list[tuple[str, int]]], load: str) -> dict[str, Way]:
    """Find the cheapest way from a source to every milepost."""
    best: dict[str, Way] = {}
    queue: list[tuple[int, int, str]] = []
    for city in board["cities"]:
        if load in city["loads"] and "milepost" in city:
            queue.append((0, 0, city["milepost"]))
        elif load in city["loads"]:
            queue += [(port["price"], FERRY, port["milepost"]) for port in board["ports"]]
    heapq.heapify(queue)
    while queue:
        cost, steps, at = heapq.heappop(queue)
        if at in best:
            continue
        best[at] = (cost, steps)
        for other, price in near[at]:
            if other not in best:
                heapq.heappush(queue, (cost + price, steps + 1, other))
    return best


def _to(board: Json, ways: dict[str, Way], city: Json) -> Way:
    if "milepost" in city:
        return ways[city["milepost"]]
    cost, steps, price = min((*ways[port["milepost"]], port["price"]) for port in board["ports"])
    return cost + price, steps + FERRY


def events(rng: Random, board: Json, standard: Json) -> list[Json]:
    """Put the events of the shipped board, at places of this one."""
    on_land = [city["id"] for city in board["cities"] if "milepost" in city]
    rivers = [water["id"] for water in board["waters"] if water["kind"] == "river"]
    loads = [load["id"] for load in board["loads"]]
    found = []
    for event in standard["events"]:
        new = dict(event)
        new.pop("source", None)
        if "cities" in new:
            new["cities"] = rng.sample(on_land, min(len(new["cities"]), len(on_land)))
        if "centre" in new:
            new["centre"] = rng.choice(on_land)
        if "rivers" in new:
            new["rivers"] = rng.sample(rivers, min(2, len(rivers)))
        if "loads" in new:
            new["loads"] = sorted(rng.sample(loads, 7))
        for key, name in (("seas", "the-sea"), ("deserts", "the-desert")):
            if key in new:
                new[key] = [name]
        if "region" in new:
            new["region"] = "the-north"
        if event["kind"] == "earthquake":
            new["name"] = "Earthquake"
        found.append(new)
    return found
