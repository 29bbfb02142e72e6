"""What is true of every position."""

from __future__ import annotations

from ridge_lines.components import PLAYERS
from ridge_lines.phases import DRAW, LAY, OVER
from ridge_lines.rules.track import is_joined, network_of
from ridge_lines.state import Table
from trackside.core.contract import NOBODY


def check(table: Table) -> None:
    """Raises AssertionError and names what is broken."""
    _check_course(table)
    for seat in range(PLAYERS):
        _check_track(table, seat)


def _check_course(table: Table) -> None:
    phase = table.phase
    assert (table.turn != NOBODY) == (phase == LAY), "somebody lays track, or nobody (RL-6)"
    assert (table.began == NOBODY) == (phase == DRAW), "chance names who begins (RL-5)"
    assert 0 <= table.left <= table.gangs, "more gangs than a turn has (RL-7)"
    assert (table.left > 0) == (phase == LAY), "a turn without gangs is over (RL-9)"
    assert table.left + table.laid <= table.gangs or phase == OVER, "gangs have come from nowhere"
    through = table.winner != NOBODY
    assert (phase == OVER) == (through or table.passes == 2), "the end has a reason (RL-16, RL-17)"
    assert not through or is_joined(table, table.winner), "the winner is not through (RL-16)"


def _check_track(table: Table, seat: int) -> None:
    for end in table.facts.termini[seat]:
        assert table.owner[end] == seat, f"the track of seat {seat} is not on its termini (RL-4)"
    own = {at for at, owner in enumerate(table.owner) if owner == seat}
    assert network_of(table, seat) == own, f"track of seat {seat} lies apart (RL-12)"
    joined = is_joined(table, seat)
    assert joined == (table.winner == seat), f"seat {seat} is through, or is not (RL-16)"
