"""The first state, for n players (VD-27 to VD-50)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.components import (
    CARDS_AT_SETUP,
    COPIES,
    GOODS_EACH,
    REMOVED_EACH,
    ROUTE_COPIES,
    TRACKS,
    Facts,
)
from trackside.games.volldampf.state import START, Table, clear

START_CASH: Final = 10  # VD-30


def set_up(table: Table, facts: Facts, players: int) -> None:
    """Route cards that leave the game unseen are never drawn: they stay in `deck` (VD-195)."""
    clear(table, facts, players)
    table.stage = START
    table.cash = vec[i64]([START_CASH] * players)
    table.order = vec[i64](list(range(players)))
    table.bag = vec[i64]([GOODS_EACH] * 4)
    table.deck = vec[i64]([ROUTE_COPIES - REMOVED_EACH[table.players]] * 6)
    table.action_deck = vec[i64]([COPIES] * 7)
    table.cards_due = CARDS_AT_SETUP[table.players]


def tracks_left(table: Table, seat: i64) -> i64:
    """Of the player's own pieces (VD-27); never below zero (VD-51)."""
    left = TRACKS[table.players]
    link: i64 = 0
    while link < table.facts.links:
        if table.owner[link] == seat + 1:
            left -= 1
        link += 1
    return left
