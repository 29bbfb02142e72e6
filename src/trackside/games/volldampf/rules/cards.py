"""Award of action cards (VD-140 to VD-147): from the deck, or from another hand."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import DRAW_FROM
from trackside.games.volldampf.components import HAND_KINDS, KINDS
from trackside.games.volldampf.phases import CARDS_AWARDED, DRAW_ACTION, DRAW_FROM_HAND, ROB
from trackside.games.volldampf.rules.hands import change_hands
from trackside.games.volldampf.rules.income import lowest
from trackside.games.volldampf.state import Table, hand_size, total
from trackside.kit.bits import zeros
from trackside.kit.codes import Codes
from trackside.kit.positions import tell


def begin_award(table: Table) -> None:
    """VD-140 to VD-143: one for being last, one for each transport given up."""
    least = lowest(table)
    for seat in range(table.players):
        table.due[seat] = table.given_up[seat]
        if table.position[seat] == least:
            table.due[seat] += 1
    table.turn = 0
    next_award(table)


def next_award(table: Table) -> None:
    """The next card due, each player taking all of them before the next (VD-144)."""
    while table.turn < table.players:
        seat = table.order[table.turn]
        if table.due[seat] > 0 and _open_award(table, seat):
            return
        table.due[seat] = 0  # VD-147: or nothing was left to draw
        table.turn += 1
    table.stage = CARDS_AWARDED


def _open_award(table: Table, seat: i64) -> bool:
    """Open a draw from the deck or from a hand; False when there is no card anywhere (VD-216)."""
    table.actor = seat
    if total(table.action_deck) == 0 and total(table.action_discard) > 0:  # VD-145
        table.action_deck = table.action_discard
        table.action_discard = zeros(HAND_KINDS)
        tell(table, "action-cards-reshuffled", "VD-145")
    if total(table.action_deck) > 0:
        table.stage = DRAW_ACTION
        return True
    if total(table.hands) > hand_size(table, seat):  # VD-146
        table.stage = ROB
        return True
    tell(table, "no-card-left", "VD-147", seat)
    return False


# --- draws ---


def draw_action(table: Table, kind: i64) -> None:
    """Only the player sees it (VD-192)."""
    seat = table.actor
    table.action_deck[kind] -= 1
    table.hands[seat * HAND_KINDS + kind] += 1
    table.due[seat] -= 1
    if table.events is not None:
        tell(table, "card-drawn", "VD-140", seat, None, {"card": KINDS[kind]}, (int(seat),))
    next_award(table)


def draw_from_hand(table: Table, kind: i64) -> None:
    """Only giver and taker see it (VD-196)."""
    seat = table.actor
    giver = table.giver
    change_hands(table, giver, seat, kind)
    table.due[seat] -= 1
    if table.events is not None:
        params, secret = {"giver_seat": int(giver)}, {"card": KINDS[kind]}
        tell(table, "card-taken", "VD-146", seat, params, secret, (int(seat), int(giver)))
    next_award(table)


# --- a card from another hand ---


def refuse_draw_from(table: Table, seat: i64, giver: i64) -> Refusal | None:
    if giver == seat:
        return Refusal("VD-146", "own-hand")
    if hand_size(table, giver) == 0:
        return Refusal("VD-146", "empty-hand", giver_seat=int(giver))
    return None


def legal_draws_from(table: Table, seat: i64, found: Codes) -> None:
    for giver in range(table.players):
        if giver != seat and hand_size(table, giver) > 0:
            found.add(DRAW_FROM + giver)


def draw_from(table: Table, giver: i64) -> None:
    table.giver = giver
    table.stage = DRAW_FROM_HAND
    if table.events is not None:
        params = {"giver_seat": int(giver)}
        tell(table, "draws-from", "VD-146", table.actor, params)
