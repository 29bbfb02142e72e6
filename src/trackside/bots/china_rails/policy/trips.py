"""What to do now for a trip that has been chosen: load, deliver, drive, build, join cities."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.china_rails.plan.stops import Stop, Trip, cargo, demands_of, is_own
from trackside.bots.china_rails.plan.track import (
    NOBODY,
    can_still_build,
    joining_edges,
    link_price,
    needs_track,
    price,
    way_to_a_major,
)
from trackside.bots.china_rails.plan.trips import TripOptions
from trackside.bots.china_rails.plan.ways import Country
from trackside.bots.china_rails.policy.choice import best_delivery, first_legal, nearest_on_route
from trackside.core.players import Observer
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import AT_LOAD, CAPACITY
from trackside.games.china_rails.game import State
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.reach import turns_to_reach
from trackside.games.china_rails.rules import loads, movement
from trackside.games.china_rails.scoring import network_is_complete
from trackside.games.china_rails.state import NORMAL, Table
from trackside.kit.bits import BIT
from trackside.kit.spread import FAR

PATIENCE = 3  # turns without any progress, after which a trip is given up


class TripPolicy:
    """Does what its trip asks for, if it has one; a level says how trips are chosen."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.options = TripOptions(together=1, shortlist=0, track_counts=0.75)
        self.trip: Trip | None = None
        self.waited = 0  # turns without any progress
        self.outward = False  # whether track into a major city is built out of it
        self.rich = 90  # cash from which it joins major cities ahead of need
        self.extra: list[tuple[int, int]] = []  # track that is missing between the major cities

    def choose(self, table: Observer[State]) -> int:
        """Return one of `table.legal()`."""
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        state = table.imagine(self.rng)
        if not len(state.choices):
            self._refresh(state, table.seat)
        return self._act(state, table.seat, legal)

    def _refresh(self, state: State, seat: int) -> None:
        """Look whether the trip is still the one to make, and for another if not."""
        raise NotImplementedError

    def _act(self, state: Table, seat: int, legal: list[int]) -> int:
        """Return what the trip asks for now."""
        allowed = set(legal)
        if len(state.choices):
            return self._lose(state, seat, legal)
        if state.phase == OPERATE:
            return self._operate(state, seat, legal, allowed)
        if self._has_all(state, seat):
            return int(actions.END)
        return self._build(state, seat, legal, allowed)

    def _has_all(self, state: Table, seat: int) -> bool:
        """Tell whether the turn ends with a victory if nothing is spent any more (CR-176)."""
        return state.cash[seat] >= state.victory_sum and network_is_complete(state, seat)

    # Whether the trip can still be gone

    def _still_good(self, state: Table, seat: int) -> bool:
        trip = self.trip
        assert trip is not None
        held = set(demands_of(state, seat))
        while trip.stops and self._is_done(state, seat, trip.stops[0], held):
            trip.stops.pop(0)
            trip.places.pop(0)
        if self.waited > PATIENCE:
            self.options.banned |= {stop.demand for stop in trip.stops}
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
        return can_still_build(state, seat, trip)

    def _is_cut_off(self, state: Table, seat: int) -> bool:
        """Tell whether a flood or a sand storm has taken track that the trip relied on."""
        trip = self.trip
        if trip is None or not trip.places or state.at[seat] < 0 or needs_track(state, seat, trip):
            return False
        goal = trip.places[0]
        return bool(turns_to_reach(state, seat, goal=goal).points[goal] >= FAR)

    def _is_done(self, state: Table, seat: int, stop: Stop, held: set[int]) -> bool:
        if stop.delivers:
            return stop.demand not in held
        wanted = sum(
            1 for s in (self.trip.stops if self.trip else []) if s.delivers and s.load == stop.load
        )
        return cargo(state, seat).count(stop.load) >= wanted

    # Acting

    def _lose(self, state: Table, seat: int, legal: list[int]) -> int:
        """Lose the load that the trip needs least."""
        facts = state.facts
        wanted = {stop.load for stop in self.trip.stops} if self.trip else set()
        for code in legal:
            load = code - int(facts.at_lose)
            if 0 <= load < len(facts.load_ids) and load not in wanted:
                return code
        return legal[0]

    def _operate(self, state: Table, seat: int, legal: list[int], allowed: set[int]) -> int:
        trip = self.trip
        if trip is None and int(actions.DISCARD) in allowed:
            return int(actions.DISCARD)
        if state.at[seat] < 0:
            return self._place(state, seat, legal, allowed)
        if state.congress & BIT[seat]:
            step = self._attend(state, seat, allowed)
            if step is not None:
                return step
        delivery = best_delivery(state, legal)
        if delivery is not None:
            return delivery
        loading = self._load(state, seat, allowed)
        if loading is not None:
            return loading
        if trip is None or not trip.stops:
            return int(actions.DONE)
        return self._travel(state, seat, int(trip.places[0]), trip, allowed)

    def _attend(self, state: Table, seat: int, allowed: set[int]) -> int | None:
        """Go to the nearest major city: before that no load is handled (CR-148)."""
        facts = state.facts
        travel = turns_to_reach(state, seat)
        red = [int(m) for city in facts.majors for m in facts.city_miles[city]]
        target = min(red, key=lambda m: (travel.points[m], m))
        if travel.points[target] >= FAR:
            return None
        return self._go(state, seat, travel.path(target), allowed)

    def _place(self, state: Table, seat: int, legal: list[int], allowed: set[int]) -> int:
        facts = state.facts
        at_place = int(facts.at_place)
        if self.trip and self.trip.places:
            wanted = self.trip.places[0]
            if at_place + wanted in allowed and int(state.touch[wanted]) & BIT[seat]:
                return at_place + wanted
        own = [code for code in legal if code >= at_place and is_own(state, seat, code - at_place)]
        if not own:
            return int(actions.DONE)
        if not self.trip or not self.trip.places:
            return own[0]
        target = self.trip.places[0]
        country = Country(state, seat)
        reach = country.best(vec[i64]([target]), country.laid)
        return min(own, key=lambda code: (reach.weight[code - at_place], code))

    def _load(self, state: Table, seat: int, allowed: set[int]) -> int | None:
        """Load what the trip wants from here; then what another card wants, if there is room."""
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

    def _loading_code(self, state: Table, seat: int, load: int, allowed: set[int]) -> int | None:
        facts = state.facts
        if int(AT_LOAD) + load in allowed:
            return int(AT_LOAD) + load
        for payee in range(7):
            code = int(facts.at_take) + payee * len(facts.load_ids) + load
            if code in allowed:
                return code
        return None

    def _make_room(self, state: Table, seat: int, allowed: set[int]) -> int | None:
        assert self.trip is not None
        wanted = {stop.load for stop in self.trip.stops if stop.delivers}
        for load in cargo(state, seat):
            code = int(state.facts.at_drop) + load
            if load not in wanted and code in allowed and not loads.room(state, seat):
                return code
        return None

    def _load_extra(self, state: Table, seat: int, allowed: set[int]) -> int | None:
        """Load what another card in hand wants, while there is room that the trip does not need."""
        facts = state.facts
        assert self.trip is not None
        aboard = cargo(state, seat)
        coming = sum(1 for stop in self.trip.stops if not stop.delivers)
        if len(aboard) + coming >= CAPACITY[state.train[seat]]:
            return None
        used = {stop.demand // 3 for stop in self.trip.stops}
        for demand in demands_of(state, seat):
            load = int(facts.card_load[demand])
            if load in aboard or demand // 3 in used or int(AT_LOAD) + load not in allowed:
                continue
            if self._is_worth_carrying(state, seat, demand):
                return int(AT_LOAD) + load
        return None

    def _is_worth_carrying(self, state: Table, seat: int, demand: int) -> bool:
        """Tell whether the city that wants it lies on the own track."""
        facts = state.facts
        m = facts.city_mile[int(facts.card_city[demand])]
        return m >= 0 and bool(int(state.touch[m]) & BIT[seat])

    def _travel(self, state: Table, seat: int, target: int, trip: Trip, allowed: set[int]) -> int:
        done = int(actions.DONE)
        here = int(state.at[seat])
        if here == target:
            return done  # it waits for a chip, a strike to end, or the container action
        travel = turns_to_reach(state, seat, goal=target)
        if travel.points[target] >= FAR:
            target = nearest_on_route(state, travel.points, trip, target)
        return self._go(state, seat, travel.path(target) if target >= 0 else [], allowed)

    def _go(self, state: Table, seat: int, path: list[int], allowed: set[int]) -> int:
        """Take the first step of the way; without one the train turns round, or waits."""
        code = int(state.facts.at_move) + path[0] if path else NOBODY
        if code in allowed:
            return code
        crossing = int(actions.CROSS)
        if path and crossing in allowed and movement.other_end(state, state.at[seat]) == path[0]:
            return crossing
        return int(actions.TURN) if int(actions.TURN) in allowed else int(actions.DONE)

    # Building

    def _build(self, state: Table, seat: int, legal: list[int], allowed: set[int]) -> int:
        trip = self.trip
        end = int(actions.END)
        if trip is None and int(actions.DISCARD) in allowed:
            return int(actions.DISCARD)
        if state.congress & BIT[seat] and state.at[seat] >= 0:
            code = first_legal(state, way_to_a_major(state, seat), allowed)
            if code is not None:
                return code
        joining = self._join(state, seat, allowed, 250)
        if joining is not None:
            return joining
        if trip is not None:
            code = first_legal(state, trip.edges, allowed)
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

    def _upgrade(self, state: Table, seat: int, allowed: set[int]) -> int | None:
        return None  # it keeps its first train, so that beginners can overtake it

    def _join(self, state: Table, seat: int, allowed: set[int], keep: int) -> int | None:
        """Build between the major cities, or buy a container link, if that much cash remains."""
        if state.stage != NORMAL or state.cash[seat] < min(keep, 250) or state.upgraded:
            return None
        if not any(code >= state.facts.at_build or 48 <= code < 64 for code in allowed):
            return None
        if network_is_complete(state, seat):
            return None
        if not self.extra or self.extra[0] == (NOBODY, keep):
            self.extra = joining_edges(state, seat, Country(state, seat, self.outward))
        cost = price(state, seat, self.extra) + link_price(state, seat)
        needed = cost + keep if keep >= 250 else keep
        if state.cash[seat] < needed:
            return None
        code = first_legal(state, self.extra, allowed)
        if code is not None:
            return code
        if not any(int(mask) & BIT[seat] for mask in state.links):
            links = [int(actions.LINK) + p for p in range(len(state.links))]
            found = [code for code in links if code in allowed]
            return found[0] if found else None
        return None
