"""A good action at little cost: what `normal` does, and what the search tries first."""

from __future__ import annotations

from random import Random

from ridge_lines import actions
from ridge_lines.bots.evaluate import FAR, Needs, find_needs, hex_value
from ridge_lines.game import State

MOST_CANDIDATES = 7


def choose(table: State, seat: int, rng: Random) -> int:
    return ranked(table, seat, table.legal(seat))[0]


def candidates(table: State, seat: int, legal: list[int], rng: Random) -> list[int]:
    return ranked(table, seat, legal)[:MOST_CANDIDATES]


def ranked(table: State, seat: int, legal: list[int]) -> list[int]:
    """Best first; `done` is last as long as there is something to lay."""
    values = {action: sum(terms.values()) for action, terms in weighed(table, seat, legal)}
    return sorted(values, key=lambda action: (-values[action], action))


def weighed(table: State, seat: int, legal: list[int]) -> list[tuple[int, dict[str, float]]]:
    mine, theirs = find_needs(table, seat), find_needs(table, 1 - seat)
    return [(action, _terms(table, mine, theirs, action)) for action in legal]


def _terms(table: State, mine: Needs, theirs: Needs, action: int) -> dict[str, float]:
    """To say done is worth as much as a hex that leads nowhere and is in nobody's way."""
    if action == actions.DONE:
        return {"way": -float(FAR), "block": -float(FAR)}
    return hex_value(table, mine, theirs, action - actions.LAY)
