"""Victory: network and cash, the round played out, ties (CR-176 to CR-184, CR-192)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from trackside.core.contract import Result
from trackside.games.china_rails.phases import OVER
from trackside.games.china_rails.rules.money import debt
from trackside.games.china_rails.state import NONE, NORMAL, Table
from trackside.kit.bits import BIT
from trackside.kit.positions import tell

FIRST_VICTORY_SUM: Final[i64] = 250  # CR-179
RAISE_ON_TIE: Final[i64] = 50  # CR-183

NOT_OVER: Final[i64] = 0
WON: Final[i64] = 1
TIME_UP: Final[i64] = 2
CAPPED: Final[i64] = 3


def part_of(table: Table, seat: i64, source: i64) -> vec[i64]:
    """Give the mileposts joined to `source` by own segments, red areas and an owned ferry
    (CR-178)."""
    facts = table.facts
    seen = facts.no_zone[:]
    seen[source] = 1
    queue = vec[i64]([source])
    n: i64 = 0
    while n < len(queue):
        m = queue[n]
        n += 1
        for slot in range(facts.start[m], facts.start[m + 1]):
            other = facts.near[slot]
            edge = facts.via[slot]
            if not seen[other] and (i64(table.owner[edge]) == seat + 1 or facts.red[edge]):
                seen[other] = 1
                queue = append(queue, other)
        if table.ferry & BIT[seat] and (m == facts.ferry_a or m == facts.ferry_b):
            other = facts.ferry_a + facts.ferry_b - m
            if not seen[other]:
                seen[other] = 1
                queue = append(queue, other)
    return queue


def network_is_complete(table: Table, seat: i64) -> bool:
    """CR-177: one part with all major cities and a container port whose link is owned, or any
    container port (CR-200)."""
    facts = table.facts
    part = part_of(table, seat, facts.city_mile[facts.majors[0]])
    cities: i64 = 0
    port = False
    for m in part:
        city = facts.city_at[m]
        if city >= 0 and facts.city_mile[city] == m and _is_major(table, city):
            cities += 1
        here = facts.port_at[m]
        if here >= 0 and (table.any_port or table.links[here] & BIT[seat]):
            port = True
    return port and cities == len(facts.majors)


def _is_major(table: Table, city: i64) -> bool:
    return any(major == city for major in table.facts.majors)


def qualify(table: Table, seat: i64) -> None:
    """At the end of an own turn (CR-176, CR-181, CR-191)."""
    if table.cash[seat] < table.victory_sum or table.loan[seat]:
        return
    if not table.qualified & BIT[seat] and network_is_complete(table, seat):
        table.qualified |= BIT[seat]
        if table.events is not None:
            params = {"sum": int(table.victory_sum)}
            tell(table, "qualified", "CR-180", int(seat), params)


def end_round(table: Table) -> None:
    """CR-182 to CR-184, then the limits of the table."""
    if table.qualified:
        best = _richest(table, table.qualified)
        if best >= 0:
            finish(table, WON)
            return
        table.qualified = 0
        table.victory_sum += RAISE_ON_TIE
        if table.events is not None:
            tell(table, "tie", "CR-183", -2, {"sum": int(table.victory_sum)})
    if table.stage == NORMAL:
        if table.time_limit and table.round >= table.time_limit:
            finish(table, TIME_UP)
        elif table.round_cap and table.round >= table.round_cap:
            finish(table, CAPPED)


def _richest(table: Table, seats: i64) -> i64:
    """Give the one with the most cash; NONE if several share it."""
    best: i64 = NONE
    most: i64 = -1
    for seat in range(table.players):
        if seats & BIT[seat]:
            if table.cash[seat] > most:
                best = seat
                most = table.cash[seat]
            elif table.cash[seat] == most:
                best = NONE
    return best


def finish(table: Table, reason: i64) -> None:
    table.phase = OVER
    table.reason = reason
    ranks = [_rank(table, seat, reason) for seat in range(int(table.players))]
    places = [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
    table.places = vec[i64](places)
    table.cash_is_open = True


def _rank(table: Table, seat: int, reason: i64) -> tuple[int, int, int]:
    """Qualified first, then network, then cash (CR-182, CR-192)."""
    qualified = 1 if reason == WON and table.qualified & BIT[seat] else 0
    return qualified, 1 if network_is_complete(table, seat) else 0, score(table, seat)


def score(table: Table, seat: i64) -> int:
    """Cash, less what is still owed (CR-190)."""
    return int(table.cash[seat] - debt(table, seat))


def scores_of(table: Table) -> tuple[int, ...]:
    """Count each seat's score; cash alone while the game goes on, as views tell it."""
    if table.phase != OVER:
        return tuple([int(cash) for cash in table.cash])
    return tuple([score(table, seat) for seat in range(int(table.players))])


def result_of(table: Table) -> Result | None:
    if table.phase != OVER:
        return None
    places = tuple(int(place) for place in table.places)
    scores = scores_of(table)
    if table.reason == WON:
        return Result(places, scores, "victory", "CR-182")
    if table.reason == TIME_UP:
        return Result(places, scores, "time-up", "CR-192")
    return Result(places, scores, "round-cap", "CR-192")
