"""The Subvention window after the second lap of transport (VD-169 to VD-171, VD-202 to VD-206)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.phases import SUBVENTION, SUBVENTION_ASKED
from trackside.games.volldampf.rules.hands import (
    NEUE_PLANUNG_CARD,
    SCHNELLE_LOK,
    SUBVENTION_CARD,
    discard,
    holds,
    refuse_card,
)
from trackside.games.volldampf.rules.income import lowest
from trackside.games.volldampf.rules.placing import may_play_zusatzfracht
from trackside.games.volldampf.rules.transport import could_declare
from trackside.games.volldampf.state import Table, hand_size
from trackside.kit.bits import BIT
from trackside.kit.positions import tell


def begin_subvention(table: Table) -> None:
    """Who is last is settled once for all (VD-203)."""
    least = lowest(table)
    table.lowest = 0
    for seat in range(table.players):
        if table.position[seat] == least:
            table.lowest |= BIT[seat]
    table.third = 0
    table.turn = 0
    ask_subvention(table)


def ask_subvention(table: Table) -> None:
    while table.turn < table.players:
        seat = table.order[table.turn]
        if table.lowest & BIT[seat] and hand_size(table, seat) > 0:  # VD-198
            table.actor = seat
            table.stage = SUBVENTION
            return
        table.turn += 1
    table.stage = SUBVENTION_ASKED


def refuse_subvention(table: Table, seat: i64) -> Refusal | None:
    refusal = refuse_card(table, seat, SUBVENTION_CARD)
    if refusal is None and not could_transport(table, seat):
        return Refusal("VD-171", "nothing-to-transport")
    return refusal


def may_play_subvention(table: Table, seat: i64) -> bool:
    """Ask the same as `refuse_subvention`, without words."""
    return holds(table, seat, SUBVENTION_CARD) and could_transport(table, seat)


def could_transport(table: Table, seat: i64) -> bool:
    """VD-171: now, or with the help of other cards in hand."""
    if holds(table, seat, NEUE_PLANUNG_CARD):
        return True
    if may_play_zusatzfracht(table, seat):
        return True
    return could_declare(table, holds(table, seat, SCHNELLE_LOK))


def play_subvention(table: Table, seat: i64) -> None:
    discard(table, seat, SUBVENTION_CARD)
    table.third |= BIT[seat]
    tell(table, "subvention", "VD-170", seat)
    decline_subvention(table)


def decline_subvention(table: Table) -> None:
    table.turn += 1
    ask_subvention(table)
