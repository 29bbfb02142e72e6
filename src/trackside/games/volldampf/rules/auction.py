"""Phase 4, bidding for turn order (VD-79 to VD-96, VD-174 to VD-181)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Event
from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import MAKE_BID
from trackside.games.volldampf.components import BIT
from trackside.games.volldampf.phases import ask_in_secret, begin_groups
from trackside.games.volldampf.state import NONE, SECRET_BID, Table

MOST_SECRET_BID: Final = 5  # VD-174, VD-178


# --- three to six players ---


def refuse_bid(table: Table, seat: i64, amount: i64) -> Refusal | None:
    if amount <= table.high:
        return Refusal("VD-82", "bid-too-low", least=int(table.high + 1))
    if amount > table.cash[seat]:
        return Refusal("VD-84", "bid-above-cash", cash=int(table.cash[seat]))
    return None


def legal_bids(table: Table, seat: i64, found: list[int]) -> None:
    amount = table.high + 1
    most = table.cash[seat]
    while amount <= most:
        found.append(MAKE_BID + amount)
        amount += 1


def bid(table: Table, seat: i64, amount: i64) -> None:
    table.bids[seat] = amount
    table.high = amount
    if table.events is not None:
        params = {"amount": int(amount)}
        table.events.append(Event(key="bid", rule="VD-82", seat=int(seat), params=params))
    _next_bidder(table, seat)


def pass_bidding(table: Table, seat: i64) -> None:
    """VD-87; when only one is left, the last card falls to that player (VD-88)."""
    table.passed |= BIT[seat]
    if table.events is not None:
        table.events.append(Event(key="pass", rule="VD-86", seat=int(seat)))
    _take_card(table, seat)
    _next_bidder(table, seat)
    if table.worst == 0:
        _take_card(table, table.actor)
        table.order = table.new_order[:]
        begin_groups(table)


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
        table.events.append(Event(key="turn-card", rule="VD-87", seat=int(seat), params=params))
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


# --- two players ---


def most_secret_bid(table: Table, seat: i64) -> i64:
    """VD-174, VD-175: up to five marks more, within the cash that is left."""
    left = table.cash[seat] - table.bids[seat]
    return left if left < MOST_SECRET_BID else MOST_SECRET_BID


def refuse_secret_bid(table: Table, seat: i64, amount: i64) -> Refusal | None:
    left = table.cash[seat] - table.bids[seat]
    raising = table.bids[seat] > 0
    if left == 0:
        if amount == 0:
            return None
        rule = "VD-180" if raising else "VD-175"
        return Refusal(rule, "bid-without-money")
    if not 1 <= amount <= MOST_SECRET_BID:
        rule = "VD-178" if raising else "VD-174"
        return Refusal(rule, "secret-bid-range", least=1, most=int(most_secret_bid(table, seat)))
    if amount > left:
        return Refusal("VD-175", "bid-above-cash", cash=int(left))
    return None


def legal_secret_bids(table: Table, seat: i64, found: list[int]) -> None:
    most = most_secret_bid(table, seat)
    amount: i64 = 1
    if most == 0:
        amount = 0
    while amount <= most:
        found.append(MAKE_BID + amount)
        amount += 1


def choose_bid(table: Table, seat: i64, amount: i64) -> None:
    table.pending[seat] = amount
    if table.events is not None:
        table.events.append(Event(key="bid-chosen", rule="VD-174", seat=int(seat)))
    if table.pending[0] != NONE and table.pending[1] != NONE:
        _reveal(table)


def _reveal(table: Table) -> None:
    """VD-176 to VD-181: the higher bid gets card 1; equal bids are raised."""
    stuck = table.pending[0] == 0 and table.pending[1] == 0
    seat: i64 = 0
    while seat < 2:
        table.bids[seat] += table.pending[seat]
        table.pending[seat] = NONE
        seat += 1
    if table.events is not None:
        for who in range(2):
            params = {"amount": int(table.bids[who])}
            table.events.append(Event(key="bid", rule="VD-176", seat=who, params=params))
    if table.bids[0] != table.bids[1] or stuck:
        _settle(table)
    else:
        if table.events is not None:
            table.events.append(Event(key="bids-level", rule="VD-178"))
        ask_in_secret(table, SECRET_BID)


def _settle(table: Table) -> None:
    first = table.order[0]  # VD-181: as before, if nobody can raise
    if table.bids[0] != table.bids[1]:
        first = 0 if table.bids[0] > table.bids[1] else 1
    table.order[0] = first
    table.order[1] = 1 - first
    place: i64 = 0
    while place < 2:
        seat = table.order[place]
        table.cash[seat] -= table.bids[seat]  # VD-177
        if table.events is not None:
            params = {"card": int(place + 1), "bid": int(table.bids[seat])}
            paid = {"paid": int(table.bids[seat])}
            table.events.append(
                Event(key="turn-card", rule="VD-176", seat=int(seat), params={**params, **paid})
            )
        place += 1
    begin_groups(table)
