"""The way to a far milepost, proposed step by step, for an interface.

A way is a proposal and no promise: whoever follows it asks the rules at every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.china_rails import actions
from trackside.games.china_rails.phases import BUILD, OPERATE
from trackside.games.china_rails.reach import Travel, price_from_network, turns_to_reach
from trackside.games.china_rails.rules import movement, track
from trackside.games.china_rails.rules.money import FEE
from trackside.games.china_rails.state import NONE, Table, track_of
from trackside.kit.bits import BIT
from trackside.kit.spread import FAR


def way_to(table: Table, seat: int, to: str, through: Sequence[str] = ()) -> list[Json]:
    """Steps to a milepost or city, in order: each with its milepost, its cost, the turn in which
    it can be taken (1: this one) and the code of its action, or None where no step of its own
    leads there (the ferry). Empty if there is no way, or nothing to do there.

    `through` is a way drawn by hand, from its first milepost on: it is priced as it is, as far as
    it goes. While others are on turn, the way is track planned for the own next turn."""
    goal = _goal(table, to)
    drawn = [_goal(table, each) for each in through]
    if goal < 0 or table.phase not in (OPERATE, BUILD):
        return []
    if table.turn != seat:
        path = drawn or _cheapest(table, seat, goal, now=False)
        return _build(table, seat, path, int(track.BUILD_LIMIT))
    if table.phase == BUILD:
        path = drawn or _cheapest(table, seat, goal, now=True)
        return _build(table, seat, path, int(track.money_left(table)))
    if table.at[seat] < 0:
        return []
    return _drive_along(table, seat, drawn) if drawn else _drive(table, seat, goal)


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
    return _drive_steps(table, seat, best, best.path(goal))


def _drive_along(table: Table, seat: int, drawn: list[int]) -> list[Json]:
    """The drawn way from the train on, as far as there is track."""
    if drawn[0] != table.at[seat]:
        return []
    path = []
    for a, b in pairwise(drawn):
        edge = movement.edge_to(table, a, b) if b >= 0 else NONE
        if edge < 0 or (track_of(table, edge) == NONE and not table.facts.red[edge]):
            break
        path.append(b)
    return _drive_steps(table, seat, turns_to_reach(table, seat, foreign=True), path)


def _drive_steps(table: Table, seat: int, travel: Travel, path: list[int]) -> list[Json]:
    facts = table.facts
    found: list[Json] = []
    paid = table.paid
    here = table.at[seat]
    points = travel.start
    turn = 1
    for m in path:
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


def _cheapest(table: Table, seat: int, goal: int, now: bool) -> list[int]:
    reach = price_from_network(table, seat, now=now)
    return reach.path(goal) if reach.cost[goal] < FAR else []


def _build(table: Table, seat: int, path: list[int], left: int) -> list[Json]:
    """Track along the path; what exceeds a turn's money waits for the next."""
    facts = table.facts
    found: list[Json] = []
    turn = 1
    for a, b in pairwise(path):
        edge = movement.edge_to(table, a, b) if a >= 0 and b >= 0 else NONE
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
