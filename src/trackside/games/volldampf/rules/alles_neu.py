"""The Alles neu window between loans and auction (VD-74 to VD-78)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import PUT
from trackside.games.volldampf.components import GROUP_SIZE, ROUTE_COLOURS
from trackside.games.volldampf.phases import ALLES_NEU, GROUPS_SETTLED, REGROUP
from trackside.games.volldampf.rules.groups import group_size
from trackside.games.volldampf.rules.hands import ALLES_NEU_CARD, discard
from trackside.games.volldampf.state import Table, hand_size, total
from trackside.kit.bits import zeros
from trackside.kit.codes import Codes
from trackside.kit.positions import tell


def begin_alles_neu(table: Table) -> None:
    table.turn = 0
    ask_alles_neu(table)


def ask_alles_neu(table: Table) -> None:
    """The next in turn order who has any action card, for nobody may see who holds it (VD-198)."""
    while table.turn < table.players:
        table.actor = table.order[table.turn]
        if hand_size(table, table.actor) > 0:
            table.stage = ALLES_NEU
            return
        table.turn += 1
    table.stage = GROUPS_SETTLED


def decline_alles_neu(table: Table) -> None:
    table.turn += 1
    ask_alles_neu(table)


def play_alles_neu(table: Table, seat: i64) -> None:
    """All cards are taken up; then they are put down one by one."""
    discard(table, seat, ALLES_NEU_CARD)
    table.pool = zeros(ROUTE_COLOURS)
    for i in range(table.players * ROUTE_COLOURS):
        table.pool[i % ROUTE_COLOURS] += table.groups[i]
    table.groups = zeros(table.players * ROUTE_COLOURS)
    table.stage = REGROUP
    tell(table, "alles-neu", "VD-77", seat)


def refuse_put(table: Table, group: i64, colour: i64) -> Refusal | None:
    if table.pool[colour] == 0:
        route = table.facts.route_ids[colour]
        return Refusal("VD-77", "no-such-card-left", route=route)
    if group_size(table, group) >= GROUP_SIZE[table.players]:
        size = int(GROUP_SIZE[table.players])
        return Refusal("VD-78", "group-full", group=int(group + 1), size=size)
    return None


def legal_puts(table: Table, found: Codes) -> None:
    for group in range(table.players):
        if group_size(table, group) < GROUP_SIZE[table.players]:
            for colour in range(ROUTE_COLOURS):
                if table.pool[colour] > 0:
                    found.add(PUT + group * ROUTE_COLOURS + colour)


def put(table: Table, group: i64, colour: i64) -> None:
    table.pool[colour] -= 1
    table.groups[group * ROUTE_COLOURS + colour] += 1
    if table.events is not None:
        params = {"group": int(group + 1), "route": table.facts.route_ids[colour]}
        tell(table, "put", "VD-77", table.actor, params)
    if total(table.pool) == 0:
        table.stage = GROUPS_SETTLED
