"""Phase 7: income and dividends (VD-131 to VD-138)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.volldampf.state import Table, tell


def pay_all(table: Table) -> None:
    """In turn order (VD-131)."""
    place: i64 = 0
    while place < table.players:
        pay(table, table.order[place])
        place += 1


def pay(table: Table, seat: i64) -> None:
    income = table.position[seat]
    dividends = table.loans[seat]
    cash = table.cash[seat] + income  # VD-133: before the dividends
    missing: i64 = 0
    if cash < dividends:  # VD-134
        missing = dividends if table.whole_by_position else dividends - cash
    back = missing if missing < income else income  # VD-135, VD-136
    table.cash[seat] = cash - dividends + missing
    table.position[seat] = income - back
    if table.events is not None:
        params = {"income": int(income), "dividends": int(dividends), "missing": int(missing)}
        params["back"] = int(back)
        tell(table, "income", "VD-131", seat, params)


def cash_after(table: Table, seat: i64) -> i64:
    """What `pay` would leave now: dividends that cannot be paid take no cash (VD-134)."""
    left = table.cash[seat] + table.position[seat] - table.loans[seat]
    return left if left > 0 else 0


def lowest(table: Table) -> i64:
    """The position of whoever is last on the income track."""
    found = table.position[0]
    seat: i64 = 1
    while seat < table.players:
        if table.position[seat] < found:
            found = table.position[seat]
        seat += 1
    return found
