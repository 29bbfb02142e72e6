"""Two players: loans and bids chosen in secret (VD-172 to VD-181)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import MAKE_BID
from trackside.games.volldampf.phases import LOANS_TAKEN, ORDER_SETTLED, SECRET_BID, SECRET_LOAN
from trackside.games.volldampf.rules.auction import clear_bids
from trackside.games.volldampf.rules.loans import pay_out
from trackside.games.volldampf.state import NONE, Table
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

MOST_SECRET_BID: Final = 5  # VD-174, VD-178


def ask_in_secret(table: Table, stage: i64) -> None:
    table.stage = stage
    table.pending = vec[i64]([NONE, NONE])
    table.actor = NONE


# --- loans ---


def begin_loans(table: Table) -> None:
    table.turn = 0
    ask_in_secret(table, SECRET_LOAN)


def choose_loan(table: Table, seat: i64, value: i64) -> None:
    """Kept secret until both have chosen (VD-172, VD-173)."""
    table.pending[seat] = value
    tell(table, "loan-chosen", "VD-172", seat)
    if table.pending[0] != NONE and table.pending[1] != NONE:
        pay_out(table, table.order[0], table.pending[table.order[0]])
        pay_out(table, table.order[1], table.pending[table.order[1]])
        table.pending[0] = table.pending[1] = NONE
        table.stage = LOANS_TAKEN


# --- bids ---


def begin_bids(table: Table) -> None:
    clear_bids(table)
    ask_in_secret(table, SECRET_BID)


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
        rule = "VD-178" if raising else "VD-175"
        return Refusal(rule, "bid-above-cash", cash=int(left))
    return None


def legal_secret_bids(table: Table, seat: i64, found: Codes) -> None:
    most = most_secret_bid(table, seat)
    least: i64 = 1 if most > 0 else 0
    for amount in range(least, most + 1):
        found.add(MAKE_BID + amount)


def choose_bid(table: Table, seat: i64, amount: i64) -> None:
    table.pending[seat] = amount
    tell(table, "bid-chosen", "VD-174", seat)
    if table.pending[0] != NONE and table.pending[1] != NONE:
        _reveal(table)


def _reveal(table: Table) -> None:
    """VD-176 to VD-181: the higher bid gets card 1; equal bids are raised."""
    stuck = table.pending[0] == 0 and table.pending[1] == 0
    for seat in range(2):
        table.bids[seat] += table.pending[seat]
        table.pending[seat] = NONE
    if table.events is not None:
        for who in range(2):
            params = {"amount": int(table.bids[who])}
            tell(table, "bid", "VD-176", who, params)
    if table.bids[0] != table.bids[1] or stuck:
        _settle(table)
    else:
        tell(table, "bids-level", "VD-178")
        ask_in_secret(table, SECRET_BID)


def _settle(table: Table) -> None:
    first = table.order[0]  # VD-181: as before, if nobody can raise
    if table.bids[0] != table.bids[1]:
        first = 0 if table.bids[0] > table.bids[1] else 1
    table.order[0] = first
    table.order[1] = 1 - first
    for place in range(2):
        seat = table.order[place]
        table.cash[seat] -= table.bids[seat]  # VD-177
        if table.events is not None:
            params = {"card": int(place + 1), "bid": int(table.bids[seat])}
            paid = {"paid": int(table.bids[seat])}
            tell(table, "turn-card", "VD-176", seat, {**params, **paid})
    table.stage = ORDER_SETTLED
