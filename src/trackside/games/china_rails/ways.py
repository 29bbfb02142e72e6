"""The way to a far milepost, proposed step by step, for an interface.

A way is a proposal and no promise: whoever follows it asks the rules at every step.
"""

from __future__ import annotations

from itertools import pairwise

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import BIT, FAR
from trackside.games.china_rails.phases import BUILD, OPERATE
from trackside.games.china_rails.rules import movement, track
from trackside.games.china_rails.rules.money import FEE
from trackside.games.china_rails.rules.reach import Travel, price_from_network, turns_to_reach
from trackside.games.china_rails.state import NONE, Table, track_of


def way_to(table: Table, seat: int, to: str) -> list[Json]:
    """Steps to a milepost or city, in order: each with its milepost, its cost, the turn in which
    it can be taken (1: this one) and the code of its action, or None where no step of its own
    leads there (the ferry). Empty if there is no way, or nothing to do there."""
    goal = _goal(table, to)
    if table.turn != seat or goal < 0:
        return []
    if table.phase == OPERATE and table.at[seat] >= 0:
        return _drive(table, seat, goal)
    return _build(table, seat, goal) if table.phase == BUILD else []


def _goal(table: Table, to: str) -> int:
    facts = table.facts
    if to in facts.index:
        return facts.index[to]
    if to in facts.city_index:
        return int(facts.city_mile[facts.city_index[to]])
    raise MalformedAction(f"{to[:40]!r}: expected a milepost or a city")


def _drive(table: Table, seat: int, goal: int) -> list[Json]:
    """Own track alone, unless the track of others saves a turn."""
    own = turns_to_reach(table, seat)
    any_track = turns_to_reach(table, seat, foreign=True)
    alone = own.turns(goal)
    best = own if 0 <= alone <= any_track.turns(goal) else any_track
    return _drive_steps(table, seat, best, goal)


def _drive_steps(table: Table, seat: int, travel: Travel, goal: int) -> list[Json]:
    facts = table.facts
    found: list[Json] = []
    paid = table.paid
    here = table.at[seat]
    points = travel.start
    turn = 1
    for m in travel.path(goal):
        edge = movement.edge_to(table, here, m)
        points = points + 1 if edge >= 0 else travel.points[m]
        now = max(1, int((points + travel.rate - 1) // travel.rate))
        if now > turn:
            turn, paid = now, 0
        cost = 0
        owner = track_of(table, edge) if edge >= 0 else NONE
        if owner >= 0 and owner != seat and not paid & BIT[owner]:
            cost, paid = int(FEE), paid | BIT[owner]
        code = int(facts.at_move) + m if edge >= 0 else None
        found.append(_step(table, m, cost, turn, code))
        here = i64(m)
    return found


def _build(table: Table, seat: int, goal: int) -> list[Json]:
    """The cheapest track that may be built now; what exceeds a turn's money waits for the next."""
    facts = table.facts
    reach = price_from_network(table, seat, now=True)
    path = reach.path(goal) if reach.cost[goal] < FAR else []
    found: list[Json] = []
    left, turn = int(track.money_left(table)), 1
    for a, b in pairwise(path):
        edge = movement.edge_to(table, a, b)
        if edge < 0 or track_of(table, edge) == seat or facts.red[edge]:
            continue
        cost = int(track.cost_of(table, seat, edge, b))
        if cost > left:
            left, turn = int(track.BUILD_LIMIT), turn + 1
        left -= cost
        direction = 0 if facts.edge_b[edge] == b else 1
        code = int(facts.at_build) + 2 * int(edge) + direction
        found.append(_step(table, b, cost, turn, code) | {"from": facts.ids[a]})
    return found


def _step(table: Table, m: int, cost: int, turn: int, code: int | None) -> Json:
    facts = table.facts
    return {
        "milepost": facts.ids[m],
        "cost": cost,
        "turn": turn,
        "code": code,
        "do": None if code is None else actions.decode(facts, code),
    }
