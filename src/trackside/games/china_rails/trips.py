"""Planning ahead: trips over one or two demands, and the track between the major cities.

No rules here; bots and hints use it. A trip is a row of stops, each a pick-up or a delivery,
with the track that has to be built for it.
"""

from __future__ import annotations

from itertools import combinations, pairwise

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.games.china_rails.components import BIT, CAPACITY, FAR, TAIWAN
from trackside.games.china_rails.rules import loads, movement, track
from trackside.games.china_rails.rules.reach import NO_CITY, Reach, network_of, no_plans, spread
from trackside.games.china_rails.scoring import part_of
from trackside.games.china_rails.state import Table

Position = Table  # what a bot imagines and plans on

PER_MILLION = 2  # a million weighs as much as two steps of a train
PER_STEP = 1
NOBODY = -1


class Stop:
    """Take `load` in `city`, or deliver it there for `demand`."""

    def __init__(self, city: int, load: int, demand: int, delivers: bool) -> None:
        self.city = city
        self.load = load
        self.demand = demand
        self.delivers = delivers

    def key(self) -> tuple[int, int, int, bool]:
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


class Taste:
    """How a player chooses trips."""

    def __init__(self, together: int, shortlist: int, track_counts: float) -> None:
        self.together = together  # demands in a trip
        self.shortlist = shortlist  # single trips that are tried in pairs
        self.track_counts = track_counts  # how much of the building cost a trip has to earn
        self.banned: set[int] = set()  # demands that came to nothing


Key = tuple[tuple[int, int, int, bool], ...]


# What is on the table


def cargo(state: Table, seat: int) -> list[int]:
    return [int(item) - 1 for item in state.cargo[seat * 3 : seat * 3 + 3] if item]


def demands_of(state: Table, seat: int) -> list[int]:
    cards = [int(card) for card in state.hand[seat * 3 : seat * 3 + 3] if card >= 0]
    return [3 * card + line for card in cards for line in range(3)]


def is_own(state: Table, seat: int, m: int) -> bool:
    return bool(int(state.touch[m]) & BIT[seat])


def best_delivery(state: Table, legal: list[int]) -> int | None:
    facts = state.facts
    first, last = int(facts.at_deliver), int(facts.at_place)
    found = [code for code in legal if first <= code < last]
    demands = 3 * int(facts.cards)
    return max(found, key=lambda c: loads.payout(state, (c - first) % demands), default=None)


def first_legal(state: Table, edges: list[tuple[int, int]], allowed: set[int]) -> int | None:
    """The next segment of a plan, from whichever side it can be built."""
    base = int(state.facts.at_build)
    for edge, way in edges:
        if state.owner[edge]:
            continue
        for direction in (way, 1 - way):
            if base + 2 * edge + direction in allowed:
                return base + 2 * edge + direction
    return None


def unbuilt(state: Table, seat: int, trip: Trip | None) -> bool:
    return trip is not None and any(not state.owner[edge] for edge, _ in trip.edges)


def can_still_build(state: Table, seat: int, trip: Trip) -> bool:
    """Nobody else has taken an edge of the way."""
    return all(int(state.owner[edge]) in (0, seat + 1) for edge, _ in trip.edges)


def price(state: Table, seat: int, edges: list[tuple[int, int]]) -> int:
    missing = [(edge, way) for edge, way in edges if not state.owner[edge]]
    return sum(
        int(track.cost_of(state, seat, e, track.target_of(state, e, way))) for e, way in missing
    )


def link_price(state: Table, seat: int) -> int:
    if any(int(mask) & BIT[seat] for mask in state.links):
        return 0
    return int(min(state.facts.port_price))


def nearest_on_route(state: Table, points: vec[i64], trip: Trip, target: int) -> int:
    """The farthest milepost of the route that the track reaches."""
    if target not in trip.route:
        return NOBODY
    for m in reversed(trip.route[: trip.route.index(target) + 1]):
        if points[m] < FAR:
            return m
    return NOBODY


# Trips


def best_trip(state: Table, seat: int, taste: Taste) -> Trip | None:
    """The trip with the best gain per turn that the cash allows; None: better cards are wanted."""
    found = good_trips(state, seat, taste)
    return found[0] if found else None


def good_trips(state: Table, seat: int, taste: Taste) -> list[Trip]:
    """The best trip and others that came near it, best first; all bring something."""
    planner = Planner(state, seat)
    singles = _singles(planner, taste)
    found = list(singles)
    if taste.together > 1:
        found += _pairs(planner, singles, taste)
    found = [trip for trip in found if trip.score > 0]
    return sorted(found, key=lambda trip: -trip.score)


def trip_along(state: Table, seat: int, stops: list[Stop], taste: Taste) -> Trip | None:
    """The trip to these stops, from where the train is now."""
    trip = Planner(state, seat).plan(stops)
    if trip is not None:
        _rate(state, seat, trip, taste)
    return trip


