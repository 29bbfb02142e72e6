"""Turns and years (RD-33, RD-37, RD-119 to RD-121)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.railroad_dice.components import COMPANIES, COMPANY_IDS
from trackside.games.railroad_dice.phases import TURN
from trackside.games.railroad_dice.state import Table
from trackside.kit.positions import tell


def begin_turn(table: Table, seat: i64) -> None:
    table.phase = TURN
    table.turn = seat
    table.income_taken = False
    table.rolled = False
    table.rivers_paid = 0  # RD-69
    table.rewarded = 0


def begin_year(table: Table, first: i64) -> None:
    table.first = first
    table.turns_left = table.setting.players
    begin_turn(table, first)


def finish_turn(table: Table) -> None:
    tell(table, "turn-ended", "RD-37", table.turn)
    table.turns_left -= 1
    if table.turns_left == 0:
        end_year(table)
    else:
        begin_turn(table, (table.turn + 1) % table.setting.players)


def new_passengers(table: Table, company: i64) -> i64:
    """As many as the company has stations, at least one (RD-119)."""
    return table.built[company] if table.built[company] > 1 else 1


def end_year(table: Table) -> None:
    for company in range(COMPANIES):
        table.waiting[company] += new_passengers(table, company)
    if table.events is not None:
        new = {COMPANY_IDS[c]: int(new_passengers(table, c)) for c in range(COMPANIES)}
        tell(table, "year-ended", "RD-119", params={"year": int(table.year), **new})
    table.year += 1
    begin_year(table, (table.first + 1) % table.setting.players)  # RD-121
