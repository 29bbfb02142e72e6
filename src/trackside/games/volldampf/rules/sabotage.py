"""The Sabotage window after a good is declared (VD-164 to VD-168, VD-210, VD-215)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.volldampf.components import GOODS
from trackside.games.volldampf.phases import SABOTAGE, TRANSPORT
from trackside.games.volldampf.rules.delivery import begin_route
from trackside.games.volldampf.rules.hands import SABOTAGE_CARD, SCHNELLE_LOK, discard, take_back
from trackside.games.volldampf.state import Table, hand_size
from trackside.kit.bits import BIT
from trackside.kit.positions import tell


def begin_sabotage(table: Table) -> None:
    """The window opens behind the player on turn, in turn order, and goes round (VD-167)."""
    table.giver = table.actor
    table.cursor = 0
    ask_sabotage(table)


def ask_sabotage(table: Table) -> None:
    """`giver` keeps the player on turn while the others are asked."""
    table.cursor += 1
    while table.cursor < table.players:
        seat = table.order[(table.turn + table.cursor) % table.players]
        if hand_size(table, seat) > 0:  # VD-198
            table.actor = seat
            table.stage = SABOTAGE
            return
        table.cursor += 1
    begin_route(table)


def play_sabotage(table: Table, seat: i64) -> None:
    """The colour is closed for this transport, and the turn goes back to its beginning (VD-215)."""
    discard(table, seat, SABOTAGE_CARD)
    table.banned |= BIT[table.good_colour]
    table.actor = table.giver
    table.stage = TRANSPORT
    if table.events is not None:
        params = {"colour": GOODS[table.good_colour], "victim_seat": int(table.actor)}
        tell(table, "sabotage", "VD-165", seat, params)
    if table.fast:
        take_back(table, table.actor, SCHNELLE_LOK)
        table.fast = 0


def decline_sabotage(table: Table) -> None:
    ask_sabotage(table)
