"""Why an action of China Rails, in words: what it does now, and the plan that it serves."""
# mypyc: off

from __future__ import annotations

from trackside.bots.base import MOST_WORDS
from trackside.bots.china_rails.plan.beam import TripPlan
from trackside.bots.china_rails.plan.stops import Trip
from trackside.core.contract import Json
from trackside.core.players import Why
from trackside.games.china_rails import actions
from trackside.games.china_rails.rules import loads, track
from trackside.games.china_rails.state import Table


def explain(
    state: Table, seat: int, action: int, plan: TripPlan | None, fresh: float
) -> tuple[Why, ...]:
    """Explain the action, where it stands for more than the plan; then the plan.

    `fresh` is what a fresh hand promises, known where it was thought about."""
    move = actions.decode_move(state.facts, action)
    if move.verb == "discard":
        return _explain_discard("cr-why-discard-poor", plan.value if plan else None, fresh)
    trip, turns = (plan.trip, plan.turns) if plan else (None, 0.0)
    return _explain_move(state, seat, move, trip, turns)


def explain_trip(
    state: Table, seat: int, action: int, trip: Trip | None, fresh: float
) -> tuple[Why, ...]:
    """Explain the action of one who plans a trip and nothing after it, in millions per turn."""
    move = actions.decode_move(state.facts, action)
    if move.verb == "discard":
        return _explain_discard("cr-why-discard-slow", trip.score if trip else None, fresh)
    return _explain_move(state, seat, move, trip, trip.turns if trip else 0.0)


def _explain_move(
    state: Table, seat: int, move: actions.Move, trip: Trip | None, turns: float
) -> tuple[Why, ...]:
    found = _explain_action(state, seat, move)
    if trip is None or not trip.stops:
        return (*found, Why("cr-why-no-plan"))
    return (*found, *_explain_trip(state, trip, turns))[:MOST_WORDS]


def _explain_discard(poor: str, value: float | None, fresh: float) -> tuple[Why, ...]:
    """Say `poor` where there is something to compare a fresh hand with."""
    if value is None:
        return (Why("cr-why-discard"),)
    return (Why(poor, {"value": round(value), "fresh": round(fresh)}),)


def _explain_action(state: Table, seat: int, move: actions.Move) -> list[Why]:
    facts = state.facts
    match move.verb:
        case "deliver":
            payout = int(loads.payout(state, move.one))
            return [Why("cr-why-pays", {"payout": payout})]
        case "build":
            price = track.cost_of(state, seat, move.one, track.target_of(state, move.one, move.two))
            return [Why("cr-why-segment", {"cost": int(price), "cash": int(state.cash[seat])})]
        case "upgrade":
            return [Why("cr-why-upgrade", {"cash": int(state.cash[seat])})]
        case "lose":
            return [Why("cr-why-lose", {"load": facts.load_ids[move.one]})]
        case "drop":
            return [Why("cr-why-drop", {"load": facts.load_ids[move.one]})]
        case "link":
            return [Why("cr-why-link", {"cost": int(facts.port_price[move.one])})]
        case "shelter":
            return [Why("cr-why-shelter")]
        case "end" | "done":
            return [Why("cr-why-stop")]
    return []


def _explain_trip(state: Table, trip: Trip, turns: float) -> list[Why]:
    """Name the next stop, then what the whole trip pays, costs and takes."""
    facts, stop = state.facts, trip.stops[0]
    place: Json = {"load": facts.load_ids[stop.load], "city": facts.city_names[stop.city]}
    key = "cr-why-next-deliver" if stop.delivers else "cr-why-next-load"
    sums = {
        "payout": int(trip.payout),
        "cost": int(trip.cost),
        "turns": max(1, round(turns)),
    }
    return [Why(key, place), Why("cr-why-plan", sums)]
