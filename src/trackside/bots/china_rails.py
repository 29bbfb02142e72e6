"""Bots for China Rails: they plan trips.

A trip is a row of stops, each a pick-up or a delivery, with the track that has to be built for
it. `easy` plans for one demand, `normal` for up to two at once; both build the cheapest track,
go, load, deliver, join the major cities when they can afford it, and win.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations, pairwise
from random import Random
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.bots.base import Observer
from trackside.core.contract import State as AnyState
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import (
    AT_LOAD,
    BIT,
    CAPACITY,
    FAR,
    FAST,
    FREIGHT,
    HEAVY,
    SUPER,
    TAIWAN,
)
from trackside.games.china_rails.game import State
from trackside.games.china_rails.phases import NORMAL, OPERATE
from trackside.games.china_rails.rules import loads, movement, track
from trackside.games.china_rails.rules.reach import (
    Reach,
    network_of,
    no_plans,
    spread,
    turns_to_reach,
)
from trackside.games.china_rails.scoring import network_is_complete, part_of

PER_MILLION = 2  # a million weighs as much as two steps of a train
PER_STEP = 1
NOBODY = -1
PATIENCE = 3  # turns without any progress, after which a trip is given up


@dataclass(frozen=True)
class Stop:
    """Take `load` in `city`, or deliver it there for `demand`."""

    city: int
    load: int
    demand: int
    delivers: bool


@dataclass
class Trip:
    """Stops, the way between them, and what has to be built and bought first."""

    stops: list[Stop]
    cost: int = 0
    steps: int = 0
    payout: int = 0
    edges: list[tuple[int, int]] = field(default_factory=list)  # edge, direction
    ports: list[int] = field(default_factory=list)  # links to buy
    route: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)  # the milepost of each stop
    score: float = 0.0

    def copy(self) -> Trip:
        return Trip(
            list(self.stops),
            self.cost,
            self.steps,
            self.payout,
            list(self.edges),
            list(self.ports),
            list(self.route),
            list(self.places),
        )


@dataclass
class Leg:
    """A trip so far: where it has come to, and the track that it has planned."""

    trip: Trip
    planned: vec[u8]
    at: int
    reach: Reach | None = None


class EasyBot:
    """One demand at a time."""

    together = 1  # demands in a trip
    shortlist = 0
    track_counts = 0.75  # how much of the building cost a trip has to earn
    rich = 90  # cash from which it joins major cities ahead of need

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.trip: Trip | None = None
        self.key: tuple[int, ...] = ()
        self.waited = 0  # turns without any progress
        self.last: tuple[int, ...] = ()
        self.held: tuple[int, ...] = ()
        self.banned: set[int] = set()  # demands that came to nothing
        self.extra: list[tuple[int, int]] = []

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        state = cast(State, table.imagine(self.rng))
        seat = table.seat
        allowed = set(legal)
        if len(state.choices):
            return self._lose(state, seat, legal)
        self._refresh(state, seat)
        if state.phase == OPERATE:
            return self._operate(state, seat, legal, allowed)
        return self._build(state, seat, legal, allowed)

    # Planning

    def _refresh(self, state: State, seat: int) -> None:
        """A new trip when the old one is done, cannot be done, or a new turn brings new cards."""
        key = (int(state.round), int(state.stage), int(state.step))
        new_turn = key != self.key
        self.key = key
        if new_turn:
            now = (int(state.at[seat]), int(state.cash[seat]))
            self.waited = self.waited + 1 if now == self.last else 0
            self.last = now
            self.extra = []
        held = tuple(int(card) for card in state.hand[seat * 3 : seat * 3 + 3])
        if held != self.held:
            self.banned &= set(_demands_of(state, seat))
        if self.trip is not None and self._still_good(state, seat):
            return
        if self.trip is not None or new_turn or held != self.held:
            self.trip = best_trip(state, seat, self)
            self.waited = 0
        self.held = held

    def _still_good(self, state: State, seat: int) -> bool:
        trip = self.trip
        assert trip is not None
        held = set(_demands_of(state, seat))
        while trip.stops and self._is_done(state, seat, trip.stops[0], held):
            trip.stops.pop(0)
            trip.places.pop(0)
        if self.waited > PATIENCE:
            self.banned |= {stop.demand for stop in trip.stops}
            return False
        if not trip.stops:
            return False
        if any(stop.delivers and stop.demand not in held for stop in trip.stops):
            return False
        aboard = cargo(state, seat)
        for stop in trip.stops:
            if stop.delivers and stop.load not in aboard:
                pick_up = any(s.load == stop.load and not s.delivers for s in trip.stops)
                if not pick_up:
                    return False
        return _can_still_build(state, seat, trip)

    def _is_done(self, state: State, seat: int, stop: Stop, held: set[int]) -> bool:
        if stop.delivers:
            return stop.demand not in held
        wanted = sum(
            1 for s in (self.trip.stops if self.trip else []) if s.delivers and s.load == stop.load
        )
        return cargo(state, seat).count(stop.load) >= wanted

    # Acting

    def _lose(self, state: State, seat: int, legal: list[int]) -> int:
        """The load that the trip needs least."""
        facts = state.facts
        wanted = {stop.load for stop in self.trip.stops} if self.trip else set()
        for code in legal:
            load = code - int(facts.at_lose)
            if 0 <= load < len(facts.load_ids) and load not in wanted:
                return code
        return legal[0]

    def _operate(self, state: State, seat: int, legal: list[int], allowed: set[int]) -> int:
        facts = state.facts
        trip = self.trip
        if trip is None and int(actions.DISCARD) in allowed:
            return int(actions.DISCARD)
        if state.at[seat] < 0:
            return self._place(state, seat, legal, allowed)
        delivery = _best_delivery(state, legal)
        if delivery is not None:
            return delivery
        loading = self._load(state, seat, allowed)
        if loading is not None:
            return loading
        if trip is None or not trip.stops:
            return int(actions.DONE)
        return self._travel(state, seat, int(trip.places[0]), trip, allowed, facts.at_move)

    def _place(self, state: State, seat: int, legal: list[int], allowed: set[int]) -> int:
        facts = state.facts
        at_place = int(facts.at_place)
        if self.trip and self.trip.places:
            wanted = self.trip.places[0]
            if at_place + wanted in allowed and int(state.touch[wanted]) & BIT[seat]:
                return at_place + wanted
        own = [code for code in legal if code >= at_place and _is_own(state, seat, code - at_place)]
        if not own:
            return int(actions.DONE)
        if not self.trip or not self.trip.places:
            return own[0]
        target = self.trip.places[0]
        reach = spread(state, seat, vec[i64]([target]), no_plans(state), PER_MILLION, 1, False)
        return min(own, key=lambda code: (reach.weight[code - at_place], code))

    def _load(self, state: State, seat: int, allowed: set[int]) -> int | None:
        """What the trip wants from here; then what another card wants, if there is room."""
        facts = state.facts
        if self.trip is None:
            return None
        for stop in self.trip.stops:
            if not stop.delivers:
                code = self._loading_code(state, seat, stop.load, allowed)
                if code is not None and not self._is_done(state, seat, stop, set()):
                    return code
        first = self.trip.stops[0] if self.trip.stops else None
        at = state.at[seat]
        if first and not first.delivers and self.trip.places[0] == at:
            return self._make_room(state, seat, allowed)
        city = facts.city_at[at]
        if city >= 0:
            return self._load_extra(state, seat, allowed)
        return None

    def _loading_code(self, state: State, seat: int, load: int, allowed: set[int]) -> int | None:
        facts = state.facts
        if int(AT_LOAD) + load in allowed:
            return int(AT_LOAD) + load
        for payee in range(7):
            code = int(facts.at_take) + payee * len(facts.load_ids) + load
            if code in allowed:
                return code
        return None

    def _make_room(self, state: State, seat: int, allowed: set[int]) -> int | None:
        assert self.trip is not None
        wanted = {stop.load for stop in self.trip.stops if stop.delivers}
        for load in cargo(state, seat):
            code = int(state.facts.at_drop) + load
            if load not in wanted and code in allowed and not loads.room(state, seat):
                return code
        return None

    def _load_extra(self, state: State, seat: int, allowed: set[int]) -> int | None:
        """A load that a card in hand wants somewhere on the own track."""
        facts = state.facts
        assert self.trip is not None
        aboard = cargo(state, seat)
        coming = sum(1 for stop in self.trip.stops if not stop.delivers)
        if len(aboard) + coming >= CAPACITY[state.train[seat]]:
            return None
        for demand in _demands_of(state, seat):
            load = int(facts.card_load[demand])
            city = int(facts.card_city[demand])
            used = {stop.demand // 3 for stop in self.trip.stops}
            if load in aboard or demand // 3 in used or int(AT_LOAD) + load not in allowed:
                continue
            m = facts.city_mile[city]
            if m >= 0 and int(state.touch[m]) & BIT[seat]:
                return int(AT_LOAD) + load
        return None

    def _travel(
        self, state: State, seat: int, target: int, trip: Trip, allowed: set[int], at_move: i64
    ) -> int:
        done = int(actions.DONE)
        here = int(state.at[seat])
        if here == target:
            return done  # it waits for a chip, a strike to end, or the container action
        travel = turns_to_reach(state, seat)
        if travel.points[target] >= FAR:
            target = _nearest_on_route(state, travel.points, trip, target)
        path = travel.path(target) if target >= 0 else []
        if not path:
            turn = int(actions.TURN)
            return turn if turn in allowed else done
        code = int(at_move) + path[0]
        if code in allowed:
            return code
        crossing = int(actions.CROSS)
        if crossing in allowed and movement.other_end(state, here) == path[0]:
            return crossing
        return int(actions.TURN) if int(actions.TURN) in allowed else done

    # Building

    def _build(self, state: State, seat: int, legal: list[int], allowed: set[int]) -> int:
        trip = self.trip
        end = int(actions.END)
        if trip is None and int(actions.DISCARD) in allowed:
            return int(actions.DISCARD)
        joining = self._join(state, seat, allowed, 250)
        if joining is not None:
            return joining
        if trip is not None:
            code = _first_legal(state, trip.edges, allowed)
            if code is not None:
                return code
            for port in trip.ports:
                if int(actions.LINK) + port in allowed:
                    return int(actions.LINK) + port
        upgrade = self._upgrade(state, seat, allowed)
        if upgrade is not None:
            return upgrade
        joining = self._join(state, seat, allowed, self.rich)
        return end if joining is None else joining

    def _upgrade(self, state: State, seat: int, allowed: set[int]) -> int | None:
        if state.stage != NORMAL or _unbuilt(state, seat, self.trip):
            return None
        train = state.train[seat]
        cash = state.cash[seat]
        if train == FREIGHT and cash >= 50:
            wanted = int(actions.UPGRADE + FAST)
        elif train in (FAST, HEAVY) and cash >= 75:
            wanted = int(actions.UPGRADE + SUPER)
        else:
            return None
        return wanted if wanted in allowed else None

    def _join(self, state: State, seat: int, allowed: set[int], keep: int) -> int | None:
        """Track between the major cities, and a container link, if that much cash remains."""
        if state.stage != NORMAL or state.cash[seat] < min(keep, 250) or state.upgraded:
            return None
        if not any(code >= state.facts.at_build or 48 <= code < 64 for code in allowed):
            return None
        if network_is_complete(state, seat):
            return None
        if not self.extra or self.extra[0] == (NOBODY, keep):
            self.extra = joining_edges(state, seat)
        cost = _price(state, seat, self.extra) + _link_price(state, seat)
        needed = cost + keep if keep >= 250 else keep
        if state.cash[seat] < needed:
            return None
        code = _first_legal(state, self.extra, allowed)
        if code is not None:
            return code
        if not any(int(mask) & BIT[seat] for mask in state.links):
            links = [int(actions.LINK) + p for p in range(len(state.links))]
            found = [code for code in links if code in allowed]
            return found[0] if found else None
        return None


class NormalBot(EasyBot):
    """Two demands together where that pays."""

    together = 2
    shortlist = 6
    track_counts = 0.85
    rich = 110


# What is on the table


def cargo(state: State, seat: int) -> list[int]:
    return [int(item) - 1 for item in state.cargo[seat * 3 : seat * 3 + 3] if item]


def _demands_of(state: State, seat: int) -> list[int]:
    cards = [int(card) for card in state.hand[seat * 3 : seat * 3 + 3] if card >= 0]
    return [3 * card + line for card in cards for line in range(3)]


def _is_own(state: State, seat: int, m: int) -> bool:
    return bool(int(state.touch[m]) & BIT[seat])


def _best_delivery(state: State, legal: list[int]) -> int | None:
    facts = state.facts
    first, last = int(facts.at_deliver), int(facts.at_place)
    found = [code for code in legal if first <= code < last]
    demands = 3 * int(facts.cards)
    return max(found, key=lambda c: loads.payout(state, (c - first) % demands), default=None)


def _first_legal(state: State, edges: list[tuple[int, int]], allowed: set[int]) -> int | None:
    """The next segment of a plan, from whichever side it can be built."""
    base = int(state.facts.at_build)
    for edge, way in edges:
        if state.owner[edge]:
            continue
        for direction in (way, 1 - way):
            if base + 2 * edge + direction in allowed:
                return base + 2 * edge + direction
    return None


def _unbuilt(state: State, seat: int, trip: Trip | None) -> bool:
    return trip is not None and any(not state.owner[edge] for edge, _ in trip.edges)


def _can_still_build(state: State, seat: int, trip: Trip) -> bool:
    """Nobody else has taken an edge of the way."""
    return all(int(state.owner[edge]) in (0, seat + 1) for edge, _ in trip.edges)


def _price(state: State, seat: int, edges: list[tuple[int, int]]) -> int:
    missing = [(edge, way) for edge, way in edges if not state.owner[edge]]
    return sum(
        int(track.cost_of(state, seat, e, track.target_of(state, e, way))) for e, way in missing
    )


def _link_price(state: State, seat: int) -> int:
    if any(int(mask) & BIT[seat] for mask in state.links):
        return 0
    return int(min(state.facts.port_price))


def _nearest_on_route(state: State, points: vec[i64], trip: Trip, target: int) -> int:
    """The farthest milepost of the route that the track reaches."""
    if target not in trip.route:
        return NOBODY
    for m in reversed(trip.route[: trip.route.index(target) + 1]):
        if points[m] < FAR:
            return m
    return NOBODY


# Trips


def best_trip(state: State, seat: int, bot: EasyBot) -> Trip | None:
    """The trip with the best gain per turn that the cash allows; None: better cards are wanted."""
    singles = []
    planner = Planner(state, seat)
    for stops in _single_stops(state, seat):
        trip = planner.plan(stops)
        if trip is not None and not bot.banned & {stop.demand for stop in stops}:
            _rate(state, seat, trip, bot)
            singles.append(trip)
    singles.sort(key=lambda trip: -trip.score)
    found = list(singles)
    if bot.together > 1:
        found += _pairs(planner, singles[: bot.shortlist], bot)
    found = [trip for trip in found if trip.score > 0]
    return max(found, key=lambda trip: trip.score, default=None)


def _single_stops(state: State, seat: int) -> list[list[Stop]]:
    facts = state.facts
    aboard = cargo(state, seat)
    found = []
    for demand in _demands_of(state, seat):
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


def _pairs(planner: Planner, singles: list[Trip], bot: EasyBot) -> list[Trip]:
    found = []
    state, seat = planner.state, planner.seat
    space = int(CAPACITY[state.train[seat]]) - len(cargo(state, seat))
    for one, two in combinations(singles, 2):
        if one.stops[-1].demand // 3 == two.stops[-1].demand // 3:
            continue
        for stops in _orders(one.stops, two.stops, space):
            trip = planner.plan(stops)
            if trip is not None:
                _rate(state, seat, trip, bot)
                found.append(trip)
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

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.cash = int(state.cash[seat])
        self.known: dict[tuple[Stop, ...], Leg | None] = {(): self._start()}

    def _start(self) -> Leg:
        state, seat = self.state, self.seat
        leg = Leg(Trip([]), no_plans(state), int(state.at[seat]))
        at = leg.at
        if at >= 0 and not _is_own(state, seat, at) and not track.is_red(state, at):
            _add_way(state, seat, leg, _from_network(state, seat, leg.planned), at)
        return leg

    def plan(self, stops: list[Stop]) -> Trip | None:
        """The cheapest and shortest way along the stops; None if there is none."""
        leg = self._leg(tuple(stops))
        return leg.trip.copy() if leg is not None else None

    def _leg(self, stops: tuple[Stop, ...]) -> Leg | None:
        if stops not in self.known:
            before = self._leg(stops[:-1])
            self.known[stops] = self._extend(before, stops[-1]) if before is not None else None
        return self.known[stops]

    def _extend(self, before: Leg, stop: Stop) -> Leg | None:
        state, seat = self.state, self.seat
        if before.reach is None:
            before.reach = self._reach(before)
        leg = Leg(before.trip.copy(), before.planned[:], before.at)
        goal = _goal(state, seat, before.reach, stop.city, leg.trip)
        if goal < 0:
            return None
        if before.at >= 0:
            leg.trip.steps += int(before.reach.steps[goal])
        _add_way(state, seat, leg, before.reach, goal)
        _touch_ports(state, seat, leg)
        leg.at = goal
        leg.trip.stops.append(stop)
        leg.trip.places.append(goal)
        if leg.trip.cost > self.cash + leg.trip.payout // 2:
            return None
        if stop.delivers:
            leg.trip.payout += int(loads.payout(state, stop.demand))
        return leg

    def _reach(self, leg: Leg) -> Reach:
        state, seat = self.state, self.seat
        if leg.at < 0:
            return _from_network(state, seat, leg.planned)
        here = vec[i64]([leg.at])
        return spread(state, seat, here, leg.planned, PER_MILLION, PER_STEP, False)


def _from_network(state: State, seat: int, planned: vec[u8]) -> Reach:
    return spread(state, seat, network_of(state, seat), planned, PER_MILLION, PER_STEP, False)


def _touch_ports(state: State, seat: int, leg: Leg) -> None:
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


def _exits(state: State, seat: int, city: int) -> list[tuple[int, int, int]]:
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


def _goal(state: State, seat: int, reach: Reach, city: int, trip: Trip) -> int:
    """The milepost where a city is served; on Taiwan that is a container port."""
    facts = state.facts
    if facts.city_class[city] != TAIWAN:
        found = min((int(m) for m in facts.city_miles[city]), key=lambda m: (reach.weight[m], m))
        return found if reach.weight[found] < FAR else NOBODY
    best, least = NOBODY, int(FAR)
    for port in range(len(facts.port_ids)):
        price = _price_of_link(state, seat, port, trip)
        m = int(facts.port_mile[port])
        weight = int(reach.weight[m]) + PER_MILLION * price
        if price < FAR and weight < least:
            best, least = port, weight
    if best < 0:
        return NOBODY
    price = _price_of_link(state, seat, best, trip)
    if price:
        trip.ports.append(best)
        trip.cost += price
    trip.steps += int(movement.rate(state, seat)) // 2  # the wait, CR-91
    return int(facts.port_mile[best])


def _price_of_link(state: State, seat: int, port: int, trip: Trip) -> int:
    mask = int(state.links[port])
    if mask & BIT[seat] or port in trip.ports:
        return 0
    full = bin(mask).count("1") >= state.facts.port_most[port]
    return int(FAR) if full else int(state.facts.port_price[port])


def _add_way(state: State, seat: int, leg: Leg, reach: Reach, goal: int) -> None:
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


def _rate(state: State, seat: int, trip: Trip, bot: EasyBot) -> None:
    """Gain per turn; building and moving go on at the same time."""
    rate = int(movement.rate(state, seat))
    turns = max(trip.steps / rate, trip.cost / 20) + 0.5
    trip.score = (trip.payout - bot.track_counts * trip.cost) / turns


def joining_edges(state: State, seat: int) -> list[tuple[int, int]]:
    """The track that is missing between the major cities, nearest first."""
    facts = state.facts
    majors = [int(city) for city in facts.majors]
    parts = {city: part_of(state, seat, facts.city_mile[city]) for city in majors}
    base = max(majors, key=lambda city: (_majors_in(state, parts[city]), len(parts[city])))
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


def _majors_in(state: State, part: vec[i64]) -> int:
    facts = state.facts
    inside = {int(m) for m in part}
    return sum(1 for city in facts.majors if int(facts.city_mile[city]) in inside)


# For the search


def evaluate(state: AnyState) -> list[float]:
    """A share of the win for each seat: cash, joined major cities, train."""
    table = cast(State, state)
    result = table.result()
    players = int(table.players)
    if result is not None:
        winners = result.winners
        return [1 / len(winners) if s in winners else 0.0 for s in range(players)]
    wealth = [_wealth(table, seat) for seat in range(players)]
    powers = [2.0 ** (value / 40) for value in wealth]
    return [power / sum(powers) for power in powers]


def _wealth(state: State, seat: int) -> float:
    facts = state.facts
    best = 0
    for city in facts.majors:
        part = part_of(state, seat, facts.city_mile[city])
        best = max(best, _majors_in(state, part) if len(part) > 7 else 0)
    linked = 8 if any(int(mask) & BIT[seat] for mask in state.links) else 0
    worth = (0, 18, 18, 34)[state.train[seat]]
    aboard = 4 * len(cargo(state, seat))
    return float(min(int(state.cash[seat]), 260)) + 17 * best + linked + worth + aboard


def buckets(state: AnyState, seat: int, legal: list[int]) -> list[int]:
    """Candidates, best guess first: deliver, load what a card wants, go on, build cheaply."""
    table = cast(State, state)
    facts = table.facts
    wanted = {int(facts.card_load[d]) for d in _demands_of(table, seat)}
    first, last = int(facts.at_deliver), int(facts.at_place)
    deliveries = [c for c in legal if first <= c < last]
    wanted_loads = [c for c in legal if 0 <= c - int(AT_LOAD) < len(facts.load_ids)]
    wanted_loads = [c for c in wanted_loads if c - int(AT_LOAD) in wanted]
    moves = [c for c in legal if int(facts.at_place) <= c < int(facts.at_build)]
    builds = [c for c in legal if c >= facts.at_build]
    rest = [c for c in legal if c < AT_LOAD and c != actions.DISCARD]
    if len(builds) > 8:
        builds = sorted(builds, key=lambda c: (_build_cost(table, seat, c), c))[:8]
    found = [*deliveries, *wanted_loads, *moves, *builds, *rest]
    return found or legal[:8]


def _build_cost(state: State, seat: int, code: int) -> int:
    n = code - int(state.facts.at_build)
    return int(track.cost_of(state, seat, n // 2, track.target_of(state, n // 2, n % 2)))
