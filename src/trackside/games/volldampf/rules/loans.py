"""Phase 3: loans (VD-66 to VD-73, VD-211, VD-212)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import TAKE_LOAN
from trackside.games.volldampf.components import LOAN_SUPPLY
from trackside.games.volldampf.phases import LOAN, LOANS_TAKEN
from trackside.games.volldampf.state import Table, total
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

MARKS_PER_LOAN: Final = 6  # VD-68
MOST_OF_TWO: Final = 42  # VD-212


def begin_loans(table: Table) -> None:
    table.turn = 0
    table.stage = LOAN
    table.actor = table.order[0]


def next_loan(table: Table) -> None:
    table.turn += 1
    if table.turn < table.players:
        table.actor = table.order[table.turn]
    else:
        table.stage = LOANS_TAKEN


def most_loan(table: Table, seat: i64) -> i64:
    if table.players == 2:
        return MOST_OF_TWO - table.loans[seat]
    return LOAN_SUPPLY - total(table.loans)


def refuse_loan(table: Table, seat: i64, value: i64) -> Refusal | None:
    most = most_loan(table, seat)
    if value <= most:
        return None
    if table.players == 2:
        return Refusal("VD-212", "loan-above-share", most=int(most), limit=MOST_OF_TWO)
    return Refusal("VD-211", "loan-above-supply", most=int(most), supply=LOAN_SUPPLY)


def legal_loans(table: Table, seat: i64, found: Codes) -> None:
    for value in range(most_loan(table, seat) + 1):
        found.add(TAKE_LOAN + value)


def take_loan(table: Table, seat: i64, value: i64) -> None:
    pay_out(table, seat, value)
    next_loan(table)


def pay_out(table: Table, seat: i64, value: i64) -> None:
    table.loans[seat] += value
    table.cash[seat] += value * MARKS_PER_LOAN
    if table.events is not None:
        params = {"value": int(value), "marks": int(value * MARKS_PER_LOAN)}
        tell(table, "loan", "VD-68", seat, params)
