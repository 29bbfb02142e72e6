"""Looks for a plan when cards are new, and follows it until then."""

from __future__ import annotations

from random import Random

from trackside.bots.china_rails.evaluate.plans import MARGIN, NO_PLAN, Effort, fresh_hand
from trackside.bots.china_rails.evaluate.weights import Weights
from trackside.bots.china_rails.plan.beam import Planner, TripPlan
from trackside.bots.china_rails.plan.stops import cargo
from trackside.bots.china_rails.policy.plans import PlanPolicy
from trackside.bots.china_rails.policy.trips import PATIENCE
from trackside.games.china_rails.game import State
from trackside.games.china_rails.state import NORMAL, Table


class PlanningPolicy(PlanPolicy):
    """Takes the plan that is worth most by itself: quick enough to play on with."""

    def __init__(self, seed: int, weights: Weights, effort: Effort) -> None:
        super().__init__(seed, weights)
        self.effort = effort
        self.plans: list[TripPlan] = []  # best first
        self.last: tuple[int, ...] = ()
        self.when: tuple[int, ...] = ()  # turn and hand for which the plan was made
        self.asked: tuple[int, ...] = ()
        self.fresh = 0.0  # what a fresh hand promises
        self.idle = 0  # turns in which nothing has changed

    def take_over(self, other: PlanningPolicy, plan: TripPlan) -> None:
        """Go on in the place of another with this plan, and keep the hand this turn."""
        self.plan = plan.copy()
        self.trip = self.plan.trip
        self.plans = [self.plan]
        self.planner = other.planner
        self.last, self.when, self.idle = other.last, other.when, other.idle
        self.asked, self.fresh = other.when, NO_PLAN

    def _refresh(self, state: State, seat: int) -> None:
        held = tuple(int(card) for card in state.hand[seat * 3 : seat * 3 + 3])
        when = (int(state.round), int(state.stage), int(state.step), *held)
        if when == self.when and (self.trip is None or self._still_good(state, seat)):
            return
        if when[:3] != self.when[:3]:
            self._begin_turn(state, seat)
        same_hand = when[3:] == self.when[3:]
        self.when = when
        self.planner = Planner(state, seat, self.weights, self.effort.wide, MARGIN)
        old = self.planner.follow(self.trip.stops) if self.trip and self.trip.stops else None
        hoped = self.plan.value if self.plan else 0.0
        if old is None or not same_hand or old.value < hoped - self.weights.stay:
            self.plans = self._look_around(state, seat, old)
            old = self.plans[0] if self.plans else None
        self.plan = old
        self.trip = old.trip if old else None

    def _begin_turn(self, state: Table, seat: int) -> None:
        self.extra = []
        now = (int(state.at[seat]), int(state.cash[seat]), len(cargo(state, seat)))
        self.idle = self.idle + 1 if now == self.last else 0
        self.last = now

    def _look_around(self, state: State, seat: int, old: TripPlan | None) -> list[TripPlan]:
        """Find plans to follow, best first; `old` is what is left of the present one."""
        found = self._search(state, seat, 1, old)
        if old is not None and (not found or found[0].value < old.value + self.weights.stay):
            return [old]
        return found

    def _search(self, state: Table, seat: int, keep: int, old: TripPlan | None) -> list[TripPlan]:
        """Search for the best plans by themselves; who has no other spends the last millions,
        too."""
        assert self.planner is not None
        found = self.planner.best(keep)
        if not found and old is None:
            self.planner = Planner(state, seat, self.weights, self.effort.wide, 0)
            found = self.planner.best(keep)
        return found

    def _still_good(self, state: Table, seat: int) -> bool:
        self.waited = 0  # idle turns are counted here
        return super()._still_good(state, seat)

    def _is_poor(self, state: Table, seat: int) -> bool:
        """Tell whether new cards would be worth a turn."""
        if self.idle >= PATIENCE and state.stage == NORMAL:
            self.idle = 0
            return True
        value = self.plan.value if self.plan else NO_PLAN
        if value >= self.weights.poor:
            return False
        if self.asked != self.when:
            self.asked = self.when
            assert self.planner is not None
            fresh = fresh_hand(state, seat, self.weights, self.effort, self.luck())
            self.fresh = fresh - self.weights.discard * self.planner.turn_value
        return value < self.fresh

    def luck(self) -> Random:
        """Return the luck of the position: all plans draw the same cards."""
        return Random(f"{self.when}")
