"""The bots of China Rails.

`easy` plans a trip for one demand, `normal` for up to two at once; it buys better trains, and
discards a hand whose best trip gains too little in a turn. `hard` compares plans for up to three
demands: with new cards all plans are looked for again; in between the chosen one is followed and
counted anew every turn. Where even the best plan is poor, plans for other hands are tried out: if
those are better by more than a turn, the hand is discarded. `expert` does the same with twice as
many plans and draws and with other weights (evaluate/expert.json): it fills its train with what
cards of the pile may ask for, buys its first train in an opening turn and no superfreight, and
looks for the plan that ends the game. It compares plans by how many turns the game will take after
each of them, as was learned from play (evaluate/turns.json), and then plays on after the best of
those that begin otherwise, with the same cards for all (policy/playouts.py).
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final, final

from trackside.bots.base import Weighed, in_words, late_after, three_best
from trackside.bots.china_rails.evaluate.plans import Effort, value_later
from trackside.bots.china_rails.evaluate.turns import LEARNED as CLOCK
from trackside.bots.china_rails.evaluate.turns import Coefficients, turns_with
from trackside.bots.china_rails.evaluate.weights import EXPERT as EXPERT_WEIGHTS
from trackside.bots.china_rails.evaluate.weights import LEARNED, Weights
from trackside.bots.china_rails.explain import explain, explain_trip
from trackside.bots.china_rails.plan import trips
from trackside.bots.china_rails.plan.beam import TripPlan
from trackside.bots.china_rails.plan.stops import Trip, cargo, demands_of
from trackside.bots.china_rails.plan.track import needs_track
from trackside.bots.china_rails.plan.trips import best_trip, good_trips, trip_along
from trackside.bots.china_rails.policy.choice import best_delivery
from trackside.bots.china_rails.policy.planning import PlanningPolicy
from trackside.bots.china_rails.policy.playouts import play_out
from trackside.bots.china_rails.policy.trips import TripPolicy
from trackside.bots.search import at_most, halve_options
from trackside.core.players import Bot, MakeBot, Observer, Reason
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import FAST, FREIGHT, HEAVY, SUPER
from trackside.games.china_rails.game import State
from trackside.games.china_rails.state import NORMAL, Table

UNIT = "millions-per-turn"
# What `normal` wants a trip to gain per turn before it has track, with its first train and with a
# better one: a fresh hand promises a little more (3 to 9 M in the mean), and costs a turn.
LEAST_AT_FIRST = 3.0
LEAST_WHEN_SLOW = 4.0
LEAST_WHEN_FAST = 6.0
PLAYOUTS: Final = 72  # for a decision of `expert`,
TRIED: Final = 4  # over so many plans,
MANY: Final = 40  # that are looked for among so many
TRUST: Final = 0.3  # turns by which another must be better than the one that looks best
HARD = Effort(wide=12, narrow=3, hands=3, plans=3, opening=3)
EXPERT = Effort(wide=24, narrow=3, hands=6, plans=3, opening=4)


class EasyBot(TripPolicy):
    """One demand at a time, with the train that it began with."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.key: tuple[int, ...] = ()
        self.last: tuple[int, ...] = ()
        self.held: tuple[int, ...] = ()

    def _refresh(self, state: Table, seat: int) -> None:
        """Choose a new trip when the old one is done, cannot be done, or a new turn brings new
        cards."""
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
            self.options.banned &= set(demands_of(state, seat))
        good = self.trip is not None and self._still_good(state, seat)
        if good and not (new_turn and self._is_cut_off(state, seat)):
            return
        if self.trip is not None or new_turn or held != self.held:
            self.trip = best_trip(state, seat, self.options)
            self.waited = 0
        self.held = held


