"""Track (RL-10 to RL-15)."""

from __future__ import annotations

from ridge_lines.state import Table
from trackside.core.contract import NOBODY
from trackside.core.errors import Refusal


def refuse_lay(table: Table, at: int) -> Refusal | None:
    price, name = table.facts.price[at], table.facts.ids[at]
    if table.owner[at] != NOBODY:
        line = table.facts.lines[table.owner[at]]
        return Refusal("RL-11", "hex-taken", hex=name, line=line)
    if not lies_beside(table, table.turn, at):
        return Refusal("RL-12", "not-beside-own-track", hex=name)
    if price > table.left:
        return Refusal("RL-14", "too-few-gangs", hex=name, needed=price, left=table.left)
    return None


def lies_beside(table: Table, seat: int, at: int) -> bool:
    return any(table.owner[other] == seat for other in table.facts.near[at])


def legal_hexes(table: Table) -> list[int]:
    return [at for at in range(table.facts.hexes) if refuse_lay(table, at) is None]


def lay(table: Table, at: int) -> None:
    """The caller has asked refuse_lay."""
    facts = table.facts
    table.owner[at] = table.turn
    table.left -= facts.price[at]
    table.laid += 1
    table.passes = 0
    table.tell("laid", "RL-10", table.turn, hex=facts.ids[at], gangs=facts.price[at])


def network_of(table: Table, seat: int) -> set[int]:
    """The own track that hangs together with a terminus."""
    return _reach_from(table, seat, list(table.facts.termini[seat]))


def is_joined(table: Table, seat: int) -> bool:
    """RL-16: own track leads from one terminus to the other."""
    start, goal = table.facts.termini[seat]
    return goal in _reach_from(table, seat, [start])


def _reach_from(table: Table, seat: int, edge: list[int]) -> set[int]:
    found = set(edge)
    while edge:
        for other in table.facts.near[edge.pop()]:
            if table.owner[other] == seat and other not in found:
                found.add(other)
                edge.append(other)
    return found
