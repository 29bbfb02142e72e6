"""Groups of route cards: laid out (VD-63 to VD-65), chosen (VD-97 to VD-99)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import NOBODY
from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import TAKE
from trackside.games.volldampf.components import GROUP_SIZE, ROUTE_COLOURS
from trackside.games.volldampf.phases import DRAW_ROUTE, GROUP, GROUPS_TAKEN, ROUTES_OUT
from trackside.games.volldampf.state import Table, hand_size
from trackside.kit.bits import zeros
from trackside.kit.codes import Codes
from trackside.kit.positions import tell


def group_size(table: Table, group: i64) -> i64:
    found: i64 = 0
    for colour in range(ROUTE_COLOURS):
        found += table.groups[group * ROUTE_COLOURS + colour]
    return found


# --- phase 2 ---


def begin_route_cards(table: Table) -> None:
    table.cursor = 0
    table.groups = zeros(table.players * ROUTE_COLOURS)
    table.stage = DRAW_ROUTE


def draw_route(table: Table, colour: i64) -> None:
    """VD-63, VD-64: group after group."""
    group = table.cursor // GROUP_SIZE[table.players]
    table.deck[colour] -= 1
    table.groups[group * ROUTE_COLOURS + colour] += 1
    table.cursor += 1
    if table.events is not None:
        params = {"group": int(group + 1), "route": table.facts.route_ids[colour]}
        tell(table, "route-card", "VD-63", NOBODY, params)
    if table.cursor == table.players * GROUP_SIZE[table.players]:
        table.stage = ROUTES_OUT


# --- choice ---


def begin_choice(table: Table) -> None:
    table.turn = 0
    table.stage = GROUP
    table.actor = table.order[0]


def refuse_take(table: Table, group: i64) -> Refusal | None:
    if group_size(table, group) == 0:
        return Refusal("VD-97", "group-taken", group=int(group + 1))
    return None


def legal_takes(table: Table, found: Codes) -> None:
    for group in range(table.players):
        if group_size(table, group) > 0:
            found.add(TAKE + group)


def take(table: Table, seat: i64, group: i64) -> None:
    """The last group falls to the last player; who has an action card is asked, for it may be
    Neue Planung (VD-99, VD-198)."""
    _give(table, seat, group)
    table.turn += 1
    if table.turn < table.players:
        table.actor = table.order[table.turn]
    if table.turn == table.players - 1 and hand_size(table, table.actor) == 0:
        left: i64 = 0
        while group_size(table, left) == 0:
            left += 1
        _give(table, table.actor, left)
        table.turn += 1
    if table.turn == table.players:
        table.stage = GROUPS_TAKEN


def _give(table: Table, seat: i64, group: i64) -> None:
    for colour in range(ROUTE_COLOURS):
        table.cards[seat * ROUTE_COLOURS + colour] += table.groups[group * ROUTE_COLOURS + colour]
        table.groups[group * ROUTE_COLOURS + colour] = 0
    if table.events is not None:
        params = {"group": int(group + 1), "routes": route_names(table, seat)}
        tell(table, "take", "VD-97", seat, params)


def route_names(table: Table, seat: i64) -> list[str]:
    """Give the route cards in front of a player, card by card."""
    found: list[str] = []
    for colour, name in enumerate(table.facts.route_ids):
        found += [name] * int(table.cards[seat * ROUTE_COLOURS + colour])
    return found
