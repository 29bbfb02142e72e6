"""Whose turn it is, and for how long (RL-5 to RL-9, RL-17)."""

from __future__ import annotations

from typing import Final

from ridge_lines import scoring
from ridge_lines.components import PLAYERS
from ridge_lines.phases import LAY
from ridge_lines.rules.track import is_joined, lay
from ridge_lines.state import Table

FIRST_GANGS: Final = 1  # RL-8
PASSES_TO_END: Final = 2  # RL-17


def begin(table: Table, seat: int) -> None:
    table.phase = LAY
    table.began = seat
    table.turn = seat
    table.left = FIRST_GANGS
    table.tell("begins", "RL-5", seat, line=table.facts.lines[seat])


def lay_track(table: Table, at: int) -> None:
    lay(table, at)
    if is_joined(table, table.turn):
        scoring.win(table, table.turn)
    elif table.left == 0:
        _next_turn(table)


def done(table: Table) -> None:
    """RL-9; without any track laid it is a pass (RL-17)."""
    if table.laid:
        table.tell("sent-home", "RL-9", table.turn, gangs=table.left)
        _next_turn(table)
        return
    table.passes += 1
    table.tell("passed", "RL-17", table.turn)
    if table.passes == PASSES_TO_END:
        scoring.count_towns(table)
    else:
        _next_turn(table)


def _next_turn(table: Table) -> None:
    table.turn = (table.turn + 1) % PLAYERS
    table.left = table.gangs
    table.laid = 0
    if table.turn == table.began:
        table.round += 1
