"""Tables for the tests, said in few words."""

from __future__ import annotations

from ridge_lines.game import GAME, State
from trackside.core.errors import IllegalAction
from trackside.core.options import OptionValue

WEST, NORTH = 0, 1


def table(*moves: str, **options: OptionValue) -> State:
    """The West Line begins; `moves` are the actions of whoever is to act."""
    state = GAME.new(2, {"begins": "west", **options})
    return play(state, *moves)


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.apply(state.to_act()[0], state.read(move))
    return state


def refusal(state: State, move: str) -> tuple[str, str, dict[str, object]]:
    """Rule, key and parameters of the refusal of a move by whoever is to act."""
    try:
        state.clone().apply(state.to_act()[0], state.read(move))
    except IllegalAction as error:
        return error.refusal.rule, error.refusal.key, dict(error.refusal.params)
    raise AssertionError(f"{move} is allowed")


def told(state: State, move: str) -> list[str]:
    """The keys of what is told about a move."""
    return [event.key for event in state.play(state.to_act()[0], state.read(move))]
