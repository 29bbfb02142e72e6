"""What a trip consists of, and what of it a seat has: stops, loads aboard, demands in hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from trackside.games.china_rails.state import Table
from trackside.kit.bits import BIT
from trackside.kit.spread import Reach


class Stop:
    """Take `load` in `city`, or deliver it there for `demand`."""

    def __init__(self, city: int, load: int, demand: int, delivers: bool) -> None:
        self.city = city
        self.load = load
        self.demand = demand
        self.delivers = delivers

    def key(self) -> tuple[int, int, int, bool]:
        """Return a key: two stops that share it are the same stop."""
        return self.city, self.load, self.demand, self.delivers


class Trip:
    """Stops, the way between them, and what has to be built and bought first."""

    def __init__(self, stops: list[Stop]) -> None:
        self.stops = stops
        self.cost = 0
        self.steps = 0
        self.payout = 0
        self.edges: list[tuple[int, int]] = []  # edge, direction
        self.ports: list[int] = []  # links to buy
        self.route: list[int] = []
        self.places: list[int] = []  # the milepost of each stop
        self.turns = 0.5  # as it was planned, and so the score
        self.score = 0.0

    def copy(self) -> Trip:
        """Return a trip that can be changed without changing this one."""
        new = Trip(list(self.stops))
        new.cost, new.steps, new.payout = self.cost, self.steps, self.payout
        new.edges, new.ports = list(self.edges), list(self.ports)
        new.route, new.places = list(self.route), list(self.places)
        return new


class Leg:
    """A trip so far: where it has come to, and the track that it has planned."""

    def __init__(self, trip: Trip, planned: vec[u8], at: int) -> None:
        self.trip = trip
        self.planned = planned
        self.at = at
        self.reach: Reach | None = None


def cargo(state: Table, seat: int) -> list[int]:
    """Return the loads aboard the train."""
    return [int(item) - 1 for item in state.cargo[seat * 3 : seat * 3 + 3] if item]


def loads_to_deliver(stops: list[Stop]) -> list[int]:
    """Return loads that a row of stops delivers without taking them first."""
    taken: list[int] = []
    found: list[int] = []
    for stop in stops:
        if not stop.delivers:
            taken.append(stop.load)
        elif stop.load in taken:
            taken.remove(stop.load)
        else:
            found.append(stop.load)
    return found


def subtract(loads: list[int], needed: list[int]) -> list[int]:
    """Return what is left of some loads when those that are needed are taken away."""
    left = list(loads)
    for load in needed:
        if load in left:
            left.remove(load)
    return left


def demands_of(state: Table, seat: int) -> list[int]:
    """Return the demands on the cards of this seat, three a card."""
    cards = [int(card) for card in state.hand[seat * 3 : seat * 3 + 3] if card >= 0]
    return [3 * card + line for card in cards for line in range(3)]


def is_own(state: Table, seat: int, m: int) -> bool:
    """Tell whether the seat's track touches the milepost."""
    return bool(int(state.touch[m]) & BIT[seat])
