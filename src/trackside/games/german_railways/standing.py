"""What standing orders hold on to: the shares that come up for auction (GR-21, GR-55)."""

from __future__ import annotations

from trackside.games.german_railways.components import CODES, COMPANIES, SHARES
from trackside.games.german_railways.phases import BIDDING, OVER
from trackside.games.german_railways.state import Table


def lots_of(table: Table) -> list[str]:
    """Give the companies of which a share is left."""
    if table.phase == OVER:
        return []
    return [CODES[company] for company in range(COMPANIES) if table.sold[company] < SHARES]


def lot_of(table: Table, seat: int) -> str:
    """Give the company whose share this seat is asked to bid for."""
    if table.phase != BIDDING or int(table.turn) != seat:
        return ""
    return CODES[table.lot]
