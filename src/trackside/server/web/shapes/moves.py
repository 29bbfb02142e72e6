"""Moves, previews, hints, undo and take-backs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StrictInt

from trackside.server.web.shapes.common import (
    Action,
    Asked,
    Body,
    Key,
    Name,
    SeatNumber,
    Steps,
    Version,
)
from trackside.server.web.shapes.state import OfferShape, TableState, View


class Act(Body):
    """Steps to take as a whole, at the version that the sender saw."""

    version: Version
    seat: SeatNumber | None = None
    steps: Steps
    key: Key
    state: bool = True  # whether the answer brings the state; a reader of the stream has it there


class Preview(Body):
    """Steps to try, which are not stored."""

    version: Version
    seat: SeatNumber | None = None
    steps: Annotated[list[Action], Field(max_length=200)] = []


class WayTo(Preview):
    """The way to a far place, after steps to try."""

    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class Advice(Preview):
    """Plans for these things, or for all, after steps to try."""

    about: Annotated[list[Name], Field(max_length=3)] = []


class AskHint(Body):
    """What a bot would do, asked at the version that the sender saw."""

    version: Version
    seat: SeatNumber | None = None


class WhyNot(Body):
    """Actions to ask about."""

    seat: SeatNumber | None = None
    actions: Asked


class Undo(Body):
    """So many own steps back."""

    version: Version
    seat: SeatNumber | None = None
    steps: Annotated[StrictInt, Field(ge=1, le=1_000)] = 1
    key: Key
    state: bool = True


class TakeBack(Body):
    """A request to go back, before the last own action or to a version."""

    version: Version
    seat: SeatNumber | None = None
    to: Version | None = None


class TakeBackAnswer(Body):
    """Agreed, or not."""

    seat: SeatNumber | None = None
    agree: bool


class Acted(BaseModel):
    """A move that was taken: entries `first` to `version`."""

    ok: bool
    version: int
    first: int
    state: TableState | None


class TookBack(BaseModel):
    """Whether the take-back is done; else others are asked."""

    ok: bool
    done: bool
    state: TableState


class RefusalShape(BaseModel):
    """Why an action is not allowed."""

    rule: str
    key: str
    params: dict[str, Any]
    message: str
    text: str
    kind: str | None = None


class Reasons(BaseModel):
    """One answer for each action; null for one that is legal."""

    version: int
    answers: list[RefusalShape | None]


class Previewed(BaseModel):
    """The table as it would be after the steps that can be shown."""

    version: int
    seat: int
    done: int
    stopped: Literal["reveals", "refused", "turn"] | None
    refusal: RefusalShape | None
    cost: int
    view: View
    offers: list[OfferShape]
    to_act: list[int]


class Way(BaseModel):
    """Steps to a far place."""

    version: int
    seat: int
    way: list[dict[str, Any]]


class Plans(BaseModel):
    """What the game's bots would tell this seat to do."""

    version: int
    seat: int
    plans: list[dict[str, Any]]


class WhyShape(BaseModel):
    """A reason in words: a message of the game or of all games, and the numbers in it."""

    message: str
    params: dict[str, Any]


class Weighed(BaseModel):
    """An action, what it is worth to the bot in its unit, and why."""

    code: int
    text: str
    value: float
    unit: str
    why: list[WhyShape]


class HintStep(BaseModel):
    """A step by its code, and as `preview` and `act` take it too."""

    code: int
    do: dict[str, Any]


class Hint(BaseModel):
    """What the strongest bot would do: its steps, of which the first `shown` can be previewed; why
    it begins so; the next best, and by how much that is worth less."""

    version: int
    seat: int
    level: str
    steps: list[HintStep]
    shown: int
    choice: Weighed
    other: Weighed | None
    difference: float | None
