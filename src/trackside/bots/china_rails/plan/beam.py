"""Plans: rows of stops for up to three demands, found by a beam search and valued in money.

A plan is worth what it pays, less the track that it needs and the time that it takes. Time is
counted turn by turn, as the train moves and the track grows at the same time. Track between the
major cities has to be built some day and counts less.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.bots.china_rails.evaluate.weights import Weights
from trackside.bots.china_rails.plan.stops import Leg, Stop, Trip, cargo, demands_of
from trackside.bots.china_rails.plan.time import BUILD_LIMIT, NEVER, Part, turns_for
from trackside.bots.china_rails.plan.track import (
    joining_edges,
    link_price,
    price,
    price_of_link,
    segment_cost,
    touch_ports,
)
from trackside.bots.china_rails.plan.ways import Country
from trackside.games.china_rails.components import CAPACITY, TAIWAN
from trackside.games.china_rails.phases import BUILD
from trackside.games.china_rails.reach import network_of
from trackside.games.china_rails.rules import loads, movement
from trackside.games.china_rails.state import NORMAL, OPENING, Table
from trackside.kit.bits import BIT
from trackside.kit.spread import FAR, Reach


@final
class TripPlan:
    """A row of stops so far, with the parts of its way, for counting turns."""

    def __init__(self, trip: Trip, planned: vec[u8], at: int) -> None:
        self.trip = trip
        self.planned = planned
        self.at = at
        self.parts: list[Part] = []
        self.marks: list[int] = []  # segments of the trip, up to the end of each part
        self.weighed = 0.0  # price of the track, as far as the plan has to earn it
        self.spent = 0  # price of the track that does not join major cities
        self.aboard: list[int] = []  # loads that no demand has been chosen for
        self.booked: list[int] = []  # demands whose load is aboard
        self.served: list[int] = []  # cards that are used, booked ones too
        self.turns = 0.0
        self.value = 0.0
        self.guess = 0.0
        self.ways: Reach | None = None

    def extend(self) -> TripPlan:
        """Return a copy to go on from."""
        new = TripPlan(self.trip.copy(), self.planned[:], self.at)
        new.parts, new.marks = list(self.parts), list(self.marks)
        new.weighed, new.spent = self.weighed, self.spent
        new.aboard, new.booked = list(self.aboard), list(self.booked)
        new.served = list(self.served)
        return new

    def copy(self) -> TripPlan:
        """Return a plan that can be followed without changing this one."""
        new = self.extend()
        new.turns, new.value, new.guess = self.turns, self.value, self.guess
        return new

    def first_stops(self) -> list[tuple[int, int, int, bool]]:
        """Return the keys of the stops up to the first payout, to compare them."""
        found = []
        for stop in self.trip.stops:
            found.append(stop.key())
            if stop.delivers:
                break
        return found

    def key(self) -> tuple[int, tuple[int, ...], tuple[int, ...], int]:
        """Return a key: plans that share it have served the same demands and stand at the same
        place."""
        return self.at, tuple(sorted(self.booked)), tuple(sorted(self.served)), self.trip.payout


@final
class Extension:
    """One way to go on: not yet worked out."""

    def __init__(self, before: TripPlan, stop: Stop, goal: int, port: int, guess: float) -> None:
        self.before = before
        self.stop = stop
        self.goal = goal
        self.port = port
        self.guess = guess


@final
class Planner:
    """All plans from one position; `wide` are those that are followed from stop to stop."""

    def __init__(self, table: Table, seat: int, weights: Weights, wide: int, margin: int) -> None:
        self.table = table
        self.seat = seat
        self.weights = weights
        self.wide = wide
        self.cash = max(int(table.cash[seat]) - margin, 0)
        self.rate = int(movement.rate(table, seat))
        self.turn_value = weights.turn(int(table.train[seat]))
        self.country = Country(table, seat, outward=True)
        edges = joining_edges(table, seat, self.country)
        self.country.favour(edges)
        self.joining = {edge for edge, _ in edges}
        self.missing = price(table, seat, edges) + link_price(table, seat)
        self.need = int(table.victory_sum) + self.missing - int(table.cash[seat])
        done = 1.0 - min(1.0, self.need / 280.0)
        self.track_value = weights.early + (weights.track - weights.early) * done
        self.demands = demands_of(table, seat)
        self.homes: dict[int, Reach] = {}

    def best(self, keep: int) -> list[TripPlan]:
        """Search for whole plans, best first."""
        start = self._start()
        alive = [start]
        found: list[TripPlan] = []
        for _ in range(6):
            alive = self._lengthen(alive)
            if not alive:
                break
            found += [plan for plan in alive if not plan.booked and plan.trip.payout > 0]
            alive = alive[: self.wide]
        found.sort(key=lambda plan: -plan.value)
        return found[:keep]

    def follow(self, stops: list[Stop]) -> TripPlan | None:
        """Plan a given row of stops; None if it can no longer be gone."""
        plan = self._start()
        for stop in stops:
            plan.ways = self._ways(plan)
            goal, port = self.goal(plan.ways, plan.trip, stop.city)
            if goal < 0 or not self._fits(plan, stop):
                return None
            plan = self._take(Extension(plan, stop, goal, port, 0.0))
        return plan if plan.turns < NEVER and not plan.booked else None

    def _fits(self, plan: TripPlan, stop: Stop) -> bool:
        if stop.demand not in self.demands:
            return False
        if stop.delivers:
            return stop.demand in plan.booked or (
                stop.demand // 3 not in plan.served and stop.load in plan.aboard
            )
        if not self._has_room(plan, stop.city):
            return False
        return stop.demand // 3 not in plan.served and self.table.tray[stop.load] > 0

    def _has_room(self, plan: TripPlan, source: int) -> bool:
        """Tell whether the load finds room. In a container port that is no city nothing can be
        dropped: that has to be done in a city before."""
        table, facts = self.table, self.table.facts
        at = table.at[self.seat]
        if facts.city_class[source] != TAIWAN or at < 0 or facts.city_at[at] >= 0:
            return True
        if any(facts.city_class[stop.city] != TAIWAN for stop in plan.trip.stops):
            return True
        space = int(CAPACITY[table.train[self.seat]]) - len(plan.booked)
        return space > len(plan.aboard)

    def replan(self, table: Table, plan: TripPlan) -> list[Part]:
        """Return the parts of the plan as seen from a later moment of the same turn."""
        later = Planner(table, self.seat, self.weights, self.wide, 0)
        found = later.follow(plan.trip.stops)
        return found.parts if found is not None else []

    # From stop to stop

    def _start(self) -> TripPlan:
        table, seat = self.table, self.seat
        at = int(table.at[seat])
        plan = TripPlan(Trip([]), self.country.laid[:], at)
        plan.aboard = cargo(table, seat)
        return plan

    def _lengthen(self, alive: list[TripPlan]) -> list[TripPlan]:
        extensions: list[Extension] = []
        for plan in alive:
            extensions += self._extensions(plan)
        extensions.sort(key=lambda extension: -extension.guess)
        found: dict[tuple[int, tuple[int, ...], tuple[int, ...], int], TripPlan] = {}
        wide = self.wide
        deliveries = [extension for extension in extensions[2 * wide :] if extension.stop.delivers]
        for extension in extensions[: 2 * wide] + deliveries[:wide]:
            plan = self._take(extension)
            if plan.turns >= NEVER:
                continue
            key = plan.key()
            if key not in found or found[key].value < plan.value:
                found[key] = plan
        return sorted(found.values(), key=lambda plan: -plan.guess)

    def _extensions(self, plan: TripPlan) -> list[Extension]:
        table, facts = self.table, self.table.facts
        plan.ways = self._ways(plan)
        space = int(CAPACITY[table.train[self.seat]]) - len(plan.booked)
        found: list[Extension] = []
        for n in range(len(self.demands)):
            demand = self.demands[n]
            load, city = int(facts.card_load[demand]), int(facts.card_city[demand])
            if demand in plan.booked or (demand // 3 not in plan.served and load in plan.aboard):
                self._add(found, plan, Stop(city, load, demand, True))
            elif demand // 3 not in plan.served and space > 0 and table.tray[load] > 0:
                for source in range(len(facts.city_ids)):
                    if facts.city_loads[source] & BIT[load]:
                        if facts.city_class[source] == TAIWAN == facts.city_class[city]:
                            continue
                        if not self._has_room(plan, source):
                            continue
                        self._add(found, plan, Stop(source, load, demand, False))
        return found

    def _ways(self, plan: TripPlan) -> Reach:
        table, seat = self.table, self.seat
        most = self.cash + plan.trip.payout - plan.trip.cost
        sources = vec[i64]([plan.at]) if plan.at >= 0 else network_of(table, seat)
        barred = self._barred() if not plan.trip.stops else -1
        return self.country.best(sources, plan.planned, max(most, 0), barred)

    def _barred(self) -> int:
        """Return the edge by which the train has come, if it can go on and not back (CR-105)."""
        table, facts = self.table, self.table.facts
        at = table.at[self.seat]
        came = int(table.came_by[self.seat])
        if at < 0 or came < 0 or facts.city_at[at] >= 0:
            return -1
        for slot in range(int(facts.start[at]), int(facts.start[at + 1])):
            edge = int(facts.via[slot])
            if edge != came and (table.owner[edge] or facts.red[edge]):
                return came
        return -1

    def _add(self, found: list[Extension], plan: TripPlan, stop: Stop) -> None:
        ways = plan.ways
        assert ways is not None
        goal, port = self.goal(ways, plan.trip, stop.city)
        if goal < 0:
            return
        time = int(ways.steps[goal]) if plan.at >= 0 else int(ways.fresh[goal]) // 3
        guess = plan.value - self.turn_value * time / self.rate
        guess -= self.track_value * int(ways.cost[goal])
        if stop.delivers:
            guess += int(loads.payout(self.table, stop.demand))
        elif self._way_home(stop.demand).weight[goal] < FAR:
            guess += self._promise(stop.demand, goal)
        else:
            return
        for demand in plan.booked:
            if demand != stop.demand or not stop.delivers:
                guess += self._promise(demand, goal)
        found.append(Extension(plan, stop, goal, port, guess))

    def goal(self, ways: Reach, trip: Trip, city: int) -> tuple[int, int]:
        """Return the milepost where a city is served, and the port whose link must be bought."""
        facts = self.table.facts
        if facts.city_class[city] != TAIWAN:
            best = -1
            least = int(FAR)
            for m in facts.city_miles[city]:
                if ways.weight[m] < least:
                    best, least = int(m), int(ways.weight[m])
            return best, -1
        best, least, port = -1, int(FAR), -1
        for number in range(len(facts.port_ids)):
            m = int(facts.port_mile[number])
            link = price_of_link(self.table, self.seat, number, trip)
            if link < FAR and int(ways.weight[m]) + 2 * link < least:
                best, least = m, int(ways.weight[m]) + 2 * link
                port = number
        return best, port

    def _take(self, extension: Extension) -> TripPlan:
        """Go on to that stop, on a copy of the plan."""
        before, stop, goal = extension.before, extension.stop, extension.goal
        ways = before.ways
        assert ways is not None
        plan = before.extend()
        trip = plan.trip
        cost_before = trip.cost
        self._add_way(plan, ways, goal)
        wait = 0
        if extension.port >= 0:
            self._add_link(plan, extension.port)
            wait = self.rate // 2  # CR-91
        fresh = int(ways.fresh[goal])
        own = (int(ways.steps[goal]) - fresh if before.at >= 0 else 0) + wait
        payout = int(loads.payout(self.table, stop.demand)) if stop.delivers else 0
        cost = trip.cost - cost_before
        plan.parts.append((own, fresh if before.at >= 0 else 0, cost, payout))
        plan.marks.append(len(trip.edges))
        plan.at = goal
        trip.stops.append(stop)
        trip.places.append(goal)
        trip.steps += own + fresh
        trip.payout += payout
        self._handle_load(plan, stop)
        self._rate(plan)
        return plan

    def _handle_load(self, plan: TripPlan, stop: Stop) -> None:
        """Note what is aboard after the stop, and which cards are used."""
        if stop.delivers:
            if stop.demand in plan.booked:
                plan.booked.remove(stop.demand)
            else:
                plan.aboard.remove(stop.load)
                plan.served.append(stop.demand // 3)
        else:
            plan.booked.append(stop.demand)
            plan.served.append(stop.demand // 3)
            space = int(CAPACITY[self.table.train[self.seat]]) - len(plan.booked)
            while len(plan.aboard) > space:
                plan.aboard.pop()

    def _rate(self, plan: TripPlan) -> None:
        """Value the plan as it is, and guess what it may come to with the loads that it carries."""
        plan.turns = self.count_turns(plan.parts)
        plan.value = self._value(plan)
        plan.guess = plan.value
        for demand in plan.booked:
            plan.guess += self._promise(demand, plan.at)
        plan.trip.score = plan.value

    def _value(self, plan: TripPlan) -> float:
        """Value a plan. Beyond what is needed for the victory money counts little; a plan that gets
        there is worth more, but its last turn is a whole one."""
        net = plan.trip.payout - plan.weighed
        turns = plan.turns
        if net > self.need:
            net = min(net, self.need + 0.1 * (net - self.need))
        if self.weights.finish and plan.trip.payout - plan.spent >= self.need:
            net += self.weights.finish
            turns = float(ceil(turns))
        return net - self.turn_value * turns

    def _add_way(self, plan: TripPlan, ways: Reach, goal: int) -> None:
        table, facts, trip = self.table, self.table.facts, plan.trip
        path = ways.path(goal)
        size = int(facts.size)
        for u, v in pairwise(path):
            edge = facts.edge_of.get(u * size + v)
            if edge is None or facts.red[edge] or plan.planned[edge] or table.owner[edge]:
                continue
            plan.planned[edge] = 1
            cost, way = segment_cost(table, self.seat, edge, 0 if v > u else 1, outward=True)
            trip.edges.append((edge, way))
            trip.cost += cost
            if edge in self.joining:
                plan.weighed += cost * self.weights.joining
            else:
                plan.weighed += cost * self.track_value
                plan.spent += cost
        trip.route += path

    def _add_link(self, plan: TripPlan, port: int) -> None:
        link = price_of_link(self.table, self.seat, port, plan.trip)
        if link:
            first = not any(int(mask) & BIT[self.seat] for mask in self.table.links)
            plan.trip.ports.append(port)
            plan.trip.cost += link
            plan.weighed += link * (self.weights.joining if first else 1.0)
        leg = Leg(plan.trip, plan.planned, plan.at)
        cost = plan.trip.cost
        touch_ports(self.table, self.seat, leg)
        plan.weighed += plan.trip.cost - cost

    # Guesses

    def _way_home(self, demand: int) -> Reach:
        """Find the ways to where a demand is served, from everywhere: what is still to come."""
        if demand not in self.homes:
            self.homes[demand] = self._home(demand)
        return self.homes[demand]

    def _home(self, demand: int) -> Reach:
        facts = self.table.facts
        city = facts.card_city[demand]
        if facts.city_class[city] == TAIWAN:
            sources = facts.port_mile
        else:
            sources = facts.city_miles[city]
        return self.country.best(sources, self.country.laid)

    def _promise(self, demand: int, at: int) -> float:
        """Return what delivering a load that is aboard will bring from here."""
        ways = self._way_home(demand)
        if ways.weight[at] >= FAR:
            return 0.0
        time = int(ways.steps[at]) / self.rate
        promise = int(loads.payout(self.table, demand)) - self.turn_value * time
        return max(promise - self.track_value * int(ways.cost[at]), 0.0)

    # Turns

    def count_turns(self, parts: list[Part]) -> float:
        """Count moves and builds, turn by turn, until the last stop; NEVER if the cash runs out."""
        table, seat = self.table, self.seat
        opening = opening_turns(table)
        mine = table.turn == seat
        points = self.rate
        budget = int(BUILD_LIMIT)
        if mine and not opening:
            points = int(table.points) if table.phase != BUILD else 0
            budget = 0 if table.upgraded else int(BUILD_LIMIT) - int(table.spent)
        elif mine:
            budget = 0 if table.upgraded else int(BUILD_LIMIT) - int(table.spent)
        return turns_for(parts, self.rate, self.cash, opening, points, budget)


def opening_turns(table: Table) -> int:
    """Count the turns without movement that are still to come, with the present one (CR-25)."""
    if table.stage == NORMAL:
        return 0
    return 2 if table.stage == OPENING else 1
