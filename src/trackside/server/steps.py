"""Steps as clients send them: read from any of three forms, tried, refused with a sentence."""

from __future__ import annotations

from typing import Any

from trackside import messages as words
from trackside.core.contract import Json, State
from trackside.core.errors import IllegalAction, MalformedAction, Refusal

Action = int | str | dict[str, Any]


def code_of(state: State, action: Action) -> int:
    """Any of the three forms; raises MalformedAction."""
    if isinstance(action, bool):
        raise MalformedAction("expected a code, a structured action or a notation")
    if isinstance(action, int):
        state.decode(action)
        return action
    return state.encode(action) if isinstance(action, dict) else state.read(action)


def why_not(state: State, seat: int, action: Action, names: list[str]) -> Json | None:
    """The refusal of an action, for a client; None if it is legal."""
    try:
        refusal = refusal_of(state, seat, code_of(state, action))
    except MalformedAction as error:
        return malformed_json(error)
    return refusal_json(refusal, names) if refusal else None


def refusal_of(state: State, seat: int, code: int) -> Refusal | None:
    """Also when it is not their turn, or the game is over."""
    try:
        return state.refuse(seat, code)
    except IllegalAction as error:
        return error.refusal


def refusal_json(refusal: Refusal, names: list[str]) -> Json:
    """A refusal with its sentence; `names` are those of the seats."""
    message = f"{words.prefix_of(refusal.rule)}-no-{refusal.key}"
    text = words.text("en", message, refusal.params, names)
    return {**refusal.json(), "message": message, "text": text}


def malformed_json(error: MalformedAction) -> Json:
    """What cannot be read, in the form of a refusal."""
    key = "malformed-action"
    shown = {"rule": "", "key": key, "params": {}, "message": f"server-no-{key}"}
    return {"kind": "malformed", **shown, "text": str(error)}
