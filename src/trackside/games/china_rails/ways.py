"""The way to a far milepost, proposed step by step, for an interface.

A way is a proposal and no promise: whoever follows it asks the rules at every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.china_rails.phases import BUILD, OPERATE
from trackside.games.china_rails.reach import Travel, turns_to_reach
from trackside.games.china_rails.rules import movement
from trackside.games.china_rails.rules.money import FEE
from trackside.games.china_rails.state import NONE, Table, track_of
from trackside.games.china_rails.track_ways import step_of, track_along, track_to
from trackside.kit.bits import BIT


def way_to(
    table: Table,
    seat: int,
    to: str,
    through: Sequence[str] = (),
    start: str = "",
    planned: Sequence[str] = (),
) -> list[Json]:
    """Steps to a milepost or city, in order: each with its milepost, its cost, the turn in which
    it can be taken (1: this one) and the code of its action, or None where no step of its own
    leads there (the ferry). Empty if there is no way, or nothing to do there.

    `through` is a way drawn by hand, from its first milepost on: it is priced as it is, as far as
    it goes. While others are on turn, the way is track planned for the own next turn. For `start`
    and `planned` see `track_to`."""
    goal = _goal(table, to)
    drawn = [_goal(table, each) for each in through]
    if goal < 0 or table.phase not in (OPERATE, BUILD):
        return []
    if table.turn != seat or table.phase == BUILD:
        now = table.turn == seat
        if drawn:
            return track_along(table, seat, drawn, now)
        return track_to(table, seat, goal, start, planned, now)
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
    """Follow the drawn way from the train on, as far as there is track."""
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
        found.append(step_of(table, m, cost, turn, code))
        here = i64(m)
    return found
