"""`hard` for China Rails: it compares plans for up to three demands.

A plan is worth what it pays, less its track and its time (`games/china_rails/plans.py`). With new
cards all plans are looked for again; in between the chosen one is followed and counted anew every
turn. Where even the best plan is poor, plans for other hands are tried out: if those are better by
more than a turn, the hand is discarded.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

from trackside.bots.base import Weighed, late_after, three_best
from trackside.bots.china_trips import PATIENCE, EasyBot
from trackside.core.players import Observer, Reason
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import (
    BIT,
    FAST,
    FREIGHT,
    SUPER,
)
from trackside.games.china_rails.hands import after, not_in_hand, with_cards
from trackside.games.china_rails.phases import NORMAL
from trackside.games.china_rails.plan_time import NEVER, SAFE, next_payout, turns_for
from trackside.games.china_rails.plans import Plan, Planner, Taste
from trackside.games.china_rails.rules import track
from trackside.games.china_rails.trips import (
    Position,
    Trip,
    cargo,
    first_legal,
    way_to_a_major,
)

STAY = 1.5  # by so much a new plan must be better than the present one
POOR = -5.0  # the value of a plan below which a fresh hand is thought about
NO_PLAN = -60.0  # the value of having none
HANDS = 3  # fresh hands, or draws after a plan, that are tried out
LATER = 0.7  # how much the plan after a plan counts
WIDE = 24  # plans that are followed from stop to stop
NARROW = 6  # the same, when looking beyond a plan
MARGIN = 8  # cash that plans leave alone
UPGRADE_PRICE = 20  # CR-67
SPARE = {int(FAST): 8, int(SUPER): 40}  # cash that stays after an upgrade
GAIN = {int(FAST): 2.5, int(SUPER): 1.2}  # what a turn brings more with the better train


class HardBot(EasyBot):
    """Plans for up to three demands at once."""

    rich = 70

    def __init__(self, seed: int, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.seconds = seconds  # after which it looks no further ahead; 0 for no limit
        self.thoughts = Taste(WIDE)
        self.narrow = Taste(NARROW)
        self.plan: Plan | None = None
        self.plans: list[Plan] = []  # best first
        self.planner: Planner | None = None
        self.when: tuple[int, ...] = ()  # turn and hand for which the plan was made
        self.asked: tuple[int, ...] = ()
        self.fresh = 0.0  # what a fresh hand promises
        self.idle = 0  # turns in which nothing has changed

    def explain(self, table: Observer[Any]) -> list[Reason]:
        """The actions that the best plans begin with, by what the plan is worth."""
        first = self.choose(table)
        legal = table.legal()
        if len(legal) == 1 or self.plan is None:
            return [Reason(first, table.notation(first), 0.0)]
        state = cast(Position, table.imagine(self.rng))
        weighed: list[Weighed] = [(first, self.plan.value, self._terms(self.plan))]
        known = {first}
        for plan in self.plans:
            self.plan, self.trip = plan, plan.trip
            action = self._act(state, table.seat, legal)
            if action not in known:
                known.add(action)
                value = min(plan.value, weighed[0][1])
                weighed.append((action, value, self._terms(plan)))
        return three_best(table, weighed, "millions")

    def _terms(self, plan: Plan) -> dict[str, float]:
        assert self.planner is not None
        time = self.planner.turn_worth * plan.turns
        gain = plan.trip.payout - plan.trip.cost
        return {
            "payout": float(plan.trip.payout),
            "track": -plan.weighed,
            "time": -time,
            "track-price": float(plan.trip.cost),
            "turns": plan.turns,
            "gain-per-turn": gain / max(plan.turns, 1.0),
        }

    # Planning

    def _refresh(self, state: Position, seat: int) -> None:
        held = tuple(int(card) for card in state.hand[seat * 3 : seat * 3 + 3])
        when = (int(state.round), int(state.stage), int(state.step), *held)
        if when == self.when and (self.trip is None or self._still_good(state, seat)):
            return
        if when[:3] != self.when[:3]:
            self._begin_turn(state, seat)
        same_hand = when[3:] == self.when[3:]
        self.when = when
        self.planner = Planner(state, seat, self.thoughts, MARGIN)
        old = self.planner.follow(self.trip.stops) if self.trip and self.trip.stops else None
        hoped = self.plan.value if self.plan else 0.0
        if old is None or not same_hand or old.value < hoped - STAY:
            self.plans = self._look_around(state, seat, old)
            old = self.plans[0] if self.plans else None
        self.plan = old
        self.trip = old.trip if old else None

    def _begin_turn(self, state: Position, seat: int) -> None:
        self.extra = []
        now = (int(state.at[seat]), int(state.cash[seat]), len(cargo(state, seat)))
        self.idle = self.idle + 1 if now == self.last else 0
        self.last = now

    def _look_around(self, state: Position, seat: int, old: Plan | None) -> list[Plan]:
        assert self.planner is not None
        is_late = late_after(self.seconds)
        found = self.planner.best(3)
        if not found and old is None:  # the last millions, too
            self.planner = Planner(state, seat, self.thoughts, 0)
            found = self.planner.best(3)
        if old is not None:
            found.append(old)
        if len(found) < 2 or state.stage != NORMAL:
            return found
        ranked: list[tuple[float, Plan]] = []
        for plan in found:
            if is_late():
                return found
            ranked.append((plan.value + self._later(state, seat, plan), plan))
        if old is not None:
            ranked[-1] = (ranked[-1][0] + STAY, old)
        ranked.sort(key=lambda row: -row[0])
        return [plan for _, plan in ranked]

    def _later(self, state: Position, seat: int, plan: Plan) -> float:
        """What the next plan is worth when this one is done; all plans draw with the same luck."""
        cards = not_in_hand(state)
        rng = Random(f"{self.when}")
        total = 0.0
        for _ in range(HANDS):
            table = after(state, seat, plan, rng.sample(cards, 3))
            planner = Planner(table, seat, self.narrow, MARGIN)
            if planner.need > 0:
                found = planner.best(1)
                total += found[0].value if found else NO_PLAN
        return LATER * total / HANDS

    def _still_good(self, state: Position, seat: int) -> bool:
        self.waited = 0  # idle turns are counted here
        return super()._still_good(state, seat)

    def _is_poor(self, state: Position, seat: int) -> bool:
        """New cards would be worth a turn."""
        if self.idle >= PATIENCE and state.stage == NORMAL:
            self.idle = 0
            return True
        value = self.plan.value if self.plan else NO_PLAN
        if value >= POOR:
            return False
        if self.asked != self.when:
            self.asked = self.when
            self.fresh = self._fresh_hand(state, seat)
        return value < self.fresh

    def _fresh_hand(self, state: Position, seat: int) -> float:
        """What plans are worth with other cards, a turn later; the luck is that of the position."""
        assert self.planner is not None
        cards = not_in_hand(state)
        rng = Random(f"{self.when}")
        total = 0.0
        for _ in range(HANDS):
            table = with_cards(state, seat, rng.sample(cards, 3))
            found = Planner(table, seat, self.thoughts, MARGIN).best(1)
            total += found[0].value if found else NO_PLAN
        return total / HANDS - self.planner.turn_worth

    # Acting

    def _operate(self, state: Position, seat: int, legal: list[int], allowed: set[int]) -> int:
        if int(actions.DISCARD) in allowed and self._is_poor(state, seat):
            return int(actions.DISCARD)
        return super()._operate(state, seat, legal, allowed)

    def _is_worth_carrying(self, state: Position, seat: int, demand: int) -> bool:
        return True  # room that the plan does not need costs nothing

    # Building

    def _build(self, state: Position, seat: int, legal: list[int], allowed: set[int]) -> int:
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

    def _build_plan(self, state: Position, seat: int, plan: Plan, allowed: set[int]) -> int | None:
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

    def _links(self, state: Position, seat: int, trip: Trip) -> int:
        """What the links of the trip will cost."""
        missing = [port for port in trip.ports if not int(state.links[port]) & BIT[seat]]
        return sum(int(state.facts.port_price[port]) for port in missing)

    def _price(self, state: Position, seat: int, code: int) -> int:
        edge, way = divmod(code - int(state.facts.at_build), 2)
        return int(track.cost_of(state, seat, edge, track.target_of(state, edge, way)))

    def _better_train(
        self, state: Position, seat: int, plan: Plan, allowed: set[int]
    ) -> int | None:
        """If it pays in the time that is left, and the plan can still be gone."""
        better = int(FAST if state.train[seat] == FREIGHT else SUPER)
        code = int(actions.UPGRADE) + better
        if code not in allowed or state.stage != NORMAL:
            return None
        assert self.planner is not None
        parts = self.planner.again(state, plan)
        near = sum(part[2] for part in parts[: next_payout(parts, 0) + 1])
        cash = int(state.cash[seat]) - UPGRADE_PRICE
        if not parts or cash < near + SPARE[better]:
            return None
        rate = self.planner.rate
        faster = rate * 4 // 3 if better == FAST else rate
        now = turns_for(parts, rate, cash + UPGRADE_PRICE, 0, 0, 20)
        then = turns_for(parts, faster, cash, 0, 0, 0)
        worth = self.planner.turn_worth
        left = (self.planner.need - UPGRADE_PRICE) / worth
        gain = GAIN[better] * left - UPGRADE_PRICE - worth * (then - now)
        return code if then < NEVER and gain > 0 else None
