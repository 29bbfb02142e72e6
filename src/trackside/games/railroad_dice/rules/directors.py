"""Passengers carried by a new station, and directors (RD-96, RD-114 to RD-118)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.railroad_dice.components import COMPANIES, COMPANY_IDS
from trackside.games.railroad_dice.state import NO_SEAT, Table
from trackside.kit.positions import tell


def carry_passengers(table: Table, company: i64) -> None:
    """The builder takes all waiting passengers of the company, then directors are checked."""
    count = table.waiting[company]
    table.waiting[company] = 0
    table.carried[table.turn * COMPANIES + company] += count
    if table.events is not None and count > 0:
        params = {"company": COMPANY_IDS[company], "count": int(count)}
        tell(table, "passengers-carried", "RD-96", table.turn, params)
    if table.director[company] != table.turn and leads(table, table.turn, company, 0):
        become_director(table, company)


def leads(table: Table, seat: i64, company: i64, more: i64) -> bool:
    """More passengers than each other player, with `more` of them to come (RD-115, RD-117)."""
    own = table.carried[seat * COMPANIES + company] + more
    if own == 0:
        return False
    for other in range(table.setting.players):
        if other != seat and table.carried[other * COMPANIES + company] >= own:
            return False
    return True


def become_director(table: Table, company: i64) -> None:
    former = table.director[company]
    table.director[company] = table.turn
    if former != NO_SEAT:
        table.dismissed[former] = 1
    if table.events is not None:
        own = table.carried[table.turn * COMPANIES + company]
        params = {"company": COMPANY_IDS[company], "count": int(own)}
        if former == NO_SEAT:
            tell(table, "director", "RD-115", table.turn, params)
        else:
            params["former_seat"] = int(former)
            tell(table, "director-replaced", "RD-115", table.turn, params)
