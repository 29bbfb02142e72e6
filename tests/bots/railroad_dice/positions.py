"""Positions in which something is at stake."""

from __future__ import annotations

from games.railroad_dice.table import ANNA, N, carried, end_at, give, put, table
from trackside.games.railroad_dice.game import State


def complete(players: int = 4) -> State:
    """Every company has a station, Anna leads, one end is dead and the other may be closed."""
    state = give(table(players, year=3, dead_ends="free"), joker=2)
    put(state, r26c09="red", r08c07="yellow", r15c07="purple", r26c08="blue", r20c08="green")
    end_at(state, N, "r20c09", "W", piece="EW")
    return carried(state, ANNA, red=3)
