"""The first state, for n players and these options (VD-27 to VD-50)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.options import Options
from trackside.games.volldampf.components import (
    CARDS_AT_SETUP,
    COPIES,
    GOODS_EACH,
    HAND_KINDS,
    REMOVED_EACH,
    ROUTE_COLOURS,
    ROUTE_COPIES,
    Facts,
)
from trackside.games.volldampf.dump import OPTIONS, blank
from trackside.games.volldampf.phases import START
from trackside.games.volldampf.state import Table

START_CASH: Final = 10  # VD-30


def set_up(table: Table, facts: Facts, players: int, options: Options) -> None:
    """Route cards that leave the game unseen are never drawn: they stay in `deck` (VD-195)."""
    blank(table, facts, players)
    set_options(table, options)
    table.stage = START
    table.cash = vec[i64]([START_CASH] * players)
    table.order = vec[i64](list(range(players)))
    table.bag = vec[i64]([GOODS_EACH] * 4)
    table.deck = vec[i64]([ROUTE_COPIES - REMOVED_EACH[table.players]] * ROUTE_COLOURS)
    table.action_deck = vec[i64]([COPIES] * HAND_KINDS)
    table.cards_due = CARDS_AT_SETUP[table.players]


def set_options(table: Table, options: Options) -> None:
    """Put options in force that are complete and checked."""
    for key, name in OPTIONS.items():
        setattr(table, name, options[key])
