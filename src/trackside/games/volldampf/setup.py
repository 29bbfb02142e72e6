"""The first state, for n players (VD-27 to VD-50)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.components import COPIES, GOODS_EACH, ROUTE_COPIES, Facts
from trackside.games.volldampf.state import START, Table, clear

START_CASH: Final = 10  # VD-30
# By number of players; the two unused entries keep the index equal to that number.
TRACKS: Final[vec[i64]] = vec[i64]([0, 0, 18, 15, 12, 8, 8])  # VD-27
GROUP_SIZE: Final[vec[i64]] = vec[i64]([0, 0, 3, 3, 3, 2, 2])  # VD-63
ROUNDS: Final[vec[i64]] = vec[i64]([0, 0, 6, 5, 4, 4, 4])  # VD-52
CARDS_AT_SETUP: Final[vec[i64]] = vec[i64]([0, 0, 5, 4, 2, 1, 1])  # VD-47
CARDS_PER_ROUND: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 2, 3, 4])  # VD-57
REMOVED_EACH: Final[vec[i64]] = vec[i64]([0, 0, 2, 0, 0, 1, 0])  # VD-35, VD-37: of each colour
REMOVED_UNSEEN: Final[vec[i64]] = vec[i64]([0, 0, 0, 3, 0, 2, 0])  # VD-36 to VD-38


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
