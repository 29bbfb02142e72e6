"""Random games in compiled code with the invariants asked after each action, for whoever wants
very many of them (`tools/measure/many_games.py`)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.batch.luck import Luck
from trackside.batch.tables import CHANCE, draw_of, position_of
from trackside.core.contract import State
from trackside.kit.codes import Codes
from trackside.kit.positions import Position


def play_on(state: State, luck: Luck, moves: list[tuple[int, int]], until: int) -> None:
    """Plays at random until there are so many moves, each a seat and a code, or the game is over.
    What is wrong is raised; the last of the moves has led to it."""
    position = position_of(state)
    found = Codes()
    while len(moves) < until:
        acting = position.to_act()
        if not acting:
            return
        seat = acting[0] if len(acting) == 1 else acting[luck.below(len(acting))]
        code = _choose(position, seat, luck, found)
        moves.append((seat, code))
        position.apply(seat, code)
        demand_order(state)


def _choose(position: Position, seat: int, luck: Luck, found: Codes) -> int:
    if seat == CHANCE:
        return draw_of(position, luck)
    found.count = 0
    position.find_legal(seat, found)
    assert found.count > 0, "a seat is to act, and nothing is legal"
    choice: i64 = luck.below(found.count)
    return int(found.codes[choice])


def demand_order(state: State) -> None:
    """Raise AssertionError unless the invariants hold and the game is over where nobody acts."""
    state.check()
    over = state.result() is not None
    assert over != bool(state.to_act()), "somebody is to act exactly until there is a result"
