"""The map of China Rails for the probes: cities, sources of loads, and the cheapest new track."""

from __future__ import annotations

import heapq

from trackside import games
from trackside.core import boards
from trackside.core.contract import Json

BOARD = boards.shipped(games.package("china-rails"), "standard").data
CITIES = {city["id"]: city for city in BOARD["cities"] if "milepost" in city}
MAJORS = [name for name, city in CITIES.items() if city["class"] == "major"]
SOURCES = {
    load["id"]: [name for name, city in CITIES.items() if load["id"] in city["loads"]]
    for load in BOARD["loads"]
}
RED = {
    at: name for name in MAJORS for at in (CITIES[name]["milepost"], *CITIES[name].get("outer", ()))
}
_PRICES: dict[str, int] = {
    m["id"]: BOARD["prices"][m["kind"].partition("-")[0] if m["id"] in RED else m["kind"]]
    for m in BOARD["mileposts"]
}
FAR = 10_000


def _neighbours() -> dict[str, list[tuple[str, int]]]:
    near: dict[str, list[tuple[str, int]]] = {m["id"]: [] for m in BOARD["mileposts"]}
    for a, b, water, _ in BOARD["edges"]:
        more = BOARD["surcharges"].get(water, 0)
        near[a].append((b, more))
        near[b].append((a, more))
    return near


NEAR = _neighbours()


class Ways:
    """The cheapest ways over own and new track from some mileposts to everywhere."""

    def __init__(self, view: Json, seat: int, roots: list[str]) -> None:
        self.track: dict[str, int] = view["board"]["track"]
        self.seat = seat
        self.cost = dict.fromkeys(roots, 0)
        self.before: dict[str, str] = {}
        queue = [(0, root) for root in roots]
        while queue:
            spent, at = heapq.heappop(queue)
            if spent > self.cost[at]:
                continue
            for to, more in NEAR[at]:
                total = spent + self.price(at, to, more)
                if total < self.cost.get(to, FAR):
                    self.cost[to], self.before[to] = total, at
                    heapq.heappush(queue, (total, to))

    def owner(self, a: str, b: str) -> int | None:
        return self.track.get(f"{a}-{b}", self.track.get(f"{b}-{a}"))

    def price(self, at: str, to: str, water: int) -> int:
        owner = self.owner(at, to)
        if owner == self.seat or (at in RED and RED[at] == RED.get(to)):
            return 0
        return FAR if owner is not None else _PRICES[to] + water

    def to(self, city: str) -> int:
        return self.cost.get(CITIES[city]["milepost"], FAR)

    def steps(self, city: str) -> int:
        """The mileposts of the way to a city."""
        at, count = CITIES[city]["milepost"], 0
        while at in self.before:
            at, count = self.before[at], count + 1
        return count

    def missing(self, city: str) -> list[tuple[str, str]]:
        """The track that has to be built to a city, in order."""
        at, path = CITIES[city]["milepost"], []
        while at in self.before:
            path.append((self.before[at], at))
            at = self.before[at]
        return [(a, b) for a, b in reversed(path) if self.price(a, b, 1)]


def network(view: Json, seat: int) -> list[str]:
    """The mileposts of the own track that the train can reach; of all, while there is no train."""
    own = [edge.split("-") for edge, owner in view["board"]["track"].items() if owner == seat]
    at = view["seats"][seat]["at"]
    if at is None or not own:
        return sorted({end for edge in own for end in edge})
    near: dict[str, list[str]] = {}
    for a, b in own:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    found, edge = {at}, [at]
    while edge:
        here = edge.pop()
        red = [other for other in RED if RED[other] == RED.get(here)]
        fresh = {*near.get(here, []), *red} - found
        found |= fresh
        edge += fresh
    return sorted(found)