class NormalBot(EasyBot):
    """Two demands together where that pays, better trains, and no poor hands."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.rich = 110
        self.options = trips.TripOptions(together=2, shortlist=6, track_counts=0.85)

    def _act(self, state: Table, seat: int, legal: list[int]) -> int:
        if int(actions.DISCARD) in legal and self._is_poor(state, seat):
            return int(actions.DISCARD)
        return super()._act(state, seat, legal)

    def _is_poor(self, state: Table, seat: int) -> bool:
        """Tell whether new cards are worth a turn; loads that are aboard would lose theirs."""
        if self.trip is None or cargo(state, seat) or self._has_all(state, seat):
            return False
        return self.trip.score < self._least_gain(state, seat)

    def _least_gain(self, state: Table, seat: int) -> float:
        if state.at[seat] < 0:
            return LEAST_AT_FIRST
        return LEAST_WHEN_SLOW if state.train[seat] == FREIGHT else LEAST_WHEN_FAST

    def _upgrade(self, state: Table, seat: int, allowed: set[int]) -> int | None:
        if state.stage != NORMAL or needs_track(state, seat, self.trip):
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

    def explain(self, table: Observer[State]) -> list[Reason]:
        """Return the action, by the trip that it serves, and what the next best trips begin
        with."""
        first = self.choose(table)
        own = self.trip
        state = table.imagine(self.rng)
        fresh = self._least_gain(state, table.seat)
        told = {first: explain_trip(state, table.seat, first, own, fresh)}
        if own is None or len(state.choices):
            return [Reason(first, table.notation(first), 0.0, unit=UNIT, why=told[first])]
        rest = trip_along(state, table.seat, own.stops, self.options) or own
        weighed: list[Weighed] = [(first, rest.score, self._terms(rest))]
        legal = table.legal()
        for trip in good_trips(state, table.seat, self.options):
            self.trip = trip
            action = super()._act(state, table.seat, legal)  # also of a hand that is discarded
            if action not in told:  # a trip that is under way is not left for a better one
                told[action] = explain_trip(state, table.seat, action, trip, fresh)
                weighed.append((action, min(trip.score, rest.score), self._terms(trip)))
        self.trip = own
        return in_words(three_best(table, weighed, UNIT), told.__getitem__)

    def _terms(self, trip: Trip) -> dict[str, float]:
        payout = trip.payout / trip.turns
        return {
            "payout": payout,
            "track": trip.score - payout,
            "turns": trip.turns,
            "trip-payout": float(trip.payout),
            "track-price": float(trip.cost),
        }


class HardBot(PlanningPolicy):
    """Plans for up to three demands at once, compared by what follows them."""

    def __init__(
        self,
        seed: int,
        seconds: float = 0.0,
        effort: Effort = HARD,
        weights: Weights = LEARNED,
        clock: Coefficients | None = None,
    ) -> None:
        super().__init__(seed, weights, effort)
        self.clock = clock  # says how many turns are to go, if that was learned
        self.seconds = seconds  # after which it looks no further ahead; 0 for no limit

    def explain(self, table: Observer[State]) -> list[Reason]:
        """Return the actions that the best plans begin with, by what the plan is worth; where all
        begin alike, the next best plan with the same action."""
        first = self.choose(table)
        legal = table.legal()
        state = table.imagine(self.rng)
        plan, fresh, seat = self.plan, self.fresh, table.seat
        told = explain(state, seat, first, plan, fresh)
        if len(legal) == 1 or plan is None:
            return [Reason(first, table.notation(first), 0.0, unit="millions", why=told)]
        weighed: list[Weighed] = [(first, plan.value, self._terms(plan))]
        why = {first: told}
        for other in self.plans:
            self.plan, self.trip = other, other.trip
            action = self._act(state, seat, legal)
            if action not in why:
                why[action] = explain(state, seat, action, other, fresh)
                value = min(other.value, plan.value)
                weighed.append((action, value, self._terms(other)))
        self.plan, self.trip = plan, plan.trip
        found = three_best(table, weighed, "millions")
        reasons = [replace(each, why=why[each.action]) for each in found]
        if len(reasons) == 1:
            reasons += self._other_plans(state, seat, reasons[0], plan)
        return reasons

    def _other_plans(self, state: Table, seat: int, reason: Reason, plan: TripPlan) -> list[Reason]:
        """Return the best that leads elsewhere, told in other words."""
        for other in self.plans:
            told = explain(state, seat, reason.action, other, self.fresh)
            if told != reason.why and other.trip.stops:
                value = min(other.value, plan.value)
                return [replace(reason, value=value, terms=self._terms(other), why=told)]
        return []

    def _terms(self, plan: TripPlan) -> dict[str, float]:
        assert self.planner is not None
        time = self.planner.turn_value * plan.turns
        gain = plan.trip.payout - plan.trip.cost
        return {
            "payout": float(plan.trip.payout),
            "track": -plan.weighed,
            "time": -time,
            # money beyond the victory counts little, and to come so far counts more
            "end": plan.value - (plan.trip.payout - plan.weighed - time),
            "track-price": float(plan.trip.cost),
            "turns": plan.turns,
            "gain-per-turn": gain / max(plan.turns, 1.0),
        }

    # Planning

    def _look_around(self, state: State, seat: int, old: TripPlan | None) -> list[TripPlan]:
        is_late = late_after(self.seconds)
        opening = state.stage != NORMAL
        keep = max(self.effort.plans, self.effort.opening) if opening else self.effort.plans
        found = self._search(state, seat, keep, old)
        if old is not None:
            found.append(old)
        if len(found) < 2 or (opening and not self.effort.opening):
            return found
        ranked: list[tuple[float, TripPlan]] = []
        for plan in found:
            if is_late():
                return found
            ranked.append((self._prospect(state, seat, plan), plan))
        if old is not None:
            ranked[-1] = (ranked[-1][0] + self.weights.stay, old)
        ranked.sort(key=lambda row: -row[0])
        return [plan for _, plan in ranked]

    def _prospect(self, state: Table, seat: int, plan: TripPlan) -> float:
        """Return what a plan is worth with what follows, in millions."""
        if self.clock is None:
            later = value_later(state, seat, plan, self.weights, self.effort, self.luck())
            return plan.value + later
        assert self.planner is not None
        luck = self.luck()
        turns = turns_with(state, seat, plan, self.weights, self.effort, self.clock, luck)
        return -self.planner.turn_value * turns


class ExpertBot(HardBot):
    """Looks at more, with weights of its own, and plays on after its plans, to compare them by the
    turns to the end."""

    def __init__(self, seed: int, seconds: float = 0.0, playouts: int = PLAYOUTS) -> None:
        super().__init__(seed, seconds, EXPERT, EXPERT_WEIGHTS, CLOCK)
        self.playouts = playouts

    def _look_around(self, state: State, seat: int, old: TripPlan | None) -> list[TripPlan]:
        is_late = late_after(self.seconds)
        found = super()._look_around(state, seat, old)
        if len(found) < 2 or best_delivery(state, state.legal(seat)) is not None:
            return found  # a delivery brings new cards at once, whatever the plan
        tried = self._distinct(found)
        trial = Trial(self, state, seat, tried)
        order = halve_options(
            list(range(len(tried))), self.playouts, trial.play, trial.rank, is_late
        )
        return [tried[n] for n in order]

    def _distinct(self, best: list[TripPlan]) -> list[TripPlan]:
        """Return these plans and the next best by themselves, as far as they differ before their
        first payout: then cards are new, and so is the plan."""
        assert self.planner is not None
        found: list[TripPlan] = []
        keys: list[list[tuple[int, int, int, bool]]] = []
        for plan in best + self.planner.best(MANY):
            key = plan.first_stops()
            if key not in keys and len(found) < TRIED:
                keys.append(key)
                found.append(plan)
        return found


@final
class Trial:
    """Plans that are played on from one position, with the turns that they took."""

    def __init__(self, bot: HardBot, state: State, seat: int, plans: list[TripPlan]) -> None:
        self.bot = bot
        self.state = state
        self.seat = seat
        self.plans = plans
        # The same as long as the hand is: who is asked anew in every turn does not waver.
        self.rng = Random(f"{bot.when[3:]}")
        self.turns = [0.0] * len(plans)
        self.played = [0] * len(plans)

    def play(self, numbers: list[int]) -> None:
        """Play each of these plans once more, with the same luck."""
        luck = self.rng.getrandbits(32)
        for n in numbers:
            self.turns[n] += play_out(self.bot, self.state, self.seat, self.plans[n], luck)
            self.played[n] += 1

    def rank(self, numbers: list[int]) -> list[int]:
        """Sort the plans, best first; the first one stays unless another is better by `TRUST`."""
        rows = [(self.turns[n] / self.played[n] - (0.0 if n else TRUST), n) for n in numbers]
        rows.sort()
        return [n for _, n in rows]


def _make_easy(seed: int, seconds: float) -> Bot:
    return EasyBot(seed)


def _make_normal(seed: int, seconds: float) -> Bot:
    return NormalBot(seed)


def _make_hard(seed: int, seconds: float) -> Bot:
    return HardBot(seed, at_most(1.0, seconds))


def _make_expert(seed: int, seconds: float) -> Bot:
    return ExpertBot(seed, seconds)


LEVELS: dict[str, MakeBot] = {
    "easy": _make_easy,
    "normal": _make_normal,
    "hard": _make_hard,
    "expert": _make_expert,
}
