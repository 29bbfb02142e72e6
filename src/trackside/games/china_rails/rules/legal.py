"""The list of legal actions, made fast; a property test holds it to the refusals."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.china_rails.actions import (
    BORROW,
    BORROW_MOST,
    CROSS,
    DISCARD,
    DONE,
    END,
    LINK,
    TURN,
    UPGRADE,
)
from trackside.games.china_rails.components import (
    AT_LOAD,
    FAST,
    MOST_LOADS,
    PAYEES,
    SUPER,
    TAIWAN,
)
from trackside.games.china_rails.phases import BUILD, OPERATE
from trackside.games.china_rails.rules import events, loads, movement, track
from trackside.games.china_rails.rules.money import FEE_FINE, fee_problem
from trackside.games.china_rails.state import (
    CHOOSE_LOAD,
    CONTAINER_DELIVER,
    CONTAINER_LOAD,
    HAND,
    Table,
)
from trackside.kit.bits import BIT
from trackside.kit.codes import Codes


def find_legal(table: Table, seat: i64, found: Codes) -> None:
    """Add the legal actions of the seat that is to act."""
    if len(table.choices):
        _add_choices(table, seat, found)
    elif table.phase == OPERATE:
        _add_operations(table, seat, found)
    elif table.phase == BUILD:
        _add_building(table, seat, found)


def _add_choices(table: Table, seat: i64, found: Codes) -> None:
    facts = table.facts
    if table.choices[0] % 2 == CHOOSE_LOAD:
        _add_aboard(table, seat, facts.at_lose, found)
        return
    for m in range(facts.size):
        if facts.city_at[m] >= 0 and events.is_shelter(table, seat, m):
            found.add(facts.at_shelter + m)


def _add_aboard(table: Table, seat: i64, base: i64, found: Codes) -> None:
    """Add a code for each kind of load on the train."""
    last: i64 = 0
    n: i64 = MOST_LOADS - 1
    while n >= 0:
        item = table.cargo[seat * MOST_LOADS + n]
        if item > last:
            found.add(base + item - 1)
            last = item
        n -= 1


def _add_loans(table: Table, seat: i64, found: Codes) -> None:
    if table.mercy and not table.loan[seat]:
        for amount in range(1, BORROW_MOST + 1):
            found.add(BORROW + amount)


def _add_operations(table: Table, seat: i64, found: Codes) -> None:
    found.add(DONE)
    if not table.acted:
        found.add(DISCARD)
    if table.at[seat] < 0:
        _add_loans(table, seat, found)
        _add_places(table, seat, found)
        return
    if not table.moved:
        if movement.may_turn(table, seat):
            found.add(TURN)
        _add_crossings(table, seat, found)
    _add_loans(table, seat, found)
    _add_goods(table, seat, found)
    if table.points > 0:
        _add_steps(table, seat, found)


def _add_places(table: Table, seat: i64, found: Codes) -> None:
    facts = table.facts
    for m in facts.watched_miles:
        if movement.may_start_at(table, seat, m):
            found.add(facts.at_place + m)


def _add_crossings(table: Table, seat: i64, found: Codes) -> None:
    if movement.other_end(table, table.at[seat]) < 0:
        return
    for payee in range(table.players + 1):
        if movement.may_cross(table, seat, payee):
            found.add(CROSS + payee)


def _add_goods(table: Table, seat: i64, found: Codes) -> None:
    facts = table.facts
    m = table.at[seat]
    in_city = facts.city_at[m] >= 0 and loads.city_problem(table, seat) == loads.GOODS_FINE
    in_port = facts.port_at[m] >= 0 and not table.moved
    if in_city:
        if loads.room(table, seat):
            _add_chips(table, facts.city_loads[facts.city_at[m]], AT_LOAD, found)
        _add_aboard(table, seat, facts.at_drop, found)
    if in_port:
        _add_container(table, seat, found)
    if table.cargo[seat * MOST_LOADS] and (in_city or in_port):
        payees: i64 = table.players + 1 if in_port else 1
        for payee in range(payees):
            _add_deliveries(table, seat, payee, found)


def _add_chips(table: Table, wanted: i64, base: i64, found: Codes) -> None:
    for load in range(len(table.tray)):
        if wanted & BIT[load] and table.tray[load] > 0:
            found.add(base + load)


def _add_container(table: Table, seat: i64, found: Codes) -> None:
    facts = table.facts
    owners = table.links[facts.port_at[table.at[seat]]]
    kinds: i64 = len(table.tray)
    if loads.room(table, seat) and _may_use_box(table, seat, CONTAINER_LOAD):
        for payee in range(PAYEES):
            if fee_problem(table, seat, owners, payee) == FEE_FINE:
                _add_chips(table, facts.taiwan_loads, facts.at_take + payee * kinds, found)
    if _may_use_box(table, seat, CONTAINER_DELIVER):
        for payee in range(PAYEES):
            if fee_problem(table, seat, owners, payee) == FEE_FINE:
                _add_aboard(table, seat, facts.at_leave + payee * kinds, found)


def _may_use_box(table: Table, seat: i64, kind: i64) -> bool:
    return loads.container_problem(table, seat, kind) == loads.BOX_FINE


def _add_deliveries(table: Table, seat: i64, payee: i64, found: Codes) -> None:
    facts = table.facts
    base = facts.at_deliver + payee * 3 * facts.cards
    here = facts.city_at[table.at[seat]]
    for n in range(HAND):
        card = table.hand[seat * HAND + n]
        if card < 0:
            break
        for demand in range(3 * card, 3 * card + 3):
            city = facts.card_city[demand]
            near = city == here or facts.city_class[city] == TAIWAN
            if near and loads.deliver_is_legal(table, seat, demand, payee):
                found.add(base + demand)


def _add_steps(table: Table, seat: i64, found: Codes) -> None:
    facts = table.facts
    u = table.at[seat]
    for slot in range(facts.start[u], facts.start[u + 1]):
        edge = facts.via[slot]
        if table.owner[edge] or facts.red[edge]:
            v = facts.near[slot]
            if movement.step_problem(table, seat, u, v, edge) == movement.STEP_FINE:
                found.add(facts.at_move + v)


def _add_building(table: Table, seat: i64, found: Codes) -> None:
    found.add(END)
    if not table.acted:
        found.add(DISCARD)
    if not table.upgraded and table.spent == 0:
        for train in range(FAST, SUPER + 1):
            if track.may_upgrade(table, seat, train):
                found.add(UPGRADE + train)
    _add_loans(table, seat, found)
    if table.upgraded or table.cash[seat] <= 0:
        return
    for port in range(len(table.links)):
        if track.may_link(table, seat, port):
            found.add(LINK + port)
    track.add_legal_builds(table, seat, found)
