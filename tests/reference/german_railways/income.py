"""Incomes of companies and players, and dividends (GR-85 to GR-107)."""

from __future__ import annotations

from reference.german_railways.position import Position, linked

BUILDER_PAYS = 2  # times its income (GR-101)


def of_company(position: Position, company: str) -> int:
    """GR-88: the cities of its network; MWB counts its best once more (GR-128)."""
    city = position.board.city
    values = [city[place] for place in position.network[company] if place in city]
    return sum(values) + (max(values) if company == "MWB" else 0)


def of_player(position: Position, seat: int) -> int:
    """GR-89, also for BHE while it pays nothing."""
    shares = position.shares[seat]
    return sum(shares[company] * of_company(position, company) for company in shares)


def per_share(position: Position, company: str, builder: str) -> int:
    """What one share receives in a dividend phase (GR-100 to GR-104)."""
    if company == "BHE" and not set(position.board.link) <= position.network["BHE"]:
        return 0
    factor = BUILDER_PAYS if company == builder else 1
    return factor * of_company(position, company)


def pay_dividends(position: Position, builder: str) -> None:
    """GR-99: all eight companies pay, from the bank (GR-103)."""
    for seat in range(position.players):
        for company, shares in position.shares[seat].items():
            position.cash[seat] += shares * per_share(position, company, builder)


def is_new_link(position: Position, company: str, before: set[str]) -> bool:
    """GR-96, GR-97: it meets a company that it had not met before the action."""
    return bool(linked(position, company) - before)
