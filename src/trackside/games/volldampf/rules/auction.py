"""Phase 4, bidding for turn order (VD-79 to VD-96)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import MAKE_BID
from trackside.games.volldampf.phases import BID, ORDER_SETTLED
from trackside.games.volldampf.state import Table
from trackside.kit.bits import BIT, zeros
from trackside.kit.codes import Codes
from trackside.kit.positions import tell


def begin_auction(table: Table) -> None:
    clear_bids(table)
    table.stage = BID
    table.actor = table.order[0]  # VD-80


def clear_bids(table: Table) -> None:
    table.bids = zeros(table.players)
    table.high = 0
    table.passed = 0
    table.worst = table.players - 1
    table.new_order = zeros(table.players)


def refuse_bid(table: Table, seat: i64, amount: i64) -> Refusal | None:
    if amount <= table.high:
        return Refusal("VD-82", "bid-too-low", least=int(table.high + 1))
    if amount > table.cash[seat]:
        return Refusal("VD-84", "bid-above-cash", cash=int(table.cash[seat]))
    return None


def legal_bids(table: Table, seat: i64, found: Codes) -> None:
    for amount in range(table.high + 1, table.cash[seat] + 1):
        found.add(MAKE_BID + amount)


def refuse_pass(table: Table, seat: i64) -> Refusal | None:
    if may_pass(table, seat):
        return None
    return Refusal("VD-85", "first-bidder-bids")


def may_pass(table: Table, seat: i64) -> bool:
    """Always, but for the first bidder by an option, who then bids if there is money for it."""
    if not table.first_must_bid or table.high > 0 or table.passed != 0:
        return True
    return table.cash[seat] == 0


def bid(table: Table, seat: i64, amount: i64) -> None:
    table.bids[seat] = amount
    table.high = amount
    if table.events is not None:
        params = {"amount": int(amount)}
        tell(table, "bid", "VD-82", seat, params)
    _next_bidder(table, seat)


def pass_bidding(table: Table, seat: i64) -> None:
    """VD-87; when only one is left, the last card falls to that player (VD-88)."""
    table.passed |= BIT[seat]
    tell(table, "pass", "VD-86", seat)
    _take_card(table, seat)
    _next_bidder(table, seat)
    if table.worst == 0:
        _take_card(table, table.actor)
        table.order = table.new_order[:]
        table.stage = ORDER_SETTLED


def _next_bidder(table: Table, seat: i64) -> None:
    """Clockwise by seat, those who have passed being skipped (VD-80)."""
    seat = (seat + 1) % table.players
    while table.passed & BIT[seat]:
        seat = (seat + 1) % table.players
    table.actor = seat


def _take_card(table: Table, seat: i64) -> None:
    paid = payment(table, table.worst + 1, table.bids[seat])
    table.new_order[table.worst] = seat
    table.cash[seat] -= paid
    if table.events is not None:
        params = {"card": int(table.worst + 1), "bid": int(table.bids[seat]), "paid": int(paid)}
        tell(table, "turn-card", "VD-87", seat, params)
    table.worst -= 1
    if table.worst < 0:
        table.worst = 0


def payment(table: Table, card: i64, amount: i64) -> i64:
    """All for the first two cards, half in between, nothing for the last (VD-91 to VD-94)."""
    if card <= 2:
        return amount
    if card == table.players and table.players > 3:
        return 0
    if table.half_rounded_up:
        return (amount + 1) // 2
    return amount // 2
