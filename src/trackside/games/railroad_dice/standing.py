"""What standing orders hold on to: nothing, for nothing is auctioned in this game."""

from __future__ import annotations

from trackside.games.railroad_dice.state import Table


def lots_of(table: Table) -> list[str]:
    """Name none: this game has no auctions."""
    return []


def lot_of(table: Table, seat: int) -> str:
    """Name none: this game has no auctions."""
    return ""