def _singles(planner: Planner, taste: Taste) -> list[Trip]:
    """The best trips for one demand, best first. Those that look best after the pick-up are
    planned to their end first; the others only while they could still be among the best."""
    open_ends = []
    for number, stops in enumerate(_single_stops(planner.state, planner.seat)):
        hope = planner.hope(stops, len(stops) - 1, taste)
        if hope is not None and stops[-1].demand not in taste.banned:
            open_ends.append((-hope, number, stops))
    open_ends.sort(key=lambda row: row[:2])
    wanted = max(taste.shortlist, 1)
    best: list[tuple[float, int, Trip]] = []
    for below, number, stops in open_ends:
        if len(best) == wanted and best[-1][0] < below:
            break
        trip = planner.plan(stops)
        if trip is not None:
            _rate(planner.state, planner.seat, trip, taste)
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


def _pairs(planner: Planner, singles: list[Trip], taste: Taste) -> list[Trip]:
    found = []
    state, seat = planner.state, planner.seat
    best = singles[0].score if singles else 0.0
    space = int(CAPACITY[state.train[seat]]) - len(cargo(state, seat))
    for one, two in combinations(singles, 2):
        if one.stops[-1].demand // 3 == two.stops[-1].demand // 3:
            continue
        for stops in _orders(one.stops, two.stops, space):
            trip = planner.plan(stops) if planner.can_score(stops, best, taste) else None
            if trip is not None:
                _rate(state, seat, trip, taste)
                found.append(trip)
                best = max(best, trip.score)
    return found


def _orders(one: list[Stop], two: list[Stop], space: int) -> list[list[Stop]]:
    """Ways to do two trips in one."""
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


