"""Groups of route cards: Alles neu (VD-74 to VD-78) and the choice (VD-97 to VD-99)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import Event
from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import PUT, TAKE
from trackside.games.volldampf.components import GROUP_SIZE
from trackside.games.volldampf.phases import ask_alles_neu, begin_auction, begin_building
from trackside.games.volldampf.rules.hands import ALLES_NEU_CARD, discard
from trackside.games.volldampf.state import REGROUP, Table, total, zeros


def group_size(table: Table, group: i64) -> i64:
    found: i64 = 0
    colour: i64 = 0
    while colour < 6:
        found += table.groups[group * 6 + colour]
        colour += 1
    return found


# --- Alles neu ---


def decline_alles_neu(table: Table) -> None:
    table.turn += 1
    ask_alles_neu(table)


def play_alles_neu(table: Table, seat: i64) -> None:
    """All cards are taken up; then they are put down one by one."""
    discard(table, seat, ALLES_NEU_CARD)
    table.pool = zeros(6)
    i: i64 = 0
    while i < table.players * 6:
        table.pool[i % 6] += table.groups[i]
        i += 1
    table.groups = zeros(table.players * 6)
    table.stage = REGROUP
    if table.events is not None:
        table.events.append(Event(key="alles-neu", rule="VD-77", seat=int(seat)))


def refuse_put(table: Table, group: i64, colour: i64) -> Refusal | None:
    if table.pool[colour] == 0:
        route = table.facts.route_ids[colour]
        return Refusal("VD-77", "no-such-card-left", route=route)
    if group_size(table, group) >= GROUP_SIZE[table.players]:
        size = int(GROUP_SIZE[table.players])
        return Refusal("VD-78", "group-full", group=int(group + 1), size=size)
    return None


def legal_puts(table: Table, found: list[int]) -> None:
    group: i64 = 0
    while group < table.players:
        if group_size(table, group) < GROUP_SIZE[table.players]:
            colour: i64 = 0
            while colour < 6:
                if table.pool[colour] > 0:
                    found.append(PUT + group * 6 + colour)
                colour += 1
        group += 1


def put(table: Table, group: i64, colour: i64) -> None:
    table.pool[colour] -= 1
    table.groups[group * 6 + colour] += 1
    if table.events is not None:
        params = {"group": int(group + 1), "route": table.facts.route_ids[colour]}
        seat = int(table.actor)
        table.events.append(Event(key="put", rule="VD-77", seat=seat, params=params))
    if total(table.pool) == 0:
        begin_auction(table)


# --- choice ---


def refuse_take(table: Table, group: i64) -> Refusal | None:
    if group_size(table, group) == 0:
        return Refusal("VD-97", "group-taken", group=int(group + 1))
    return None


def legal_takes(table: Table, found: list[int]) -> None:
    group: i64 = 0
    while group < table.players:
        if group_size(table, group) > 0:
            found.append(TAKE + group)
        group += 1


def take(table: Table, seat: i64, group: i64) -> None:
    """The last group falls to the last player without a decision (VD-99)."""
    _give(table, seat, group)
    table.turn += 1
    table.actor = table.order[table.turn]
    if table.turn == table.players - 1:
        left: i64 = 0
        while group_size(table, left) == 0:
            left += 1
        _give(table, table.actor, left)
        begin_building(table)


def _give(table: Table, seat: i64, group: i64) -> None:
    colour: i64 = 0
    while colour < 6:
        table.cards[seat * 6 + colour] += table.groups[group * 6 + colour]
        table.groups[group * 6 + colour] = 0
        colour += 1
    if table.events is not None:
        params = {"group": int(group + 1), "routes": route_names(table, seat)}
        table.events.append(Event(key="take", rule="VD-97", seat=int(seat), params=params))


def route_names(table: Table, seat: i64) -> list[str]:
    """The route cards in front of a player, card by card."""
    found: list[str] = []
    for colour, name in enumerate(table.facts.route_ids):
        found += [name] * int(table.cards[seat * 6 + colour])
    return found
