"""Action cards in hand: playing, showing and knowing them (VD-148, VD-192 to VD-201)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.components import HAND_KINDS, KINDS
from trackside.games.volldampf.state import Table

SCHNELLE_LOK: Final = 0
SUBVENTION_CARD: Final = 1
GUENSTIGE_GELEGENHEIT: Final = 2
SABOTAGE_CARD: Final = 3
ZUSATZFRACHT_CARD: Final = 4
ALLES_NEU_CARD: Final = 5
NEUE_PLANUNG_CARD: Final = 6


def holds(table: Table, seat: i64, kind: i64) -> bool:
    return table.hands[seat * HAND_KINDS + kind] > 0


def refuse_card(table: Table, seat: i64, kind: i64) -> Refusal | None:
    """A card that is not in hand cannot be played."""
    if not holds(table, seat, kind):
        return Refusal("VD-200", "card-not-held", card=KINDS[kind])
    return None


def show(table: Table, seat: i64, kind: i64) -> None:
    """A card leaves a hand for all to see."""
    table.pieces_revision += 1
    table.hands[seat * HAND_KINDS + kind] -= 1
    for viewer in range(table.players):
        forget_one(table, viewer, seat, kind)


def discard(table: Table, seat: i64, kind: i64) -> None:
    """VD-201: a played card goes to the discard pile."""
    show(table, seat, kind)
    table.action_discard[kind] += 1


def take_back(table: Table, seat: i64, kind: i64) -> None:
    """A card that all have seen goes back to a hand (VD-210)."""
    table.hands[seat * HAND_KINDS + kind] += 1
    for viewer in range(table.players):
        if viewer != seat:
            learn(table, viewer, seat, kind)


def learn(table: Table, viewer: i64, holder: i64, kind: i64) -> None:
    table.known[(viewer * table.players + holder) * HAND_KINDS + kind] += 1


def forget_one(table: Table, viewer: i64, holder: i64, kind: i64) -> None:
    index = (viewer * table.players + holder) * HAND_KINDS + kind
    if table.known[index] > 0:
        table.known[index] -= 1


def change_hands(table: Table, giver: i64, taker: i64, kind: i64) -> None:
    """VD-196: giver and taker see the card; the others know less about the giver than before."""
    table.hands[giver * HAND_KINDS + kind] -= 1
    table.hands[taker * HAND_KINDS + kind] += 1
    for viewer in range(table.players):
        if viewer == taker:
            forget_one(table, viewer, giver, kind)
        elif viewer != giver:
            for any_kind in range(HAND_KINDS):
                forget_one(table, viewer, giver, any_kind)
    learn(table, giver, taker, kind)
