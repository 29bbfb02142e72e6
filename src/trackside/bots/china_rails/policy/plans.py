"""What to do now for a plan: first the track that the next payout needs, then trains that pay."""

from __future__ import annotations

from trackside.bots.china_rails.evaluate.cargo import promises
from trackside.bots.china_rails.evaluate.weights import Weights
from trackside.bots.china_rails.plan.beam import Planner, TripPlan, opening_turns
from trackside.bots.china_rails.plan.stops import Trip, cargo, loads_to_deliver, subtract
from trackside.bots.china_rails.plan.time import NEVER, SAFE, next_payout, turns_for
from trackside.bots.china_rails.plan.track import way_to_a_major
from trackside.bots.china_rails.policy.choice import first_legal
from trackside.bots.china_rails.policy.trips import TripPolicy
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import AT_LOAD, CAPACITY, FAST, FREIGHT, SUPER, TAIWAN
from trackside.games.china_rails.rules import loads, track
from trackside.games.china_rails.state import NORMAL, Table
from trackside.kit.bits import BIT

UPGRADE_PRICE = 20  # CR-67
MUCH_BETTER = 1.5  # times as good a load must be for which another is dropped,
BETTER = 0.5  # and so many millions more


class PlanPolicy(TripPolicy):
    """Does what its plan asks for, if it has one."""

    def __init__(self, seed: int, weights: Weights) -> None:
        super().__init__(seed)
        self.weights = weights
        self.rich = int(weights.rich)
        self.outward = True
        self.plan: TripPlan | None = None
        self.planner: Planner | None = None
        self.ranked: TripPlan | None = None  # the plan that the ranks are for
        self.ranks: list[float] = []

    def _is_poor(self, state: Table, seat: int) -> bool:
        """Tell whether new cards would be worth a turn."""
        raise NotImplementedError

    def _operate(self, state: Table, seat: int, legal: list[int], allowed: set[int]) -> int:
        can_discard = int(actions.DISCARD) in allowed and not self._has_all(state, seat)
        if can_discard and self._is_poor(state, seat):
            return int(actions.DISCARD)
        return super()._operate(state, seat, legal, allowed)

    # Loads

    def _load(self, state: Table, seat: int, allowed: set[int]) -> int | None:
        """Load what the plan wants from here, then what other cards want."""
        trip = self.trip
        if trip is None:
            return None
        here = int(state.at[seat])
        room = self._room(state, seat, trip)
        for stop, place in zip(trip.stops, trip.places, strict=True):
            if stop.delivers or self._is_done(state, seat, stop, set()):
                continue
            code = self._loading_code(state, seat, stop.load, allowed)
            if code is not None and (place == here or room > 0):
                return code
        city = int(state.facts.city_at[here])
        if city < 0:
            return None
        if self._waits_for_room(state, seat, trip):
            return self._drop(state, self._left_over(state, seat, trip), allowed)
        return self._load_along(state, seat, trip, allowed)

    def _room(self, state: Table, seat: int, trip: Trip) -> int:
        """Count free places, less those for loads from Taiwan: in a port that is no city nothing
        can be dropped for them."""
        facts = state.facts
        classes = [facts.city_class[stop.city] for stop in trip.stops if not stop.delivers]
        aboard = len(cargo(state, seat))
        return int(CAPACITY[state.train[seat]]) - aboard - classes.count(TAIWAN)

    def _waits_for_room(self, state: Table, seat: int, trip: Trip) -> bool:
        """Tell whether the next load of the plan is here and the train is full."""
        if not trip.stops or trip.stops[0].delivers or trip.places[0] != state.at[seat]:
            return False
        city, load = state.facts.city_at[state.at[seat]], trip.stops[0].load
        is_here = state.facts.city_loads[city] & BIT[load] and state.tray[load] > 0
        return bool(is_here) and not loads.room(state, seat)

    def _drop(self, state: Table, spare: list[int], allowed: set[int]) -> int | None:
        """Drop the least promising of them."""
        if not spare:
            return None
        ranks = self._ranks()
        code = int(state.facts.at_drop) + min(spare, key=lambda load: ranks[load])
        return code if code in allowed else None

    def _left_over(self, state: Table, seat: int, trip: Trip) -> list[int]:
        """Return loads aboard that the plan does not deliver; if there are none, those that it
        takes again before it does."""
        aboard = cargo(state, seat)
        spare = subtract(aboard, [stop.load for stop in trip.stops if stop.delivers])
        if spare:
            return spare
        again = subtract(aboard, loads_to_deliver(trip.stops))
        return [load for load in again if load != trip.stops[0].load]

    def _load_along(self, state: Table, seat: int, trip: Trip, allowed: set[int]) -> int | None:
        """Load what promises most, where there is room or a far less promising load aboard."""
        facts = state.facts
        aboard = cargo(state, seat)
        spare = subtract(aboard, [stop.load for stop in trip.stops if stop.delivers])
        room = self._room(state, seat, trip)
        if room < 0:
            return self._drop(state, spare, allowed)
        ranks = self._ranks()
        made = int(facts.city_loads[facts.city_at[state.at[seat]]])
        found = [n for n in range(len(ranks)) if made & BIT[n] and state.tray[n] > 0]
        best = max((n for n in found if n not in aboard), key=lambda n: ranks[n], default=-1)
        if best < 0 or ranks[best] < self.weights.least:
            return None
        if room > 0:
            code = int(AT_LOAD) + best
            return code if code in allowed else None
        poor = [n for n in spare if MUCH_BETTER * ranks[n] + BETTER < ranks[best]]
        return self._drop(state, poor, allowed)

    def _ranks(self) -> list[float]:
        """Return what each load promises; worked out once for a plan."""
        assert self.plan is not None
        assert self.planner is not None
        if self.ranked is not self.plan:
            self.ranked = self.plan
            self.ranks = promises(self.planner, self.plan)
        return self.ranks

    # Building

    def _build(self, state: Table, seat: int, legal: list[int], allowed: set[int]) -> int:
        if int(actions.DISCARD) in allowed and (self.trip is None or self._is_poor(state, seat)):
            return int(actions.DISCARD)
        code = None
        if state.congress & BIT[seat] and state.at[seat] >= 0:
            code = first_legal(state, way_to_a_major(state, seat), allowed)
        if code is None:
            code = self._join(state, seat, allowed, int(state.victory_sum))
        if code is None and self.plan is not None:
            code = self._better_train(state, seat, self.plan, allowed)
            code = self._build_plan(state, seat, self.plan, allowed) if code is None else code
        elif code is None:
            code = self._join(state, seat, allowed, self.rich)
        return int(actions.END) if code is None else code

    def _build_plan(self, state: Table, seat: int, plan: TripPlan, allowed: set[int]) -> int | None:
        """Build first what the next payout needs; what comes later only if enough cash stays."""
        trip = plan.trip
        for port in trip.ports:
            if int(actions.LINK) + port in allowed:
                return int(actions.LINK) + port
        if not trip.stops:
            return self._join(state, seat, allowed, self.rich)
        at = len(plan.parts) - len(trip.stops)
        near = trip.edges[: plan.marks[next_payout(plan.parts, at)]]
        cash = int(state.cash[seat]) - self._links(state, seat, trip)
        code = first_legal(state, near, allowed)
        if any(not state.owner[edge] for edge, _ in near):
            fits = code is not None and self._price(state, seat, code) <= cash
            return code if fits else None
        code = first_legal(state, trip.edges, allowed)
        if code is not None:
            return code if self._price(state, seat, code) <= cash - SAFE else None
        return self._join(state, seat, allowed, self.rich)

    def _links(self, state: Table, seat: int, trip: Trip) -> int:
        """Return what the links of the trip will cost."""
        missing = [port for port in trip.ports if not int(state.links[port]) & BIT[seat]]
        return sum(int(state.facts.port_price[port]) for port in missing)

    def _price(self, state: Table, seat: int, code: int) -> int:
        edge, way = divmod(code - int(state.facts.at_build), 2)
        return int(track.cost_of(state, seat, edge, track.target_of(state, edge, way)))

    def _better_train(
        self, state: Table, seat: int, plan: TripPlan, allowed: set[int]
    ) -> int | None:
        """Buy it if it pays in the time that is left, and the plan can still be gone."""
        better = int(FAST if state.train[seat] == FREIGHT else SUPER)
        code = int(actions.UPGRADE) + better
        if code not in allowed:
            return None
        weights = self.weights
        more, spare = weights.gain_super, weights.spare_super
        if better == FAST:
            more, spare = weights.gain_fast, weights.spare_fast
        if state.stage != NORMAL:
            spare = weights.spare_opening
        cash = int(state.cash[seat]) - UPGRADE_PRICE
        if cash < spare or not more:
            return None
        assert self.planner is not None
        parts = self.planner.replan(state, plan)
        near = sum(part[2] for part in parts[: next_payout(parts, 0) + 1])
        if not parts or cash < near + spare:
            return None
        rate = self.planner.rate
        faster = rate * 4 // 3 if better == FAST else rate
        still = opening_turns(state)
        now = turns_for(parts, rate, cash + UPGRADE_PRICE, still, 0, 20)
        then = turns_for(parts, faster, cash, still, 0, 0)
        turn_value = self.planner.turn_value
        left = (self.planner.need - UPGRADE_PRICE) / turn_value
        gain = more * left - UPGRADE_PRICE - turn_value * (then - now)
        return code if then < NEVER and gain > 0 else None
