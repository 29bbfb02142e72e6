"""The first position (GR-8 to GR-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.options import OptionValue
from trackside.games.german_railways.components import COMPANIES, MWB, Facts
from trackside.games.german_railways.dump import blank
from trackside.games.german_railways.phases import BANKER, NAMING
from trackside.games.german_railways.rules import auction, proof, track
from trackside.games.german_railways.state import NONE, Table
from trackside.kit.bits import filled

STARTING_CASH: Final = {3: 40, 4: 30, 5: 24}  # GR-9


def set_up(table: Table, facts: Facts, players: int, options: dict[str, OptionValue]) -> None:
    """Fill a new table: the banker is to be found, or opens the first auction."""
    blank(table, facts, players)
    set_options(table, options)
    table.cash = filled(players, STARTING_CASH[players])
    table.met = filled(COMPANIES * COMPANIES, NONE)
    for name in ("turn", "end", "banker", "lot", "opener", "leader", "builder", "dearest"):
        setattr(table, name, -1)
    for company in range(COMPANIES):
        _place_home(table, company)
    _look_ahead(table)
    table.phase = BANKER
    if options["banker"] == "first":
        auction.name_banker(table, 0)
    elif options["banker"] == "chosen":
        table.phase = NAMING
        table.turn = 0


def set_options(table: Table, options: dict[str, OptionValue]) -> None:
    """The rules that the host has chosen, as the fields that rules ask."""
    table.simple_order = options["turn-order"] == "simple"
    table.baden_first = options["baden-free-hex"] == "first"
    table.hidden_cash = options["hidden-cash"] is True
    table.idle_cap = options["idle-cap"] is True


def _place_home(table: Table, company: i64) -> None:
    """One locomotive on the home hex, free of charge (GR-10, GR-11)."""
    facts = table.facts
    home = facts.home[company]
    table.left[company] = facts.locomotives[company] - 1
    table.income[company] = facts.income[home]  # GR-13
    if company == MWB:
        table.best_city = facts.income[home]
        table.income[company] = 2 * facts.income[home]  # GR-14
    track.occupy(table, company, home)


def _look_ahead(table: Table) -> None:
    """What the proof finds, once for each board: nothing is placed before it is asked."""
    facts = table.facts
    if facts.looked:
        table.doubtful, table.hopes = facts.first_doubtful, facts.first_hopes[:]
        return
    proof.has_become_impossible(table)
    facts.first_doubtful, facts.first_hopes = table.doubtful, table.hopes[:]
    facts.looked = True
