"""What each seat may know: everything; this game has no secrets."""

from __future__ import annotations

from ridge_lines import scoring
from ridge_lines.components import PLAYERS
from ridge_lines.meta import META
from ridge_lines.phases import LAY
from ridge_lines.state import Table
from trackside.core.contract import CHANCE, NOBODY, Json


def view(table: Table) -> Json:
    result = scoring.result(table)
    return {
        "game": META.slug,
        "players": PLAYERS,
        "phase": table.phase,
        "round": table.round,
        "to_act": list(to_act(table)),
        "ask": _ask(table),
        "seats": [_seat(table, seat) for seat in range(PLAYERS)],
        "board": {"track": _track(table)},
        "gangs": table.left,
        "result": result.json() if result else None,
    }


def to_act(table: Table) -> tuple[int, ...]:
    if table.turn != NOBODY:
        return (table.turn,)
    return (CHANCE,) if table.began == NOBODY else ()


def _ask(table: Table) -> Json | None:
    if table.phase == LAY:
        return {"key": "lay", "params": {"gangs": table.left}, "rule": "RL-10"}
    if table.began == NOBODY:
        return {"key": "draw", "params": {}, "rule": "RL-5"}
    return None


def _seat(table: Table, seat: int) -> Json:
    return {
        "cash": None,
        "income": None,
        "score": scoring.score(table, seat),
        "line": table.facts.lines[seat],
        "gangs": table.left if seat == table.turn else 0,
        "track": table.owner.count(seat),
    }


def _track(table: Table) -> Json:
    """Whose track lies on a hex."""
    owners = zip(table.facts.ids, table.owner)
    return {name: owner for name, owner in owners if owner != NOBODY}
