"""What standing orders hold on to: the auction for the turn order (VD-79).

Two players bid in secret and at once (VD-174): there is nothing to raise, and no such order.
"""

from __future__ import annotations

from typing import Final

from trackside.games.volldampf.phases import BID, OVER
from trackside.games.volldampf.state import Table

TURN_ORDER: Final = "turn-order"


def lots_of(table: Table) -> list[str]:
    """Give the turn order, once in every round."""
    return [TURN_ORDER] if table.players > 2 and table.stage != OVER else []


def lot_of(table: Table, seat: int) -> str:
    """Give the turn order, when this seat is asked to bid for it."""
    return TURN_ORDER if table.stage == BID and int(table.actor) == seat else ""
