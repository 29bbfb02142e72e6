"""Phase 7: income and dividends (VD-131 to VD-138)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.volldampf.state import Table
from trackside.kit.positions import tell


def pay_all(table: Table) -> None:
    """Pay everybody in turn order (VD-131)."""
    for place in range(table.players):
        pay(table, table.order[place])


def pay(table: Table, seat: i64) -> None:
    income = table.position[seat]
    missing = missing_marks(table, seat)
    back = missing if missing < income else income  # VD-135, VD-136
    table.cash[seat] = cash_after(table, seat)
    table.position[seat] = income - back
    if table.events is not None:
        dividends = int(table.loans[seat])
        params = {"income": int(income), "dividends": dividends, "missing": int(missing)}
        params["back"] = int(back)
        tell(table, "income", "VD-131", seat, params)


def missing_marks(table: Table, seat: i64) -> i64:
    """Count the dividends that are paid in spaces, because the cash is too small (VD-134)."""
    dividends = table.loans[seat]
    cash = table.cash[seat] + table.position[seat]  # VD-133: before the dividends
    if cash >= dividends:
        return 0
    return dividends if table.whole_by_position else dividends - cash


def cash_after(table: Table, seat: i64) -> i64:
    """Tell what income and dividends would leave now."""
    cash = table.cash[seat] + table.position[seat]
    return cash - table.loans[seat] + missing_marks(table, seat)


def lowest(table: Table) -> i64:
    """Give the position of whoever is last on the income track."""
    found = table.position[0]
    for seat in range(1, table.players):
        if table.position[seat] < found:
            found = table.position[seat]
    return found
