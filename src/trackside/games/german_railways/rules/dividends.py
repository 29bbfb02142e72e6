"""The dividend phase (GR-98 to GR-107)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.german_railways.components import BHE, CODES, COMPANIES
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT
from trackside.kit.positions import tell


def is_linked(table: Table) -> bool:
    """BHE's own network holds Berlin and Hamburg (GR-104)."""
    facts = table.facts
    return i64(table.here[facts.berlin]) & i64(table.here[facts.hamburg]) & BIT[BHE] != 0


def per_share(table: Table, company: i64, builder: i64) -> i64:
    """Tell what one share of a company earns when `builder` made the new connection."""
    if company == BHE and not is_linked(table):
        return 0
    return table.income[company] * (2 if company == builder else 1)  # GR-101


def amount_for(table: Table, seat: i64, builder: i64) -> i64:
    total: i64 = 0
    for company in range(COMPANIES):
        held = table.shares[seat * COMPANIES + company]
        if held:
            total += held * per_share(table, company, builder)
    return total


def pay(table: Table, builder: i64) -> None:
    """All eight companies pay, from the bank (GR-99, GR-103)."""
    if table.events is not None:
        _tell_phase(table, builder)
    for seat in range(table.players):
        amount = amount_for(table, seat, builder)
        table.cash[seat] += amount
        if table.events is not None and amount:
            tell(table, "receives-dividends", "GR-100", int(seat), _parts(table, seat, builder))


def _tell_phase(table: Table, builder: i64) -> None:
    linked = is_linked(table)
    tell(table, "dividends", "GR-99", -2, {"company": CODES[builder]})
    if not linked:
        tell(table, "bhe-pays-nothing", "GR-104", -2, {"company": CODES[BHE]})


def _parts(table: Table, seat: i64, builder: i64) -> dict[str, object]:
    """Tell who paid how much: the sum, and each company's part for the animation."""
    parts: list[dict[str, object]] = []
    for company in range(COMPANIES):
        held = table.shares[seat * COMPANIES + company]
        each = per_share(table, company, builder)
        if held and each:
            part = {"company": CODES[company], "shares": int(held), "each": int(each)}
            parts.append({**part, "amount": int(held * each)})
    return {"amount": int(amount_for(table, seat, builder)), "parts": parts}
