"""What to do now for a plan: first the track that the next payout needs, then trains that pay."""

from __future__ import annotations

from trackside.bots.china_rails.plan.beam import Plan, Planner
from trackside.bots.china_rails.plan.stops import Trip
from trackside.bots.china_rails.plan.time import NEVER, SAFE, next_payout, turns_for
from trackside.bots.china_rails.plan.track import way_to_a_major
from trackside.bots.china_rails.policy.choice import first_legal
from trackside.bots.china_rails.policy.trips import TripPolicy
from trackside.bots.china_rails.worth.taste import Taste
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import FAST, FREIGHT, SUPER
from trackside.games.china_rails.rules import track
from trackside.games.china_rails.state import NORMAL, Table
from trackside.kit.bits import BIT

UPGRADE_PRICE = 20  # CR-67


class PlanPolicy(TripPolicy):
    """Does what its plan asks for, if it has one."""

    def __init__(self, seed: int, thoughts: Taste) -> None:
        super().__init__(seed)
        self.thoughts = thoughts
        self.rich = int(thoughts.rich)
        self.outward = True
        self.plan: Plan | None = None
        self.planner: Planner | None = None

    def _is_poor(self, state: Table, seat: int) -> bool:
        """New cards would be worth a turn."""
        raise NotImplementedError

    def _operate(self, state: Table, seat: int, legal: list[int], allowed: set[int]) -> int:
        if int(actions.DISCARD) in allowed and self._is_poor(state, seat):
            return int(actions.DISCARD)
        return super()._operate(state, seat, legal, allowed)

    def _is_worth_carrying(self, state: Table, seat: int, demand: int) -> bool:
        return True  # room that the plan does not need costs nothing

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

    def _build_plan(self, state: Table, seat: int, plan: Plan, allowed: set[int]) -> int | None:
        """First what the next payout needs; what comes later only if enough cash stays."""
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
        """What the links of the trip will cost."""
        missing = [port for port in trip.ports if not int(state.links[port]) & BIT[seat]]
        return sum(int(state.facts.port_price[port]) for port in missing)

    def _price(self, state: Table, seat: int, code: int) -> int:
        edge, way = divmod(code - int(state.facts.at_build), 2)
        return int(track.cost_of(state, seat, edge, track.target_of(state, edge, way)))

    def _better_train(self, state: Table, seat: int, plan: Plan, allowed: set[int]) -> int | None:
        """If it pays in the time that is left, and the plan can still be gone."""
        better = int(FAST if state.train[seat] == FREIGHT else SUPER)
        code = int(actions.UPGRADE) + better
        if code not in allowed or state.stage != NORMAL:
            return None
        mind = self.thoughts
        more, spare = mind.gain_super, mind.spare_super
        if better == FAST:
            more, spare = mind.gain_fast, mind.spare_fast
        assert self.planner is not None
        parts = self.planner.again(state, plan)
        near = sum(part[2] for part in parts[: next_payout(parts, 0) + 1])
        cash = int(state.cash[seat]) - UPGRADE_PRICE
        if not parts or cash < near + spare:
            return None
        rate = self.planner.rate
        faster = rate * 4 // 3 if better == FAST else rate
        now = turns_for(parts, rate, cash + UPGRADE_PRICE, 0, 0, 20)
        then = turns_for(parts, faster, cash, 0, 0, 0)
        worth = self.planner.turn_worth
        left = (self.planner.need - UPGRADE_PRICE) / worth
        gain = more * left - UPGRADE_PRICE - worth * (then - now)
        return code if then < NEVER and gain > 0 else None
