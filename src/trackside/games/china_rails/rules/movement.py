"""Starting and moving the train, and the Dalian ferry (CR-77 to CR-82, CR-101 to CR-112)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.components import EXPRESS_RATE, HALF, NO_MOVE, RATE
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.rules.access import place_name
from trackside.games.china_rails.rules.congress import arrive
from trackside.games.china_rails.rules.money import (
    FEE,
    FEE_FINE,
    fee_problem,
    pay_fee,
    refuse_fee,
)
from trackside.games.china_rails.state import NONE, NORMAL, Table, touches_port, track_of
from trackside.kit.bits import BIT
from trackside.kit.positions import tell

STEP_FINE: Final[i64] = 0
STEP_NO_TRACK: Final[i64] = 1
STEP_BACK: Final[i64] = 2
STEP_FLOOD: Final[i64] = 3
STEP_SNOW: Final[i64] = 4
STEP_NO_CASH: Final[i64] = 5


def rate(table: Table, seat: i64) -> i64:
    """Mileposts per turn (CR-14, CR-188)."""
    return rate_of(table, table.train[seat])


def rate_of(table: Table, train: i64) -> i64:
    return EXPRESS_RATE[train] if table.express else RATE[train]


def halve(table: Table) -> None:
    """Once per turn, rounded up (CR-133 to CR-137)."""
    if not table.halved:
        table.halved = True
        table.points = (table.points + 1) // 2
        if table.events is not None:
            tell(table, "half-rate", "CR-133", int(table.turn), {"left": int(table.points)})


def is_slow(table: Table, m: i64) -> bool:
    return i64(table.zone[m]) & HALF != 0


def is_stuck(table: Table, m: i64) -> bool:
    return i64(table.zone[m]) & NO_MOVE != 0


def refuse_phase(table: Table) -> Refusal | None:
    """CR-28, CR-34: the operate phase is over once `done` is said; an opening turn has none."""
    if table.phase == OPERATE:
        return None
    if table.stage != NORMAL:
        return Refusal("CR-25", "opening-turn-builds")
    return Refusal("CR-34", "operate-phase-over")


def refuse_operating(table: Table, seat: i64) -> Refusal | None:
    """Say why not, for all that a train does."""
    refusal = refuse_phase(table)
    if refusal is None and table.at[seat] < 0:
        return Refusal("CR-101", "place-first")
    return refusal


# Placing


def refuse_place(table: Table, seat: i64, m: i64) -> Refusal | None:
    refusal = refuse_phase(table)
    if refusal is not None:
        return refusal
    if table.at[seat] >= 0:
        return Refusal("CR-101", "already-placed")
    if not may_start_at(table, seat, m):
        port = table.facts.port_at[m]
        if port >= 0:
            return Refusal("CR-102", "start-without-track", port=table.facts.port_names[port])
        return Refusal("CR-101", "not-a-start", place=place_name(table, m))
    return None


def may_start_at(table: Table, seat: i64, m: i64) -> bool:
    """CR-101: in a city; CR-102: in a container port, be it part of a city, with track to it."""
    port = table.facts.port_at[m]
    if port >= 0:
        return touches_port(table, seat, port)
    return table.facts.city_at[m] >= 0


def place(table: Table, seat: i64, m: i64) -> None:
    table.at[seat] = m
    table.came_by[seat] = NONE
    table.placed = True
    table.acted = True
    if table.events is not None:
        tell(table, "place", "CR-101", int(seat), {"place": place_name(table, m)})
    if is_slow(table, m):
        halve(table)
    arrive(table, seat, m)


# Moving


def edge_to(table: Table, u: i64, v: i64) -> i64:
    facts = table.facts
    for slot in range(facts.start[u], facts.start[u + 1]):
        if facts.near[slot] == v:
            return facts.via[slot]
    return NONE


def step_problem(table: Table, seat: i64, u: i64, v: i64, edge: i64) -> i64:
    """Tell what forbids the step, points aside."""
    facts = table.facts
    owner = track_of(table, edge)
    if owner < 0 and not facts.red[edge]:
        return STEP_NO_TRACK
    if edge == table.came_by[seat] and facts.city_at[u] < 0:
        return STEP_BACK
    if facts.floods[edge] & table.flooded:
        return STEP_FLOOD
    if is_stuck(table, u) or is_stuck(table, v):
        return STEP_SNOW
    if owner >= 0 and owner != seat and not table.paid & BIT[owner] and table.cash[seat] < FEE:
        return STEP_NO_CASH
    return STEP_FINE


def refuse_move(table: Table, seat: i64, v: i64) -> Refusal | None:
    refusal = refuse_operating(table, seat)
    if refusal is not None:
        return refusal
    u = table.at[seat]
    edge = edge_to(table, u, v)
    if edge < 0:
        return Refusal("CR-103", "not-a-neighbour", place=place_name(table, v))
    problem = step_problem(table, seat, u, v, edge)
    if problem != STEP_FINE:
        return _refuse_step(table, seat, v, problem)
    if table.points <= 0:
        return Refusal("CR-103", "no-points")
    return None


def _refuse_step(table: Table, seat: i64, v: i64, problem: i64) -> Refusal:
    if problem == STEP_NO_TRACK:
        return Refusal("CR-103", "no-track", place=place_name(table, v))
    if problem == STEP_BACK:
        return Refusal("CR-105", "no-turning-back")
    if problem == STEP_FLOOD:
        return Refusal("CR-158", "crossing-flooded")
    if problem == STEP_SNOW:
        return Refusal("CR-138", "no-movement-here")
    return Refusal("CR-108", "cannot-pay-fee", cost=int(FEE), cash=int(table.cash[seat]))


def move(table: Table, seat: i64, v: i64) -> None:
    u = table.at[seat]
    edge = edge_to(table, u, v)
    owner = track_of(table, edge)
    if owner >= 0 and owner != seat and not table.paid & BIT[owner]:
        pay_fee(table, seat, owner)
    table.at[seat] = v
    table.came_by[seat] = edge
    _note_movement(table)
    table.points -= 1
    if table.events is not None:
        params = {"place": place_name(table, v), "milepost": table.facts.ids[v]}
        tell(table, "move", "CR-103", int(seat), {**params, "left": int(table.points)})
    if not table.halved and is_slow(table, v):
        halve(table)
    if table.congress:
        arrive(table, seat, v)


def _note_movement(table: Table) -> None:
    table.moved = True
    table.acted = True
    table.placed = False


# Turning round


def may_turn(table: Table, seat: i64) -> bool:
    """CR-112: no point spent, and no legal step but back."""
    m = table.at[seat]
    if m < 0 or table.moved or table.points <= 0 or table.came_by[seat] < 0:
        return False
    facts = table.facts
    if facts.city_at[m] >= 0 or is_stuck(table, m):
        return False
    for slot in range(facts.start[m], facts.start[m + 1]):
        if step_problem(table, seat, m, facts.near[slot], facts.via[slot]) == STEP_FINE:
            return False
    return True


def refuse_turn(table: Table, seat: i64) -> Refusal | None:
    refusal = refuse_operating(table, seat)
    if refusal is None and is_stuck(table, table.at[seat]):
        return Refusal("CR-138", "no-movement-here")
    if refusal is None and not may_turn(table, seat):
        refusal = Refusal("CR-112", "no-turning-round")
    return refusal


def turn_round(table: Table, seat: i64) -> None:
    table.came_by[seat] = NONE
    table.points = 0
    _note_movement(table)
    tell(table, "turn-round", "CR-112", int(seat))


# The ferry


def other_end(table: Table, m: i64) -> i64:
    """Give the other ferry port; NONE if m is none."""
    facts = table.facts
    if facts.ferry_a < 0:
        return NONE
    if m == facts.ferry_a:
        return facts.ferry_b
    return facts.ferry_a if m == facts.ferry_b else NONE


def may_cross(table: Table, seat: i64, payee: i64) -> bool:
    m = table.at[seat]
    if m < 0 or table.moved or table.last_stop[seat] != m:
        return False
    other = other_end(table, m)
    if other < 0 or is_stuck(table, m) or is_stuck(table, other):
        return False
    return fee_problem(table, seat, table.ferry, payee) == FEE_FINE


def refuse_cross(table: Table, seat: i64, payee: i64) -> Refusal | None:
    refusal = refuse_operating(table, seat)
    if refusal is not None:
        return refusal
    m = table.at[seat]
    other = other_end(table, m)
    if other < 0:
        return Refusal("CR-71", "not-in-ferry-port")
    if table.moved:
        return Refusal("CR-78", "cross-before-moving")
    if table.last_stop[seat] != m:
        return Refusal("CR-78" if table.placed else "CR-77", "wait-for-ferry")
    if is_stuck(table, m) or is_stuck(table, other):
        return Refusal("CR-138", "no-movement-here")
    return refuse_fee(table, seat, table.ferry, payee, "CR-81")


def cross(table: Table, seat: i64, payee: i64) -> None:
    if payee:
        pay_fee(table, seat, payee - 1)
    other = other_end(table, table.at[seat])
    table.at[seat] = other
    table.came_by[seat] = NONE
    _note_movement(table)
    if table.events is not None:
        tell(table, "cross", "CR-78", int(seat), {"place": place_name(table, other)})
    halve(table)
