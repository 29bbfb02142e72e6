"""Fees, income and the loan of the indulgence variant (CR-107, CR-189 to CR-191)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.phases import BUILD, OPERATE
from trackside.games.china_rails.state import Table
from trackside.kit.bits import BIT
from trackside.kit.positions import tell

FEE: Final[i64] = 4  # CR-107
LOAN_MOST: Final[i64] = 20  # CR-189
LOAN_FACTOR: Final[i64] = 2  # CR-190

# Whom to pay for the ferry or a container link of another player.
FEE_FINE: Final[i64] = 0
FEE_NO_OWNER: Final[i64] = 1
FEE_NOT_DUE: Final[i64] = 2
FEE_NOT_OWNER: Final[i64] = 3
FEE_NO_CASH: Final[i64] = 4


def earn(table: Table, seat: i64, amount: i64) -> None:
    """Income."""
    table.cash[seat] = table.cash[seat] + amount
    if table.loan[seat]:
        _repay(table, seat)


def debt(table: Table, seat: i64) -> i64:
    """Tell what the seat owes the bank (CR-190)."""
    return LOAN_FACTOR * table.loan[seat]


def _repay(table: Table, seat: i64) -> None:
    """As soon as the money is there, wherever it comes from (CR-190)."""
    due = debt(table, seat)
    if table.cash[seat] >= due:
        table.cash[seat] = table.cash[seat] - due
        table.loan[seat] = 0
        if table.events is not None:
            tell(table, "repay", "CR-190", int(seat), {"amount": int(due)})


def pay_fee(table: Table, seat: i64, owner: i64) -> None:
    """Once per owner and turn (CR-107)."""
    table.cash[seat] = table.cash[seat] - FEE
    table.paid |= BIT[owner]
    if table.events is not None:
        params = {"owner_seat": int(owner), "amount": int(FEE)}
        tell(table, "fee", "CR-107", int(seat), params)
    earn(table, owner, FEE)


def fee_problem(table: Table, seat: i64, owners: i64, payee: i64) -> i64:
    """Tell whether `payee` (0: nobody, else 1 + seat) is whom to pay for what `owners` own
    (CR-81, CR-99)."""
    if owners == 0:
        return FEE_NO_OWNER
    if owners & (BIT[seat] | table.paid):
        return FEE_NOT_DUE if payee else FEE_FINE
    if payee == 0 or not owners & BIT[payee - 1]:
        return FEE_NOT_OWNER
    return FEE_NO_CASH if table.cash[seat] < FEE else FEE_FINE


def refuse_fee(table: Table, seat: i64, owners: i64, payee: i64, rule: str) -> Refusal | None:
    problem = fee_problem(table, seat, owners, payee)
    if problem == FEE_NO_OWNER:
        return Refusal(rule, "nobody-owns-it")
    if problem == FEE_NOT_DUE:
        return Refusal(rule, "no-fee-due")
    if problem == FEE_NOT_OWNER:
        seats = [s for s in range(int(table.players)) if owners & BIT[s]]
        return Refusal(rule, "pay-an-owner", owner_seats=seats)
    if problem == FEE_NO_CASH:
        return Refusal("CR-108", "cannot-pay-fee", cost=int(FEE), cash=int(table.cash[seat]))
    return None


def refuse_borrow(table: Table, seat: i64, amount: i64) -> Refusal | None:
    if not table.mercy:
        return Refusal("CR-189", "no-loans")
    if table.phase not in (OPERATE, BUILD):
        return Refusal("CR-189", "loan-in-own-turn")
    if table.loan[seat]:
        due = int(debt(table, seat))
        return Refusal("CR-190", "loan-unpaid", due=due)
    return None


def borrow(table: Table, seat: i64, amount: i64) -> None:
    """Whoever has as much money as he borrows can repay at once, and so must (CR-190)."""
    table.cash[seat] = table.cash[seat] + amount
    table.loan[seat] = amount
    table.acted = True
    if table.events is not None:
        params = {"amount": int(amount), "due": int(LOAN_FACTOR * amount)}
        tell(table, "borrow", "CR-189", int(seat), params)
    _repay(table, seat)
