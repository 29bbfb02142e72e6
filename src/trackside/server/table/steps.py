"""Read steps as clients send them, in any of three forms; try them, refuse them with a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trackside import messages as words
from trackside.core.contract import Event, Json, State
from trackside.core.errors import IllegalAction, MalformedAction, Refusal

Action = int | str | dict[str, Any]


def code_of(state: State, action: Action) -> int:
    """Return the code of a step in any of the three forms; raise MalformedAction."""
    if isinstance(action, bool):
        raise MalformedAction("expected a code, a structured action or a notation")
    if isinstance(action, int):
        state.decode(action)
        return action
    return state.encode(action) if isinstance(action, dict) else state.read(action)


@dataclass(frozen=True)
class Taken:
    """A step that the rules allowed: the table after it, what happened, how it was offered."""

    state: State
    events: list[Event]
    offer: Json


def take(state: State, seat: int, code: int) -> Taken:
    """Take a step on a copy. Playing it is the one check that it gets: raise IllegalAction and
    MalformedAction as `State.play` does, and ask for the offer only when it is known to be
    legal."""
    after = state.clone()
    events = after.play(seat, code)
    return Taken(after, events, state.offer(seat, code))


def why_not(state: State, seat: int, action: Action, names: list[str]) -> Json | None:
    """Return the refusal of an action, for a client; None if it is legal."""
    try:
        refusal = state.refuse(seat, code_of(state, action))
    except (IllegalAction, MalformedAction) as error:
        return error_json(error, names)
    return refusal_json(refusal, names) if refusal else None


def error_json(error: IllegalAction | MalformedAction, names: list[str]) -> Json:
    """Return what was raised about a step, for a client."""
    if isinstance(error, MalformedAction):
        return malformed_json(error)
    return refusal_json(error.refusal, names)


def refusal_json(refusal: Refusal, names: list[str]) -> Json:
    """Return a refusal with its sentence; `names` are those of the seats."""
    message = f"{words.prefix_of(refusal.rule)}-no-{refusal.key}"
    text = words.text("en", message, refusal.params, names)
    return {**refusal.json(), "message": message, "text": text}


def malformed_json(error: MalformedAction) -> Json:
    """Return what cannot be read, in the form of a refusal."""
    key = "malformed-action"
    shown = {"rule": "", "key": key, "params": {}, "message": f"server-no-{key}"}
    return {"kind": "malformed", **shown, "text": str(error)}
