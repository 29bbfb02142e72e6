"""New track proposed step by step: where it starts, where it ends, and what it hangs together with.

A part of `ways`, for an interface; bots plan by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import MAJOR
from trackside.games.china_rails.reach import Ground, ground_of, network_of, toll_of
from trackside.games.china_rails.rules import movement, track
from trackside.games.china_rails.state import NONE, Table, touches, track_of
from trackside.kit.bits import BIT
from trackside.kit.spread import FAR, Reach, spread

ANYWHERE: Final = "anywhere"  # as a start: the own network or any major city, what is cheapest
MOST_DETOURS: Final = 12  # of a way drawn by hand
Edge = tuple[int, int]  # its two mileposts, as it is built


def track_to(
    table: Table, seat: int, goal: int, start: str, planned: Sequence[str], now: bool
) -> list[Json]:
    """Give the cheapest track to the goal, or to the edge of its major city.

    It starts at the own network, or at any major city while there is none; at that of `start`, if
    one is named. `planned` is track ("a-b") that is to be built before."""
    before = _edges(table, planned)
    ground = _ground(table, seat, before, now)
    goals = _goals(table, goal)
    best: list[int] = []
    for sources in _starts(table, seat, start, before):
        reach = _spread(table, seat, ground, sources)
        end = min(goals, key=lambda m: (reach.weight[m], m))
        best = reach.path(end) if reach.weight[end] < FAR else []
        if best:
            break
    return steps_along(table, seat, best, before, now)


def track_along(table: Table, seat: int, drawn: list[int], now: bool) -> list[Json]:
    """Follow a way drawn by hand, as far as it goes; where others have built, it leads round
    them."""
    ground = _ground(table, seat, [], now)
    path = drawn[:1]
    detours = 0
    n = 0
    while n < len(drawn) - 1:
        n += 1
        if _may_lay(table, ground, path[-1], drawn[n]):
            path.append(drawn[n])
            continue
        while n < len(drawn) - 1 and not _may_lay(table, ground, drawn[n], drawn[n + 1]):
            n += 1
        detours += 1
        round_it = _spread(table, seat, ground, vec[i64]([path[-1]])).path(drawn[n])
        if not round_it or detours > MOST_DETOURS:
            break
        path += round_it[1:]
    return steps_along(table, seat, path, [], now)


def steps_along(
    table: Table, seat: int, path: list[int], before: list[Edge], now: bool
) -> list[Json]:
    """Track along the path, after what is planned; what exceeds a turn's money waits for the
    next. The last step tells what the track hangs together with."""
    facts = table.facts
    found: list[Json] = []
    left = int(track.money_left(table)) if now else int(track.BUILD_LIMIT)
    turn = 1
    for number, (a, b) in enumerate(before + list(pairwise(path))):
        edge = movement.edge_to(table, a, b) if a >= 0 and b >= 0 else NONE
        if edge < 0 or track_of(table, edge) != NONE or facts.red[edge]:
            continue
        cost = int(track.cost_of(table, seat, edge, b))
        if cost > left:
            left, turn = int(track.BUILD_LIMIT), turn + 1
        left -= cost
        if number >= len(before):
            code = int(facts.at_build) + 2 * int(edge) + (0 if facts.edge_b[edge] == b else 1)
            found.append(step_of(table, b, cost, turn, code) | {"from": facts.ids[a]})
    if found:
        found[-1]["joins"] = _joins(table, seat, before + list(pairwise(path)))
    return found


def step_of(table: Table, m: int, cost: int, turn: int, code: int | None) -> Json:
    """Give one step of a way, of track or of a train."""
    facts = table.facts
    return {
        "milepost": facts.ids[m],
        "cost": cost,
        "turn": turn,
        "code": code,
        "do": None if code is None else actions.decode(facts, code),
    }


def _goals(table: Table, goal: int) -> list[int]:
    """A major city is reached at any of its mileposts."""
    if not track.is_red(table, goal):
        return [goal]
    return [int(m) for m in table.facts.city_miles[table.facts.city_at[goal]]]


def _starts(table: Table, seat: int, start: str, before: list[Edge]) -> list[vec[i64]]:
    """Tell where a way may start, the next one for when nothing leads on from the one before."""
    facts = table.facts
    if start and start != ANYWHERE:
        city = facts.city_index.get(start, -1)
        if city < 0 or facts.city_class[city] != MAJOR:
            raise MalformedAction(f"{start[:40]!r}: expected a major city, or {ANYWHERE!r}")
        return [facts.city_miles[city]]
    own = vec[i64]([m for pair in before for m in pair])
    for m in range(facts.size):
        if touches(table, seat, m):
            own = append(own, m)
    anywhere = network_of(table, seat)
    return [own, anywhere] if len(own) and start != ANYWHERE else [anywhere]


def _ground(table: Table, seat: int, before: list[Edge], now: bool) -> Ground:
    ground = ground_of(table, seat, now)
    for a, b in before:
        edge = movement.edge_to(table, a, b)
        if edge >= 0 and track_of(table, edge) == NONE:
            ground.laid[edge] = 1
    return ground


def _spread(table: Table, seat: int, ground: Ground, sources: vec[i64]) -> Reach:
    net = table.facts.net
    toll = toll_of(table, seat, ground.price, 1, 0)
    return spread(net, toll, sources, ground.laid, net.nowhere)


def _edges(table: Table, planned: Sequence[str]) -> list[Edge]:
    index = table.facts.index
    found = []
    for each in planned:
        a, _, b = each.partition("-")
        if a not in index or b not in index or movement.edge_to(table, index[a], index[b]) < 0:
            raise MalformedAction(f"{each[:40]!r}: expected two neighbouring mileposts")
        found.append((index[a], index[b]))
    return found


def _may_lay(table: Table, ground: Ground, a: int, b: int) -> bool:
    edge = movement.edge_to(table, a, b) if a >= 0 and b >= 0 else NONE
    if edge < 0:
        return False
    return bool(ground.laid[edge]) or ground.price[2 * edge + (0 if b > a else 1)] < FAR


def _joins(table: Table, seat: int, track_laid: list[Edge]) -> Json:
    """Tell whether the end of this track hangs together with all other own track, and with the
    train; None where there is none."""
    facts = table.facts
    near: dict[int, list[int]] = {}
    for a, b in track_laid:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    seen = {track_laid[-1][1]}
    queue = list(seen)
    while queue:
        m = queue.pop()
        for other in _own_neighbours(table, seat, m) + near.get(m, []):
            if other not in seen:
                seen.add(other)
                queue.append(other)
    own = [m for m in range(int(facts.size)) if touches(table, seat, m)]
    at = int(table.at[seat])
    return {
        "network": all(m in seen for m in own) if own else None,
        "train": at in seen if at >= 0 else None,
    }


def _own_neighbours(table: Table, seat: int, m: int) -> list[int]:
    facts = table.facts
    slots = range(int(facts.start[m]), int(facts.start[m + 1]))
    found = [
        int(facts.near[slot])
        for slot in slots
        if track_of(table, facts.via[slot]) == seat or facts.red[facts.via[slot]]
    ]
    if table.ferry & BIT[seat] and m in (facts.ferry_a, facts.ferry_b):
        found.append(int(facts.ferry_a + facts.ferry_b) - m)
    return found