class Planner:
    """Plans trips at one position; trips with the same first stops share that work."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.cash = int(state.cash[seat])
        self.known: dict[Key, Leg | None] = {(): self._start()}

    def _start(self) -> Leg:
        state, seat = self.state, self.seat
        leg = Leg(Trip([]), no_plans(state), int(state.at[seat]))
        at = leg.at
        if at >= 0 and not is_own(state, seat, at) and not track.is_red(state, at):
            _add_way(state, seat, leg, _from_network(state, seat, leg.planned), at)
        return leg

    def plan(self, stops: list[Stop]) -> Trip | None:
        """The cheapest and shortest way along the stops; None if there is none."""
        leg = self._leg(stops)
        return leg.trip.copy() if leg is not None else None

    def hope(self, stops: list[Stop], known: int, taste: Taste) -> float | None:
        """The most that the trip can score, by the way along its first stops."""
        leg = self._leg(stops[:known])
        if leg is None:
            return None
        payout = sum([int(loads.payout(self.state, s.demand)) for s in stops if s.delivers])
        steps = leg.trip.steps + _least_steps(self.state, leg.at, stops[known:])
        turns = _turns(self.state, self.seat, steps, leg.trip.cost)
        return max((payout - taste.track_counts * leg.trip.cost) / turns, 0.0)

    def can_score(self, stops: list[Stop], least: float, taste: Taste) -> bool:
        for known in range(1, len(stops)):
            hope = self.hope(stops, known, taste)
            if hope is None or hope < least:
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
        _add_way(state, seat, leg, reach, goal)
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
        """Ways to the city at least; to all places once a second city is asked for."""
        old = leg.reach
        if old is not None and (old.known >= FAR or _is_known(self.state, old, city)):
            return old
        state, seat = self.state, self.seat
        most = self.cash + leg.trip.payout // 2 - leg.trip.cost
        sources = vec[i64]([leg.at]) if leg.at >= 0 else network_of(state, seat)
        everywhere = old is not None or not leg.trip.stops or state.facts.city_class[city] == TAIWAN
        aim = NO_CITY if everywhere else i64(city)
        leg.reach = spread(
            state, seat, sources, leg.planned, PER_MILLION, PER_STEP, False, most, aim
        )
        return leg.reach


def _is_known(state: Table, reach: Reach, city: int) -> bool:
    if state.facts.city_class[city] == TAIWAN:
        return False
    return any(reach.weight[m] <= reach.known for m in state.facts.city_miles[city])


def _from_network(state: Table, seat: int, planned: vec[u8]) -> Reach:
    return spread(state, seat, network_of(state, seat), planned, PER_MILLION, PER_STEP, False)


def touch_ports(state: Table, seat: int, leg: Leg) -> None:
    """A link in a major city needs a segment there (CR-86)."""
    facts = state.facts
    for port in leg.trip.ports:
        city = facts.port_city[port]
        if city < 0 or track.touches_port(state, seat, port):
            continue
        edges = _exits(state, seat, int(city))
        if edges and not any(leg.planned[edge] for _, edge, _ in edges):
            cost, edge, way = min(edges)
            leg.planned[edge] = 1
            leg.trip.edges.append((edge, way))
            leg.trip.cost += cost


def _exits(state: Table, seat: int, city: int) -> list[tuple[int, int, int]]:
    """Segments that can be built out of a major city: cost, edge, direction."""
    facts = state.facts
    found = []
    for m in facts.city_miles[city]:
        for slot in range(int(facts.start[m]), int(facts.start[m + 1])):
            edge, other = int(facts.via[slot]), int(facts.near[slot])
            if not facts.red[edge] and not state.owner[edge]:
                way = 0 if other > m else 1
                found.append((int(track.cost_of(state, seat, edge, other)), edge, way))
    return found


def _goal(state: Table, seat: int, reach: Reach, city: int, trip: Trip) -> int:
    """The milepost where a city is served; on Taiwan that is a container port."""
    facts = state.facts
    if facts.city_class[city] != TAIWAN:
        found = min((int(m) for m in facts.city_miles[city]), key=lambda m: (reach.weight[m], m))
        return found if reach.weight[found] < FAR else NOBODY
    best, least = NOBODY, int(FAR)
    for port in range(len(facts.port_ids)):
        price = price_of_link(state, seat, port, trip)
        m = int(facts.port_mile[port])
        weight = int(reach.weight[m]) + PER_MILLION * price
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


def price_of_link(state: Table, seat: int, port: int, trip: Trip) -> int:
    mask = int(state.links[port])
    if mask & BIT[seat] or port in trip.ports:
        return 0
    full = bin(mask).count("1") >= state.facts.port_most[port]
    return int(FAR) if full else int(state.facts.port_price[port])


def _add_way(state: Table, seat: int, leg: Leg, reach: Reach, goal: int) -> None:
    trip, planned = leg.trip, leg.planned
    facts = state.facts
    path = reach.path(goal)
    size = int(facts.size)
    for u, v in pairwise(path):
        edge = facts.edge_of.get(u * size + v)
        if edge is None or facts.red[edge] or planned[edge] or state.owner[edge]:
            continue
        planned[edge] = 1
        trip.edges.append((edge, 0 if v > u else 1))
        trip.cost += int(track.cost_of(state, seat, edge, v))
    trip.route += path


def _rate(state: Table, seat: int, trip: Trip, taste: Taste) -> None:
    """Gain per turn."""
    trip.turns = _turns(state, seat, trip.steps, trip.cost)
    trip.score = (trip.payout - taste.track_counts * trip.cost) / trip.turns


def _turns(state: Table, seat: int, steps: int, cost: int) -> float:
    """Building and moving go on at the same time."""
    return max(steps / int(movement.rate(state, seat)), cost / 20) + 0.5


def _least_steps(state: Table, at: int, stops: list[Stop]) -> int:
    """As the crow flies. A major city is entered a step before its centre, and left a step after
    it; the port for Taiwan may be anywhere."""
    facts = state.facts
    total = 0
    for stop in stops:
        if facts.city_class[stop.city] == TAIWAN:
            break
        m = int(facts.city_mile[stop.city])
        if at >= 0:
            total += max(_apart(state, at, m) - 2, 0)
        at = m
    return total


def _apart(state: Table, a: int, b: int) -> int:
    """Steps between mileposts on the grid, where every second row stands half a step further."""
    row, col = state.facts.row, state.facts.col
    down = int(row[b] - row[a])
    across = int(col[b] - row[b] // 2 - col[a] + row[a] // 2)
    return max(abs(down), abs(across), abs(down + across))


def way_to_a_major(state: Table, seat: int) -> list[tuple[int, int]]:
    """The track that the train lacks to the nearest major city."""
    facts = state.facts
    leg = Leg(Trip([]), no_plans(state), int(state.at[seat]))
    here = vec[i64]([int(state.at[seat])])
    reach = spread(state, seat, here, leg.planned, PER_MILLION, PER_STEP, False)
    red = [int(m) for city in facts.majors for m in facts.city_miles[city]]
    goal = min(red, key=lambda m: (reach.weight[m], m))
    if reach.weight[goal] < FAR:
        _add_way(state, seat, leg, reach, goal)
    return leg.trip.edges


def joining_edges(state: Table, seat: int) -> list[tuple[int, int]]:
    """The track that is missing between the major cities, nearest first."""
    facts = state.facts
    majors = [int(city) for city in facts.majors]
    parts = {city: part_of(state, seat, facts.city_mile[city]) for city in majors}
    base = max(majors, key=lambda city: (majors_in(state, parts[city]), len(parts[city])))
    sources = parts[base]
    inside = {int(m) for m in sources}
    leg = Leg(Trip([]), no_plans(state), NOBODY)
    missing = [city for city in majors if int(facts.city_mile[city]) not in inside]
    while missing:
        reach = spread(state, seat, sources, leg.planned, 1, 0, False)
        city = min(missing, key=lambda c: (min(reach.weight[m] for m in facts.city_miles[c]), c))
        goal = min((int(m) for m in facts.city_miles[city]), key=lambda m: (reach.weight[m], m))
        if reach.weight[goal] >= FAR:
            break
        _add_way(state, seat, leg, reach, goal)
        missing.remove(city)
        joined = {int(m) for m in sources} | set(reach.path(goal)) | {int(m) for m in parts[city]}
        missing = [c for c in missing if int(facts.city_mile[c]) not in joined]
        sources = vec[i64](sorted(joined))
    return leg.trip.edges


def majors_in(state: Table, part: vec[i64]) -> int:
    facts = state.facts
    inside = {int(m) for m in part}
    return sum(1 for city in facts.majors if int(facts.city_mile[city]) in inside)
