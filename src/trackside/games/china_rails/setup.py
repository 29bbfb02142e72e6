"""The first position (CR-17 to CR-19)."""

from __future__ import annotations

from typing import Final

from trackside.core.options import Options
from trackside.games.china_rails.components import Facts
from trackside.games.china_rails.dump import OPTIONS, blank
from trackside.games.china_rails.scoring import FIRST_VICTORY_SUM
from trackside.games.china_rails.state import Table
from trackside.kit.bits import filled

START_CASH: Final = 60  # CR-18


def set_up(table: Table, facts: Facts, players: int, options: Options) -> None:
    """A new table before the deal; trains are those of CR-18, and all cards lie in the pile."""
    blank(table, facts, players)
    set_options(table, options)
    table.cash = filled(players, START_CASH)
    table.pile = facts.cards + facts.events
    table.cash_is_open = table.open_cash
    table.victory_sum = FIRST_VICTORY_SUM


def set_options(table: Table, options: Options) -> None:
    for key, name in OPTIONS.items():
        setattr(table, name, options[key])
