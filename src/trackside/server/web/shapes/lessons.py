"""Lessons: the browser keeps how far somebody is, and sends it along."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from trackside.content.lessons.attempts import MOST_PLAYED
from trackside.server.web.shapes.common import Action, Asked, Body, Code, Name, Steps
from trackside.server.web.shapes.state import TableState

Played = tuple[Annotated[StrictInt, Field(ge=-1, le=20)], Code]


class LessonMark(Body):
    """How far somebody is in a lesson."""

    step: Annotated[StrictInt, Field(ge=0, le=100)] = 0
    played: Annotated[list[Played], Field(max_length=MOST_PLAYED)] = []
    here: Annotated[StrictInt, Field(ge=0, le=MOST_PLAYED)] = 0


class Lesson(Body):
    """Where somebody is."""

    mark: LessonMark


class LessonSteps(Lesson):
    """Steps from there."""

    steps: Steps


class LessonWhyNot(Lesson):
    """Actions that are asked about."""

    actions: Asked


class LessonWay(Lesson):
    """The way to a far place, after steps to try."""

    steps: Annotated[list[Action], Field(max_length=200)] = []
    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class LessonStep(BaseModel):
    """What is told, what is pointed at, what is to be tried."""

    model_config = ConfigDict(populate_by_name=True)

    message: str
    kind: Literal["say", "ask", "try", "goal", "play"]
    at: list[str]
    tried: str | None = Field(alias="try")
    rule: str


class LessonShape(BaseModel):
    """A lesson, as keys of messages."""

    id: str
    title: str
    steps: list[LessonStep]


class LessonList(BaseModel):
    """All lessons of a game, in the order in which they are learnt."""

    lessons: list[LessonShape]


class MarkShape(BaseModel):
    """How far somebody is: the browser keeps it and sends it along."""

    step: int
    played: list[list[int]]
    here: int


class LessonState(BaseModel):
    """A lesson under way; its table looks like any other."""

    mark: MarkShape
    state: TableState


class Shown(BaseModel):
    """The move that a lesson asks for, in notation."""

    steps: list[str]
