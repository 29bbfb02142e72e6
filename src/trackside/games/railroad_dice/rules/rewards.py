"""Jokers from the bank, and a bank that cannot give them (RD-87, RD-95, RD-123, RD-145)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.games.railroad_dice.components import FACES, JOKER
from trackside.games.railroad_dice.state import BANK_SHORT, Table
from trackside.kit.positions import tell

REWARD: Final[i64] = 2  # jokers, for a sector (RD-87) and for a station (RD-95)


def take_reward(table: Table) -> None:
    """Two jokers from the bank; a bank that cannot give both ends the game (RD-123, RD-145)."""
    if table.end_reason == BANK_SHORT:
        return
    if table.bank < REWARD:
        tell_shortage(table, REWARD)
        table.end_reason = BANK_SHORT
        return
    table.bank -= REWARD
    table.front[table.turn * FACES + JOKER] += REWARD


def tell_shortage(table: Table, wanted: i64) -> None:
    """The bank has fewer dice than an action demands."""
    if table.events is not None:
        params = {"count": int(wanted), "bank": int(table.bank)}
        tell(table, "bank-short", "RD-123", table.turn, params)
