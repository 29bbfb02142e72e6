"""Trips over one or two demands: what `easy` and `normal` plan.

A trip is a row of stops, each a pick-up or a delivery, with the track that has to be built for
it; the best one gains the most per turn.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.china_rails.plan.stops import Leg, Stop, Trip, cargo, demands_of, is_own
from trackside.bots.china_rails.plan.track import (
    NOBODY,
    add_way,
    price_of_link,
    touch_ports,
)
from trackside.bots.china_rails.plan.ways import PER_MILLION, Country, distance
from trackside.games.china_rails.components import CAPACITY, TAIWAN
from trackside.games.china_rails.reach import network_of
from trackside.games.china_rails.rules import loads, movement, track
from trackside.games.china_rails.state import Table
from trackside.kit.bits import BIT
from trackside.kit.spread import FAR, Reach

Key = tuple[tuple[int, int, int, bool], ...]
# What a trip that is not yet thought out can score at most, negative; a number to tell equal ones
# apart; and its stops.
OpenEnd = tuple[float, int, list[Stop]]
MOST_WAYS: Final = 50  # looked for in a decision: a few milliseconds


class TripOptions:
    """How a player chooses trips."""

    def __init__(self, together: int, shortlist: int, track_counts: float) -> None:
        self.together = together  # demands in a trip
        self.shortlist = shortlist  # single trips that are tried in pairs
        self.track_counts = track_counts  # how much of the building cost a trip has to earn
        self.banned: set[int] = set()  # demands that came to nothing


def best_trip(state: Table, seat: int, options: TripOptions) -> Trip | None:
    """Return the trip with the best gain per turn that the cash allows; None: better cards are
    wanted."""
    found = good_trips(state, seat, options)
    return found[0] if found else None


def good_trips(state: Table, seat: int, options: TripOptions) -> list[Trip]:
    """Return the best trip and others that came near it, best first; all bring something."""
    planner = TripPlanner(state, seat, options)
    alone = singles(planner)
    found = list(alone)
    if options.together > 1:
        found += pairs(planner, alone)
    found = [trip for trip in found if trip.score > 0]
    return sorted(found, key=lambda trip: -trip.score)


def trip_along(state: Table, seat: int, stops: list[Stop], options: TripOptions) -> Trip | None:
    """Return the trip to these stops, from where the train is now."""
    return TripPlanner(state, seat, options).plan(stops)


def singles(planner: TripPlanner) -> list[Trip]:
    """Return the best trips for one demand, best first. Those that look best after the pick-up are
    planned to their end first; the others only while they could still be among the best."""
    options = planner.options
    open_ends: list[OpenEnd] = []
    for number, stops in enumerate(_single_stops(planner.state, planner.seat)):
        hope = planner.hope(stops, len(stops) - 1)
        if hope is not None and stops[-1].demand not in options.banned:
            open_ends.append((-hope, number, stops))
    open_ends.sort(key=lambda row: row[:2])
    wanted = max(options.shortlist, 1)
    best: list[tuple[float, int, Trip]] = []
    for below, number, stops in open_ends:
        if len(best) == wanted and best[-1][0] < below:
            break
        trip = planner.plan(stops)
        if trip is not None:
            best.append((-trip.score, number, trip))
            best.sort(key=lambda row: row[:2])
            del best[wanted:]
    return [trip for _, _, trip in best]


def _single_stops(state: Table, seat: int) -> list[list[Stop]]:
    facts = state.facts
    aboard = cargo(state, seat)
    found = []
    for demand in demands_of(state, seat):
        load, city = int(facts.card_load[demand]), int(facts.card_city[demand])
        last = Stop(city, load, demand, True)
        if load in aboard:
            found.append([last])
            continue
        if state.tray[load] <= 0:
            continue
        for source in range(len(facts.city_ids)):
            if facts.city_loads[source] & BIT[load]:
                if facts.city_class[source] == TAIWAN == facts.city_class[city]:
                    continue
                found.append([Stop(source, load, demand, False), last])
    return found


def pairs(planner: TripPlanner, alone: list[Trip]) -> list[Trip]:
    """Plan trips for two demands, the most promising first, until nothing that is left can come to
    the best, or enough ways have been looked for."""
    found: list[Trip] = []
    planner.bar = alone[0].score if alone else 0.0
    for below, _, stops in open_pairs(planner, alone):
        if -below < planner.bar or planner.ways >= MOST_WAYS:
            break
        trip = planner.plan(stops) if planner.can_score(stops) else None
        if trip is not None:
            found.append(trip)
            planner.bar = max(planner.bar, trip.score)
    return found


def open_pairs(planner: TripPlanner, alone: list[Trip]) -> list[OpenEnd]:
    """Order all pairs by what they may come to after their first stop, negative; best first."""
    state, seat = planner.state, planner.seat
    space = int(CAPACITY[state.train[seat]]) - len(cargo(state, seat))
    found: list[OpenEnd] = []
    for one, two in combinations(alone, 2):
        if one.stops[-1].demand // 3 == two.stops[-1].demand // 3:
            continue
        for stops in _orders(one.stops, two.stops, space):
            hope = planner.hope(stops, 1)
            if hope is not None:
                found.append((-hope, len(found), stops))
    found.sort(key=lambda row: row[:2])
    return found


def _orders(one: list[Stop], two: list[Stop], space: int) -> list[list[Stop]]:
    """Return ways to do two trips in one."""
    found = [one + two, two + one]
    pick_ups = len(one) + len(two) - 2
    if pick_ups and pick_ups <= space:
        for first, second in ((one, two), (two, one)):
            early = [*first[:-1], *second[:-1]]
            found.append([*early, first[-1], second[-1]])
            found.append([*early, second[-1], first[-1]])
    elif pick_ups == 0:
        found = [[one[-1], two[-1]], [two[-1], one[-1]]]
    return found


class TripPlanner:
    """Plans trips at one position; trips with the same first stops share that work."""

    def __init__(self, state: Table, seat: int, options: TripOptions) -> None:
        self.state = state
        self.seat = seat
        self.options = options
        self.bar = 0.0  # what a trip has to score to be of interest
        self.cash = int(state.cash[seat])
        self.country = Country(state, seat)
        self.ways = 0  # looked for so far
        self.known: dict[Key, Leg | None] = {(): self._start()}

    def _start(self) -> Leg:
        state, seat = self.state, self.seat
        leg = Leg(Trip([]), self.country.laid[:], int(state.at[seat]))
        at = leg.at
        if at >= 0 and not is_own(state, seat, at) and not track.is_red(state, at):
            ways = self.country.best(network_of(state, seat), leg.planned)
            add_way(state, seat, leg, ways, at)
        return leg

    def plan(self, stops: list[Stop]) -> Trip | None:
        """Find the cheapest and shortest way along the stops; None if there is none."""
        leg = self._leg(stops)
        if leg is None:
            return None
        trip = leg.trip.copy()
        _rate(self.state, self.seat, trip, self.options)
        return trip

    def hope(self, stops: list[Stop], known: int) -> float | None:
        """Return the most that the trip can score, by the way along its first stops."""
        leg = self._leg(stops[:known])
        if leg is None:
            return None
        payout = sum([int(loads.payout(self.state, s.demand)) for s in stops if s.delivers])
        steps = leg.trip.steps + _least_steps(self.state, leg.at, stops[known:])
        turns = _turns(self.state, self.seat, steps, leg.trip.cost)
        return max((payout - self.options.track_counts * leg.trip.cost) / turns, 0.0)

    def can_score(self, stops: list[Stop]) -> bool:
        """Tell whether the stops may still come to the bar, however far one has thought them
        out."""
        for known in range(1, len(stops)):
            hope = self.hope(stops, known)
            if hope is None or hope < self.bar:
                return False
        return True

    def _leg(self, stops: list[Stop]) -> Leg | None:
        key = tuple([stop.key() for stop in stops])
        if key not in self.known:
            before = self._leg(stops[:-1])
            self.known[key] = self._extend(before, stops[-1]) if before is not None else None
        return self.known[key]

    def _extend(self, before: Leg, stop: Stop) -> Leg | None:
        state, seat = self.state, self.seat
        reach = self._reach(before, stop.city)
        leg = Leg(before.trip.copy(), before.planned[:], before.at)
        goal = _goal(state, seat, reach, stop.city, leg.trip)
        if goal < 0:
            return None
        if before.at >= 0:
            leg.trip.steps += int(reach.steps[goal])
        add_way(state, seat, leg, reach, goal)
        touch_ports(state, seat, leg)
        leg.at = goal
        leg.trip.stops.append(stop)
        leg.trip.places.append(goal)
        if leg.trip.cost > self.cash + leg.trip.payout // 2:
            return None
        if stop.delivers:
            leg.trip.payout += int(loads.payout(state, stop.demand))
        return leg

    def _reach(self, leg: Leg, city: int) -> Reach:
        """Find ways to the city at least; to all places once a second city is asked for."""
        old = leg.reach
        if old is not None and (old.known >= FAR or _is_known(self.state, old, city)):
            return old
        state, seat = self.state, self.seat
        self.ways += 1
        most = self.cash + leg.trip.payout // 2 - leg.trip.cost
        sources = vec[i64]([leg.at]) if leg.at >= 0 else network_of(state, seat)
        everywhere = old is not None or not leg.trip.stops or state.facts.city_class[city] == TAIWAN
        if everywhere:
            leg.reach = self.country.best(sources, leg.planned, most)
        else:
            leg.reach = self.country.best_to(sources, leg.planned, most, city)
        return leg.reach


def _is_known(state: Table, reach: Reach, city: int) -> bool:
    if state.facts.city_class[city] == TAIWAN:
        return False
    return any(reach.weight[m] <= reach.known for m in state.facts.city_miles[city])


def _goal(state: Table, seat: int, reach: Reach, city: int, trip: Trip) -> int:
    """Return the milepost where a city is served; on Taiwan that is a container port."""
    facts = state.facts
    if facts.city_class[city] != TAIWAN:
        found = min((int(m) for m in facts.city_miles[city]), key=lambda m: (reach.weight[m], m))
        return found if reach.weight[found] < FAR else NOBODY
    best, least = NOBODY, int(FAR)
    for port in range(len(facts.port_ids)):
        price = price_of_link(state, seat, port, trip)
        m = int(facts.port_mile[port])
        weight = int(reach.weight[m]) + int(PER_MILLION) * price
        if price < FAR and weight < least:
            best, least = port, weight
    if best < 0:
        return NOBODY
    price = price_of_link(state, seat, best, trip)
    if price:
        trip.ports.append(best)
        trip.cost += price
    trip.steps += int(movement.rate(state, seat)) // 2  # the wait, CR-91
    return int(facts.port_mile[best])


def _rate(state: Table, seat: int, trip: Trip, options: TripOptions) -> None:
    """Compute the gain per turn."""
    trip.turns = _turns(state, seat, trip.steps, trip.cost)
    trip.score = (trip.payout - options.track_counts * trip.cost) / trip.turns


def _turns(state: Table, seat: int, steps: int, cost: int) -> float:
    """Estimate the turns: building and moving go on at the same time."""
    return max(steps / int(movement.rate(state, seat)), cost / 20) + 0.5


def _least_steps(state: Table, at: int, stops: list[Stop]) -> int:
    """Count the steps as the crow flies. A major city is entered a step before its centre, and left
    a step after it; the port for Taiwan may be anywhere."""
    facts = state.facts
    total = 0
    for stop in stops:
        if facts.city_class[stop.city] == TAIWAN:
            break
        m = int(facts.city_mile[stop.city])
        if at >= 0:
            total += max(distance(state.facts, at, m) - 2, 0)
        at = m
    return total
